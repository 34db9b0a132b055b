//! A look at a database that changes nothing, for whoever asks whether all is well.

use std::path::Path;
use std::time::Duration;

use pantheon_wire::WallMillis;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use crate::open::{OpenError, refused};
use crate::schema;

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// A file.
    Sqlite,
    /// A server.
    Postgres,
}

/// What a setting of the database does that isn't as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Harm {
    /// Something works less well than it could.
    Waste,
    /// What can go wrong with a disk may go wrong without being noticed.
    Unnoticed,
    /// Nothing can be served.
    Unusable,
    /// What was acknowledged may be lost when the power fails.
    Loss,
}

/// A setting of the database that isn't as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odd {
    /// Its name, in the database's words.
    pub name: &'static str,
    /// What it is.
    pub value: String,
    /// What it should be.
    pub wanted: &'static str,
    /// What it does.
    pub harm: Harm,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// Which database it is.
    pub engine: Engine,
    /// Its version.
    pub version: String,
    /// The schema that it has, if this program was ever here.
    pub schema: Option<i64>,
    /// The schema that this version of the program makes.
    pub ours: i64,
    /// The latest time that a server has said here.
    pub beat: Option<WallMillis>,
    /// What time it is by the clock of the database's machine, where that may be another.
    pub clock: Option<WallMillis>,
    /// How many connections it takes from everybody, where it says so.
    pub connections: Option<u64>,
    /// How many bytes it takes.
    pub bytes: u64,
    /// How many of them nothing is in, where it says so.
    pub unused: u64,
    /// What isn't as it should be.
    pub odd: Vec<Odd>,
    /// What is damaged, in the database's words; the first few.
    pub damage: Vec<String>,
}

/// Looks at a database. It must be there: nothing is made, and its schema isn't brought up to date.
pub async fn inspect(url: &str, patience: Duration) -> Result<Inspection, OpenError> {
    let late = |_| OpenError::Unreachable("the database doesn't answer".to_owned());
    if let Some(path) = url.strip_prefix("sqlite:") {
        let path = path.strip_prefix("//").unwrap_or(path);
        let options = SqliteConnectOptions::new()
            .filename(Path::new(path))
            .create_if_missing(false)
            .read_only(true)
            .busy_timeout(patience)
            .disable_statement_logging();
        let mut connection = options.connect().await.map_err(refused)?;
        let found = sqlite(&mut connection).await.map_err(refused);
        connection.close().await.map_err(refused)?;
        return found;
    }
    let options: PgConnectOptions = url.parse().map_err(|_| OpenError::BadUrl)?;
    let options = options
        .application_name("pantheon-doctor")
        .disable_statement_logging();
    let look = async {
        let mut connection = options.connect().await?;
        let found = postgres(&mut connection).await?;
        connection.close().await?;
        Ok(found)
    };
    let looked = tokio::time::timeout(patience, look).await;
    looked.map_err(late)?.map_err(refused)
}

/// How much damage is told of.
const FEW: &str = "PRAGMA quick_check(5)";

async fn sqlite(connection: &mut SqliteConnection) -> Result<Inspection, sqlx::Error> {
    let version = one(connection, "SELECT sqlite_version()").await?;
    let journal: String = one(connection, "PRAGMA journal_mode").await?;
    let pages: i64 = one(connection, "PRAGMA page_count").await?;
    let free: i64 = one(connection, "PRAGMA freelist_count").await?;
    let size: i64 = one(connection, "PRAGMA page_size").await?;
    let said: Vec<String> = sqlx::query_scalar(FEW).fetch_all(&mut *connection).await?;
    let there = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = $1";
    let has = async |connection: &mut SqliteConnection, table: &str| {
        let count: i64 = sqlx::query_scalar(there)
            .bind(table.to_owned())
            .fetch_one(connection)
            .await?;
        Ok::<_, sqlx::Error>(count > 0)
    };
    let schema = if has(connection, "_sqlx_migrations").await? {
        let newest = sqlx::query_scalar(SCHEMA).bind(schema::last());
        newest.fetch_one(&mut *connection).await?
    } else {
        None
    };
    let beat: Option<i64> = if has(connection, "uptime").await? {
        one(connection, BEAT).await?
    } else {
        None
    };
    let mut odd = Vec::new();
    if journal != "wal" {
        odd.push(Odd {
            name: "journal_mode",
            value: journal,
            wanted: "wal",
            harm: Harm::Waste,
        });
    }
    Ok(Inspection {
        engine: Engine::Sqlite,
        version,
        schema,
        ours: schema::last(),
        beat: beat.map(i64::cast_unsigned),
        clock: None,
        connections: None,
        bytes: (pages * size).cast_unsigned(),
        unused: (free * size).cast_unsigned(),
        odd,
        damage: said.into_iter().filter(|line| line != "ok").collect(),
    })
}

