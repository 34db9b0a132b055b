//! What decisions of DEUS are about: columns, temples, hands, land and armies.

use pantheon_games::deus::Action;

use crate::judged::Theme;

/// What decisions can be about.
pub(super) const THEMES: &[Theme] = &[
    Theme {
        name: "points",
        features: &["points"],
        rules: &["DE-E2"],
    },
    Theme {
        name: "temples",
        features: &["temple-points", "temple-room", "temples", "temple-in-hand"],
        rules: &["DE-M1", "DE-M6"],
    },
    Theme {
        name: "majorities",
        features: &["majorities"],
        rules: &["DE-E2"],
    },
    Theme {
        name: "supplies",
        features: &[
            "gold",
            "gold-beyond-ten",
            "resource-kinds",
            "resources",
            "resources-beyond-three",
            "resource-sets",
            "production-buildings",
        ],
        rules: &["DE-B3"],
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
            "maritime-cards",
            "production-cards",
            "scientific-cards",
            "civil-cards",
            "military-cards",
        ],
        rules: &["DE-O1", "DE-O4"],
    },
    Theme {
        name: "columns",
        features: &[
            "rows",
            "column-points",
            "column-gold",
            "column-resources",
            "column-cards",
            "column-pieces",
            "column-marches",
        ],
        rules: &["DE-B10"],
    },
    Theme {
        name: "pieces",
        features: &["second-pieces", "more-pieces", "piece-to-place"],
        rules: &["DE-B1", "DE-O3"],
    },
    Theme {
        name: "land",
        features: &["regions", "terrains"],
        rules: &["DE-B5"],
    },
    Theme {
        name: "armies",
        features: &["armies", "siege", "marches"],
        rules: &["DE-V1", "DE-V2"],
    },
    Theme {
        name: "tempo",
        features: &["turn"],
        rules: &["DE-T1"],
    },
];

/// The rules that say what an action does.
pub(super) const fn rules_of(action: Action) -> &'static [&'static str] {
    match action {
        Action::Draft(_) => &["DE-Y1"],
        Action::Build(_) => &["DE-B1", "DE-B2"],
        Action::Hide { .. } => &["DE-Y3"],
        Action::Pay(_) => &["DE-B3"],
        Action::Place(_) => &["DE-B4", "DE-B5"],
        Action::Settle(_) => &["DE-B9"],
        Action::Use
        | Action::Decline
        | Action::Sell(_)
        | Action::Activate(_)
        | Action::Raid(_)
        | Action::Rob(_) => &["DE-B10"],
        Action::Done => &["DE-B10", "DE-O1"],
        Action::Take(_) => &["DE-B10", "DE-O2"],
        Action::Exchange(_) => &["DE-R5"],
        Action::Gain(_) => &["DE-O3"],
        Action::Discard(_) => &["DE-R4"],
        Action::March(_) | Action::Step(_) => &["DE-A1"],
        Action::Offer(_) | Action::Add(_) => &["DE-O1"],
        Action::Invoke(_) => &["DE-O2"],
    }
}
