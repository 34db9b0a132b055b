//! Why something was not done. Nothing has changed then.

use pantheon_engine::{Message, Refusal};
use serde::{Deserialize, Serialize};

use crate::ids::{Seq, WallMillis};

/// Why something was not done, as a stable word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// It isn't JSON, or not what is expected there.
    Malformed,
    /// It is larger than anything that is read.
    TooLarge,
    /// A number, a text or a list is out of bounds.
    OutOfBounds,
    /// Nobody is signed in.
    NotSignedIn,
    /// The name and the password don't belong together.
    WrongPassword,
    /// The name is taken.
    NameTaken,
    /// It is somebody else's to do.
    NotYours,
    /// The request came from another site.
    ForeignSite,
    /// There is no such thing, or it can't be found by whoever asks.
    NotFound,
    /// The way to ask is not the way to do it.
    WrongMethod,
    /// There is no such title.
    UnknownTitle,
    /// The table can't be set up so.
    BadSetup,
    /// The options aren't the title's.
    BadOptions,
    /// The seat isn't free.
    SeatTaken,
    /// It can't be done at this time of the table's life.
    WrongTime,
    /// The table doesn't allow it.
    NotAllowed,
    /// The action isn't one of the title's.
    BadAction,
    /// A rule forbids it.
    Refused,
    /// Somebody was faster, and then a rule forbids it.
    LostRace,
    /// The step can't be taken back.
    CannotUndo,
    /// Too much was asked in too short a time.
    TooFast,
    /// There are too many of them.
    TooMany,
    /// The server has too much to do. Try again.
    Busy,
    /// The server can't reach what it keeps, or can't write. Ask the same again when it can.
    Unavailable,
    /// What the server keeps of it is damaged. Asking again doesn't help; whoever runs the server can.
    Damaged,
    /// The server made a mistake.
    Internal,
}

impl Code {
    /// Whether it passes: the same may be asked again, with the same id, and may then be done. Whether it was done already
    /// isn't known.
    pub const fn passes(self) -> bool {
        matches!(self, Self::Busy | Self::Unavailable)
    }
}

/// What a race was lost to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LostTo {
    /// Where in the log.
    pub seq: Seq,
    /// Whose action it was; none if it was the game's own clock.
    pub seat: Option<u8>,
    /// The time at which it happened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: WallMillis,
    /// By how many milliseconds.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub by: u64,
}

// What a problem seldom has is boxed, because every answer has room for it.
/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[error("{message}")]
pub struct Problem {
    /// The kind of problem.
    pub code: Code,
    /// A sentence in English, for people who write programs.
    pub message: String,
    /// The field that is wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub field: Option<String>,
    /// The rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// The sentence for players, in words of no language yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub facts: Option<Box<Message>>,
    /// What a race was lost to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lost_to: Option<Box<LostTo>>,
    /// After how many seconds it may be tried again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub retry_after: Option<u32>,
}

impl Problem {
    /// A problem of this kind.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            field: None,
            rule: None,
            facts: None,
            lost_to: None,
            retry_after: None,
        }
    }

    /// Names the field that is wrong.
    pub fn field(mut self, field: impl Into<String>) -> Self {
        self.field = Some(field.into());
        self
    }

    /// A rule forbids it.
    pub fn refused(refusal: Refusal) -> Self {
        Self {
            rule: Some(refusal.rule.clone()),
            facts: Some(Box::new(refusal.message)),
            ..Self::new(Code::Refused, format!("refused by rule {}", refusal.rule))
        }
    }
}
