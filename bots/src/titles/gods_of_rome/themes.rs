//! What the features are about, in words that people know.

use crate::coach::Theme;

/// Every feature belongs to one of them.
pub(super) const THEMES: &[Theme] = &[
    Theme {
        name: "victory",
        features: &["victory-points", "victory", "victory-in-hand"],
    },
    Theme {
        name: "favour",
        features: &[
            "favour",
            "favour-share",
            "ready",
            "ready-share",
            "trigger",
            "trigger-in-hand",
            "cost",
        ],
    },
    Theme {
        name: "turn",
        features: &["turn"],
    },
    Theme {
        name: "temples",
        features: &["visits", "own-visit", "filled"],
    },
    Theme {
        name: "control",
        features: &[
            "control-visited",
            "control-open",
            "control-closed",
            "control-own",
            "control-removed",
            "firm",
            "firmest",
            "guarded",
            "tied-visited",
            "tied-unvisited",
            "short",
        ],
    },
    Theme {
        name: "harvest",
        features: &["harvest-unvisited", "harvest-visited"],
    },
    Theme {
        name: "objectives",
        features: &["objectives-unvisited", "objectives-visited"],
    },
    Theme {
        name: "presence",
        features: &["presence", "colours", "meeples", "temples"],
    },
    Theme {
        name: "powers",
        features: &[
            "growth",
            "travel",
            "attack",
            "idle-growth",
            "idle-travel",
            "idle-attack",
            "growth-left",
            "travel-left",
            "attack-left",
            "place-left",
            "card-left",
            "drive-left",
        ],
    },
    Theme {
        name: "blessings",
        features: &["blessings", "own-blessing"],
    },
    Theme {
        name: "patronus",
        features: &["patronus-control", "patronus-firm", "patronus-meeples"],
    },
];
