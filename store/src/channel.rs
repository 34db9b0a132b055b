//! What processes that share a database tell each other through it: `NOTIFY`, and `LISTEN` on a connection of its own.
//! SQLite has no such thing.
//!
//! What is said may be lost, so nothing may rest on it. It is said after a commit and never with one, because transactions
//! that notify wait for each other to become durable.

use std::sync::Arc;
use std::time::Duration;

use pantheon_tables::StoreError;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};

use crate::db::{Db, Statement};
use crate::fault::told;
use crate::open::Store;

const CHANNEL: &str = "pantheon_log";
/// How long closing waits for whoever still listens.
const CLOSING: Duration = Duration::from_secs(1);

/// The one connection that is listened on.
#[derive(Clone)]
pub(crate) struct Line(PgPool);

impl Line {
    pub(crate) fn new(options: PgConnectOptions) -> Self {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_lazy_with(options);
        Self(pool)
    }

    pub(crate) async fn close(&self) {
        // Whoever still listens is told so, and others needn't wait for them.
        let _ = tokio::time::timeout(CLOSING, self.0.close()).await;
    }
}

/// The way to the other processes that share a database.
#[derive(Clone)]
pub struct Channel {
    db: Arc<Db>,
    line: Line,
}

/// Hears what is said on a channel, by this process too.
pub struct Listener(PgListener);

/// What a listener hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Somebody said this.
    Said(String),
    /// The line was cut and is back. What was said meanwhile wasn't heard.
    Interrupted,
}

impl Store {
    /// The way to the other processes, where the database has one.
    pub fn channel(&self) -> Option<Channel> {
        let (db, line) = (Arc::clone(&self.db), self.line.clone()?);
        Some(Channel { db, line })
    }
}

impl Channel {
    /// The longest text that can be said, in bytes: PostgreSQL refuses 8,000.
    pub const LONGEST: usize = 7_999;

    /// Says something to everybody who listens.
    pub async fn say(&self, text: &str) -> Result<(), StoreError> {
        let params = [CHANNEL.into(), text.to_owned().into()];
        let said = self
            .db
            .read(Statement::new("SELECT pg_notify($1, $2)", params));
        said.await.map(drop)
    }

    /// Begins to listen. One listens at a time.
    pub async fn listen(&self) -> Result<Listener, StoreError> {
        let mut line = PgListener::connect_with(&self.line.0).await.map_err(told)?;
        line.listen(CHANNEL).await.map_err(told)?;
        Ok(Listener(line))
    }
}

impl Listener {
    /// Waits for the next thing. After an error it is of no more use.
    pub async fn next(&mut self) -> Result<Heard, StoreError> {
        let said = self.0.try_recv().await.map_err(told)?;
        Ok(said.map_or(Heard::Interrupted, |said| {
            Heard::Said(said.payload().to_owned())
        }))
    }
}
