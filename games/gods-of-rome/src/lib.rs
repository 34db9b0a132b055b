//! Gods of Rome, by António Sousa Lara (PYTHAGORAS, 2023): area control in which temples decide what counts.
//!
//! One to four players lead a faction each. A turn is one of three things: visit a god's temple, activate a slot of
//! one's player board, or score the territories one controls whose gods one is visiting. Favour passes three
//! checkpoints, which give victory points.
//!
//! The rules follow the Portuguese rulebook; `docs/rules/gods-of-rome` explains each under its id. What the rulebook
//! shows only in pictures (the map, the pairs of symbols on the action cards, slot 2) is reconstructed and lives in
//! `content/gods-of-rome`, where an owner of the game can correct it.
//!
//! ```
//! use std::sync::Arc;
//! use pantheon_engine::{Content as _, Game, Match, Seed};
//! use pantheon_gods_of_rome::{Action, Content, God, GodsOfRome, Options};
//!
//! let rules = GodsOfRome::new(Arc::new(Content::built_in()), Options::default(), 3)?;
//! let mut game = Match::new(Arc::new(rules), Seed::from_phrase("an evening in Rome"));
//! let seat = game.state().first;
//! game.act(seat, Action::Choose(God::Neptune), 0).expect("all factions are free");
//! let refused = game.act(seat, Action::Choose(God::Diana), 0).unwrap_err();
//! assert_eq!(refused.to_string(), "refused by a rule: AlreadyLeading { god: Neptune }");
//! # Ok::<(), pantheon_engine::SetupError>(())
//! ```

#![cfg_attr(not(test), deny(clippy::float_arithmetic))]
#![cfg_attr(not(test), deny(clippy::disallowed_types))]
#![cfg_attr(not(test), deny(clippy::unwrap_used))]

mod action;
mod board;
mod captions;
mod card;
#[cfg(test)]
mod conformance;
mod content;
mod describe;
mod draw;
mod event;
mod god;
mod laws;
mod options;
#[cfg(test)]
mod refusals;
mod rules;
mod state;
mod territory;
mod text;
mod view;
mod violation;

pub use action::Action;
pub use board::Board;
pub use captions::{Captions, CardCaption, GodCaption, LandCaption};
pub use card::{CardId, CardSet, Objective, ObjectiveSet, OpenCard, Slot, Symbol, Symbols};
pub use content::{Content, Holding, ObjectiveValues, Pieces};
pub use event::Event;
pub use god::{God, GodSet};
pub use options::{Layout, Options};
pub use rules::{Gains, GodsOfRome, TerritoryGain};
pub use state::{Decision, Ending, Player, State, Tally};
pub use territory::{TERRITORIES, Territory, TerritorySet};
pub use view::{PlayerView, Racer, Space, TempleView, TerritoryView, View};
pub use violation::{Deed, Violation};
