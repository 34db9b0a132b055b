//! How a log is written as one piece: a line a row, squeezed by DEFLATE with a checksum.
//!
//! A line is when, who and by which command as JSON, then the fact, letter by letter as it was in `log`. So what is taken out
//! of a piece is what was put in. The place of a row is the number of its line.

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use pantheon_tables::{Row, StoreError};
use pantheon_wire::{CommandId, Seq, UserId, WallMillis};
use serde::{Deserialize, Serialize};

use crate::codec::{from_json, to_json};
use crate::db::DbRow;

/// The version of the form. A later release may have others beside it.
pub(super) const FORM: u32 = 1;
/// How hard it is tried to write it small, of 10: more takes twice as long for a hundredth.
const EFFORT: u8 = 8;
/// The longest log that is packed, in bytes: a piece that says it is longer is damaged.
const LONGEST: usize = 64 << 20;

/// A row of a log as the database has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeptRow {
    pub(crate) seq: Seq,
    pub(crate) head: Head,
    /// JSON.
    pub(crate) fact: String,
}

/// What a row says besides what happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Head(
    pub(crate) WallMillis,
    pub(crate) Option<String>,
    pub(crate) Option<String>,
);

impl KeptRow {
    /// Reads a row from the columns of [`crate::codec::ROW`].
    pub(crate) fn read(db_row: &DbRow) -> Result<Self, StoreError> {
        Ok(Self {
            seq: db_row.int(0)?,
            head: Head(db_row.int(1)?, db_row.maybe_text(2)?, db_row.maybe_text(3)?),
            fact: db_row.text(4)?,
        })
    }

    /// Who did it, if it was somebody.
    pub(crate) fn by(&self) -> Option<&str> {
        self.head.1.as_deref()
    }

    /// The row, understood.
    pub(crate) fn row(self) -> Result<Row, StoreError> {
        let Head(at, by, command) = self.head;
        Ok(Row {
            seq: self.seq,
            at,
            by: by.map(UserId),
            command: command.map(CommandId),
            fact: from_json(&self.fact)?,
        })
    }
}

/// Writes a whole log as one piece.
pub(super) fn pack(rows: &[KeptRow]) -> Result<Vec<u8>, StoreError> {
    let mut text = String::new();
    for (row, place) in rows.iter().zip(1..) {
        if row.seq != place {
            return Err(StoreError::Damaged(format!("row {place} is missing")));
        }
        if row.fact.contains('\n') {
            let message = format!("row {place} isn't JSON as it is written here");
            return Err(StoreError::Damaged(message));
        }
        text.push_str(&to_json(&row.head));
        text.push_str(&row.fact);
        text.push('\n');
    }
    if text.len() > LONGEST {
        return Err(StoreError::Damaged("the log is too long".to_owned()));
    }
    let piece = compress_to_vec_zlib(text.as_bytes(), EFFORT);
    // Nothing else is left of the log soon.
    if unpack(FORM, &piece)? == rows {
        Ok(piece)
    } else {
        let message = "what was packed isn't what is unpacked".to_owned();
        Err(StoreError::Damaged(message))
    }
}

/// Reads the rows that are in a piece.
pub(super) fn unpack(form: u32, piece: &[u8]) -> Result<Vec<KeptRow>, StoreError> {
    if form != FORM {
        let message = format!("the log is packed in form {form}, which this release doesn't know");
        return Err(StoreError::Damaged(message));
    }
    let damaged = |why: String| StoreError::Damaged(format!("the packed log: {why}"));
    let text = decompress_to_vec_zlib_with_limit(piece, LONGEST);
    let text = text.map_err(|why| damaged(why.to_string()))?;
    let text = String::from_utf8(text).map_err(|why| damaged(why.to_string()))?;
    text.lines()
        .zip(1..)
        .map(|(line, seq)| {
            let mut values = serde_json::Deserializer::from_str(line).into_iter::<Head>();
            let head = values.next().transpose();
            let head = head.map_err(|why| damaged(why.to_string()))?;
            Ok(KeptRow {
                seq,
                head: head.ok_or_else(|| damaged(format!("line {seq} is empty")))?,
                fact: line[values.byte_offset()..].to_owned(),
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows() -> Vec<KeptRow> {
        let row = |seq, by: Option<&str>, command: Option<&str>, fact: &str| KeptRow {
            seq,
            head: Head(
                1_794_871_189_121 + u64::from(seq),
                by.map(str::to_owned),
                command.map(str::to_owned),
            ),
            fact: fact.to_owned(),
        };
        let mut rows = vec![
            row(1, Some("ann"), Some("make"), "\"made\""),
            // Of an earlier release: other spaces, other orders.
            row(
                2,
                None,
                None,
                "{ \"said\" : {\"text\":\"a\\nb \u{1f600}\\u0001\",\"name\":\"] {\"}}",
            ),
            row(
                3,
                Some("u \"\t]"),
                Some("\n"),
                "{\"ready\":{\"ready\":true,\"entropy\":null}}",
            ),
        ];
        rows.extend((4..300).map(|seq| row(seq, Some("bob"), None, "\"resumed\"")));
        rows
    }

    #[test]
    fn what_is_packed_is_unpacked_letter_by_letter() {
        for count in [0, 1, 3, 299] {
            let rows = &rows()[..count];
            let piece = pack(rows).unwrap();
            assert_eq!(unpack(FORM, &piece).unwrap(), rows);
        }
    }

    #[test]
    fn no_bit_can_change_unnoticed() {
        let rows = rows();
        let piece = pack(&rows).unwrap();
        for place in 0..piece.len() * 8 {
            let mut changed = piece.clone();
            changed[place / 8] ^= 1 << (place % 8);
            // A bit of the head that says how it was made may change; then what is unpacked is the same.
            let found = unpack(FORM, &changed);
            assert!(found.is_err() || found == Ok(rows.clone()), "bit {place}");
        }
        for length in 0..piece.len() {
            assert!(unpack(FORM, &piece[..length]).is_err(), "{length} bytes");
        }
    }

    #[test]
    fn what_cannot_be_read_again_is_not_packed() {
        let mut hole = rows();
        hole.remove(1);
        assert!(matches!(pack(&hole), Err(StoreError::Damaged(_))));
        let mut lines = rows();
        lines[1].fact = "{\n}".to_owned();
        assert!(matches!(pack(&lines), Err(StoreError::Damaged(_))));
        let piece = pack(&rows()).unwrap();
        assert!(matches!(unpack(2, &piece), Err(StoreError::Damaged(_))));
    }
}
