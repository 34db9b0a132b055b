//! The schema, and how a database is brought up to it.

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _, SqlSafeStr};

use crate::db::BEGIN_TO_WRITE;
use crate::disk::Disk;
use crate::open::{OpenError, refused};

/// Every change of the schema, oldest first: its number, what it does, its text for SQLite.
const CHANGES: &[(i64, &str, &str)] = &[
    (1, "begin", include_str!("../migrations/0001_begin.sql")),
    (
        2,
        "refusals",
        include_str!("../migrations/0002_refusals.sql"),
    ),
    (4, "origin", include_str!("../migrations/0004_origin.sql")),
    (5, "devices", include_str!("../migrations/0005_devices.sql")),
    (6, "uptime", include_str!("../migrations/0006_uptime.sql")),
];

/// Brings a PostgreSQL database up to this version's schema.
pub(crate) async fn migrate_postgres(connection: &mut PgConnection) -> Result<(), OpenError> {
    let migrator = migrator(for_postgres);
    // What `run` does with a connection; its own future can't be sent to another thread.
    let done = migrator.run_direct(None, connection, false).await;
    done.map_err(refused_change)
}

/// Brings a SQLite file up to this version's schema. For PostgreSQL there is a lock that keeps two processes from making
/// the same change. Here the one writer that a file can have is the lock.
pub(crate) async fn migrate_sqlite(
    connection: &mut SqliteConnection,
    disk: &Disk,
) -> Result<(), OpenError> {
    // Looked at first: whoever makes a database writes the mark after it.
    let was_made = disk.was_made();
    let mut alone = connection
        .begin_with(BEGIN_TO_WRITE)
        .await
        .map_err(refused)?;
    let things: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut *alone)
        .await
        .map_err(refused)?;
    if was_made && things == 0 {
        return Err(disk.lost());
    }
    let done = migrator(str::to_owned)
        .run_direct(None, &mut *alone, false)
        .await;
    done.map_err(refused_change)?;
    alone.commit().await.map_err(refused)
}

fn refused_change(error: MigrateError) -> OpenError {
    match error {
        MigrateError::VersionMissing(found) => OpenError::Newer {
            found,
            ours: CHANGES.last().map_or(0, |(version, ..)| *version),
        },
        MigrateError::VersionMismatch(version) => OpenError::Other { version },
        MigrateError::Execute(error) => refused(error),
        MigrateError::ExecuteMigration(error, version) => match refused(error) {
            OpenError::Unreachable(said) => OpenError::Migration(format!("{version}: {said}")),
            other => other,
        },
        error => OpenError::Migration(error.to_string()),
    }
}

fn migrator(dialect: fn(&str) -> String) -> Migrator {
    let change = |(version, name, text): &(i64, &'static str, &str)| {
        let sql = AssertSqlSafe(dialect(text)).into_sql_str();
        Migration::new(*version, (*name).into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(CHANGES.iter().map(change).collect())
}

/// The same text for PostgreSQL: numbers have 64 bits, texts are compared byte by byte as in SQLite, and there is no
/// `STRICT`, because it always is.
fn for_postgres(text: &str) -> String {
    text.replace(" INTEGER", " BIGINT")
        .replace(" TEXT", " TEXT COLLATE \"C\"")
        .replace(") STRICT, WITHOUT ROWID;", ");")
        .replace(") STRICT;", ");")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_sqlite_is_left_for_postgres() {
        for (_, name, text) in CHANGES {
            let text = for_postgres(text);
            for word in [" INTEGER", "STRICT", "ROWID", "AUTOINCREMENT", "PRAGMA"] {
                assert!(!text.contains(word), "{name}: {word}");
            }
        }
    }

    #[test]
    fn changes_are_numbered_in_order() {
        let numbers = || CHANGES.iter().map(|(number, ..)| *number);
        assert!(
            numbers()
                .zip(numbers().skip(1))
                .all(|(one, next)| one < next)
        );
        assert!(CHANGES.is_sorted_by(|a, b| a.0 < b.0));
    }
}
