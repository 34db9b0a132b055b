//! A PostgreSQL database of a test's own.

use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection as _};

/// A database that is dropped after use.
pub(crate) struct Database {
    server: String,
    name: String,
}

impl Database {
    /// A new one where `PANTHEON_TEST_POSTGRES` says. Without it there is none, and that is said.
    pub(crate) async fn make() -> Option<Self> {
        let server = std::env::var("PANTHEON_TEST_POSTGRES").unwrap_or_default();
        if server.is_empty() || server == "none" {
            eprintln!("not run: PANTHEON_TEST_POSTGRES names no PostgreSQL server");
            return None;
        }
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).unwrap();
        let name = format!("pantheon_serve_{:016x}", u64::from_le_bytes(bytes));
        let database = Self { server, name };
        database.tell("CREATE DATABASE").await;
        Some(database)
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        let (server, options) = self
            .server
            .split_once('?')
            .map_or((self.server.as_str(), None), |(server, options)| {
                (server, Some(options))
            });
        let after_scheme = server.find("://").map_or(0, |at| at + 3);
        let host = match server[after_scheme..].find('/') {
            Some(at) => &server[..after_scheme + at],
            None => server,
        };
        let options = options.map(|options| format!("?{options}"));
        format!("{host}/{}{}", self.name, options.unwrap_or_default())
    }

    /// Drops it.
    pub(crate) async fn drop(self) {
        self.tell("DROP DATABASE").await;
    }

    async fn tell(&self, what: &str) {
        let mut line = PgConnection::connect(&self.server).await.unwrap();
        let force = if what.starts_with("DROP") {
            " WITH (FORCE)"
        } else {
            ""
        };
        let sql = AssertSqlSafe(format!("{what} {}{force}", self.name));
        sqlx::query(sql).execute(&mut line).await.unwrap();
        line.close().await.unwrap();
    }
}

#[test]
fn the_address_of_a_database_is_that_of_the_server() {
    let at = |server: &str| {
        let server = server.to_owned();
        Database {
            server,
            name: "d".to_owned(),
        }
        .url()
    };
    assert_eq!(
        at("postgres://u:p@h:5433/postgres"),
        "postgres://u:p@h:5433/d"
    );
    assert_eq!(at("postgres://u@h"), "postgres://u@h/d");
    assert_eq!(
        at("postgres://u@h/x?host=/run/a"),
        "postgres://u@h/d?host=/run/a"
    );
}
