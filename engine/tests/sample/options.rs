//! What a table of the sample may choose.

use std::marker::PhantomData;

use pantheon_engine::{OptionKind, OptionSpec, Options};
use serde::{Deserialize, Serialize};

use super::flaw::{Flaw, Kind};

/// The options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, bound = "")]
pub(crate) struct SampleOptions<K: Kind> {
    /// How many rounds are played.
    pub rounds: u8,
    /// Whether the lowest bid wins.
    pub lowest: bool,
    /// Which mistake is made.
    #[serde(skip)]
    pub kind: PhantomData<K>,
}

impl<K: Kind> Default for SampleOptions<K> {
    fn default() -> Self {
        Self {
            rounds: 2,
            lowest: false,
            kind: PhantomData,
        }
    }
}

impl<K: Kind> Options for SampleOptions<K> {
    fn specs() -> Vec<OptionSpec> {
        let rounds = if K::FLAW == Flaw::DescribesAnotherDefault {
            3
        } else {
            2
        };
        vec![
            OptionSpec {
                key: "rounds",
                kind: OptionKind::Number { min: 2, max: 3 },
                default: rounds.into(),
            },
            OptionSpec {
                key: "lowest",
                kind: OptionKind::Flag,
                default: false.into(),
            },
        ]
    }

    fn every(_seats: u8) -> Vec<Self> {
        let lowest = if K::FLAW == Flaw::LeavesOptionsOut {
            vec![false]
        } else {
            vec![false, true]
        };
        let with = |rounds, lowest| Self {
            rounds,
            lowest,
            kind: PhantomData,
        };
        lowest
            .into_iter()
            .flat_map(|lowest| [with(2, lowest), with(3, lowest)])
            .collect()
    }
}
