//! Packing a log, and unpacking it again. Each is one transaction that has the table for itself, so that whoever reads finds
//! the log packed or not, and a process that is killed leaves it as it was.

use std::collections::BTreeSet;

use pantheon_tables::{Fact, StoreError};
use pantheon_wire::{Seq, TableId, WallMillis};

use super::form::{self, FORM, KeptRow};
use super::read::{is_packed, unpacked};
use crate::batch::lists;
use crate::cleanup;
use crate::codec::{ROW, from_json, to_json, worded};
use crate::db::{Db, Param, Statement, Tx};
use crate::open::Store;

/// What came of packing for a while.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packing {
    /// How many tables are packed now that weren't.
    pub packed: usize,
    /// Tables that were removed instead, since no game ever began there.
    pub removed: Vec<TableId>,
    /// Tables that couldn't be packed, and why.
    pub failed: Vec<(TableId, StoreError)>,
}

/// What became of one table.
enum Done {
    Packed,
    Removed,
    /// It has changed since it was chosen.
    Left,
}

impl Store {
    /// Packs the logs of tables where nothing has happened since a time and that are over, at most so many. Those where no
    /// game began are removed if they are to be. Others write in between.
    pub(crate) async fn pack_some(
        &self,
        before: WallMillis,
        remove_unplayed: bool,
        limit: u32,
    ) -> Result<Packing, StoreError> {
        let statement = Statement::new(
            "SELECT id FROM tables WHERE status = 'over' AND packed IS NULL AND changed < $1 \
             ORDER BY changed, id LIMIT $2",
            [before.into(), limit.into()],
        );
        let mut packing = Packing::default();
        for db_row in self.db.read(statement).await? {
            let table = TableId(db_row.text(0)?);
            let done = pack(&self.db, &table, before, remove_unplayed).await;
            match self.named(format_args!("table {table}"), done) {
                Ok(Done::Packed) => packing.packed += 1,
                Ok(Done::Removed) => packing.removed.push(table),
                Ok(Done::Left) => {}
                // One that is damaged isn't in the way of others.
                Err(why @ StoreError::Damaged(_)) => packing.failed.push((table, why)),
                Err(why) => return Err(why),
            }
        }
        Ok(packing)
    }

    /// Unpacks all logs that are packed, as a release needs them that knows no packed ones; answers how many there were.
    /// Others may write in between, but whoever packs begins anew.
    pub async fn unpack_all(&self) -> Result<u64, StoreError> {
        let mut unpacked = 0;
        loop {
            let statement = Statement::new(
                "SELECT table_id FROM packed_logs ORDER BY table_id LIMIT 100",
                [],
            );
            let tables = self.db.read(statement).await?;
            if tables.is_empty() {
                return Ok(unpacked);
            }
            for db_row in tables {
                unpacked += u64::from(self.unpack(&TableId(db_row.text(0)?)).await?);
            }
        }
    }

    /// Unpacks a table's log if it is packed, so that something can be written to it; answers whether it was.
    pub(crate) async fn unpack(&self, table: &TableId) -> Result<bool, StoreError> {
        if !is_packed(&self.db, table).await? {
            return Ok(false);
        }
        let done = unpack(&self.db, table).await;
        self.named(format_args!("table {table}"), done)?;
        Ok(true)
    }
}

async fn pack(
    db: &Db,
    table: &TableId,
    before: WallMillis,
    remove_unplayed: bool,
) -> Result<Done, StoreError> {
    let mut tx = db.begin().await?;
    let lock = db.for_update();
    // What was so when the table was chosen is asked again: now nobody else writes to it.
    let sql = format!(
        "SELECT seq FROM tables \
         WHERE id = $1 AND status = 'over' AND packed IS NULL AND changed < $2{lock}"
    );
    let taken = Statement::built(sql, vec![table.as_str().into(), before.into()]);
    let Some(taken) = tx.fetch(taken).await?.pop() else {
        tx.commit().await?;
        return Ok(Done::Left);
    };
    let last: Seq = taken.int(0)?;
    let sql = format!("SELECT {ROW} FROM log WHERE table_id = $1 ORDER BY seq");
    let db_rows = tx
        .fetch(Statement::built(sql, vec![table.as_str().into()]))
        .await?;
    let rows: Vec<KeptRow> = db_rows
        .iter()
        .map(KeptRow::read)
        .collect::<Result<_, _>>()?;
    if rows.len() != last as usize {
        let message = format!("the log has {} rows instead of {last}", rows.len());
        return Err(StoreError::Damaged(message));
    }
    let began = to_json(&Fact::Began);
    if remove_unplayed && rows.iter().all(|row| row.fact != began) {
        cleanup::remove(&mut tx, std::slice::from_ref(&table.0)).await?;
        tx.commit().await?;
        return Ok(Done::Removed);
    }
    keep(&mut tx, table, &rows).await?;
    // A life can be lived again from the rows, and nobody waits for anybody here.
    for sql in [
        "DELETE FROM log WHERE table_id = $1",
        "DELETE FROM snapshots WHERE table_id = $1",
        "DELETE FROM presence WHERE table_id = $1",
    ] {
        tx.write(Statement::new(sql, [table.as_str().into()]))
            .await?;
    }
    let packed = "UPDATE tables SET packed = seq WHERE id = $1";
    tx.write(Statement::new(packed, [table.as_str().into()]))
        .await?;
    tx.commit().await?;
    Ok(Done::Packed)
}

