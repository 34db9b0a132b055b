//! What tables need kept, over SQL.

use std::collections::BTreeSet;
use std::sync::Arc;

use async_trait::async_trait;
use pantheon_tables::{
    Appended, Browse, Listed, Row, Setup, Snapshot, StoreError, Stored, Summary, TableStore,
};
use pantheon_wire::{CommandId, Seq, TableId, UserId, WallMillis};

use crate::batch::{NewRow, NewSummary, NewTable, Rank, Write};
use crate::codec::{self, from_json, sound, to_json, word};
use crate::db::{Record, Statement};
use crate::open::Store;
use crate::{erase, list};

#[async_trait]
impl TableStore for Store {
    async fn create(
        &self,
        table: &TableId,
        setup: &Setup,
        first: &Row,
        summary: &Summary,
    ) -> Result<Appended, StoreError> {
        if first.seq != 1 {
            return Err(StoreError::Damaged(
                "a log begins at another place than 1".to_owned(),
            ));
        }
        sound(setup.host.as_str())?;
        sound(&setup.plan.title)?;
        let made = NewTable {
            title: setup.plan.title.as_str().into(),
            host: setup.host.as_str().into(),
            setup: to_json(setup).into(),
            made: setup.made,
        };
        self.write_row(new_row(table, first, Some(summary), Some(made))?)
            .await
    }

    async fn append(
        &self,
        table: &TableId,
        row: &Row,
        summary: Option<&Summary>,
    ) -> Result<Appended, StoreError> {
        self.write_row(new_row(table, row, summary, None)?).await
    }

    async fn load(&self, table: &TableId, whole: bool) -> Result<Option<Stored>, StoreError> {
        // A snapshot beyond the end of the log would be somebody's mistake, and isn't used.
        let statement = Statement::new(
            "SELECT t.setup, s.seq, s.form, s.life FROM tables t \
             LEFT JOIN snapshots s ON s.table_id = t.id AND s.seq <= t.seq AND $2 = 0 WHERE t.id = $1",
            [table.as_str().into(), u32::from(whole).into()],
        );
        let records = self.db.read(statement).await?;
        let Some(record) = records.first() else {
            return Ok(None);
        };
        let setup: Setup = from_json(&record.text(0)?)?;
        let snapshot = match record.maybe_int(1)? {
            None => None,
            Some(seq) => Some(Snapshot {
                seq,
                form: record.int(2)?,
                life: record.text(3)?,
            }),
        };
        let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
        let rows = self.rows(table, after, u32::MAX).await?;
        Ok(Some(Stored {
            setup,
            snapshot,
            rows,
        }))
    }

    async fn rows(&self, table: &TableId, after: Seq, limit: u32) -> Result<Vec<Row>, StoreError> {
        let sql = format!(
            "SELECT {} FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
            codec::ROW
        );
        let params = vec![table.as_str().into(), after.into(), limit.into()];
        let records = self.db.read(Statement::built(sql, params)).await?;
        let rows: Vec<Row> = records.iter().map(codec::row).collect::<Result<_, _>>()?;
        for (row, place) in rows.iter().zip(after.saturating_add(1)..) {
            if row.seq != place {
                let message = format!("row {place} of table {table} is missing");
                return Err(StoreError::Damaged(message));
            }
        }
        Ok(rows)
    }

    async fn find(
        &self,
        table: &TableId,
        by: &UserId,
        command: &CommandId,
    ) -> Result<Option<Row>, StoreError> {
        let sql = format!(
            "SELECT {} FROM log WHERE table_id = $1 AND by_user = $2 AND command = $3",
            codec::ROW
        );
        let params = vec![
            table.as_str().into(),
            by.as_str().into(),
            command.as_str().into(),
        ];
        let records = self.db.read(Statement::built(sql, params)).await?;
        records.first().map(codec::row).transpose()
    }

    async fn keep(&self, table: &TableId, snapshot: &Snapshot) -> Result<(), StoreError> {
        codec::no_nul(&snapshot.life)?;
        let statement = Statement::new(
            "INSERT INTO snapshots (table_id, seq, form, life) \
             SELECT id, $2, $3, $4 FROM tables WHERE id = $1 AND seq >= $2 \
             ON CONFLICT (table_id) DO UPDATE \
             SET seq = excluded.seq, form = excluded.form, life = excluded.life \
             WHERE snapshots.seq <= excluded.seq",
            [
                table.as_str().into(),
                snapshot.seq.into(),
                snapshot.form.into(),
                snapshot.life.as_str().into(),
            ],
        );
        self.write_plain(Rank::Snapshots, table.as_str(), statement)
            .await?;
        Ok(())
    }

