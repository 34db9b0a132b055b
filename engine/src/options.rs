//! What a table may choose before a game.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A title's table options: plain data that refuses unknown fields.
pub trait Options:
    Clone + Default + Eq + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Each option with its choices, in the order in which people should see them.
    fn specs() -> Vec<OptionSpec>;

    /// Every legal combination for this number of seats, or a covering selection where there are too many.
    fn every(seats: u8) -> Vec<Self>;
}

/// One option, described for people and programs. Its words are `<prefix>-option-<key>` in `locales/`, the prefix being the title's in lower case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The field's name in the options' JSON.
    pub key: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// What it is when nobody says.
    pub default: serde_json::Value,
}

impl OptionSpec {
    /// On or off, and off when nobody says.
    pub fn flag(key: &'static str) -> Self {
        Self {
            key,
            kind: OptionKind::Flag,
            default: false.into(),
        }
    }

    /// One of these words, and `default` when nobody says.
    pub fn choice<const N: usize>(
        key: &'static str,
        words: [&'static str; N],
        default: &'static str,
    ) -> Self {
        Self {
            key,
            kind: OptionKind::Choice(words.into()),
            default: default.into(),
        }
    }
}

/// What values an option takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// On or off.
    Flag,
    /// One of these words.
    Choice(Vec<&'static str>),
    /// A whole number in this range.
    Number {
        /// The least value.
        min: i64,
        /// The greatest value.
        max: i64,
    },
    /// A list, whose entries the title's rules describe.
    List,
}
