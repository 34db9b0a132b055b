//! What a session is asked.

use pantheon_engine::{Millis, Seat, Viewer};
use pantheon_locales::Language;
use serde_json::{Map, Value};

use super::fields::{Fields, required};
use super::reply::{Code, Failure};
use crate::suggest::{closest, quotable};

/// How deeply a request may be nested.
pub const MAX_DEPTH: usize = 64;

/// The names of all commands.
pub const COMMANDS: [&str; 23] = [
    "hello", "new", "load", "state", "view", "legal", "hint", "weigh", "dry-run", "apply", "tick",
    "undo", "outcome", "score", "record", "rules", "text", "describe", "captions", "begin",
    "choose", "over", "quit",
];

/// The game to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// Which title.
    pub title: String,
    /// How many seats.
    pub seats: Option<u8>,
    /// The options.
    pub options: Option<Value>,
    /// A phrase for the seed.
    pub seed: Option<String>,
    /// What the players add to the seed.
    pub entropy: Vec<String>,
    /// What the players are called.
    pub names: Vec<String>,
}

/// The seat that a bot is to take.
#[derive(Clone, Debug, PartialEq)]
pub struct TakeSeat {
    /// Which title.
    pub title: String,
    /// How many seats.
    pub seats: u8,
    /// The options.
    pub options: Option<Value>,
    /// Which bot.
    pub bot: Option<String>,
}

/// A decision that a bot is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Choose {
    /// Whose decision it is.
    pub seat: Seat,
    /// What this seat may know.
    pub view: Value,
    /// The table's time.
    pub now: Millis,
    /// How many steps led here.
    pub step: u32,
}

/// One thing to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Say what is spoken here.
    Hello {
        /// The version the client speaks.
        protocol: Option<u64>,
    },
    /// Begin a game.
    New(NewGame),
    /// Go on from a record.
    Load {
        /// The record's text.
        record: String,
        /// How many of its entries.
        at: Option<u32>,
    },
    /// Tell everything.
    State,
    /// Tell what somebody may know.
    View {
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// List a seat's legal actions.
    Legal {
        /// The seat that it is for.
        seat: Seat,
        /// The language of words, if words are wanted.
        lang: Option<Language>,
    },
    /// Advise.
    Hint {
        /// Whom.
        seat: Seat,
        /// How many actions at most.
        count: Option<u8>,
        /// How much to search.
        iterations: Option<u32>,
        /// The language of words, if words are wanted.
        lang: Option<Language>,
    },
    /// Say whether a legal action is a grave mistake.
    Weigh {
        /// The seat that it is for.
        seat: Seat,
        /// The action, as its title writes it.
        action: Value,
        /// The language of words, if words are wanted.
        lang: Option<Language>,
    },
    /// Say what an action would bring, as far as its player can know.
    DryRun {
        /// The seat that it is for.
        seat: Seat,
        /// The action, as its title writes it.
        action: Value,
        /// The language of words, if words are wanted.
        lang: Option<Language>,
    },
    /// Perform an action.
    Apply {
        /// The seat that it is for.
        seat: Seat,
        /// The action, as its title writes it.
        action: Value,
        /// Milliseconds since the table began, never less than before.
        at: Option<Millis>,
        /// The language of words, if words are wanted.
        lang: Option<Language>,
    },
    /// Let time pass.
    Tick {
        /// Until when.
        at: Millis,
        /// The language of words, if words are wanted.
        lang: Option<Language>,
    },
    /// Take a seat's last step back.
    Undo {
        /// The seat that it is for.
        seat: Seat,
        /// Milliseconds since the table began, never less than before.
        at: Option<Millis>,
    },
    /// Tell how the game ended.
    Outcome {
        /// The language of words, if words are wanted.
        lang: Option<Language>,
    },
    /// Explain the score.
    Score {
        /// Who wants to know.
        viewer: Viewer,
        /// The language of words, if words are wanted.
        lang: Option<Language>,
    },
    /// Write the record.
    Record,
    /// Explain a rule, or list all.
    Rules {
        /// Which title; that of the game if none is named.
        title: Option<String>,
        /// Which rule.
        id: Option<String>,
        /// The language of the texts.
        lang: Option<Language>,
    },
    /// Draw the table.
    Text {
        /// Whose eyes to see with.
        viewer: Viewer,
        /// The language of the texts.
        lang: Option<Language>,
    },
    /// Tell the table in sentences.
    Describe {
        /// Whose eyes to see with.
        viewer: Viewer,
        /// The language of words, if words are wanted.
        lang: Option<Language>,
    },
    /// Tell what the things of the table are called and say.
    Captions,
    /// Take a seat at somebody else's table.
    Begin(TakeSeat),
    /// Decide for the seat that was taken.
    Choose(Choose),
    /// Leave the seat that was taken.
    Over,
    /// End the session.
    Quit,
}

