//! A cache of lives: the tables that are kept alive, so many at most, those used last, and none for long that nobody uses.

use std::collections::{BTreeMap, HashMap};
use std::ops::{Deref, DerefMut};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::{Either, select};
use pantheon_wire::{Problem, TableId};
use tokio::sync::OwnedMutexGuard;

use super::alive::Alive;
use super::answers::Answers;
use super::problems::busy;
use super::slot_uses::{InUse, Uses, Work};

/// A table's place in memory. Whoever works on the table takes the life out, and puts it back only when it is known
/// to be what the store has. So work that is dropped half-way, or a store that fails, leaves nothing wrong behind.
#[derive(Default)]
pub(super) struct Slot {
    pub(super) alive: Option<Box<Alive>>,
    pub(super) answers: Answers,
}

/// A table's place in memory, which one piece of work at a time has for itself.
type SharedSlot = Arc<tokio::sync::Mutex<Slot>>;

/// A table's place that a piece of work has for itself, until it is dropped.
pub(super) struct HeldSlot {
    slot: OwnedMutexGuard<Slot>,
    _in_use: InUse,
}

impl Deref for HeldSlot {
    type Target = Slot;

    fn deref(&self) -> &Slot {
        &self.slot
    }
}

impl DerefMut for HeldSlot {
    fn deref_mut(&mut self) -> &mut Slot {
        &mut self.slot
    }
}

/// The places of all tables that are kept alive.
pub(super) struct LifeCache {
    most: usize,
    cached: Mutex<CachedSlots>,
    uses: Arc<Uses>,
}

#[derive(Default)]
struct CachedSlots {
    slots: HashMap<TableId, (SharedSlot, u64)>,
    /// The tables in the order in which they were last used.
    order: BTreeMap<u64, TableId>,
    uses: u64,
    /// The last use before those that nobody needs were last let go.
    looked: u64,
}

impl CachedSlots {
    fn remove(&mut self, table: &TableId) {
        if let Some((_, used)) = self.slots.remove(table) {
            self.order.remove(&used);
        }
    }
}

/// Whether nobody works on a place, or waits for it.
fn is_free((slot, _): &(SharedSlot, u64)) -> bool {
    Arc::strong_count(slot) == 1
}

impl LifeCache {
    pub(super) fn new(most: usize) -> Self {
        Self {
            most: most.max(1),
            cached: Mutex::default(),
            uses: Arc::default(),
        }
    }

    /// Takes a table's place for a piece of work, as soon as all who came before have left it. Fails only if whoever
    /// watches says that this has taken too long.
    pub(super) async fn take(&self, table: &TableId, work: Work) -> Result<HeldSlot, Problem> {
        let slot = self.slot(table);
        if let Ok(slot) = Arc::clone(&slot).try_lock_owned() {
            return Ok(self.held(slot, table, work));
        }
        let (_waits, give_up) = self.uses.wait(table, work);
        match select(pin!(slot.lock_owned()), pin!(give_up.notified())).await {
            Either::Left((slot, _)) => Ok(self.held(slot, table, work)),
            Either::Right(_) => Err(busy("the table is busy with something that takes too long")),
        }
    }

    fn held(&self, slot: OwnedMutexGuard<Slot>, table: &TableId, work: Work) -> HeldSlot {
        HeldSlot {
            slot,
            _in_use: self.uses.hold(table, work),
        }
    }

    /// Who uses which place, and who waits for one.
    pub(super) fn uses(&self) -> &Uses {
        &self.uses
    }

    /// A table's place, made if there is none; the one that wasn't used for longest goes.
    fn slot(&self, table: &TableId) -> SharedSlot {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        cached.uses += 1;
        let now = cached.uses;
        let slot = if let Some((slot, used)) = cached.slots.get_mut(table) {
            let before = std::mem::replace(used, now);
            let slot = Arc::clone(slot);
            cached.order.remove(&before);
            slot
        } else {
            let slot = SharedSlot::default();
            cached.slots.insert(table.clone(), (Arc::clone(&slot), now));
            slot
        };
        cached.order.insert(now, table.clone());
        while cached.slots.len() > self.most {
            let Some((_, oldest)) = cached.order.pop_first() else {
                break;
            };
            cached.slots.remove(&oldest);
        }
        slot
    }

    /// There is no such table, so it needs no place. Else whoever asks for what isn't there drives out what is.
    pub(super) fn discard(&self, table: &TableId) {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        cached.remove(table);
    }

    /// Leaves a table's place without a life in it, so that it is needed no longer, unless somebody waits for it.
    pub(super) fn leave_empty(&self, table: &TableId, slot: HeldSlot) {
        drop(slot);
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        if cached.slots.get(table).is_some_and(is_free) {
            cached.remove(table);
        }
    }

