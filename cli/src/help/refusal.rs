//! Why a command line is refused, or the help that it asks for, in the reader's language.
//!
//! Clap's errors have a kind and facts, and are said here as clap says them in English. Of what it hands out as
//! finished sentences (usage lines and a few tips) the words are known and replaced; a test compares both.

use std::error::Error as _;

use clap::builder::StyledStr;
use clap::builder::styling::Style;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use pantheon_engine::{Message, Words};
use pantheon_locales::Locale;

use crate::paint::HELP;
use crate::unfit::Unfit;

const INDENT: &str = "\n  ";
/// What clap's usage lines begin with.
const USAGE: &str = "Usage:";
/// What stands for all options in clap's usage lines.
const OPTIONS: &str = "[OPTIONS]";

/// Everything that is printed about a command line that isn't carried out.
pub fn tell(error: &clap::Error, words: &Locale) -> StyledStr {
    let teller = Teller { error, words };
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            teller.usage(&error.render()).into()
        }
        ErrorKind::DisplayVersion => error.render(),
        _ => teller.refusal().unwrap_or_else(|| error.render()),
    }
}

struct Teller<'a> {
    error: &'a clap::Error,
    words: &'a Locale,
}

impl Teller<'_> {
    fn refusal(&self) -> Option<StyledStr> {
        let head = dressed(&self.text("cli-usage-error"), HELP.get_error());
        let mut told = vec![format!("{head} {}", self.reason()?)];
        let tips = self.tips();
        if !tips.is_empty() {
            told.push("\n".to_owned());
        }
        let tip = dressed(&self.text("cli-usage-tip"), HELP.get_valid());
        told.extend(tips.iter().map(|said| format!("{INDENT}{tip} {said}")));
        if let Some(ContextValue::StyledStr(usage)) = self.error.get(ContextKind::Usage) {
            told.push(format!("\n\n{}", self.usage(usage)));
        }
        let flag = dressed("--help", HELP.get_literal());
        let more = self.say(&Message::new("cli-usage-more").text("flag", flag));
        told.push(format!("\n\n{more}\n"));
        Some(told.concat().into())
    }

    /// The refusal itself; nothing for kinds of errors that no command line here leads to.
    fn reason(&self) -> Option<String> {
        let argument = || self.one(ContextKind::InvalidArg);
        let value = || Some(bad(self.one(ContextKind::InvalidValue)?));
        let command = || Some(bad(self.one(ContextKind::InvalidSubcommand)?));
        Some(match self.error.kind() {
            ErrorKind::UnknownArgument => self.say(
                &Message::new("cli-usage-unknown-argument").text("argument", bad(argument()?)),
            ),
            ErrorKind::InvalidSubcommand => {
                self.say(&Message::new("cli-usage-unknown-command").text("command", command()?))
            }
            ErrorKind::MissingRequiredArgument => {
                let missing = self.many(ContextKind::InvalidArg).iter();
                let mut told = vec![self.text("cli-usage-missing-arguments")];
                told.extend(missing.map(|name| format!("{INDENT}{}", good(name))));
                told.concat()
            }
            ErrorKind::MissingSubcommand => {
                let message = Message::new("cli-usage-missing-command").text("command", command()?);
                let known = self.many(ContextKind::ValidSubcommand);
                self.say(&message) + &self.known("cli-usage-mark-commands", known)
            }
            ErrorKind::InvalidValue => {
                let message = if self.one(ContextKind::InvalidValue)?.is_empty() {
                    Message::new("cli-usage-missing-value").text("argument", bad(argument()?))
                } else {
                    Message::new("cli-usage-invalid-value")
                        .text("value", value()?)
                        .text("argument", named(argument()?))
                };
                let known = self.many(ContextKind::ValidValue);
                self.say(&message) + &self.known("cli-usage-mark-values", known)
            }
            ErrorKind::ValueValidation => self.say(
                &Message::new("cli-usage-unfit-value")
                    .text("value", value()?)
                    .text("argument", named(argument()?))
                    .text("why", self.why()?),
            ),
            ErrorKind::TooManyValues => self.say(
                &Message::new("cli-usage-too-many-values")
                    .text("value", value()?)
                    .text("argument", named(argument()?)),
            ),
            // Nothing here excludes anything else: only what is there twice is in conflict, with itself.
            ErrorKind::ArgumentConflict
                if self.error.get(ContextKind::PriorArg)
                    == self.error.get(ContextKind::InvalidArg) =>
            {
                self.say(&Message::new("cli-usage-repeated").text("argument", bad(argument()?)))
            }
            ErrorKind::InvalidUtf8 => self.text("cli-usage-invalid-text"),
            _ => return None,
        })
    }

    /// What is wrong with a value, as whoever read it says.
    fn why(&self) -> Option<String> {
        let source = self.error.source()?;
        Some(match source.downcast_ref::<Unfit>() {
            Some(unfit) => self.words.say(unfit.message()),
            None => source.to_string(),
        })
    }

    fn tips(&self) -> Vec<String> {
        let similar = [
            (ContextKind::SuggestedSubcommand, "command"),
            (ContextKind::SuggestedArg, "argument"),
            (ContextKind::SuggestedValue, "value"),
        ];
        let similar = similar.into_iter().filter_map(|(kind, what)| {
            let names = match self.error.get(kind)? {
                ContextValue::String(name) => std::slice::from_ref(name),
                ContextValue::Strings(names) => names,
                _ => return None,
            };
            let ending = if names.len() == 1 { "" } else { "s" };
            let names: Vec<String> = names
                .iter()
                .map(|name| format!("'{}'", good(name)))
                .collect();
            let key = format!("cli-usage-similar-{what}{ending}");
            Some(self.say(&Message::new(key).text("names", names.join(", "))))
        });
        let finished = match self.error.get(ContextKind::Suggested) {
            Some(ContextValue::StyledStrs(tips)) => tips.as_slice(),
            _ => &[],
        };
        similar
            .chain(finished.iter().map(|tip| self.finished_tip(tip)))
            .collect()
    }

    /// A tip that clap hands out as a sentence: one of three.
    fn finished_tip(&self, tip: &StyledStr) -> String {
        let argument = self.one(ContextKind::InvalidArg).unwrap_or_default();
        let plain = tip.to_string();
        let message = if plain.starts_with("to pass ") {
            Message::new("cli-usage-as-value")
                .text("argument", bad(argument))
                .text("instead", good(&format!("-- {argument}")))
        } else if plain.starts_with("subcommand ") {
            Message::new("cli-usage-without-dashes")
                .text("command", good(argument))
                .text("dashes", bad("--"))
        } else {
            let elsewhere = plain.trim_start_matches('\'').trim_end_matches("' exists");
            Message::new("cli-usage-elsewhere").text("instead", good(elsewhere))
        };
        self.say(&message)
    }

    /// A usage line, or help with one, in the reader's words.
    fn usage(&self, usage: &StyledStr) -> String {
        let options = self.text("cli-usage-some-options");
        usage
            .ansi()
            .to_string()
            .replacen(USAGE, &self.text("cli-usage-usage"), 1)
            .replacen(OPTIONS, &format!("[{options}]"), 1)
    }

    /// The names there are, on a line of their own.
    fn known(&self, key: &'static str, names: &[String]) -> String {
        if names.is_empty() {
            return String::new();
        }
        let names: Vec<String> = names.iter().map(|name| good(name)).collect();
        let names = self.say(&Message::new(key).text("values", names.join(", ")));
        format!("{INDENT}{names}")
    }

    fn one(&self, kind: ContextKind) -> Option<&str> {
        match self.error.get(kind)? {
            ContextValue::String(text) => Some(text),
            _ => None,
        }
    }

    fn many(&self, kind: ContextKind) -> &[String] {
        match self.error.get(kind) {
            Some(ContextValue::Strings(texts)) => texts,
            _ => &[],
        }
    }

    fn text(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }
}

fn dressed(text: &str, style: &Style) -> String {
    format!("{style}{text}{style:#}")
}

fn bad(text: &str) -> String {
    dressed(text, HELP.get_invalid())
}

fn good(text: &str) -> String {
    dressed(text, HELP.get_valid())
}

fn named(text: &str) -> String {
    dressed(text, HELP.get_literal())
}
