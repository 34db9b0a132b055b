//! The squares of a player's way, and sets of them.

use pantheon_engine::{bit_set, index};

/// How many squares a way has.
pub const SQUARES: u8 = Square::COUNT as u8;

index! {
    /// A square of a player's way, counted from 1 where pieces enter (UR-S2).
    pub struct Square(1..=14, "square");
}

impl Square {
    /// How many squares it is from the end of the way, the step off the board included.
    pub const fn to_go(self) -> u8 {
        SQUARES + 1 - self.number()
    }
}

bit_set! {
    /// Some squares of a way: where one's pieces are.
    pub struct SquareSet(u16) of Square;
}
