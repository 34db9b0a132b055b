//! Those who wait to think: bots that are to decide, and people who want advice. Time is shared between those who ask.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::FutureExt as _;
use pantheon_tables::{Clock, Job, Origin, Tables, Takes};
use pantheon_wire::TableId;
use tokio::sync::{Notify, oneshot};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::Instrument as _;

pub(super) use super::fair_queue::Accepts;
pub(crate) use super::fair_queue::Owner;
use super::fair_queue::{Bounds, FairQueue, Turn};
use crate::metrics::{gauge, refused};
use crate::settings::WorkSettings;

/// How many wait, for whoever reads the metrics.
const GAUGE: &str = "pantheon_jobs_waiting";
/// How long they waited from when they might have thought.
const WAITED: &str = "pantheon_job_wait_seconds";
/// How long they thought.
const THOUGHT: &str = "pantheon_job_seconds";

/// Those who wait to think.
pub(crate) struct JobQueue {
    waiting: Mutex<Waiting>,
    notify: Notify,
    most: usize,
    tables_each: usize,
    clock: Arc<dyn Clock>,
}

struct Waiting {
    fair_queue: FairQueue<What>,
    /// The decisions that wait or are being made: each is made once at a time.
    known: HashSet<Decision>,
    /// The tables of each near network whose bots wait or think, with how many of them do.
    tables: HashMap<String, BTreeMap<TableId, usize>>,
}

/// What somebody waits for.
#[derive(Debug)]
enum What {
    /// A bot is to decide.
    Job(Job),
    /// Somebody wants a place to think.
    Place(oneshot::Sender<Place>, Instant),
}

/// A place to think, until it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    _left: oneshot::Sender<()>,
}

/// Accepts decision a job is about.
type Decision = (TableId, u8, u32);

fn decision(job: &Job) -> Decision {
    (job.table.clone(), job.seat, job.step)
}

/// Whose tables are counted together: those of a near network, or of a person where nobody knows where they are.
fn counted(job: &Job) -> &str {
    match job.origin.network.near.as_str() {
        "" => job.origin.person.as_str(),
        near => near,
    }
}

impl Waiting {
    /// Notes that a bot of a table waits, unless too many tables of its network have such bots.
    fn note(&mut self, job: &Job, most: usize) -> bool {
        let tables = self.tables.entry(counted(job).to_owned()).or_default();
        let known = tables.contains_key(&job.table);
        if known || tables.len() < most {
            *tables.entry(job.table.clone()).or_default() += 1;
            return true;
        }
        false
    }

    /// A bot waits and thinks no longer.
    fn forget(&mut self, job: &Job) {
        self.known.remove(&decision(job));
        let Some(tables) = self.tables.get_mut(counted(job)) else {
            return;
        };
        if let Some(count) = tables.get_mut(&job.table) {
            *count -= 1;
            if *count == 0 {
                tables.remove(&job.table);
            }
        }
        if tables.is_empty() {
            self.tables.remove(counted(job));
        }
    }

    /// Makes room for one more, if it may be at the cost of somebody who has more waiting.
    fn make_room(&mut self, origin: &Origin) -> bool {
        let dropped = self.fair_queue.make_room(origin);
        if let Some(What::Job(job)) = &dropped {
            self.forget(job);
        }
        dropped.is_some()
    }
}

impl JobQueue {
    /// An empty queue.
    pub(crate) fn new(settings: &WorkSettings, clock: Arc<dyn Clock>) -> Self {
        let bound = |seconds: u32| (seconds > 0).then(|| u64::from(seconds) * 1000);
        Self {
            waiting: Mutex::new(Waiting {
                fair_queue: FairQueue::new(Bounds {
                    near: bound(settings.bots_seconds_each),
                    wide: bound(settings.bots_seconds_wide),
                }),
                known: HashSet::new(),
                tables: HashMap::new(),
            }),
            notify: Notify::new(),
            most: settings.bots_waiting,
            tables_each: settings.bots_tables_each,
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
            if waiting.known.contains(&decision(&job)) {
                return;
            }
            if waiting.fair_queue.waiting() >= self.most && !waiting.make_room(&job.origin) {
                refused("bots-waiting");
                return;
            }
            if !waiting.note(&job, self.tables_each) {
                refused("bots-tables-each");
                return;
            }
            waiting.known.insert(decision(&job));
            let (origin, takes, not_before) = (job.origin.clone(), job.takes, job.not_before);
            let fair_queue = &mut waiting.fair_queue;
            fair_queue.push(&origin, takes, not_before, What::Job(job));
            gauge(GAUGE, fair_queue.waiting());
        }
        self.notify.notify_waiters();
    }

