//! What happens at a table of the Royal Game of Ur. Everybody sees everything.

use pantheon_engine::Seat;

use crate::square::Square;
use crate::state::Ending;
use crate::throw::Throw;

/// A step of the game, which is told what happens.
pub(crate) type Step = pantheon_engine::Step<Event>;

pantheon_engine::events! {
    /// Something that happened.
    #[derive(Copy)]
    pub enum Event {
        /// Somebody was drawn to begin (UR-S4).
        FirstPlayer { seat: Seat },
        /// The dice were thrown for a player (UR-T1).
        Threw { seat: Seat, dice: Throw },
        /// A waiting piece came on to the board (UR-M1).
        Entered { seat: Seat, to: Square },
        /// A piece moved on (UR-M1).
        Moved { seat: Seat, from: Square, to: Square },
        /// A piece was sent back: `seat` lost it on `square` (UR-M3).
        SentBack { seat: Seat, square: Square },
        /// A piece left the board at the end of its way (UR-M6).
        BorneOff { seat: Seat, from: Square, home: u8 },
        /// A piece landed on a rosette, so its player throws again (UR-M5).
        ThrowsAgain { seat: Seat, square: Square },
        /// A throw let no piece move (UR-T2).
        Passed { seat: Seat },
        /// The game is over.
        Ended { ending: Ending },
    }
}
