//! One way to the other nodes, what waits to be said on it, and whether it works.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pantheon_wire::{Seq, TableId};
use tokio::sync::Notify;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::members::SILENT;
use super::message::{self, Grown, Message, NodeId};
use super::transport::{Heard, Transport};

/// How many tables and messages may wait to be said. What is more isn't said, and the others find that something is
/// missing.
const WAITING: usize = 10_000;
/// How long saying something may take.
const SAYING: Duration = Duration::from_secs(1);
/// When it is tried again to listen.
const RETRY: Duration = Duration::from_secs(1);

/// One way to the other nodes.
pub(super) struct Line {
    transport: Arc<dyn Transport>,
    outbox: Mutex<Outbox>,
    wake: Notify,
    health: Mutex<Health>,
    /// The last number of each node that was heard here.
    numbers: Mutex<BTreeMap<NodeId, u64>>,
}

#[derive(Debug, Default)]
struct Outbox {
    grown: Grown,
    says: VecDeque<Message>,
    /// Whether something was left out.
    lost: bool,
}

/// Whether a node hears itself on a line: then what it says goes out, and what others say comes in.
#[derive(Clone, Copy, Debug)]
enum Health {
    /// It hasn't been heard yet, since this time.
    New(Instant),
    /// It was last heard then.
    Heard(Instant),
    /// It isn't heard any more.
    Silent,
}

/// How a line has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// It works now.
    Works,
    /// It works no longer.
    Silent,
}

impl Line {
    pub(super) fn new(transport: Arc<dyn Transport>) -> Self {
        Self {
            transport,
            outbox: Mutex::default(),
            wake: Notify::new(),
            health: Mutex::new(Health::New(Instant::now())),
            numbers: Mutex::default(),
        }
    }

    pub(super) fn name(&self) -> &'static str {
        self.transport.name()
    }

    fn outbox(&self) -> MutexGuard<'_, Outbox> {
        self.outbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn health(&self) -> MutexGuard<'_, Health> {
        self.health.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A log has reached a place, which is to be said. Of several places of one log the last is said.
    pub(super) fn grew(&self, table: &TableId, seq: Seq) {
        {
            let mut outbox = self.outbox();
            if let Some(last) = outbox.grown.get_mut(table) {
                *last = seq.max(*last);
            } else if outbox.grown.len() < WAITING {
                outbox.grown.insert(table.clone(), seq);
            } else {
                outbox.lost = true;
            }
        }
        self.wake.notify_one();
    }

    /// Something is to be said.
    pub(super) fn say(&self, message: Message) {
        {
            let mut outbox = self.outbox();
            if outbox.says.len() < WAITING {
                outbox.says.push_back(message);
            } else {
                outbox.lost = true;
            }
        }
        self.wake.notify_one();
    }

    /// Says what is to be said until the server stops, and then what is left.
    pub(super) async fn speak(&self, by: NodeId, stop: &CancellationToken) {
        let mut number = 0;
        loop {
            let stops = tokio::select! {
                biased;
                () = stop.cancelled() => true,
                () = self.wake.notified() => false,
            };
            let Outbox { grown, says, lost } = std::mem::take(&mut *self.outbox());
            number += u64::from(lost);
            for text in message::write(by, &mut number, grown, says) {
                let said = tokio::time::timeout(SAYING, self.transport.say(text)).await;
                match said {
                    Ok(Ok(())) => {
                        metrics::counter!("pantheon_nodes_said_total", "line" => self.name())
                            .increment(1);
                    }
                    Ok(Err(error)) => {
                        tracing::debug!(line = self.name(), %error, "nodes: saying something failed, others find out by polling");
                    }
                    Err(_) => {
                        tracing::debug!(
                            line = self.name(),
                            "nodes: saying something timed out, others find out by polling"
                        );
                    }
                }
            }
            if stops {
                return;
            }
        }
    }

    /// Hears what is said until the server stops.
    pub(super) async fn hear(&self, heard: impl Fn(Heard), stop: &CancellationToken) {
        // Whatever it waits for is given up only when the server stops.
        tokio::select! {
            biased;
            () = stop.cancelled() => {}
            () = self.hear_on(heard) => {}
        }
    }

    async fn hear_on(&self, heard: impl Fn(Heard)) {
        loop {
            let lost = match self.transport.listen().await {
                Ok(mut ear) => loop {
                    match ear.next().await {
                        Ok(next) => heard(next),
                        Err(error) => break error,
                    }
                },
                Err(error) => error,
            };
            tracing::debug!(line = self.name(), error = %lost, "nodes: listening failed, retry in 1s");
            tokio::time::sleep(RETRY).await;
        }
    }

    /// This node heard itself.
    pub(super) fn echoed(&self, now: Instant) -> Option<Change> {
        let mut health = self.health();
        let before = std::mem::replace(&mut *health, Health::Heard(now));
        (!matches!(before, Health::Heard(_))).then_some(Change::Works)
    }

    /// Looks whether this node still hears itself.
    pub(super) fn look(&self, now: Instant) -> Option<Change> {
        let mut health = self.health();
        match *health {
            Health::New(since) | Health::Heard(since)
                if now.saturating_duration_since(since) > SILENT =>
            {
                *health = Health::Silent;
                Some(Change::Silent)
            }
            _ => None,
        }
    }

    pub(super) fn works(&self) -> bool {
        matches!(*self.health(), Health::Heard(_))
    }

    /// A text of a node came with a number. Answers whether one before it is missing.
    pub(super) fn is_gap(&self, by: NodeId, number: u64) -> bool {
        let mut numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        let before = numbers.insert(by, number);
        before.is_some_and(|before| number > before.saturating_add(1))
    }

    /// A node is gone.
    pub(super) fn forget(&self, node: NodeId) {
        let mut numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        numbers.remove(&node);
    }
}
