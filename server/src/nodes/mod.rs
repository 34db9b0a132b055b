//! What processes that serve one database tell each other. Each is a *node*.
//!
//! The log is the truth, and the key (table, seq) decides. What nodes say is only news: which logs grew, who is where, which
//! sessions ended. It may be lost, repeated or late, and what was missed is read from the database. So nodes may hear each
//! other by anything that takes a text to all of them ([`Transport`]): NATS where it is set, LISTEN and NOTIFY of PostgreSQL
//! otherwise, and both say the same.
//!
//! A node says four times a second on every line that it serves. It also hears itself: a line on which it doesn't, works
//! in one direction at most, and is no good. News are said on the first line that works, and on the next one too as long as
//! there is a node that doesn't hear on the first.

mod elsewhere;
mod line;
mod members;
mod message;
mod nats;
mod transport;

use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use pantheon_wire::{Seq, TableId};
use tokio::sync::Notify;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

pub(crate) use self::elsewhere::Elsewhere;
use self::line::{Change, Line};
use self::members::Members;
pub(crate) use self::message::{Message, NodeId};
pub(crate) use self::nats::Nats;
use self::transport::Heard;
pub(crate) use self::transport::Transport;

/// How often a node says that it serves.
const ALIVE_EVERY: Duration = Duration::from_millis(250);
/// When it is looked once more what was missed, after a line has gone silent: until then others may have said something on
/// it.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// Of how many tables it is known what others said of them.
const KNOWN: usize = 10_000;

/// Does something about what other nodes say.
pub(crate) trait Hearer: Send + Sync + 'static {
    /// A log has reached a place by somebody else's row.
    fn grew(&self, table: &TableId, seq: Seq);
    /// A node says something.
    fn hear(&self, by: NodeId, message: Message);
    /// A node serves that didn't, or wasn't heard. It doesn't know yet what is the case here.
    fn came(&self, node: NodeId);
    /// A node serves no longer, or isn't heard any more.
    fn went(&self, node: NodeId);
}

/// The nodes, as one of them sees them.
pub(crate) struct Nodes {
    own: NodeId,
    /// The best first. There are none where a process serves alone.
    lines: OnceLock<Vec<Line>>,
    /// On which of the lines news are said, as bits.
    chosen: AtomicU32,
    members: Mutex<Members>,
    /// What others have said of logs, so that it isn't said again.
    known: Mutex<HashMap<TableId, Seq>>,
    missed: Notify,
}

impl Default for Nodes {
    fn default() -> Self {
        Self {
            // Seeded by the system, differently for each.
            own: NodeId(RandomState::new().build_hasher().finish()),
            lines: OnceLock::new(),
            chosen: AtomicU32::new(u32::MAX),
            members: Mutex::default(),
            known: Mutex::default(),
            missed: Notify::new(),
        }
    }
}

