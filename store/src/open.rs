//! Opening and closing a store.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use pantheon_tables::StoreError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _};

use crate::channel::Line;
use crate::circuit_breaker::Faults;
use crate::db::{Db, Pools, Statement};
use crate::disk::Disk;
use crate::fault::{is_busy, told};
use crate::schema;
use crate::sign_ins::SignIns;
use crate::writer::WriteQueue;

/// How a store is to work.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many connections read at most; with PostgreSQL, how many there are at all.
    pub connections: u32,
    /// How much of a SQLite file is kept in memory, by all connections together, in MiB.
    pub cache_mib: u32,
    /// How many writes may wait. One more is refused.
    pub queue: usize,
    /// How many writes are committed at once, at most.
    pub batch: usize,
    /// How long anything may take before the database counts as out of reach. Opening may take longer.
    pub patience: Duration,
    /// With less than so many bytes free on the disk of a SQLite file, it counts as nearly full.
    pub low_space: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            connections: 8,
            cache_mib: 32,
            queue: 8192,
            batch: 512,
            patience: Duration::from_millis(2500),
            low_space: 256 << 20,
        }
    }
}

/// Why a store can't be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is neither a file for SQLite nor a PostgreSQL server.
    #[error("a database is sqlite:PATH or postgres://…; this is neither")]
    BadUrl,
    /// The database doesn't answer, or not as it should.
    #[error("the database can't be opened: {0}")]
    Unreachable(String),
    /// It can't be written.
    #[error("nothing can be written there: {0}: make it writable, or name another place")]
    ReadOnly(String),
    /// There is no space left.
    #[error("the disk is full: {0}: make room and start again")]
    NoSpace(String),
    /// It isn't a database, or it is damaged.
    #[error("it is damaged, or no database: {0}: restore a backup")]
    Damaged(String),
    /// There was a database, and now there is nothing.
    #[error(
        "{} is missing or empty, although a database was made there: restore it or a backup, or, to begin anew, delete {}",
        file.display(), marker.display()
    )]
    Lost {
        /// The file that the database was in.
        file: PathBuf,
        /// What says that there was one.
        marker: PathBuf,
    },
    /// A later version of this program has been here.
    #[error(
        "the database has schema {found}, and this version knows schemas up to {ours}: run the newer version, or restore a backup from before the upgrade"
    )]
    Newer {
        /// The schema that it has.
        found: i64,
        /// The newest schema that we know.
        ours: i64,
    },
    /// Its schema was made by something else.
    #[error("schema {version} of the database isn't the one that this program makes")]
    Other {
        /// The version of the schema that differs.
        version: i64,
    },
    /// The schema can't be brought up to date.
    #[error("the schema can't be brought up to date: {0}")]
    Migration(String),
}

/// A database with everything that is kept. Clones share it.
#[derive(Clone)]
pub struct Store {
    pub(crate) db: Arc<Db>,
    /// Where its file is, if it has one.
    pub(crate) disk: Option<Disk>,
    pub(crate) queue: WriteQueue,
    pub(crate) sign_ins: SignIns,
    /// What other processes are heard on, where the database tells them things.
    pub(crate) line: Option<Line>,
}

