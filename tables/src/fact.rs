//! What a table's log is made of.

use pantheon_engine::Edition;
use pantheon_wire::{
    Access, CommandId, NewTable, OfferKind, SeatPlan, Seq, Status, TableId, TakeOver, UserId,
    WallMillis,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Where somebody asks from. Whoever runs the tables chooses the words, which mean nothing here: things are shared
/// between those whose words differ. Empty where it isn't known.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Network {
    /// What one household or one machine has.
    pub near: String,
    /// What one who has many of those may have.
    pub wide: String,
}

/// What never changes about a table: kept beside its log, and never told as it is, for the seed is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What was asked for, its options completed.
    pub plan: NewTable,
    /// Who made it.
    pub host: UserId,
    /// What the host is called.
    pub host_name: String,
    /// Whether the host is a program. Rows of earlier releases don't say.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host_program: bool,
    /// The seed, in hexadecimal. It leaves the server only in the record of a game that is over.
    pub seed: String,
    /// What opens the table to those who are invited.
    pub key: String,
    /// When it was made.
    pub made: WallMillis,
    /// The version of the title's rules, so that a later release knows what it has before it.
    pub rules: u32,
    /// The digest of the title's content.
    pub content: String,
    /// The content itself, where it is the house's own: a later release may not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    /// The table that this is the rematch of.
    pub rematch_of: Option<TableId>,
    /// What was added to the luck before the table was made, where its game goes on from that of a record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entropy: Vec<String>,
    /// Where it was made from. A store keeps it apart, so that tables can be counted by it and it can be erased.
    #[serde(skip)]
    pub network: Network,
}

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its place, from 1.
    pub seq: Seq,
    /// When, by the clock of the server that wrote it; never before the row before it.
    pub at: WallMillis,
    /// Who did it, if it was somebody.
    pub by: Option<UserId>,
    /// Their name for the command. It is unique at this table, for this user.
    pub command: Option<CommandId>,
    /// What happened.
    pub fact: Fact,
}

/// What happened. Names of people are in it, since people may change theirs later; words are in no language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The table was made. Always the first row, and never a later one.
    Made,
    /// Somebody took a seat.
    Joined {
        /// The number of the seat.
        seat: u8,
        /// What they are called.
        name: String,
        /// Whether it is a program. Rows of earlier releases don't say.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
    },
    /// Somebody left their seats before the game.
    Left,
    /// Somebody is ready, or no longer.
    Ready {
        /// Whether they are.
        ready: bool,
        /// What they add to the luck of the game.
        entropy: Option<String>,
    },
    /// The host gave a seat another plan.
    Planned {
        /// The number of the seat.
        seat: u8,
        /// Who is to sit there.
        plan: SeatPlan,
    },
    /// The host began the game.
    Began,
    /// The host closed the table before the game.
    Closed,
    /// This release doesn't have the rules or the content that the table was made with, so nobody can play on.
    Superseded,
    /// A seat acted.
    Acted {
        /// The number of the seat.
        seat: u8,
        /// What it did.
        action: Value,
        /// The digest of the state that it led to.
        state: String,
        /// Whether a bot chose it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
    /// The game's own clock ran on and it mattered.
    Ticked {
        /// The digest of the state that it led to.
        state: String,
    },
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
    /// A seat agreed to an offer. When the last one does, it happens.
    Agreed {
        /// The number of the seat.
        seat: u8,
        /// The offer's place in the log.
        offer: Seq,
    },
    /// A seat declined an offer, or took its own back.
    Declined {
        /// The number of the seat.
        seat: u8,
        /// The offer's place in the log.
        offer: Seq,
    },
    /// The pause is over.
    Resumed,
    /// Nobody served for a while. No clock counts it.
    Outage {
        /// How much the clocks are given back, in milliseconds.
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
    /// Somebody said something. The text is erased when they delete their account.
    Said {
        /// What they are called.
        name: String,
        /// What is said, as plain text.
        text: String,
    },
    /// A table was made for another game of the same people.
    Rematch {
        /// The id of the new table.
        table: TableId,
    },
}

/// What is kept beside the log so that tables can be found without reading it. It follows from the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Where the table is in its life.
    pub status: Status,
    /// Who may find it.
    pub access: Access,
    /// Who holds a seat.
    pub members: Vec<UserId>,
    /// When something is due at the table though nobody asks: a clock, a bot, the end of a pause.
    pub due: Option<WallMillis>,
}