/// The newest change of the schema that was made, but for what later releases have only added: this one works beside it.
const SCHEMA: &str = "SELECT max(version) FROM _sqlx_migrations \
     WHERE success AND (version <= $1 OR description NOT LIKE 'expand: %')";
/// The one time that all processes share.
const BEAT: &str = "SELECT max(beat) FROM uptime";

async fn one<T>(connection: &mut SqliteConnection, sql: &'static str) -> Result<T, sqlx::Error>
where
    T: for<'r> sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite> + Send + Unpin,
{
    sqlx::query_scalar(sql).fetch_one(connection).await
}

/// What PostgreSQL's settings should be, and what they do otherwise. What every connection of ours sets for itself
/// isn't here.
const WANTED: &[(&str, &str, Harm)] = &[
    ("fsync", "on", Harm::Loss),
    ("full_page_writes", "on", Harm::Loss),
    ("zero_damaged_pages", "off", Harm::Unnoticed),
    ("ignore_checksum_failure", "off", Harm::Unnoticed),
    ("data_checksums", "on", Harm::Unnoticed),
    ("default_transaction_read_only", "off", Harm::Unusable),
    ("server_encoding", "UTF8", Harm::Unusable),
    ("in_recovery", "off", Harm::Unusable),
    ("may_create", "on", Harm::Unusable),
    ("autovacuum", "on", Harm::Waste),
];

/// Every setting of [`WANTED`] and what it is; what isn't a setting is asked as if it were.
const SETTINGS: &str = "SELECT name, setting FROM pg_settings \
     UNION ALL SELECT 'in_recovery', CASE WHEN pg_is_in_recovery() THEN 'on' ELSE 'off' END \
     UNION ALL SELECT 'may_create', CASE WHEN has_schema_privilege(current_schema(), 'CREATE') THEN 'on' ELSE 'off' END";

async fn postgres(connection: &mut PgConnection) -> Result<Inspection, sqlx::Error> {
    let rows = sqlx::query(SETTINGS).fetch_all(&mut *connection).await?;
    let mut settings = std::collections::BTreeMap::new();
    for row in rows {
        settings.insert(row.try_get::<String, _>(0)?, row.try_get::<String, _>(1)?);
    }
    let odd = WANTED.iter().filter_map(|&(name, wanted, harm)| {
        let value = settings.get(name).filter(|value| *value != wanted)?;
        Some(Odd {
            name,
            value: value.clone(),
            wanted,
            harm,
        })
    });
    let odd = odd.collect();
    let there: (bool, bool) = {
        let sql =
            "SELECT to_regclass('_sqlx_migrations') IS NOT NULL, to_regclass('uptime') IS NOT NULL";
        let row = sqlx::query(sql).fetch_one(&mut *connection).await?;
        (row.try_get(0)?, row.try_get(1)?)
    };
    let schema = if there.0 {
        let newest = sqlx::query_scalar(SCHEMA).bind(schema::last());
        newest.fetch_one(&mut *connection).await?
    } else {
        None
    };
    let mut maybe = async |there: bool, sql: &'static str| -> Result<Option<i64>, sqlx::Error> {
        if !there {
            return Ok(None);
        }
        sqlx::query_scalar(sql).fetch_one(&mut *connection).await
    };
    let beat = maybe(there.1, BEAT).await?;
    let clock = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let clock = maybe(true, clock).await?;
    let bytes = maybe(true, "SELECT pg_database_size(current_database())").await?;
    let broken =
        "SELECT checksum_failures FROM pg_stat_database WHERE datname = current_database()";
    let broken = maybe(true, broken).await?.unwrap_or(0);
    let number = |name: &str| {
        settings
            .get(name)
            .and_then(|value| value.parse::<u64>().ok())
    };
    let kept = number("superuser_reserved_connections").unwrap_or(0);
    let version = settings.get("server_version").cloned();
    Ok(Inspection {
        engine: Engine::Postgres,
        version: version.unwrap_or_default(),
        schema,
        ours: schema::last(),
        beat: beat.map(i64::cast_unsigned),
        clock: clock.map(i64::cast_unsigned),
        connections: number("max_connections").map(|most| most.saturating_sub(kept)),
        bytes: bytes.unwrap_or(0).cast_unsigned(),
        unused: 0,
        odd,
        damage: (broken > 0)
            .then(|| format!("checksum_failures = {broken}"))
            .into_iter()
            .collect(),
    })
}