    /// Waits for a place to think, for somebody who isn't a bot. Nothing if there is none to be had.
    pub(crate) async fn place(&self, origin: &Origin, takes: Takes) -> Option<Place> {
        let (give, given) = oneshot::channel();
        {
            let mut waiting = self.waiting();
            if waiting.fair_queue.waiting() >= self.most && !waiting.make_room(origin) {
                refused("bots-waiting");
                return None;
            }
            let what = What::Place(give, Instant::now());
            waiting.fair_queue.push(origin, takes, 0, what);
            gauge(GAUGE, waiting.fair_queue.waiting());
        }
        self.notify.notify_waiters();
        given.await.ok()
    }

    /// How many wait for their network to have time again.
    pub(crate) fn held(&self) -> usize {
        self.waiting().fair_queue.held(self.clock.now())
    }

    /// The time that was had here of late, as far as other nodes are to know: whose, and how much. What is less than so much
    /// waits until more has come together.
    pub(super) fn take_had(&self, least: Duration) -> Vec<(Owner, u64)> {
        let least = least.as_millis().try_into().unwrap_or(u64::MAX);
        self.waiting().fair_queue.take_had(least)
    }

    /// Somebody had so much time at other nodes.
    pub(super) fn charge(&self, of: &[(Owner, u64)]) {
        let now = self.clock.now();
        let mut waiting = self.waiting();
        for (owner, millis) in of {
            metrics::counter!("pantheon_job_millis_elsewhere_total").increment(*millis);
            waiting.fair_queue.charge(owner, *millis, now);
        }
    }

    /// Waits for one whose turn it is.
    async fn next(&self, accepts: Accepts) -> Turn<What> {
        loop {
            // Listening begins before looking, so that nothing comes in between unheard.
            let mut rings = pin!(self.notify.notified());
            rings.as_mut().enable();
            let look_again = {
                let mut waiting = self.waiting();
                let now = self.clock.now();
                match waiting.fair_queue.take(now, accepts) {
                    Ok(turn) => {
                        gauge(GAUGE, waiting.fair_queue.waiting());
                        return turn;
                    }
                    Err(later) => later.map(|at| at.saturating_sub(now)),
                }
            };
            match look_again {
                Some(millis) => tokio::select! {
                    biased;
                    () = rings => {}
                    () = tokio::time::sleep(Duration::from_millis(millis.max(1))) => {}
                },
                None => rings.await,
            }
        }
    }

    /// Lets one after the other think until the server stops. The last one comes to its end.
    pub(crate) async fn work(&self, accepts: Accepts, tables: &Tables, stop: &CancellationToken) {
        loop {
            let turn = tokio::select! {
                biased;
                () = stop.cancelled() => return,
                turn = self.next(accepts) => turn,
            };
            let began = Instant::now();
            self.note_wait(&turn.what);
            let turn = self.think(turn, tables).await;
            self.done(&turn, began.elapsed());
        }
    }

    async fn think(&self, turn: Turn<What>, tables: &Tables) -> Turn<Option<Job>> {
        turn.map_async(async |what| match what {
            What::Job(job) => {
                let takes = match job.takes {
                    Takes::Quick => "quick",
                    Takes::Long => "long",
                };
                let waited = self.clock.now().saturating_sub(job.not_before);
                let span = tracing::info_span!("bot", bot.takes = takes, bot.waited_millis = waited);
                let work = AssertUnwindSafe(tables.work(&job)).catch_unwind();
                match work.instrument(span).await {
                    Ok(Ok(())) => {}
                    Ok(Err(problem)) => {
                        tracing::warn!(table = %job.table, seat = job.seat, %problem, "bots: a decision failed, retry when the table is next due");
                    }
                    Err(_) => {
                        tracing::error!(table = %job.table, seat = job.seat, "bots: a decision panicked, retry when the table is next due");
                    }
                }
                Some(job)
            }
            What::Place(give, _) => {
                let (left, leaves) = oneshot::channel();
                // Whoever asked may have gone: then the place is dropped at once.
                drop(give.send(Place { _left: left }));
                let _gone = leaves.await;
                None
            }
        })
        .await
    }

    fn note_wait(&self, what: &What) {
        let waited = match what {
            What::Job(job) => {
                let since = self.clock.now().saturating_sub(job.not_before);
                Duration::from_millis(since)
            }
            What::Place(_, since) => since.elapsed(),
        };
        metrics::histogram!(WAITED).record(waited.as_secs_f64());
    }

