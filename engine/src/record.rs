//! Records: a game's log as lines of JSON, each bound to the one before by its hash.
//!
//! A record is a header, one line per entry, and a footer that reveals the seed. Every line ends with the digest of
//! the previous line's digest and its own text, so a change of a single bit anywhere is noticed.

use serde::{Deserialize, Serialize};

use crate::commitment::Seed;
use crate::content::{Content, Edition};
use crate::digest::Digest;
use crate::game::Game;
use crate::matches::{Input, Match};
use crate::outcome::Outcome;
use crate::step::Millis;

/// The longest line a record may have, in bytes.
pub const MAX_LINE: usize = 64 * 1024;
/// The most lines a record may have.
const MAX_LINES: usize = 1_000_000;
/// The version of the format that is written.
const FORMAT: u32 = 1;

/// Who sat where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedSeat {
    /// What they are called.
    pub name: String,
    /// What they are: `human`, `random`, a bot's name.
    pub kind: String,
}

/// What a record says before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordHeader {
    /// The version of the record format.
    pub pantheon: u32,
    /// The title.
    pub title: String,
    /// The title's rules version.
    pub rules: u32,
    /// The digest of the title's content.
    pub content: Digest,
    /// The content itself, where it is a house's own and no release has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    /// The table's options.
    pub options: serde_json::Value,
    /// Who sat where.
    pub seats: Vec<RecordedSeat>,
    /// The commitment to the seed, published before the set-up.
    pub commitment: Digest,
    /// What the players added to the seed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entropy: Vec<String>,
}

/// One entry of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordEntry {
    /// Its number, from 1.
    pub seq: u32,
    /// When, in milliseconds since the table began.
    pub at: Millis,
    /// What was put in.
    pub input: Input<serde_json::Value>,
    /// The digest of the state it led to.
    pub state: Digest,
}

/// What a record says after the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordFooter {
    /// How many entries there are.
    pub entries: u32,
    /// The seed, revealed.
    pub seed: String,
    /// How the game ended; nothing if it was broken off.
    pub outcome: Option<Outcome>,
}

/// A whole record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What was said before the game.
    pub header: RecordHeader,
    /// What was put in.
    pub entries: Vec<RecordEntry>,
    /// What was said after it.
    pub footer: RecordFooter,
}