/// Keeps rows as one piece, in place of the one that there is, and whose words are in it.
async fn keep(tx: &mut Tx, table: &TableId, rows: &[KeptRow]) -> Result<(), StoreError> {
    let piece = form::pack(rows)?;
    tx.write(Statement::new(
        "INSERT INTO packed_logs (table_id, form, log) VALUES ($1, $2, $3) \
         ON CONFLICT (table_id) DO UPDATE SET form = excluded.form, log = excluded.log",
        [table.as_str().into(), FORM.into(), Param::Bytes(piece)],
    ))
    .await?;
    let mut people = BTreeSet::new();
    for row in rows {
        if worded(&from_json(&row.fact)?) {
            people.extend(row.by());
        }
    }
    let people = people
        .into_iter()
        .map(|by| [by.into(), table.as_str().into()]);
    for (list, params) in lists(tx.places(), people.collect::<Vec<_>>()) {
        let sql = format!(
            "INSERT INTO packed_words (user_id, table_id) VALUES {list} ON CONFLICT DO NOTHING"
        );
        tx.write(Statement::built(sql, params)).await?;
    }
    Ok(())
}

async fn unpack(db: &Db, table: &TableId) -> Result<(), StoreError> {
    let mut tx = db.begin().await?;
    let lock = db.for_update();
    let sql = format!("SELECT 1 FROM tables WHERE id = $1 AND packed IS NOT NULL{lock}");
    let taken = Statement::built(sql, vec![table.as_str().into()]);
    if tx.fetch(taken).await?.is_empty() {
        // Somebody else was faster.
        return tx.commit().await;
    }
    let rows = taken_piece(&mut tx, table).await?;
    let values = rows.iter().map(|row| row.params(table.as_str()));
    let values: Vec<[Param; 7]> = values.collect::<Result<_, _>>()?;
    for (list, params) in lists(tx.places(), values) {
        let sql = format!(
            "WITH v (table_id, seq, at, by_user, command, fact, worded) AS (VALUES {list}) \
             INSERT INTO log (table_id, seq, at, by_user, command, fact, worded) \
             SELECT table_id, seq, at, by_user, command, fact, worded FROM v WHERE true \
             ON CONFLICT DO NOTHING"
        );
        tx.write(Statement::built(sql, params)).await?;
    }
    for sql in [
        "DELETE FROM packed_words WHERE table_id = $1",
        "DELETE FROM packed_logs WHERE table_id = $1",
        "UPDATE tables SET packed = NULL WHERE id = $1",
    ] {
        tx.write(Statement::new(sql, [table.as_str().into()]))
            .await?;
    }
    tx.commit().await
}

/// The rows of a packed log whose table is taken.
async fn taken_piece(tx: &mut Tx, table: &TableId) -> Result<Vec<KeptRow>, StoreError> {
    let piece = Statement::new(
        "SELECT form, log FROM packed_logs WHERE table_id = $1",
        [table.as_str().into()],
    );
    let piece = tx.fetch(piece).await?;
    let missing = || StoreError::Damaged("the packed log is missing".to_owned());
    unpacked(piece.first().ok_or_else(missing)?)
}

/// Changes somebody's rows of a packed log whose table is taken, and forgets whose words they were.
pub(crate) async fn rewrite(
    tx: &mut Tx,
    table: &TableId,
    by: &str,
    change: impl Fn(&mut KeptRow) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut rows = taken_piece(tx, table).await?;
    for row in rows.iter_mut().filter(|row| row.by() == Some(by)) {
        change(row)?;
    }
    keep(tx, table, &rows).await?;
    // Their rows still are of a kind that has words in it, but there are none any more.
    tx.write(Statement::new(
        "DELETE FROM packed_words WHERE user_id = $1 AND table_id = $2",
        [by.into(), table.as_str().into()],
    ))
    .await?;
    Ok(())
}
