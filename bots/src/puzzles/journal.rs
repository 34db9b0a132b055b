//! What was found so far, in a file: a header, and a line for each game that was looked through.
//!
//! A line is added as its game ends, so that a run may be broken off at any moment and taken up again.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use pantheon_engine::Digest;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::mine::Mined;
use super::plan::Plan;

/// Everything that decides what is found. How many games there are doesn't, so a run can be continued.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The title.
    pub title: String,
    /// The title's rules version.
    pub rules: u32,
    /// The digest of the title's content and of the bots' weights.
    pub digest: Digest,
    /// The table's options that differ from their defaults.
    pub options: Value,
    /// The numbers of seats that games take in turn.
    pub seats: Vec<u8>,
    /// The seed of all games.
    pub seed: u64,
    /// How puzzles are looked for.
    pub plan: Plan,
}

/// Why a run can't be kept.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The file can't be read or written.
    #[error("{}: {why}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        why: std::io::Error,
    },
    /// A line isn't one of a run.
    #[error("{}: line {line}: {why}", .path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// Which line, from 1.
        line: usize,
        /// What is wrong.
        why: serde_json::Error,
    },
    /// The file holds a run that was decided by other things.
    #[error("{} holds another run; choose another file, or the same arguments", .0.display())]
    Other(PathBuf),
    /// Another run is writing there.
    #[error("{} is in use by another run", .0.display())]
    InUse(PathBuf),
}

/// The games that were looked through so far.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    found: BTreeMap<u64, Mined>,
}

impl Journal {
    /// Opens the run of a file, or begins one there.
    pub fn open(path: &Path, header: &Header) -> Result<Self, JournalError> {
        let io = |why| JournalError::Io {
            path: path.to_owned(),
            why,
        };
        let mut file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(path)
            .map_err(io)?;
        // The system lets go of it when the process ends, however it ends.
        file.try_lock().map_err(|why| match why {
            TryLockError::WouldBlock => JournalError::InUse(path.to_owned()),
            TryLockError::Error(why) => io(why),
        })?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(io)?;
        // A crash may have torn the last line.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        text.truncate(whole);
        file.set_len(whole as u64).map_err(io)?;
        file.seek(SeekFrom::Start(whole as u64)).map_err(io)?;
        let mut journal = Self {
            path: path.to_owned(),
            file,
            found: BTreeMap::new(),
        };
        if text.is_empty() {
            journal.write(header)?;
            return Ok(journal);
        }
        let (found, games) = read(path, &text)?;
        if found != *header {
            return Err(JournalError::Other(path.to_owned()));
        }
        journal.found = games.into_iter().map(|mined| (mined.game, mined)).collect();
        Ok(journal)
    }

    /// What a file holds.
    pub fn read(path: &Path) -> Result<(Header, Vec<Mined>), JournalError> {
        let text = std::fs::read_to_string(path).map_err(|why| JournalError::Io {
            path: path.to_owned(),
            why,
        })?;
        read(path, &text)
    }

    /// What was found so far, by game.
    pub const fn found(&self) -> &BTreeMap<u64, Mined> {
        &self.found
    }

    /// Adds a game.
    pub fn add(&mut self, mined: Mined) -> Result<(), JournalError> {
        self.write(&mined)?;
        self.found.insert(mined.game, mined);
        Ok(())
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), JournalError> {
        let mut line = serde_json::to_vec(line).expect("what is found is plain data");
        line.push(b'\n');
        self.file.write_all(&line).map_err(|why| JournalError::Io {
            path: self.path.clone(),
            why,
        })
    }
}

fn read(path: &Path, text: &str) -> Result<(Header, Vec<Mined>), JournalError> {
    let malformed = |line: usize| {
        let path = path.to_owned();
        move |why| JournalError::Malformed { path, line, why }
    };
    let mut lines = text.lines();
    let header = serde_json::from_str(lines.next().unwrap_or_default()).map_err(malformed(1))?;
    let games = lines
        .zip(2..)
        .map(|(line, number)| serde_json::from_str(line).map_err(malformed(number)));
    Ok((header, games.collect::<Result<_, _>>()?))
}
