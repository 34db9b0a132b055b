//! What decisions of Bora Bora are about: dice, huts, people, buildings, the temple, status, gods, jewels and tasks.

use pantheon_games::bora_bora::Action;

use crate::judged::Theme;

/// What decisions can be about.
pub(super) const THEMES: &[Theme] = &[
    Theme {
        name: "points",
        features: &["points", "pending"],
        rules: &["BB-A8"],
    },
    Theme {
        name: "status",
        features: &["status", "status-steps", "turn-order", "men-up"],
        rules: &["BB-A9", "BB-C1"],
    },
    Theme {
        name: "temple",
        features: &[
            "priests",
            "priests-later",
            "priests-at-hand",
            "temple-lead",
            "god-tiles",
        ],
        rules: &["BB-A10", "BB-C2"],
    },
    Theme {
        name: "jewels",
        features: &["jewels", "shells", "jewel-in-reach", "women-up"],
        rules: &["BB-C3"],
    },
    Theme {
        name: "island",
        features: &["regions", "fish-safe", "fish-open", "paths"],
        rules: &["BB-A4", "BB-A5"],
    },
    Theme {
        name: "people",
        features: &[
            "room",
            "twelfth-huts",
            "people",
            "people-now",
            "people-later",
        ],
        rules: &["BB-A7", "BB-B1"],
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
        rules: &["BB-A11"],
    },
    Theme {
        name: "gods",
        features: &[
            "offerings",
            "blue",
            "white",
            "red",
            "green",
            "yellow",
            "payable",
        ],
        rules: &["BB-G1"],
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
        rules: &["BB-C4"],
    },
    Theme {
        name: "goals",
        features: &["goals", "goals-near"],
        rules: &["BB-E3"],
    },
    Theme {
        name: "dice",
        features: &["dice-open", "dice-shut", "dice-faces"],
        rules: &["BB-A2", "BB-A3"],
    },
];

/// The rules that say what an action does.
pub(super) const fn rules_of(action: Action) -> &'static [&'static str] {
    match action {
        Action::Place { .. } => &["BB-A1", "BB-A2"],
        Action::Pay(_) => &["BB-G1", "BB-G2"],
        Action::Settle(_) => &["BB-A4"],
        Action::TakeHut(_) | Action::Lay(_) => &["BB-A5"],
        Action::TakePerson(_) | Action::House(_) => &["BB-A7"],
        Action::Tattoo(_)
        | Action::Collect(_)
        | Action::ScorePoint
        | Action::TakeMaterial(_)
        | Action::MoveHut => &["BB-A8"],
        Action::TakeOffering | Action::TakeCard(_) | Action::DrawCard => &["BB-A8", "BB-R7"],
        Action::SendPriest(_) => &["BB-A10"],
        Action::Build(_) | Action::BuildOn(_) => &["BB-A11"],
        Action::TakeStatus | Action::TakeShell => &["BB-A12"],
        Action::Use { .. } => &["BB-B1", "BB-B4"],
        Action::Buy(_) => &["BB-C3"],
        Action::Fulfil(_) | Action::Discard(_) | Action::TakeTask(_) => &["BB-C4"],
        Action::FulfilWith { .. } => &["BB-C4", "BB-G7"],
        Action::Done => &["BB-R6"],
    }
}
