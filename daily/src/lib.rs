//! The daily deal: one game a day and title, the same for everybody, against bots that think by iterations.
//!
//! A [`Deal`] follows from a title and a [`Day`]: seed, seats, options, level. A [`Daily`] is that game being played, by
//! somebody in one seat and bots in the others. What bots do and when follows from the deal and from what the player did,
//! so a record proves all of it: [`Claim::prove`] plays the player's inputs again and wants the same game.
//!
//! There is no clock here. Where several may act, time is counted and doesn't run ([`TEMPO`]): somebody who thinks for an
//! hour loses nothing.
//!
//! ```
//! use pantheon_daily::{Daily, Day, Deal, Stands};
//!
//! let title = pantheon_games::title(pantheon_games::samples::in_turns()).unwrap();
//! let deal = Deal::of(&*title, "2026-11-19".parse().unwrap()).unwrap();
//! let mut game = Daily::begin(&*title, deal).unwrap();
//! while let Stands::Person { .. } = game.advance().unwrap() {
//!     let first = game.legal().remove(0);
//!     game.act(&first.action).unwrap();
//! }
//! let record = game.record().unwrap().to_text();
//! let proven = pantheon_daily::Claim::read(&record).unwrap().prove().unwrap();
//! assert_eq!(proven.day.to_string(), "2026-11-19");
//! ```

mod claim;
mod day;
mod deal;
mod game;

pub use claim::{Claim, MAX_RECORD, Proven, Unproven};
pub use day::{BadDay, Day};
pub use deal::{Deal, MAX_LEVEL, VERSION};
pub use game::{Daily, Deed, MAX_INPUTS, Play, PlayError, Score, Stands, TEMPO};
