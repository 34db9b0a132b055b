//! Everything that is kept of somebody, for themselves.

use pantheon_tables::{Fact, Row, Setup, StoreError};
use pantheon_wire::{OwnDeed, OwnPresence, OwnTable, TableId, UserId};

use crate::codec::from_json;
use crate::daily_sql;
use crate::db::{DbRow, Statement};
use crate::devices;
use crate::open::Store;
use crate::packed::{self, KeptRow};
use crate::people::{ChatLine, Export, PeopleStore};

/// Gathers it. What is secret even to them, such as a seed or what a password is checked against, isn't in it.
pub(crate) async fn export(store: &Store, id: &UserId) -> Result<Option<Export>, StoreError> {
    let Some(kept) = store.person(id).await? else {
        return Ok(None);
    };
    // Whoever did something at a table made it, sits there, or joined it once, which is a row with words.
    let tables = read(
        store,
        id,
        "SELECT table_id FROM members WHERE user_id = $1 UNION SELECT id FROM tables WHERE host = $1 \
         UNION SELECT table_id FROM log WHERE by_user = $1 AND worded = 1 \
         UNION SELECT table_id FROM packed_words WHERE user_id = $1 ORDER BY 1",
    );
    let tables: Vec<TableId> = tables
        .await?
        .iter()
        .map(|db_row| db_row.text(0).map(TableId))
        .collect::<Result<_, _>>()?;
    let made = read(
        store,
        id,
        "SELECT id, made, setup, network, wide_network FROM tables WHERE host = $1 ORDER BY made, id",
    );
    let seen = read(
        store,
        id,
        "SELECT table_id, seen FROM presence WHERE user_id = $1 ORDER BY table_id",
    );
    let (mut done, mut said) = (Vec::new(), Vec::new());
    for row in deeds(store, id).await? {
        let (deed, words) = deed(row)?;
        said.extend(words);
        done.push(deed);
    }
    said.sort_by_key(|said: &ChatLine| said.at);
    let bots = store.bots(id).await?;
    Ok(Some(Export {
        me: kept.me,
        sessions: store.sessions(id).await?,
        devices: devices::all(&store.db, id).await?,
        bots: bots.into_iter().map(|bot| bot.me).collect(),
        tables,
        made: made
            .await?
            .iter()
            .map(own_table)
            .collect::<Result<_, _>>()?,
        seen: seen.await?.iter().map(presence).collect::<Result<_, _>>()?,
        said,
        done,
        dailies: daily_sql::own(&store.db, id).await?,
    }))
}

async fn read(store: &Store, id: &UserId, sql: &'static str) -> Result<Vec<DbRow>, StoreError> {
    let statement = Statement::new(sql, [id.as_str().into()]);
    store.db.read(statement).await
}

fn own_table(db_row: &DbRow) -> Result<OwnTable, StoreError> {
    let setup: Setup = from_json(&db_row.text(2)?)?;
    let networks = [db_row.maybe_text(3)?, db_row.maybe_text(4)?];
    Ok(OwnTable {
        table: TableId(db_row.text(0)?),
        at: db_row.int(1)?,
        name: setup.host_name,
        plan: setup.plan,
        networks: networks.into_iter().flatten().collect(),
    })
}

fn presence(db_row: &DbRow) -> Result<OwnPresence, StoreError> {
    Ok(OwnPresence {
        table: TableId(db_row.text(0)?),
        at: db_row.int(1)?,
    })
}

/// The rows of theirs, table by table, packed or not.
async fn deeds(store: &Store, id: &UserId) -> Result<Vec<(TableId, KeptRow)>, StoreError> {
    // A packed log is a row with place 0: so in one statement each log is found packed or not, and never both.
    let rows = read(
        store,
        id,
        "WITH theirs (id) AS (SELECT table_id FROM members WHERE user_id = $1 \
         UNION SELECT id FROM tables WHERE host = $1 \
         UNION SELECT table_id FROM log WHERE by_user = $1 AND worded = 1 \
         UNION SELECT table_id FROM packed_words WHERE user_id = $1) \
         SELECT seq, at, by_user, command, fact, table_id FROM log \
         WHERE by_user = $1 AND table_id IN (SELECT id FROM theirs) \
         UNION ALL SELECT 0, 0, '', '', '', id FROM tables \
         WHERE packed IS NOT NULL AND id IN (SELECT id FROM theirs) ORDER BY 6, 1",
    );
    let mut deeds = Vec::new();
    for db_row in rows.await? {
        let (table, row) = (TableId(db_row.text(5)?), KeptRow::read(&db_row)?);
        if row.seq > 0 {
            deeds.push((table, row));
            continue;
        }
        let rows = packed::kept_rows(&store.db, &table, 0, u32::MAX).await?;
        let theirs = rows.into_iter().filter(|row| row.by() == Some(id.as_str()));
        deeds.extend(theirs.map(|row| (table.clone(), row)));
    }
    Ok(deeds)
}

/// What somebody did with a row of theirs, and what they said.
fn deed((table, row): (TableId, KeptRow)) -> Result<(OwnDeed, Option<ChatLine>), StoreError> {
    let Row {
        seq,
        at,
        command,
        mut fact,
        ..
    } = row.row()?;
    if let Fact::Acted { state, .. } = &mut fact {
        // A digest of what others may hide.
        state.clear();
    }
    let said = match &fact {
        Fact::Said { text, .. } => Some(ChatLine {
            table: table.clone(),
            seq,
            at,
            text: text.clone(),
        }),
        _ => None,
    };
    let deed = OwnDeed {
        table,
        seq,
        at,
        id: command,
        what: serde_json::to_value(&fact).expect("a fact is plain data with string keys"),
    };
    Ok((deed, said))
}
