//! Whether the database can be reached and used, as whoever used it last found out.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pantheon_tables::StoreError;

use crate::fault::Fault;

/// How long nobody asks a database that is gone.
const REST: Duration = Duration::from_secs(1);
/// How often the same kind of failure is logged.
const LOG_EVERY: Duration = Duration::from_secs(10);
/// How many damaged things are remembered, so that each is logged once.
const REMEMBERED: usize = 1000;

/// What is known of one way into the database, for reading or for writing.
///
/// Once the database is found to be gone, everybody who asks is told so at once; now and then one may try. Else each
/// would wait as long as the first, and whoever waits for a table that the first holds would wait once for each before.
#[derive(Debug)]
pub(crate) struct CircuitBreaker {
    name: &'static str,
    patience: Duration,
    gone: Mutex<Option<Gone>>,
    last: Mutex<Last>,
    counts: Counts,
}

#[derive(Debug)]
struct Gone {
    why: StoreError,
    since: Instant,
    try_at: Instant,
    refused: u64,
}

#[derive(Debug, Default)]
struct Last {
    logged: [Option<Instant>; KINDS],
    damaged: BTreeSet<String>,
}

/// How often something failed, by what was wrong.
#[derive(Debug, Default)]
struct Counts([AtomicU64; KINDS]);

const KINDS: usize = 4;

/// How often something failed since the store was opened, by what was wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// The database was gone, or refused for a reason that isn't below.
    pub unreachable: u64,
    /// There was no space left.
    pub no_space: u64,
    /// It may only be read.
    pub read_only: u64,
    /// What was read isn't what was written.
    pub damaged: u64,
}

impl CircuitBreaker {
    /// A way that counts as open. Whoever may try is given so long before the next may.
    pub(crate) fn new(name: &'static str, patience: Duration) -> Self {
        Self {
            name,
            patience,
            gone: Mutex::default(),
            last: Mutex::default(),
            counts: Counts::default(),
        }
    }

    /// Whether it is worth asking.
    pub(crate) fn enter(&self) -> Result<(), StoreError> {
        let mut gone = lock(&self.gone);
        if let Some(gone) = &mut *gone {
            let now = Instant::now();
            if now < gone.try_at {
                gone.refused += 1;
                return Err(gone.why.clone());
            }
            gone.try_at = now + self.patience + REST;
        }
        Ok(())
    }

    /// Takes note of what came of asking.
    pub(crate) fn came<T>(&self, done: Result<T, Fault>) -> Result<T, StoreError> {
        match done {
            Ok(done) => {
                self.is_there();
                Ok(done)
            }
            Err(fault) => {
                if fault.gone {
                    self.went(&fault.error);
                } else {
                    self.log(&fault.error);
                }
                Err(fault.error)
            }
        }
    }

    /// Whether the database was gone when somebody last asked.
    pub(crate) fn is_gone(&self) -> bool {
        lock(&self.gone).is_some()
    }

    /// The database was found to be there again by another way: whoever asks next may try.
    pub(crate) fn may_try_now(&self) {
        if let Some(gone) = &mut *lock(&self.gone) {
            gone.try_at = Instant::now();
        }
    }

    /// Takes note of something that was read and isn't what was written.
    pub(crate) fn found(&self, error: &StoreError) {
        self.log(error);
    }

    pub(crate) fn faults(&self) -> Faults {
        let [unreachable, no_space, read_only, damaged] =
            [0, 1, 2, 3].map(|kind: usize| self.counts.0[kind].load(Ordering::Relaxed));
        Faults {
            unreachable,
            no_space,
            read_only,
            damaged,
        }
    }

    /// How many damaged things are known.
    pub(crate) fn damaged(&self) -> usize {
        lock(&self.last).damaged.len()
    }

    fn is_there(&self) {
        if let Some(gone) = lock(&self.gone).take() {
            let seconds = gone.since.elapsed().as_secs();
            let (way, refused) = (self.name, gone.refused);
            tracing::info!(way, seconds, refused, "store: database reachable again");
        }
    }

