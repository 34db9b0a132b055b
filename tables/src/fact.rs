//! What a table's log is made of.

use pantheon_wire::{
    Access, CommandId, NewTable, OfferKind, SeatPlan, Seq, Status, TableId, TakeOver, UserId,
    WallMillis,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What never changes about a table: kept beside its log, and never told as it is, for the seed is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What was asked for, its options completed.
    pub plan: NewTable,
    /// Who made it.
    pub host: UserId,
    /// What the host is called.
    pub host_name: String,
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
    /// The table that this is the rematch of.
    pub rematch_of: Option<TableId>,
    /// What was added to the luck before the table was made, where its game goes on from that of a record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entropy: Vec<String>,
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
        /// Which.
        seat: u8,
        /// What they are called.
        name: String,
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
        /// Which.
        seat: u8,
        /// The plan.
        plan: SeatPlan,
    },
    /// The host began the game.
    Began,
    /// The host closed the table before the game.
    Closed,
    /// A seat acted.
    Acted {
        /// Which.
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
        /// Which.
        seat: u8,
        /// How many steps are left.
        to: u32,
    },
    /// A seat asks all others to agree to something.
    Offered {
        /// Which.
        seat: u8,
        /// What.
        what: OfferKind,
    },
    /// A seat agreed to an offer. When the last one does, it happens.
    Agreed {
        /// Which.
        seat: u8,
        /// The offer's place in the log.
        offer: Seq,
    },
    /// A seat declined an offer, or took its own back.
    Declined {
        /// Which.
        seat: u8,
        /// The offer's place in the log.
        offer: Seq,
    },
    /// The pause is over.
    Resumed,
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: u8,
    },
    /// A bot sits in.
    SatIn {
        /// For which seat.
        seat: u8,
        /// Why.
        why: TakeOver,
    },
    /// Somebody took their seat back.
    Returned {
        /// Which.
        seat: u8,
    },
    /// Somebody said something. The text is erased when they delete their account.
    Said {
        /// What they are called.
        name: String,
        /// What.
        text: String,
    },
    /// A table was made for another game of the same people.
    Rematch {
        /// Which.
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
