//! Tiles, their two sides, hands, and places in discard rows.

use pantheon_engine::{Seat, bit_set, index, kinds};
use serde::{Deserialize, Serialize};

/// The most tiles there may be.
pub const TILES: usize = TileId::COUNT;

index! {
    /// A tile by its number, from 0. Only the state knows it: it tells both faces.
    pub struct TileId(0..=91, "tile");
}

bit_set! {
    /// A set of tiles without an order: the bag.
    pub struct TileSet(u128) of TileId;
}

kinds! {
    /// One of a tile's sides.
    pub enum Side {
        /// Side a.
        A,
        /// Side b.
        B,
    }
}

impl Side {
    /// The other one.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

kinds! {
    /// One of a player's hands (FG-H1).
    pub enum Hand worded "fg-hand" {
        /// The left hand.
        Left,
        /// The right hand.
        Right,
    }
}

/// A place in a discard row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Slot {
    /// Whose row.
    pub row: Seat,
    /// Which place, from 0.
    pub place: u8,
}

impl Slot {
    /// Which place, as people count.
    pub const fn number(self) -> u8 {
        self.place.saturating_add(1)
    }
}
