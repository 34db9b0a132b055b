//! What a table of the Royal Game of Ur may choose (UR-S1).

use pantheon_engine::{OptionKind, OptionSpec, Options as EngineOptions};
use serde::{Deserialize, Serialize};

/// How long a game is: with how many pieces each player races.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// With all pieces that were found with the board.
    #[default]
    Full,
    /// With fewer.
    Short,
    /// With very few, for a few minutes.
    Quick,
}

impl Length {
    /// Every length, the longest first.
    pub const ALL: [Self; 3] = [Self::Full, Self::Short, Self::Quick];
}

/// A table's options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// With how many pieces each player races.
    pub length: Length,
}

impl EngineOptions for Options {
    fn specs() -> Vec<OptionSpec> {
        vec![OptionSpec {
            key: "length",
            kind: OptionKind::Choice(vec!["full", "short", "quick"]),
            default: "full".into(),
        }]
    }

    fn every(_seats: u8) -> Vec<Self> {
        Length::ALL.map(|length| Self { length }).into()
    }
}
