//! The arena: bots meet, everybody sits everywhere, and the results say who is stronger and how surely.
//!
//! [`Plan`] says which games there are, [`Journal`] keeps what was played, [`play_missing`] plays the rest, and
//! [`Report`] counts. Only one game ([`play_game`]) knows a title's types.

mod entrant;
mod game;
mod interval;
mod journal;
mod matrix;
mod plan;
mod rating;
mod report;
mod run;

pub use entrant::{Entrant, entrants};
pub use game::{ArenaError, ArenaGame, GameRequest, SeatResult, play_game};
pub use interval::{Estimate, Rate};
pub use journal::{Header, Journal, JournalError, Player};
pub use plan::{GameId, Pairing, Plan, PlanError};
pub use rating::{Ratings, Result as PairResult};
pub use report::{BotLine, Meeting, Report, SeatLine, Think, Troubles};
pub use run::{Bout, Played, play_missing};
