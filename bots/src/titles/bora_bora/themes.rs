//! What the features are about, in words that people know.

use crate::coach::Theme;

/// Every feature belongs to one of them.
pub(super) const THEMES: &[Theme] = &[
    Theme {
        name: "points",
        features: &["points", "pending"],
    },
    Theme {
        name: "status",
        features: &["status", "status-steps", "turn-order"],
    },
    Theme {
        name: "temple",
        features: &["priests", "priests-later", "priests-at-hand", "temple-lead"],
    },
    Theme {
        name: "gods",
        features: &[
            "god-tiles",
            "offerings",
            "blue",
            "white",
            "red",
            "green",
            "yellow",
            "payable",
        ],
    },
    Theme {
        name: "jewels",
        features: &["jewels", "shells", "jewel-in-reach"],
    },
    Theme {
        name: "islands",
        features: &["regions", "fish-safe", "fish-open", "paths"],
    },
    Theme {
        name: "people",
        features: &[
            "people",
            "men-up",
            "women-up",
            "people-now",
            "people-later",
            "room",
            "twelfth-huts",
        ],
    },
    Theme {
        name: "building",
        features: &[
            "materials",
            "site",
            "second-site",
            "buildings",
            "easy-tiles",
        ],
    },
    Theme {
        name: "tasks",
        features: &[
            "tasks-firm",
            "tasks-fragile",
            "tasks-near",
            "task-ready",
            "task-aided",
        ],
    },
    Theme {
        name: "goals",
        features: &["goals", "goals-near"],
    },
    Theme {
        name: "dice",
        features: &["dice-open", "dice-shut", "dice-faces"],
    },
];
