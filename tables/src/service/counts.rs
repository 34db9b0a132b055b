//! What is counted, for whoever watches how much is done in vain.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Tables;

/// Counts that only grow.
#[derive(Debug, Default)]
pub(super) struct Counts {
    pub(super) rested: AtomicU64,
    pub(super) late: AtomicU64,
    pub(super) conflicts: AtomicU64,
    pub(super) caught_up: AtomicU64,
}

/// What was counted so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableCounts {
    /// How often bots were not asked since nobody had been at their table for long.
    pub bots_rested: u64,
    /// How often a bot decided for nothing, since its game had gone on.
    pub bots_late: u64,
    /// How often a row found its place taken by somebody else's.
    pub conflicts: u64,
    /// How many rows of others were read and lived.
    pub caught_up: u64,
}

/// One more, or some.
pub(super) fn add(count: &AtomicU64, some: u64) {
    count.fetch_add(some, Ordering::Relaxed);
}

impl Tables {
    /// What was counted so far.
    pub fn counts(&self) -> TableCounts {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        TableCounts {
            bots_rested: read(&self.counts.rested),
            bots_late: read(&self.counts.late),
            conflicts: read(&self.counts.conflicts),
            caught_up: read(&self.counts.caught_up),
        }
    }
}
