//! What happened at a table, as somebody may know it.

use pantheon_engine::{Message, Outcome};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::{Seq, TableId, UserId, WallMillis};
use crate::position::OfferKind;
use crate::table::Ending;

/// One place of a table's log, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct News<J = Value> {
    /// Where in the log.
    pub seq: Seq,
    /// The time at which it happened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: WallMillis,
    /// What kind of news it is, with its details.
    pub what: Happened,
    /// How many steps the game has now, if this began it, took a step, or took steps back. A step of before that has a
    /// higher number than one taken back to is undone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub step: Option<u32>,
    /// What the game told, where the step was one of the game.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<ToldEvent>))]
    pub events: Vec<ToldEvent<J>>,
    /// How the table ended, if this ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ending: Option<Ending>,
    /// How the game ended, if this ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub outcome: Option<Outcome>,
    /// Who won and how, in words of no language yet, if this ended the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub result: Option<Message>,
}

/// Something that the game told, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ToldEvent<J = Value> {
    /// The event as the title writes it.
    #[cfg_attr(feature = "schema", schema(value_type = Value))]
    pub event: J,
    /// What happened, in words of no language yet.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub text: Message,
    /// Which of the viewer's seats may know it; absent where all may. Who shows several seats on one screen shows each
    /// of them only what it may know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub seats: Vec<u8>,
}

/// Why a bot sits in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TakeOver {
    /// The seat's clock ran out.
    Clock,
    /// Whoever holds the seat is away.
    Away,
    /// Whoever held the seat is no longer a member.
    Gone,
}

/// What happened. Seats are numbers from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    /// The table was made.
    Made {
        /// By whom.
        by: UserId,
    },
    /// Somebody took a seat.
    Joined {
        /// The number of the seat.
        seat: u8,
        /// The id of the person.
        user: UserId,
        /// What they are called.
        name: String,
    },
    /// Somebody left their seats.
    Left {
        /// The id of the person.
        user: UserId,
    },
    /// Somebody is ready, or no longer.
    Ready {
        /// The id of the person.
        user: UserId,
        /// Whether they are.
        ready: bool,
    },
    /// A seat has another plan.
    Planned {
        /// The number of the seat.
        seat: u8,
    },
    /// The game began.
    Began,
    /// The table was closed before the game.
    Closed,
    /// The table can't be played on: this release has other rules or content than it was made with.
    Superseded,
    /// A seat acted. What it did is told by the events.
    Acted {
        /// The number of the seat.
        seat: u8,
        /// Whether a bot did it.
        bot: bool,
    },
    /// A clock of the game ran on and it mattered.
    Ticked,
    /// A seat took its own last step back.
    TookBack {
        /// The number of the seat.
        seat: u8,
        /// How many steps are left.
        to: u32,
    },
    /// A seat asks all others to agree to something.
    Offered {
        /// The number of the seat.
        seat: u8,
        /// What is offered.
        what: OfferKind,
    },
    /// A seat agreed to an offer.
    Agreed {
        /// The number of the seat.
        seat: u8,
        /// The place in the log of the offer that is answered.
        offer: Seq,
        /// Whether all have, so that it happened.
        all: bool,
    },
    /// A seat declined an offer, or took it back.
    Declined {
        /// The number of the seat.
        seat: u8,
        /// The place in the log of the offer that is answered.
        offer: Seq,
    },
    /// The pause is over.
    Resumed {
        /// Who ended it; nobody if it lasted as long as a pause may.
        by: Option<UserId>,
    },
    /// The server was away for a while. No clock counted it.
    Outage {
        /// How long, in milliseconds.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        millis: u64,
    },
    /// A seat gave up.
    Resigned {
        /// The number of the seat.
        seat: u8,
    },
    /// A bot sits in.
    SatIn {
        /// For which seat.
        seat: u8,
        /// Why a bot plays for them.
        why: TakeOver,
    },
    /// Somebody took their seat back.
    Returned {
        /// The number of the seat.
        seat: u8,
    },
    /// Somebody said something.
    Said {
        /// The id of the person.
        user: UserId,
        /// What they are called.
        name: String,
        /// What they said; nothing once they have left for good.
        text: String,
    },
    /// There is a table for another game.
    Rematch {
        /// The id of the new table.
        table: TableId,
    },
}
