//! The schema, and how a database is brought up to it.
//!
//! Several processes may share a database, and in an upgrade some of them are of the release before. So the schema changes in
//! steps: a release *expands* it by what is new, which the release before doesn't know and needn't, and only a later one, when
//! nobody uses it any more, *contracts* it by what is old. Each change says by its name which it is.

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
    (
        7,
        "expand: dated beats",
        include_str!("../migrations/0007_dated_beats.sql"),
    ),
    (
        8,
        "expand: packed logs",
        include_str!("../migrations/0008_packed_logs.sql"),
    ),
    (
        9,
        "expand: signing",
        include_str!("../migrations/0009_signing.sql"),
    ),
    (
        10,
        "expand: daily",
        include_str!("../migrations/0010_daily.sql"),
    ),
];

/// How the name of a change begins that only adds to the schema: a release that doesn't know it can work with it.
const EXPAND: &str = "expand: ";
/// The changes that a later release made.
const LATER: &str = "SELECT description FROM _sqlx_migrations WHERE version > $1";

/// The last change that this release knows.
pub(crate) fn last() -> i64 {
    CHANGES.last().map_or(0, |(version, ..)| *version)
}

/// The same that leaves alone what a later release has added, if it has done nothing else.
fn beside_later(
    mut migrator: Migrator,
    found: i64,
    later: &[String],
) -> Result<Migrator, OpenError> {
    if found > last() && later.iter().all(|name| name.starts_with(EXPAND)) {
        tracing::warn!(
            found,
            ours = last(),
            "store: a later release has expanded the schema, working with it as it was before"
        );
        migrator.set_ignore_missing(true);
        return Ok(migrator);
    }
    Err(refused_change(MigrateError::VersionMissing(found)))
}

/// Brings a PostgreSQL database up to this version's schema.
pub(crate) async fn migrate_postgres(connection: &mut PgConnection) -> Result<(), OpenError> {
    let migrator = migrator(for_postgres);
    // What `run` does with a connection; its own future can't be sent to another thread.
    let mut done = migrator.run_direct(None, connection, false).await;
    if let Err(MigrateError::VersionMissing(found)) = done {
        let later = sqlx::query_scalar::<_, String>(LATER).bind(last());
        let later = later.fetch_all(&mut *connection).await.map_err(refused)?;
        let migrator = beside_later(migrator, found, &later)?;
        done = migrator.run_direct(None, connection, false).await;
    }
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
    let migrator = migrator(str::to_owned);
    let mut done = migrator.run_direct(None, &mut *alone, false).await;
    if let Err(MigrateError::VersionMissing(found)) = done {
        let later = sqlx::query_scalar::<_, String>(LATER).bind(last());
        let later = later.fetch_all(&mut *alone).await.map_err(refused)?;
        let migrator = beside_later(migrator, found, &later)?;
        done = migrator.run_direct(None, &mut *alone, false).await;
    }
    done.map_err(refused_change)?;
    alone.commit().await.map_err(refused)
}

fn refused_change(error: MigrateError) -> OpenError {
    match error {
        MigrateError::VersionMissing(found) => OpenError::Newer {
            found,
            ours: last(),
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

/// The same text for PostgreSQL: numbers have 64 bits, texts are compared byte by byte as in SQLite, bytes have a name of
/// their own, and there is no `STRICT`, because it always is.
fn for_postgres(text: &str) -> String {
    text.replace(" INTEGER", " BIGINT")
        .replace(" TEXT", " TEXT COLLATE \"C\"")
        .replace(" BLOB", " BYTEA")
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
            for word in [
                " INTEGER",
                " BLOB",
                "STRICT",
                "ROWID",
                "AUTOINCREMENT",
                "PRAGMA",
            ] {
                assert!(!text.contains(word), "{name}: {word}");
            }
        }
    }

    /// What a change does that isn't only added.
    fn not_added(text: &str) -> Option<String> {
        const ADDS: [&str; 3] = ["CREATE TABLE ", "CREATE INDEX ", "ALTER TABLE "];
        let lines = text.lines().map(str::trim);
        let code: Vec<_> = lines.filter(|line| !line.starts_with("--")).collect();
        let code = code.join(" ");
        let mut statements = code.split(';').map(str::trim).filter(|one| !one.is_empty());
        let adds = |one: &&str| {
            let alters = one.starts_with("ALTER TABLE ");
            let column = one.contains(" ADD COLUMN ");
            // What the release before writes has nothing to say of a new column.
            let may_be_missing = one.contains(" DEFAULT ") || !one.contains(" NOT NULL");
            ADDS.iter().any(|add| one.starts_with(add)) && (!alters || column && may_be_missing)
        };
        statements.find(|one| !adds(one)).map(str::to_owned)
    }

    #[test]
    fn a_change_says_whether_it_expands_or_contracts_and_one_that_expands_only_adds() {
        // Before it was said, nobody ran two releases on one database.
        for (number, name, text) in CHANGES.iter().filter(|(number, ..)| *number > 6) {
            assert!(
                name.starts_with(EXPAND) || name.starts_with("contract: "),
                "{number}: {name}"
            );
            if name.starts_with(EXPAND) {
                assert_eq!(not_added(text), None, "{number}: {name}");
            }
        }
        let added = "-- New.\nCREATE TABLE t (a TEXT NOT NULL) STRICT;\nALTER TABLE t ADD COLUMN b TEXT;\n\
                     ALTER TABLE t ADD COLUMN c INTEGER NOT NULL DEFAULT 0;\nCREATE INDEX i ON t (b);";
        assert_eq!(not_added(added), None);
        for bad in [
            "DROP TABLE t",
            "ALTER TABLE t DROP COLUMN a",
            "UPDATE t SET a = 1",
            "ALTER TABLE t ADD COLUMN d TEXT NOT NULL",
            "ALTER TABLE t RENAME TO u",
        ] {
            assert_eq!(not_added(bad).as_deref(), Some(bad));
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