/// Why a text is not a record, or not an untouched one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A line is longer than any record's.
    #[error("line {line} is longer than {MAX_LINE} bytes")]
    LineTooLong {
        /// Which line, from 1.
        line: usize,
    },
    /// There are more lines than in any record.
    #[error("the record has more than {MAX_LINES} lines")]
    TooManyLines,
    /// The text stops before the record does.
    #[error("the record is cut off after line {line}")]
    CutOff {
        /// The last whole line.
        line: usize,
    },
    /// A line isn't what is expected there.
    #[error("line {line}: {why}")]
    Malformed {
        /// Which line, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// A line's hash doesn't fit: it, or a line before it, was changed.
    #[error("line {line} was changed, or a line before it: its hash doesn't fit")]
    BrokenChain {
        /// Which line, from 1.
        line: usize,
    },
    /// The format is none that this release knows.
    #[error("the record has format {found}; this release reads up to {FORMAT}")]
    UnknownFormat {
        /// The format named.
        found: u32,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Line {
    Header(RecordHeader),
    Entry(RecordEntry),
    Footer(RecordFooter),
}

impl Record {
    /// The record of a match as it stands; nothing if the match has forgotten its beginning.
    pub fn of<G: Game>(game: &Match<G>, seats: Vec<RecordedSeat>) -> Option<Self> {
        let log = game.log()?;
        let edition = game.rules().content().edition();
        let value =
            |value: &G::Action| serde_json::to_value(value).expect("an action is plain data");
        let entries = log.iter().zip(1..).map(|(entry, seq)| RecordEntry {
            seq,
            at: entry.at,
            input: match entry.input {
                Input::Act { seat, ref action } => Input::Act {
                    seat,
                    action: value(action),
                },
                Input::Tick => Input::Tick,
                Input::Undo { to } => Input::Undo { to },
            },
            state: entry.state,
        });
        Some(Self {
            header: RecordHeader {
                pantheon: FORMAT,
                title: G::INFO.id.to_owned(),
                rules: game.rules().version(),
                content: edition.digest,
                edition: (!game.rules().content().is_kept()).then(|| Edition::clone(edition)),
                options: serde_json::to_value(game.rules().options())
                    .expect("options are plain data"),
                seats,
                commitment: game.seed().commitment(),
                entropy: game.entropy().to_vec(),
            },
            entries: entries.collect(),
            footer: RecordFooter {
                entries: log.len() as u32,
                seed: game.seed().reveal(),
                outcome: game.rules().outcome(game.state()),
            },
        })
    }

    /// The seed that the footer reveals.
    pub fn seed(&self) -> Result<Seed, crate::SeedError> {
        Seed::from_hex(&self.footer.seed)
    }

    /// Writes the record with its chain of hashes.
    pub fn to_text(&self) -> String {
        let header = std::iter::once(Line::Header(self.header.clone()));
        let entries = self.entries.iter().cloned().map(Line::Entry);
        let footer = std::iter::once(Line::Footer(self.footer.clone()));
        let mut text = String::new();
        let mut previous = chain_start();
        for line in header.chain(entries).chain(footer) {
            let json = serde_json::to_string(&line).expect("a record is plain data");
            let body = json.strip_suffix('}').expect("a line is an object");
            previous = link(&previous, body);
            text.push_str(body);
            text.extend([HASH_KEY, &previous.to_string(), "\"}\n"]);
        }
        text
    }

    /// Reads a record and checks its chain of hashes. Whether its moves were legal is for [`verify`](crate::verify).
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut reader = Reader::new(text);
        let header = match reader.next()? {
            Line::Header(header) if (1..=FORMAT).contains(&header.pantheon) => header,
            Line::Header(header) => {
                return Err(RecordError::UnknownFormat {
                    found: header.pantheon,
                });
            }
            _ => return Err(reader.malformed("a record begins with its header")),
        };
        let mut entries = Vec::new();
        let footer = loop {
            match reader.next()? {
                Line::Entry(entry) if entry.seq as usize == entries.len() + 1 => {
                    entries.push(entry);
                }
                Line::Entry(_) => {
                    return Err(reader.malformed("the entries aren't numbered in order"));
                }
                Line::Footer(footer) => break footer,
                Line::Header(_) => return Err(reader.malformed("a second header")),
            }
        };
        if footer.entries as usize != entries.len() {
            return Err(reader.malformed("the footer counts other entries"));
        }
        if !reader.rest.is_empty() {
            return Err(reader.malformed("text after the footer"));
        }
        Ok(Self {
            header,
            entries,
            footer,
        })
    }
}

const HASH_KEY: &str = ",\"hash\":\"";
const HASH_TAIL: usize = HASH_KEY.len() + 64 + 2;

fn chain_start() -> Digest {
    Digest::of(&[b"pantheon record"])
}

fn link(previous: &Digest, body: &str) -> Digest {
    Digest::of(&[previous.bytes(), body.as_bytes()])
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
    previous: Digest,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            line: 0,
            previous: chain_start(),
        }
    }

    fn malformed(&self, why: &str) -> RecordError {
        RecordError::Malformed {
            line: self.line,
            why: why.to_owned(),
        }
    }

    fn next(&mut self) -> Result<Line, RecordError> {
        let (line, rest) = self
            .rest
            .split_once('\n')
            .ok_or(RecordError::CutOff { line: self.line })?;
        self.rest = rest;
        self.line += 1;
        if self.line > MAX_LINES {
            return Err(RecordError::TooManyLines);
        }
        if line.len() > MAX_LINE {
            return Err(RecordError::LineTooLong { line: self.line });
        }
        let no_hash = || self.malformed("a line ends with its hash");
        let (body, tail) = line
            .len()
            .checked_sub(HASH_TAIL)
            .and_then(|at| line.split_at_checked(at))
            .ok_or_else(no_hash)?;
        let hash = tail
            .strip_prefix(HASH_KEY)
            .and_then(|tail| tail.strip_suffix("\"}"))
            .ok_or_else(no_hash)?;
        let expected = link(&self.previous, body);
        if hash != expected.to_string() {
            return Err(RecordError::BrokenChain { line: self.line });
        }
        self.previous = expected;
        serde_json::from_str(&format!("{body}}}")).map_err(|why| self.malformed(&why.to_string()))
    }
}
