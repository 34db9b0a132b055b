//! What happens at a table of the Royal Game of Ur. Everybody sees everything.

use pantheon_engine::Seat;

use crate::rules::RoyalGameOfUr;
use crate::square::Square;
use crate::state::Ending;
use crate::text::side;
use crate::throw::Throw;

/// A step of the game, which is told what happens.
pub(crate) type Step = pantheon_engine::Step<Event>;

pantheon_engine::events! {
    /// Something that happened.
    #[derive(Copy)]
    pub enum Event of ur: RoyalGameOfUr {
        /// Somebody was drawn to begin (UR-S4).
        FirstPlayer { seat: Seat } => ("ur-event-first-player", who = seat, side = side(seat)),
        /// The dice were thrown for a player (UR-T1).
        Threw { seat: Seat, dice: Throw } => ("ur-event-threw", who = seat, threw = dice.count()),
        /// A waiting piece came on to the board (UR-M1).
        Entered { seat: Seat, to: Square } => ("ur-event-entered", who = seat, to),
        /// A piece moved on (UR-M1).
        Moved { seat: Seat, from: Square, to: Square } => ("ur-event-moved", who = seat, from, to),
        /// A piece was sent back: `seat` lost it on `square` (UR-M3).
        SentBack { seat: Seat, square: Square } => ("ur-event-sent-back", who = seat, square),
        /// A piece left the board at the end of its way (UR-M6).
        BorneOff { seat: Seat, from: Square, home: u8 }
            => ("ur-event-borne-off", who = seat, home, pieces = ur.pieces()),
        /// A piece landed on a rosette, so its player throws again (UR-M5).
        ThrowsAgain { seat: Seat, square: Square } => ("ur-event-throws-again", who = seat, square),
        /// A throw let no piece move (UR-T2).
        Passed { seat: Seat } => ("ur-event-passed", who = seat),
        /// The game is over.
        Ended { ending: Ending } => (ending.message()),
    }
}
