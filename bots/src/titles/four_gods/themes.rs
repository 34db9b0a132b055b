//! What the features are about, in words that people know.

use crate::coach::Theme;

/// Every feature belongs to one of them.
pub(super) const THEMES: &[Theme] = &[
    Theme {
        name: "score",
        features: &["marker", "other-marker"],
    },
    Theme {
        name: "cities",
        features: &["cities", "exposed-cities", "destroyed-cities"],
    },
    Theme {
        name: "kingdoms",
        features: &[
            "kingdoms",
            "ahead",
            "level",
            "behind",
            "margin",
            "growth",
            "footholds",
            "largest",
            "number",
        ],
    },
    Theme {
        name: "gods",
        features: &["gods", "reserve"],
    },
    Theme {
        name: "tiles",
        features: &[
            "tiles-that-fit",
            "tiles-that-do-not",
            "prospect",
            "row",
            "row-full",
        ],
    },
    Theme {
        name: "turn",
        features: &["turn"],
    },
];
