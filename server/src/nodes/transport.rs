//! By what nodes hear each other.

use async_trait::async_trait;
use pantheon_store::{Channel, Heard as HeardOnChannel, Listener};

/// By what nodes hear each other: it takes a text to all of them, its sender included. It may lose or repeat anything.
#[async_trait]
pub(crate) trait Transport: Send + Sync + 'static {
    /// What it is called, in the log, in metrics, and among nodes.
    fn name(&self) -> &'static str;

    /// Begins to listen.
    async fn listen(&self) -> Result<Box<dyn Ear>, LineError>;

    /// Says something to all who listen.
    async fn say(&self, text: String) -> Result<(), LineError>;
}

/// Hears what is said.
#[async_trait]
pub(crate) trait Ear: Send {
    /// Waits for the next text. After an error it is of no more use.
    async fn next(&mut self) -> Result<Heard, LineError>;
}

/// What an ear hears.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// Somebody said this. It may be anything.
    Said(Vec<u8>),
    /// Something may not have been heard.
    Interrupted,
}

/// Why nothing can be said or heard.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LineError {
    /// The database says why.
    #[error("{0}")]
    Database(#[from] pantheon_tables::StoreError),
    /// The broker says why.
    #[error("{0}")]
    Broker(String),
}

/// PostgreSQL, which every process has that shares a database with others.
#[async_trait]
impl Transport for Channel {
    fn name(&self) -> &'static str {
        "postgres"
    }

    async fn listen(&self) -> Result<Box<dyn Ear>, LineError> {
        Ok(Box::new(Self::listen(self).await?))
    }

    async fn say(&self, text: String) -> Result<(), LineError> {
        Ok(Self::say(self, &text).await?)
    }
}

#[async_trait]
impl Ear for Listener {
    async fn next(&mut self) -> Result<Heard, LineError> {
        Ok(match Self::next(self).await? {
            HeardOnChannel::Said(text) => Heard::Said(text.into_bytes()),
            HeardOnChannel::Interrupted => Heard::Interrupted,
        })
    }
}
