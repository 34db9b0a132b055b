//! Stable words for why a record isn't one or doesn't replay, and why a step can't be taken back.

use pantheon_engine::{Message, RecordError, ReplayError, UndoError};
use pantheon_games::ShelfError;

/// The reason inside a shelf error that has several, as a stable word.
pub const fn of(error: &ShelfError) -> Option<&'static str> {
    match error {
        ShelfError::Record(why) => Some(of_record(why)),
        ShelfError::Replay(why) => Some(of_replay(why)),
        ShelfError::Undo(why) => Some(of_undo(why)),
        _ => None,
    }
}

/// Why a text isn't an untouched record.
pub const fn of_record(error: &RecordError) -> &'static str {
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
pub const fn of_replay(error: &ReplayError) -> &'static str {
    match error {
        ReplayError::Title { .. } => "other-title",
        ReplayError::RulesVersion { .. } => "other-rules-version",
        ReplayError::Content { .. } => "other-content",
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
pub const fn of_undo(error: &UndoError) -> &'static str {
    match error {
        UndoError::Nothing => "nothing",
        UndoError::NotYours => "not-yours",
        UndoError::Barrier => "barrier",
        UndoError::Ahead { .. } => "ahead",
        UndoError::Forgotten { .. } => "forgotten",
    }
}

/// The same in a sentence for people.
pub fn undo_message(why: UndoError) -> Message {
    match why {
        UndoError::Nothing => Message::new("engine-undo-nothing"),
        UndoError::NotYours => Message::new("engine-undo-not-yours"),
        UndoError::Barrier => Message::new("engine-undo-barrier"),
        UndoError::Ahead { to, now } => Message::new("engine-undo-ahead")
            .number("to", to)
            .number("now", now),
        UndoError::Forgotten { base } => Message::new("engine-undo-forgotten").number("base", base),
    }
}
