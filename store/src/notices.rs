//! What one process appended, told to the others by PostgreSQL: `NOTIFY` after a commit, `LISTEN` on a connection of its
//! own.
//!
//! Nothing rests on it. A notice is sent after the commit and not with it, because transactions that notify wait for each
//! other to become durable. So a notice may be lost, and whoever listens reads the log now and then nevertheless.

use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::sync::Arc;
use std::time::Duration;

use pantheon_tables::StoreError;
use pantheon_wire::{Seq, TableId};
use serde::{Deserialize, Serialize};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;

use crate::db::{Db, Statement};
use crate::fault::told;
use crate::open::Store;

const CHANNEL: &str = "pantheon_log";
/// How many tables one notice names at most: PostgreSQL refuses notices of 8,000 bytes.
const TABLES: usize = 100;
/// How many commits may wait to be told of. Of more than that nobody is told.
const WAITING: usize = 1024;
/// How long closing waits for whoever still listens.
const CLOSING: Duration = Duration::from_secs(1);

/// Tables whose logs grew, with the last place of each.
pub(crate) type Grown = BTreeMap<String, Seq>;

/// What is said: who says it, and which logs have reached which place.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Notice {
    by: u64,
    grown: Grown,
}

/// The way to other processes.
#[derive(Clone)]
pub(crate) struct Notices {
    /// One connection, for whoever listens.
    pool: PgPool,
    /// What tells this process from the others.
    by: u64,
}

impl Notices {
    pub(crate) fn new(options: PgConnectOptions) -> Self {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_lazy_with(options);
        // Seeded by the system, differently for each.
        let by = RandomState::new().build_hasher().finish();
        Self { pool, by }
    }

    /// Starts to tell others what was committed. It ends when nobody can send to it any more.
    pub(crate) fn start(&self, db: Arc<Db>) -> mpsc::Sender<Grown> {
        let (sender, inbox) = mpsc::channel(WAITING);
        tokio::spawn(tell(db, self.by, inbox));
        sender
    }

    pub(crate) async fn close(&self) {
        // Whoever still listens is told so, and others needn't wait for them.
        let _ = tokio::time::timeout(CLOSING, self.pool.close()).await;
    }
}

async fn tell(db: Arc<Db>, by: u64, mut inbox: mpsc::Receiver<Grown>) {
    let mut commits = Vec::new();
    while inbox.recv_many(&mut commits, WAITING).await > 0 {
        for notice in notices(by, commits.drain(..)) {
            let params = [CHANNEL.into(), notice.into()];
            let sent = db.read(Statement::new("SELECT pg_notify($1, $2)", params));
            if let Err(error) = sent.await {
                tracing::debug!(%error, "notices: telling other processes failed, they find out by polling");
            }
        }
    }
}

/// Commits that waited together, as few notices.
fn notices(by: u64, commits: impl Iterator<Item = Grown>) -> Vec<String> {
    let mut all = Grown::new();
    for (table, seq) in commits.flatten() {
        let last = all.entry(table).or_insert(seq);
        *last = seq.max(*last);
    }
    let mut list = Vec::new();
    while !all.is_empty() {
        let rest = all.keys().nth(TABLES).cloned();
        let rest = rest.map_or_else(Grown::new, |table| all.split_off(&table));
        let grown = std::mem::replace(&mut all, rest);
        // Numbers and texts always become JSON.
        list.extend(serde_json::to_string(&Notice { by, grown }));
    }
    list
}

/// Hears what other processes append.
pub struct Listener {
    line: PgListener,
    by: u64,
}

/// What a listener hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Logs have reached these places.
    Grown(Vec<(TableId, Seq)>),
    /// The line was cut and is back. What was said meanwhile wasn't heard.
    Interrupted,
}

impl Store {
    /// Begins to listen to what other processes append, where the database tells it. SQLite doesn't.
    pub async fn listen(&self) -> Result<Option<Listener>, StoreError> {
        let Some(notices) = &self.notices else {
            return Ok(None);
        };
        let mut line = PgListener::connect_with(&notices.pool)
            .await
            .map_err(told)?;
        line.listen(CHANNEL).await.map_err(told)?;
        let by = notices.by;
        Ok(Some(Listener { line, by }))
    }
}

impl Listener {
    /// Waits for the next thing. After an error it is of no more use.
    pub async fn next(&mut self) -> Result<Heard, StoreError> {
        loop {
            let Some(notice) = self.line.try_recv().await.map_err(told)? else {
                return Ok(Heard::Interrupted);
            };
            if let Some(grown) = said_by_others(self.by, notice.payload()) {
                return Ok(Heard::Grown(grown));
            }
        }
    }
}

/// What a notice says, unless it is one's own. A later version may say other things here: then it says nothing to us.
fn said_by_others(own: u64, payload: &str) -> Option<Vec<(TableId, Seq)>> {
    let notice: Notice = serde_json::from_str(payload).ok()?;
    let grown = notice.grown.into_iter();
    (notice.by != own).then(|| {
        grown
            .map(|(table, seq)| (TableId::from(&*table), seq))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grown(tables: impl IntoIterator<Item = (usize, Seq)>) -> Grown {
        let name = |(number, seq)| (format!("table-{number:020}"), seq);
        tables.into_iter().map(name).collect()
    }

    #[test]
    fn commits_that_wait_together_are_told_once_with_the_last_place() {
        let told = notices(7, [grown([(1, 4), (2, 1)]), grown([(1, 6)])].into_iter());
        assert_eq!(told.len(), 1);
        let heard = said_by_others(8, &told[0]).expect("another's");
        let name = |number: usize| TableId::from(&*format!("table-{number:020}"));
        assert_eq!(heard, [(name(1), 6), (name(2), 1)]);
        assert_eq!(said_by_others(7, &told[0]), None, "one's own");
        assert_eq!(said_by_others(8, "hello"), None);
    }

    #[test]
    fn many_tables_are_several_notices_that_postgresql_takes() {
        let all = grown((0..250).map(|number| (number, Seq::MAX)));
        let told = notices(u64::MAX, [all].into_iter());
        assert_eq!(told.len(), 3);
        assert!(told.iter().all(|notice| notice.len() < 8_000));
        let heard = told.iter().filter_map(|notice| said_by_others(1, notice));
        assert_eq!(heard.map(|grown| grown.len()).sum::<usize>(), 250);
        assert_eq!(notices(1, std::iter::empty()), Vec::<String>::new());
    }
}
