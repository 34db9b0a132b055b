//! The daily deals, over SQL.

use async_trait::async_trait;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use pantheon_tables::StoreError;
use pantheon_wire::{DailyMark, DailyResult, DailyScore, OwnDaily, UserId};

use crate::codec::{from_json, from_word, no_nul, sound, to_json, word};
use crate::daily::{BestGame, DailyCount, DailyPlay, DailyStore, DealName, NewResult};
use crate::db::{Db, DbRow, Param, Statement, Tx};
use crate::open::Store;

/// How much a record is compressed.
const LEVEL: u8 = 7;
/// No record that was let in is longer.
const LONGEST: usize = 16 * 1024 * 1024;

const PLAY: &str = "SELECT attempt, begun, lead, points, place, mark, at FROM daily_plays \
                    WHERE day = $1 AND title = $2 AND deal = $3 AND user_id = $4";

impl DealName {
    fn params(&self) -> [Param; 3] {
        [
            self.day.as_str().into(),
            self.title.as_str().into(),
            self.deal.as_str().into(),
        ]
    }

    fn sound(&self) -> Result<(), StoreError> {
        sound(&self.day)?;
        sound(&self.title)?;
        sound(&self.deal)
    }
}

fn with(deal: &DealName, sql: &str, more: impl IntoIterator<Item = Param>) -> Statement {
    let params = deal.params().into_iter().chain(more).collect();
    Statement::built(sql.to_owned(), params)
}

fn number(number: i32) -> Param {
    Param::Int(Some(number.into()))
}

fn score(db_row: &DbRow, from: usize) -> Result<Option<DailyScore>, StoreError> {
    let Some(lead) = db_row.maybe_int(from)? else {
        return Ok(None);
    };
    Ok(Some(DailyScore {
        lead,
        points: db_row.int(from + 1)?,
        rank: db_row.int(from + 2)?,
    }))
}

fn result(db_row: &DbRow, from: usize) -> Result<Option<DailyResult>, StoreError> {
    let Some(score) = score(db_row, from)? else {
        return Ok(None);
    };
    Ok(Some(DailyResult {
        score,
        mark: from_word(db_row.text(from + 3)?)?,
        at: db_row.int(from + 4)?,
    }))
}

fn play(db_rows: &[DbRow]) -> Result<DailyPlay, StoreError> {
    let Some(db_row) = db_rows.first() else {
        return Ok(DailyPlay::default());
    };
    Ok(DailyPlay {
        attempt: db_row.maybe_text(0)?,
        begun: db_row.int(1)?,
        result: result(db_row, 2)?,
    })
}

#[async_trait]
impl DailyStore for Store {
    async fn begin_daily(
        &self,
        deal: &DealName,
        user: &UserId,
        attempt: &str,
    ) -> Result<DailyPlay, StoreError> {
        deal.sound()?;
        sound(user.as_str())?;
        sound(attempt)?;
        let mut tx = self.db.begin().await?;
        tx.write(with(
            deal,
            "INSERT INTO daily_plays (day, title, deal, user_id, attempt, begun) VALUES ($1, $2, $3, $4, $5, 1) \
             ON CONFLICT (day, title, deal, user_id) DO UPDATE SET begun = daily_plays.begun + 1 \
             WHERE daily_plays.at IS NULL AND daily_plays.attempt <> excluded.attempt",
            [user.as_str().into(), attempt.into()],
        ))
        .await?;
        let kept = tx.fetch(with(deal, PLAY, [user.as_str().into()])).await?;
        tx.commit().await?;
        play(&kept)
    }

    async fn daily_play(&self, deal: &DealName, user: &UserId) -> Result<DailyPlay, StoreError> {
        play(
            &self
                .db
                .read(with(deal, PLAY, [user.as_str().into()]))
                .await?,
        )
    }

