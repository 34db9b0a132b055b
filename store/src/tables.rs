//! What tables need kept, over SQL.

use std::collections::BTreeSet;
use std::sync::Arc;

use async_trait::async_trait;
use pantheon_tables::{
    Appended, Browse, Earlier, LifeSnapshot, Listed, Network, RefusalsKept, RefusedCommand, Row,
    Setup, StoreError, StoreHealth, Stored, Summary, TableStore,
};
use pantheon_wire::{CommandId, Seq, Spectators, Status, TableId, UserId, WallMillis};

use crate::batch::{NewRow, NewSummary, NewTableRow, Rank, Write};
use crate::codec::{self, from_json, sound, to_json, word};
use crate::db::{DbRow, Statement};
use crate::open::Store;
use crate::refusals::NewRefusal;
use crate::{erase, list, packed, refusals};

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
        let made = NewTableRow {
            title: setup.plan.title.as_str().into(),
            host: setup.host.as_str().into(),
            setup: to_json(setup).into(),
            made: setup.made,
            network: named(&setup.network.near)?,
            wide_network: named(&setup.network.wide)?,
            lags: matches!(setup.plan.spectators, Spectators::Welcome { delay } if delay > 0),
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
        let new = || new_row(table, row, summary, None);
        match self.write_row(new()?).await? {
            Appended::Conflict if self.unpack(table).await? => self.write_row(new()?).await,
            done => Ok(done),
        }
    }

    async fn load(&self, table: &TableId, whole: bool) -> Result<Option<Stored>, StoreError> {
        // A snapshot beyond the end of the log would be somebody's mistake, and isn't used.
        let statement = Statement::new(
            "SELECT t.setup, s.seq, s.form, s.life, t.seq, \
             (SELECT max(l.seq) FROM log l WHERE l.table_id = t.id), t.network, t.wide_network, t.status, t.packed FROM tables t \
             LEFT JOIN snapshots s ON s.table_id = t.id AND s.seq <= t.seq AND $2 = 0 WHERE t.id = $1",
            [table.as_str().into(), u32::from(whole).into()],
        );
        let db_rows = self.noted(table, self.db.read(statement).await)?;
        let Some(db_row) = db_rows.first() else {
            return Ok(None);
        };
        let (setup, snapshot, over) = self.noted(table, begun(db_row))?;
        let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
        let rows = self.rows(table, after, u32::MAX).await?;
        Ok(Some(Stored {
            setup,
            over,
            snapshot,
            rows,
        }))
    }

    async fn rows(&self, table: &TableId, after: Seq, limit: u32) -> Result<Vec<Row>, StoreError> {
        let rows = packed::rows(&self.db, table, after, limit).await;
        self.noted(table, rows)
    }

    async fn find(
        &self,
        table: &TableId,
        by: &UserId,
        command: &CommandId,
    ) -> Result<Option<Earlier>, StoreError> {
        let row = packed::find(&self.db, table, by, command).await;
        if let Some(row) = self.noted(table, row)? {
            return Ok(Some(Earlier::Done(row)));
        }
        let refusal = refusals::find(&self.db, table, by, command).await;
        Ok(self.noted(table, refusal)?.map(Earlier::Refused))
    }

    async fn refuse(
        &self,
        table: &TableId,
        refusal: &RefusedCommand,
        most: RefusalsKept,
    ) -> Result<Appended, StoreError> {
        let new = || NewRefusal::new(table, refusal, most);
        match self.write_refusal(table, new()?).await? {
            Appended::Conflict if self.unpack(table).await? => {
                self.write_refusal(table, new()?).await
            }
            done => Ok(done),
        }
    }

    async fn forget_refusals(&self, before: WallMillis) -> Result<(), StoreError> {
        self.forget_refusals_before(before).await
    }

    async fn keep(&self, table: &TableId, snapshot: &LifeSnapshot) -> Result<(), StoreError> {
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
        let listed = |db_row: &DbRow| {
            Ok(Listed {
                id: TableId(db_row.text(0)?),
                seq: db_row.int(1)?,
                changed: db_row.int(2)?,
            })
        };
        let db_rows = self.db.read(list::statement(browse)).await?;
        db_rows.iter().map(listed).collect()
    }

    async fn due(&self, now: WallMillis, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let statement = Statement::new(
            "SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 ORDER BY due, id LIMIT $2",
            [now.into(), limit.into()],
        );
        let db_rows = self.db.read(statement).await?;
        db_rows.iter().map(|row| row.text(0).map(TableId)).collect()
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
        let db_rows = self.db.read(statement).await?;
        let seen = |db_row: &DbRow| Ok((UserId(db_row.text(0)?), db_row.int(1)?));
        db_rows.iter().map(seen).collect()
    }

    async fn erase(&self, user: &UserId) -> Result<Vec<TableId>, StoreError> {
        // Nobody has such a name, and not every database can be asked for it.
        if sound(user.as_str()).is_err() {
            return Ok(Vec::new());
        }
        self.forget_refusals_of(user).await?;
        erase::erase(&self.db, user).await
    }

    async fn check(&self, now: WallMillis) -> Result<StoreHealth, StoreError> {
        self.write_and_read(now).await
    }
}

