//! What was played, on disk: a header, a line for each game, and the games' records.
//!
//! Every game is added as it ends, its record first, so that a run may be broken off at any moment and taken up again.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use pantheon_engine::{Digest, Record};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::arena::plan::{GameId, Pairing};
use crate::arena::run::Played;

/// The version of the files that are written.
const FORMAT: u32 = 1;
const HEADER: &str = "arena.json";
const GAMES: &str = "games.jsonl";
const RECORDS: &str = "records";

/// One bot as a header names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What it is called in the results.
    pub name: String,
    /// The bot that plays: what stands for a level may change with a release.
    pub plays: String,
}

/// Everything that decides the games. How many of them there are doesn't, so an arena can be continued.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the files.
    pub format: u32,
    /// The title.
    pub title: String,
    /// The title's rules version.
    pub rules: u32,
    /// The digest of the title's content and of the bots' weights.
    pub digest: Digest,
    /// How many sit at a table.
    pub seats: u8,
    /// The table's options that differ from their defaults.
    pub options: Value,
    /// Who meets whom.
    pub pairing: Pairing,
    /// The bots.
    pub bots: Vec<Player>,
    /// The seed of all games.
    pub seed: u64,
}

impl Header {
    /// The version of the files that this release writes.
    pub const FORMAT: u32 = FORMAT;
}

/// Why an arena can't be kept on disk.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// A file can't be read or written.
    #[error("{}: {why}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        why: std::io::Error,
    },
    /// A file isn't what it should be.
    #[error("{}: {why}", .path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// The folder holds games that were decided by other things.
    #[error(
        "{} holds another arena: its {what} is {found}, not {asked}; choose another folder, or the same arguments",
        .folder.display()
    )]
    Other {
        /// The folder.
        folder: PathBuf,
        /// What differs.
        what: String,
        /// What it is there.
        found: String,
        /// What was asked for.
        asked: String,
    },
    /// Another run is writing there.
    #[error("{} is in use by another run", .0.display())]
    InUse(PathBuf),
}

/// What was played so far, in a folder.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    lines: File,
    played: BTreeMap<GameId, Played>,
}

impl Journal {
    /// Opens the arena of a folder, or begins one there.
    pub fn open(folder: &Path, header: &Header) -> Result<Self, JournalError> {
        let records = folder.join(RECORDS);
        std::fs::create_dir_all(&records).map_err(io(&records))?;
        let path = folder.join(GAMES);
        let mut lines = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(&path)
            .map_err(io(&path))?;
        // The system lets go of it when the process ends, however it ends.
        lines.try_lock().map_err(|why| match why {
            TryLockError::WouldBlock => JournalError::InUse(folder.to_owned()),
            TryLockError::Error(why) => io(&path)(why),
        })?;
        check_header(folder, header)?;
        let mut text = Vec::new();
        lines.read_to_end(&mut text).map_err(io(&path))?;
        let (played, whole) = read_lines(&text).map_err(|why| JournalError::Malformed {
            path: path.clone(),
            why,
        })?;
        lines.set_len(whole).map_err(io(&path))?;
        lines.seek(SeekFrom::Start(whole)).map_err(io(&path))?;
        Ok(Self {
            folder: folder.to_owned(),
            lines,
            played,
        })
    }

    /// What was played so far.
    pub const fn played(&self) -> &BTreeMap<GameId, Played> {
        &self.played
    }

    /// Adds a game: first its record, then its line.
    pub fn add(&mut self, played: Played, record: &Record) -> Result<(), JournalError> {
        let path = self.record_path(played.game);
        std::fs::write(&path, record.to_text()).map_err(io(&path))?;
        let mut line = serde_json::to_vec(&played).expect("a result is plain data");
        line.push(b'\n');
        let path = self.folder.join(GAMES);
        self.lines.write_all(&line).map_err(io(&path))?;
        self.played.insert(played.game, played);
        Ok(())
    }

    /// Where a game's record lies.
    pub fn record_path(&self, game: GameId) -> PathBuf {
        let GameId {
            deal,
            group,
            rotation,
        } = game;
        let name = format!("deal{deal:05}-group{group:03}-rotation{rotation}.pantheon");
        self.folder.join(RECORDS).join(name)
    }
}

fn io(path: &Path) -> impl Fn(std::io::Error) -> JournalError {
    let path = path.to_owned();
    move |why| JournalError::Io {
        path: path.clone(),
        why,
    }
}

/// Compares the folder's header with this one, or writes it if there is none.
fn check_header(folder: &Path, header: &Header) -> Result<(), JournalError> {
    let path = folder.join(HEADER);
    let asked = serde_json::to_value(header).expect("a header is plain data");
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => {
            // Written aside and moved, so that there never is half a header.
            let aside = folder.join(format!("{HEADER}.new"));
            std::fs::write(&aside, format!("{asked:#}\n")).map_err(io(&aside))?;
            return std::fs::rename(&aside, &path).map_err(io(&path));
        }
        Err(why) => return Err(io(&path)(why)),
    };
    let found: Value = serde_json::from_str(&text).map_err(|why| JournalError::Malformed {
        path,
        why: why.to_string(),
    })?;
    let keys = asked
        .as_object()
        .into_iter()
        .flat_map(|object| object.keys());
    match keys
        .into_iter()
        .find(|key| found[key.as_str()] != asked[key.as_str()])
    {
        None => Ok(()),
        Some(key) => Err(JournalError::Other {
            folder: folder.to_owned(),
            what: key.clone(),
            found: found[key.as_str()].to_string(),
            asked: asked[key.as_str()].to_string(),
        }),
    }
}

/// The games of a journal's text, and how much of it is whole: a crash may have torn the last line.
fn read_lines(text: &[u8]) -> Result<(BTreeMap<GameId, Played>, u64), String> {
    let mut played = BTreeMap::new();
    let mut whole = 0;
    for (number, line) in text.split_inclusive(|&byte| byte == b'\n').enumerate() {
        let last = whole + line.len() == text.len();
        match serde_json::from_slice::<Played>(line) {
            Ok(game) if line.ends_with(b"\n") => {
                played.insert(game.game, game);
                whole += line.len();
            }
            Err(why) if !last => return Err(format!("line {}: {why}", number + 1)),
            _ => break,
        }
    }
    Ok((played, whole as u64))
}