/// One line of a client.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The client's own name for the request, given back with the reply.
    pub id: Value,
    /// What to do, or why that can't be told.
    pub command: Result<Command, Failure>,
}

impl Request {
    /// Reads a line.
    pub fn parse(line: &str) -> Self {
        let mut fields = match object(line) {
            Ok(fields) => fields,
            Err(failure) => {
                return Self {
                    id: Value::Null,
                    command: Err(failure),
                };
            }
        };
        let id = fields.remove("id").unwrap_or(Value::Null);
        if id.is_array() || id.is_object() {
            let message = "id is a text, a number, true, false or null";
            let failure = Failure::new(Code::WrongType, message).at("id");
            return Self {
                id: Value::Null,
                command: Err(failure),
            };
        }
        Self {
            id,
            command: command(Fields::new(fields)),
        }
    }
}

fn object(line: &str) -> Result<Map<String, Value>, Failure> {
    if pantheon_wire::nesting(line.as_bytes()) > MAX_DEPTH {
        let message = format!("a request is nested at most {MAX_DEPTH} deep");
        return Err(Failure::new(Code::TooDeep, message));
    }
    match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => {
            let message = "a request is a JSON object with a field \"cmd\"";
            Err(Failure::new(Code::NotARequest, message))
        }
        Err(why) => Err(Failure::new(Code::Malformed, format!("not JSON: {why}"))),
    }
}

