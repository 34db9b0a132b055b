//! The watchers of tables: who is notified when a table has news.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pantheon_wire::{Seq, TableId};

use super::coalesced::Coalesced;

/// Who is notified when a table has news.
#[derive(Debug, Default)]
pub(crate) struct Watchers {
    tables: Mutex<HashMap<TableId, Watched>>,
    next: AtomicU64,
}

/// A table that somebody here watches.
#[derive(Debug, Default)]
struct Watched {
    /// The last place that the watchers were notified of.
    seq: Seq,
    /// In the order in which they came, so that a simulation can be played again.
    by: BTreeMap<u64, Arc<Coalesced<TableId>>>,
}

impl Watchers {
    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Watched>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table's log has reached a place: whoever watches it is notified, unless they were of this place already.
    pub(crate) fn notify(&self, table: &TableId, seq: Seq) {
        let mut tables = self.tables();
        let Some(watched) = tables.get_mut(table).filter(|watched| watched.seq < seq) else {
            return;
        };
        watched.seq = seq;
        for news in watched.by.values() {
            news.put(table.clone());
        }
    }

    /// Something changed at a table that isn't in its log: whoever watches it is notified.
    pub(crate) fn notify_always(&self, table: &TableId) {
        for news in self
            .tables()
            .get(table)
            .into_iter()
            .flat_map(|w| w.by.values())
        {
            news.put(table.clone());
        }
    }

    /// Whether somebody here watches a table.
    pub(crate) fn is_watched(&self, table: &TableId) -> bool {
        self.tables().contains_key(table)
    }

    /// How many tables are watched here.
    #[cfg(test)]
    pub(crate) fn watched(&self) -> usize {
        self.tables().len()
    }
}

/// What one socket watches: it is notified of these tables until it is dropped.
#[derive(Debug)]
pub(crate) struct Subscription {
    watchers: Arc<Watchers>,
    id: u64,
    news: Arc<Coalesced<TableId>>,
    tables: Vec<TableId>,
}

impl Subscription {
    /// One that watches nothing yet, and at most so many tables.
    pub(crate) fn new(watchers: Arc<Watchers>, most: usize) -> Self {
        Self {
            id: watchers.next.fetch_add(1, Ordering::Relaxed),
            watchers,
            news: Arc::new(Coalesced::new(most)),
            tables: Vec::new(),
        }
    }

    /// Watches a table from now on.
    pub(crate) fn watch(&mut self, table: &TableId) {
        if self.tables.contains(table) {
            return;
        }
        self.tables.push(table.clone());
        let mut tables = self.watchers.tables();
        let watched = tables.entry(table.clone()).or_default();
        watched.by.insert(self.id, Arc::clone(&self.news));
    }

    /// Watches a table no longer.
    pub(crate) fn unwatch(&mut self, table: &TableId) {
        self.tables.retain(|watched| watched != table);
        let mut tables = self.watchers.tables();
        if let Some(watched) = tables.get_mut(table) {
            watched.by.remove(&self.id);
            if watched.by.is_empty() {
                tables.remove(table);
            }
        }
    }

    /// Where tables with news come up.
    pub(crate) fn news(&self) -> &Coalesced<TableId> {
        &self.news
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        for table in std::mem::take(&mut self.tables) {
            self.unwatch(&table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_watchers_are_woken_and_once_for_a_place() {
        let watchers = Arc::new(Watchers::default());
        let mut one = Subscription::new(Arc::clone(&watchers), 4);
        let two = Subscription::new(Arc::clone(&watchers), 4);
        let table = TableId::from("t");
        one.watch(&table);
        watchers.notify(&table, 3);
        watchers.notify(&table, 3);
        assert!(one.news().take_now().contains(&table));
        assert!(two.news().take_now().is_empty());
        watchers.notify(&table, 2);
        assert!(one.news().take_now().is_empty(), "an old place is no news");
    }

    #[test]
    fn nothing_is_kept_of_one_that_left() {
        let watchers = Arc::new(Watchers::default());
        let mut one = Subscription::new(Arc::clone(&watchers), 4);
        one.watch(&TableId::from("t"));
        one.watch(&TableId::from("u"));
        one.unwatch(&TableId::from("u"));
        assert_eq!(watchers.watched(), 1);
        drop(one);
        assert_eq!(watchers.watched(), 0);
    }
}
