//! The folder of a tuning run: what decides the run, and everything that took time, so that a run goes on where it
//! stopped.
//!
//! Games and rounds are lines of JSON that are only ever added to; whatever follows from them is reckoned again. A
//! line that was cut off when the run was stopped is played again.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::plan::Header;

/// The file that tells what decides the run.
const HEADER: &str = "tune.json";

/// Why a run can't be begun or go on.
#[derive(Debug, thiserror::Error)]
pub enum TuneError {
    /// A file can't be read or written.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        why: std::io::Error,
    },
    /// A file isn't what this program wrote.
    #[error("{}: line {line} isn't what a tuning run writes: {why}", path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// Which line, from 1.
        line: usize,
        /// Why.
        why: serde_json::Error,
    },
    /// The folder holds another run.
    #[error("{} holds a run with another {what}; use its arguments, or another folder", path.display())]
    OtherRun {
        /// The folder.
        path: PathBuf,
        /// The first thing that differs.
        what: &'static str,
    },
    /// More rounds were played than asked for.
    #[error("{} holds {done} rounds already, more than {asked}", path.display())]
    TooFarAlready {
        /// The folder.
        path: PathBuf,
        /// How many there are.
        done: u64,
        /// How many were asked for.
        asked: u64,
    },
    /// The threads can't be started.
    #[error("the threads can't be started: {0}")]
    Threads(rayon::ThreadPoolBuildError),
    /// Nobody to win against.
    #[error("weights are fitted by winning against others: at least 2 must sit at the table")]
    Alone,
    /// A player whose choices depend on the clock can't be repeated.
    #[error("{0} can't be repeated; use random, greedy or search:N with a number of iterations")]
    NotRepeatable(String),
}

/// Where a run is kept: in a folder, or nowhere.
#[derive(Clone, Debug)]
pub struct Journal {
    folder: Option<PathBuf>,
}

impl Journal {
    /// A run that is kept nowhere.
    pub const fn nowhere() -> Self {
        Self { folder: None }
    }

    /// Opens a folder for this run, and makes it if it isn't there.
    pub fn open(folder: &Path, header: &Header) -> Result<Self, TuneError> {
        let path = folder.join(HEADER);
        let journal = Self {
            folder: Some(folder.to_owned()),
        };
        if path.exists() {
            let text = fs::read_to_string(&path).map_err(failed(&path))?;
            let found: Header = serde_json::from_str(&text).map_err(|why| TuneError::Line {
                path: path.clone(),
                line: why.line(),
                why,
            })?;
            if let Some(what) = found.differs_from(header) {
                return Err(TuneError::OtherRun {
                    path: folder.to_owned(),
                    what,
                });
            }
        } else {
            fs::create_dir_all(folder).map_err(failed(folder))?;
            let text = serde_json::to_string_pretty(header)
                .expect("a header is numbers and texts, which JSON can hold");
            journal.write(HEADER, &format!("{text}\n"))?;
        }
        Ok(journal)
    }

    /// The folder, if there is one.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Writes a whole file: a new one that then takes the old one's place, so that there is never half a file.
    pub fn write(&self, name: &str, text: &str) -> Result<(), TuneError> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        let path = folder.join(name);
        let fresh = folder.join(format!("{name}.new"));
        fs::write(&fresh, text).map_err(failed(&fresh))?;
        fs::rename(&fresh, &path).map_err(failed(&path))
    }

    /// Removes a file, if it is there.
    pub fn remove(&self, name: &str) -> Result<(), TuneError> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        let path = folder.join(name);
        match fs::remove_file(&path) {
            Err(why) if why.kind() != std::io::ErrorKind::NotFound => {
                Err(TuneError::File { path, why })
            }
            _ => Ok(()),
        }
    }

    /// What a log holds so far, and the log to go on with.
    pub fn log<T: Serialize + DeserializeOwned>(
        &self,
        name: &str,
    ) -> Result<(Vec<T>, Log<T>), TuneError> {
        let path = self.folder.as_ref().map(|folder| folder.join(name));
        let log = Log {
            path,
            line: PhantomData,
        };
        let Some(path) = log.path.as_ref().filter(|path| path.exists()) else {
            return Ok((Vec::new(), log));
        };
        let text = fs::read_to_string(path).map_err(failed(path))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            let file = OpenOptions::new().write(true).open(path);
            file.and_then(|file| file.set_len(whole as u64))
                .map_err(failed(path))?;
        }
        let read = |(line, text): (usize, &str)| {
            serde_json::from_str(text).map_err(|why| TuneError::Line {
                path: path.clone(),
                line: line + 1,
                why,
            })
        };
        let entries = text[..whole].lines().enumerate().map(read);
        Ok((entries.collect::<Result<_, _>>()?, log))
    }
}

/// A file of JSON lines that is only ever added to.
#[derive(Debug)]
pub struct Log<T> {
    path: Option<PathBuf>,
    line: PhantomData<fn(T)>,
}

impl<T: Serialize> Log<T> {
    /// Adds lines.
    pub fn add(&self, entries: &[T]) -> Result<(), TuneError> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let mut lines = String::new();
        for entry in entries {
            lines += &serde_json::to_string(entry)
                .expect("a log's lines are numbers, which JSON can hold");
            lines.push('\n');
        }
        OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .and_then(|mut file| file.write_all(lines.as_bytes()))
            .map_err(failed(path))
    }
}

fn failed(path: &Path) -> impl FnOnce(std::io::Error) -> TuneError {
    let path = path.to_owned();
    move |why| TuneError::File { path, why }
}
