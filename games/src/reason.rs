//! Stable words for why a record isn't one or doesn't replay, why a step can't be taken back, and where that is.

use pantheon_engine::{RecordError, ReplayError, UndoError};

use crate::error::ShelfError;

/// Where a record goes wrong, if it is at one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The line of the text, from 1.
    pub line: Option<usize>,
    /// The entry, from 1.
    pub entry: Option<u32>,
}

impl ShelfError {
    /// The reason inside an error that has several, as a stable word.
    pub const fn reason(&self) -> Option<&'static str> {
        match self {
            Self::Record(why) => Some(of_record(why)),
            Self::Replay(why) => Some(of_replay(why)),
            Self::Undo(why) => Some(of_undo(why)),
            _ => None,
        }
    }

    /// Where a record goes wrong, if it is at one place.
    pub fn place(&self) -> Place {
        match self {
            Self::Record(
                RecordError::LineTooLong { line }
                | RecordError::CutOff { line }
                | RecordError::Malformed { line, .. }
                | RecordError::BrokenChain { line },
            ) => Place {
                line: Some(*line),
                entry: None,
            },
            Self::Replay(ReplayError::Entry { seq, .. } | ReplayError::Diverged { seq }) => Place {
                line: None,
                entry: Some(*seq),
            },
            _ => Place::default(),
        }
    }
}

/// Why a text isn't an untouched record.
const fn of_record(error: &RecordError) -> &'static str {
    match error {
        RecordError::LineTooLong { .. } => "line-too-long",
        RecordError::TooManyLines => "too-many-lines",
        RecordError::CutOff { .. } => "cut-off",
        RecordError::Malformed { .. } => "malformed",
        RecordError::BrokenChain { .. } => "broken-chain",
        RecordError::UnknownFormat { .. } => "unknown-format",
    }
}

/// Why a record doesn't replay.
const fn of_replay(error: &ReplayError) -> &'static str {
    match error {
        ReplayError::Title { .. } => "other-title",
        ReplayError::RulesVersion { .. } => "other-rules-version",
        ReplayError::Content { .. } => "other-content",
        ReplayError::Edition(_) => "bad-content",
        ReplayError::Options(_) => "bad-options",
        ReplayError::Setup(_) => "bad-setup",
        ReplayError::Seed(_) => "bad-seed",
        ReplayError::Commitment => "other-seed",
        ReplayError::Entry { .. } => "bad-entry",
        ReplayError::Diverged { .. } => "diverged",
        ReplayError::Outcome => "other-outcome",
    }
}

/// Why a step can't be taken back.
const fn of_undo(error: &UndoError) -> &'static str {
    match error {
        UndoError::Nothing => "nothing",
        UndoError::NotYours => "not-yours",
        UndoError::Barrier => "barrier",
        UndoError::Ahead { .. } => "ahead",
        UndoError::Forgotten { .. } => "forgotten",
    }
}
