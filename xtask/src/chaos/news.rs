//! The broker by which nodes hear each other, each over a line of its own.

use std::time::Duration;

use anyhow::Result;
use tokio::sync::Mutex;
use tokio::time::sleep;

use super::lines::Line;
use super::schedule::NODES;
use crate::nats::{Broker, url};

/// A broker of our own. Locks are taken in the order of the fields.
pub(super) struct News {
    lines: Vec<Mutex<Line>>,
    addresses: Vec<String>,
    broker: Mutex<Broker>,
}

impl News {
    /// Starts it, with a line for each node.
    pub(super) fn start() -> Result<Self> {
        let broker = Broker::start()?;
        let (mut lines, mut addresses) = (Vec::new(), Vec::new());
        for _ in 0..NODES {
            let line = Line::to(broker.address())?;
            addresses.push(url(line.address()));
            lines.push(Mutex::new(line));
        }
        Ok(Self {
            lines,
            addresses,
            broker: Mutex::new(broker),
        })
    }

    /// Its address for a node.
    pub(super) fn url_for(&self, node: usize) -> String {
        self.addresses[node].clone()
    }

    /// The line of a node.
    pub(super) fn line(&self, node: usize) -> &Mutex<Line> {
        &self.lines[node]
    }

    /// Kills it, and starts it again after so long.
    pub(super) async fn without_broker(&self, lasts: Duration) -> Result<()> {
        let mut broker = self.broker.lock().await;
        broker.kill()?;
        sleep(lasts).await;
        broker.start_again()
    }
}
