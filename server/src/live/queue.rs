//! Bots that wait to think.

use std::collections::{BTreeMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::FutureExt as _;
use pantheon_tables::{Clock, Job, Tables};
use pantheon_wire::{TableId, WallMillis};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

/// How many bots wait, for whoever reads the metrics.
const GAUGE: &str = "pantheon_jobs_waiting";

/// Bots that wait to think, in the order in which they may.
pub(crate) struct Queue {
    waiting: Mutex<Waiting>,
    bell: Notify,
    most: usize,
    clock: Arc<dyn Clock>,
}

#[derive(Default)]
struct Waiting {
    jobs: BTreeMap<(WallMillis, u64), Job>,
    /// The decisions that wait or are being made: each is made once at a time.
    known: HashSet<Decision>,
    next: u64,
}

/// Which decision a job is about.
type Decision = (TableId, u8, u32);

fn decision(job: &Job) -> Decision {
    (job.table.clone(), job.seat, job.step)
}

impl Queue {
    /// An empty queue for at most so many.
    pub(crate) fn new(most: usize, clock: Arc<dyn Clock>) -> Self {
        Self {
            waiting: Mutex::default(),
            bell: Notify::new(),
            most,
            clock,
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a job, unless it is known or too many wait. A job that isn't taken is found again: its table stays due.
    pub(crate) fn push(&self, job: Job) {
        {
            let mut waiting = self.waiting();
            if waiting.jobs.len() >= self.most {
                metrics::counter!("pantheon_jobs_refused").increment(1);
                return;
            }
            if !waiting.known.insert(decision(&job)) {
                return;
            }
            let key = (job.not_before, waiting.next);
            waiting.next += 1;
            waiting.jobs.insert(key, job);
            crate::metrics::gauge(GAUGE, waiting.jobs.len());
        }
        self.bell.notify_one();
    }

    /// Waits for a job whose time has come.
    async fn next(&self) -> Job {
        loop {
            let wait = {
                let mut waiting = self.waiting();
                let now = self.clock.now();
                match waiting.jobs.first_entry() {
                    Some(first) if first.key().0 <= now => {
                        let job = first.remove();
                        crate::metrics::gauge(GAUGE, waiting.jobs.len());
                        let more = !waiting.jobs.is_empty();
                        drop(waiting);
                        if more {
                            self.bell.notify_one();
                        }
                        return job;
                    }
                    Some(first) => Some(first.key().0 - now),
                    None => None,
                }
            };
            match wait {
                Some(millis) => tokio::select! {
                    biased;
                    () = self.bell.notified() => {}
                    () = tokio::time::sleep(Duration::from_millis(millis)) => {}
                },
                None => self.bell.notified().await,
            }
        }
    }

    /// Does jobs one after the other until the server stops. The last one is finished.
    pub(crate) async fn work(&self, tables: &Tables, stop: &CancellationToken) {
        loop {
            let job = tokio::select! {
                biased;
                () = stop.cancelled() => return,
                job = self.next() => job,
            };
            match AssertUnwindSafe(tables.work(&job)).catch_unwind().await {
                Ok(Ok(())) => {}
                Ok(Err(problem)) => {
                    tracing::warn!(table = %job.table, seat = job.seat, %problem, "a bot couldn't decide");
                }
                Err(_) => {
                    tracing::error!(table = %job.table, seat = job.seat, "a bot's decision panicked");
                }
            }
            self.waiting().known.remove(&decision(&job));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Stopped;
    impl Clock for Stopped {
        fn now(&self) -> WallMillis {
            1_000
        }
    }

    fn job(step: u32, not_before: WallMillis) -> Job {
        Job {
            table: "t".into(),
            seat: 0,
            step,
            not_before,
        }
    }

    #[tokio::test]
    async fn the_same_decision_waits_once_and_the_earliest_comes_first() {
        let queue = Queue::new(8, Arc::new(Stopped));
        queue.push(job(2, 900));
        queue.push(job(1, 800));
        queue.push(job(1, 500));
        assert_eq!(queue.next().await.step, 1);
        assert_eq!(queue.next().await.step, 2);
        assert!(queue.next().now_or_never().is_none());
    }

    #[test]
    fn the_metrics_say_how_many_wait() {
        let recorder = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder();
        let queue = Queue::new(8, Arc::new(Stopped));
        let says = |count: usize| {
            let told = recorder.handle().render();
            assert!(told.contains(&format!("{GAUGE} {count}")), "{told}");
        };
        metrics::with_local_recorder(&recorder, || {
            queue.push(job(1, 500));
            queue.push(job(2, 500));
            says(2);
            assert!(queue.next().now_or_never().is_some());
            says(1);
            assert!(queue.next().now_or_never().is_some());
            says(0);
        });
    }

    #[tokio::test]
    async fn nothing_is_done_before_its_time_and_the_queue_is_bounded() {
        let queue = Queue::new(2, Arc::new(Stopped));
        for step in 0..5 {
            queue.push(job(step, 2_000));
        }
        assert_eq!(queue.waiting().jobs.len(), 2);
        assert!(queue.next().now_or_never().is_none());
    }
}