impl Nodes {
    fn members(&self) -> MutexGuard<'_, Members> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TableId, Seq>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lines(&self) -> &[Line] {
        self.lines.get().map_or(&[], Vec::as_slice)
    }

    /// Takes the lines to the other nodes, the best first. They are taken once.
    pub(crate) fn join(&self, transports: impl IntoIterator<Item = Arc<dyn Transport>>) {
        let lines = transports.into_iter().map(Line::new).collect();
        self.lines.set(lines).ok();
    }

    /// Hears and speaks until the server stops.
    pub(crate) async fn run(&self, hearer: &dyn Hearer, stop: &CancellationToken) {
        let lines = self.lines().iter().enumerate().map(|(index, line)| {
            let speak = line.speak(self.own, stop);
            let hear = line.hear(move |heard| self.hear(index, heard, hearer), stop);
            async move { tokio::join!(speak, hear) }
        });
        let live = self.live(hearer, stop);
        tokio::join!(futures_util::future::join_all(lines), live);
    }

    /// Says that this node serves, and looks whether others do, until the server stops.
    async fn live(&self, hearer: &dyn Hearer, stop: &CancellationToken) {
        let mut look_again = None;
        while !stop.is_cancelled() {
            let now = Instant::now();
            for line in self.lines() {
                let change = line.look(now);
                if change == Some(Change::Silent) {
                    look_again = Some(now + LOOK_AGAIN);
                }
                self.note(line, change);
            }
            if look_again.take_if(|at| *at <= now).is_some() {
                self.missed.notify_one();
            }
            let silent = self.members().take_silent(now);
            for node in silent {
                tracing::warn!(%node, "nodes: a node isn't heard any more, doing its work");
                self.lose(node, hearer);
            }
            self.choose();
            let heard = self.lines().iter().filter(|line| line.works());
            let hears: Vec<String> = heard.map(|line| line.name().to_owned()).collect();
            for line in self.lines() {
                let hears = hears.clone();
                line.say(Message::Alive { hears });
            }
            tokio::select! {
                biased;
                () = stop.cancelled() => {}
                () = tokio::time::sleep(ALIVE_EVERY) => {}
            }
        }
    }

    /// Chooses the lines to say news on: as many as it takes that all hear, or all where none works.
    fn choose(&self) {
        let members = self.members();
        let (mut chosen, mut names) = (0_u32, Vec::new());
        for (index, line) in self.lines().iter().enumerate() {
            if line.works() {
                chosen |= 1 << index;
                names.push(line.name());
                if members.all_hear(&names) {
                    break;
                }
            }
        }
        crate::metrics::gauge("pantheon_nodes", members.nodes().count() + 1);
        let chosen = if chosen == 0 { u32::MAX } else { chosen };
        self.chosen.store(chosen, Ordering::Relaxed);
    }

    /// A line has changed, or not.
    fn note(&self, line: &Line, change: Option<Change>) {
        let name = line.name();
        match change {
            Some(Change::Works) => {
                tracing::info!(line = name, "nodes: other nodes can be heard");
                // What was said before wasn't heard.
                self.missed.notify_one();
            }
            Some(Change::Silent) => {
                tracing::warn!(
                    line = name,
                    "nodes: nothing is heard, not even ourselves; news go by another line, or are found by polling, until it works again"
                );
                self.missed.notify_one();
            }
            None => return,
        }
        let works = if line.works() { 1.0 } else { 0.0 };
        metrics::gauge!("pantheon_nodes_line", "line" => name).set(works);
    }

    fn hear(&self, index: usize, heard: Heard, hearer: &dyn Hearer) {
        let Some(line) = self.lines().get(index) else {
            return;
        };
        let Heard::Said(text) = heard else {
            self.missed.notify_one();
            return;
        };
        let Some(heard) = message::read(&text) else {
            return;
        };
        if heard.by == self.own {
            self.note(line, line.echoed(Instant::now()));
            return;
        }
        metrics::counter!("pantheon_nodes_heard_total", "line" => line.name()).increment(1);
        let gap = heard.number.map(|number| line.is_gap(heard.by, number));
        if gap == Some(true) {
            metrics::counter!("pantheon_nodes_missed_total", "line" => line.name()).increment(1);
            self.missed.notify_one();
        }
        for (table, seq) in &heard.grown {
            self.know(table, *seq);
            hearer.grew(table, *seq);
        }
        for message in heard.says {
            match message {
                Message::Alive { hears } => {
                    let new = self.members().alive(heard.by, hears, Instant::now());
                    self.choose();
                    if new {
                        tracing::info!(node = %heard.by, "nodes: another node serves");
                        hearer.came(heard.by);
                    }
                }
                Message::Leaving => {
                    if self.members().leave(heard.by) {
                        tracing::info!(node = %heard.by, "nodes: a node stops, doing its work");
                        self.lose(heard.by, hearer);
                    }
                }
                other => hearer.hear(heard.by, other),
            }
        }
    }

    fn lose(&self, node: NodeId, hearer: &dyn Hearer) {
        for line in self.lines() {
            line.forget(node);
        }
        hearer.went(node);
    }

    fn know(&self, table: &TableId, seq: Seq) {
        let mut known = self.known();
        if known.len() >= KNOWN && !known.contains_key(table) {
            known.clear();
        }
        let last = known.entry(table.clone()).or_default();
        *last = seq.max(*last);
    }

    fn chosen(&self) -> impl Iterator<Item = &Line> {
        let chosen = self.chosen.load(Ordering::Relaxed);
        let lines = self.lines().iter().enumerate();
        lines
            .filter(move |(index, _)| chosen & (1_u32 << *index) != 0)
            .map(|(_, line)| line)
    }

    /// Tells the others that a log has reached a place, unless it is them who said so.
    pub(crate) fn grew(&self, table: &TableId, seq: Seq) {
        if self.lines().is_empty() || self.known().get(table).is_some_and(|&known| known >= seq) {
            return;
        }
        for line in self.chosen() {
            line.grew(table, seq);
        }
    }

    /// Tells the others something.
    pub(crate) fn say(&self, message: &Message) {
        for line in self.chosen() {
            line.say(message.clone());
        }
    }

    /// Whether the others can be heard.
    pub(crate) fn are_heard(&self) -> bool {
        self.lines().iter().any(Line::works)
    }

    /// Waits until something may have been missed.
    pub(crate) async fn missed(&self) {
        self.missed.notified().await;
    }

    /// Tells the others that this node stops.
    pub(crate) fn leave(&self) {
        for line in self.lines() {
            line.say(Message::Leaving);
        }
    }

    /// Whether this node is the one that something belongs to, of all that serve.
    pub(crate) fn is_ours(&self, name: &str) -> bool {
        let nodes = std::iter::once(self.own);
        members::owner(nodes.chain(self.members().nodes()), name) == Some(self.own)
    }
}

#[cfg(test)]
mod tests;
