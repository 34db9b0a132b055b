//! Erasing somebody's words. The log keeps its rows, so that others' games stay whole.

use std::collections::BTreeSet;

use pantheon_tables::{Fact, Setup, StoreError};
use pantheon_wire::{SeatPlan, Seq, TableId, UserId};

use crate::batch::lists;
use crate::codec::{from_json, to_json, worded};
use crate::db::{Db, DbRow, Param, Statement};
use crate::packed;

/// How many tables are erased in one transaction: others write in between.
const AT_ONCE: usize = 32;

/// Erases what somebody said, what they and those beside them were called, how they named what they sent, and when they
/// were where; answers with the tables where they hold
/// a seat and which aren't over. Erasing twice does no harm.
pub(crate) async fn erase(db: &Db, user: &UserId) -> Result<Vec<TableId>, StoreError> {
    let statement = Statement::new(
        "SELECT table_id FROM log WHERE by_user = $1 AND worded = 1 \
         UNION SELECT table_id FROM packed_words WHERE user_id = $1 \
         UNION SELECT id FROM tables WHERE host = $1 ORDER BY 1",
        [user.as_str().into()],
    );
    let tables = names(&db.read(statement).await?)?;
    for tables in tables.chunks(AT_ONCE) {
        erase_at(db, user, tables).await?;
    }
    let mut tx = db.begin().await?;
    tx.write(Statement::new(
        "DELETE FROM presence WHERE user_id = $1",
        [user.as_str().into()],
    ))
    .await?;
    tx.commit().await?;
    let statement = Statement::new(
        "SELECT m.table_id FROM members m JOIN tables t ON t.id = m.table_id \
         WHERE m.user_id = $1 AND t.status <> 'over' ORDER BY m.table_id",
        [user.as_str().into()],
    );
    Ok(names(&db.read(statement).await?)?
        .into_iter()
        .map(TableId)
        .collect())
}

fn names(db_rows: &[DbRow]) -> Result<Vec<String>, StoreError> {
    db_rows.iter().map(|db_row| db_row.text(0)).collect()
}

async fn erase_at(db: &Db, user: &UserId, tables: &[String]) -> Result<(), StoreError> {
    let rows = || {
        lists(
            db.places(),
            tables
                .iter()
                .map(|table| [table.as_str().into()])
                .collect::<Vec<_>>(),
        )
    };
    let mut tx = db.begin().await?;
    let mut packed_here = BTreeSet::new();
    for (list, params) in rows() {
        let lock = db.for_update();
        let sql = format!(
            "SELECT id, host, setup, packed FROM tables WHERE id IN ({list}) ORDER BY id{lock}"
        );
        for db_row in tx.fetch(Statement::built(sql, params)).await? {
            if db_row.maybe_int::<Seq>(3)?.is_some() {
                packed_here.insert(TableId(db_row.text(0)?));
            }
            if db_row.text(1)? == user.as_str() {
                let mut setup: Setup = from_json(&db_row.text(2)?)?;
                blank_setup(&mut setup);
                tx.write(Statement::new(
                    "UPDATE tables SET setup = $2, network = NULL, wide_network = NULL WHERE id = $1",
                    [db_row.text(0)?.into(), to_json(&setup).into()],
                ))
                .await?;
            }
        }
    }
    for (list, mut params) in rows() {
        params.push(user.as_str().into());
        let place = params.len();
        let sql = format!(
            "SELECT table_id, seq, fact FROM log \
             WHERE table_id IN ({list}) AND by_user = ${place} AND worded = 1 ORDER BY table_id, seq"
        );
        for db_row in tx.fetch(Statement::built(sql, params)).await? {
            let seq: u32 = db_row.int(1)?;
            let fact = blank(&db_row.text(2)?)?;
            let params: [Param; 3] = [db_row.text(0)?.into(), seq.into(), fact.into()];
            tx.write(Statement::new(
                "UPDATE log SET fact = $3 WHERE table_id = $1 AND seq = $2",
                params,
            ))
            .await?;
        }
    }
    for (list, mut params) in rows() {
        params.push(user.as_str().into());
        let place = params.len();
        // Whoever sent a command chose its id. Nobody will send it again.
        let sql = format!(
            "UPDATE log SET command = NULL \
             WHERE table_id IN ({list}) AND by_user = ${place} AND command IS NOT NULL"
        );
        tx.write(Statement::built(sql, params)).await?;
    }
    for table in &packed_here {
        packed::rewrite(&mut tx, table, user.as_str(), |row| {
            row.head.2 = None;
            row.fact = blank(&row.fact)?;
            Ok(())
        })
        .await?;
    }
    // Snapshots have names in them, and can be made again.
    for table in tables {
        tx.write(Statement::new(
            "DELETE FROM snapshots WHERE table_id = $1",
            [table.as_str().into()],
        ))
        .await?;
    }
    tx.commit().await
}

fn blank_setup(setup: &mut Setup) {
    setup.host_name.clear();
    setup.plan.seats.iter_mut().for_each(blank_seat);
}

/// A fact without words, as JSON. One that has none stays as it is, letter by letter.
fn blank(fact: &str) -> Result<String, StoreError> {
    let mut blanked: Fact = from_json(fact)?;
    if !worded(&blanked) {
        return Ok(fact.to_owned());
    }
    blank_fact(&mut blanked);
    Ok(to_json(&blanked))
}

fn blank_fact(fact: &mut Fact) {
    match fact {
        Fact::Joined { name, .. } => name.clear(),
        Fact::Said { name, text } => {
            name.clear();
            text.clear();
        }
        Fact::Planned { plan, .. } => blank_seat(plan),
        _ => {}
    }
}

fn blank_seat(plan: &mut SeatPlan) {
    if let SeatPlan::HotSeat { name } = plan {
        name.clear();
    }
}
