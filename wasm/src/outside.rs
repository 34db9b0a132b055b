//! The world outside of a browser's tables.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use pantheon_engine::Digest;
use pantheon_tables::memory::{MemoryBus, MemoryClock, MemoryStore};
use pantheon_tables::{Clock as _, Entropy, Job, Jobs, Outside};
use pantheon_wire::{TableId, WallMillis};

/// Random bytes, as many as are wanted, out of the few that the browser gave.
struct Drawn {
    seed: Vec<u8>,
    drawn: AtomicU64,
}

impl Entropy for Drawn {
    fn fill(&self, bytes: &mut [u8]) {
        for some in bytes.chunks_mut(32) {
            let number = self.drawn.fetch_add(1, Ordering::Relaxed).to_le_bytes();
            let fresh = Digest::of(&[b"pantheon local", &self.seed, &number]);
            some.copy_from_slice(&fresh.bytes()[..some.len()]);
        }
    }
}

/// What bots are to decide: one thing for each seat, the newest. What they were asked before is void by then.
#[derive(Default)]
pub(crate) struct Thoughts(Mutex<BTreeMap<(TableId, u8), Job>>);

impl Thoughts {
    fn jobs(&self) -> MutexGuard<'_, BTreeMap<(TableId, u8), Job>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The first job that may be done by now.
    pub(crate) fn pop(&self, now: WallMillis) -> Option<Job> {
        let mut jobs = self.jobs();
        let ripe = jobs.values().filter(|job| job.not_before <= now);
        let first = ripe.min_by_key(|job| job.not_before)?;
        let name = (first.table.clone(), first.seat);
        jobs.remove(&name)
    }

    /// When the first job may be done, if there is one.
    pub(crate) fn next(&self) -> Option<WallMillis> {
        self.jobs().values().map(|job| job.not_before).min()
    }

    /// A table is gone.
    pub(crate) fn forget(&self, table: &TableId) {
        self.jobs().retain(|(at, _), _| at != table);
    }
}

#[async_trait]
impl Jobs for Thoughts {
    async fn push(&self, job: Job) {
        self.jobs().insert((job.table.clone(), job.seat), job);
    }
}

/// The latest time that JavaScript knows.
const LATEST: f64 = 8.64e15;

/// What tables need, all of it in memory.
pub(crate) struct World {
    pub(crate) store: Arc<MemoryStore>,
    pub(crate) jobs: Arc<Thoughts>,
    clock: Arc<MemoryClock>,
    entropy: Arc<Drawn>,
}

impl World {
    /// A world at a moment, whose luck comes from these bytes.
    pub(crate) fn new(entropy: &[u8], now: WallMillis) -> Self {
        Self {
            store: Arc::default(),
            jobs: Arc::default(),
            clock: Arc::new(MemoryClock::at(now)),
            entropy: Arc::new(Drawn {
                seed: entropy.to_vec(),
                drawn: AtomicU64::new(0),
            }),
        }
    }

    /// The world as tables need it.
    pub(crate) fn outside(&self) -> Outside {
        Outside {
            store: Arc::clone(&self.store) as _,
            bus: Arc::new(MemoryBus::default()),
            jobs: Arc::clone(&self.jobs) as _,
            clock: Arc::clone(&self.clock) as _,
            entropy: Arc::clone(&self.entropy) as _,
        }
    }

    /// The time.
    pub(crate) fn now(&self) -> WallMillis {
        self.clock.now()
    }

    /// It has become later. A clock that was set back doesn't turn time back.
    pub(crate) fn pass_to(&self, now: WallMillis) {
        self.clock.pass(now.saturating_sub(self.now()));
    }

    /// A name that nothing else has.
    pub(crate) fn name(&self) -> String {
        let mut bytes = [0; 32];
        self.entropy.fill(&mut bytes);
        Digest::of(&[b"name", &bytes]).to_string()[..24].to_owned()
    }
}

/// Milliseconds since 1970, as JavaScript says them. What isn't a time is no later than any.
#[allow(
    clippy::cast_sign_loss,
    reason = "what isn't a time after 1970 becomes 0"
)]
pub(crate) fn millis(now: f64) -> WallMillis {
    if now.is_finite() {
        now.clamp(0.0, LATEST) as WallMillis
    } else {
        0
    }
}
