//! What decides which puzzles are found.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::spec::Spec;

/// How puzzles are looked for. The same plan finds the same.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The bot that plays the games, in every seat.
    pub players: String,
    /// How many iterations a first look at a decision takes.
    pub scout: u32,
    /// In how many worlds the actions are weighed that look good then; twice as many confirm it.
    pub worlds: u32,
    /// By how much the best action must be better than any other, as a chance to win.
    pub margin: f32,
    /// Of the decisions that somebody who looks one step ahead gets right, one of so many is looked at.
    pub easy: u32,
    /// At most so many puzzles are taken from one game…
    pub most: usize,
    /// …and this far apart, in steps.
    pub apart: u32,
}

impl Plan {
    /// Whether it can be carried out the same way again.
    pub fn players(&self) -> Option<Spec> {
        let spec: Spec = self.players.parse().ok()?;
        (!spec.is_command()).then_some(spec)
    }
}

/// One game to be looked through.
#[derive(Clone, Copy, Debug)]
pub struct MineRequest<'a> {
    /// How many sit at the table.
    pub seats: u8,
    /// The table's options that differ from their defaults.
    pub options: &'a Value,
    /// The seed of all games.
    pub seed: u64,
    /// Which game it is.
    pub game: u64,
    /// How to look.
    pub plan: &'a Plan,
}

impl MineRequest<'_> {
    /// What the game's seed is made of.
    pub(super) fn phrase(&self) -> String {
        format!("puzzles {} game {}", self.seed, self.game)
    }

    /// A number for some luck of the game.
    pub(super) fn number(&self, what: &str, of: u64) -> u64 {
        let phrase = self.phrase();
        let of = of.to_le_bytes();
        let digest = pantheon_engine::Digest::of(&[phrase.as_bytes(), what.as_bytes(), &of]);
        let first = digest.bytes().first_chunk().expect("a digest has 32 bytes");
        u64::from_le_bytes(*first)
    }
}
