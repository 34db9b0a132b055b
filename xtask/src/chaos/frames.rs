//! What a client reads of a frame, and what it notes of it: digests, since nobody could keep all that is told.

use std::collections::HashSet;

use anyhow::{Context, Result};
use pantheon_wire::{Answer, Happened, Seq, Status};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use serde_json::value::RawValue;

use super::notes::{Heard, LogRow, Print, Shown, Told};

/// A frame.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Frame<'a> {
    Hello(IgnoredAny),
    Answer(Answer),
    #[serde(borrow)]
    Table(Box<Update<'a>>),
    Presence(IgnoredAny),
    Lobby(IgnoredAny),
    Bye(IgnoredAny),
}

/// News of a table, and where it stands.
#[derive(Deserialize)]
pub(super) struct Update<'a> {
    after: Seq,
    pub(super) seq: Seq,
    #[serde(borrow)]
    news: Vec<&'a RawValue>,
    pub(super) info: Info,
    #[serde(borrow)]
    pub(super) position: Option<Position<'a>>,
}

#[derive(Deserialize)]
pub(super) struct Info {
    pub(super) status: Status,
    #[serde(default)]
    key: Option<IgnoredAny>,
}

#[derive(Deserialize)]
pub(super) struct Position<'a> {
    #[serde(borrow)]
    pub(super) sights: Vec<Sight<'a>>,
    #[serde(default)]
    pub(super) clocks: Vec<pantheon_wire::ClockFace>,
}

#[derive(Deserialize)]
pub(super) struct Sight<'a> {
    seat: Option<u8>,
    #[serde(borrow)]
    view: &'a RawValue,
    #[serde(borrow, default)]
    pub(super) legal: Vec<Legal<'a>>,
    pub(super) may_undo: bool,
}

#[derive(Deserialize)]
pub(super) struct Legal<'a> {
    #[serde(borrow)]
    pub(super) action: &'a RawValue,
}

#[derive(Deserialize)]
struct Row<'a> {
    seq: Seq,
    #[serde(borrow)]
    at: &'a RawValue,
    #[serde(borrow)]
    what: &'a RawValue,
    #[serde(default)]
    step: Option<u32>,
    #[serde(borrow, default)]
    events: Option<&'a RawValue>,
}

/// The same JSON in one form, whoever wrote it.
fn canonical(raw: &RawValue) -> Result<String> {
    Ok(serde_json::from_str::<Value>(raw.get())?.to_string())
}

impl Row<'_> {
    fn told(&self, raw: &RawValue) -> Result<Told> {
        let common = format!("{} {} {:?}", self.at, self.what, self.step);
        let events = self.events.map_or_else(|| Ok(String::new()), canonical)?;
        Ok(Told {
            seq: self.seq,
            common: Print::of(&common),
            events: Print::of(&events),
            whole: Print::of(&canonical(raw)?),
        })
    }
}

fn told(raw: &RawValue) -> Result<Told> {
    let row: Row<'_> = serde_json::from_str(raw.get())?;
    row.told(raw)
}

impl Update<'_> {
    /// What is noted of what it tells.
    pub(super) fn heard(&self) -> Result<Heard> {
        let news: Result<_> = self.news.iter().map(|raw| told(raw)).collect();
        Ok(Heard {
            after: self.after,
            seq: self.seq,
            news: news?,
        })
    }

    /// What is noted of what it shows; nothing before the game begins.
    pub(super) fn shown(&self) -> Result<Option<Shown>> {
        let Some(position) = &self.position else {
            return Ok(None);
        };
        let views: Result<_> = position
            .sights
            .iter()
            .map(|sight| Ok((sight.seat, Print::of(&canonical(sight.view)?))))
            .collect();
        Ok(Some(Shown {
            seq: self.seq,
            views: views?,
            key: self.info.key.is_some(),
        }))
    }
}

/// A page of a log, and where the next begins.
pub(super) fn page(text: &str) -> Result<(Vec<LogRow>, Option<Seq>)> {
    #[derive(Deserialize)]
    struct Page<'a> {
        #[serde(borrow)]
        news: Vec<&'a RawValue>,
        next: Option<Seq>,
    }
    let page: Page<'_> = serde_json::from_str(text).context("a page of the log")?;
    let rows = page.news.into_iter().map(|raw| {
        let row: Row<'_> = serde_json::from_str(raw.get())?;
        let what: Happened = serde_json::from_str(row.what.get())?;
        Ok(LogRow {
            told: row.told(raw)?,
            what,
            step: row.step,
        })
    });
    Ok((rows.collect::<Result<_>>()?, page.next))
}

/// Notes every word of 64 hexadecimal digits, which is what a seed is.
pub(super) fn note_hex(text: &str, words: &mut HashSet<Print>) {
    const DIGITS: usize = 64;
    let runs = text.split(|c: char| !c.is_ascii_hexdigit());
    words.extend(runs.filter(|run| run.len() == DIGITS).map(Print::of));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines that the wire's own tests pin.
    #[test]
    fn every_frame_of_a_server_is_read() {
        let lines = include_str!("../../../wire/tests/server.jsonl");
        let (mut rows, mut views) = (0, 0);
        for line in lines.lines() {
            match serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}")) {
                Frame::Table(update) => {
                    rows += update.heard().unwrap().news.len();
                    views += update.shown().unwrap().map_or(0, |shown| shown.views.len());
                }
                _ => assert!(!line.starts_with("{\"table\"")),
            }
        }
        assert!(rows > 0 && views > 0, "{rows} rows, {views} views");
    }

    #[test]
    fn a_seed_is_found_wherever_it_is() {
        let seed = "0123456789abcdef".repeat(4);
        let mut words = HashSet::new();
        note_hex(
            &format!("{{\"a\":\"{seed}\",\"b\":\"c0ffee\"}}"),
            &mut words,
        );
        assert_eq!(words, HashSet::from([Print::of(&seed)]));
    }

    #[test]
    fn a_row_is_the_same_row_in_an_update_and_in_a_page() {
        let row = r#"{"seq":3,"at":9,"what":"began","step":0,"events":[{"event":1}]}"#;
        let text = format!("{{\"news\":[{row}]}}");
        let (rows, next) = page(&text).unwrap();
        let raw: &RawValue = serde_json::from_str(row).unwrap();
        assert_eq!((rows[0].told, next), (told(raw).unwrap(), None));
        assert_eq!(rows[0].what, Happened::Began);
    }
}
