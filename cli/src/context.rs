//! What every command is given: a language, a place to print, colours, and other content if it was asked for.

use std::io::Write;
use std::path::PathBuf;

use pantheon_engine::{Message, Words};
use pantheon_locales::{Language, Locale};
use serde::Serialize;

use crate::error::CliError;
use crate::paint::Paint;
use crate::shelf::{self, Opened};

/// A count as messages take it.
pub fn counted(count: impl TryInto<i64>) -> i64 {
    count.try_into().unwrap_or(i64::MAX)
}

/// What every command is given.
pub struct Context<'a> {
    /// The language people read.
    pub language: Language,
    /// The folder of other content.
    pub content: Option<PathBuf>,
    /// The language's words.
    pub words: Locale,
    /// Colours, or none.
    pub paint: Paint,
    /// Where answers are printed.
    pub out: &'a mut dyn Write,
}

impl<'a> Context<'a> {
    /// The context of a command line.
    pub fn new(language: Language, content: Option<PathBuf>, out: &'a mut dyn Write) -> Self {
        let words = Locale::new(language);
        Self {
            language,
            content,
            words,
            paint: Paint::for_stdout(),
            out,
        }
    }

    /// The title with this name, with the content that was asked for.
    pub fn open(&self, title: &str) -> Result<Opened, CliError> {
        shelf::open(title, self.content.as_deref())
    }

    /// A text without facts.
    pub fn text(&self, key: &'static str) -> String {
        self.words.say(&Message::new(key))
    }

    /// Prints a sentence on a line of its own.
    pub fn say(&mut self, message: &Message) -> Result<(), CliError> {
        writeln!(self.out, "{}", self.words.say(message))?;
        Ok(())
    }

    /// Prints a heading on a line of its own.
    pub fn heading(&mut self, message: &Message) -> Result<(), CliError> {
        let text = self.words.say(message);
        writeln!(self.out, "{}", self.paint.heading(&text))?;
        Ok(())
    }

    /// Prints a value for programs.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), CliError> {
        serde_json::to_writer_pretty(&mut self.out, value).map_err(std::io::Error::from)?;
        writeln!(self.out)?;
        Ok(())
    }
}
