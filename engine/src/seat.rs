//! Who sits at a table and who looks on.

use serde::{Deserialize, Serialize};

/// The most seats a title may have.
pub const MAX_SEATS: usize = 8;

/// A seat at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "u8"))]
pub struct Seat(u8);

impl Seat {
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

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats: who may act, or who may see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `count` seats.
    pub fn all(count: u8) -> Self {
        Seat::all(count).collect()
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The set with this seat in it.
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without this seat.
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The set as bits, seat 0 lowest.
    pub const fn bits(self) -> u32 {
        self.0 as u32
    }

    /// The seats of the set in clockwise order from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
