//! Why a life can't go on.

use pantheon_games::ShelfError;
use pantheon_wire::{Code, Problem, Seq};

/// Why kept rows don't add up to a life.
#[derive(Debug, thiserror::Error)]
pub enum LifeError {
    /// The title isn't on the shelf, or its game can't be set up.
    #[error("the table's title can't be played: {0}")]
    Title(ShelfError),
    /// Its seed can't be read.
    #[error("the table's seed can't be read")]
    Seed,
    /// A row can't follow the one before it.
    #[error("row {seq} doesn't fit: {why}")]
    Unfit {
        /// The place of the row in the log.
        seq: Seq,
        /// What is wrong.
        why: String,
    },
    /// A row led to another state than it says.
    #[error("row {seq} leads to another state than the log says")]
    Diverged {
        /// The place of the row in the log.
        seq: Seq,
    },
    /// The snapshot can't be read.
    #[error("the snapshot can't be used: {0}")]
    Snapshot(String),
}

/// Why a fact can't be lived.
#[derive(Debug)]
pub(super) enum Unlived {
    /// The game doesn't allow it.
    Game(ShelfError),
    /// The table's life doesn't allow it.
    Life(&'static str),
}

impl Unlived {
    pub(super) fn in_the_log(self, seq: Seq) -> LifeError {
        LifeError::Unfit {
            seq,
            why: match self {
                Self::Game(why) => why.to_string(),
                Self::Life(why) => why.to_owned(),
            },
        }
    }
}

impl From<Unlived> for Problem {
    fn from(unlived: Unlived) -> Self {
        match unlived {
            Unlived::Game(why) => problem(why),
            Unlived::Life(why) => Self::new(Code::WrongTime, why),
        }
    }
}

/// A title's answer, as clients are told it.
pub fn problem(why: ShelfError) -> Problem {
    let code = match why {
        ShelfError::Refused(refusal) => return Problem::refused(refusal),
        ShelfError::UnknownTitle { .. } => Code::UnknownTitle,
        ShelfError::Options(_) => Code::BadOptions,
        ShelfError::Setup(_) => Code::BadSetup,
        ShelfError::Action(_) => Code::BadAction,
        ShelfError::NoSuchSeat { .. } => Code::OutOfBounds,
        ShelfError::Undo(_) => Code::CannotUndo,
        _ => Code::Internal,
    };
    Problem::new(code, why.to_string())
}
