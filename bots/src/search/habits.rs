//! How a search goes about it.

use serde::{Deserialize, Serialize};

/// How playouts choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// Any legal action.
    Uniform,
    /// Of so many legal actions drawn at random, the one that looks best at first sight.
    Urged(u8),
    /// Of so many legal actions drawn at random, the one that leads to the best judgement.
    Judged(u8),
}

/// How a search prefers one action to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preference {
    /// By what it brought, and by what the judge promises of it for as long as it was little tried (PUCT).
    Promise,
    /// By what it brought, and by how little it was tried (UCB1). What was never tried goes first.
    Curiosity,
}

/// How a search goes about it. Every title has its own; a player may change any of them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Habits {
    /// What is preferred.
    pub preference: Preference,
    /// How strongly what is promising but little tried is preferred to what has done well.
    pub exploration: f32,
    /// How many actions of a list are considered at first…
    pub width: f32,
    /// …and with which power of the visits more are.
    pub widening: f32,
    /// How many visits a position takes before its actions are judged.
    pub patience: u32,
    /// How many actions of a list are judged; the rest goes by first sight.
    pub shortlist: u16,
    /// How evenly the judgement spreads attention over actions: high is even.
    pub heat: f32,
    /// By how much an action that was never tried is held to be worse than its position.
    pub caution: f32,
    /// How many decisions a playout goes on before the position is judged. It then goes on to a quiet one.
    pub horizon: u16,
    /// How playouts choose.
    pub policy: Policy,
    /// How much playouts trust what an action has brought on average; 0 is not at all.
    pub averages: f32,
}

impl Habits {
    /// Where a title starts from.
    pub const DEFAULT: Self = Self {
        preference: Preference::Promise,
        exploration: 1.0,
        width: 4.0,
        widening: 0.5,
        patience: 2,
        shortlist: 32,
        heat: 1.0,
        caution: 0.05,
        horizon: 4,
        policy: Policy::Urged(3),
        averages: 0.0,
    };

    /// The plain search that ours is measured against: nothing is known of the title, and playouts are random to
    /// the end.
    pub const PLAIN: Self = Self {
        preference: Preference::Curiosity,
        exploration: 0.7,
        width: 1.0e9,
        widening: 0.0,
        patience: u32::MAX,
        shortlist: 0,
        heat: 1.0,
        caution: 0.0,
        horizon: u16::MAX,
        policy: Policy::Uniform,
        averages: 0.0,
    };

    /// How many actions are considered after so many visits.
    pub fn considered(&self, visits: u32) -> usize {
        (self.width * (visits as f32).max(1.0).powf(self.widening)).max(1.0) as usize
    }
}
