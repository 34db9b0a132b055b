//! What a player of 4 Gods can do, one command at a time.

use serde::{Deserialize, Serialize};

use crate::cell::Cell;
use crate::face::{Corner, Rotation};
use crate::terrain::{Colour, God};
use crate::tile::{Hand, Side, Slot};

/// One command. It takes effect at once, on the World as it is then (FG-N1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Pick a colour before a game with secret gods (FG-S9).
    Pick(Colour),
    /// Be ready to begin (FG-S7).
    Ready,
    /// Take this god and its prophets (FG-G1).
    Choose(God),
    /// Draw a tile from the bag (FG-H2).
    DrawOne,
    /// Draw two tiles from the bag (FG-H2).
    DrawTwo,
    /// Place the tile of a hand in an empty cell (FG-P1).
    Place {
        /// From which hand.
        hand: Hand,
        /// With which side up.
        side: Side,
        /// Turned how.
        rotation: Rotation,
        /// Where.
        cell: Cell,
    },
    /// Put a prophet on the tile one has just placed (FG-G3), or move one there (FG-G5).
    Prophet {
        /// Of which colour.
        colour: Colour,
        /// On which area, by its lowest corner.
        area: Corner,
        /// From which tile, if the reserve is empty.
        from: Option<Cell>,
    },
    /// Build a city (FG-C1).
    Build {
        /// With a prophet of which colour.
        colour: Colour,
        /// Where.
        cell: Cell,
        /// From which tile, if the reserve is empty.
        from: Option<Cell>,
    },
    /// Destroy another player's city with the tile of a hand (FG-D1).
    Destroy {
        /// From which hand.
        hand: Hand,
        /// With which side up.
        side: Side,
        /// Turned how.
        rotation: Rotation,
        /// Where.
        cell: Cell,
        /// Which of one's colours gets the token (FG-D3a).
        marker: Colour,
    },
    /// Discard the tile of a hand to one's own row, this side up (FG-H4).
    Discard {
        /// From which hand.
        hand: Hand,
        /// With which side up.
        side: Side,
    },
    /// Discard both tiles together (FG-H4).
    DiscardBoth {
        /// The side up of the left hand's.
        left: Side,
        /// The side up of the right hand's.
        right: Side,
    },
    /// Turn a tile of a discard row over (FG-H5).
    TurnOver(Slot),
    /// Take a tile of a discard row into a free hand (FG-H6).
    Take(Slot),
    /// Put a taken tile back, as it fits nowhere and one's own row is full (FG-H8).
    PutBack {
        /// From which hand.
        hand: Hand,
        /// With which side up.
        side: Side,
    },
    /// Have nothing more to do for now (FG-E4).
    Pass,
    /// End one's timed turn (FG-T1).
    EndTurn,
    /// Challenge a placed tile (FG-M1).
    Challenge(Cell),
    /// Give up the prophet on this tile as a penalty (FG-M6).
    GiveUp(Cell),
    /// Leave the table (FG-E4).
    Leave,
    /// Come back to the table.
    Return,
}

impl Action {
    /// Whether its player may take it back alone, as long as nothing else came of it: play didn't begin, the last part
    /// didn't either, and no clock had run out.
    ///
    /// All else stands. A god is taken for good (FG-G1), a challenge would give back its second and what it told
    /// (FG-M1), a prophet given up is lost for good (FG-M6), whoever ends a turn hands it on, and what others have seen
    /// of tiles they have seen.
    pub(crate) const fn may_be_taken_back(self) -> bool {
        match self {
            Self::Ready | Self::Prophet { .. } | Self::Build { .. } | Self::Pass => true,
            Self::Pick(_)
            | Self::Choose(_)
            | Self::DrawOne
            | Self::DrawTwo
            | Self::Place { .. }
            | Self::Destroy { .. }
            | Self::Discard { .. }
            | Self::DiscardBoth { .. }
            | Self::TurnOver(_)
            | Self::Take(_)
            | Self::PutBack { .. }
            | Self::EndTurn
            | Self::Challenge(_)
            | Self::GiveUp(_)
            | Self::Leave
            | Self::Return => false,
        }
    }
}
