//! 4 Gods, by Christophe Boelinger (Ludically, 2016): four gods build a world together, all at once, and then quarrel
//! over it.
//!
//! Two to four players place terrain tiles in a square frame, either in real time without turns or in timed turns. At
//! some moment each takes a god and with it prophets, who stand on tiles and found cities. At the end influence comes
//! from cities, from Kingdoms with most prophets, and from the largest and the most Kingdoms of one's god's terrain.
//!
//! The rules follow the English and Portuguese rulebooks; `docs/rules/four-gods` explains each under its id. What the
//! rulebook shows only in pictures (the size of the frame, the 92 tiles) is reconstructed and lives in
//! `content/four-gods`, where an owner of the game can correct it.
//!
//! ```
//! use std::sync::Arc;
//! use pantheon_engine::{Content as _, Game, Match, Seat, Seed};
//! use pantheon_four_gods::{Action, Content, FourGods, God, Options};
//!
//! let rules = FourGods::new(Arc::new(Content::built_in()), Options::default(), 3)?;
//! let mut game = Match::new(Arc::new(rules), Seed::from_phrase("a new world"));
//! for seat in Seat::all(3) {
//!     game.act(seat, Action::Ready, 0).expect("everybody holds two tiles");
//! }
//! let [ana, rui] = [0, 1].map(|number| Seat::new(number).expect("a small number"));
//! game.act(ana, Action::Choose(God::Elves), 900).expect("all gods are free");
//! let refused = game.act(rui, Action::Choose(God::Elves), 901).unwrap_err();
//! assert_eq!(refused.to_string(), "refused by a rule: GodTaken { god: Elves }");
//! # Ok::<(), pantheon_engine::SetupError>(())
//! ```

#![cfg_attr(not(test), deny(clippy::float_arithmetic))]
#![cfg_attr(not(test), deny(clippy::disallowed_types))]
#![cfg_attr(not(test), deny(clippy::unwrap_used))]

mod action;
mod captions;
mod cell;
mod clock;
#[cfg(test)]
mod conformance;
mod content;
mod describe;
mod draw;
mod event;
mod face;
mod imagine;
mod kingdoms;
mod laws;
mod options;
mod rows;
mod rules;
mod scene;
mod state;
mod terrain;
mod text;
mod tile;
mod view;
mod violation;
mod world;

pub use action::Action;
pub use captions::{AreaCaption, Captions, FaceCaption};
pub use cell::{CELLS, Cell, CellSet, Edge, SIDE};
pub use clock::{Alarm, Clock, PENALTIES, Penalties};
pub use content::{Clocks, Content, Influence, Supply};
pub use event::Event;
pub use face::{Corner, Face, FaceError, Rotation};
pub use kingdoms::{Kingdom, Kingdoms};
pub use options::{
    CheckOption, FrameOption, GodsOption, Modes, Options, PaceOption, PairOption, PenaltyOption,
};
pub use rows::{Rows, SLOTS};
pub use rules::{FourGods, shares};
pub use state::{Ending, Held, Latest, Phase, State, Trigger};
pub use terrain::{Colour, God, Terrain};
pub use tile::{Hand, Side, Slot, TILES, TileId, TileSet};
pub use view::{ColourView, HeldView, LandView, TerrainView, View};
pub use violation::{Errand, Violation};
pub use world::{EDGES, Laid, Prophet, Seen, World};
