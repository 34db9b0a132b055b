//! The tables that are kept alive: so many at most, those used last.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use pantheon_wire::TableId;

use super::alive::Alive;
use super::answers::Answers;

/// A table's place in memory. Whoever works on the table takes the life out, and puts it back only when it is known
/// to be what the store has. So work that is dropped half-way, or a store that fails, leaves nothing wrong behind.
#[derive(Default)]
pub(super) struct Slot {
    pub(super) alive: Option<Box<Alive>>,
    pub(super) answers: Answers,
}

/// A table's place in memory, which one piece of work at a time has for itself.
pub(super) type SharedSlot = Arc<tokio::sync::Mutex<Slot>>;

/// The places of all tables that are kept alive.
pub(super) struct Lives {
    most: usize,
    shelf: Mutex<Shelf>,
}

#[derive(Default)]
struct Shelf {
    slots: HashMap<TableId, (SharedSlot, u64)>,
    /// The tables in the order in which they were last used.
    order: BTreeMap<u64, TableId>,
    uses: u64,
}

impl Lives {
    pub(super) fn new(most: usize) -> Self {
        Self {
            most: most.max(1),
            shelf: Mutex::default(),
        }
    }

    /// A table's place, made if there is none; the one that wasn't used for longest goes.
    pub(super) fn slot(&self, table: &TableId) -> SharedSlot {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.uses += 1;
        let now = shelf.uses;
        let slot = if let Some((slot, used)) = shelf.slots.get_mut(table) {
            let before = std::mem::replace(used, now);
            let slot = Arc::clone(slot);
            shelf.order.remove(&before);
            slot
        } else {
            let slot = SharedSlot::default();
            shelf.slots.insert(table.clone(), (Arc::clone(&slot), now));
            slot
        };
        shelf.order.insert(now, table.clone());
        while shelf.slots.len() > self.most {
            let Some((_, oldest)) = shelf.order.pop_first() else {
                break;
            };
            shelf.slots.remove(&oldest);
        }
        slot
    }

    /// There is no such table, so it needs no place. Else whoever asks for what isn't there drives out what is.
    pub(super) fn discard(&self, table: &TableId) {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, used)) = shelf.slots.remove(table) {
            shelf.order.remove(&used);
        }
    }

    /// Forgets all lives. What they were is read again.
    pub(super) fn clear(&self) {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.slots.clear();
        shelf.order.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_that_was_not_used_for_longest_goes() {
        let lives = Lives::new(2);
        let [a, b, c] = ["a", "b", "c"].map(TableId::from);
        let first = lives.slot(&a);
        let second = lives.slot(&b);
        assert!(Arc::ptr_eq(&first, &lives.slot(&a)));
        lives.slot(&c);
        assert!(Arc::ptr_eq(&first, &lives.slot(&a)));
        assert!(!Arc::ptr_eq(&second, &lives.slot(&b)));
    }

    #[test]
    fn tables_that_are_not_there_drive_out_none_that_is() {
        let lives = Lives::new(2);
        let [a, b] = ["a", "b"].map(TableId::from);
        lives.slot(&a);
        let second = lives.slot(&b);
        for number in 0..9 {
            let nowhere = TableId(number.to_string());
            lives.slot(&nowhere);
            lives.discard(&nowhere);
        }
        assert!(Arc::ptr_eq(&second, &lives.slot(&b)));
    }
}