fn command(mut fields: Fields) -> Result<Command, Failure> {
    let name = fields.text("cmd")?;
    let name = required("cmd", name)?;
    let command = match name.as_str() {
        "hello" => Command::Hello {
            protocol: fields.number("protocol")?,
        },
        "new" => Command::New(NewGame {
            title: required("title", fields.text("title")?)?,
            seats: fields.number("seats")?,
            options: fields.any("options"),
            seed: fields.text("seed")?,
            entropy: fields.texts("entropy")?,
            names: fields.texts("names")?,
        }),
        "load" => Command::Load {
            record: required("record", fields.text("record")?)?,
            at: fields.number("at")?,
        },
        "state" => Command::State,
        "view" => Command::View {
            viewer: fields.viewer()?,
        },
        "legal" => Command::Legal {
            seat: required("seat", fields.seat("seat")?)?,
            lang: fields.language()?,
        },
        "hint" => Command::Hint {
            seat: required("seat", fields.seat("seat")?)?,
            count: fields.number("count")?,
            iterations: fields.number("iterations")?,
            lang: fields.language()?,
        },
        "weigh" => Command::Weigh {
            seat: required("seat", fields.seat("seat")?)?,
            action: required("action", fields.any("action"))?,
            lang: fields.language()?,
        },
        "dry-run" => Command::DryRun {
            seat: required("seat", fields.seat("seat")?)?,
            action: required("action", fields.any("action"))?,
            lang: fields.language()?,
        },
        "apply" => Command::Apply {
            seat: required("seat", fields.seat("seat")?)?,
            action: required("action", fields.any("action"))?,
            at: fields.number("at")?,
            lang: fields.language()?,
        },
        "tick" => Command::Tick {
            at: required("at", fields.number("at")?)?,
            lang: fields.language()?,
        },
        "undo" => Command::Undo {
            seat: required("seat", fields.seat("seat")?)?,
            at: fields.number("at")?,
        },
        "outcome" => Command::Outcome {
            lang: fields.language()?,
        },
        "score" => Command::Score {
            viewer: fields.viewer()?,
            lang: fields.language()?,
        },
        "record" => Command::Record,
        "rules" => Command::Rules {
            title: fields.text("title")?,
            id: fields.text("rule")?,
            lang: fields.language()?,
        },
        "text" => Command::Text {
            viewer: fields.viewer()?,
            lang: fields.language()?,
        },
        "describe" => Command::Describe {
            viewer: fields.viewer()?,
            lang: fields.language()?,
        },
        "captions" => Command::Captions,
        "begin" => {
            let seat = TakeSeat {
                title: required("title", fields.text("title")?)?,
                seats: required("seats", fields.number("seats")?)?,
                options: fields.any("options"),
                bot: fields.text("bot")?,
            };
            fields.ignore(&["seat", "limits"]);
            Command::Begin(seat)
        }
        "choose" => {
            let choose = Choose {
                seat: required("seat", fields.seat("seat")?)?,
                view: required("view", fields.any("view"))?,
                now: fields.number("now")?.unwrap_or_default(),
                step: fields.number("step")?.unwrap_or_default(),
            };
            fields.ignore(&["legal", "may_wait", "time_ms"]);
            Command::Choose(choose)
        }
        "over" => {
            fields.ignore(&["outcome"]);
            Command::Over
        }
        "quit" => Command::Quit,
        other => {
            let message = format!("there is no command {:?}", quotable(other));
            let failure = Failure::new(Code::UnknownCommand, message).at("cmd");
            return Err(failure.suggesting(closest(other, COMMANDS)));
        }
    };
    fields.done()?;
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn failure(line: &str) -> Failure {
        Request::parse(line).command.unwrap_err()
    }

    #[test]
    fn a_request_is_read_with_its_id() {
        let request = Request::parse(r#"{"id": 7, "cmd": "view", "viewer": 1}"#);
        let viewer = Viewer::Seat(Seat::new(1).unwrap());
        assert_eq!(
            request,
            Request {
                id: json!(7),
                command: Ok(Command::View { viewer })
            }
        );
        assert_eq!(Request::parse(r#"{"cmd":"quit"}"#).id, Value::Null);
        assert_eq!(Request::parse(r#"{"id":"x","cmd":"what"}"#).id, json!("x"));
    }

    #[test]
    fn every_slip_has_its_code() {
        let deep = "[".repeat(MAX_DEPTH + 1);
        let cases = [
            ("", Code::Malformed),
            ("{", Code::Malformed),
            (r#"{"cmd":"quit"} {}"#, Code::Malformed),
            (r#"{"id":1e999,"cmd":"quit"}"#, Code::Malformed),
            (&deep, Code::TooDeep),
            ("[1]", Code::NotARequest),
            (r#"{"id":[1],"cmd":"quit"}"#, Code::WrongType),
            ("{}", Code::MissingField),
            (r#"{"cmd":3}"#, Code::WrongType),
            (r#"{"cmd":"legl"}"#, Code::UnknownCommand),
            (r#"{"cmd":"legal"}"#, Code::MissingField),
            (r#"{"cmd":"legal","seat":"0"}"#, Code::WrongType),
            (r#"{"cmd":"legal","seat":-1}"#, Code::OutOfBounds),
            (r#"{"cmd":"legal","seat":1.5}"#, Code::OutOfBounds),
            (
                r#"{"cmd":"tick","at":18446744073709551616}"#,
                Code::OutOfBounds,
            ),
            (r#"{"cmd":"legal","seat":8}"#, Code::NoSuchSeat),
            (r#"{"cmd":"legal","seat":99999999999}"#, Code::NoSuchSeat),
            (
                r#"{"cmd":"new","title":"x","seats":256}"#,
                Code::OutOfBounds,
            ),
            (
                r#"{"cmd":"new","title":"x","entropy":"y"}"#,
                Code::WrongType,
            ),
            (r#"{"cmd":"text","lang":"de"}"#, Code::UnknownLanguage),
            (r#"{"cmd":"view","viewer":"me"}"#, Code::WrongType),
            (r#"{"cmd":"state","seat":0}"#, Code::UnknownField),
        ];
        for (line, expected) in cases {
            assert_eq!(failure(line).code, expected, "{line}");
        }
    }

    #[test]
    fn slips_of_names_get_suggestions() {
        let suggestion = |line: &str| failure(line).suggestion.unwrap();
        assert_eq!(suggestion(r#"{"cmd":"legl"}"#), "legal");
        assert_eq!(
            suggestion(r#"{"cmd":"legal","seat":0,"lnag":"en"}"#),
            "lang"
        );
    }

    #[test]
    fn brackets_in_texts_do_not_nest() {
        let line = format!(r#"{{"id":"\"{}","cmd":"quit"}}"#, "[".repeat(99));
        assert_eq!(Request::parse(&line).command, Ok(Command::Quit));
    }

    #[test]
    fn every_listed_command_is_known_and_no_other() {
        for name in COMMANDS {
            let parsed = Request::parse(&json!({ "cmd": name }).to_string());
            let unknown = parsed
                .command
                .is_err_and(|failure| failure.code == Code::UnknownCommand);
            assert!(!unknown, "{name}");
        }
    }
}
