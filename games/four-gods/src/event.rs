//! What happens at a table of 4 Gods. Faces are told as they are seen; which tile it is, never.

use pantheon_engine::{Seat, SeatSet};

use crate::cell::Cell;
use crate::face::Face;
use crate::options::Modes;
use crate::state::{Ending, Trigger};
use crate::terrain::{Colour, God, Terrain};
use crate::tile::{Hand, Slot};

/// A step of the game, which is told what happens.
pub(crate) type Step = pantheon_engine::Step<Event>;

pantheon_engine::events! {
    /// Something that happened.
    #[derive(Copy)]
    pub enum Event {
        /// How the table plays, where that was left to luck.
        ModesDrawn { modes: Modes },
        /// Somebody was drawn to begin.
        FirstPlayer { seat: Seat },
        /// A player picked a colour.
        ColourPicked { seat: Seat, colour: Colour },
        /// A player got a god card: told to its owner.
        GodDealt { seat: Seat, colour: Colour, god: God },
        /// A player got a god card, face down.
        CardDealt { seat: Seat, colour: Colour },
        /// A player is ready.
        Ready { seat: Seat },
        /// Play begins.
        PlayBegan,
        /// A player took a god.
        GodChosen { seat: Seat, god: God },
        /// A player drew from the bag.
        Drew { seat: Seat, count: u8 },
        /// What a tile in one's own hand shows.
        InHand { seat: Seat, hand: Hand, a: Face, b: Face },
        /// A tile was placed.
        Placed { seat: Seat, cell: Cell, face: Face },
        /// A prophet was put on a new tile.
        ProphetPlaced { seat: Seat, colour: Colour, cell: Cell, terrain: Terrain, from: Option<Cell> },
        /// A city was built.
        CityBuilt { seat: Seat, colour: Colour, cell: Cell, from: Option<Cell> },
        /// A city was destroyed.
        CityDestroyed { seat: Seat, cell: Cell, colour: Colour, marker: Colour },
        /// A tile went to a row.
        Discarded { seat: Seat, slot: Slot, face: Face },
        /// A tile of a row was turned over.
        TurnedOver { seat: Seat, slot: Slot, face: Face },
        /// A tile was taken from a row.
        Taken { seat: Seat, slot: Slot, face: Face },
        /// A tile went back into the bag, with the face that all had seen of it.
        PutInBag { seat: Seat, face: Option<Face> },
        /// A player passed.
        Passed { seat: Seat },
        /// A turn began.
        TurnBegan { seat: Seat },
        /// A turn ended.
        TurnEnded { seat: Seat },
        /// Nobody has drawn, placed, built or chosen anything for long; if that goes on, the game ends in so many seconds.
        StandsStill { seconds: u16 },
        /// The final period began.
        FinalPeriod { trigger: Trigger, seconds: u16 },
        /// The last turns are to come, for these seats.
        LastTurns { trigger: Trigger, seats: SeatSet },
        /// A tile was challenged.
        Challenged { seat: Seat, cell: Cell, upheld: bool },
        /// A misplaced tile went back to its placer's hand.
        BackToHand { seat: Seat, hand: Hand, cell: Cell },
        /// A misplaced tile left the World.
        Removed { cell: Cell },
        /// A prophet went back to its reserve.
        ProphetReturned { colour: Colour, cell: Cell },
        /// A prophet left the game.
        ProphetLost { colour: Colour, cell: Option<Cell> },
        /// A player has to give up a prophet of their choice.
        PenaltyDue { seat: Seat },
        /// A player owes a prophet until there is one.
        PenaltyOwed { seat: Seat },
        /// A player left the table.
        Left { seat: Seat },
        /// A player came back.
        CameBack { seat: Seat },
        /// A command came too late and had no effect: told to its sender.
        TooLate { seat: Seat },
        /// A secret god was revealed.
        GodRevealed { seat: Seat, colour: Colour, god: God },
        /// The game ended.
        Ended { ending: Ending },
    }
}
