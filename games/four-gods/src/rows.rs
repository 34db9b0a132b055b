//! Discard rows (FG-H4, FG-H5, FG-H6, FG-H7, FG-H8, FG-H9): fixed places, so that a tile stays where others point at it.

use pantheon_engine::Seat;
use pantheon_engine::secret::Secret;
use serde::{Deserialize, Serialize};

use crate::tile::{Side, Slot};
use crate::world::Laid;

/// The most places in all rows together.
pub const SLOTS: usize = 40;

/// All discard rows of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Snapshot", into = "Snapshot")]
pub struct Rows {
    places: u8,
    taken: u64,
    tiles: Secret<[Option<Laid>; SLOTS]>,
}

impl Rows {
    /// Empty rows with so many places each.
    pub const fn empty(places: u8) -> Self {
        Self {
            places,
            taken: 0,
            tiles: Secret::new([None; SLOTS]),
        }
    }

    /// How many places a row has (FG-S6).
    pub const fn places(&self) -> u8 {
        self.places
    }

    #[inline]
    fn index(&self, slot: Slot) -> Option<usize> {
        let index = slot.row.index() * usize::from(self.places) + usize::from(slot.place);
        (slot.place < self.places && index < SLOTS).then_some(index)
    }

    #[inline]
    const fn row_bits(&self, row: Seat) -> u64 {
        ((1 << self.places) - 1) << (row.index() * self.places as usize)
    }

    /// How many tiles lie in a row.
    #[inline]
    pub const fn len(&self, row: Seat) -> u8 {
        (self.taken & self.row_bits(row)).count_ones() as u8
    }

    /// Whether a row has no place left.
    #[inline]
    pub const fn is_full(&self, row: Seat) -> bool {
        self.len(row) >= self.places
    }

    /// Whether a tile lies in this place.
    #[inline]
    pub fn holds(&self, slot: Slot) -> bool {
        self.index(slot)
            .is_some_and(|index| self.taken >> index & 1 != 0)
    }

    /// The places of a row with a tile.
    #[inline]
    pub fn in_row(&self, row: Seat) -> impl Iterator<Item = Slot> {
        let mut bits =
            (self.taken & self.row_bits(row)) >> (row.index() * usize::from(self.places));
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let place = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(Slot { row, place })
        })
    }

    /// The tile in a place.
    pub fn get(&self, slot: Slot) -> Option<Laid> {
        self.tiles.inside()[self.index(slot)?]
    }

    /// Puts a tile in the first free place of a row.
    pub(crate) fn put(&mut self, row: Seat, laid: Laid) -> Option<Slot> {
        let slot = (0..self.places)
            .map(|place| Slot { row, place })
            .find(|&slot| !self.holds(slot))?;
        self.put_at(slot, laid);
        Some(slot)
    }

    /// Puts a tile in this place.
    pub(crate) fn put_at(&mut self, slot: Slot, laid: Laid) {
        if let Some(index) = self.index(slot) {
            self.tiles.inside_mut()[index] = Some(laid);
            self.taken |= 1 << index;
        }
    }

    /// Takes the tile out of a place.
    pub(crate) fn take(&mut self, slot: Slot) -> Option<Laid> {
        let index = self.index(slot)?;
        self.taken &= !(1 << index);
        self.tiles.inside_mut()[index].take()
    }

    /// Turns the tile in a place over and says which side it shows now.
    pub(crate) fn turn_over(&mut self, slot: Slot) -> Option<Side> {
        let index = self.index(slot)?;
        let laid = self.tiles.inside_mut()[index].as_mut()?;
        laid.side = laid.side.other();
        Some(laid.side)
    }

    /// All tiles in all rows.
    pub(crate) fn all(&self) -> impl Iterator<Item = Laid> {
        self.tiles.inside().iter().flatten().copied()
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Snapshot {
    places: u8,
    tiles: Vec<(Slot, Laid)>,
}

impl From<Rows> for Snapshot {
    fn from(rows: Rows) -> Self {
        Self {
            places: rows.places,
            tiles: Seat::all(4)
                .flat_map(|row| rows.in_row(row).collect::<Vec<_>>())
                .filter_map(|slot| Some((slot, rows.get(slot)?)))
                .collect(),
        }
    }
}

impl TryFrom<Snapshot> for Rows {
    type Error = String;

    fn try_from(snapshot: Snapshot) -> Result<Self, Self::Error> {
        if usize::from(snapshot.places) > SLOTS / 2 {
            return Err(format!("a row can't have {} places", snapshot.places));
        }
        let mut rows = Self::empty(snapshot.places);
        for (slot, laid) in snapshot.tiles {
            if rows.index(slot).is_none() || rows.holds(slot) {
                return Err(format!(
                    "place {} of row {} can't hold that",
                    slot.place, slot.row
                ));
            }
            rows.put_at(slot, laid);
        }
        Ok(rows)
    }
}
