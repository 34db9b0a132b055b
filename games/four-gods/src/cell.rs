//! Cells of the World and sets of them.

use pantheon_engine::vocabulary::Numbered;
use pantheon_engine::{Arg, bit_set};
use serde::{Deserialize, Serialize};

use crate::face::Corner;

/// The most cells along a side of the frame.
pub const SIDE: u8 = 9;
/// The most cells of a World.
pub const CELLS: usize = 81;

/// A cell: a column letter and a row number from the north-west, `A1` to `I9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[serde(try_from = "String", into = "String")]
pub struct Cell(u8);

/// A side of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Above.
    North,
    /// To the right.
    East,
    /// Below.
    South,
    /// To the left.
    West,
}

impl Edge {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The two corners at the ends of this side, each with the neighbour's corner that it touches.
    #[inline]
    pub const fn corners(self) -> [(Corner, Corner); 2] {
        let [a, b, c, d] = match self {
            Self::North => [0, 3, 1, 2],
            Self::East => [1, 0, 2, 3],
            Self::South => [2, 1, 3, 0],
            Self::West => [3, 2, 0, 1],
        };
        [
            (Corner::at(a), Corner::at(b)),
            (Corner::at(c), Corner::at(d)),
        ]
    }
}

impl Cell {
    /// How many there are in the largest frame.
    pub const COUNT: usize = CELLS;

    /// The cell in this row and column, counted from 0.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row < SIDE && column < SIDE {
            Some(Self(row * SIDE + column))
        } else {
            None
        }
    }

    /// The cell with this name.
    pub fn named(name: &str) -> Option<Self> {
        let &[letter, digit] = name.as_bytes() else {
            return None;
        };
        Self::new(digit.checked_sub(b'1')?, letter.checked_sub(b'A')?)
    }

    /// All cells of a frame of this size, row by row.
    pub fn all(size: u8) -> impl Iterator<Item = Self> {
        (0..size.min(SIDE))
            .flat_map(move |row| (0..size.min(SIDE)).map(move |column| Self(row * SIDE + column)))
    }

    /// Its row from the north, from 0.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its column from the west, from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Its number, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the cell lies inside a frame of this size.
    #[inline]
    pub const fn is_inside(self, size: u8) -> bool {
        self.row() < size && self.column() < size
    }

    /// The neighbour on a side, or nothing where the frame is.
    #[inline]
    pub const fn neighbour(self, edge: Edge, size: u8) -> Option<Self> {
        let (row, column) = (self.row(), self.column());
        match edge {
            Edge::North if row > 0 => Some(Self(self.0 - SIDE)),
            Edge::East if column + 1 < size => Some(Self(self.0 + 1)),
            Edge::South if row + 1 < size => Some(Self(self.0 + SIDE)),
            Edge::West if column > 0 => Some(Self(self.0 - 1)),
            _ => None,
        }
    }

    /// Its name, such as `C4`.
    pub fn name(self) -> String {
        format!("{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl TryFrom<String> for Cell {
    type Error = String;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        Self::named(&name).ok_or_else(|| format!("{name:?} is not a cell from A1 to I9"))
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> Self {
        cell.name()
    }
}

impl Numbered for Cell {
    #[inline]
    fn nth(index: usize) -> Self {
        Self(index as u8)
    }
}

impl From<Cell> for Arg {
    fn from(cell: Cell) -> Self {
        Self::Text(cell.name().into())
    }
}

bit_set! {
    /// A set of cells.
    pub struct CellSet(u128) of Cell;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_has_one_name_and_the_frame_ends_the_world() {
        let cell = Cell::named("C4").unwrap();
        assert_eq!(
            (cell.row(), cell.column(), cell.name().as_str()),
            (3, 2, "C4")
        );
        for name in ["", "A", "A0", "J1", "A10", "a1"] {
            assert_eq!(Cell::named(name), None, "{name}");
        }
        let last = Cell::named("G7").unwrap();
        assert_eq!(last.neighbour(Edge::East, 7), None);
        assert_eq!(last.neighbour(Edge::East, 9), Cell::named("H7"));
        assert_eq!(Cell::all(7).count(), 49);
    }
}
