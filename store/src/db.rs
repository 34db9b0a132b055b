//! Two databases behind one thin layer: the same text and the same parameters for both.

use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pantheon_tables::StoreError;
use sqlx::postgres::{PgPool, PgRow, Postgres};
use sqlx::sqlite::{Sqlite, SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row as _, SqlSafeStr, SqlStr};

use crate::circuit_breaker::CircuitBreaker;
use crate::fault::Fault;
use crate::lease::Lease;

/// A database, and what is known of whether it can be reached. Whatever is asked of it is answered or fails in bounded
/// time.
pub(crate) struct Db {
    pub(crate) pools: Pools,
    pub(crate) reads: CircuitBreaker,
    pub(crate) writes: Arc<CircuitBreaker>,
    at_hand: Arc<AtHand>,
    patience: Duration,
}

/// Connections to a database.
pub(crate) enum Pools {
    /// SQLite: many read, one writes.
    Lite {
        /// Connections that only read.
        read: SqlitePool,
        /// The one connection that writes.
        write: SqlitePool,
    },
    /// PostgreSQL.
    Pg(PgPool),
}

/// How a transaction of SQLite begins that writes. It takes the lock at once: one that reads first could be refused it
/// later, and would have to begin anew.
pub(crate) const BEGIN_TO_WRITE: &str = "BEGIN IMMEDIATE";

/// A value that goes into a statement.
#[derive(Clone, Debug)]
pub(crate) enum Param {
    Text(Option<Arc<str>>),
    Int(Option<i64>),
    Bytes(Vec<u8>),
}

/// How the places for the values of a list are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Places {
    /// `?`, one after the other. A number is a name to SQLite, which looks it up among all others.
    Unnamed,
    /// `$1`, `$2`: what PostgreSQL understands.
    Numbered,
}

/// A statement with its values.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(crate) sql: SqlStr,
    pub(crate) params: Vec<Param>,
}

/// A transaction. Unless it is committed, it is rolled back: its connection is thrown away, whatever state it is in.
pub(crate) struct Tx {
    line: TxConnection,
    at_hand: Arc<AtHand>,
    breaker: Arc<CircuitBreaker>,
    patience: Duration,
}

enum TxConnection {
    Lite(Lease<Sqlite>),
    Pg(Lease<Postgres>),
}

/// How long the connection that was last written with is at hand for the next transaction.
const FRESH: Duration = Duration::from_millis(100);

/// The connection to PostgreSQL that was last written with. Where one transaction follows another, it isn't given back and
/// tested each time: both are ways to the database and back. It may have been cut since then, as any connection may be
/// while it is used. SQLite has only one that writes, and others wait for it.
#[derive(Default)]
struct AtHand(Mutex<Hand>);

#[derive(Default)]
enum Hand {
    #[default]
    Empty,
    Holds(Lease<Postgres>, Instant),
    /// All connections are being closed, and are waited for.
    Closed,
}

impl AtHand {
    fn hand(&self) -> MutexGuard<'_, Hand> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The connection, if it was used just now. Else it goes back to the others.
    fn take(&self) -> Option<Lease<Postgres>> {
        let mut hand = self.hand();
        if matches!(*hand, Hand::Closed) {
            return None;
        }
        let Hand::Holds(lease, used) = std::mem::take(&mut *hand) else {
            return None;
        };
        if used.elapsed() <= FRESH {
            return Some(lease);
        }
        lease.give_back();
        None
    }

    /// A transaction has ended well.
    fn keep(&self, lease: Lease<Postgres>) {
        let mut hand = self.hand();
        match &*hand {
            Hand::Empty => *hand = Hand::Holds(lease, Instant::now()),
            // One is enough.
            Hand::Holds(..) | Hand::Closed => lease.give_back(),
        }
    }

    /// Nothing is kept from now on.
    fn close(&self) {
        if let Hand::Holds(lease, _) = std::mem::replace(&mut *self.hand(), Hand::Closed) {
            lease.give_back();
        }
    }
}

/// A row that was read.
pub(crate) enum DbRow {
    Lite(SqliteRow),
    Pg(PgRow),
}

macro_rules! bound {
    ($db:ty, $statement:expr) => {
        $statement
            .params
            .into_iter()
            .fold(
                sqlx::query::<$db>($statement.sql),
                |query, param| match param {
                    Param::Text(text) => query.bind(text),
                    Param::Int(number) => query.bind(number),
                    Param::Bytes(bytes) => query.bind(bytes),
                },
            )
    };
}

