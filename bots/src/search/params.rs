//! The parameters of a search.

use serde::{Deserialize, Serialize};

use crate::maths::pow;

/// How playouts choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// Any legal action.
    Uniform,
    /// Of so many legal actions drawn at random, the one that looks best at first sight.
    Prior(u8),
    /// Of so many legal actions drawn at random, the one that leads to the best judgement.
    Judged(u8),
}

/// How a search selects the next action to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Selection {
    /// By what it brought, and by what the judge promises of it for as long as it was little tried (PUCT).
    Puct,
    /// By what it brought, and by how little it was tried (UCB1). What was never tried goes first.
    Ucb1,
}

/// The parameters of a search. Every title has its own; a player may change any of them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchParams {
    /// How the next action to try is selected.
    pub selection: Selection,
    /// How strongly what is promising but little tried is preferred to what has done well.
    pub exploration: f32,
    /// How many actions of a list are considered at first…
    pub width: f32,
    /// …and with which power of the visits more are.
    pub widening: f32,
    /// How many visits a position takes before it is expanded: its actions are judged.
    pub expansion_visits: u32,
    /// How many actions of a list are judged; the rest goes by first sight.
    pub shortlist: u16,
    /// The temperature of the priors: how evenly the judgement spreads attention over actions. High is even.
    pub temperature: f32,
    /// First-play urgency: by how much an action that was never tried is held to be worse than its position.
    pub fpu_reduction: f32,
    /// How many decisions a playout goes on before the position is judged. It then goes on to a quiet one.
    pub horizon: u16,
    /// How playouts choose.
    pub policy: Policy,
    /// How much playouts trust what an action has brought on average, wherever it was taken (MAST); 0 is not at all.
    pub averages: f32,
}

impl SearchParams {
    /// Where a title starts from.
    pub const DEFAULT: Self = Self {
        selection: Selection::Puct,
        exploration: 1.0,
        width: 4.0,
        widening: 0.5,
        expansion_visits: 2,
        shortlist: 32,
        temperature: 1.0,
        fpu_reduction: 0.05,
        horizon: 4,
        policy: Policy::Prior(3),
        averages: 0.0,
    };

    /// The plain search that ours is measured against: nothing is known of the title, and playouts are random to
    /// the end.
    pub const PLAIN: Self = Self {
        selection: Selection::Ucb1,
        exploration: 0.7,
        width: 1.0e9,
        widening: 0.0,
        expansion_visits: u32::MAX,
        shortlist: 0,
        temperature: 1.0,
        fpu_reduction: 0.0,
        horizon: u16::MAX,
        policy: Policy::Uniform,
        averages: 0.0,
    };

    /// How many actions are considered after so many visits.
    pub fn considered(&self, visits: u32) -> usize {
        (self.width * pow((visits as f32).max(1.0), self.widening)).max(1.0) as usize
    }
}
