//! A position: a plain value of less than 4 KiB.

use pantheon_engine::secret::{Secret, snapshot};
use pantheon_engine::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cell::Cell;
use crate::clock::Clock;
use crate::options::Modes;
use crate::rows::Rows;
use crate::terrain::{Colour, God};
use crate::tile::{Hand, Side, TileId, TileSet};
use crate::world::World;

pub(crate) use crate::rows::SLOTS;

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 4;
const _: () = assert!(MAX_PLAYERS <= MAX_SEATS);

/// A tile in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The tile.
    pub tile: TileId,
    /// Whose row it was taken from, if not from the bag (FG-H7).
    pub origin: Option<Seat>,
    /// The side that others saw when it was taken (FG-H9).
    pub shown: Option<Side>,
}

/// A player's hands.
pub(crate) type Hands = [Option<Held>; 2];

/// The newest tile of a player, until that player's next command (FG-M2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Latest {
    /// Where it lies.
    pub cell: Cell,
    /// The hand it came from.
    pub hand: Hand,
    /// The row it was taken from before.
    pub origin: Option<Seat>,
}

/// Why the last part of a game began (FG-E1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// The World is full.
    WorldFull,
    /// The bag is empty.
    BagEmpty,
    /// It has lasted as long as a game may (FG-N6).
    LongEnough,
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The last part ran out (FG-E2, FG-E3).
    Complete(Trigger),
    /// All passed (FG-E4).
    AllPassed,
    /// Nothing was drawn, placed, built or chosen for too long (FG-N6).
    StoodStill,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Colours are picked and players say that they are ready (FG-S7, FG-S9).
    Preparing,
    /// Play.
    Playing,
    /// Nothing: the game is over.
    Over(Ending),
}

/// A position of 4 Gods.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// How the table plays.
    pub modes: Modes,
    /// What is going on.
    pub phase: Phase,
    /// The World.
    pub world: World,
    /// The discard rows.
    pub rows: Rows,
    /// What is in the players' hands.
    #[serde(with = "snapshot")]
    pub(crate) hands: Secret<[Hands; MAX_PLAYERS]>,
    /// What is left in the bag.
    #[serde(with = "snapshot")]
    pub(crate) bag: Secret<TileSet>,
    /// City tokens beside the frame.
    pub tokens: u8,
    /// City tokens kept by destroyers, by colour (FG-D3).
    pub razed: [u8; 4],
    /// Prophets in reserve by colour.
    pub reserve: [u8; 4],
    /// Prophets out of the game by colour.
    pub lost: [u8; 4],
    /// Whose each colour is.
    pub owners: [Option<Seat>; 4],
    /// The god that scores for each colour (FG-X11).
    #[serde(with = "snapshot")]
    pub(crate) gods: Secret<[Option<God>; 4]>,
    /// Who is ready to begin.
    pub ready: SeatSet,
    /// Whose pass stands, in either pace (FG-E4, FG-T3).
    pub passed: SeatSet,
    /// Who left the table.
    pub left: SeatSet,
    /// The tile on which each seat may still put a prophet (FG-G3).
    pub fresh: [Option<Cell>; MAX_PLAYERS],
    /// Each seat's newest tile, if it would still go back to the hand (FG-M2).
    pub latest: [Option<Latest>; MAX_PLAYERS],
    /// Prophets that each seat owes until it has a god (FG-M6).
    pub debts: [u8; MAX_PLAYERS],
    /// Whose turn it is, in timed play.
    pub turn: Seat,
    /// Whether the turn is more than turnings so far (FG-T3).
    pub busy: bool,
    /// How many turns are over.
    pub turns: u16,
    /// Who still gets a last turn, once those have begun (FG-E3).
    pub last: Option<SeatSet>,
    /// Why the last part began, if it did.
    pub trigger: Option<Trigger>,
    /// All that is due at some time.
    pub clock: Clock,
}

impl State {
    /// What a seat has in its hands.
    #[inline]
    pub(crate) const fn hands(&self, seat: Seat) -> &Hands {
        &self.hands.inside()[seat.index()]
    }

    /// What a seat has in one hand.
    #[inline]
    pub const fn held(&self, seat: Seat, hand: Hand) -> Option<Held> {
        self.hands(seat)[hand as usize]
    }

    #[inline]
    pub(crate) const fn held_mut(&mut self, seat: Seat, hand: Hand) -> &mut Option<Held> {
        &mut self.hands.inside_mut()[seat.index()][hand as usize]
    }

    /// A seat's first free hand.
    #[inline]
    pub fn free_hand(&self, seat: Seat) -> Option<Hand> {
        Hand::ALL
            .into_iter()
            .find(|&hand| self.held(seat, hand).is_none())
    }

    /// Whether both of a seat's hands are empty (FG-H2).
    #[inline]
    pub const fn hands_empty(&self, seat: Seat) -> bool {
        let hands = self.hands(seat);
        hands[0].is_none() && hands[1].is_none()
    }

    /// How many tiles are left in the bag.
    #[inline]
    pub const fn bag_count(&self) -> u8 {
        self.bag.inside().len()
    }

    /// The tiles in the bag.
    #[inline]
    pub const fn in_bag(&self) -> TileSet {
        *self.bag.inside()
    }

    /// The tiles in hands and rows.
    pub fn at_hand(&self) -> TileSet {
        let mut at_hand = TileSet::EMPTY;
        for laid in self.rows.all() {
            at_hand.set(laid.tile, true);
        }
        for held in self.hands.inside().as_flattened().iter().flatten() {
            at_hand.set(held.tile, true);
        }
        at_hand
    }

    /// A seat's colours, lowest first.
    #[inline]
    pub fn colours(&self, seat: Seat) -> impl Iterator<Item = Colour> + Clone + use<> {
        let owners = self.owners;
        Colour::ALL
            .into_iter()
            .filter(move |colour| owners[colour.index()] == Some(seat))
    }

    /// Whether a seat has a god (FG-G1), and so prophets.
    #[inline]
    pub fn has_god(&self, seat: Seat) -> bool {
        self.owners.contains(&Some(seat))
    }

    /// How many prophets a seat has to give up by its own choice (FG-M6).
    #[inline]
    pub fn due(&self, seat: Seat) -> u8 {
        self.clock.penalty[seat.index()].len()
    }

    /// How many colours a seat has in the end.
    #[inline]
    pub const fn quota(&self) -> usize {
        if self.modes.two_gods_each { 2 } else { 1 }
    }

    /// The god that scores for a colour. The rules ask it only once it may be known.
    pub const fn god_of(&self, colour: Colour) -> Option<God> {
        self.gods.inside()[colour.index()]
    }
}