impl Db {
    /// A database that anything may be asked of for so long.
    pub(crate) fn new(pools: Pools, patience: Duration) -> Self {
        Self {
            pools,
            reads: CircuitBreaker::new("read", patience),
            writes: Arc::new(CircuitBreaker::new("write", patience)),
            at_hand: Arc::default(),
            patience,
        }
    }

    /// Reads.
    pub(crate) async fn read(&self, statement: Statement) -> Result<Vec<DbRow>, StoreError> {
        if statement.has_nul() {
            // Nothing that is kept has a NUL in it, and PostgreSQL would rather fail than say so.
            return Ok(Vec::new());
        }
        self.reads.enter()?;
        let read = async {
            match &self.pools {
                Pools::Lite { read, .. } => {
                    let mut lease = Lease::take(read, self.patience).await?;
                    let rows = bound!(Sqlite, statement).fetch_all(&mut *lease).await?;
                    lease.give_back();
                    Ok(rows.into_iter().map(DbRow::Lite).collect())
                }
                Pools::Pg(pool) => {
                    let mut lease = Lease::take(pool, self.patience).await?;
                    let rows = bound!(Postgres, statement).fetch_all(&mut *lease).await?;
                    lease.give_back();
                    Ok(rows.into_iter().map(DbRow::Pg).collect())
                }
            }
        };
        let was_gone = self.reads.is_gone();
        let came = self.reads.came(in_time(self.patience, read).await);
        if was_gone && came.is_ok() {
            self.writes.may_try_now();
        }
        came
    }

    /// Begins a transaction that writes.
    pub(crate) async fn begin(&self) -> Result<Tx, StoreError> {
        self.writes.enter()?;
        let begin = async {
            match &self.pools {
                Pools::Lite { write, .. } => {
                    let mut lease = Lease::take(write, self.patience).await?;
                    sqlx::raw_sql(BEGIN_TO_WRITE).execute(&mut *lease).await?;
                    Ok(TxConnection::Lite(lease))
                }
                Pools::Pg(pool) => {
                    let mut lease = match self.at_hand.take() {
                        Some(lease) => lease,
                        None => Lease::take(pool, self.patience).await?,
                    };
                    sqlx::raw_sql("BEGIN").execute(&mut *lease).await?;
                    Ok(TxConnection::Pg(lease))
                }
            }
        };
        Ok(Tx {
            line: self.writes.came(in_time(self.patience, begin).await)?,
            at_hand: Arc::clone(&self.at_hand),
            breaker: Arc::clone(&self.writes),
            patience: self.patience,
        })
    }

    /// How the places of lists are written.
    pub(crate) const fn places(&self) -> Places {
        match self.pools {
            Pools::Lite { .. } => Places::Unnamed,
            Pools::Pg(_) => Places::Numbered,
        }
    }

    /// Closes all connections.
    pub(crate) async fn close(&self) {
        self.at_hand.close();
        match &self.pools {
            Pools::Lite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Pools::Pg(pool) => pool.close().await,
        }
    }

    /// What makes a `SELECT` keep the rows it reads from others until the end of the transaction. In SQLite whoever
    /// writes is alone anyway.
    pub(crate) const fn for_update(&self) -> &'static str {
        match self.pools {
            Pools::Lite { .. } => "",
            // Not the key: rows that refer to it may still be written.
            Pools::Pg(_) => " FOR NO KEY UPDATE",
        }
    }

    /// What the database's own clock shows now, in milliseconds since 1970.
    pub(crate) const fn clock(&self) -> &'static str {
        match self.pools {
            Pools::Lite { .. } => "CAST(round(unixepoch('subsec') * 1000) AS INTEGER)",
            // Now, and not when the transaction began.
            Pools::Pg(_) => "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }

    /// What makes a `SELECT` take the rows it reads, but for those that others have taken. In SQLite whoever writes is
    /// alone anyway.
    pub(crate) const fn unless_locked(&self) -> &'static str {
        match self.pools {
            Pools::Lite { .. } => "",
            Pools::Pg(_) => " FOR UPDATE SKIP LOCKED",
        }
    }
}

