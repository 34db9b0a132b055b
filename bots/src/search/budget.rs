//! How long a search thinks.

use std::time::Duration;

use web_time::Instant;

/// Every so many iterations the clock is looked at.
const GLANCE: u64 = 32;

/// How long a search thinks: so many iterations, so much time, or whichever ends first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// At most so many iterations.
    pub iterations: Option<u64>,
    /// At most so long.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many iterations, however long they take. A search with such a budget always chooses the same.
    pub const fn iterations(count: u64) -> Self {
        Self {
            iterations: Some(count),
            time: None,
        }
    }

    /// So much time.
    pub const fn time(time: Duration) -> Self {
        Self {
            iterations: None,
            time: Some(time),
        }
    }

    /// One worker's share.
    pub(crate) fn split(&self, workers: usize) -> Self {
        let workers = workers.max(1) as u64;
        Self {
            iterations: self.iterations.map(|all| all.div_ceil(workers)),
            time: self.time,
        }
    }

    pub(crate) fn start(&self) -> Stopwatch {
        Stopwatch {
            done: 0,
            iterations: self.iterations.unwrap_or(u64::MAX),
            // The clock isn't even asked for where only iterations count.
            until: self.time.map(|time| Instant::now() + time),
            late: false,
        }
    }
}

/// Watches a budget.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    done: u64,
    iterations: u64,
    until: Option<Instant>,
    late: bool,
}

impl Stopwatch {
    /// Whether it is time to stop. One iteration is always done.
    pub(crate) fn is_over(&mut self) -> bool {
        if self.done > 0 && (self.done >= self.iterations || self.late) {
            return true;
        }
        self.done += 1;
        if self.done.is_multiple_of(GLANCE) {
            self.late = self.until.is_some_and(|until| Instant::now() >= until);
        }
        false
    }

    /// Whether this is a moment to look whether the matter is decided.
    pub(crate) fn checks(&self) -> bool {
        self.done.is_multiple_of(GLANCE)
    }

    /// How many iterations are left, where they are counted.
    pub(crate) fn left(&self) -> Option<u64> {
        (self.iterations != u64::MAX).then(|| self.iterations - self.done)
    }

    /// How many were done.
    pub(crate) const fn done(&self) -> u64 {
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(budget: Budget) -> u64 {
        let mut watch = budget.start();
        while !watch.is_over() {}
        watch.done()
    }

    #[test]
    fn a_budget_is_kept() {
        assert_eq!(count(Budget::iterations(100)), 100);
        assert_eq!(count(Budget::iterations(0)), 1);
        assert_eq!(count(Budget::time(Duration::ZERO)), GLANCE);
        let both = Budget {
            iterations: Some(10),
            time: Some(Duration::ZERO),
        };
        assert_eq!(count(both), 10);
    }

    #[test]
    fn workers_share_the_iterations_and_have_the_same_time() {
        let budget = Budget {
            iterations: Some(100),
            time: Some(Duration::from_secs(1)),
        };
        assert_eq!(budget.split(3).iterations, Some(34));
        assert_eq!(budget.split(3).time, Some(Duration::from_secs(1)));
    }
}
