//! What a database's errors mean for whoever asked.

use pantheon_tables::StoreError;
use sqlx::error::DatabaseError;
use sqlx::sqlite::SqliteError;

/// What became of something that the database didn't do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// As it is told.
    pub(crate) error: StoreError,
    /// Whether the database is gone for everybody: whoever asks now would only wait for the same.
    pub(crate) gone: bool,
}

impl Fault {
    /// It took too long.
    pub(crate) fn too_late() -> Self {
        Self {
            error: StoreError::Unreachable("the database didn't answer in time".to_owned()),
            gone: true,
        }
    }
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        let said = error.to_string();
        let (kind, gone): (fn(String) -> StoreError, bool) = match &error {
            sqlx::Error::Database(error) => of_database(&**error),
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::WorkerCrashed => (StoreError::Unreachable, true),
            // Closed on purpose, say: there is nothing to wait for.
            _ => (StoreError::Unreachable, false),
        };
        Self {
            error: kind(said),
            gone,
        }
    }
}

/// What the database says, without regard to whether it is gone.
pub(crate) fn told(error: sqlx::Error) -> StoreError {
    Fault::from(error).error
}

fn of_database(error: &dyn DatabaseError) -> (fn(String) -> StoreError, bool) {
    let code = error.code().unwrap_or_default();
    match error.try_downcast_ref::<SqliteError>() {
        Some(_) => of_sqlite(code.parse().unwrap_or_default()),
        None => of_postgres(&code),
    }
}

fn of_sqlite(code: u32) -> (fn(String) -> StoreError, bool) {
    const BUSY: u32 = 5;
    const LOCKED: u32 = 6;
    const READ_ONLY: u32 = 8;
    const IO: u32 = 10;
    const CORRUPT: u32 = 11;
    const FULL: u32 = 13;
    const CANNOT_OPEN: u32 = 14;
    const NOT_A_DATABASE: u32 = 26;
    // There is no room for the index of the write-ahead log.
    const IO_SHM_SIZE: u32 = 4874;
    // The low byte of an extended code is the code.
    match (code, code & 0xff) {
        (IO_SHM_SIZE, _) | (_, FULL) => (StoreError::NoSpace, false),
        (_, READ_ONLY) => (StoreError::ReadOnly, false),
        (_, CORRUPT | NOT_A_DATABASE) => (StoreError::Damaged, false),
        (_, BUSY | LOCKED | IO | CANNOT_OPEN) => (StoreError::Unreachable, true),
        _ => (StoreError::Unreachable, false),
    }
}

fn of_postgres(code: &str) -> (fn(String) -> StoreError, bool) {
    match code {
        "53100" => (StoreError::NoSpace, false),
        "25006" => (StoreError::ReadOnly, false),
        "XX001" | "XX002" => (StoreError::Damaged, false),
        // Cancelled since it took too long; too many connections.
        "57014" | "53300" => (StoreError::Unreachable, true),
        // Connections, and a server that stops or starts.
        _ if code.starts_with("08") || code.starts_with("57P") => (StoreError::Unreachable, true),
        _ => (StoreError::Unreachable, false),
    }
}

/// Whether another process has the file. SQLite waits for it by itself, but not when two make a new file a WAL at once:
/// then one of them is refused immediately, whatever its timeout.
pub(crate) fn is_busy(error: &sqlx::Error) -> bool {
    const BUSY: u32 = 5;
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.and_then(|code| code.parse::<u32>().ok())
        .is_some_and(|code| code & 0xff == BUSY)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Kind = fn(String) -> StoreError;

    fn is((kind, gone): (Kind, bool), expected: Kind, expected_gone: bool) {
        assert_eq!(kind(String::new()), expected(String::new()));
        assert_eq!(gone, expected_gone);
    }

    #[test]
    fn what_sqlite_says_is_understood() {
        is(of_sqlite(13), StoreError::NoSpace, false);
        is(of_sqlite(4874), StoreError::NoSpace, false);
        // READONLY_DBMOVED, CORRUPT_INDEX, BUSY_RECOVERY, IOERR_FSYNC
        is(of_sqlite(0x408), StoreError::ReadOnly, false);
        is(of_sqlite(0x30b), StoreError::Damaged, false);
        is(of_sqlite(0x105), StoreError::Unreachable, true);
        is(of_sqlite(0x40a), StoreError::Unreachable, true);
        // A constraint is nobody's outage.
        is(of_sqlite(19), StoreError::Unreachable, false);
    }

    #[test]
    fn what_postgres_says_is_understood() {
        is(of_postgres("53100"), StoreError::NoSpace, false);
        is(of_postgres("25006"), StoreError::ReadOnly, false);
        is(of_postgres("XX001"), StoreError::Damaged, false);
        is(of_postgres("57P01"), StoreError::Unreachable, true);
        is(of_postgres("08006"), StoreError::Unreachable, true);
        is(of_postgres("23505"), StoreError::Unreachable, false);
    }
}
