//! Where a test keeps its data.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use pantheon_store::{Options, Store};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _};
use tempfile::TempDir;

/// A database of a test's own.
#[derive(Clone)]
pub(crate) struct Place {
    /// Where it is.
    pub(crate) url: String,
    /// The folder of a file, for as long as somebody has the place.
    pub(crate) folder: Option<Arc<TempDir>>,
}

/// A connection of somebody who isn't the store.
pub(crate) enum Other {
    Lite(SqliteConnection),
    Pg(PgConnection),
}

impl Place {
    /// Opens a store here.
    pub(crate) async fn open(&self) -> Store {
        self.open_with(&patient()).await
    }

    /// Opens a store here that works like this.
    pub(crate) async fn open_with(&self, options: &Options) -> Store {
        Store::open(&self.url, options).await.unwrap()
    }

    /// Goes behind the store's back.
    pub(crate) async fn other(&self) -> Other {
        if self.folder.is_some() {
            Other::Lite(SqliteConnection::connect(&self.url).await.unwrap())
        } else {
            Other::Pg(PgConnection::connect(&self.url).await.unwrap())
        }
    }

    /// Executes something behind the store's back.
    pub(crate) async fn tamper(&self, sql: &str) {
        self.other().await.execute(sql).await;
    }
}

impl Other {
    /// Executes something.
    pub(crate) async fn execute(&mut self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Self::Lite(connection) => drop(connection.execute(sql).await.unwrap()),
            Self::Pg(connection) => drop(connection.execute(sql).await.unwrap()),
        }
    }
}

impl Other {
    /// Whether the database refuses something.
    pub(crate) async fn fails(&mut self, sql: &str) -> bool {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Self::Lite(connection) => connection.execute(sql).await.is_err(),
            Self::Pg(connection) => connection.execute(sql).await.is_err(),
        }
    }
}

/// How a store works whose test doesn't depend on how fast the machine is.
pub(crate) fn patient() -> Options {
    Options {
        patience: Duration::from_mins(1),
        ..Options::default()
    }
}

impl Other {
    /// Reads texts, one a row.
    pub(crate) async fn texts(&mut self, sql: &str) -> Vec<String> {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Self::Lite(connection) => sqlx::query_scalar(sql).fetch_all(connection).await.unwrap(),
            Self::Pg(connection) => sqlx::query_scalar(sql).fetch_all(connection).await.unwrap(),
        }
    }
}

/// Runs a test on SQLite.
pub(crate) fn on_sqlite<F: Future<Output = ()>>(check: impl FnOnce(Place) -> F) {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let url = format!("sqlite:{}", folder.path().join("test.db").display());
    let folder = Some(folder);
    runtime().block_on(check(Place { url, folder }));
}

/// Runs a test on PostgreSQL, if there is one.
pub(crate) fn on_postgres<F: Future<Output = ()> + Send + 'static>(check: impl FnOnce(Place) -> F) {
    let server = match std::env::var("PANTHEON_TEST_POSTGRES") {
        Ok(url) if url != "none" => url,
        _ => {
            println!("Not run: PANTHEON_TEST_POSTGRES names no server. `cargo xtask test` does.");
            return;
        }
    };
    runtime().block_on(async {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let since = std::time::UNIX_EPOCH.elapsed().unwrap().as_nanos();
        let name = format!("pantheon_{since}_{}_{count}", std::process::id());
        let mut admin = PgConnection::connect(&server).await.unwrap();
        let create = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        admin.execute(create).await.unwrap();
        let (folder, url) = (None, named(&server, &name));
        // A task of its own: if it panics, the database is dropped nevertheless.
        let done = tokio::spawn(check(Place { url, folder })).await;
        let drop = AssertSqlSafe(format!("DROP DATABASE {name} WITH (FORCE)"));
        admin.execute(drop).await.unwrap();
        if let Err(error) = done {
            std::panic::resume_unwind(error.into_panic());
        }
    });
}

/// The same server, another database.
fn named(server: &str, database: &str) -> String {
    let (before, query) = server.split_once('?').unwrap_or((server, ""));
    let host = before.splitn(4, '/').take(3).collect::<Vec<_>>().join("/");
    format!("{host}/{database}?{query}")
}

/// Runs a test that makes its own place.
pub(crate) fn on_runtime(check: impl Future<Output = ()>) {
    runtime().block_on(check);
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
}
