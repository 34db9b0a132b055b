//! What the features are about, in words that people know.

use crate::coach::Theme;

/// Every feature belongs to one of them.
pub(super) const THEMES: &[Theme] = &[
    Theme {
        name: "race",
        features: &["progress", "home", "entered"],
    },
    Theme {
        name: "turn",
        features: &["turn"],
    },
    Theme {
        name: "rosettes",
        features: &["middle-rosette", "own-rosette", "rosette-chance"],
    },
    Theme {
        name: "hits",
        features: &["hit-chance"],
    },
    Theme {
        name: "safety",
        features: &["near-risk", "far-risk"],
    },
];