/// Whoever asks waits no longer than this.
async fn in_time<T>(
    patience: Duration,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, Fault> {
    match tokio::time::timeout(patience, work).await {
        Ok(done) => done.map_err(Fault::from),
        Err(_) => Err(Fault::too_late()),
    }
}

impl Tx {
    /// How the places of lists are written.
    pub(crate) const fn places(&self) -> Places {
        match self.line {
            TxConnection::Lite(_) => Places::Unnamed,
            TxConnection::Pg(_) => Places::Numbered,
        }
    }

    /// Reads, or writes and reads what `RETURNING` says.
    pub(crate) async fn fetch(&mut self, statement: Statement) -> Result<Vec<DbRow>, StoreError> {
        let fetch = async {
            match &mut self.line {
                TxConnection::Lite(lease) => bound!(Sqlite, statement)
                    .fetch_all(&mut **lease)
                    .await
                    .map(|rows| rows.into_iter().map(DbRow::Lite).collect()),
                TxConnection::Pg(lease) => bound!(Postgres, statement)
                    .fetch_all(&mut **lease)
                    .await
                    .map(|rows| rows.into_iter().map(DbRow::Pg).collect()),
            }
        };
        self.breaker.came(in_time(self.patience, fetch).await)
    }

    /// Writes, and says how many rows there were.
    pub(crate) async fn write(&mut self, statement: Statement) -> Result<u64, StoreError> {
        let write = async {
            match &mut self.line {
                TxConnection::Lite(lease) => bound!(Sqlite, statement)
                    .execute(&mut **lease)
                    .await
                    .map(|done| done.rows_affected()),
                TxConnection::Pg(lease) => bound!(Postgres, statement)
                    .execute(&mut **lease)
                    .await
                    .map(|done| done.rows_affected()),
            }
        };
        self.breaker.came(in_time(self.patience, write).await)
    }

    /// Makes it durable.
    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        let commit = async {
            match self.line {
                TxConnection::Lite(mut lease) => {
                    sqlx::raw_sql("COMMIT").execute(&mut *lease).await?;
                    lease.give_back();
                }
                TxConnection::Pg(mut lease) => {
                    sqlx::raw_sql("COMMIT").execute(&mut *lease).await?;
                    self.at_hand.keep(lease);
                }
            }
            Ok(())
        };
        self.breaker.came(in_time(self.patience, commit).await)
    }
}

macro_rules! column {
    ($db_row:expr, $column:expr) => {
        match $db_row {
            DbRow::Lite(row) => row.try_get($column),
            DbRow::Pg(row) => row.try_get($column),
        }
        .map_err(|error| StoreError::Damaged(error.to_string()))
    };
}

impl DbRow {
    /// A text.
    pub(crate) fn text(&self, column: usize) -> Result<String, StoreError> {
        column!(self, column)
    }

    /// A text that may be missing.
    pub(crate) fn maybe_text(&self, column: usize) -> Result<Option<String>, StoreError> {
        column!(self, column)
    }

    /// Bytes.
    pub(crate) fn bytes(&self, column: usize) -> Result<Vec<u8>, StoreError> {
        column!(self, column)
    }

    /// A number.
    pub(crate) fn int<N: TryFrom<i64>>(&self, column: usize) -> Result<N, StoreError> {
        narrow(column!(self, column)?)
    }

    /// A number that may be missing.
    pub(crate) fn maybe_int<N: TryFrom<i64>>(
        &self,
        column: usize,
    ) -> Result<Option<N>, StoreError> {
        let number: Option<i64> = column!(self, column)?;
        number.map(narrow).transpose()
    }
}

fn narrow<N: TryFrom<i64>>(number: i64) -> Result<N, StoreError> {
    N::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} is out of bounds")))
}

impl Statement {
    /// A statement whose text never changes.
    pub(crate) fn new<const N: usize>(sql: &'static str, params: [Param; N]) -> Self {
        Self {
            sql: SqlStr::from_static(sql),
            params: params.into(),
        }
    }

    /// A statement whose text was put together. Values are never part of the text.
    pub(crate) fn built(sql: String, params: Vec<Param>) -> Self {
        Self {
            sql: AssertSqlSafe(sql).into_sql_str(),
            params,
        }
    }

    /// Whether a text has a NUL in it, which PostgreSQL can't keep.
    pub(crate) fn has_nul(&self) -> bool {
        self.params
            .iter()
            .any(|param| matches!(param, Param::Text(Some(text)) if text.contains('\0')))
    }
}

impl From<&str> for Param {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl From<String> for Param {
    fn from(text: String) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl From<Option<&str>> for Param {
    fn from(text: Option<&str>) -> Self {
        Self::Text(text.map(Into::into))
    }
}

impl From<u32> for Param {
    fn from(number: u32) -> Self {
        Self::Int(Some(number.into()))
    }
}

impl From<u64> for Param {
    fn from(number: u64) -> Self {
        Some(number).into()
    }
}

impl From<Option<u64>> for Param {
    fn from(number: Option<u64>) -> Self {
        // The end of time is soon enough for any time beyond it.
        Self::Int(number.map(|number| i64::try_from(number).unwrap_or(i64::MAX)))
    }
}
