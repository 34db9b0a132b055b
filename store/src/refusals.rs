//! Commands that were refused. Either a command is in its table's log or it was refused here, never both: whoever
//! appends or refuses holds the table, and looks whether the other has happened.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use pantheon_tables::{RefusalsKept, RefusedCommand, StoreError};
use pantheon_wire::{CommandId, TableId, UserId, WallMillis};

use crate::batch::{Rank, Write, lists, text};
use crate::codec::{from_json, sound, to_json};
use crate::db::{Db, Param, Statement, Tx};
use crate::open::Store;

/// How many are forgotten with one statement: others write in between.
const AT_ONCE: u32 = 1_000;

/// A row of a log isn't inserted where this finds its command refused.
pub(crate) const NOT_REFUSED: &str = "NOT EXISTS (SELECT 1 FROM refusals r \
     WHERE r.table_id = v.table_id AND r.by_user = v.by_user AND r.command = v.command)";

/// A refusal, ready to be written.
#[derive(Clone, Debug)]
pub(crate) struct NewRefusal {
    pub(crate) table: Arc<str>,
    by: Arc<str>,
    command: Arc<str>,
    digest: Arc<str>,
    at: WallMillis,
    problem: Arc<str>,
    most: RefusalsKept,
}

impl NewRefusal {
    pub(crate) fn new(
        table: &TableId,
        refusal: &RefusedCommand,
        most: RefusalsKept,
    ) -> Result<Self, StoreError> {
        let (by, command) = (refusal.by.as_str(), refusal.command.as_str());
        for name in [table.as_str(), by, command, &refusal.digest] {
            sound(name)?;
        }
        Ok(Self {
            table: table.as_str().into(),
            by: by.into(),
            command: command.into(),
            digest: refusal.digest.as_str().into(),
            at: refusal.at,
            problem: to_json(&refusal.problem).into(),
            most,
        })
    }
}

/// Writes the refusals at tables that are taken, and removes the oldest where there are too many.
pub(crate) async fn write(
    tx: &mut Tx,
    writes: &[Write],
    is_taken: impl Fn(&str) -> bool,
    written: &mut [u64],
) -> Result<(), StoreError> {
    // The same command may be refused twice in a batch: the first answer counts.
    let mut new: BTreeMap<[&str; 3], (usize, &NewRefusal)> = BTreeMap::new();
    for (index, write) in writes.iter().enumerate() {
        if let Write::Refusal(refusal) = write
            && is_taken(&refusal.table)
        {
            let name = [&*refusal.table, &*refusal.by, &*refusal.command];
            new.entry(name).or_insert((index, refusal));
        }
    }
    let values = new.values().map(|(_, refusal)| {
        [
            text(&refusal.table),
            text(&refusal.by),
            text(&refusal.command),
            text(&refusal.digest),
            refusal.at.into(),
            text(&refusal.problem),
        ]
    });
    let mut tables = BTreeSet::new();
    for (list, params) in lists(tx.places(), values.collect::<Vec<_>>()) {
        let sql = format!(
            "WITH v (table_id, by_user, command, digest, at, problem) AS (VALUES {list}) \
             INSERT INTO refusals (table_id, by_user, command, digest, at, problem) \
             SELECT table_id, by_user, command, digest, at, problem FROM v \
             WHERE NOT EXISTS (SELECT 1 FROM log l \
             WHERE l.table_id = v.table_id AND l.by_user = v.by_user AND l.command = v.command) \
             ON CONFLICT DO NOTHING RETURNING table_id, by_user, command"
        );
        for db_row in tx.fetch(Statement::built(sql, params)).await? {
            let name = [db_row.text(0)?, db_row.text(1)?, db_row.text(2)?];
            if let Some((index, _)) = new.get(&name.each_ref().map(String::as_str)) {
                written[*index] = 1;
            }
            let [table, ..] = name;
            tables.insert(table);
        }
    }
    let most = new.values().map(|(_, refusal)| refusal.most).next();
    match most {
        Some(most) if !tables.is_empty() => remove_oldest(tx, &tables, most).await,
        _ => Ok(()),
    }
}

/// Removes the oldest where a person or a table has too many. Nobody else can do so at the same time: the tables are
/// taken.
async fn remove_oldest(
    tx: &mut Tx,
    tables: &BTreeSet<String>,
    most: RefusalsKept,
) -> Result<(), StoreError> {
    let names = tables.iter().map(|table| [table.as_str().into()]);
    for (list, mut params) in lists(tx.places(), names.collect::<Vec<_>>()) {
        params.extend([Param::from(most.each), Param::from(most.at_table)]);
        let (each, at_table) = (params.len() - 1, params.len());
        let sql = format!(
            "DELETE FROM refusals WHERE (table_id, by_user, command) IN \
             (SELECT table_id, by_user, command FROM (SELECT table_id, by_user, command, \
             row_number() OVER (PARTITION BY table_id, by_user ORDER BY at DESC, command DESC) AS of_person, \
             row_number() OVER (PARTITION BY table_id ORDER BY at DESC, by_user DESC, command DESC) AS of_table \
             FROM refusals WHERE table_id IN ({list})) AS numbered \
             WHERE of_person > ${each} OR of_table > ${at_table})"
        );
        tx.write(Statement::built(sql, params)).await?;
    }
    Ok(())
}

/// The refusal of a command.
pub(crate) async fn find(
    db: &Db,
    table: &TableId,
    by: &UserId,
    command: &CommandId,
) -> Result<Option<RefusedCommand>, StoreError> {
    let statement = Statement::new(
        "SELECT digest, at, problem FROM refusals WHERE table_id = $1 AND by_user = $2 AND command = $3",
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
    Ok(Some(RefusedCommand {
        by: by.clone(),
        command: command.clone(),
        digest: db_row.text(0)?,
        at: db_row.int(1)?,
        problem: from_json(&db_row.text(2)?)?,
    }))
}

impl Store {
    /// Forgets the refusals before a time.
    pub(crate) async fn forget_refusals_before(&self, time: WallMillis) -> Result<(), StoreError> {
        self.forget_refusals_where("at < $1", time.into()).await
    }

    /// Forgets what was refused to somebody.
    pub(crate) async fn forget_refusals_of(&self, user: &UserId) -> Result<(), StoreError> {
        let user = Param::from(user.as_str());
        self.forget_refusals_where("by_user = $1", user).await
    }

    /// Waits for nobody, since it doesn't hold the tables: what others are about to remove is left to them.
    async fn forget_refusals_where(&self, what: &str, param: Param) -> Result<(), StoreError> {
        let lock = self.db.unless_locked();
        loop {
            let sql = format!(
                "DELETE FROM refusals WHERE (table_id, by_user, command) IN \
                 (SELECT table_id, by_user, command FROM refusals WHERE {what} LIMIT $2{lock})"
            );
            let params = vec![param.clone(), AT_ONCE.into()];
            let statement = Statement::built(sql, params);
            if statement.has_nul() {
                // Nothing that is kept has a NUL in it.
                return Ok(());
            }
            let gone = self.write_plain(Rank::Refusals, "", statement).await?;
            if gone < u64::from(AT_ONCE) {
                return Ok(());
            }
        }
    }
}
