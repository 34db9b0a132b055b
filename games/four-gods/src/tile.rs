//! Tiles, their two sides, hands, and places in discard rows.

use pantheon_engine::{Random, Seat};
use serde::{Deserialize, Serialize};

/// The most tiles there may be.
pub const TILES: usize = 92;

/// A tile by its number, from 0. Only the state knows it: it tells both faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct TileId(u8);

impl TileId {
    /// The tile with this number.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < TILES {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All of the first `count` tiles.
    pub fn all(count: u8) -> impl Iterator<Item = Self> + Clone {
        (0..count.min(TILES as u8)).map(Self)
    }

    /// Its number, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for TileId {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or_else(|| format!("there is no tile {number}"))
    }
}

impl From<TileId> for u8 {
    fn from(tile: TileId) -> Self {
        tile.0
    }
}

/// One of a tile's sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Side a.
    A,
    /// Side b.
    B,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The other one.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// One of a player's hands (FG-H1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The left hand.
    Left,
    /// The right hand.
    Right,
}

impl Hand {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];
}

/// A place in a discard row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot {
    /// Whose row.
    pub row: Seat,
    /// Which place, from 0.
    pub place: u8,
}

/// A set of tiles without an order: the bag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<TileId>", into = "Vec<TileId>")]
pub struct TileSet([u64; 2]);

impl TileSet {
    /// No tile.
    pub const EMPTY: Self = Self([0; 2]);

    /// Whether the tile is in the set.
    #[inline]
    pub const fn contains(self, tile: TileId) -> bool {
        self.0[(tile.0 / 64) as usize] >> (tile.0 % 64) & 1 != 0
    }

    /// Puts a tile in or takes it out.
    #[inline]
    pub const fn set(&mut self, tile: TileId, is_in: bool) {
        let bit = 1 << (tile.0 % 64);
        let half = &mut self.0[(tile.0 / 64) as usize];
        if is_in {
            *half |= bit;
        } else {
            *half &= !bit;
        }
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones()) as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The tiles in both.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// Takes one out at random, each with the same probability.
    pub fn draw(&mut self, luck: &mut impl Random) -> Option<TileId> {
        if self.is_empty() {
            return None;
        }
        let mut skipped = luck.below(u32::from(self.len()));
        let first = self.0[0].count_ones();
        let half = usize::from(skipped >= first);
        if half == 1 {
            skipped -= first;
        }
        let mut bits = self.0[half];
        for _ in 0..skipped {
            bits &= bits - 1;
        }
        let tile = TileId(bits.trailing_zeros() as u8 + 64 * half as u8);
        self.set(tile, false);
        Some(tile)
    }

    /// The tiles, lowest first.
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        TileId::all(TILES as u8).filter(move |&tile| self.contains(tile))
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        tiles.into_iter().for_each(|tile| set.set(tile, true));
        set
    }
}

impl From<Vec<TileId>> for TileSet {
    fn from(tiles: Vec<TileId>) -> Self {
        tiles.into_iter().collect()
    }
}

impl From<TileSet> for Vec<TileId> {
    fn from(set: TileSet) -> Self {
        set.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pantheon_engine::Rng;

    #[test]
    fn every_tile_of_a_bag_is_drawn_once_and_as_often_first_as_any() {
        let mut rng = Rng::new(4);
        let mut firsts = [0_u32; TILES];
        for _ in 0..9_200 {
            let mut bag: TileSet = TileId::all(92).collect();
            firsts[bag.draw(&mut rng).unwrap().index()] += 1;
            assert_eq!(bag.len(), 91);
        }
        assert!(firsts.iter().all(|n| (50..170).contains(n)), "{firsts:?}");
        let mut bag: TileSet = TileId::all(92).collect();
        let mut drawn = Vec::new();
        while let Some(tile) = bag.draw(&mut rng) {
            drawn.push(tile);
        }
        drawn.sort_unstable();
        assert_eq!(drawn, TileId::all(92).collect::<Vec<_>>());
    }
}
