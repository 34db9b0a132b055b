//! The time that all processes share, over SQL.

use async_trait::async_trait;
use pantheon_tables::{Beat, Dated, Outage, StoreError, Uptime};
use pantheon_wire::WallMillis;

use crate::db::{DbRow, Statement};
use crate::open::Store;

/// How long an outage is kept, in milliseconds: longer than anybody may take over a turn.
const KEPT: u64 = 400 * 24 * 60 * 60 * 1_000;
/// How many outages are read at most, the newest.
const MOST: u32 = 10_000;

#[async_trait]
impl Uptime for Store {
    async fn beat(&self, now: WallMillis, known: Option<Dated>) -> Result<Beat, StoreError> {
        let mut tx = self.db.begin().await?;
        let clock = self.db.clock();
        let first = format!(
            "INSERT INTO uptime (one, beat, dated_beat, dated) VALUES (1, $1, $1, {clock}) ON CONFLICT DO NOTHING"
        );
        tx.write(Statement::built(first, vec![now.into()])).await?;
        // Of two processes that beat at once, one waits here and sees what the other said.
        let lock = self.db.for_update();
        // The release before doesn't date its beats: what is dated is an earlier one then.
        let last = format!(
            "SELECT beat, {clock}, CASE WHEN dated_beat = beat THEN dated END FROM uptime WHERE one = 1{lock}"
        );
        let last = tx.fetch(Statement::built(last, Vec::new())).await?;
        let last = last.first().ok_or_else(|| {
            StoreError::Damaged("the beat that was just kept isn't there".to_owned())
        })?;
        let store = last.int(1)?;
        let last = Dated {
            time: last.int(0)?,
            store: last.maybe_int(2)?.unwrap_or(store),
        };
        if let Some(outage) = Outage::between(last.time, now) {
            tx.write(Statement::new(
                "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                [outage.began.into(), outage.ended.into()],
            ))
            .await?;
            tx.write(Statement::new(
                "DELETE FROM outages WHERE ended < $1",
                [now.saturating_sub(KEPT).into()],
            ))
            .await?;
        }
        let now = last.after(known, now, store);
        tx.write(Statement::new(
            "UPDATE uptime SET beat = $1, dated_beat = $1, dated = $2 WHERE one = 1 AND beat < $1",
            [now.time.into(), now.store.into()],
        ))
        .await?;
        let outages = tx
            .fetch(Statement::new(
                "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY ended DESC LIMIT $2",
                [known.map_or(0, |known| known.time).into(), MOST.into()],
            ))
            .await?;
        tx.commit().await?;
        let outage = |db_row: &DbRow| {
            Ok(Outage {
                began: db_row.int(0)?,
                ended: db_row.int(1)?,
            })
        };
        Ok(Beat {
            now,
            outages: outages
                .iter()
                .rev()
                .map(outage)
                .collect::<Result<_, StoreError>>()?,
        })
    }
}