    async fn finish_daily(
        &self,
        deal: &DealName,
        user: &UserId,
        new: &NewResult<'_>,
    ) -> Result<DailyResult, StoreError> {
        deal.sound()?;
        sound(user.as_str())?;
        sound(new.attempt)?;
        no_nul(new.record)?;
        let record = compress_to_vec_zlib(new.record.as_bytes(), LEVEL);
        let mut tx = self.db.begin().await?;
        let lock = self.db.for_update();
        let own = || [user.as_str().into()];
        let before = tx
            .fetch(with(deal, &format!("{PLAY}{lock}"), own()))
            .await?;
        let mark = play(&before)?.mark(new.attempt);
        let kept = tx
            .write(with(
                deal,
                "INSERT INTO daily_plays (day, title, deal, user_id, begun, lead, points, place, mark, at) \
                 VALUES ($1, $2, $3, $4, 0, $5, $6, $7, $8, $9) \
                 ON CONFLICT (day, title, deal, user_id) DO UPDATE SET lead = excluded.lead, \
                 points = excluded.points, place = excluded.place, mark = excluded.mark, at = excluded.at \
                 WHERE daily_plays.at IS NULL",
                [
                    user.as_str().into(),
                    number(new.score.lead),
                    number(new.score.points),
                    number(new.score.rank.into()),
                    word(&mark).into(),
                    new.now.into(),
                ],
            ))
            .await?;
        if kept > 0 {
            keep_best(&mut tx, deal, user, new, mark, record).await?;
        }
        let after = tx.fetch(with(deal, PLAY, own())).await?;
        tx.commit().await?;
        let lost = || StoreError::Damaged("a result isn't there that was just kept".to_owned());
        play(&after)?.result.ok_or_else(lost)
    }

    async fn daily_counts(&self, deal: &DealName) -> Result<Vec<DailyCount>, StoreError> {
        let sql = "SELECT counted FROM daily_deals WHERE day = $1 AND title = $2 AND deal = $3";
        let kept = self.db.read(with(deal, sql, [])).await?;
        let counted = kept
            .first()
            .map(|db_row| db_row.maybe_text(0))
            .transpose()?;
        if let Some(counted) = counted.flatten() {
            return from_json(&counted);
        }
        counts(&self.db.read(with(deal, COUNTS, [])).await?)
    }

    async fn daily_best(&self, deal: &DealName) -> Result<Option<BestGame>, StoreError> {
        let sql = "SELECT d.lead, d.points, d.place, d.record, p.name FROM daily_deals d \
                   LEFT JOIN people p ON p.id = d.user_id AND p.deleted IS NULL \
                   WHERE d.day = $1 AND d.title = $2 AND d.deal = $3 AND d.lead IS NOT NULL";
        let db_rows = self.db.read(with(deal, sql, [])).await?;
        let Some(db_row) = db_rows.first() else {
            return Ok(None);
        };
        let Some(score) = score(db_row, 0)? else {
            return Ok(None);
        };
        let damaged = || StoreError::Damaged("a record of a daily deal can't be read".to_owned());
        let record = decompress_to_vec_zlib_with_limit(&db_row.bytes(3)?, LONGEST);
        let record = record.map_err(|_| damaged())?;
        Ok(Some(BestGame {
            name: db_row.maybe_text(4)?.unwrap_or_default(),
            score,
            record: String::from_utf8(record).map_err(|_| damaged())?,
        }))
    }

    async fn count_dailies(&self, before: &str, limit: u32) -> Result<u64, StoreError> {
        let old = Statement::new(
            "SELECT day, title, deal FROM daily_deals WHERE day < $1 AND counted IS NULL \
             ORDER BY day, title, deal LIMIT $2",
            [before.into(), limit.into()],
        );
        let old = self.db.read(old).await?;
        for db_row in &old {
            let deal = DealName {
                day: db_row.text(0)?,
                title: db_row.text(1)?,
                deal: db_row.text(2)?,
            };
            count(&self.db, &deal).await?;
        }
        let mut tx = self.db.begin().await?;
        tx.write(Statement::new(
            "DELETE FROM daily_plays WHERE day < $1 AND (at IS NULL OR EXISTS (SELECT 1 FROM daily_deals d \
             WHERE d.day = daily_plays.day AND d.title = daily_plays.title AND d.deal = daily_plays.deal \
             AND d.counted IS NOT NULL))",
            [before.into()],
        ))
        .await?;
        tx.commit().await?;
        Ok(old.len() as u64)
    }
}

