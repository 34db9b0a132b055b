//! Reading rows, wherever they are.

use pantheon_tables::{Row, StoreError};
use pantheon_wire::{CommandId, Seq, TableId, UserId};

use super::form::{self, KeptRow};
use crate::codec;
use crate::db::{Db, DbRow, Statement};

/// How often a log may be packed or unpacked while it is read.
const TRIES: usize = 4;

/// Reads the rows of a table after a place, at most so many. None is left out.
pub(crate) async fn rows(
    db: &Db,
    table: &TableId,
    after: Seq,
    limit: u32,
) -> Result<Vec<Row>, StoreError> {
    let rows = kept_rows(db, table, after, limit).await?;
    rows.into_iter().map(KeptRow::row).collect()
}

/// The same as the database has them.
pub(crate) async fn kept_rows(
    db: &Db,
    table: &TableId,
    after: Seq,
    limit: u32,
) -> Result<Vec<KeptRow>, StoreError> {
    for _ in 0..TRIES {
        // One statement, so that whoever packs or unpacks in between is seen wholly or not at all.
        let statement = Statement::new(
            "SELECT l.seq, l.at, l.by_user, l.command, l.fact, t.packed FROM tables t \
             LEFT JOIN log l ON l.table_id = t.id AND l.seq > $2 WHERE t.id = $1 ORDER BY l.seq LIMIT $3",
            [table.as_str().into(), after.into(), limit.into()],
        );
        let db_rows = db.read(statement).await?;
        let packed = db_rows.first().map(|first| first.maybe_int::<Seq>(5));
        let packed = packed.transpose()?.flatten();
        let behind = match packed {
            Some(last) if last > after => match piece(db, table).await? {
                Some(rows) => rows,
                None => continue,
            },
            _ => Vec::new(),
        };
        let behind = behind.into_iter().filter(|row| row.seq > after).map(Ok);
        let in_log = |db_row: &&DbRow| !matches!(db_row.maybe_int::<Seq>(0), Ok(None));
        // A process of an earlier release, which knows of no packed logs, may have gone on after one.
        let in_log = db_rows.iter().filter(in_log).map(KeptRow::read);
        let rows: Vec<KeptRow> = behind
            .chain(in_log)
            .take(limit as usize)
            .collect::<Result<_, _>>()?;
        for (row, place) in rows.iter().zip(after.saturating_add(1)..) {
            if row.seq != place {
                return Err(StoreError::Damaged(format!("row {place} is missing")));
            }
        }
        return Ok(rows);
    }
    Err(StoreError::Damaged("the packed log is missing".to_owned()))
}

/// The rows of a packed log, if it is still packed.
async fn piece(db: &Db, table: &TableId) -> Result<Option<Vec<KeptRow>>, StoreError> {
    let statement = Statement::new(
        "SELECT form, log FROM packed_logs WHERE table_id = $1",
        [table.as_str().into()],
    );
    let db_rows = db.read(statement).await?;
    db_rows.first().map(unpacked).transpose()
}

/// Unpacks what was read of `packed_logs`: the form, and the log.
pub(super) fn unpacked(db_row: &DbRow) -> Result<Vec<KeptRow>, StoreError> {
    form::unpack(db_row.int(0)?, &db_row.bytes(1)?)
}

/// Whether a table's log is packed.
pub(super) async fn is_packed(db: &Db, table: &TableId) -> Result<bool, StoreError> {
    let statement = Statement::new(
        "SELECT packed FROM tables WHERE id = $1 AND packed IS NOT NULL",
        [table.as_str().into()],
    );
    Ok(!db.read(statement).await?.is_empty())
}

/// The row of a command, if it is in the log.
pub(crate) async fn find(
    db: &Db,
    table: &TableId,
    by: &UserId,
    command: &CommandId,
) -> Result<Option<Row>, StoreError> {
    // One statement, so that the row is found in `log`, or it is known that it may be in a piece.
    let statement = Statement::new(
        "SELECT l.seq, l.at, l.by_user, l.command, l.fact, t.packed FROM tables t \
         LEFT JOIN log l ON l.table_id = t.id AND l.by_user = $2 AND l.command = $3 WHERE t.id = $1",
        [
            table.as_str().into(),
            by.as_str().into(),
            command.as_str().into(),
        ],
    );
    let db_rows = db.read(statement).await?;
    let Some(db_row) = db_rows.first() else {
        return Ok(None);
    };
    if db_row.maybe_int::<Seq>(0)?.is_some() {
        return KeptRow::read(db_row)?.row().map(Some);
    }
    if db_row.maybe_int::<Seq>(5)?.is_none() {
        return Ok(None);
    }
    let rows = kept_rows(db, table, 0, u32::MAX).await?;
    let asked = |row: &KeptRow| {
        row.by() == Some(by.as_str()) && row.head.2.as_deref() == Some(command.as_str())
    };
    rows.into_iter().find(asked).map(KeptRow::row).transpose()
}

impl KeptRow {
    /// The parameters of a row of `log`, of a table.
    pub(super) fn params(&self, table: &str) -> Result<[crate::db::Param; 7], StoreError> {
        let fact = codec::from_json(&self.fact)?;
        Ok([
            table.into(),
            self.seq.into(),
            self.head.0.into(),
            self.head.1.as_deref().into(),
            self.head.2.as_deref().into(),
            self.fact.as_str().into(),
            u32::from(codec::worded(&fact)).into(),
        ])
    }
}
