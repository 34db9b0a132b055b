//! What happens at a table of 4 Gods. Faces are told as they are seen; which tile it is, never.

use pantheon_engine::{Seat, SeatSet};

use crate::cell::Cell;
use crate::face::Face;
use crate::options::Modes;
use crate::rules::FourGods;
use crate::state::{Ending, Trigger};
use crate::terrain::{Colour, God, Terrain};
use crate::text;
use crate::tile::{Hand, Slot};

/// A step of the game, which is told what happens.
pub(crate) type Step = pantheon_engine::Step<Event>;

pantheon_engine::events! {
    /// Something that happened.
    #[derive(Copy)]
    pub enum Event of four_gods: FourGods {
        /// How the table plays, where that was left to luck.
        ModesDrawn { modes: Modes } => ("fg-event-modes", modes = text::modes(modes)),
        /// Somebody was drawn to begin.
        FirstPlayer { seat: Seat } => ("fg-event-first-player", who = seat),
        /// A player picked a colour.
        ColourPicked { seat: Seat, colour: Colour } => ("fg-event-colour-picked", who = seat, colour),
        /// A player got a god card: told to its owner.
        GodDealt { seat: Seat, colour: Colour, god: God } => ("fg-event-god-dealt", who = seat, colour, god),
        /// A player got a god card, face down.
        CardDealt { seat: Seat, colour: Colour } => ("fg-event-card-dealt", who = seat, colour),
        /// A player is ready.
        Ready { seat: Seat } => ("fg-event-ready", who = seat),
        /// Play begins.
        PlayBegan => ("fg-event-play-began"),
        /// A player took a god.
        GodChosen { seat: Seat, god: God } => ("fg-event-god-chosen", who = seat, god),
        /// A player drew from the bag.
        Drew { seat: Seat, count: u8 } => ("fg-event-drew", who = seat, count),
        /// What a tile in one's own hand shows.
        InHand { seat: Seat, hand: Hand, a: Face, b: Face } => ("fg-event-in-hand", hand, a, b),
        /// A tile was placed.
        Placed { seat: Seat, cell: Cell, face: Face } => ("fg-event-placed", who = seat, face, cell),
        /// A prophet was put on a new tile.
        ProphetPlaced { seat: Seat, colour: Colour, cell: Cell, terrain: Terrain, from: Option<Cell> } by from => {
            None => ("fg-event-prophet", who = seat, colour, terrain, cell),
            Some(from) => ("fg-event-prophet-moved", from, who = seat, colour, terrain, cell),
        },
        /// A city was built.
        CityBuilt { seat: Seat, colour: Colour, cell: Cell, from: Option<Cell> } by from => {
            None => ("fg-event-city-built", who = seat, colour, cell),
            Some(from) => ("fg-event-city-built-moving", from, who = seat, colour, cell),
        },
        /// A city was destroyed.
        CityDestroyed { seat: Seat, cell: Cell, colour: Colour, marker: Colour }
            => ("fg-event-city-destroyed", who = seat, colour, marker, cell),
        /// A tile went to a row.
        Discarded { seat: Seat, slot: Slot, face: Face }
            => ("fg-event-discarded", who = seat, row = slot.row, place = slot.number(), face),
        /// A tile of a row was turned over.
        TurnedOver { seat: Seat, slot: Slot, face: Face }
            => ("fg-event-turned-over", who = seat, row = slot.row, place = slot.number(), face),
        /// A tile was taken from a row.
        Taken { seat: Seat, slot: Slot, face: Face }
            => ("fg-event-taken", who = seat, row = slot.row, place = slot.number(), face),
        /// A tile went back into the bag, with the face that all had seen of it.
        PutInBag { seat: Seat, face: Option<Face> } => ("fg-event-put-in-bag", who = seat),
        /// A player passed.
        Passed { seat: Seat } => ("fg-event-passed", who = seat),
        /// A turn began.
        TurnBegan { seat: Seat } => ("fg-event-turn-began", who = seat),
        /// A turn ended.
        TurnEnded { seat: Seat } => ("fg-event-turn-ended", who = seat),
        /// Nobody has drawn, placed, built or chosen anything for long; if that goes on, the game ends in so many seconds.
        StandsStill { seconds: u16 } => ("fg-event-stands-still", seconds),
        /// The final period began.
        FinalPeriod { trigger: Trigger, seconds: u16 }
            => ("fg-event-final-period", why = text::trigger(trigger), seconds),
        /// The last turns are to come, for these seats.
        LastTurns { trigger: Trigger, seats: SeatSet } => ("fg-event-last-turns", why = text::trigger(trigger)),
        /// A tile was challenged.
        Challenged { seat: Seat, cell: Cell, upheld: bool } by upheld => {
            true => ("fg-event-challenge-upheld", who = seat, cell),
            false => ("fg-event-challenge-failed", who = seat, cell),
        },
        /// A misplaced tile went back to its placer's hand.
        BackToHand { seat: Seat, hand: Hand, cell: Cell } => ("fg-event-back-to-hand", who = seat, cell),
        /// A misplaced tile left the World.
        Removed { cell: Cell } => ("fg-event-removed", cell),
        /// A prophet went back to its reserve.
        ProphetReturned { colour: Colour, cell: Cell } => ("fg-event-prophet-returned", colour, cell),
        /// A prophet left the game.
        ProphetLost { colour: Colour, cell: Option<Cell> } by cell => {
            None => ("fg-event-prophet-lost-reserve", colour),
            Some(cell) => ("fg-event-prophet-lost", cell, colour),
        },
        /// A player has to give up a prophet of their choice.
        PenaltyDue { seat: Seat } => ("fg-event-penalty-due", who = seat),
        /// A player owes a prophet until there is one.
        PenaltyOwed { seat: Seat } => ("fg-event-penalty-owed", who = seat),
        /// A player left the table.
        Left { seat: Seat } => ("fg-event-left", who = seat),
        /// A player came back.
        CameBack { seat: Seat } => ("fg-event-came-back", who = seat),
        /// A command came too late and had no effect: told to its sender.
        TooLate { seat: Seat } => ("fg-event-too-late", who = seat),
        /// A secret god was revealed.
        GodRevealed { seat: Seat, colour: Colour, god: God } => ("fg-event-god-revealed", who = seat, colour, god),
        /// The game ended.
        Ended { ending: Ending } => (ending.key()),
    }
}
