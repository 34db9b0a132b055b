//! What a session answers.

use pantheon_engine::{Message, Words};
use pantheon_games::ShelfError;
use serde::Serialize;
use serde_json::{Value, json};

use crate::options::OptionsError;
use crate::reason;
use crate::suggest::clipped;

/// The most that is told about why an action can't be read, in characters.
const MAX_WHY: usize = 500;

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $word:literal,)+) => {
        /// Why a request failed, as a stable word.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Code {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The code's word.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)+
                }
            }
        }
    };
}

codes! {
    /// The line is longer than a session reads.
    LineTooLong = "line-too-long",
    /// The line isn't UTF-8.
    NotText = "not-text",
    /// The line's JSON is nested too deeply.
    TooDeep = "too-deep",
    /// The line isn't JSON.
    Malformed = "malformed",
    /// The line isn't a request.
    NotARequest = "not-a-request",
    /// There is no such command.
    UnknownCommand = "unknown-command",
    /// The command has no such field.
    UnknownField = "unknown-field",
    /// The command needs a field that isn't there.
    MissingField = "missing-field",
    /// A field is of another type than it should be.
    WrongType = "wrong-type",
    /// A field's value is out of bounds.
    OutOfBounds = "out-of-bounds",
    /// The client speaks another version of the protocol.
    UnsupportedProtocol = "unsupported-protocol",
    /// There is no such language.
    UnknownLanguage = "unknown-language",
    /// There is no such title.
    UnknownTitle = "unknown-title",
    /// There is no such rule.
    UnknownRule = "unknown-rule",
    /// No game was begun.
    NoTable = "no-table",
    /// The title's content can't be used.
    BadContent = "bad-content",
    /// The table can't be set up so.
    BadSetup = "bad-setup",
    /// The options aren't the title's.
    BadOptions = "bad-options",
    /// There is no such bot.
    UnknownBot = "unknown-bot",
    /// No seat was taken.
    NoSeat = "no-seat",
    /// It isn't a view of the title.
    BadView = "bad-view",
    /// The seat has nothing to decide.
    NothingToDecide = "nothing-to-decide",
    /// The action isn't one of the title's.
    BadAction = "bad-action",
    /// A rule forbids the action.
    Refused = "refused",
    /// Nobody sits there.
    NoSuchSeat = "no-such-seat",
    /// The time lies before that of an earlier action.
    TimeRunsBackwards = "time-runs-backwards",
    /// The step can't be taken back.
    CannotUndo = "cannot-undo",
    /// The text isn't an untouched record.
    BadRecord = "bad-record",
    /// The record doesn't replay.
    DoesNotReplay = "does-not-replay",
    /// The system gives no random numbers for a seed.
    NoEntropy = "no-entropy",
}

impl Serialize for Code {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

/// Why a request failed. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The kind of failure.
    pub code: Code,
    /// A sentence for people.
    pub message: String,
    /// The field that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<&'static str>,
    /// What was probably meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suggestion: Option<String>,
    /// A finer word than the code, where it has several reasons.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
    /// The rule that forbids an action, and the facts.
    #[serde(flatten)]
    pub refusal: Option<Box<Cited>>,
}

/// The rule that a refusal rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cited {
    /// The rule's id.
    pub rule: String,
    /// The refusal's sentence as a key and facts.
    pub facts: Message,
}

impl Failure {
    /// A failure of this kind.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        let message = message.into();
        Self {
            code,
            message,
            field: None,
            suggestion: None,
            reason: None,
            refusal: None,
        }
    }

    /// Names the field that is wrong.
    pub fn at(self, field: &'static str) -> Self {
        Self {
            field: Some(field),
            ..self
        }
    }

    /// Says what was probably meant.
    pub fn suggesting(self, suggestion: Option<impl Into<String>>) -> Self {
        Self {
            suggestion: suggestion.map(Into::into),
            ..self
        }
    }

    /// The line was too long.
    pub fn too_long() -> Self {
        let limit = super::MAX_LINE;
        Self::new(
            Code::LineTooLong,
            format!("a line has at most {limit} bytes"),
        )
    }

    /// The line was no text.
    pub fn not_text() -> Self {
        Self::new(Code::NotText, "a line is UTF-8 text")
    }

    /// What the shelf said.
    pub fn of(error: &ShelfError, words: &dyn Words) -> Self {
        let code = match error {
            ShelfError::UnknownTitle { .. } => Code::UnknownTitle,
            ShelfError::Content(_) | ShelfError::UnknownEdition { .. } => Code::BadContent,
            ShelfError::Setup(_) => Code::BadSetup,
            ShelfError::Options(_) => Code::BadOptions,
            ShelfError::Action(_) => Code::BadAction,
            ShelfError::Refused(_) => Code::Refused,
            ShelfError::NoSuchSeat { .. } => Code::NoSuchSeat,
            ShelfError::TimeRunsBackwards { .. } => Code::TimeRunsBackwards,
            ShelfError::Undo(_) => Code::CannotUndo,
            ShelfError::Record(_) | ShelfError::Resume(_) => Code::BadRecord,
            ShelfError::Replay(_) | ShelfError::Superseded { .. } => Code::DoesNotReplay,
        };
        let failure = Self {
            reason: error.reason(),
            ..Self::new(code, error.to_string())
        };
        match error {
            ShelfError::Refused(refusal) => Self {
                message: words.say(&refusal.message),
                refusal: Some(Box::new(Cited {
                    rule: refusal.rule.clone(),
                    facts: refusal.message.clone(),
                })),
                ..failure
            },
            ShelfError::Action(why) => Self {
                message: clipped(why, MAX_WHY),
                ..failure
            },
            ShelfError::Undo(why) => Self {
                message: words.say(&reason::undo_message(*why)),
                ..failure
            },
            _ => failure,
        }
    }
}

impl From<OptionsError> for Failure {
    fn from(error: OptionsError) -> Self {
        Self::new(Code::BadOptions, error.to_string())
            .at("options")
            .suggesting(error.suggestion())
    }
}

/// One line of a session's answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The request's id.
    pub id: Value,
    /// What came of it.
    pub body: Result<Value, Failure>,
    last: bool,
}

impl Reply {
    /// An answer.
    pub const fn new(id: Value, body: Result<Value, Failure>) -> Self {
        Self {
            id,
            body,
            last: false,
        }
    }

    /// The session's last answer.
    pub fn last(id: Value) -> Self {
        Self {
            id,
            body: Ok(json!({ "bye": true })),
            last: true,
        }
    }

    /// Whether the session is over.
    pub const fn is_last(&self) -> bool {
        self.last
    }

    /// The answer as a line, without its end.
    pub fn to_line(&self) -> String {
        let line = match &self.body {
            Ok(body) => json!({ "id": self.id, "ok": body }),
            Err(failure) => json!({ "id": self.id, "error": failure }),
        };
        line.to_string()
    }
}

impl From<Failure> for Reply {
    fn from(failure: Failure) -> Self {
        Self::new(Value::Null, Err(failure))
    }
}
