//! What goes over a socket: JSON text frames.

use pantheon_engine::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::command::{Done, TableCommand};
use crate::ids::{CommandId, Seq, TableId, WallMillis};
use crate::lobby::LobbyUpdate;
use crate::news::News;
use crate::people::Person;
use crate::position::{DryRun, Hint, Position, Weighed};
use crate::problem::Problem;
use crate::table::TableInfo;

/// The version of the protocol that these frames are.
pub const PROTOCOL: u32 = 1;

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClientFrame {
    /// The client's own name for what it asks, which the answer repeats.
    pub id: CommandId,
    /// What it asks.
    pub ask: Ask,
}

/// What a client asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Tell what happens in the lobby from now on.
    Lobby,
    /// Tell no longer what happens in the lobby.
    LeaveLobby,
    /// Tell what happens at a table from now on, and what was missed.
    Watch {
        /// The id of the table.
        table: TableId,
        /// What opens it, if it is private.
        #[serde(default)]
        key: Option<String>,
        /// The last place in its log that the client has seen.
        #[serde(default)]
        since: Option<Seq>,
    },
    /// Tell no longer what happens at a table.
    Unwatch {
        /// The id of the table.
        table: TableId,
    },
    /// Do something at a table.
    Do {
        /// The id of the table.
        table: TableId,
        /// What is to be done at the table.
        command: TableCommand,
        /// The last place in its log that the client had seen.
        #[serde(default)]
        seen: Option<Seq>,
        /// What opens it, if it is private and one isn't known there yet.
        #[serde(default)]
        key: Option<String>,
    },
    /// Give advice.
    Hint {
        /// The id of the table.
        table: TableId,
        /// For which seat.
        seat: u8,
    },
    /// Say whether an action would be accepted, or why not. Nothing is done.
    Try {
        /// The id of the table.
        table: TableId,
        /// With which seat.
        seat: u8,
        /// Any action.
        action: Value,
    },
    /// Say what an action would bring, as far as its player can know. Nothing is done.
    DryRun {
        /// The id of the table.
        table: TableId,
        /// With which seat.
        seat: u8,
        /// Any action.
        action: Value,
    },
    /// Say whether a legal action is a grave mistake. Nothing is done.
    Weigh {
        /// The id of the table.
        table: TableId,
        /// With which seat.
        seat: u8,
        /// A legal action.
        action: Value,
    },
    /// Tell the board in sentences.
    Describe {
        /// The table, which must be watched by this socket if a key opens it.
        table: TableId,
        /// As which of one's own seats sees it; none if one holds none.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// Tell what the things of a table are called and say. It never changes.
    Captions {
        /// The table, which must be watched by this socket if a key opens it.
        table: TableId,
    },
    /// Answer, to show that the line holds.
    Ping,
}

/// What a server sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ServerFrame {
    /// The first frame.
    Hello(Greeting),
    /// An answer to what was asked.
    Answer(Answer),
    /// Something happened at a table.
    Table(Box<TableUpdate>),
    /// Somebody who sits at a table has gone away or come back.
    Presence(Presence),
    /// Something changed in the lobby.
    Lobby(LobbyUpdate),
    /// The last frame.
    Bye(Bye),
}

/// The first frame of a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Greeting {
    /// The version of this protocol.
    pub protocol: u32,
    /// The server's version.
    pub version: String,
    /// Who the client is.
    pub you: Person,
    /// The server's clock.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: WallMillis,
    /// How often the client should say something, in seconds.
    pub heartbeat: u32,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Answer {
    /// The client's name for what it asked; none if it can't be read.
    pub id: Option<CommandId>,
    /// What came of it.
    #[serde(flatten)]
    pub reply: Reply,
}

/// What came of something that was asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It was done at a table, and is on the disk.
    Done(Done),
    /// It was done.
    Ok {},
    /// Here is advice, the best first.
    Hints(Vec<Hint>),
    /// Here is what an action would bring.
    DryRun(DryRun),
    /// Here is whether an action is a grave mistake.
    Weighed(Weighed),
    /// Here is the board, a sentence each, what matters most first.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    Described(Vec<Message>),
    /// Here is what the things of a table are called and say, in the title's own types.
    Captions(Value),
    /// It was not done.
    Error(Problem),
}

/// What a viewer missed at a table, and where it stands now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableUpdate<J = Value> {
    /// Which table.
    pub table: TableId,
    /// The place in the log that this follows. 0: everything is told anew, and what was told before is void.
    pub after: Seq,
    /// The place in the log where the table stands now.
    pub seq: Seq,
    /// The server's clock.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: WallMillis,
    /// What happened after that place, in order; only the latest where everything is told anew.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<News>))]
    pub news: Vec<News<J>>,
    /// The table itself.
    pub info: TableInfo,
    /// Where the game stands, once it has begun.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Position>))]
    pub position: Option<Position<J>>,
}

/// Who of those who sit at a table isn't there now. It isn't in the log: it follows no place and can be missed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Presence {
    /// Which table.
    pub table: TableId,
    /// The seats of those who are away, in order.
    pub away: Vec<u8>,
}

/// The last frame of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Bye {
    /// The server stops or starts anew. Come back soon.
    Restart,
    /// The client reads too slowly. Come back and catch up.
    TooSlow,
    /// Nothing was heard for too long.
    Silent,
    /// The session was ended.
    SignedOut,
    /// The session has a new token, since its guest has an account now. Come back with it.
    Renewed,
    /// Too much was asked in too short a time.
    TooFast,
    /// What was sent can't be a client's.
    Broken,
}
