//! What the features are about, in words that people know.

use crate::coach::Theme;

/// Every feature belongs to one of them.
pub(super) const THEMES: &[Theme] = &[
    Theme {
        name: "points",
        features: &["points"],
    },
    Theme {
        name: "temples",
        features: &["temple-points", "temple-room", "temples", "temple-in-hand"],
    },
    Theme {
        name: "majorities",
        features: &["majorities"],
    },
    Theme {
        name: "goods",
        features: &[
            "gold",
            "gold-beyond-ten",
            "resource-kinds",
            "resources",
            "resources-beyond-three",
            "resource-sets",
        ],
    },
    Theme {
        name: "hand",
        features: &[
            "cards",
            "cards-beyond-five",
            "new-cards",
            "best-card",
            "second-card",
            "other-cards",
            "types-at-hand",
        ],
    },
    Theme {
        name: "pieces",
        features: &["second-pieces", "more-pieces", "piece-to-place"],
    },
    Theme {
        name: "columns",
        features: &[
            "maritime-cards",
            "production-cards",
            "scientific-cards",
            "civil-cards",
            "military-cards",
            "rows",
            "column-points",
            "column-gold",
            "column-resources",
            "column-cards",
            "column-pieces",
            "column-marches",
        ],
    },
    Theme {
        name: "land",
        features: &["regions", "terrains", "production-buildings"],
    },
    Theme {
        name: "war",
        features: &["armies", "siege", "marches"],
    },
    Theme {
        name: "turn",
        features: &["turn"],
    },
];
