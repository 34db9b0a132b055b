//! The reader of records, and the rules that play them again.

use pantheon_engine::{Record, RecordEntry, RecordError, RecordFooter, RecordHeader};
use serde::Deserialize;

/// Reads a record. What is read must be written and read again as it was.
///
/// Hardly a mistake gets past the chain of hashes, so the lines are also bound anew: then the rules are given what is
/// wrong in them. Good are the entries of a record that is true.
pub fn record(data: &[u8]) -> usize {
    let Ok(text) = str::from_utf8(data) else {
        return 0;
    };
    if let Ok(record) = Record::parse(text) {
        assert_eq!(record.to_text(), text, "a record is written as it was read");
    }
    let Some(record) = bound_anew(text) else {
        return 0;
    };
    match Record::parse(&record.to_text()) {
        Ok(read) => assert_eq!(read.to_text(), record.to_text()),
        Err(RecordError::LineTooLong { .. } | RecordError::UnknownFormat { .. }) => {}
        Err(why) => panic!("a record that was written can't be read: {why}"),
    }
    let Ok(title) = pantheon_games::title(&record.header.title) else {
        return 0;
    };
    // Whether it is a game is for the rules to say; here it matters that they say it.
    let _half = title.replay(&record, Some(record.entries.len() / 2));
    title.verify(&record).map_or(0, |_| record.entries.len())
}

/// A line of a record, whatever its hash.
#[derive(Deserialize)]
struct Line {
    header: Option<RecordHeader>,
    entry: Option<RecordEntry>,
    footer: Option<RecordFooter>,
}

/// The lines that can be read, as a record that counts and hashes rightly.
fn bound_anew(text: &str) -> Option<Record> {
    let (mut header, mut entries, mut footer) = (None, Vec::new(), None);
    for line in text.lines() {
        let Ok(line) = serde_json::from_str::<Line>(line) else {
            continue;
        };
        header = header.or(line.header);
        entries.extend(line.entry);
        footer = line.footer.or(footer);
    }
    for (entry, seq) in entries.iter_mut().zip(1..) {
        entry.seq = seq;
    }
    let mut footer = footer?;
    footer.entries = entries.len() as u32;
    Some(Record {
        header: header?,
        entries,
        footer,
    })
}
