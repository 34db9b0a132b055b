//! Opponents for every title: random, greedy and searching players.
//!
//! A bot is given [`Knowledge`]: the rules and what its seat may know. The true state isn't part of it, so no bot can
//! cheat. A title joins by implementing [`Judged`].

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "judgements are estimates: counts become floats, and small positive floats become counts"
)]

// The arena and the workshop are for machines with threads and disks: a browser only plays.
#[cfg(not(target_family = "wasm"))]
pub mod arena;
mod bot;
pub mod coach;
pub mod external;
mod greedy;
pub mod hints;
#[cfg(not(target_family = "wasm"))]
mod host;
mod judge;
mod judged;
pub mod levels;
mod maths;
mod noise;
pub mod puzzles;
mod random;
mod roster;
pub mod search;
mod simulation;
mod spec;
mod titles;
#[cfg(test)]
mod toy;
#[cfg(not(target_family = "wasm"))]
pub mod tune;
pub mod weighing;
mod weights;

pub use bot::{Bot, Knowledge, REACTION};
pub use greedy::Greedy;
#[cfg(not(target_family = "wasm"))]
pub use host::{Finished, Host, Thinking};
pub use judge::{Chances, Judge, MAX_FEATURES, won};
pub use judged::{Judged, PlannerParams, Theme};
pub use random::{RandomBot, keep_sensible};
pub use roster::{Opponent, OpponentError, Roster, Situation, roster};
pub use search::Search;
pub use simulation::Simulation;
pub use spec::{Spec, SpecError};
pub use weights::{Weights, WeightsError};
