//! What a player of the Royal Game of Ur can do with a throw.

use serde::{Deserialize, Serialize};

use crate::square::Square;

/// One decision: which piece goes as far as the throw says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Bring a waiting piece on to the board (UR-M1).
    Enter,
    /// Move the piece on this square, perhaps off the board (UR-M1, UR-M6).
    Move(Square),
    /// Let the throw go, as no piece can move by it (UR-T2).
    Pass,
}

impl Action {
    /// Where the piece that it moves is: a square, or waiting.
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Move(square) => Some(square),
            Self::Enter | Self::Pass => None,
        }
    }

    /// Nothing is taken back alone: every move makes the dice be thrown (UR-T1), and the last one ends the game.
    pub(crate) const fn may_be_taken_back(self) -> bool {
        match self {
            Self::Enter | Self::Move(_) | Self::Pass => false,
        }
    }
}
