//! A coalescing queue: things that have come up, for one task that takes them all.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

/// A coalescing queue: things that have come up, each once however often it did, for one task that takes them all. They have an order, so
/// that a simulation can be played again.
#[derive(Debug)]
pub(crate) struct Coalesced<T> {
    things: Mutex<BTreeSet<T>>,
    notify: Notify,
    most: usize,
}

impl<T: Ord> Coalesced<T> {
    /// A coalesced of at most so many different things. What comes up beyond is left out.
    pub(crate) fn new(most: usize) -> Self {
        Self {
            things: Mutex::new(BTreeSet::new()),
            notify: Notify::new(),
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
        self.notify.notify_one();
    }

    /// Waits for something, and takes all there is. Nothing is taken if the wait is given up.
    pub(crate) async fn take(&self) -> BTreeSet<T> {
        loop {
            let things = self.take_now();
            if !things.is_empty() {
                return things;
            }
            self.notify.notified().await;
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
        let queue = Coalesced::new(8);
        queue.put(1);
        queue.put(1);
        queue.put(2);
        assert_eq!(queue.take().await, BTreeSet::from([1, 2]));
        assert!(queue.take_now().is_empty());
    }

    #[tokio::test]
    async fn a_queue_is_bounded() {
        let queue = Coalesced::new(2);
        for thing in 0..10 {
            queue.put(thing);
        }
        assert_eq!(queue.take().await, BTreeSet::from([0, 1]));
    }

    #[tokio::test]
    async fn what_comes_up_while_nobody_waits_is_not_lost() {
        let queue = std::sync::Arc::new(Coalesced::new(8));
        let waits = tokio::spawn({
            let queue = std::sync::Arc::clone(&queue);
            async move { queue.take().await }
        });
        tokio::task::yield_now().await;
        queue.put(7);
        assert_eq!(waits.await.unwrap(), BTreeSet::from([7]));
    }
}
