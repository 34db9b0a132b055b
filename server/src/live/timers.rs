//! Clocks that run out at tables though nobody asks.

use std::collections::{BTreeSet, HashMap};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use pantheon_tables::{Clock, Tables};
use pantheon_wire::{Problem, TableId, WallMillis};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::coalesced::Coalesced;
use crate::nodes::Nodes;

/// How many tables are looked after at once.
const AT_ONCE: usize = 16;
/// How long something may be due, in milliseconds, before a node looks after it that it doesn't belong to.
const LEFT: u64 = 1_000;
/// How many tables are looked after when a node is gone. More are found when they are due.
const IN_HAND: u32 = 5_000;
/// How many tables have a timer of their own. The others are found by asking the store.
const MOST: usize = 10_000;
/// How long to wait where no table has a timer.
const NO_TIMER: Duration = Duration::from_hours(1);

/// Asks the store now and then where something is due. This is what makes sure that nothing is forgotten. Each table is
/// looked after in a task of its own: one that is stuck doesn't hold up the others.
pub(crate) async fn look_for_due(
    tables: &Arc<Tables>,
    nodes: &Nodes,
    every: Duration,
    at_once: u32,
    stop: &CancellationToken,
) {
    let mut waking = JoinSet::new();
    let mut under_way = BTreeSet::new();
    let mut next = Instant::now() + every;
    // Whether there was more than could be looked after.
    let mut more = false;
    loop {
        tokio::select! {
            biased;
            () = stop.cancelled() => break,
            Some(woken) = waking.join_next(), if !waking.is_empty() => {
                if let Ok(table) = woken {
                    under_way.remove(&table);
                }
                if !more || !waking.is_empty() {
                    continue;
                }
            }
            () = tokio::time::sleep_until(next) => {}
        }
        next = Instant::now() + every;
        let room = (at_once as usize).saturating_sub(under_way.len());
        let asked = at_once.saturating_add(under_way.len() as u32);
        let due = match due_here(tables, nodes, asked).await {
            Ok(due) => due,
            Err(problem) => {
                tracing::debug!(%problem, "timers: reading due tables failed, retry with the next poll");
                continue;
            }
        };
        let mut due = due.into_iter().filter(|table| !under_way.contains(table));
        let now: Vec<TableId> = due.by_ref().take(room).collect();
        more = due.next().is_some() || now.len() == at_once as usize;
        for table in now {
            under_way.insert(table.clone());
            let tables = Arc::clone(tables);
            waking.spawn(async move {
                let woken = AssertUnwindSafe(tables.wake_or_leave(&table)).catch_unwind();
                if woken.await.is_err() {
                    tracing::error!(%table, "timers: waking a table panicked, retry when it is next due");
                }
                table
            });
        }
    }
    while waking.join_next().await.is_some() {}
}

/// The tables where something is due that this node is to look after: each node has its own, so that a table isn't read by
/// all of them at once. What the node doesn't do that it belongs to is done by any.
async fn due_here(tables: &Tables, nodes: &Nodes, limit: u32) -> Result<Vec<TableId>, Problem> {
    let mut due = tables.due_tables(limit).await?;
    if !due.iter().all(|table| nodes.is_ours(table.as_str())) {
        let left = tables.due_for(LEFT, limit).await?;
        due.retain(|table| nodes.is_ours(table.as_str()) || left.contains(table));
    }
    Ok(due)
}

/// Does what nodes that are gone may have had in hand, whenever one is, until the server stops: bots that they let think
/// would else be asked again only after a while. The nodes that are left share it.
pub(crate) async fn take_over(
    tables: &Arc<Tables>,
    nodes: &Nodes,
    orphaned: &Notify,
    stop: &CancellationToken,
) {
    loop {
        tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = orphaned.notified() => {}
        }
        let in_hand = tables.due_before(tables.in_hand_until(), IN_HAND).await;
        let mut due = match in_hand {
            Ok(due) => due,
            Err(problem) => {
                tracing::warn!(%problem, "timers: reading what a node that is gone had in hand failed, each table is found when it is due");
                continue;
            }
        };
        due.retain(|table| nodes.is_ours(table.as_str()));
        let mut waking = JoinSet::new();
        for table in due {
            if waking.len() >= AT_ONCE {
                waking.join_next().await;
            }
            let tables = Arc::clone(tables);
            waking.spawn(async move { tables.wake_or_leave(&table).await });
        }
        while waking.join_next().await.is_some() {}
    }
}

/// Keeps the snapshots that are wanted, now and then, until the server stops.
pub(crate) async fn keep_snapshots(tables: &Tables, every: Duration, stop: &CancellationToken) {
    loop {
        tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = tokio::time::sleep(every) => tables.keep_snapshots().await,
        }
    }
}

