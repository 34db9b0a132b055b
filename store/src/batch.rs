//! What one transaction does: rows of many tables, and small writes that ride along.
//!
//! The transaction first takes the tables it appends to, in the order of their names, and reads how far their logs go.
//! Until it ends nobody else can append to them: in SQLite nobody else writes at all, in PostgreSQL the rows of
//! `tables` are locked. So a row is inserted only if its place is the one after the last. Should that ever be wrong,
//! the log's own key refuses the row. Everything is locked in one order, so that two processes can't wait for each
//! other.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use pantheon_tables::StoreError;
use pantheon_wire::{Seq, WallMillis};

use crate::db::{Db, Param, Places, Statement, Tx};
use crate::refusals::{self, NOT_REFUSED, NewRefusal};

/// Something to be written.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    /// A row of a log. It becomes no row if it comes too late.
    Row(Box<NewRow>),
    /// A command that was refused. It becomes no row if the command has an answer already.
    Refusal(Box<NewRefusal>),
    /// What is due at a table is put off.
    PutOff {
        /// At which.
        table: Arc<str>,
        /// Until when.
        due: WallMillis,
    },
    /// People are at tables.
    Seen {
        /// Since when.
        now: WallMillis,
        /// Tables and people.
        who: Vec<(Arc<str>, Arc<str>)>,
    },
    /// A statement that writes one row of a small table and fails in no expected way.
    Plain {
        /// Which row. Statements are executed in this order.
        key: (Rank, Arc<str>),
        /// The statement, with its values.
        statement: Statement,
    },
}

/// The order in which tables of the database are written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    Snapshots,
    Refusals,
    People,
    Sessions,
    Check,
}

/// A row of a log, ready to be written.
#[derive(Clone, Debug)]
pub(crate) struct NewRow {
    pub(crate) table: Arc<str>,
    /// The table itself, if it is new.
    pub(crate) made: Option<NewTableRow>,
    pub(crate) seq: Seq,
    pub(crate) at: WallMillis,
    pub(crate) by: Option<Arc<str>>,
    pub(crate) command: Option<Arc<str>>,
    pub(crate) fact: Arc<str>,
    pub(crate) worded: bool,
    pub(crate) summary: Option<NewSummary>,
}

/// What a new table needs besides its first row.
#[derive(Clone, Debug)]
pub(crate) struct NewTableRow {
    pub(crate) title: Arc<str>,
    pub(crate) host: Arc<str>,
    pub(crate) setup: Arc<str>,
    pub(crate) made: WallMillis,
    pub(crate) network: Option<Arc<str>>,
    pub(crate) wide_network: Option<Arc<str>>,
    /// Whether those who look on are kept behind the game.
    pub(crate) lags: bool,
}

/// A summary, ready to be written.
#[derive(Clone, Debug)]
pub(crate) struct NewSummary {
    pub(crate) status: Arc<str>,
    pub(crate) access: Arc<str>,
    pub(crate) due: Option<WallMillis>,
    /// Who holds a seat, in order, each once.
    pub(crate) members: Vec<Arc<str>>,
    /// The same as JSON.
    pub(crate) holders: Arc<str>,
}

/// Writes everything in one transaction, and says of each how many rows it became. An error means that nothing was
/// written, or that it isn't known whether everything was.
pub(crate) async fn commit(db: &Db, writes: &[Write]) -> Result<Vec<u64>, StoreError> {
    let mut tx = db.begin().await?;
    let mut written = vec![0; writes.len()];
    let rows: Vec<(usize, &NewRow)> = writes
        .iter()
        .enumerate()
        .filter_map(|(index, write)| match write {
            Write::Row(row) => Some((index, &**row)),
            _ => None,
        })
        .collect();
    make_tables(&mut tx, &rows).await?;
    let mut tables = take_tables(db, &mut tx, writes).await?;
    put_off(&mut tx, writes).await?;
    append(&mut tx, &rows, &mut tables, &mut written).await?;
    let is_taken = |table: &str| tables.contains_key(table);
    refusals::write(&mut tx, writes, is_taken, &mut written).await?;
    summarise(&mut tx, &tables).await?;
    see(&mut tx, writes).await?;
    plain(&mut tx, writes, &mut written).await?;
    tx.commit().await?;
    Ok(written)
}

/// A table that rows are appended to.
struct Taken<'a> {
    /// The last place in its log.
    seq: Seq,
    /// Its members, as JSON.
    holders: String,
    /// When the last row was that was appended now, if one was.
    changed: Option<WallMillis>,
    /// The last summary that came with such a row.
    summary: Option<&'a NewSummary>,
}

