//! The tables that the battery plays at, and how a failure names one.

use std::sync::Arc;

use serde::Serialize;

use super::walk::Walk;
use crate::content::Content;
use crate::game::Game;
use crate::options::Options;

/// The rules of one table, with its options as text.
pub(super) struct Table<G: Game> {
    pub(super) rules: Arc<G>,
    pub(super) options: String,
}

impl<G: Game> Table<G> {
    pub(super) fn new(
        content: &Arc<G::Content>,
        options: G::Options,
        seats: u8,
    ) -> Result<Self, String> {
        let text = json(&options);
        let rules = G::new(Arc::clone(content), options, seats).map_err(|why| {
            format!(
                "{}, {seats} seats, options {text}: can't be set up: {why}",
                G::INFO.id
            )
        })?;
        Ok(Self {
            rules: Arc::new(rules),
            options: text,
        })
    }

    /// A table from what a file or a failure says of it.
    pub(super) fn read(seats: u8, options: &str) -> Result<Self, String> {
        let options = serde_json::from_str(options)
            .map_err(|why| format!("{}: options {options}: {why}", G::INFO.id))?;
        Self::new(&Arc::new(G::Content::built_in()), options, seats)
    }

    /// Every number of seats with every set of options.
    pub(super) fn every() -> Result<Vec<Self>, String> {
        let content = Arc::new(G::Content::built_in());
        let mut tables = Vec::new();
        for seats in G::INFO.min_seats..=G::INFO.max_seats {
            for options in G::Options::every(seats) {
                tables.push(Self::new(&content, options, seats)?);
            }
        }
        if tables.is_empty() {
            Err(format!("{}: there is no table to play at", G::INFO.id))
        } else {
            Ok(tables)
        }
    }

    /// Where a game stands, for a message.
    pub(super) fn place(&self, game: u64, step: u32) -> String {
        format!(
            "{}, {} seats, options {}, game {game}, step {step}",
            G::INFO.id,
            self.rules.seats(),
            self.options
        )
    }
}

/// Leads to the position that a failure names: seats, options, game and step as in its message.
pub fn position<G: Game>(
    seats: u8,
    options: &str,
    game: u64,
    step: u32,
) -> Result<(Arc<G>, G::State), String> {
    let table = Table::read(seats, options)?;
    let mut walk = Walk::<G>::begin(&table, game);
    while walk.step < step {
        walk.advance()?;
    }
    let state = walk.state;
    Ok((table.rules, state))
}

/// A value's canonical text.
pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a title's types are plain data with string keys")
}