    async fn list(&self, browse: &Browse) -> Result<Vec<Listed>, StoreError> {
        let listed = |record: &Record| {
            Ok(Listed {
                id: TableId(record.text(0)?),
                seq: record.int(1)?,
                changed: record.int(2)?,
            })
        };
        let records = self.db.read(list::statement(browse)).await?;
        records.iter().map(listed).collect()
    }

    async fn due(&self, now: WallMillis, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let statement = Statement::new(
            "SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 ORDER BY due, id LIMIT $2",
            [now.into(), limit.into()],
        );
        let records = self.db.read(statement).await?;
        records.iter().map(|row| row.text(0).map(TableId)).collect()
    }

    async fn put_off(&self, table: &TableId, due: WallMillis) -> Result<(), StoreError> {
        sound(table.as_str())?;
        let table = table.as_str().into();
        self.queue.write(Write::PutOff { table, due }).await?;
        Ok(())
    }

    async fn seen(&self, now: WallMillis, who: &[(TableId, UserId)]) -> Result<(), StoreError> {
        let pair = |(table, user): &(TableId, UserId)| {
            sound(table.as_str())?;
            sound(user.as_str())?;
            Ok((table.as_str().into(), user.as_str().into()))
        };
        let who = who.iter().map(pair).collect::<Result<_, StoreError>>()?;
        self.queue.write(Write::Seen { now, who }).await?;
        Ok(())
    }

    async fn last_seen(&self, table: &TableId) -> Result<Vec<(UserId, WallMillis)>, StoreError> {
        let statement = Statement::new(
            "SELECT user_id, seen FROM presence WHERE table_id = $1 ORDER BY user_id",
            [table.as_str().into()],
        );
        let records = self.db.read(statement).await?;
        let seen = |record: &Record| Ok((UserId(record.text(0)?), record.int(1)?));
        records.iter().map(seen).collect()
    }

    async fn erase(&self, user: &UserId) -> Result<Vec<TableId>, StoreError> {
        erase::erase(&self.db, user).await
    }
}

impl Store {
    async fn write_row(&self, row: NewRow) -> Result<Appended, StoreError> {
        match self.queue.write(Write::Row(Box::new(row))).await? {
            0 => Ok(Appended::Conflict),
            _ => Ok(Appended::Done),
        }
    }

    /// Has a statement executed that writes one row, and says how many rows it wrote.
    pub(crate) async fn write_plain(
        &self,
        rank: Rank,
        row: &str,
        statement: Statement,
    ) -> Result<u64, StoreError> {
        sound(row)?;
        if statement.has_nul() {
            return codec::no_nul("\0").map(|()| 0);
        }
        let key = (rank, row.into());
        self.queue.write(Write::Plain { key, statement }).await
    }
}

fn new_row(
    table: &TableId,
    row: &Row,
    summary: Option<&Summary>,
    made: Option<NewTable>,
) -> Result<NewRow, StoreError> {
    let by = row.by.as_ref().map(UserId::as_str);
    let command = row.command.as_ref().map(CommandId::as_str);
    for name in [Some(table.as_str()), by, command].into_iter().flatten() {
        sound(name)?;
    }
    Ok(NewRow {
        table: table.as_str().into(),
        made,
        seq: row.seq,
        at: row.at,
        by: by.map(Into::into),
        command: command.map(Into::into),
        fact: to_json(&row.fact).into(),
        worded: codec::worded(&row.fact),
        summary: summary.map(new_summary).transpose()?,
    })
}

fn new_summary(summary: &Summary) -> Result<NewSummary, StoreError> {
    let members: BTreeSet<&str> = summary.members.iter().map(UserId::as_str).collect();
    for member in &members {
        sound(member)?;
    }
    Ok(NewSummary {
        status: word(&summary.status).into(),
        access: word(&summary.access).into(),
        due: summary.due,
        holders: to_json(&members).into(),
        members: members.into_iter().map(Arc::from).collect(),
    })
}
