//! Sentences without a language: a key into `locales/` and its arguments.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::seat::Seat;

/// A sentence or word to be said in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// The key of the text in `locales/`.
    pub key: Cow<'static, str>,
    /// Named facts that the text mentions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// A fact inside a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Arg {
    /// A number, which may choose a plural.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// A text that is the same in every language, such as a territory's code.
    Text(Cow<'static, str>),
    /// A word or phrase of its own, such as a god's name.
    Word(Box<Message>),
    /// Several words, to be listed.
    List(Vec<Message>),
    /// A player, to be called by name.
    Seat(Seat),
}

impl Message {
    /// A sentence without facts.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// Every message in something written as JSON, but for those inside a message.
    pub fn all_in(written: &Value) -> Vec<Self> {
        if let Ok(message) = Self::deserialize(written) {
            return vec![message];
        }
        match written {
            Value::Array(items) => items.iter().flat_map(Self::all_in).collect(),
            Value::Object(fields) => fields.values().flat_map(Self::all_in).collect(),
            _ => Vec::new(),
        }
    }

    /// A sentence about what a player does, who is `who` in it.
    pub fn by(key: impl Into<Cow<'static, str>>, who: Seat) -> Self {
        Self::new(key).seat("who", who)
    }

    /// Adds a number.
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(value.into()))
    }

    /// Adds a text that needs no translation.
    pub fn text(self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Self {
        self.with(name, Arg::Text(value.into()))
    }

    /// Adds a word that is translated too.
    pub fn word(self, name: &'static str, value: Self) -> Self {
        self.with(name, value)
    }

    /// Adds several words.
    pub fn list(self, name: &'static str, values: Vec<Self>) -> Self {
        self.with(name, Arg::List(values))
    }

    /// Adds a player.
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, seat)
    }

    /// Adds a fact, in the form that its type has in sentences.
    pub fn with(mut self, name: &'static str, fact: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), fact.into()));
        self
    }
}

impl From<&'static str> for Message {
    fn from(key: &'static str) -> Self {
        Self::new(key)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}

numbers!(u8 i8 u16 i16 u32 i32 i64);

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<Vec<Message>> for Arg {
    fn from(words: Vec<Message>) -> Self {
        Self::List(words)
    }
}

impl From<Message> for Arg {
    fn from(word: Message) -> Self {
        Self::Word(Box::new(word))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// Somebody who can say a [`Message`]: a language, with the names of the people at the table.
pub trait Words {
    /// The message in that language. A missing text is said as its key, never as nothing.
    fn say(&self, message: &Message) -> String;
}
