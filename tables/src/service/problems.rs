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

impl From<StoreError> for Problem {
    fn from(why: StoreError) -> Self {
        match why {
            StoreError::Unreachable(why) => {
                tracing::warn!(%why, "the store can't be reached");
                busy(
                    "the server can't write: it is not known whether it was done, so ask the same again",
                )
            }
            StoreError::Full => busy("the server has too much to write"),
            StoreError::Damaged(why) => {
                tracing::error!(%why, "the store is damaged");
                Self::new(Code::Internal, "the table can't be read")
            }
        }
    }
}

impl From<LifeError> for Problem {
    fn from(why: LifeError) -> Self {
        tracing::error!(%why, "a table can't be brought to life");
        Self::new(Code::Internal, "the table can't be brought to life")
    }
}
