//! Puzzles: positions of games between strong bots in which one decision is clearly best, from what its seat may know.
//!
//! [`mine_game`] plays a game and looks through its decisions; a [`Journal`] keeps what was found; [`choose`] picks a
//! spread of it; a [`Collection`] is what ships, and [`Collection::open`] sets up the position of one of its puzzles.

#[cfg(not(target_family = "wasm"))]
mod choose;
mod collection;
#[cfg(not(target_family = "wasm"))]
mod difference;
#[cfg(not(target_family = "wasm"))]
mod grade;
#[cfg(not(target_family = "wasm"))]
mod journal;
#[cfg(not(target_family = "wasm"))]
mod mine;
#[cfg(not(target_family = "wasm"))]
mod plan;
mod puzzle;

#[cfg(not(target_family = "wasm"))]
pub use choose::choose;
pub use collection::{Collection, PuzzleError};
#[cfg(not(target_family = "wasm"))]
pub use journal::{Header, Journal, JournalError};
#[cfg(not(target_family = "wasm"))]
pub use mine::{Mined, mine_game, recheck};
#[cfg(not(target_family = "wasm"))]
pub use plan::{MineRequest, Plan};
pub use puzzle::{Deal, Phase, Played, Puzzle, Tried, Verdict};

/// The theme of a decision by which the others lose more than one gains in any theme of one's own.
pub const RIVALS: &str = "rivals";
