//! A position: a plain value of a few bytes.

use pantheon_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::square::{SQUARES, SquareSet};
use crate::throw::Throw;

/// How many play.
pub const PLAYERS: usize = 2;

/// Where one player's pieces are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Pieces that are not on the board yet, or were sent back.
    pub waiting: u8,
    /// The squares of one's own way that have a piece.
    pub on: SquareSet,
    /// Pieces that have been borne off.
    pub home: u8,
}

impl Player {
    /// How many squares all pieces have gone together; one that is borne off has gone all the way.
    pub fn progress(&self) -> u16 {
        let on: u16 = self.on.iter().map(|at| u16::from(at.number())).sum();
        on + u16::from(self.home) * u16::from(SQUARES + 1)
    }
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A player has borne off all pieces (UR-E1).
    AllHome,
    /// The dice were thrown more often than a game lasts (UR-E2).
    ThrowLimit,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Self; 2] = [Self::AllHome, Self::ThrowLimit];

    /// The rule that ends the game so.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::AllHome => "UR-E1",
            Self::ThrowLimit => "UR-E2",
        }
    }
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Both players' pieces.
    pub players: [Player; PLAYERS],
    /// Who began.
    pub first: Seat,
    /// Whose throw it is.
    pub turn: Seat,
    /// What the dice show.
    pub throw: Throw,
    /// How often they were thrown (UR-E2).
    pub throws: u16,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
}

impl State {
    /// A player's pieces.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % PLAYERS]
    }

    /// A player's pieces, to be moved.
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % PLAYERS]
    }
}