/// Timers of tables that changed here, so that their clocks run out on time and not when the store is next asked.
///
/// A table that has a timer isn't asked again when it changes, for most changes only put off what is due. If
/// something is due sooner now, the store says so soon enough.
pub(crate) struct Timers {
    at: BTreeSet<(WallMillis, TableId)>,
    of: HashMap<TableId, WallMillis>,
    /// Tables that changed and whose timers are to be set.
    changed: BTreeSet<TableId>,
    clock: Arc<dyn Clock>,
}

impl Timers {
    /// No timers yet.
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Self {
        Self {
            at: BTreeSet::new(),
            of: HashMap::new(),
            changed: BTreeSet::new(),
            clock,
        }
    }

    /// Looks after the tables that changed, and after those whose time has come, until the server stops. Each is asked
    /// in a task of its own: one that is stuck doesn't hold up the others.
    pub(crate) async fn run(
        mut self,
        tables: &Arc<Tables>,
        changed: &Coalesced<TableId>,
        stop: &CancellationToken,
    ) {
        let mut asked = JoinSet::new();
        loop {
            for table in self.take_due(AT_ONCE.saturating_sub(asked.len())) {
                asked.spawn(wake(Arc::clone(tables), table));
            }
            while asked.len() < AT_ONCE
                && let Some(table) = self.changed.pop_first()
            {
                if !self.of.contains_key(&table) {
                    asked.spawn(due_next(Arc::clone(tables), table));
                }
            }
            let next = self.at.first().map(|(at, _)| *at);
            let wait = next.map_or(NO_TIMER, |at| {
                Duration::from_millis(at.saturating_sub(self.clock.now()))
            });
            let room = asked.len() < AT_ONCE;
            tokio::select! {
                biased;
                () = stop.cancelled() => break,
                Some(answer) = asked.join_next(), if !asked.is_empty() => {
                    if let Ok((table, Some(at))) = answer {
                        self.set(table, at);
                    }
                }
                () = tokio::time::sleep(wait), if room => {}
                changed = changed.take(), if room => self.changed.extend(changed),
            }
        }
        while asked.join_next().await.is_some() {}
    }

    /// The tables whose time has come, at most so many.
    fn take_due(&mut self, most: usize) -> Vec<TableId> {
        let now = self.clock.now();
        let mut due = Vec::new();
        while due.len() < most && self.at.first().is_some_and(|(at, _)| *at <= now) {
            if let Some((_, table)) = self.at.pop_first() {
                self.of.remove(&table);
                due.push(table);
            }
        }
        due
    }

    fn set(&mut self, table: TableId, at: WallMillis) {
        // What is due again at once is left to the store, so that a table that can't go on costs little.
        if self.of.len() < MOST && at > self.clock.now() {
            if let Some(before) = self.of.insert(table.clone(), at) {
                self.at.remove(&(before, table.clone()));
            }
            self.at.insert((at, table));
        }
    }
}

/// When to wake a table that changed.
async fn due_next(tables: Arc<Tables>, table: TableId) -> (TableId, Option<WallMillis>) {
    let next = tables.due_next(&table).await;
    (table, next)
}

/// Wakes a table, and answers when to wake it next.
async fn wake(tables: Arc<Tables>, table: TableId) -> (TableId, Option<WallMillis>) {
    let next = match AssertUnwindSafe(tables.wake(&table)).catch_unwind().await {
        Ok(Ok(next)) => next,
        Ok(Err(problem)) => {
            tracing::debug!(%table, %problem, "timers: waking a table failed, retry when it is next found due");
            None
        }
        Err(_) => {
            tracing::error!(%table, "timers: waking a table panicked, retry when it is next found due");
            None
        }
    };
    (table, next)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct At(WallMillis);
    impl Clock for At {
        fn now(&self) -> WallMillis {
            self.0
        }
    }

    #[test]
    fn timers_go_off_in_order_and_once() {
        let mut timers = Timers::new(Arc::new(At(100)));
        timers.set("late".into(), 150);
        timers.set("past".into(), 100);
        assert!(
            timers.take_due(9).is_empty(),
            "what is due at once is left to the store"
        );
        timers.clock = Arc::new(At(150));
        assert!(timers.take_due(0).is_empty());
        assert_eq!(timers.take_due(9), [TableId::from("late")]);
        assert!(timers.take_due(9).is_empty());
    }

    #[test]
    fn a_table_has_one_timer() {
        let mut timers = Timers::new(Arc::new(At(100)));
        timers.set("one".into(), 150);
        timers.set("one".into(), 120);
        timers.clock = Arc::new(At(200));
        assert_eq!(timers.take_due(9), [TableId::from("one")]);
        assert!(timers.take_due(9).is_empty() && timers.of.is_empty());
    }
}
