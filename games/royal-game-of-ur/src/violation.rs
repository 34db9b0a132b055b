//! Why an action is refused: typed facts, each resting on a rule of the catalogue.

use pantheon_engine::{Seat, violations};

use crate::square::Square;
use crate::state::Ending;

const HERE: [Square; 1] = [Square::FIRST];

violations! {
    /// Why an action is refused.
    pub enum Violation {
        /// The game is over.
        GameOver { ending: Ending in Ending::ALL } => (ending.rule(), "ur-refusal-game-over"),
        /// The other player has thrown.
        NotYourTurn { turn: Seat in [Seat::FIRST] } => ("UR-T1", "ur-refusal-not-your-turn", turn),
        /// A throw of 0 moves nothing.
        ThrewNothing => ("UR-T3", "ur-refusal-threw-nothing"),
        /// There is a move, so the throw can't be let go.
        MustMove => ("UR-T2", "ur-refusal-must-move"),
        /// All one's pieces are on the board or home.
        NoneWaiting => ("UR-M1", "ur-refusal-none-waiting"),
        /// One has no piece on that square.
        NotThere { square: Square in HERE } => ("UR-M1", "ur-refusal-not-there", square),
        /// A piece of one's own is on the square it would reach.
        OwnPiece { square: Square in HERE } => ("UR-M2", "ur-refusal-own-piece", square),
        /// The other player's piece there is safe.
        SafePiece { square: Square in HERE } => ("UR-M4", "ur-refusal-safe-piece", square),
        /// The piece would need another throw to leave the board.
        NotExact { need: u8 in [1], threw: u8 in [2] } => ("UR-M6", "ur-refusal-not-exact", need, threw),
    }
}
