//! Two databases behind one thin layer: the same text and the same parameters for both.

use std::sync::Arc;

use pantheon_tables::StoreError;
use sqlx::postgres::{PgPool, PgRow, Postgres};
use sqlx::sqlite::{Sqlite, SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row as _, SqlSafeStr, SqlStr, Transaction};

/// A database.
pub(crate) enum Db {
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
}

/// A statement with its values.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(crate) sql: SqlStr,
    pub(crate) params: Vec<Param>,
}

/// A transaction. Dropped, it is rolled back.
pub(crate) enum Tx {
    Lite(Transaction<'static, Sqlite>),
    Pg(Transaction<'static, Postgres>),
}

/// A row that was read.
pub(crate) enum Record {
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
                },
            )
    };
}

impl Db {
    /// Reads.
    pub(crate) async fn read(&self, statement: Statement) -> Result<Vec<Record>, StoreError> {
        if statement.has_nul() {
            // Nothing that is kept has a NUL in it, and PostgreSQL would rather fail than say so.
            return Ok(Vec::new());
        }
        match self {
            Self::Lite { read, .. } => bound!(Sqlite, statement)
                .fetch_all(read)
                .await
                .map(|rows| rows.into_iter().map(Record::Lite).collect()),
            Self::Pg(pool) => bound!(Postgres, statement)
                .fetch_all(pool)
                .await
                .map(|rows| rows.into_iter().map(Record::Pg).collect()),
        }
        .map_err(unreachable)
    }

    /// Begins a transaction that writes.
    pub(crate) async fn begin(&self) -> Result<Tx, StoreError> {
        match self {
            Self::Lite { write, .. } => write.begin_with(BEGIN_TO_WRITE).await.map(Tx::Lite),
            Self::Pg(pool) => pool.begin().await.map(Tx::Pg),
        }
        .map_err(unreachable)
    }

    /// Closes all connections.
    pub(crate) async fn close(&self) {
        match self {
            Self::Lite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Self::Pg(pool) => pool.close().await,
        }
    }

    /// What makes a `SELECT` keep the rows it reads from others until the end of the transaction. In SQLite whoever
    /// writes is alone anyway.
    pub(crate) const fn for_update(&self) -> &'static str {
        match self {
            Self::Lite { .. } => "",
            // Not the key: rows that refer to it may still be written.
            Self::Pg(_) => " FOR NO KEY UPDATE",
        }
    }
}

impl Tx {
    /// Reads, or writes and reads what `RETURNING` says.
    pub(crate) async fn fetch(&mut self, statement: Statement) -> Result<Vec<Record>, StoreError> {
        match self {
            Self::Lite(tx) => bound!(Sqlite, statement)
                .fetch_all(&mut **tx)
                .await
                .map(|rows| rows.into_iter().map(Record::Lite).collect()),
            Self::Pg(tx) => bound!(Postgres, statement)
                .fetch_all(&mut **tx)
                .await
                .map(|rows| rows.into_iter().map(Record::Pg).collect()),
        }
        .map_err(unreachable)
    }

    /// Writes, and says how many rows there were.
    pub(crate) async fn write(&mut self, statement: Statement) -> Result<u64, StoreError> {
        match self {
            Self::Lite(tx) => bound!(Sqlite, statement)
                .execute(&mut **tx)
                .await
                .map(|done| done.rows_affected()),
            Self::Pg(tx) => bound!(Postgres, statement)
                .execute(&mut **tx)
                .await
                .map(|done| done.rows_affected()),
        }
        .map_err(unreachable)
    }

    /// Makes it durable.
    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Self::Lite(tx) => tx.commit().await,
            Self::Pg(tx) => tx.commit().await,
        }
        .map_err(unreachable)
    }
}

macro_rules! column {
    ($record:expr, $column:expr) => {
        match $record {
            Record::Lite(row) => row.try_get($column),
            Record::Pg(row) => row.try_get($column),
        }
        .map_err(|error| StoreError::Damaged(error.to_string()))
    };
}

impl Record {
    /// A text.
    pub(crate) fn text(&self, column: usize) -> Result<String, StoreError> {
        column!(self, column)
    }

    /// A text that may be missing.
    pub(crate) fn maybe_text(&self, column: usize) -> Result<Option<String>, StoreError> {
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

/// What the database says when it can't.
#[expect(clippy::needless_pass_by_value, reason = "it is given to map_err")]
pub(crate) fn unreachable(error: sqlx::Error) -> StoreError {
    StoreError::Unreachable(error.to_string())
}
