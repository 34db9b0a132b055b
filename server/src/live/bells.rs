//! Who is to be woken when a table has news.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pantheon_wire::{Seq, TableId};

use super::pile::Pile;

/// Who is to be woken when a table has news.
#[derive(Debug, Default)]
pub(crate) struct Bells {
    tables: Mutex<HashMap<TableId, Watched>>,
    next: AtomicU64,
}

/// A table that somebody here watches.
#[derive(Debug, Default)]
struct Watched {
    /// The last place that the watchers were woken for.
    seq: Seq,
    /// In the order in which they came, so that a simulation can be played again.
    by: BTreeMap<u64, Arc<Pile<TableId>>>,
}

impl Bells {
    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Watched>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table's log has reached a place: whoever watches it is woken, unless they were for this place already.
    pub(crate) fn ring(&self, table: &TableId, seq: Seq) {
        let mut tables = self.tables();
        let Some(watched) = tables.get_mut(table).filter(|watched| watched.seq < seq) else {
            return;
        };
        watched.seq = seq;
        for pile in watched.by.values() {
            pile.put(table.clone());
        }
    }

    /// How many tables are watched here.
    #[cfg(test)]
    pub(crate) fn watched(&self) -> usize {
        self.tables().len()
    }
}

/// One that listens: it is woken for the tables that it watches, until it is dropped.
#[derive(Debug)]
pub(crate) struct Listener {
    bells: Arc<Bells>,
    id: u64,
    pile: Arc<Pile<TableId>>,
    tables: Vec<TableId>,
}

impl Listener {
    /// One that watches nothing yet, and at most so many tables.
    pub(crate) fn new(bells: Arc<Bells>, most: usize) -> Self {
        Self {
            id: bells.next.fetch_add(1, Ordering::Relaxed),
            bells,
            pile: Arc::new(Pile::new(most)),
            tables: Vec::new(),
        }
    }

    /// Watches a table from now on.
    pub(crate) fn watch(&mut self, table: &TableId) {
        if self.tables.contains(table) {
            return;
        }
        self.tables.push(table.clone());
        let mut tables = self.bells.tables();
        let watched = tables.entry(table.clone()).or_default();
        watched.by.insert(self.id, Arc::clone(&self.pile));
    }

    /// Watches a table no longer.
    pub(crate) fn unwatch(&mut self, table: &TableId) {
        self.tables.retain(|watched| watched != table);
        let mut tables = self.bells.tables();
        if let Some(watched) = tables.get_mut(table) {
            watched.by.remove(&self.id);
            if watched.by.is_empty() {
                tables.remove(table);
            }
        }
    }

    /// Where tables with news come up.
    pub(crate) fn pile(&self) -> &Pile<TableId> {
        &self.pile
    }
}

impl Drop for Listener {
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
        let bells = Arc::new(Bells::default());
        let mut one = Listener::new(Arc::clone(&bells), 4);
        let two = Listener::new(Arc::clone(&bells), 4);
        let table = TableId::from("t");
        one.watch(&table);
        bells.ring(&table, 3);
        bells.ring(&table, 3);
        assert!(one.pile().take_now().contains(&table));
        assert!(two.pile().take_now().is_empty());
        bells.ring(&table, 2);
        assert!(one.pile().take_now().is_empty(), "an old place is no news");
    }

    #[test]
    fn nothing_is_kept_of_one_that_left() {
        let bells = Arc::new(Bells::default());
        let mut one = Listener::new(Arc::clone(&bells), 4);
        one.watch(&TableId::from("t"));
        one.watch(&TableId::from("u"));
        one.unwatch(&TableId::from("u"));
        assert_eq!(bells.watched(), 1);
        drop(one);
        assert_eq!(bells.watched(), 0);
    }
}
