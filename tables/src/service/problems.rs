//! What goes wrong outside, as clients are told it.

use pantheon_wire::{Code, Problem};

use crate::life::LifeError;
use crate::store::StoreError;

/// After how many seconds it is worth trying again.
const SOON: u32 = 1;

/// Something that others do keeps us from it.
pub(super) fn busy(message: &str) -> Problem {
    Problem {
        retry_after: Some(SOON),
        ..Problem::new(Code::Busy, message)
    }
}

/// There is no such table, or none that may be found.
pub(super) fn no_table() -> Problem {
    Problem::new(Code::NotFound, "there is no such table")
}

/// What is kept can't be reached or written.
fn unavailable(message: &str) -> Problem {
    Problem {
        retry_after: Some(SOON),
        ..Problem::new(Code::Unavailable, message)
    }
}

/// What the store says is for whoever runs it: it logs that itself, and not for everybody who is told of it.
impl From<StoreError> for Problem {
    fn from(why: StoreError) -> Self {
        tracing::debug!(%why, "tables: the store failed, the request is refused");
        match why {
            StoreError::Unreachable(_) => unavailable(
                "the server can't reach what it keeps: it isn't known whether it was done, so ask the same again",
            ),
            StoreError::NoSpace(_) | StoreError::ReadOnly(_) => {
                unavailable("the server can't write: nothing was done, so ask the same again later")
            }
            StoreError::Full => busy("the server has too much to write"),
            StoreError::Damaged(_) => Self::new(
                Code::Damaged,
                "what the server keeps of it is damaged; whoever runs the server can mend it",
            ),
        }
    }
}

impl From<LifeError> for Problem {
    fn from(why: LifeError) -> Self {
        match why {
            LifeError::Seed | LifeError::Unfit { .. } | LifeError::Diverged { .. } => Self::new(
                Code::Damaged,
                "what the server keeps of it doesn't add up; whoever runs the server can mend it",
            ),
            // Nobody made a mistake, and whoever asks may want to know.
            LifeError::Title(_) => Self::new(Code::Internal, why.to_string()),
            LifeError::Snapshot(_) => {
                Self::new(Code::Internal, "the table can't be brought to life")
            }
        }
    }
}
