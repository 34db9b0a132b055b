//! Why a step can't be taken back, in a sentence for people.

use pantheon_engine::{Message, UndoError};

/// Why a step can't be taken back.
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
