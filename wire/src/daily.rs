//! The daily deal: what a server says of it, and what a browser that plays it does.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::{Seq, WallMillis};
use crate::news::News;
use crate::position::{DryRun, Position};
use crate::problem::Problem;
use crate::table::TableInfo;

/// What is dealt on a day, of a title: the same for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyDeal {
    /// The day, by UTC: `2026-11-19`.
    #[cfg_attr(feature = "schema", schema(pattern = "^\\d{4}-\\d{2}-\\d{2}$"))]
    pub day: String,
    /// The title.
    pub title: String,
    /// Which deal it is: the same only where title, day, rules, content and bots are the same.
    pub deal: String,
    /// The level of the bots.
    pub level: u8,
    /// How many sit at the table.
    pub seats: u8,
    /// Where the player sits, from 0.
    pub seat: u8,
}

/// The deals of a day, or why there are none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DailyDeals {
    /// One for each title.
    Deals(Vec<DailyDeal>),
    /// Why there are none.
    Error(Problem),
}

/// A deal that is begun or taken up, or why it can't be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DailyOpened {
    /// What it is.
    Daily(Box<DailyInfo>),
    /// Why it can't be begun.
    Error(Problem),
}

/// A deal as a table at which it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyInfo {
    /// The deal.
    pub deal: DailyDeal,
    /// The table.
    pub info: TableInfo,
}

/// What is done at the table of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DailyTurn {
    /// Looks.
    Look,
    /// Acts.
    Act(Value),
    /// Takes the last step back.
    Undo,
    /// Lets the others act, or time pass.
    Wait,
    /// Lets the next thing happen that isn't the player's.
    GoOn,
    /// Asks whether something could be done, and changes nothing.
    Try(Value),
}

/// Where a deal stands, or why it doesn't.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DailyFound {
    /// Where it stands.
    Moment(Box<DailyMoment>),
    /// Why it doesn't.
    Error(Problem),
}

/// Where a deal stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyMoment {
    /// Why what was asked wasn't done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub problem: Option<Problem>,
    /// The last place of the table's log.
    pub seq: Seq,
    /// What happened; all of it so far where somebody looks.
    pub news: Vec<News>,
    /// Whether everything is told anew.
    pub anew: bool,
    /// Where the game stands, as the player knows it.
    pub position: Position,
    /// Whether others are to act first: the next thing is to be let happen.
    pub goes_on: bool,
    /// Whether something happens by itself if the player waits.
    pub may_wait: bool,
    /// What the player has put in so far, to take the game up again.
    pub plays: Value,
    /// How the player did, once the game is over.
    pub done: Option<DailyScore>,
}

/// What an action would bring at the table of a deal, or why that can't be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DailyTried {
    /// What it would bring.
    DryRun(DryRun),
    /// Why that can't be told.
    Error(Problem),
}

/// The record of a deal, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DailyRecord {
    /// The record so far.
    Record(String),
    /// Why there is none.
    Error(Problem),
}

/// How somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyScore {
    /// By how many points they are ahead of the best other; negative if they are behind.
    pub lead: i32,
    /// Their points.
    pub points: i32,
    /// Their place, from 1.
    pub rank: u8,
}

/// How much is known of how a result came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DailyMark {
    /// The server was told when it was begun, and it was begun once.
    First,
    /// It was begun more than once.
    Practised,
    /// The server wasn't told when it was begun: it was played offline, or so it seems.
    Unwatched,
}

/// A result that a server keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyResult {
    /// How they did.
    #[serde(flatten)]
    pub score: DailyScore,
    /// How much is known of how it came about.
    pub mark: DailyMark,
    /// When it was sent in.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: WallMillis,
}

/// So many results of one lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyBar {
    /// The lowest lead that it counts.
    pub from: i32,
    /// The highest.
    pub to: i32,
    /// How many there are that were begun once, before the server's eyes.
    pub first: u32,
    /// How many others.
    pub others: u32,
}

/// The best game of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyBest {
    /// What whoever played it is called; empty if they have left.
    pub name: String,
    /// How they did.
    #[serde(flatten)]
    pub score: DailyScore,
}

/// How everybody did. Nobody is told before they have played, or the deal is closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyTold {
    /// How many did how well, the worst first, without a gap.
    pub bars: Vec<DailyBar>,
    /// One's own place among those who began once, and oneself; nothing if one hasn't played.
    pub place: Option<u32>,
    /// Among how many that is.
    pub of: u32,
    /// The best game of those who began once; nothing if there is none.
    pub best: Option<DailyBest>,
}

/// A deal as a server knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyStanding {
    /// The deal.
    pub deal: DailyDeal,
    /// When it is too late to send a result in.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub closes: WallMillis,
    /// Whether one has begun it, as far as the server was told.
    pub begun: bool,
    /// One's own result.
    pub own: Option<DailyResult>,
    /// How many results there are.
    pub players: u32,
    /// How everybody did; nothing before one has played.
    pub told: Option<DailyTold>,
}

/// What is kept of somebody at a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnDaily {
    /// The day.
    pub day: String,
    /// The title.
    pub title: String,
    /// Which deal it was.
    pub deal: String,
    /// What the client called the game that was begun; nothing where nobody was told.
    pub attempt: Option<String>,
    /// How often it was begun.
    pub begun: u32,
    /// How it ended; nothing while it hasn't.
    pub result: Option<DailyResult>,
}

/// Beginning a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DailyBegin {
    /// The client's own name for this game, drawn when it began. Asking twice with the same name is beginning once.
    #[cfg_attr(
        feature = "schema",
        schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")
    )]
    pub attempt: String,
}

/// Sending a result in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DailySend {
    /// The name under which the game was begun.
    #[cfg_attr(
        feature = "schema",
        schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")
    )]
    pub attempt: String,
    /// The record of the whole game.
    pub record: String,
}
