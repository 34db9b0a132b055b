//! A throw of the four dice.

use pantheon_engine::{Luck, Random};
use serde::{Deserialize, Serialize};

/// How many dice are thrown.
pub const DICE: u8 = 4;

/// A throw: which of the four dice show a marked corner (UR-T1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[bool; 4]", into = "[bool; 4]")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "[bool; 4]"))]
pub struct Throw(u8);

impl Throw {
    /// Throws all dice, each fair and by itself.
    pub(crate) fn draw(luck: &mut Luck) -> Self {
        Self(luck.below(1 << DICE) as u8)
    }

    /// How far a piece goes by it: how many dice show a marked corner.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The dice one by one: whether each shows a marked corner.
    pub const fn dice(self) -> [bool; DICE as usize] {
        [
            self.0 & 1 != 0,
            self.0 & 2 != 0,
            self.0 & 4 != 0,
            self.0 & 8 != 0,
        ]
    }
}

impl From<[bool; DICE as usize]> for Throw {
    fn from(dice: [bool; DICE as usize]) -> Self {
        Self(
            (0..)
                .zip(dice)
                .fold(0, |bits, (die, marked)| bits | u8::from(marked) << die),
        )
    }
}

impl From<Throw> for [bool; DICE as usize] {
    fn from(throw: Throw) -> Self {
        throw.dice()
    }
}
