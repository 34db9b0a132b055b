//! The schema, and how a database is brought up to it.

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr, SqlitePool};

use crate::db::{BEGIN_TO_WRITE, Db};
use crate::open::OpenError;

/// Every change of the schema, oldest first: its number, what it does, its text for SQLite.
const CHANGES: &[(i64, &str, &str)] = &[(1, "begin", include_str!("../migrations/0001_begin.sql"))];

/// Brings a database up to this version's schema.
pub(crate) async fn migrate(db: &Db) -> Result<(), OpenError> {
    let done = match db {
        Db::Pg(pool) => migrator(for_postgres).run(pool).await,
        Db::Lite { write, .. } => migrate_lite(write).await,
    };
    done.map_err(|error| match error {
        MigrateError::VersionMissing(found) => OpenError::Newer {
            found,
            ours: CHANGES.last().map_or(0, |(version, ..)| *version),
        },
        MigrateError::VersionMismatch(version) => OpenError::Other { version },
        error => OpenError::Migration(error.to_string()),
    })
}

/// For PostgreSQL there is a lock that keeps two processes from making the same change. Here the one writer that a
/// file can have is the lock.
async fn migrate_lite(write: &SqlitePool) -> Result<(), MigrateError> {
    let mut alone = write.begin_with(BEGIN_TO_WRITE).await?;
    // What `run` does with a connection; its own future can't be sent to another thread.
    migrator(str::to_owned)
        .run_direct(None, &mut *alone, false)
        .await?;
    Ok(alone.commit().await?)
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
        for (change, number) in CHANGES.iter().zip(1..) {
            assert_eq!(change.0, number);
        }
    }
}
