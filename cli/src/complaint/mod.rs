//! What stopped a command, in the reader's language. What the system or a library says of it is passed on as it is.

use std::fmt::Display;

use pantheon_bots::SpecError;
use pantheon_engine::{Message, RecordError, ReplayError, SetupError, Words};
use pantheon_games::ShelfError;

use crate::error::{CliError, Named};
use crate::options::OptionsError;
use crate::reason::undo_message;

mod store;
mod tls;

pub use store::{of_backup, of_open, of_restore};
pub use tls::of_tls;

/// A reason that comes from the system or from a library, in its own words.
pub fn plain(why: impl Display) -> Message {
    Message::new("cli-error-plain").text("why", why.to_string())
}

/// Why a file can't be opened, read or written.
pub fn of_file(why: &std::io::Error) -> Message {
    use std::io::ErrorKind;
    match why.kind() {
        ErrorKind::NotFound => Message::new("cli-error-file-missing"),
        ErrorKind::PermissionDenied => Message::new("cli-error-file-forbidden"),
        ErrorKind::IsADirectory => Message::new("cli-error-file-folder"),
        ErrorKind::StorageFull => Message::new("cli-error-file-full"),
        _ => plain(why),
    }
}

/// What is wrong with a setting's value.
pub fn of_setting(key: &str, why: Message) -> Message {
    Message::new("cli-error-setting")
        .text("key", key.to_owned())
        .word("why", why)
}

/// Why a text isn't an untouched record.
pub fn of_record(why: &RecordError) -> Message {
    match why {
        &RecordError::LineTooLong { line } => at_line("cli-error-record-line-too-long", line),
        RecordError::TooManyLines => Message::new("cli-error-record-too-many-lines"),
        &RecordError::CutOff { line } => at_line("cli-error-record-cut-off", line),
        RecordError::Malformed { line: 1, .. } => Message::new("cli-error-record-none"),
        RecordError::Malformed { line, why } => {
            at_line("cli-error-record-malformed", *line).text("why", why.clone())
        }
        &RecordError::BrokenChain { line } => at_line("cli-error-record-broken-chain", line),
        RecordError::UnknownFormat { found } => {
            Message::new("cli-error-record-format").text("found", found.to_string())
        }
    }
}

fn at_line(key: &'static str, line: usize) -> Message {
    Message::new(key).text("line", line.to_string())
}

fn of_replay(why: &ReplayError) -> Message {
    match why {
        ReplayError::Title { found, expected } => Message::new("cli-error-replay-title")
            .text("found", found.clone())
            .text("expected", expected.to_string()),
        ReplayError::RulesVersion { found, expected } => {
            Message::new("cli-error-replay-rules-version")
                .text("found", found.to_string())
                .text("expected", expected.to_string())
        }
        ReplayError::Content { found, expected } => Message::new("cli-error-replay-content")
            .text("found", found.clone())
            .text("expected", expected.clone()),
        ReplayError::Commitment => Message::new("cli-error-replay-seed"),
        ReplayError::Entry { seq, why } => Message::new("cli-error-replay-entry")
            .text("entry", seq.to_string())
            .text("why", why.clone()),
        ReplayError::Diverged { seq } => {
            Message::new("cli-error-replay-diverged").text("entry", seq.to_string())
        }
        ReplayError::Outcome => Message::new("cli-error-replay-outcome"),
        ReplayError::Setup(why) => of_setup(why),
        ReplayError::Edition(_) | ReplayError::Options(_) | ReplayError::Seed(_) => plain(why),
    }
}

fn of_setup(why: &SetupError) -> Message {
    match why {
        SetupError::Seats {
            title,
            min,
            max,
            asked,
        } => seats(title, *min, *max, *asked),
        SetupError::Option { .. } => plain(why),
    }
}

/// A title isn't played by so many.
pub fn seats(title: &'static str, min: u8, max: u8, asked: u8) -> Message {
    Message::new("cli-error-seats")
        .text("title", title)
        .number("min", min)
        .number("max", max)
        .number("asked", asked)
}

/// Why the shelf can't do what it was asked.
pub fn of_shelf(why: &ShelfError) -> Message {
    match why {
        ShelfError::UnknownTitle { asked, known } => Message::new("cli-error-no-title-among")
            .text("asked", format!("{asked:?}"))
            .text("known", known.join(", ")),
        ShelfError::UnknownEdition { digest } => {
            Message::new("cli-error-no-edition").text("digest", digest.to_string())
        }
        ShelfError::Superseded { found } => {
            Message::new("cli-error-superseded").number("found", *found)
        }
        ShelfError::Setup(why) => of_setup(why),
        ShelfError::Refused(refusal) => {
            Message::new("cli-error-refused").text("rule", refusal.rule.clone())
        }
        ShelfError::NoSuchSeat { seat, seats } => Message::new("cli-error-no-seat")
            .text("seat", seat.to_string())
            .number("seats", *seats),
        ShelfError::Undo(why) => undo_message(*why),
        ShelfError::Record(why) => Message::new("cli-error-record").word("why", of_record(why)),
        ShelfError::Replay(why) => Message::new("cli-error-replay").word("why", of_replay(why)),
        ShelfError::Content(_)
        | ShelfError::Options(_)
        | ShelfError::Action(_)
        | ShelfError::TimeRunsBackwards { .. }
        | ShelfError::Resume(_) => plain(why),
    }
}

