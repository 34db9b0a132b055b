//! Connections on loan from a pool.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{Database, Pool};

/// A connection on loan. It goes back to its pool only when what was done with it has ended well; in any other case, and
/// when whoever has it stops waiting, it is thrown away and the pool makes a new one.
///
/// So nobody has to prove what state a connection is in after an error. SQLite, for one, ends a transaction by itself
/// when the disk is full: whoever then believes in the transaction is refused for ever.
pub(crate) struct Lease<D: Database> {
    connection: Option<PoolConnection<D>>,
    patience: Duration,
}

impl<D: Database> Lease<D> {
    /// Takes a connection. The pool bounds how long that takes.
    pub(crate) async fn take(pool: &Pool<D>, patience: Duration) -> Result<Self, sqlx::Error> {
        Ok(Self {
            connection: Some(pool.acquire().await?),
            patience,
        })
    }

    /// What was done has ended well. The pool tests the connection before others get it; where nobody answers the test
    /// the connection is dropped, so that its place in the pool isn't lost.
    pub(crate) fn give_back(mut self) {
        if let Some(mut connection) = self.connection.take() {
            tokio::spawn(tokio::time::timeout(
                self.patience,
                connection.return_to_pool(),
            ));
        }
    }
}

impl<D: Database> Drop for Lease<D> {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}

const HELD: &str = "it is held until it is given back or dropped";

impl<D: Database> Deref for Lease<D> {
    type Target = D::Connection;

    fn deref(&self) -> &D::Connection {
        self.connection.as_ref().expect(HELD)
    }
}

impl<D: Database> DerefMut for Lease<D> {
    fn deref_mut(&mut self) -> &mut D::Connection {
        self.connection.as_mut().expect(HELD)
    }
}