    fn done(&self, turn: &Turn<Option<Job>>, took: Duration) {
        metrics::histogram!(THOUGHT).record(took.as_secs_f64());
        let millis = took.as_millis().try_into().unwrap_or(u64::MAX);
        let mut waiting = self.waiting();
        waiting.fair_queue.done(turn, millis, self.clock.now());
        if let Some(job) = &turn.what {
            waiting.forget(job);
        }
        drop(waiting);
        // What waited for its network may have less to wait for.
        self.notify.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use pantheon_tables::Network;
    use pantheon_wire::{UserId, WallMillis};

    use super::*;

    struct Stopped;
    impl Clock for Stopped {
        fn now(&self) -> WallMillis {
            1_000
        }
    }

    fn queue(settings: &WorkSettings) -> JobQueue {
        JobQueue::new(settings, Arc::new(Stopped))
    }

    fn of_size(bots_waiting: usize) -> JobQueue {
        queue(&WorkSettings {
            bots_waiting,
            ..WorkSettings::default()
        })
    }

    fn origin(name: &str) -> Origin {
        Origin {
            network: Network {
                near: name.to_owned(),
                wide: name.to_owned(),
            },
            person: UserId::from(name),
        }
    }

    fn job_of(name: &str, table: &str, step: u32, not_before: WallMillis) -> Job {
        Job {
            table: table.into(),
            seat: 0,
            step,
            not_before,
            origin: origin(name),
            takes: Takes::Long,
        }
    }

    fn job(step: u32, not_before: WallMillis) -> Job {
        job_of("ann", "t", step, not_before)
    }

    fn now(queue: &JobQueue) -> Option<Job> {
        match queue.next(Accepts::All).now_or_never()?.what {
            What::Job(job) => Some(job),
            What::Place(..) => None,
        }
    }

    #[tokio::test]
    async fn the_same_decision_waits_once_and_the_earliest_comes_first() {
        let queue = of_size(8);
        queue.push(job(2, 900));
        queue.push(job(1, 800));
        queue.push(job(1, 500));
        assert_eq!(now(&queue).unwrap().step, 1);
        assert_eq!(now(&queue).unwrap().step, 2);
        assert!(now(&queue).is_none());
    }

    #[test]
    fn the_metrics_say_how_many_wait() {
        let recorder = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder();
        let queue = of_size(8);
        let says = |count: usize| {
            let told = recorder.handle().render();
            assert!(told.contains(&format!("{GAUGE} {count}")), "{told}");
        };
        metrics::with_local_recorder(&recorder, || {
            queue.push(job(1, 500));
            queue.push(job(2, 500));
            says(2);
            assert!(now(&queue).is_some());
            says(1);
            assert!(now(&queue).is_some());
            says(0);
        });
    }

    #[tokio::test]
    async fn nothing_is_done_before_its_time_and_the_queue_is_bounded() {
        let queue = of_size(2);
        for step in 0..5 {
            queue.push(job(step, 2_000));
        }
        assert_eq!(queue.waiting().fair_queue.waiting(), 2);
        assert_eq!(queue.waiting().known.len(), 2);
        assert!(now(&queue).is_none());
    }

    #[tokio::test]
    async fn a_full_queue_takes_an_honest_job_in_place_of_an_attackers() {
        let queue = of_size(5);
        for step in 0..9 {
            queue.push(job_of("attacker", "t", step, 500));
        }
        queue.push(job_of("ann", "honest", 1, 500));
        assert_eq!(queue.waiting().fair_queue.waiting(), 5);
        assert_eq!(now(&queue).unwrap().table, "t".into());
        assert_eq!(now(&queue).unwrap().table, "honest".into());
    }

    #[tokio::test]
    async fn only_so_many_tables_of_a_network_have_bots_that_wait_or_think() {
        let queue = queue(&WorkSettings {
            bots_tables_each: 2,
            ..WorkSettings::default()
        });
        for table in ["a", "b", "c"] {
            queue.push(job_of("ann", table, 1, 500));
            queue.push(job_of("ann", table, 2, 500));
        }
        assert_eq!(queue.waiting().fair_queue.waiting(), 4);
        for _ in 0..2 {
            let turn = queue.next(Accepts::All).await;
            let turn = turn.map_async(async |what| match what {
                What::Job(job) => Some(job),
                What::Place(..) => None,
            });
            queue.done(&turn.await, Duration::from_millis(10));
        }
        queue.push(job_of("ann", "c", 1, 500));
        assert_eq!(queue.waiting().fair_queue.waiting(), 3, "the first is done");
    }

    #[tokio::test]
    async fn advice_waits_in_the_same_line_and_has_its_place_until_it_is_dropped() {
        let queue = Arc::new(of_size(8));
        for step in 0..5 {
            queue.push(job_of("attacker", "t", step, 500));
        }
        assert!(now(&queue).is_some(), "one of them thinks");
        let asked = Arc::clone(&queue);
        let advice = tokio::spawn(async move { asked.place(&origin("ann"), Takes::Quick).await });
        tokio::task::yield_now().await;
        let turn = queue.next(Accepts::All).await;
        let What::Place(give, _) = turn.what else {
            panic!("advice is next: {:?}", turn.what);
        };
        let (left, leaves) = oneshot::channel();
        give.send(Place { _left: left }).unwrap();
        let place = advice.await.unwrap().expect("there is a place");
        let mut leaves = pin!(leaves);
        assert!((&mut leaves).now_or_never().is_none());
        drop(place);
        assert!(leaves.await.is_err());
    }
}
