//! What a table of Gods of Rome may choose (GR-S1).

use pantheon_engine::{OptionKind, OptionSpec, Options as EngineOptions};
use serde::{Deserialize, Serialize};

/// How meeples and harvest tiles are laid out (GR-S3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// As in the rulebook's first game.
    FirstGame,
    /// At random within each colour.
    #[default]
    Random,
}

/// A table's options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How meeples and harvest tiles are laid out.
    pub layout: Layout,
    /// Whether each faction has its own power (GR-P).
    pub powers: bool,
    /// Whether each god may be visited only twice (GR-R).
    pub pantheon: bool,
}

impl EngineOptions for Options {
    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec {
                key: "layout",
                kind: OptionKind::Choice(vec!["first-game", "random"]),
                default: "random".into(),
            },
            OptionSpec {
                key: "powers",
                kind: OptionKind::Flag,
                default: false.into(),
            },
            OptionSpec {
                key: "pantheon",
                kind: OptionKind::Flag,
                default: false.into(),
            },
        ]
    }

    fn every(_seats: u8) -> Vec<Self> {
        let mut all = Vec::new();
        for layout in [Layout::FirstGame, Layout::Random] {
            for powers in [false, true] {
                for pantheon in [false, true] {
                    all.push(Self {
                        layout,
                        powers,
                        pantheon,
                    });
                }
            }
        }
        all
    }
}