const COUNTS: &str = "SELECT lead, CAST(CASE mark WHEN 'first' THEN 1 ELSE 0 END AS BIGINT), COUNT(*) FROM daily_plays \
                      WHERE day = $1 AND title = $2 AND deal = $3 AND at IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2";

fn counts(db_rows: &[DbRow]) -> Result<Vec<DailyCount>, StoreError> {
    let count = |db_row: &DbRow| {
        Ok(DailyCount {
            lead: db_row.int(0)?,
            first: db_row.int::<u8>(1)? != 0,
            count: db_row.int(2)?,
        })
    };
    db_rows.iter().map(count).collect()
}

/// Counts the results of a deal and forgets whose they were.
async fn count(db: &Db, deal: &DealName) -> Result<(), StoreError> {
    let mut tx = db.begin().await?;
    // Whoever sends a result in now waits for this row, and finds it counted.
    let lock = db.for_update();
    let sql = format!(
        "SELECT counted FROM daily_deals WHERE day = $1 AND title = $2 AND deal = $3{lock}"
    );
    tx.fetch(with(deal, &sql, [])).await?;
    let counted = counts(&tx.fetch(with(deal, COUNTS, [])).await?)?;
    let keep = "UPDATE daily_deals SET counted = $4 \
                WHERE day = $1 AND title = $2 AND deal = $3 AND counted IS NULL";
    if tx
        .write(with(deal, keep, [to_json(&counted).into()]))
        .await?
        > 0
    {
        let forget = "DELETE FROM daily_plays WHERE day = $1 AND title = $2 AND deal = $3";
        tx.write(with(deal, forget, [])).await?;
    }
    tx.commit().await
}

/// Keeps the record of a result if it is the best so far; at any rate that the deal was played.
async fn keep_best(
    tx: &mut Tx,
    deal: &DealName,
    user: &UserId,
    new: &NewResult<'_>,
    mark: DailyMark,
    record: Vec<u8>,
) -> Result<(), StoreError> {
    let played =
        "INSERT INTO daily_deals (day, title, deal) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    tx.write(with(deal, played, [])).await?;
    if mark != DailyMark::First {
        return Ok(());
    }
    let best = "UPDATE daily_deals SET user_id = $4, lead = $5, points = $6, place = $7, record = $8 \
                WHERE day = $1 AND title = $2 AND deal = $3 \
                AND (lead IS NULL OR lead < $5 OR (lead = $5 AND points < $6))";
    tx.write(with(
        deal,
        best,
        [
            user.as_str().into(),
            number(new.score.lead),
            number(new.score.points),
            number(new.score.rank.into()),
            Param::Bytes(record),
        ],
    ))
    .await?;
    Ok(())
}

/// What somebody's results are forgotten with: how everybody did no longer counts them, and nobody is named beside a game.
pub(crate) fn forgetting(user: &UserId) -> [Statement; 2] {
    [
        Statement::new(
            "DELETE FROM daily_plays WHERE user_id = $1",
            [user.as_str().into()],
        ),
        Statement::new(
            "UPDATE daily_deals SET user_id = NULL WHERE user_id = $1",
            [user.as_str().into()],
        ),
    ]
}

/// All that is kept of somebody's daily deals.
pub(crate) async fn own(db: &Db, user: &UserId) -> Result<Vec<OwnDaily>, StoreError> {
    let statement = Statement::new(
        "SELECT day, title, deal, attempt, begun, lead, points, place, mark, at FROM daily_plays WHERE user_id = $1 \
         ORDER BY day, title, deal",
        [user.as_str().into()],
    );
    let own = |db_row: &DbRow| {
        Ok(OwnDaily {
            day: db_row.text(0)?,
            title: db_row.text(1)?,
            deal: db_row.text(2)?,
            attempt: db_row.maybe_text(3)?,
            begun: db_row.int(4)?,
            result: result(db_row, 5)?,
        })
    };
    db.read(statement).await?.iter().map(own).collect()
}
