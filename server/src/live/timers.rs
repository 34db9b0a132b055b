//! Clocks that run out at tables though nobody asks.

use std::collections::{BTreeSet, HashMap};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{FutureExt as _, StreamExt as _, stream};
use pantheon_tables::{Clock, Tables};
use pantheon_wire::{TableId, WallMillis};
use tokio_util::sync::CancellationToken;

use super::pile::Pile;

/// How many tables are looked after at once.
const AT_ONCE: usize = 16;
/// How many tables have a timer of their own. The others are found by asking the store.
const MOST: usize = 10_000;
/// How long to wait where no table has a timer.
const NO_TIMER: Duration = Duration::from_hours(1);

/// Asks the store now and then where something is due. This is what makes sure that nothing is forgotten.
pub(crate) async fn look_for_due(
    tables: &Tables,
    every: Duration,
    at_once: u32,
    stop: &CancellationToken,
) {
    loop {
        tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = tokio::time::sleep(every) => {}
        }
        // A full page means that there is more.
        loop {
            let woken = AssertUnwindSafe(tables.wake_due(at_once))
                .catch_unwind()
                .await;
            match woken {
                Ok(Ok(count)) if count >= at_once as usize && !stop.is_cancelled() => {
                    tokio::task::yield_now().await;
                }
                Ok(Ok(_)) => break,
                Ok(Err(problem)) => {
                    tracing::warn!(%problem, "what is due can't be looked for");
                    break;
                }
                Err(_) => {
                    tracing::error!("looking after what is due panicked");
                    break;
                }
            }
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
    clock: Arc<dyn Clock>,
}

impl Timers {
    /// No timers yet.
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Self {
        Self {
            at: BTreeSet::new(),
            of: HashMap::new(),
            clock,
        }
    }

    /// Looks after the tables that changed, and after those whose time has come, until the server stops.
    pub(crate) async fn run(
        mut self,
        tables: &Tables,
        changed: &Pile<TableId>,
        stop: &CancellationToken,
    ) {
        loop {
            let next = self.at.first().map(|(at, _)| *at);
            let wait = next.map_or(NO_TIMER, |at| {
                Duration::from_millis(at.saturating_sub(self.clock.now()))
            });
            tokio::select! {
                biased;
                () = stop.cancelled() => return,
                () = tokio::time::sleep(wait) => {
                    let due = stream::iter(self.take_due()).map(|table| wake(tables, table));
                    let mut due = due.buffer_unordered(AT_ONCE);
                    while let Some((table, next)) = due.next().await {
                        if let Some(at) = next {
                            self.set(table, at);
                        }
                    }
                }
                changed = changed.take() => {
                    for table in self.without_timer(changed) {
                        if let Some(at) = tables.due_next(&table).await {
                            self.set(table, at);
                        }
                    }
                }
            }
        }
    }

    fn without_timer(&self, changed: BTreeSet<TableId>) -> Vec<TableId> {
        let new = changed
            .into_iter()
            .filter(|table| !self.of.contains_key(table));
        new.collect()
    }

    fn take_due(&mut self) -> Vec<TableId> {
        let now = self.clock.now();
        let mut due = Vec::new();
        while self.at.first().is_some_and(|(at, _)| *at <= now) {
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
            self.of.insert(table.clone(), at);
            self.at.insert((at, table));
        }
    }
}

/// Wakes a table, and answers when to wake it next.
async fn wake(tables: &Tables, table: TableId) -> (TableId, Option<WallMillis>) {
    let next = match AssertUnwindSafe(tables.wake(&table)).catch_unwind().await {
        Ok(Ok(next)) => next,
        Ok(Err(problem)) => {
            tracing::debug!(%table, %problem, "a table can't be woken");
            None
        }
        Err(_) => {
            tracing::error!(%table, "waking a table panicked");
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
            timers.take_due().is_empty(),
            "what is due at once is left to the store"
        );
        timers.clock = Arc::new(At(150));
        assert_eq!(timers.take_due(), [TableId::from("late")]);
        assert!(timers.take_due().is_empty());
        assert_eq!(
            timers.without_timer(["late".into()].into()),
            [TableId::from("late")]
        );
    }
}
