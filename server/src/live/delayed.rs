//! Tables that changed, and show it only when it is old enough.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use pantheon_wire::{Spectators, TableId, TableInfo};
use tokio::time::{Instant, sleep_until};

/// How often a table is looked at again, at most.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// The same, as a part of its delay.
const PARTS: u32 = 16;
/// How many tables are looked at again. The next change of any other tells.
const MOST: usize = 1_000;

/// Tables that keep spectators behind, and changed so lately that not all of it may be shown yet.
#[derive(Debug, Default)]
pub(super) struct DelayedTables(BTreeMap<TableId, Look>);

#[derive(Debug)]
struct Look {
    next: Instant,
    /// When all that has happened so far may be shown.
    last: Instant,
    every: Duration,
}

impl DelayedTables {
    /// A table has changed now.
    pub(super) fn change(&mut self, table: &TableId, info: &TableInfo, now: Instant) {
        let Spectators::Welcome {
            delay: seconds @ 1..,
        } = info.spectators
        else {
            return;
        };
        let delay = Duration::from_secs(seconds.into());
        let every = (delay / PARTS).max(LOOK_AGAIN);
        // What happened in the last moment of a second is old enough a moment later.
        let last = now + delay + LOOK_AGAIN;
        if let Some(look) = self.0.get_mut(table) {
            look.last = last;
        } else if self.0.len() < MOST {
            let next = now + every;
            let look = Look { next, last, every };
            self.0.insert(table.clone(), look);
        }
    }

    /// Waits until some are to be looked at again.
    pub(super) async fn due(&mut self) -> BTreeSet<TableId> {
        match self.0.values().map(|look| look.next).min() {
            Some(next) => sleep_until(next).await,
            None => std::future::pending().await,
        }
        self.take(Instant::now())
    }

    fn take(&mut self, now: Instant) -> BTreeSet<TableId> {
        let mut due = BTreeSet::new();
        self.0.retain(|table, look| {
            if look.next > now {
                return true;
            }
            due.insert(table.clone());
            look.next = look.last.min(now + look.every);
            look.last > now
        });
        due
    }
}

#[cfg(test)]
mod tests {
    use super::super::lobby::info;
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_table_is_looked_at_again_until_all_may_be_shown() {
        let mut delayed = DelayedTables::default();
        let mut shown = info("t", pantheon_wire::Status::Playing, 5);
        delayed.change(&shown.id, &shown, Instant::now());
        assert!(delayed.0.is_empty(), "nothing is held back here");
        shown.spectators = Spectators::Welcome { delay: 160 };
        let began = Instant::now();
        delayed.change(&shown.id, &shown, began);
        let mut looks = 0;
        while !delayed.0.is_empty() {
            assert!(delayed.due().await.contains(&shown.id));
            looks += 1;
        }
        assert!(
            began.elapsed() >= Duration::from_secs(160),
            "the last look sees all"
        );
        assert_eq!(looks, 17);
    }
}
