//! What a person may want, and what has to be done outside for it.

use std::path::PathBuf;

use super::find::Go;

/// Something to look at instead of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// The keys.
    Help,
    /// The score so far, explained.
    Score,
    /// Everything that happened.
    Log,
    /// The table alone.
    Board,
    /// The table in sentences.
    Sentences,
    /// Advice.
    Hint,
    /// What a choice would bring.
    DryRun,
    /// What is wrong with a choice.
    Warning,
}

/// Something a person wants, whatever key or word said so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Type a letter.
    Type(char),
    /// Take a letter back; with none left, a step.
    Erase,
    /// Accept what is marked or asked.
    Enter,
    /// Forget what was typed, or close what is open.
    Escape,
    /// Move the mark, or scroll.
    Go(Go),
    /// Move to the next part of the screen.
    NextPane,
    /// Take the last step back.
    Undo,
    /// Play choices without an alternative by themselves, or don't.
    ToggleForced,
    /// Speak the next language.
    NextLanguage,
    /// Look at something.
    Open(Topic),
    /// Look up rules.
    Rules,
    /// Save the record.
    Save,
    /// Leave.
    Quit,
}

/// What has to be done outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Write the record to this file.
    Save(PathBuf),
    /// End the program.
    Quit,
}
