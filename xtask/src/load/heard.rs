//! What a player reads of a frame: as little as it can, and none of it copied.

use pantheon_wire::Status;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// A frame.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Heard<'a> {
    Hello(IgnoredAny),
    #[serde(borrow)]
    Answer(HeardAnswer<'a>),
    #[serde(borrow)]
    Table(HeardTable<'a>),
    Lobby(IgnoredAny),
    Presence(IgnoredAny),
    Bye(IgnoredAny),
}

/// An answer.
#[derive(Deserialize)]
pub(super) struct HeardAnswer<'a> {
    pub(super) id: Option<&'a str>,
    #[serde(borrow, default)]
    pub(super) error: Option<&'a RawValue>,
}

/// News of a table.
#[derive(Deserialize)]
pub(super) struct HeardTable<'a> {
    pub(super) table: &'a str,
    pub(super) seq: u32,
    pub(super) info: HeardInfo,
    #[serde(borrow)]
    pub(super) position: Option<HeardPosition<'a>>,
}

#[derive(Deserialize)]
pub(super) struct HeardInfo {
    pub(super) status: Status,
    pub(super) seats: Vec<HeardSeat>,
}

#[derive(Deserialize)]
pub(super) struct HeardSeat {
    pub(super) ready: bool,
}

#[derive(Deserialize)]
pub(super) struct HeardPosition<'a> {
    #[serde(borrow)]
    pub(super) sights: Vec<HeardSight<'a>>,
}

#[derive(Deserialize)]
pub(super) struct HeardSight<'a> {
    pub(super) seat: Option<u8>,
    #[serde(borrow, default)]
    pub(super) legal: Vec<HeardLegal<'a>>,
    pub(super) may_undo: bool,
}

#[derive(Deserialize)]
pub(super) struct HeardLegal<'a> {
    #[serde(borrow)]
    pub(super) action: &'a RawValue,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines that the wire's own tests pin.
    #[test]
    fn every_frame_of_a_server_is_heard() {
        let lines = include_str!("../../../wire/tests/server.jsonl");
        let mut actions = Vec::new();
        for line in lines.lines() {
            match serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}")) {
                Heard::Table(HeardTable {
                    position: Some(position),
                    ..
                }) => {
                    let legal = position.sights.iter().flat_map(|sight| &sight.legal);
                    actions.extend(legal.map(|legal| legal.action.get()));
                }
                Heard::Answer(answer) => {
                    assert_eq!(answer.error.is_some(), line.contains("\"error\""));
                }
                _ => {}
            }
        }
        assert_eq!(actions, [r#"{"visit":"mars"}"#]);
    }
}