/// Reads what a table began with, and its newest snapshot. The log must end where the table says, or nobody could ever
/// append to it.
fn begun(db_row: &DbRow) -> Result<(Setup, Option<LifeSnapshot>, bool), StoreError> {
    let mut setup: Setup = from_json(&db_row.text(0)?)?;
    setup.network = Network {
        near: db_row.maybe_text(6)?.unwrap_or_default(),
        wide: db_row.maybe_text(7)?.unwrap_or_default(),
    };
    let snapshot = match db_row.maybe_int(1)? {
        None => None,
        Some(seq) => Some(LifeSnapshot {
            seq,
            form: db_row.int(2)?,
            life: db_row.text(3)?,
        }),
    };
    let expected: Seq = db_row.int(4)?;
    let (in_log, packed): (Option<Seq>, _) = (db_row.maybe_int(5)?, db_row.maybe_int(9)?);
    let last = in_log.max(packed).unwrap_or(0);
    if last != expected {
        let message = format!("the log ends at row {last} instead of row {expected}");
        return Err(StoreError::Damaged(message));
    }
    Ok((setup, snapshot, db_row.text(8)? == word(&Status::Over)))
}

impl Store {
    /// Names the table where something is damaged, and takes note of it.
    fn noted<T>(&self, table: &TableId, done: Result<T, StoreError>) -> Result<T, StoreError> {
        self.named(format_args!("table {table}"), done)
    }

    /// Names what is damaged, and takes note of it for whoever runs the server.
    pub(crate) fn named<T>(
        &self,
        what: std::fmt::Arguments<'_>,
        done: Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        done.map_err(|error| match error {
            StoreError::Damaged(why) => {
                let error = StoreError::Damaged(format!("{what}: {why}"));
                self.db.reads.found(&error);
                error
            }
            other => other,
        })
    }

    async fn write_row(&self, row: NewRow) -> Result<Appended, StoreError> {
        let table = TableId(row.table.to_string());
        let written = self.queue.write(Write::Row(Box::new(row))).await;
        Ok(appended(self.noted(&table, written)?))
    }

    async fn write_refusal(
        &self,
        table: &TableId,
        refusal: NewRefusal,
    ) -> Result<Appended, StoreError> {
        let written = self.queue.write(Write::Refusal(Box::new(refusal))).await;
        Ok(appended(self.noted(table, written)?))
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

/// A network's name, where there is one.
fn named(network: &str) -> Result<Option<Arc<str>>, StoreError> {
    sound(network)?;
    Ok((!network.is_empty()).then(|| network.into()))
}

/// What became of something that is one row or none.
const fn appended(rows: u64) -> Appended {
    match rows {
        0 => Appended::Conflict,
        _ => Appended::Done,
    }
}

fn new_row(
    table: &TableId,
    row: &Row,
    summary: Option<&Summary>,
    made: Option<NewTableRow>,
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
