//! What was left behind: tables where nobody ever played, and guests who don't come back.

use std::ops::Range;

use pantheon_tables::{Fact, StoreError};
use pantheon_wire::{Settings, TableId, UserId, WallMillis};

use crate::codec::to_json;
use crate::db::{Db, DbRow, Param, Statement, Tx};
use crate::people::Idle;

/// Tables that gather people and where nobody has been.
pub(crate) async fn unused_tables(
    db: &Db,
    since: WallMillis,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let statement = Statement::new(
        "SELECT t.id FROM tables t WHERE t.status = 'gathering' AND t.changed < $1 AND NOT EXISTS \
         (SELECT 1 FROM presence p WHERE p.table_id = t.id AND p.seen >= $1) \
         ORDER BY t.changed, t.id LIMIT $2",
        [since.into(), limit.into()],
    );
    let db_rows = db.read(statement).await?;
    Ok(names(&db_rows)?.into_iter().map(TableId).collect())
}

/// Removes tables that were closed before their game began. A game that began has a row that says so, whatever came
/// after; that is asked again in the moment of removal. Logs that are packed aren't looked into.
pub(crate) async fn remove_unplayed(
    db: &Db,
    closed: Range<WallMillis>,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let unplayed = |lock: &str| {
        let sql = format!(
            "SELECT t.id FROM tables t \
             WHERE t.status = 'over' AND t.packed IS NULL AND t.changed >= $1 AND t.changed < $2 \
             AND NOT EXISTS (SELECT 1 FROM log l WHERE l.table_id = t.id AND l.fact = $3) \
             ORDER BY t.changed, t.id LIMIT $4{lock}"
        );
        let params = vec![
            closed.start.into(),
            closed.end.into(),
            to_json(&Fact::Began).into(),
            limit.into(),
        ];
        Statement::built(sql, params)
    };
    // Most often there is none, and nobody who writes need wait for that to be found out.
    if db.read(unplayed("")).await?.is_empty() {
        return Ok(Vec::new());
    }
    let mut tx = db.begin().await?;
    let tables = names(&tx.fetch(unplayed(db.for_update())).await?)?;
    remove(&mut tx, &tables).await?;
    tx.commit().await?;
    Ok(tables.into_iter().map(TableId).collect())
}

/// Removes tables, with all that is kept of them.
pub(crate) async fn remove(tx: &mut Tx, tables: &[String]) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM log WHERE table_id IN",
        "DELETE FROM members WHERE table_id IN",
        "DELETE FROM snapshots WHERE table_id IN",
        "DELETE FROM presence WHERE table_id IN",
        "DELETE FROM tables WHERE id IN",
    ] {
        write_for(tx, sql, "", tables, &[]).await?;
    }
    Ok(())
}

/// Forgets guests. Of those who were at a table an empty row stays, so that nobody else is ever given their id.
pub(crate) async fn remove_guests(
    db: &Db,
    idle: &Idle,
    limit: u32,
) -> Result<Vec<UserId>, StoreError> {
    let mut tx = db.begin().await?;
    let statement = Statement::new(
        "SELECT p.id FROM people p WHERE p.kind = 'guest' AND p.deleted IS NULL \
         AND ((p.since < $1 \
                 AND NOT EXISTS (SELECT 1 FROM members m WHERE m.user_id = p.id) \
                 AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = p.id AND s.seen >= $1)) \
             OR (p.since < $2 \
                 AND EXISTS (SELECT 1 FROM members m WHERE m.user_id = p.id) \
                 AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = p.id AND s.seen >= $2) \
                 AND NOT EXISTS (SELECT 1 FROM members m JOIN tables t ON t.id = m.table_id \
                     WHERE m.user_id = p.id AND t.status <> 'over'))) \
         ORDER BY p.since, p.id LIMIT $3",
        [idle.never_played.into(), idle.played.into(), limit.into()],
    );
    let guests = names(&tx.fetch(statement).await?)?;
    let sql = "DELETE FROM sessions WHERE user_id IN";
    write_for(&mut tx, sql, "", &guests, &[]).await?;
    let sql = "DELETE FROM people WHERE id IN";
    let unknown = "AND NOT EXISTS (SELECT 1 FROM members m WHERE m.user_id = people.id)";
    write_for(&mut tx, sql, unknown, &guests, &[]).await?;
    let settings = to_json(&Settings::default());
    let sql = "UPDATE people SET name = '', settings = $1, deleted = $2 WHERE id IN";
    let blank = [settings.into(), idle.now.into()];
    write_for(&mut tx, sql, "", &guests, &blank).await?;
    tx.commit().await?;
    Ok(guests.into_iter().map(UserId).collect())
}

/// Writes for each of these names, with values before them.
async fn write_for(
    tx: &mut Tx,
    sql: &str,
    and: &str,
    names: &[String],
    first: &[Param],
) -> Result<(), StoreError> {
    for names in names.chunks(AT_ONCE) {
        let mut params = first.to_vec();
        let places: Vec<String> = names
            .iter()
            .map(|name| {
                params.push(name.as_str().into());
                format!("${}", params.len())
            })
            .collect();
        let sql = format!("{sql} ({}) {and}", places.join(", "));
        tx.write(Statement::built(sql, params)).await?;
    }
    Ok(())
}

/// How many names are in one statement.
const AT_ONCE: usize = 100;

fn names(db_rows: &[DbRow]) -> Result<Vec<String>, StoreError> {
    db_rows.iter().map(|db_row| db_row.text(0)).collect()
}