impl Store {
    /// Opens a database, `sqlite:PATH` or `postgres://…`, and brings its schema up to date.
    pub async fn open(url: &str, options: &Options) -> Result<Self, OpenError> {
        let (pools, disk, line) = if let Some(path) = url.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            if path.is_empty() || path.contains(":memory:") {
                return Err(OpenError::BadUrl);
            }
            let mut disk = Disk::of(Path::new(path), options.low_space);
            let pools = sqlite(Path::new(path), &disk, options).await?;
            disk.opened();
            (pools, Some(disk), None)
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let (pools, line) = postgres(url, options).await?;
            (pools, None, Some(line))
        } else {
            return Err(OpenError::BadUrl);
        };
        let db = Arc::new(Db::new(pools, options.patience));
        let queue = WriteQueue::start(Arc::clone(&db), disk.clone(), options);
        let sign_ins = SignIns::start(Arc::clone(&db));
        Ok(Self {
            db,
            disk,
            queue,
            sign_ins,
            line,
        })
    }

    /// Writes what waits to be written, takes nothing more, and closes all connections.
    pub async fn close(&self) {
        self.queue.close().await;
        if let Some(line) = &self.line {
            line.close().await;
        }
        self.db.close().await;
    }

    /// How commits of this store are kept, in the database's own words. A server says it when it starts.
    pub async fn durability(&self) -> Result<String, StoreError> {
        let sql = match &self.db.pools {
            Pools::Lite { .. } => {
                "SELECT 'journal_mode=' || journal_mode || ' synchronous=' || synchronous \
                 || ' foreign_keys=' || foreign_keys \
                 FROM pragma_journal_mode, pragma_synchronous, pragma_foreign_keys"
            }
            Pools::Pg(_) => {
                "SELECT 'synchronous_commit=' || current_setting('synchronous_commit') \
                 || ' fsync=' || current_setting('fsync')"
            }
        };
        // On a connection that writes.
        let mut tx = self.db.begin().await?;
        let db_rows = tx.fetch(Statement::new(sql, [])).await?;
        let nothing = || StoreError::Unreachable("the database says nothing".to_owned());
        db_rows.first().ok_or_else(nothing)?.text(0)
    }

    /// How much was written, how much waits, and what failed.
    pub fn figures(&self) -> Figures {
        let free = self.disk.as_ref().and_then(Disk::free);
        Figures {
            faults: self.db.reads.faults() + self.db.writes.faults(),
            damaged: self.db.reads.damaged() + self.db.writes.damaged(),
            free_mib: free.map(|bytes| bytes >> 20),
            ..self.queue.figures()
        }
    }
}

/// How much was written since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Writes that wait.
    pub waiting: usize,
    /// Writes that the writer has taken, done or not.
    pub taken: u64,
    /// Writes that are done.
    pub writes: u64,
    /// Commits that it took.
    pub commits: u64,
    /// Commits that failed.
    pub failures: u64,
    /// What was wrong, when something failed.
    pub faults: Faults,
    /// How many damaged things were found.
    pub damaged: usize,
    /// How many MiB are free on the disk of a SQLite file, where the system says so.
    pub free_mib: Option<u64>,
}

/// How many statements a connection keeps prepared: all lengths of all lists.
const PREPARED: usize = 400;

/// How a connection to a SQLite file is made, for one who writes.
pub(crate) fn sqlite_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit is on the disk when it returns, also when the power fails.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .foreign_keys(true)
        // In pages: a checkpoint syncs twice, so there are fewer of them than usual.
        .pragma("wal_autocheckpoint", "4000")
        .pragma("journal_size_limit", "67108864")
        .row_buffer_size(512)
        .statement_cache_capacity(PREPARED)
        .disable_statement_logging()
}

/// How long opening may take: others may be at it, and a schema is brought up to date.
const OPENING: Duration = Duration::from_secs(30);

/// When a file that another process makes ready is looked at again.
const AGAIN: Duration = Duration::from_millis(20);

/// What each connection to a SQLite file keeps of it: the readers and the writer share what there may be.
fn cache_size(options: &Options) -> String {
    /// Less than this and a statement that touches a few tables has to read pages twice.
    const LEAST_KIB: u64 = 256;
    let connections = u64::from(options.connections.max(1)) + 1;
    let each = u64::from(options.cache_mib) * 1024 / connections;
    // Negative numbers are KiB.
    format!("-{}", each.max(LEAST_KIB))
}

async fn sqlite(path: &Path, disk: &Disk, options: &Options) -> Result<Pools, OpenError> {
    disk.look()?;
    let ours = sqlite_options(path).pragma("cache_size", cache_size(options));
    // Whoever opens is there until the pools are, so that nobody is the last, who would close the log.
    let mut opener = when_not_busy(|| ours.connect()).await?;
    schema::migrate_sqlite(&mut opener, disk).await?;
    disk.mark()?;
    // SQLite gives up before we do: then it is known that nothing happened.
    let ours = ours.busy_timeout(options.patience / 4 * 3);
    let pool = |most| {
        SqlitePoolOptions::new()
            .max_connections(most)
            .acquire_timeout(options.patience)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
    };
    let write = when_not_busy(|| pool(1).connect_with(ours.clone())).await?;
    let reads_only = ours.pragma("query_only", "on");
    let connections = options.connections.max(1);
    let read = when_not_busy(|| pool(connections).connect_with(reads_only.clone())).await?;
    opener.close().await.map_err(refused)?;
    Ok(Pools::Lite { read, write })
}

