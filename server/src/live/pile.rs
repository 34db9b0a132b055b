//! Things that have come up, for one task that takes them all.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

/// Things that have come up, each once however often it did, for one task that takes them all. They have an order, so
/// that a simulation can be played again.
#[derive(Debug)]
pub(crate) struct Pile<T> {
    things: Mutex<BTreeSet<T>>,
    bell: Notify,
    most: usize,
}

impl<T: Ord> Pile<T> {
    /// A pile of at most so many different things. What comes up beyond is left out.
    pub(crate) fn new(most: usize) -> Self {
        Self {
            things: Mutex::new(BTreeSet::new()),
            bell: Notify::new(),
            most,
        }
    }

    /// Something has come up.
    pub(crate) fn put(&self, thing: T) {
        {
            let mut things = self.things.lock().unwrap_or_else(PoisonError::into_inner);
            if things.len() >= self.most || !things.insert(thing) {
                return;
            }
        }
        self.bell.notify_one();
    }

    /// Waits for something, and takes all there is. Nothing is taken if the wait is given up.
    pub(crate) async fn take(&self) -> BTreeSet<T> {
        loop {
            let things = self.take_now();
            if !things.is_empty() {
                return things;
            }
            self.bell.notified().await;
        }
    }

    /// Takes all there is.
    pub(crate) fn take_now(&self) -> BTreeSet<T> {
        std::mem::take(&mut *self.things.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_comes_up_twice_is_taken_once() {
        let pile = Pile::new(8);
        pile.put(1);
        pile.put(1);
        pile.put(2);
        assert_eq!(pile.take().await, BTreeSet::from([1, 2]));
        assert!(pile.take_now().is_empty());
    }

    #[tokio::test]
    async fn a_pile_is_bounded() {
        let pile = Pile::new(2);
        for thing in 0..10 {
            pile.put(thing);
        }
        assert_eq!(pile.take().await, BTreeSet::from([0, 1]));
    }

    #[tokio::test]
    async fn what_comes_up_while_nobody_waits_is_not_lost() {
        let pile = std::sync::Arc::new(Pile::new(8));
        let waits = tokio::spawn({
            let pile = std::sync::Arc::clone(&pile);
            async move { pile.take().await }
        });
        tokio::task::yield_now().await;
        pile.put(7);
        assert_eq!(waits.await.unwrap(), BTreeSet::from([7]));
    }
}
