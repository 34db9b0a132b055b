//! What decisions of Gods of Rome are about: favour, temples, control, and the symbols that move meeples.

use pantheon_games::gods_of_rome::Action;

use crate::judged::Theme;

/// What decisions can be about.
pub(super) const THEMES: &[Theme] = &[
    Theme {
        name: "scoring",
        features: &[
            "victory-points",
            "victory",
            "victory-in-hand",
            "favour",
            "favour-share",
            "ready",
            "ready-share",
            "trigger",
            "trigger-in-hand",
            "cost",
        ],
        rules: &["GR-C1", "GR-C4", "GR-K1"],
    },
    Theme {
        name: "temples",
        features: &["visits", "own-visit", "filled", "blessings", "own-blessing"],
        rules: &["GR-V1", "GR-V3"],
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
        rules: &["GR-C3"],
    },
    Theme {
        name: "harvest",
        features: &["harvest-unvisited", "harvest-visited"],
        rules: &["GR-C4", "GR-C5"],
    },
    Theme {
        name: "objectives",
        features: &["objectives-unvisited", "objectives-visited"],
        rules: &["GR-C4"],
    },
    Theme {
        name: "meeples",
        features: &[
            "presence",
            "colours",
            "meeples",
            "temples",
            "place-left",
            "drive-left",
        ],
        rules: &["GR-A4", "GR-A6"],
    },
    Theme {
        name: "slots",
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
            "card-left",
        ],
        rules: &["GR-A1", "GR-A2"],
    },
    Theme {
        name: "patronus",
        features: &["patronus-control", "patronus-firm", "patronus-meeples"],
        rules: &["GR-L1"],
    },
    Theme {
        name: "tempo",
        features: &["turn"],
        rules: &["GR-T1"],
    },
];

/// The rules that say what an action does.
pub(super) const fn rules_of(action: Action) -> &'static [&'static str] {
    match action {
        Action::Choose(_) => &["GR-F1"],
        Action::Visit(_) => &["GR-V1", "GR-V3"],
        Action::Place(_) => &["GR-V4"],
        Action::Activate(_) => &["GR-A1", "GR-A2"],
        Action::Score => &["GR-C1", "GR-C4"],
        Action::Decline => &["GR-K3"],
        Action::Grow(_) | Action::Regroup(_) => &["GR-A4"],
        Action::Build(_) | Action::Take(_) | Action::Lay(_) => &["GR-A8"],
        Action::Travel(_) | Action::Move(_) => &["GR-A5"],
        Action::Gather(_) | Action::Summon(_) => &["GR-A9"],
        Action::Attack(_) => &["GR-A6"],
        Action::Smite(_) => &["GR-A10"],
        Action::Push { .. } => &["GR-A6", "GR-A10"],
        Action::Done => &["GR-A2"],
    }
}
