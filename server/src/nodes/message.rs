//! What nodes say, and how it is written.

use std::collections::BTreeMap;
use std::fmt;

use pantheon_wire::{Seq, TableId, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::session::SignedOut;

/// The longest text that is said at once, in bytes: PostgreSQL refuses 8,000.
const LONGEST: usize = 7_500;
/// How many tables are named at once. Their names are short: `names_of_tables_fit` counts them.
const TABLES: usize = 100;

/// Tables whose logs grew, with the last place of each.
pub(crate) type Grown = BTreeMap<TableId, Seq>;

/// A process that serves, by a number that it draws when it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct NodeId(pub(crate) u64);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// What nodes tell each other besides news of logs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Message {
    /// The node serves, and hears the others on these lines.
    Alive {
        /// The names of the lines.
        hears: Vec<String>,
    },
    /// The node stops serving.
    Leaving,
    /// Sessions have ended.
    SignedOut(SignedOut),
    /// Tokens were taken from the buckets of a limit. What was heard before isn't taken twice: rounds go on by one.
    Taken {
        /// Which of these messages of the node it is.
        round: u64,
        /// The name of the limit.
        limit: String,
        /// The digests of keys, and how many tokens were taken of each.
        of: Vec<(u64, u32)>,
    },
    /// Bots and advice had time at the node. It is counted like what was taken, and in the same rounds.
    Had {
        /// Which of these messages of the node it is.
        round: u64,
        /// The digests of a wide network, a near one and a person, and how many milliseconds they had.
        of: Vec<([u64; 3], u64)>,
    },
    /// How many sockets are open at the node is told anew from here on.
    OpenAnew,
    /// So many sockets are open at the node.
    Open {
        /// The digests of accounts and addresses, and how many sockets each has.
        of: Vec<(u64, u32)>,
    },
    /// Who is at which table by a socket of the node is told anew from here on: some of it may not have been heard.
    AtAnew,
    /// Somebody is at a table by a socket of the node, or isn't any more.
    At {
        /// The table.
        table: TableId,
        /// Who.
        user: UserId,
        /// Whether they are.
        here: bool,
    },
}

/// What is said at once. A process of a release that knows only `by` and `grown` understands those.
#[derive(Debug, Serialize, Deserialize)]
struct Envelope {
    by: NodeId,
    /// Which of the texts of this node on this line it is. Where one is missing, something was lost.
    #[serde(default)]
    number: Option<u64>,
    grown: Grown,
    /// What a later release says that this one doesn't know is left out, and nothing else with it.
    #[serde(default)]
    says: Vec<Value>,
}

/// What was heard at once.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct HeardText {
    pub(super) by: NodeId,
    pub(super) number: Option<u64>,
    pub(super) grown: Grown,
    pub(super) says: Vec<Message>,
}

/// Reads a text. Anything that isn't one of ours is nothing.
pub(super) fn read(text: &[u8]) -> Option<HeardText> {
    let envelope: Envelope = serde_json::from_slice(text).ok()?;
    let known = |says| serde_json::from_value(says).ok();
    Some(HeardText {
        by: envelope.by,
        number: envelope.number,
        grown: envelope.grown,
        says: envelope.says.into_iter().filter_map(known).collect(),
    })
}

/// Writes what is to be said as few texts, numbered on from a number.
pub(super) fn write(
    by: NodeId,
    number: &mut u64,
    mut grown: Grown,
    says: impl IntoIterator<Item = Message>,
) -> Vec<String> {
    // What nodes say always becomes JSON.
    let says = says
        .into_iter()
        .filter_map(|message| serde_json::to_value(message).ok());
    let mut says = says.peekable();
    let mut texts = Vec::new();
    while !grown.is_empty() || says.peek().is_some() {
        let rest = grown.keys().nth(TABLES).cloned();
        let rest = rest.map_or_else(Grown::new, |table| grown.split_off(&table));
        let now = std::mem::replace(&mut grown, rest);
        let mut envelope = Envelope {
            by,
            number: Some(*number),
            grown: now,
            says: Vec::new(),
        };
        let mut text = json(&envelope);
        while let Some(next) = says.peek() {
            let longer = next.to_string().len() + 1;
            let nothing_else = envelope.grown.is_empty() && envelope.says.is_empty();
            if text.len() + longer > LONGEST && !nothing_else {
                break;
            }
            envelope.says.extend(says.next());
            text = json(&envelope);
        }
        *number += 1;
        texts.push(text);
    }
    texts
}

fn json(envelope: &Envelope) -> String {
    serde_json::to_string(envelope).expect("numbers and texts always become JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grown(tables: impl IntoIterator<Item = usize>) -> Grown {
        let name = |number| (TableId::from(&*format!("table-{number:020}")), Seq::MAX);
        tables.into_iter().map(name).collect()
    }

    fn alive(hears: &str) -> Message {
        let hears = vec![hears.to_owned()];
        Message::Alive { hears }
    }

    #[test]
    fn what_is_said_is_heard() {
        let (by, mut number) = (NodeId(u64::MAX), 7);
        let texts = write(
            by,
            &mut number,
            grown([1, 2]),
            [alive("x"), Message::Leaving],
        );
        assert_eq!((texts.len(), number), (1, 8));
        let heard = HeardText {
            by,
            number: Some(7),
            grown: grown([1, 2]),
            says: vec![alive("x"), Message::Leaving],
        };
        assert_eq!(read(texts[0].as_bytes()), Some(heard));
        assert!(write(by, &mut number, Grown::new(), []).is_empty());
    }

    #[test]
    fn names_of_tables_fit() {
        let texts = write(NodeId(u64::MAX), &mut 0, grown(0..250), [alive("x")]);
        assert_eq!(texts.len(), 3);
        assert!(texts.iter().all(|text| text.len() < LONGEST));
        let heard = texts.iter().filter_map(|text| read(text.as_bytes()));
        assert_eq!(heard.map(|heard| heard.grown.len()).sum::<usize>(), 250);
    }

    #[test]
    fn much_that_is_said_becomes_several_texts_that_are_numbered() {
        let long = "x".repeat(1_000);
        let texts = write(NodeId(1), &mut 0, Grown::new(), vec![alive(&long); 20]);
        assert_eq!(texts.len(), 3);
        assert!(texts.iter().all(|text| text.len() <= LONGEST));
        let heard: Vec<_> = texts
            .iter()
            .filter_map(|text| read(text.as_bytes()))
            .collect();
        let numbers: Vec<_> = heard.iter().filter_map(|heard| heard.number).collect();
        assert_eq!(numbers, [0, 1, 2]);
        assert_eq!(
            heard.iter().map(|heard| heard.says.len()).sum::<usize>(),
            20
        );
    }

    #[test]
    fn what_nobody_knows_is_left_out_and_the_rest_is_heard() {
        let later = br#"{"by":1,"grown":{"t":5},"says":[{"fly":{}},"leaving"],"more":3}"#;
        let heard = read(later).expect("it is one of ours");
        assert_eq!(heard.says, [Message::Leaving]);
        assert_eq!(heard.grown.len(), 1);
        for garbage in [
            "",
            "hello",
            "{}",
            "[1]",
            "\u{1f600}",
            r#"{"by":"x","grown":{}}"#,
        ] {
            assert_eq!(read(garbage.as_bytes()), None, "{garbage}");
        }
    }

    #[test]
    fn a_release_before_is_understood() {
        let before = br#"{"by":9,"grown":{"t":5}}"#;
        let heard = read(before).expect("it is one of ours");
        assert_eq!((heard.by, heard.number), (NodeId(9), None));
    }
}