    fn went(&self, why: &StoreError) {
        let now = Instant::now();
        let mut gone = lock(&self.gone);
        match &mut *gone {
            Some(gone) => {
                gone.why = why.clone();
                gone.try_at = now + REST;
            }
            None => {
                *gone = Some(Gone {
                    why: why.clone(),
                    since: now,
                    try_at: now + REST,
                    refused: 0,
                });
            }
        }
        drop(gone);
        self.log(why);
    }

    /// Counts a failure, and logs it if the like wasn't logged just now. Damage is logged once for each thing.
    fn log(&self, error: &StoreError) {
        let kind = match error {
            StoreError::Unreachable(_) => 0,
            StoreError::NoSpace(_) => 1,
            StoreError::ReadOnly(_) => 2,
            StoreError::Damaged(_) => 3,
            StoreError::Full => return,
        };
        self.counts.0[kind].fetch_add(1, Ordering::Relaxed);
        let mut last = lock(&self.last);
        if let StoreError::Damaged(what) = error {
            if last.damaged.len() < REMEMBERED && last.damaged.insert(what.clone()) {
                tracing::error!(
                    way = self.name,
                    %error,
                    "store: damaged data found, requests for it fail; restore a backup (docs/operate.md)"
                );
            }
            return;
        }
        let now = Instant::now();
        let due = last.logged[kind].is_none_or(|at| now.duration_since(at) >= LOG_EVERY);
        if due {
            last.logged[kind] = Some(now);
            tracing::error!(way = self.name, %error, "store: database operation failed, retry with the next request");
        }
    }
}

impl std::ops::Add for Faults {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            unreachable: self.unreachable + other.unreachable,
            no_space: self.no_space + other.no_space,
            read_only: self.read_only + other.read_only,
            damaged: self.damaged + other.damaged,
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_hours(1);

    #[test]
    fn who_asks_a_database_that_is_gone_is_told_at_once() {
        let breaker = CircuitBreaker::new("write", PATIENCE);
        assert_eq!(breaker.enter(), Ok(()));
        let late = breaker.came::<()>(Err(Fault::too_late())).unwrap_err();
        assert_eq!(breaker.enter(), Err(late.clone()));
        assert_eq!(breaker.faults().unreachable, 1, "nobody asked again");
        // The one who may try, while the others still don't.
        lock(&breaker.gone).as_mut().unwrap().try_at = Instant::now();
        assert_eq!(breaker.enter(), Ok(()));
        assert_eq!(breaker.enter(), Err(late));
        assert_eq!(breaker.came(Ok(())), Ok(()));
        assert_eq!(breaker.enter(), Ok(()));
    }

    #[test]
    fn once_it_is_there_again_by_another_way_one_may_try() {
        let breaker = CircuitBreaker::new("write", PATIENCE);
        let late = breaker.came::<()>(Err(Fault::too_late())).unwrap_err();
        assert!(breaker.is_gone());
        breaker.may_try_now();
        assert_eq!(breaker.enter(), Ok(()));
        assert_eq!(breaker.enter(), Err(late));
        assert_eq!(breaker.came(Ok(())), Ok(()));
        assert!(!breaker.is_gone());
        breaker.may_try_now();
        assert!(!breaker.is_gone(), "it is nothing new");
    }

    #[test]
    fn what_is_wrong_with_one_thing_keeps_nobody_else_away() {
        let breaker = CircuitBreaker::new("read", PATIENCE);
        for error in [
            StoreError::NoSpace("a".to_owned()),
            StoreError::Damaged("b".to_owned()),
            StoreError::Damaged("b".to_owned()),
            StoreError::Damaged("c".to_owned()),
        ] {
            let fault = Fault { error, gone: false };
            assert!(breaker.came::<()>(Err(fault)).is_err());
            assert_eq!(breaker.enter(), Ok(()));
        }
        assert_eq!(breaker.damaged(), 2);
        assert_eq!(
            (breaker.faults().damaged, breaker.faults().no_space),
            (3, 1)
        );
    }
}