/// Makes the new tables, with empty logs. One that exists already is left as it is; its first row will be refused.
async fn make_tables(tx: &mut Tx, rows: &[(usize, &NewRow)]) -> Result<(), StoreError> {
    let mut new = BTreeMap::new();
    for (_, row) in rows {
        if let (Some(made), Some(summary)) = (&row.made, &row.summary) {
            new.entry(&row.table).or_insert((made, summary));
        }
    }
    let values = new.into_iter().map(|(table, (made, summary))| {
        [
            text(table),
            text(&made.title),
            text(&made.host),
            text(&made.setup),
            text(&summary.status),
            text(&summary.access),
            made.made.into(),
            Param::Text(made.network.clone()),
            Param::Text(made.wide_network.clone()),
            u32::from(made.lags).into(),
        ]
    });
    for (list, params) in lists(tx.places(), values.collect::<Vec<_>>()) {
        let sql = format!(
            "WITH v (id, title, host, setup, status, access, made, network, wide_network, lags) \
             AS (VALUES {list}) \
             INSERT INTO tables (id, title, host, setup, status, access, seq, made, changed, due, holders, \
             network, wide_network, lags) \
             SELECT id, title, host, setup, status, access, 0, made, made, NULL, '', \
             network, wide_network, lags FROM v WHERE true \
             ON CONFLICT DO NOTHING"
        );
        tx.write(Statement::built(sql, params)).await?;
    }
    Ok(())
}

/// Takes the tables that are written to, and reads where they are.
async fn take_tables<'a>(
    db: &Db,
    tx: &mut Tx,
    writes: &[Write],
) -> Result<BTreeMap<String, Taken<'a>>, StoreError> {
    let mut names: Vec<&Arc<str>> = writes
        .iter()
        .filter_map(|write| match write {
            Write::Row(row) => Some(&row.table),
            Write::Refusal(refusal) => Some(&refusal.table),
            Write::PutOff { table, .. } => Some(table),
            Write::Seen { .. } | Write::Plain { .. } => None,
        })
        .collect();
    names.sort_unstable();
    names.dedup();
    let mut tables = BTreeMap::new();
    // Nothing is written to a table whose log is packed: whoever wants to unpacks it first.
    for (list, params) in lists(
        tx.places(),
        names
            .into_iter()
            .map(|name| [text(name)])
            .collect::<Vec<_>>(),
    ) {
        let lock = db.for_update();
        let sql = format!(
            "SELECT id, seq, holders, packed FROM tables WHERE id IN ({list}) ORDER BY id{lock}"
        );
        for db_row in tx.fetch(Statement::built(sql, params)).await? {
            if db_row.maybe_int::<Seq>(3)?.is_some() {
                continue;
            }
            let taken = Taken {
                seq: db_row.int(1)?,
                holders: db_row.text(2)?,
                changed: None,
                summary: None,
            };
            tables.insert(db_row.text(0)?, taken);
        }
    }
    Ok(tables)
}

