//! Everything that can stop a command, typed, each with the exit code that it ends with.

use std::path::PathBuf;
use std::process::ExitCode;

use pantheon_games::ShelfError;

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
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Why a command stops.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The command line asks for a name that there isn't.
    #[error("there is no {what} {asked:?}{}{}", hint(.suggestion.as_deref()), among(.known))]
    Unknown {
        /// What kind of thing it names.
        what: &'static str,
        /// The name.
        asked: String,
        /// The name that was probably meant.
        suggestion: Option<String>,
        /// The names there are, if they are few.
        known: Vec<String>,
    },
    /// The options aren't the title's.
    #[error("{error}{}", hint(.error.suggestion()))]
    Options {
        /// What is wrong with them.
        #[from]
        error: OptionsError,
    },
    /// The command line asks for something that can't be.
    #[error("{0}")]
    Usage(String),
    /// A file can't be read.
    #[error("{}: {why}", .path.display())]
    Input {
        /// The file.
        path: PathBuf,
        /// Why.
        why: String,
    },
    /// A file can't be written.
    #[error("{}: {why}", .path.display())]
    Output {
        /// The file.
        path: PathBuf,
        /// Why.
        why: String,
    },
    /// The answer can't be printed.
    #[error("the output can't be written: {0}")]
    Print(#[from] std::io::Error),
    /// The system gives no random numbers for a seed.
    #[error("the system gives no random numbers: {0}")]
    Entropy(getrandom::Error),
    /// The shelf can't do it.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
}

fn hint(suggestion: Option<&str>) -> String {
    suggestion
        .map(|name| format!("\n\n  did you mean {name}?"))
        .unwrap_or_default()
}

fn among(known: &[String]) -> String {
    if known.is_empty() {
        String::new()
    } else {
        format!("\n  there are: {}", known.join(", "))
    }
}

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
