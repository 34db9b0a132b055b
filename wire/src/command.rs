//! What can be done at a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::Seq;
use crate::position::OfferKind;
use crate::table::SeatPlan;

/// Something that somebody does at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TableCommand {
    /// Take a free seat.
    Join {
        /// Which; without it the first that is free.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// Leave one's seats before the game.
    Leave,
    /// Say that one is ready, or no longer.
    Ready {
        /// Whether one is.
        ready: bool,
        /// What one adds to the luck of the game: any text.
        #[serde(default)]
        entropy: Option<String>,
    },
    /// The host gives a free seat, or a bot's, another plan, or sends somebody away from it.
    Plan {
        /// Which seat.
        seat: u8,
        /// Who is to sit there.
        plan: SeatPlan,
    },
    /// The host begins the game.
    Start,
    /// The host closes the table before the game.
    Close,
    /// Act in the game.
    Act {
        /// With which seat.
        seat: u8,
        /// One of the legal actions.
        action: Value,
    },
    /// Take one's own last step back.
    Undo {
        /// With which seat.
        seat: u8,
    },
    /// Ask all others to agree to something.
    Offer {
        /// With which seat.
        seat: u8,
        /// What is offered.
        what: OfferKind,
    },
    /// Answer an offer.
    Answer {
        /// With which seat.
        seat: u8,
        /// The place in the log where the offer was made.
        offer: Seq,
        /// Whether one agrees.
        answer: OfferAnswer,
    },
    /// End a pause.
    Resume,
    /// Give up.
    Resign {
        /// With which seat.
        seat: u8,
    },
    /// Take one's seat back from the bot that sat in.
    Return {
        /// Which seat.
        seat: u8,
    },
    /// Ask for a bot to sit in for somebody who is away.
    CallBot {
        /// For which seat.
        seat: u8,
    },
    /// Say something to all at the table.
    Chat {
        /// What is said, as plain text.
        text: String,
    },
    /// Make a table for another game of the same people.
    Rematch,
}

/// An answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OfferAnswer {
    /// Yes.
    Agree,
    /// No. The offer is gone.
    Decline,
}

/// A command took effect, and is on the disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Done {
    /// Where in the log.
    pub seq: Seq,
    /// The table that was made, if the command made one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<crate::TableId>,
}
