//! What decisions of the Royal Game of Ur are about: the race, rosettes, pieces sent back, and safety.

use pantheon_games::royal_game_of_ur::Action;

use crate::judged::Theme;

/// What decisions can be about.
pub(super) const THEMES: &[Theme] = &[
    Theme {
        name: "race",
        features: &["progress", "home"],
        rules: &["UR-M1", "UR-M6"],
    },
    Theme {
        name: "entering",
        features: &["entered"],
        rules: &["UR-M1"],
    },
    Theme {
        name: "rosettes",
        features: &["turn", "middle-rosette", "own-rosette", "rosette-chance"],
        rules: &["UR-M4", "UR-M5"],
    },
    Theme {
        name: "hits",
        features: &["hit-chance"],
        rules: &["UR-M3"],
    },
    Theme {
        name: "safety",
        features: &["near-risk", "far-risk"],
        rules: &["UR-M3", "UR-M4"],
    },
];

/// The rules that say what an action does.
pub(super) const fn rules_of(action: Action) -> &'static [&'static str] {
    match action {
        Action::Enter | Action::Move(_) => &["UR-M1", "UR-M2"],
        Action::Pass => &["UR-T2"],
    }
}
