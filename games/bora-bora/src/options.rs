//! What a table of Bora Bora may choose: nothing; the rules are the same for all.

use pantheon_engine::{OptionSpec, Options as EngineOptions};
use serde::{Deserialize, Serialize};

/// A table's options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

impl EngineOptions for Options {
    fn specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn every(_seats: u8) -> Vec<Self> {
        vec![Self {}]
    }
}
