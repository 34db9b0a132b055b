//! Who sits at a table and who looks on.

use serde::{Deserialize, Serialize};

use crate::bit_set;
use crate::vocabulary::Numbered;

/// The most seats a title may have.
pub const MAX_SEATS: usize = 8;

/// A seat at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "u8"))]
pub struct Seat(u8);

impl Seat {
    /// How many there can be.
    pub const COUNT: usize = MAX_SEATS;

    /// Seat 0.
    pub const FIRST: Self = Self(0);

    /// The seat with this number, if there can be one.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < MAX_SEATS {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The first `count` seats in clockwise order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Self)
    }

    /// The seat's number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat's number as an index into per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `count` seats.
    pub const fn next(self, count: u8) -> Self {
        Self(if self.0 + 1 >= count { 0 } else { self.0 + 1 })
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number)
            .ok_or_else(|| format!("seat {number} is not one of 0 to {}", MAX_SEATS - 1))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl Numbered for Seat {
    #[inline]
    fn nth(index: usize) -> Self {
        Self(index as u8)
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

bit_set! {
    /// A set of seats: who may act, or who may see.
    pub struct SeatSet(u8) of Seat;
}

impl SeatSet {
    /// Just the seat whose turn it is, or nobody once the game is over.
    #[inline]
    pub const fn in_turn(turn: Seat, over: bool) -> Self {
        if over { Self::EMPTY } else { Self::only(turn) }
    }

    /// The first `count` seats.
    pub const fn all(count: u8) -> Self {
        Self::first_few(count as usize)
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Viewer {
    /// A player, who knows what this seat may know.
    Seat(Seat),
    /// Anybody else, who knows only what is public.
    Spectator,
}

impl Viewer {
    /// All viewers of a table with `seats` seats.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }

    /// The viewer's seat, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_outside_the_table_cannot_be_made() {
        assert!(Seat::new(7).is_some());
        assert!(Seat::new(8).is_none());
        assert!(serde_json::from_str::<Seat>("8").is_err());
        assert!(serde_json::from_str::<Seat>("-1").is_err());
    }

    #[test]
    fn clockwise_order_wraps() {
        let order: Vec<u8> = std::iter::successors(Seat::new(1), |seat| Some(seat.next(3)))
            .take(4)
            .map(Seat::number)
            .collect();
        assert_eq!(order, [1, 2, 0, 1]);
    }

    #[test]
    fn a_set_reads_and_writes_as_a_list() {
        let set: SeatSet = Seat::all(4).filter(|seat| seat.number() != 1).collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,2,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[0,2,3]").unwrap(), set);
        assert_eq!(set.len(), 3);
        assert_eq!(set.first(), Seat::new(0));
        assert!(
            set.without(Seat(0))
                .without(Seat(2))
                .without(Seat(3))
                .is_empty()
        );
    }
}
