//! Everything that can stop a command, typed, each with the exit code that it ends with.

use std::path::PathBuf;
use std::process::ExitCode;

use pantheon_engine::Message;
use pantheon_games::ShelfError;
use pantheon_locales::{Language, Locale};

use crate::options::OptionsError;

/// How a command ends. The numbers are a contract: `docs/cli.md` lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// It did what it was asked.
    Done = 0,
    /// What it was asked to check is false.
    False = 1,
    /// The command line is wrong.
    Usage = 2,
    /// What it was given to read is missing or wrong.
    Input = 3,
    /// What it was to write couldn't be written.
    Output = 4,
    /// Something else went wrong, such as a terminal that can't be used.
    Other = 5,
    /// It did what it was asked, and found something that should be seen to.
    Warned = 6,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// What kind of thing a command line names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// A title on the shelf.
    Title,
    /// A rule of a title.
    Rule,
    /// A setting of the server.
    Setting,
}

/// Why a command stops. [`CliError::tell`] says it in the reader's language.
#[derive(Debug)]
pub enum CliError {
    /// The command line asks for a name that there isn't.
    Unknown {
        /// What kind of thing it names.
        what: Named,
        /// The name.
        asked: String,
        /// The name that was probably meant.
        suggestion: Option<String>,
        /// The names there are, if they are few.
        known: Vec<String>,
    },
    /// The options aren't the title's.
    Options {
        /// What is wrong with them.
        error: OptionsError,
    },
    /// The command line asks for something that can't be.
    Usage(Message),
    /// A file can't be read.
    Input {
        /// The path of the file.
        path: PathBuf,
        /// What went wrong.
        why: Message,
    },
    /// A file can't be written.
    Output {
        /// The path of the file.
        path: PathBuf,
        /// What went wrong.
        why: Message,
    },
    /// The answer can't be printed.
    Print(std::io::Error),
    /// The system gives no random numbers for a seed.
    Entropy(getrandom::Error),
    /// The shelf can't do it.
    Shelf(ShelfError),
}

impl From<OptionsError> for CliError {
    fn from(error: OptionsError) -> Self {
        Self::Options { error }
    }
}

impl From<std::io::Error> for CliError {
    fn from(error: std::io::Error) -> Self {
        Self::Print(error)
    }
}

impl From<ShelfError> for CliError {
    fn from(error: ShelfError) -> Self {
        Self::Shelf(error)
    }
}

/// For programs and logs, which read English; people are told in their own language.
impl std::fmt::Display for CliError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.tell(&Locale::new(Language::En)))
    }
}

impl std::error::Error for CliError {}

impl CliError {
    /// The exit code that it ends with.
    pub const fn exit(&self) -> Exit {
        match self {
            Self::Unknown { .. } | Self::Options { .. } | Self::Usage(_) => Exit::Usage,
            Self::Input { .. } => Exit::Input,
            Self::Output { .. } | Self::Print(_) => Exit::Output,
            Self::Entropy(_) => Exit::Other,
            Self::Shelf(error) => match error {
                ShelfError::Content(_)
                | ShelfError::UnknownEdition { .. }
                | ShelfError::Superseded { .. }
                | ShelfError::Record(_)
                | ShelfError::Replay(_)
                | ShelfError::Resume(_) => Exit::Input,
                ShelfError::UnknownTitle { .. }
                | ShelfError::Setup(_)
                | ShelfError::Options(_)
                | ShelfError::Action(_)
                | ShelfError::Refused(_)
                | ShelfError::NoSuchSeat { .. }
                | ShelfError::TimeRunsBackwards { .. }
                | ShelfError::Undo(_) => Exit::Usage,
            },
        }
    }
}
