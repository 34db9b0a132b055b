//! Everything that can go wrong between a caller and a title, typed.

use pantheon_engine::{
    ContentError, Digest, RecordError, Refusal, ReplayError, ResumeError, Seat, SetupError,
    UndoError,
};

/// Why the shelf can't do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    /// No title has that name.
    #[error("there is no title {asked:?}; there are {}", .known.join(", "))]
    UnknownTitle {
        /// The name asked for.
        asked: String,
        /// The names there are.
        known: Vec<String>,
    },
    /// No release had such content.
    #[error("no release had content {digest}")]
    UnknownEdition {
        /// Its digest.
        digest: Digest,
    },
    /// The rules have changed, and their earlier version isn't kept.
    #[error("rules version {found} isn't played any more")]
    Superseded {
        /// The version asked for.
        found: u32,
    },
    /// The content can't be used.
    #[error("content: {0}")]
    Content(#[from] ContentError),
    /// The table can't be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The options aren't the title's.
    #[error("options: {0}")]
    Options(String),
    /// The action isn't one of the title's.
    #[error("action: {0}")]
    Action(String),
    /// A rule forbids the action.
    #[error("refused by rule {}", .0.rule)]
    Refused(Refusal),
    /// Nobody sits there.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat named.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// The action's time lies before that of an earlier one.
    #[error("time {at} ms lies before {last} ms")]
    TimeRunsBackwards {
        /// The time named.
        at: u64,
        /// The time of the last entry.
        last: u64,
    },
    /// The step can't be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// The text isn't an untouched record.
    #[error("record: {0}")]
    Record(#[from] RecordError),
    /// The record doesn't replay.
    #[error("replay: {0}")]
    Replay(#[from] ReplayError),
    /// The snapshot can't be taken up again.
    #[error(transparent)]
    Resume(#[from] ResumeError),
}

impl ShelfError {
    /// A stable word for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownTitle { .. } => "unknown-title",
            Self::UnknownEdition { .. } => "unknown-content",
            Self::Superseded { .. } => "superseded-rules",
            Self::Content(_) => "bad-content",
            Self::Setup(_) => "bad-setup",
            Self::Options(_) => "bad-options",
            Self::Action(_) => "bad-action",
            Self::Refused(_) => "refused",
            Self::NoSuchSeat { .. } => "no-such-seat",
            Self::TimeRunsBackwards { .. } => "time-runs-backwards",
            Self::Undo(_) => "cannot-undo",
            Self::Record(_) => "bad-record",
            Self::Replay(_) => "does-not-replay",
            Self::Resume(_) => "bad-snapshot",
        }
    }
}
