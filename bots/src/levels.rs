//! The levels of a title: data, a bot for each.

use serde::Deserialize;

use crate::judged::Judged;
use crate::spec::Spec;

/// How many levels there are.
pub const LEVELS: u8 = 8;

/// A title's `levels.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    levels: Vec<String>,
}

/// The bot that stands for a level of a title.
pub fn spec<G: Judged>(level: u8) -> Spec {
    let file: File = toml::from_str(G::LEVELS).expect("a test reads the levels of every title");
    file.levels
        .get(usize::from(level.clamp(1, LEVELS)) - 1)
        .and_then(|text| text.parse().ok())
        .expect("a test reads the levels of every title")
}
