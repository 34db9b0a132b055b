//! What somebody who is new to a title is offered.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// A first table: one seat is the newcomer's, and bots have the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Newcomer {
    /// The options that differ from their defaults.
    #[serde(serialize_with = "as_object")]
    pub options: &'static [(&'static str, OptionValue)],
    /// The level of each bot, in the order of their seats.
    pub levels: &'static [u8],
}

/// What an option of a table is set to, as a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// On or off.
    Flag(bool),
    /// One of the option's words.
    Word(&'static str),
    /// A whole number.
    Number(i64),
}

impl Newcomer {
    /// A table without options, against bots of these levels.
    pub const fn against(levels: &'static [u8]) -> Self {
        Self {
            options: &[],
            levels,
        }
    }

    /// The options as a table takes them: an object with those that differ from their defaults.
    pub fn options(&self) -> serde_json::Value {
        let each = self.options.iter();
        each.map(|(key, value)| (*key, serde_json::json!(value)))
            .collect()
    }

    /// How many sit at the table.
    pub const fn seats(&self) -> usize {
        self.levels.len() + 1
    }
}

fn as_object<S: Serializer>(
    options: &&'static [(&'static str, OptionValue)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(options.len()))?;
    for (key, value) in *options {
        map.serialize_entry(key, value)?;
    }
    map.end()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_told_as_a_table_takes_them() {
        let newcomer = Newcomer {
            options: &[
                ("map", OptionValue::Word("small")),
                ("quick", OptionValue::Flag(true)),
                ("rounds", OptionValue::Number(3)),
            ],
            levels: &[1, 2],
        };
        let options = serde_json::json!({ "map": "small", "quick": true, "rounds": 3 });
        assert_eq!(newcomer.options(), options);
        assert_eq!(
            serde_json::json!(newcomer),
            serde_json::json!({ "options": options, "levels": [1, 2] })
        );
        assert_eq!(newcomer.seats(), 3);
    }
}