/// Inserts the rows whose place is the next one. There may be several for a table, most often for the same place; then
/// the first to come is the first to be tried.
async fn append<'a>(
    tx: &mut Tx,
    rows: &[(usize, &'a NewRow)],
    tables: &mut BTreeMap<String, Taken<'a>>,
    written: &mut [u64],
) -> Result<(), StoreError> {
    let mut undecided = rows.to_vec();
    loop {
        let mut next: BTreeMap<&str, (usize, &'a NewRow)> = BTreeMap::new();
        undecided.retain(|(index, row)| {
            let Some(taken) = tables.get(&*row.table) else {
                return false;
            };
            if row.seq.checked_sub(1) == Some(taken.seq) && !next.contains_key(&*row.table) {
                next.insert(&row.table, (*index, row));
                false
            } else {
                row.seq > taken.seq
            }
        });
        if next.is_empty() {
            return Ok(());
        }
        for table in insert(tx, &next).await? {
            let Some((index, row)) = next.get(&*table) else {
                continue;
            };
            written[*index] = 1;
            if let Some(taken) = tables.get_mut(&table) {
                taken.seq = row.seq;
                taken.changed = Some(row.at);
                taken.summary = row.summary.as_ref().or(taken.summary);
            }
        }
    }
}

/// Inserts one row for each table, and says for which tables it could: not where the command is in the log already, or
/// was refused.
async fn insert(
    tx: &mut Tx,
    rows: &BTreeMap<&str, (usize, &NewRow)>,
) -> Result<Vec<String>, StoreError> {
    let values = rows.values().map(|(_, row)| {
        [
            text(&row.table),
            row.seq.into(),
            row.at.into(),
            Param::Text(row.by.clone()),
            Param::Text(row.command.clone()),
            text(&row.fact),
            u32::from(row.worded).into(),
        ]
    });
    let mut inserted = Vec::with_capacity(rows.len());
    for (list, params) in lists(tx.places(), values.collect::<Vec<_>>()) {
        let sql = format!(
            "WITH v (table_id, seq, at, by_user, command, fact, worded) AS (VALUES {list}) \
             INSERT INTO log (table_id, seq, at, by_user, command, fact, worded) \
             SELECT table_id, seq, at, by_user, command, fact, worded FROM v WHERE {NOT_REFUSED} \
             ON CONFLICT DO NOTHING RETURNING table_id"
        );
        for db_row in tx.fetch(Statement::built(sql, params)).await? {
            inserted.push(db_row.text(0)?);
        }
    }
    Ok(inserted)
}

/// Brings `tables` and `members` up to what was appended.
async fn summarise(tx: &mut Tx, tables: &BTreeMap<String, Taken<'_>>) -> Result<(), StoreError> {
    let mut plain = Vec::new();
    let mut full = Vec::new();
    for (table, taken) in tables {
        let Some(changed) = taken.changed else {
            continue;
        };
        let start = [table.as_str().into(), taken.seq.into(), changed.into()];
        let Some(summary) = taken.summary else {
            plain.push(start);
            continue;
        };
        let [table, seq, changed] = start;
        full.push([
            table,
            seq,
            changed,
            text(&summary.status),
            text(&summary.access),
            summary.due.into(),
            text(&summary.holders),
        ]);
    }
    for (list, params) in lists(tx.places(), plain) {
        let sql = format!(
            "WITH v (id, seq, changed) AS (VALUES {list}) \
             UPDATE tables SET seq = v.seq, changed = v.changed FROM v WHERE tables.id = v.id"
        );
        tx.write(Statement::built(sql, params)).await?;
    }
    for (list, params) in lists(tx.places(), full) {
        let sql = format!(
            "WITH v (id, seq, changed, status, access, due, holders) AS (VALUES {list}) \
             UPDATE tables SET seq = v.seq, changed = v.changed, status = v.status, access = v.access, \
             due = v.due, holders = v.holders, \
             network = CASE WHEN v.status = 'over' THEN NULL ELSE tables.network END, \
             wide_network = CASE WHEN v.status = 'over' THEN NULL ELSE tables.wide_network END \
             FROM v WHERE tables.id = v.id"
        );
        tx.write(Statement::built(sql, params)).await?;
    }
    replace_members(tx, tables).await
}

async fn replace_members(
    tx: &mut Tx,
    tables: &BTreeMap<String, Taken<'_>>,
) -> Result<(), StoreError> {
    let changed = tables.iter().filter_map(|(table, taken)| {
        let summary = taken.summary?;
        (*summary.holders != *taken.holders).then_some((table.as_str(), summary))
    });
    let mut gone = Vec::new();
    let mut here = Vec::new();
    for (table, summary) in changed {
        gone.push([table.into()]);
        let members = summary.members.iter();
        here.extend(members.map(|member| [table.into(), text(member)]));
    }
    for (list, params) in lists(tx.places(), gone) {
        let sql = format!("DELETE FROM members WHERE table_id IN ({list})");
        tx.write(Statement::built(sql, params)).await?;
    }
    for (list, params) in lists(tx.places(), here) {
        let sql =
            format!("INSERT INTO members (table_id, user_id) VALUES {list} ON CONFLICT DO NOTHING");
        tx.write(Statement::built(sql, params)).await?;
    }
    Ok(())
}

/// Puts off what is due, only where something is due. It may also be sooner than before: whoever put off too far looks
/// again and corrects it. What a row of the same batch finds to be due stands, since that is written later.
async fn put_off(tx: &mut Tx, writes: &[Write]) -> Result<(), StoreError> {
    let mut last: BTreeMap<&Arc<str>, WallMillis> = BTreeMap::new();
    for write in writes {
        if let Write::PutOff { table, due } = write {
            last.insert(table, *due);
        }
    }
    let values = last
        .into_iter()
        .map(|(table, due)| [text(table), due.into()]);
    for (list, params) in lists(tx.places(), values.collect::<Vec<_>>()) {
        let sql = format!(
            "WITH v (id, due) AS (VALUES {list}) \
             UPDATE tables SET due = v.due FROM v WHERE tables.id = v.id AND tables.due IS NOT NULL"
        );
        tx.write(Statement::built(sql, params)).await?;
    }
    Ok(())
}

/// Remembers when people were last at tables.
async fn see(tx: &mut Tx, writes: &[Write]) -> Result<(), StoreError> {
    let mut last: BTreeMap<(&Arc<str>, &Arc<str>), WallMillis> = BTreeMap::new();
    for write in writes {
        if let Write::Seen { now, who } = write {
            for (table, user) in who {
                let seen = last.entry((table, user)).or_insert(*now);
                *seen = (*seen).max(*now);
            }
        }
    }
    let values = last
        .into_iter()
        .map(|((table, user), seen)| [text(table), text(user), seen.into()]);
    for (list, params) in lists(tx.places(), values.collect::<Vec<_>>()) {
        // Each pair once: PostgreSQL refuses to update a row twice in one statement.
        let sql = format!(
            "WITH v (table_id, user_id, seen) AS (VALUES {list}) \
             INSERT INTO presence (table_id, user_id, seen) \
             SELECT DISTINCT table_id, user_id, seen FROM v WHERE true ORDER BY table_id, user_id \
             ON CONFLICT (table_id, user_id) DO UPDATE SET seen = excluded.seen \
             WHERE presence.seen < excluded.seen"
        );
        tx.write(Statement::built(sql, params)).await?;
    }
    Ok(())
}

/// Executes the small statements, in the order of what they write to.
async fn plain(tx: &mut Tx, writes: &[Write], written: &mut [u64]) -> Result<(), StoreError> {
    let mut statements: Vec<_> = writes
        .iter()
        .enumerate()
        .filter_map(|(index, write)| match write {
            Write::Plain { key, statement } => Some((key, index, statement)),
            _ => None,
        })
        .collect();
    statements.sort_unstable_by_key(|(key, index, _)| (*key, *index));
    for (_, index, statement) in statements {
        written[index] = tx.write(statement.clone()).await?;
    }
    Ok(())
}

pub(crate) fn text(text: &Arc<str>) -> Param {
    Param::Text(Some(Arc::clone(text)))
}

/// The most rows that one statement has.
const MOST: usize = 512;

/// Lists of rows for statements over several, as `($1, $2), ($3, $4)` with their values. A list is made a little
/// longer by repeating its last row: so there are few different texts, and the database has them all prepared. A
/// statement must not mind a row that comes twice. Values that follow a list have numbers in both databases.
pub(crate) fn lists<const N: usize>(
    places: Places,
    rows: impl AsRef<[[Param; N]]>,
) -> Vec<(String, Vec<Param>)> {
    rows.as_ref()
        .chunks(MOST)
        .map(|rows| {
            let length = rounded(rows.len());
            let padding = rows.last().into_iter().cycle().take(length - rows.len());
            let params = rows.iter().chain(padding).flatten().cloned().collect();
            (list(places, length, N), params)
        })
        .collect()
}

/// The length of a list, rounded up to one of four in each octave.
const fn rounded(length: usize) -> usize {
    let step = length.next_power_of_two() / 8;
    if step == 0 {
        length
    } else {
        length.next_multiple_of(step)
    }
}

fn list(places: Places, rows: usize, columns: usize) -> String {
    let mut list = String::with_capacity(rows * columns * 7);
    for place in 0..rows * columns {
        list.push_str(match (place, place % columns) {
            (0, _) => "(",
            (_, 0) => "), (",
            _ => ", ",
        });
        match places {
            Places::Unnamed => list.push('?'),
            // Writing to a String can't fail.
            Places::Numbered => _ = write!(list, "${}", place + 1),
        }
    }
    list.push(')');
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_its_rows_in_order_and_the_last_one_again() {
        let rows: Vec<[Param; 2]> = vec![["a".into(), 1_u32.into()], ["b".into(), 2_u32.into()]];
        let two = lists(Places::Numbered, &rows);
        assert_eq!(two.len(), 1);
        assert_eq!(two[0].0, "($1, $2), ($3, $4)");
        assert_eq!(lists(Places::Unnamed, &rows)[0].0, "(?, ?), (?, ?)");
        let rows = "abcdefghi".chars().map(|c| [c.to_string().into()]);
        let nine = lists(Places::Numbered, rows.collect::<Vec<[Param; 1]>>());
        assert!(nine[0].0.ends_with(", ($9), ($10)"));
        let texts = nine[0].1.iter().map(|param| match param {
            Param::Text(Some(text)) => text.to_string(),
            other => panic!("{other:?}"),
        });
        assert_eq!(texts.collect::<String>(), "abcdefghii");
    }

    #[test]
    fn many_rows_are_several_lists_and_none_are_none() {
        let rows: Vec<[Param; 1]> = (0..600_u32).map(|n| [n.into()]).collect();
        let lengths: Vec<usize> = lists(Places::Unnamed, rows)
            .iter()
            .map(|(_, params)| params.len())
            .collect();
        assert_eq!(lengths, [512, 96]);
        assert!(lists::<1>(Places::Numbered, Vec::new()).is_empty());
    }
}
