//! What a browser's own tables say besides frames: tables without a server, replays, and verdicts on records.

use pantheon_engine::{Message, Outcome};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::TableId;
use crate::news::News;
use crate::position::Position;
use crate::problem::Problem;
use crate::rest::Past;
use crate::socket::ServerFrame;
use crate::table::TableInfo;

/// What came of a call: what a client hears, what is to be saved, and when to call again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocalStep {
    /// What the client hears, in order.
    pub frames: Vec<ServerFrame>,
    /// The tables whose log went on, to be saved.
    pub changed: Vec<TableId>,
    /// In how many milliseconds something is due; 0 at once, none if nothing is before somebody does something.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub next: Option<u64>,
}

/// A table that was made, or why it wasn't.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LocalTable {
    /// The table.
    Table(TableId),
    /// Why there is none.
    Error(Problem),
}

/// A table's log as lines of text, full of secrets, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LocalSave {
    /// The log, or its end.
    Saved {
        /// The line that it begins with.
        head: String,
        /// A line for each row that was asked for.
        rows: Vec<String>,
    },
    /// Why there is none.
    Error(Problem),
}

/// A part of a table's log as it was told, or why it isn't told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LocalNews {
    /// What happened, in order.
    News(Vec<News>),
    /// Why it isn't told.
    Error(Problem),
}

/// A moment of a table's game before now, or why it can't be looked back at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LocalPast {
    /// The moment.
    Past(Box<Past>),
    /// Why there is none.
    Error(Problem),
}

/// The record of a table in the browser. One that runs reveals its seed too, which is this machine's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LocalRecord {
    /// The game is over.
    Over(String),
    /// The game runs: this is the record of what was played so far.
    Running(String),
    /// Why there is none.
    Error(Problem),
}

/// A record that is opened to be looked at, or why it can't be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReplayOpened {
    /// What it is.
    Replay(Box<ReplayInfo>),
    /// Why it can't be looked at.
    Error(Problem),
}

/// A record, as a table that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayInfo {
    /// The table: its title, options, seats and commitment. Times are those of the game.
    pub info: TableInfo,
    /// How many entries it has.
    pub entries: u32,
    /// How many of them can be played again. Less than all only if it is wrong.
    pub shown: u32,
    /// Whether it is what it claims to be.
    pub verdict: Verdict,
    /// How the game ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub outcome: Option<Outcome>,
}

/// A moment of a record, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReplayFound {
    /// The moment.
    Moment(Box<ReplayMoment>),
    /// Why there is none.
    Error(Problem),
}

/// The board of a moment of a record in sentences, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReplayDescribed {
    /// The board, a sentence each, what matters most first.
    Described(Vec<Message>),
    /// Why there is none.
    Error(Problem),
}

/// What the things of a record's table are called and say, or why that isn't known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReplayCaptions {
    /// In the title's own types.
    Captions(Value),
    /// Why it isn't known.
    Error(Problem),
}

/// Where a record stands after so many entries, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayMoment {
    /// What the last of these entries was and told; before the first, the set-up. Its place is one more than the
    /// entry's number, and its time is the game's own.
    pub news: News,
    /// Where the game stands.
    pub position: Position,
}

/// Whether a record is what it claims to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is.
    True,
    /// It isn't.
    Wrong(Wrong),
}

/// Where and why a record isn't what it claims to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wrong {
    /// Why, as a stable word: the same that `pantheon verify` says.
    pub code: String,
    /// A sentence in English, for people who write programs.
    pub message: String,
    /// The line of the text, if it is one.
    pub line: Option<u32>,
    /// The entry, if it is one.
    pub entry: Option<u32>,
}

/// Everything that a record claims, checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VerifyReport {
    /// Whether it is what it claims to be.
    pub verdict: Verdict,
    /// Every check in the order in which they are made.
    pub checks: Vec<VerifyCheck>,
    /// What the record says, if it can be read.
    pub record: Option<VerifiedRecord>,
}

/// What a record says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VerifiedRecord {
    /// The title's id.
    pub title: String,
    /// The version of its rules.
    pub rules: u32,
    /// The digest of its content.
    pub content: String,
    /// The commitment to the seed.
    pub commitment: String,
    /// What the players added to the luck, in seat order.
    pub entropy: Vec<String>,
    /// How many lines it has.
    pub lines: u32,
    /// How many entries it has.
    pub entries: u32,
    /// How many random words were drawn again, if it could be played.
    pub draws: Option<u32>,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// A check and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VerifyCheck {
    /// What is checked.
    pub check: Check,
    /// What came of it.
    pub result: Checked,
}

/// What is checked in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// No line was changed: the chain of hashes is whole.
    Chain,
    /// It was played by our rules, with our content.
    Edition,
    /// Its table can be set up.
    SetUp,
    /// The seed is the one that was committed to.
    Seed,
    /// Every entry is allowed and leads to the state it says, with all luck drawn again.
    Entries,
    /// The game ended as it says.
    Outcome,
}

impl Check {
    /// All checks in the order in which they are made.
    pub const ALL: [Self; 6] = [
        Self::Chain,
        Self::Edition,
        Self::SetUp,
        Self::Seed,
        Self::Entries,
        Self::Outcome,
    ];
}

/// What came of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Checked {
    /// It holds.
    Passed,
    /// It doesn't.
    Failed,
    /// It wasn't made, because an earlier one failed.
    Skipped,
}
