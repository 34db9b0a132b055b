//! What is asked and answered by requests, where a socket has no frame for it.

use pantheon_engine::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::command::TableCommand;
use crate::daily::OwnDaily;
use crate::ids::{CommandId, Seq, TableId, WallMillis};
use crate::news::News;
use crate::people::{Me, Settings};
use crate::position::Position;
use crate::table::NewTable;

/// Leaving for good.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LeaveRequest {
    /// The password, where there is an account.
    #[serde(default)]
    pub password: Option<String>,
}

/// Changing what one is called, or what one chose. What isn't named stays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MeChange {
    /// What to be called.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schema(min_length = 1, max_length = 32, pattern = "\\S")
    )]
    pub name: Option<String>,
    /// All that one chooses.
    #[serde(default)]
    pub settings: Option<Settings>,
}

/// A session of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// When it began.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: WallMillis,
    /// When it was last used, not to the second.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seen: WallMillis,
    /// When it ends by itself, if it does.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub expires: Option<WallMillis>,
    /// What the browser or the program called itself.
    pub label: String,
}

/// A browser or a program that somebody with an account is known by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DeviceInfo {
    /// Since when.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: WallMillis,
    /// Until when.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub expires: WallMillis,
    /// What the browser or the program called itself.
    pub label: String,
}

/// Everything that is kept of somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnData {
    /// Who they are and what they chose.
    pub me: Me,
    /// Where they are signed in.
    pub sessions: Vec<SessionInfo>,
    /// The browsers and programs that they are known by when they sign in again.
    pub devices: Vec<DeviceInfo>,
    /// Their bots. What a bot did is told to whoever asks with its token.
    pub bots: Vec<Me>,
    /// The tables that they made, where they sit, or where they did something. The record of each game that is over
    /// can be asked for.
    pub tables: Vec<TableId>,
    /// The tables that they made, as they asked for them.
    pub made: Vec<OwnTable>,
    /// When they were last at tables.
    pub seen: Vec<OwnPresence>,
    /// What they said.
    pub said: Vec<OwnWords>,
    /// Everything that they did at tables, what they said among it.
    pub done: Vec<OwnDeed>,
    /// Their daily deals, as far as the results aren't counted without names yet.
    pub dailies: Vec<OwnDaily>,
}

/// A table that somebody made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnTable {
    /// The id of the table.
    pub table: TableId,
    /// The time at which it happened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: WallMillis,
    /// What they were called.
    pub name: String,
    /// What they asked for.
    pub plan: NewTable,
    /// Digests of the networks that they asked from. They are forgotten when the game is over.
    pub networks: Vec<String>,
}

/// When somebody was last at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnPresence {
    /// The id of the table.
    pub table: TableId,
    /// The time at which it happened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: WallMillis,
}

/// Something that somebody did at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnDeed {
    /// The id of the table.
    pub table: TableId,
    /// Its place in the table's log.
    pub seq: Seq,
    /// The time at which it happened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: WallMillis,
    /// The id that they gave it.
    pub id: Option<CommandId>,
    /// What, as the log has it.
    pub what: Value,
}

/// Something that somebody said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnWords {
    /// The id of the table.
    pub table: TableId,
    /// The time at which it happened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: WallMillis,
    /// What is said, as plain text.
    pub text: String,
}

/// A title that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TitleCard {
    /// Its name in commands and records.
    pub id: String,
    /// Its name on the box.
    pub name: String,
    /// Who designed it.
    pub designers: String,
    /// Who published the edition that is implemented.
    pub publisher: String,
    /// The year in which it was published.
    pub year: u16,
    /// The version of its rules here.
    pub rules_version: u32,
    /// The digest of the content that this release has.
    pub content: String,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// Whether players ever know different things.
    pub hidden_information: bool,
    /// What a table may choose.
    pub options: Vec<TitleOption>,
}

/// Something that a table may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TitleOption {
    /// The field's name in the options.
    pub key: String,
    /// What it may be: `"flag"`, `"list"`, `{"choice": [...]}` or `{"number": {"min": …, "max": …}}`.
    pub kind: Value,
    /// What it is when nobody says.
    pub default: Value,
}

/// Doing something at a table by a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CommandRequest {
    /// The client's own name for it. The same name asked twice takes effect once.
    pub id: CommandId,
    /// What is to be done at the table.
    pub command: TableCommand,
    /// The last place in the table's log that the client had seen.
    #[serde(default)]
    pub seen: Option<Seq>,
    /// What opens the table, if it is private and one isn't known there yet.
    #[serde(default)]
    pub key: Option<String>,
}

/// Asking for advice by a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// For which seat.
    pub seat: u8,
}

/// Asking by a request whether an action would be accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TryRequest {
    /// With which seat.
    pub seat: u8,
    /// Any action.
    pub action: Value,
}

/// A moment of a game before now, as somebody may know it who looks back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Past {
    /// After which place in the log.
    pub seq: Seq,
    /// Where the game stood. Nothing can be done there any more.
    pub position: Position,
    /// The board in sentences for each of its sights, what matters most first.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<Object>>))]
    pub described: Vec<Vec<Message>>,
}

/// A page of a table's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewsPage {
    /// What happened, in order.
    pub news: Vec<News>,
    /// After which place the next page begins, if there may be one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<Seq>,
}
