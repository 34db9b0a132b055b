//! DEUS, by Sébastien Dujardin (Pearl Games, 2014): build a card, and all cards below it work again.
//!
//! Two to four players settle a map of hexes. A turn is one of two things: build a card, which puts a piece on the map
//! and carries out the whole column of its colour from the bottom up, or offer cards to a god for help and a new hand.
//! Surrounded barbarian villages fall to whoever has most armies around them; temples score at the end.
//!
//! The rules follow the Portuguese rulebook; `docs/rules/deus` explains each under its id. What the rulebook shows only
//! in pictures (the tiles, the map's shapes, and the cards but for a few whose words its English edition carries) is
//! reconstructed and lives in `content/deus`, where an owner of the game can correct it. Card effects are a small vocabulary ([`Effect`]) that the rules interpret.
//!
//! ```
//! use std::sync::Arc;
//! use pantheon_deus::{Action, Content, Deus, Options};
//! use pantheon_engine::{Content as _, Game, Match, Seed};
//!
//! let rules = Deus::new(Arc::new(Content::built_in()), Options::default(), 2)?;
//! let mut game = Match::new(Arc::new(rules), Seed::from_phrase("an evening with the gods"));
//! let seat = game.state().first;
//! let offer = game.legal(seat).into_iter().find(|action| matches!(action, Action::Offer(_)));
//! game.act(seat, offer.expect("a player always holds a card"), 0).expect("it is listed");
//! let refused = game.act(seat, Action::Use, 0).unwrap_err();
//! assert!(refused.to_string().starts_with("refused by a rule: NotNow"));
//! # Ok::<(), pantheon_engine::SetupError>(())
//! ```

#![cfg_attr(not(test), deny(clippy::float_arithmetic))]
#![cfg_attr(not(test), deny(clippy::disallowed_types))]
#![cfg_attr(not(test), deny(clippy::unwrap_used))]

mod action;
mod captions;
mod card;
mod card_text;
#[cfg(test)]
mod conformance;
mod content;
mod describe;
mod draw;
mod effect;
mod event;
mod kind;
mod laws;
mod map;
mod names;
mod numbers;
mod options;
#[cfg(test)]
mod refusals;
mod region;
mod rules;
mod state;
mod text;
mod view;
mod violation;

pub use action::{Action, Payment};
pub use captions::{Captions, CardCaption};
pub use card::{CardId, CardSet, Column, Design, MAX_CARDS, MAX_COLUMN};
pub use content::{CardFace, Content};
pub use effect::{Armies, Cost, Count, Effect, Gain};
pub use event::Event;
pub use kind::{Colour, Kind, Resource, Terrain};
pub use map::{Face, Hex, Laid, Layout, Side};
pub use numbers::{Gift, Gifts, Gods, Hands, Numbers, Pieces, Prices, Scoring, Start};
pub use options::{CitySize, Map, Options, Start as StartOption};
pub use region::{MAX_REGIONS, Region, RegionSet};
pub use rules::Deus;
pub use state::{Decision, Ending, LastRound, Player, State, Stock, Wild};
pub use view::{CardView, PlayerView, Price, Siege, View};
pub use violation::{CardUse, Violation};
