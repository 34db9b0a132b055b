//! Bora Bora, by Stefan Feld (alea, 2013): dice that open actions, and the gods that bend them.
//!
//! Two to four players settle twelve regions of five islands, take in men and women, send priests to the temple,
//! build, and fulfil tasks. In each of six rounds they place three dice, let people act, and evaluate the board.
//!
//! The rules follow the Portuguese rulebook; `docs/rules/bora-bora` explains each under its id. What the rulebook
//! shows only in pictures (most of the map, the status track, prices of jewels, symbols of people) is reconstructed
//! and lives in `content/bora-bora`, where an owner of the game can correct it. The first eleven spaces of a player
//! board are all alike, so they are counted, not numbered.
//!
//! ```
//! use std::sync::Arc;
//! use pantheon_bora_bora::{Action, BoraBora, Content, Options};
//! use pantheon_engine::{Content as _, Game, Match, Seed};
//!
//! let rules = BoraBora::new(Arc::new(Content::built_in()), Options::default(), 3)?;
//! let mut game = Match::new(Arc::new(rules), Seed::from_phrase("an evening on the lagoon"));
//! let last = game.state().order[2];
//! let first_huts = game.legal(last);
//! assert_eq!(first_huts.len(), 4, "four regions have a fish of value 1");
//! game.act(last, first_huts[0], 0).expect("it is listed");
//! let refused = game.act(last, Action::Done, 0).unwrap_err();
//! assert!(refused.to_string().starts_with("refused by a rule: NotNow"));
//! # Ok::<(), pantheon_engine::SetupError>(())
//! ```

#![cfg_attr(not(test), deny(clippy::float_arithmetic))]
#![cfg_attr(not(test), deny(clippy::disallowed_types))]
#![cfg_attr(not(test), deny(clippy::unwrap_used))]

mod action;
mod captions;
#[cfg(test)]
mod conformance;
mod content;
mod describe;
mod draw;
mod event;
mod laws;
mod options;
mod piece;
mod player;
mod progress;
#[cfg(test)]
mod refusals;
mod region;
mod rules;
mod state;
mod task;
mod text;
mod view;
mod violation;

pub use action::{Action, Green};
pub use captions::{Captions, FishCaption, PersonCaption, TaskCaption};
pub use content::{
    Content, Final, FishTile, Gift, Gods, HIGHEST, Helper, JewelTile, Link, People, Person, ROUNDS,
    Rounds, Start, Tasks,
};
pub use event::Event;
pub use options::Options;
pub use piece::{
    Cards, Deed, God, Ground, GroundSet, Jewel, JewelKind, JewelSet, Kind, KindSet, Material, Plot,
    PlotSet, Sex, Space, Way,
};
pub use player::{DICE, Die, Folk, ORDINARY_SPACES, Player, Purse, Source};
pub use progress::{DemandProgress, Goal, GoalProgress, TaskProgress};
pub use region::{Fish, FishKind, FishSet, Island, Path, Region, RegionSet, Terrain};
pub use rules::BoraBora;
pub use state::{
    Decision, Display, Errand, GodCards, JEWELS_A_ROUND, MAX_PLAYERS, POSITIONS, Phase,
    SHOWN_TASKS, State, TEMPLE_SPACES,
};
pub use task::{Demand, LIGHT_TASKS, TaskId, TaskSet};
pub use view::{PlayerView, View};
pub use violation::Violation;