/// Why there is no such bot.
pub fn of_spec(why: &SpecError) -> Message {
    let about =
        |key: &'static str, asked: &str| Message::new(key).text("asked", format!("{asked:?}"));
    match why {
        SpecError::Unknown { asked } => {
            about("cli-error-bot-unknown", asked).number("levels", pantheon_bots::levels::LEVELS)
        }
        SpecError::Detail { asked, detail, why } => about("cli-error-bot-detail", asked)
            .text("detail", format!("{detail:?}"))
            .word("why", plain(why)),
        SpecError::Weights { asked, why } => {
            about("cli-error-bot-weights", asked).word("why", plain(why))
        }
    }
}

/// Why options aren't a title's.
pub fn of_options(why: &OptionsError) -> Message {
    match why {
        OptionsError::NotAnObject => Message::new("cli-error-options-object"),
        OptionsError::UnknownKey { asked, known, .. } => Message::new("cli-error-option-unknown")
            .text("asked", format!("{asked:?}"))
            .text("known", known.join(", ")),
        OptionsError::WrongValue {
            key,
            value,
            expected,
            ..
        } => Message::new("cli-error-option-value")
            .text("key", format!("{key:?}"))
            .text("value", value.clone())
            .word("expected", expected.clone()),
    }
}

impl CliError {
    /// What happened, with what was probably meant and what there is, in the reader's words.
    pub fn tell(&self, words: &dyn Words) -> String {
        let at_file = |path: &std::path::Path, why: &Message| {
            format!("{}: {}", path.display(), words.say(why))
        };
        match self {
            Self::Unknown {
                what,
                asked,
                suggestion,
                known,
            } => {
                let key = match what {
                    Named::Title => "cli-error-no-title",
                    Named::Rule => "cli-error-no-rule",
                    Named::Setting => "cli-error-no-setting",
                };
                let sentence = Message::new(key).text("asked", format!("{asked:?}"));
                let mut told = words.say(&sentence) + &meant(suggestion.as_deref(), words);
                if !known.is_empty() {
                    let known = Message::new("cli-error-there-are").text("known", known.join(", "));
                    told.push_str("\n  ");
                    told.push_str(&words.say(&known));
                }
                told
            }
            Self::Options { error } => {
                words.say(&of_options(error)) + &meant(error.suggestion(), words)
            }
            Self::Usage(why) => words.say(why),
            Self::Input { path, why } | Self::Output { path, why } => at_file(path, why),
            Self::Print(why) => words.say(&Message::new("cli-error-print").word("why", plain(why))),
            Self::Entropy(why) => {
                words.say(&Message::new("cli-error-entropy").word("why", plain(why)))
            }
            Self::Shelf(why) => words.say(&of_shelf(why)),
        }
    }
}

/// What was probably meant, on a line of its own.
fn meant(suggestion: Option<&str>, words: &dyn Words) -> String {
    let Some(name) = suggestion else {
        return String::new();
    };
    let asked = Message::new("cli-error-did-you-mean").text("name", name.to_owned());
    format!("\n\n  {}", words.say(&asked))
}

#[cfg(test)]
mod tests {
    use pantheon_locales::{Language, Locale};

    use super::*;

    #[test]
    fn a_record_error_is_told_in_english_as_the_engine_says_it() {
        let english = Locale::new(Language::En);
        let errors = [
            RecordError::CutOff { line: 3 },
            RecordError::Malformed {
                line: 3,
                why: "no".to_owned(),
            },
            RecordError::BrokenChain { line: 3 },
        ];
        for error in errors {
            assert_eq!(english.say(&of_record(&error)), error.to_string());
        }
    }

    #[test]
    fn portuguese_readers_are_told_in_portuguese() {
        let portuguese = Locale::new(Language::PtBr);
        let error = CliError::Unknown {
            what: Named::Title,
            asked: "xadres".to_owned(),
            suggestion: Some("xadrez".to_owned()),
            known: vec!["xadrez".to_owned()],
        };
        let told = error.tell(&portuguese);
        assert_eq!(
            told,
            "não há jogo \"xadres\"\n\n  você quis dizer xadrez?\n  há: xadrez"
        );
    }
}
