//! A table as people find it in the lobby.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::{Seq, TableId, UserId, WallMillis};

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Everybody: it is in the lobby.
    #[default]
    Public,
    /// Those who have its link.
    Private,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimeControl {
    /// As much as one likes.
    #[default]
    Untimed,
    /// A clock for each seat, which gains a little with every turn.
    Clock {
        /// What each seat begins with, in seconds.
        bank: u32,
        /// What each turn adds, in seconds.
        increment: u32,
    },
    /// Some days for each turn.
    Days {
        /// How many days a turn may take.
        days: u32,
    },
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever makes the table.
    Me,
    /// Whoever comes.
    Open,
    /// Whoever has the link.
    Invited,
    /// A bot.
    Bot {
        /// Its level, 1 to 8.
        level: u8,
    },
    /// Somebody beside whoever makes the table, at the same screen.
    HotSeat {
        /// What they are called.
        name: String,
    },
}

/// Who may look on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Spectators {
    /// Nobody but those who sit.
    Nobody,
    /// Whoever can find the table.
    Welcome {
        /// By how many seconds they are behind the game.
        #[serde(default)]
        delay: u32,
    },
}

impl Default for Spectators {
    fn default() -> Self {
        Self::Welcome { delay: 0 }
    }
}

/// A table to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The title's id.
    pub title: String,
    /// The title's options that differ from their defaults.
    #[serde(default = "no_options")]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: Value,
    /// Who is to sit where.
    pub seats: Vec<SeatPlan>,
    /// Who may find it.
    #[serde(default)]
    pub access: Access,
    /// How much time there is.
    #[serde(default)]
    pub pace: TimeControl,
    /// Whether the server gives hints.
    #[serde(default)]
    pub hints: bool,
    /// The level of the bot that plays for those who are away or out of time.
    #[serde(default = "usual_level")]
    pub take_over: u8,
    /// Who may look on.
    #[serde(default)]
    pub spectators: Spectators,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

const fn usual_level() -> u8 {
    3
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// People take their seats.
    Gathering,
    /// The game runs.
    Playing,
    /// The game stands still by agreement.
    Paused,
    /// The game has ended.
    Over,
}

/// Why a table is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The game was played to its end.
    Finished,
    /// All but one gave up.
    Resigned,
    /// It was closed before the game began.
    Closed,
    /// This release doesn't have the rules or the content that it was made with. Its log is kept.
    Superseded,
}

/// What a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Free for anybody.
    Open,
    /// Free for those who have the link.
    Invited,
    /// Somebody sits there.
    Person,
    /// Somebody sits there beside the person who holds the seat.
    HotSeat,
    /// A bot sits there.
    Bot,
}

/// A seat, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and any of them may hold together"
)]
pub struct SeatInfo {
    /// What it is.
    pub kind: SeatKind,
    /// What whoever sits there is called; none for a free seat. A bot has no name but its level.
    pub name: Option<String>,
    /// Who holds it.
    pub user: Option<UserId>,
    /// The level of the bot that plays it, its own or one that sits in.
    pub level: Option<u8>,
    /// Whether whoever holds it is ready to begin.
    pub ready: bool,
    /// Whether a bot sits in for whoever holds it.
    pub sat_in: bool,
    /// Whether whoever held it has given up.
    pub resigned: bool,
    /// Whether whoever holds it is a program: a bot account. Absent where it isn't.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub program: bool,
}

/// A table, as somebody who may find it sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Its id, by which it is asked for.
    pub id: TableId,
    /// The title's id.
    pub title: String,
    /// The version of its rules that it is played by.
    pub rules: u32,
    /// The digest of the content that it is played with.
    pub content: String,
    /// All of the title's options.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: Value,
    /// Where it is in its life.
    pub status: Status,
    /// Why it is over, if it is.
    pub ending: Option<Ending>,
    /// Who may find it.
    pub access: Access,
    /// How much time there is.
    pub pace: TimeControl,
    /// Whether the server gives hints.
    pub hints: bool,
    /// The level of the bot that plays for those who are away or out of time.
    pub take_over: u8,
    /// Who may look on.
    pub spectators: Spectators,
    /// Who made it.
    pub host: UserId,
    /// The seats in clockwise order.
    pub seats: Vec<SeatInfo>,
    /// What the server is bound to before the set-up: the digest of its seed.
    pub commitment: String,
    /// The last place in its log.
    pub seq: Seq,
    /// When it was made.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: WallMillis,
    /// When something last happened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: WallMillis,
    /// The table of the next game of the same people.
    pub rematch: Option<TableId>,
    /// The table that this is the rematch of.
    pub rematch_of: Option<TableId>,
    /// Since when the game waits for whoever asks, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub your_turn: Option<WallMillis>,
    /// What opens it to those who are invited. Only those who hold a seat are told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub key: Option<String>,
}
