//! The levels of each title: data, a bot for each.

use std::collections::BTreeMap;

use crate::judged::Judged;
use crate::spec::Spec;

/// How many levels there are.
pub const LEVELS: u8 = 8;

const FILE: &str = include_str!("../levels.toml");

/// The bot that stands for a level of a title.
pub fn spec<G: Judged>(level: u8) -> Spec {
    let table: BTreeMap<String, Vec<String>> =
        toml::from_str(FILE).expect("a test reads the levels of every title");
    table
        .get(G::INFO.id)
        .and_then(|levels| levels.get(usize::from(level.clamp(1, LEVELS)) - 1))
        .and_then(|text| text.parse().ok())
        .expect("a test reads the levels of every title")
}