    /// Lets go of the places that nobody has used since this was last asked, so that memory is only for tables that
    /// are used; answers how many. There is no clock in it: whoever asks every minute lets go after one to two minutes.
    pub(super) fn let_go_unused(&self) -> usize {
        let mut unused = Vec::new();
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        let CachedSlots {
            slots,
            order,
            uses,
            looked,
        } = &mut *cached;
        for (used, table) in order.range(..=*looked) {
            // Work that takes this long is still a use.
            if slots.get(table).is_some_and(is_free) {
                unused.push((*used, slots.remove(table)));
            }
        }
        for (used, _) in &unused {
            order.remove(used);
        }
        *looked = *uses;
        // What a life has in it takes a while to be dropped: not while others wait for their places.
        drop(cached);
        unused.len()
    }

    /// How many tables have a place.
    pub(super) fn count(&self) -> usize {
        let cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        cached.slots.len()
    }

    /// Forgets all lives. What they were is read again.
    pub(super) fn clear(&self) {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        cached.slots.clear();
        cached.order.clear();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::poll_immediate;

    use super::*;

    #[test]
    fn the_table_that_was_not_used_for_longest_goes() {
        let cache = LifeCache::new(2);
        let [a, b, c] = ["a", "b", "c"].map(TableId::from);
        let first = cache.slot(&a);
        let second = cache.slot(&b);
        assert!(Arc::ptr_eq(&first, &cache.slot(&a)));
        cache.slot(&c);
        assert!(Arc::ptr_eq(&first, &cache.slot(&a)));
        assert!(!Arc::ptr_eq(&second, &cache.slot(&b)));
    }

    #[tokio::test]
    async fn who_has_a_place_and_who_waits_for_one_is_known_and_can_be_told_to_wait_no_longer() {
        let cache = LifeCache::new(2);
        let table = TableId::from("a");
        let held = cache.take(&table, Work::Command).await.unwrap();
        let mut waits = std::pin::pin!(cache.take(&table, Work::Wake));
        let mut longer = std::pin::pin!(cache.take(&table, Work::Look));
        assert!(poll_immediate(&mut waits).await.is_none());
        assert!(poll_immediate(&mut longer).await.is_none());
        let uses = cache.uses().list();
        let told: Vec<_> = uses.iter().map(|one| (one.work, one.held)).collect();
        assert_eq!(
            told,
            [
                (Work::Command, true),
                (Work::Wake, false),
                (Work::Look, false)
            ]
        );
        cache.uses().give_up(uses[0].number);
        cache.uses().give_up(uses[1].number);
        let given_up = waits.await.err().expect("it waits no longer");
        assert_eq!(given_up.code, pantheon_wire::Code::Busy);
        drop(held);
        let next = longer.await.expect("who wasn't told to give up is next");
        let uses = cache.uses().list();
        assert_eq!(
            (uses.len(), uses[0].work, uses[0].held),
            (1, Work::Look, true)
        );
        drop(next);
        assert!(cache.uses().list().is_empty());
    }

    #[tokio::test]
    async fn places_that_nobody_uses_are_let_go_and_those_in_use_are_kept() {
        let cache = LifeCache::new(100);
        for number in 0..50 {
            cache.slot(&TableId(number.to_string()));
        }
        let used = TableId::from("used");
        let held = cache.take(&used, Work::Command).await.unwrap();
        assert_eq!(cache.let_go_unused(), 0, "all were used since");
        assert_eq!(cache.let_go_unused(), 50);
        assert_eq!(cache.let_go_unused(), 0, "somebody works on the last one");
        assert_eq!(cache.count(), 1);
        let same = cache.slot(&used);
        drop((same, held));
        assert_eq!(cache.let_go_unused(), 0, "it was used since");
        assert_eq!(cache.let_go_unused(), 1);
        assert_eq!(cache.count(), 0);
    }

    #[tokio::test]
    async fn a_place_is_left_empty_unless_somebody_waits_for_it() {
        let cache = LifeCache::new(2);
        let table = TableId::from("a");
        let held = cache.take(&table, Work::Wake).await.unwrap();
        let mut waits = std::pin::pin!(cache.take(&table, Work::Command));
        assert!(poll_immediate(&mut waits).await.is_none());
        cache.leave_empty(&table, held);
        assert_eq!(cache.count(), 1);
        let held = waits.await.unwrap();
        cache.leave_empty(&table, held);
        assert_eq!(cache.count(), 0);
        assert_eq!(cache.let_go_unused(), 0, "nor is it remembered when");
    }

    #[test]
    fn tables_that_are_not_there_drive_out_none_that_is() {
        let cache = LifeCache::new(2);
        let [a, b] = ["a", "b"].map(TableId::from);
        cache.slot(&a);
        let second = cache.slot(&b);
        for number in 0..9 {
            let nowhere = TableId(number.to_string());
            cache.slot(&nowhere);
            cache.discard(&nowhere);
        }
        assert!(Arc::ptr_eq(&second, &cache.slot(&b)));
    }
}
