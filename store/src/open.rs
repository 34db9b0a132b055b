//! Opening and closing a store.

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use pantheon_tables::StoreError;
use sqlx::ConnectOptions as _;
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::db::{Db, Statement};
use crate::schema;
use crate::writer::Queue;

/// How a store is to work.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many connections read at most; with PostgreSQL, how many there are at all.
    pub connections: u32,
    /// How many writes may wait. One more is refused.
    pub queue: usize,
    /// How many writes are committed at once, at most.
    pub batch: usize,
    /// How long anything may take before the database counts as out of reach.
    pub patience: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            connections: 8,
            queue: 8192,
            batch: 512,
            patience: Duration::from_secs(30),
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
        /// Which.
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
    pub(crate) queue: Queue,
}

impl Store {
    /// Opens a database, `sqlite:PATH` or `postgres://…`, and brings its schema up to date.
    pub async fn open(url: &str, options: &Options) -> Result<Self, OpenError> {
        let db = if let Some(path) = url.strip_prefix("sqlite:") {
            sqlite(path.strip_prefix("//").unwrap_or(path), options).await?
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            postgres(url, options).await?
        } else {
            return Err(OpenError::BadUrl);
        };
        schema::migrate(&db).await?;
        let db = Arc::new(db);
        let queue = Queue::start(Arc::clone(&db), options);
        Ok(Self { db, queue })
    }

    /// Writes what waits to be written, takes nothing more, and closes all connections.
    pub async fn close(&self) {
        self.queue.close().await;
        self.db.close().await;
    }

    /// How commits of this store are kept, in the database's own words. A server says it when it starts.
    pub async fn durability(&self) -> Result<String, StoreError> {
        let sql = match &*self.db {
            Db::Lite { .. } => {
                "SELECT 'journal_mode=' || journal_mode || ' synchronous=' || synchronous \
                 || ' foreign_keys=' || foreign_keys \
                 FROM pragma_journal_mode, pragma_synchronous, pragma_foreign_keys"
            }
            Db::Pg(_) => {
                "SELECT 'synchronous_commit=' || current_setting('synchronous_commit') \
                 || ' fsync=' || current_setting('fsync')"
            }
        };
        // On a connection that writes.
        let mut tx = self.db.begin().await?;
        let records = tx.fetch(Statement::new(sql, [])).await?;
        let nothing = || StoreError::Unreachable("the database says nothing".to_owned());
        records.first().ok_or_else(nothing)?.text(0)
    }

    /// How much was written, and how much waits.
    pub fn figures(&self) -> Figures {
        self.queue.figures()
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
        // Negative numbers are KiB.
        .pragma("cache_size", "-32768")
        // In pages: a checkpoint syncs twice, so there are fewer of them than usual.
        .pragma("wal_autocheckpoint", "4000")
        .pragma("journal_size_limit", "67108864")
        .row_buffer_size(512)
        .statement_cache_capacity(PREPARED)
        .disable_statement_logging()
}

async fn sqlite(path: &str, options: &Options) -> Result<Db, OpenError> {
    if path.is_empty() || path.contains(":memory:") {
        return Err(OpenError::BadUrl);
    }
    let ours = sqlite_options(Path::new(path));
    let pool = || {
        SqlitePoolOptions::new()
            .acquire_timeout(options.patience)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
    };
    let begun = Instant::now();
    let write = loop {
        // The writer comes first, since it makes the file.
        match pool().max_connections(1).connect_with(ours.clone()).await {
            Err(error) if is_busy(&error) && begun.elapsed() < options.patience => {
                tokio::time::sleep(AGAIN).await;
            }
            done => break done.map_err(|error| OpenError::Unreachable(error.to_string()))?,
        }
    };
    let read = pool()
        .max_connections(options.connections.max(1))
        .connect_with(ours.pragma("query_only", "on"))
        .await
        .map_err(|error| OpenError::Unreachable(error.to_string()))?;
    Ok(Db::Lite { read, write })
}

/// When a file that another process makes ready is looked at again.
const AGAIN: Duration = Duration::from_millis(20);

/// Whether another process has the file. SQLite waits for it by itself, but not when two make a new file a WAL at once:
/// then one of them is refused immediately, whatever its timeout.
fn is_busy(error: &sqlx::Error) -> bool {
    const SQLITE_BUSY: i32 = 5;
    let code = error.as_database_error().and_then(DatabaseError::code);
    // The low byte of an extended code is the code.
    code.and_then(|code| code.parse::<i32>().ok())
        .is_some_and(|code| code & 0xff == SQLITE_BUSY)
}

/// What every connection to PostgreSQL begins with: a commit is on the disk when it returns. An operator who asks for
/// more than that keeps it.
const DURABLE: &str = "SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') <> 'remote_apply'";

async fn postgres(url: &str, options: &Options) -> Result<Db, OpenError> {
    // The error of a bad address may have the password in it.
    let ours = PgConnectOptions::from_str(url).map_err(|_| OpenError::BadUrl)?;
    let pool = PgPoolOptions::new()
        // One for the writer, one for those who read.
        .max_connections(options.connections.max(2))
        .acquire_timeout(options.patience)
        .after_connect(|connection, _| {
            Box::pin(async move {
                sqlx::query(DURABLE).execute(&mut *connection).await?;
                Ok(())
            })
        })
        .connect_with(
            ours.application_name("pantheon")
                .statement_cache_capacity(PREPARED)
                .disable_statement_logging(),
        )
        .await
        .map_err(|error| OpenError::Unreachable(error.to_string()))?;
    let syncs: Result<String, _> = sqlx::query_scalar("SELECT current_setting('fsync')")
        .fetch_one(&pool)
        .await;
    if syncs.is_ok_and(|fsync| fsync == "off") {
        tracing::warn!(
            "the PostgreSQL server runs with fsync off: what is acknowledged may be lost"
        );
    }
    Ok(Db::Pg(pool))
}
