//! The Royal Game of Ur, as Irving Finkel of the British Museum reconstructed it: a race of two for the far end of a
//! board of twenty squares, four and a half thousand years old.
//!
//! Both players bring pieces on to the board by throws of four dice, along a way of fourteen squares: four of their own,
//! eight that both share, two of their own. In the middle a piece sends back whatever it lands on; a rosette gives another
//! throw. Whoever bears off all pieces first wins.
//!
//! The boards are found, the rules are not: a Babylonian tablet of 177 BC tells of a later form of the game. The rules
//! here are the simple form of the reconstruction; `docs/rules/royal-game-of-ur` explains each under its id and says what
//! is ours. What is on the board lives in `content/royal-game-of-ur`.
//!
//! ```
//! use std::sync::Arc;
//! use pantheon_engine::{Content as _, Game, Match, Seed};
//! use pantheon_royal_game_of_ur::{Action, Content, Options, RoyalGameOfUr, Square};
//!
//! let rules = RoyalGameOfUr::new(Arc::new(Content::built_in()), Options::default(), 2)?;
//! let mut game = Match::new(Arc::new(rules), Seed::from_phrase("the standard of Ur"));
//! let seat = game.state().turn;
//! let threw = game.state().throw.count();
//! let refused = game.act(seat, Action::Move(Square::FIRST), 0).unwrap_err();
//! assert!(threw == 0 || refused.to_string().contains("NotThere"));
//! let next = if threw == 0 { Action::Pass } else { Action::Enter };
//! game.act(seat, next, 0).expect("nobody is in the way yet");
//! # Ok::<(), pantheon_engine::SetupError>(())
//! ```

#![cfg_attr(not(test), deny(clippy::float_arithmetic))]
#![cfg_attr(not(test), deny(clippy::disallowed_types))]
#![cfg_attr(not(test), deny(clippy::unwrap_used))]

mod action;
#[cfg(test)]
mod conformance;
mod content;
mod describe;
mod draw;
mod event;
mod laws;
mod options;
#[cfg(test)]
mod refusals;
mod rules;
mod square;
mod state;
mod text;
mod throw;
mod view;
mod violation;

pub use action::Action;
pub use content::{Content, Ground, Motif, Place};
pub use event::Event;
pub use options::{Length, Options};
pub use rules::{Landing, RoyalGameOfUr};
pub use square::{SQUARES, Square, SquareSet};
pub use state::{Ending, PLAYERS, Player, State};
pub use throw::{DICE, Throw};
pub use view::{MoveView, PlayerView, View};
pub use violation::Violation;
