//! The schema, and how a database is brought up to it.

use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

use crate::db::Db;
use crate::open::OpenError;

/// Every change of the schema, oldest first: its number, what it does, its text for SQLite.
const CHANGES: &[(i64, &str, &str)] = &[(1, "begin", include_str!("../migrations/0001_begin.sql"))];

/// How often a change is tried when another process makes it at the same time.
const TRIES: u32 = 5;

/// Brings a database up to this version's schema.
pub(crate) async fn migrate(db: &Db) -> Result<(), OpenError> {
    let done = match db {
        // PostgreSQL has a lock for this. SQLite has none, so whoever comes second fails and looks again.
        Db::Pg(pool) => migrator(for_postgres).run(pool).await,
        Db::Lite { write, .. } => {
            let migrator = migrator(str::to_owned);
            let mut tries = 1;
            loop {
                match migrator.run(write).await {
                    Err(MigrateError::Execute(_) | MigrateError::ExecuteMigration(..))
                        if tries < TRIES =>
                    {
                        tries += 1;
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                    done => break done,
                }
            }
        }
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
