//! What decisions of 4 Gods are about: cities, Kingdoms, prophets, and tiles that fit.

use pantheon_games::four_gods::Action;

use crate::judged::Theme;

/// What decisions can be about.
pub(super) const THEMES: &[Theme] = &[
    Theme {
        name: "cities",
        features: &["cities", "exposed-cities", "destroyed-cities"],
        rules: &["FG-C1", "FG-X1"],
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
        ],
        rules: &["FG-X2", "FG-X3"],
    },
    Theme {
        name: "largest",
        features: &["largest", "number"],
        rules: &["FG-X5", "FG-X6"],
    },
    Theme {
        name: "markers",
        features: &["marker", "other-marker"],
        rules: &["FG-X9", "FG-X10"],
    },
    Theme {
        name: "prophets",
        features: &["reserve", "gods"],
        rules: &["FG-G1", "FG-G3"],
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
        rules: &["FG-H2", "FG-P1"],
    },
    Theme {
        name: "tempo",
        features: &["turn"],
        rules: &["FG-T1"],
    },
];

/// The rules that say what an action does.
pub(super) const fn rules_of(action: Action) -> &'static [&'static str] {
    match action {
        Action::Pick(_) => &["FG-S9"],
        Action::Ready => &["FG-S7"],
        Action::Choose(_) => &["FG-G1"],
        Action::DrawOne | Action::DrawTwo => &["FG-H2"],
        Action::Place { .. } => &["FG-P1", "FG-P3"],
        Action::Prophet { from: None, .. } => &["FG-G3"],
        Action::Prophet { .. } => &["FG-G3", "FG-G5"],
        Action::Build { .. } => &["FG-C1", "FG-C2"],
        Action::Destroy { .. } => &["FG-D1", "FG-D3"],
        Action::Discard { .. } | Action::DiscardBoth { .. } => &["FG-H4"],
        Action::TurnOver(_) => &["FG-H5"],
        Action::Take(_) => &["FG-H6"],
        Action::PutBack { .. } => &["FG-H8"],
        Action::Pass | Action::Leave | Action::Return => &["FG-E4"],
        Action::EndTurn => &["FG-T1"],
        Action::Challenge(_) => &["FG-M1"],
        Action::GiveUp(_) => &["FG-M6"],
    }
}
