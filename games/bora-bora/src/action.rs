//! The decisions of Bora Bora, one at a time.

use serde::{Deserialize, Serialize};

use crate::piece::{Deed, God, Ground, Jewel, Kind, Material, Plot, Sex, Space, Way};
use crate::region::Region;
use crate::task::TaskId;

/// How the green god helps people to act (BB-G6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Green {
    /// Not at all.
    Unused,
    /// The action counts double.
    Double,
    /// It is one more action than allowed.
    Further,
}

/// One decision. A die or an action of people is a short sequence of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Place a die that shows this (BB-A1), as a six with the white god (BB-G4).
    Place {
        /// What it shows.
        face: u8,
        /// What for.
        deed: Deed,
        /// Whether it acts as a six.
        white: bool,
    },
    /// Pay for a god like this (BB-G1, BB-G2).
    Pay(Way),
    /// Put a hut here (BB-S7, BB-A4).
    Settle(Region),
    /// Take that hut (BB-A5).
    TakeHut(Space),
    /// Lay the material here (BB-A5).
    Lay(Ground),
    /// Take the man or woman of this position, from 1 (BB-A7).
    TakePerson(u8),
    /// Put them there (BB-A7).
    House(Space),
    /// Move a man of this kind down (BB-A8).
    Tattoo(Kind),
    /// Move a woman of this kind down (BB-A8).
    Collect(Kind),
    /// Score a point (BB-A8).
    ScorePoint,
    /// Take an offering (BB-A8, BB-A12).
    TakeOffering,
    /// Take this open god card (BB-A8, BB-A12, BB-R7).
    TakeCard(God),
    /// Draw a god card from the pile (BB-A8, BB-A12, BB-R7).
    DrawCard,
    /// Take a material (BB-A8, BB-B4).
    TakeMaterial(Material),
    /// Move a hut to the twelfth space (BB-A8, BB-B4).
    MoveHut,
    /// Send a priest to the space of this value (BB-A10).
    SendPriest(u8),
    /// Build the tile of this value (BB-A11).
    Build(u8),
    /// Build it here (BB-A11).
    BuildOn(Plot),
    /// Rise a step in status (BB-A12).
    TakeStatus,
    /// Take a shell (BB-A12).
    TakeShell,
    /// Let people act (BB-B1).
    Use {
        /// Men or women.
        sex: Sex,
        /// Of which kind.
        kind: Kind,
        /// How many of them.
        count: u8,
        /// With what help.
        green: Green,
    },
    /// Buy this jewel (BB-C3).
    Buy(Jewel),
    /// Fulfil this task unaided (BB-C4).
    Fulfil(TaskId),
    /// Fulfil this task with the yellow god, paid for like this (BB-G7).
    FulfilWith {
        /// Which task.
        task: TaskId,
        /// How the god is paid for.
        way: Way,
    },
    /// Throw this task away (BB-C4).
    Discard(TaskId),
    /// Take this task (BB-C4).
    TakeTask(TaskId),
    /// Leave it at that.
    Done,
}

impl Action {
    /// Whether its player may take it back alone, as long as nothing was drawn, rolled or shown.
    pub(crate) const fn may_be_taken_back(self) -> bool {
        !matches!(self, Self::DrawCard)
    }
}