/// Tries until no other process has the file, or it takes too long.
async fn when_not_busy<T, F>(open: impl Fn() -> F) -> Result<T, OpenError>
where
    F: Future<Output = Result<T, sqlx::Error>>,
{
    let begun = Instant::now();
    loop {
        match open().await {
            Err(error) if is_busy(&error) && begun.elapsed() < OPENING => {
                tokio::time::sleep(AGAIN).await;
            }
            done => return done.map_err(refused),
        }
    }
}

/// Why a database can't be opened, from what it says.
pub(crate) fn refused(error: sqlx::Error) -> OpenError {
    match told(error) {
        StoreError::ReadOnly(said) => OpenError::ReadOnly(said),
        StoreError::NoSpace(said) => OpenError::NoSpace(said),
        StoreError::Damaged(said) => OpenError::Damaged(said),
        other => OpenError::Unreachable(other.to_string()),
    }
}

/// What every connection to PostgreSQL begins with: a commit is on the disk when it returns. An operator who asks for
/// more than that keeps it.
const DURABLE: &str = "SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') <> 'remote_apply'";

/// Whom we no longer wait for doesn't go on there, and keeps nothing from others: neither a statement that takes too
/// long, nor a transaction of which nothing more is heard because the line was cut.
const BOUNDED: &str = "SELECT set_config('statement_timeout', $1, false), \
     set_config('idle_in_transaction_session_timeout', $1, false)";

async fn postgres(url: &str, options: &Options) -> Result<(Pools, Line), OpenError> {
    // The error of a bad address may have the password in it.
    let ours = PgConnectOptions::from_str(url).map_err(|_| OpenError::BadUrl)?;
    let ours = ours
        .application_name("pantheon")
        .statement_cache_capacity(PREPARED)
        .disable_statement_logging();
    // On a connection of its own: a change of the schema may take longer than anything else.
    let late = |_| OpenError::Unreachable("the database doesn't answer".to_owned());
    let opener = tokio::time::timeout(OPENING, ours.connect()).await;
    let mut opener = opener.map_err(late)?.map_err(refused)?;
    schema::migrate_postgres(&mut opener).await?;
    let syncs: Result<String, _> = sqlx::query_scalar("SELECT current_setting('fsync')")
        .fetch_one(&mut opener)
        .await;
    if syncs.is_ok_and(|fsync| fsync == "off") {
        tracing::warn!(
            "store: PostgreSQL runs with fsync off, acknowledged writes may be lost in a crash"
        );
    }
    opener.close().await.map_err(refused)?;
    let line = Line::new(ours.clone());
    let patience = options.patience.as_millis().to_string();
    let pool = PgPoolOptions::new()
        // One for the writer, one for those who read.
        .max_connections(options.connections.max(2))
        .acquire_timeout(options.patience)
        .after_connect(move |connection, _| {
            let patience = patience.clone();
            Box::pin(async move {
                sqlx::query(DURABLE).execute(&mut *connection).await?;
                sqlx::query(BOUNDED)
                    .bind(patience)
                    .execute(&mut *connection)
                    .await?;
                Ok(())
            })
        })
        .connect_lazy_with(ours);
    Ok((Pools::Pg(pool), line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_connections_share_one_size_of_cache() {
        let size = |connections, cache_mib| {
            cache_size(&Options {
                connections,
                cache_mib,
                ..Options::default()
            })
        };
        // One more writes.
        assert_eq!(size(3, 32), "-8192");
        assert_eq!(size(15, 32), "-2048");
        assert_eq!(size(0, 1), "-512");
        assert_eq!(
            size(1_000, 32),
            "-256",
            "never so little that nothing works"
        );
    }
}
