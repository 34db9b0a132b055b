//! A world that a seed decides: a store that is slow and fails, time, tasks, and processes that end without warning.

use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Wake, Waker};

use pantheon_engine::{Random as _, Rng};
use pantheon_tables::memory::{AtOnce, MemoryClock, MemoryJobs, MemoryStore, SeededEntropy};
use pantheon_tables::{Bus, Clock, Outside, Settings, StoreError, Tables};
use pantheon_wire::{Seq, TableId, WallMillis};

use crate::store::SimStore;

/// What the world is made of that all processes share.
pub(crate) struct World {
    pub(crate) store: MemoryStore,
    pub(crate) clock: MemoryClock,
    ops: Mutex<Vec<Op>>,
    timers: Mutex<Vec<(WallMillis, Waker)>>,
    numbers: Mutex<u64>,
}

/// Something that was asked of the store.
struct Op {
    number: u64,
    incarnation: u64,
    write: bool,
    stage: Stage,
    waker: Waker,
}

/// What the store does, and whether its answer is kept.
type Effect = Box<dyn FnOnce(&MemoryStore, bool) + Send>;

/// How far the store has got with it.
enum Stage {
    /// It can be done, and the answer kept or lost.
    Asked(Effect),
    Done,
}

/// What a store's answer is left in.
pub(crate) type Cell<T> = Arc<Mutex<Option<Result<T, StoreError>>>>;

impl World {
    fn new() -> Self {
        Self {
            store: MemoryStore::default(),
            clock: MemoryClock::at(1_000_000),
            ops: Mutex::default(),
            timers: Mutex::default(),
            numbers: Mutex::default(),
        }
    }

    /// Asks the store. The answer comes when the seed says so, if it comes.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        incarnation: u64,
        write: bool,
        run: impl FnOnce(&MemoryStore) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let cell: Cell<T> = Arc::default();
        let theirs = Arc::clone(&cell);
        let number = {
            let mut numbers = self.numbers.lock().unwrap();
            *numbers += 1;
            *numbers
        };
        let mut run = Some(run);
        std::future::poll_fn(move |context| {
            let mut ops = self.ops.lock().unwrap();
            if let Some(run) = run.take() {
                let theirs = Arc::clone(&theirs);
                ops.push(Op {
                    number,
                    incarnation,
                    write,
                    stage: Stage::Asked(Box::new(move |store, kept| {
                        let answer = run(store);
                        *theirs.lock().unwrap() = kept.then_some(answer);
                    })),
                    waker: context.waker().clone(),
                });
                return Poll::Pending;
            }
            match ops.iter_mut().find(|op| op.number == number) {
                Some(op) => {
                    op.waker.clone_from(context.waker());
                    Poll::Pending
                }
                None => Poll::Ready(()),
            }
        })
        .await;
        let answer = cell.lock().unwrap().take();
        answer.unwrap_or_else(|| Err(StoreError::Unreachable("as the seed will have it".into())))
    }

    /// Waits.
    pub(crate) async fn sleep(&self, millis: u64) {
        let until = self.clock.now() + millis;
        std::future::poll_fn(|context| {
            if self.clock.now() >= until {
                return Poll::Ready(());
            }
            let mut timers = self.timers.lock().unwrap();
            timers.push((until, context.waker().clone()));
            Poll::Pending
        })
        .await;
    }

    fn pass(&self, millis: u64) {
        self.clock.pass(millis);
        let now = self.clock.now();
        let mut timers = self.timers.lock().unwrap();
        timers.retain(|(until, waker)| {
            if *until <= now {
                waker.wake_by_ref();
            }
            *until > now
        });
    }
}

/// A clock that is wrong by a little, as those of different machines are.
struct Skewed(Arc<World>, u64);

impl Clock for Skewed {
    fn now(&self) -> WallMillis {
        self.0.clock.now() + self.1
    }
}

/// Checks that nothing is told before it is in the log.
struct TruthfulBus(Arc<World>);

impl Bus for TruthfulBus {
    fn publish(&self, table: &TableId, seq: Seq, _due: Option<WallMillis>) {
        let last = self.0.store.last(table);
        assert!(last >= seq, "row {seq} is told and the log has {last}");
    }
}

/// A process of the service.
#[derive(Clone)]
pub(crate) struct Process {
    pub(crate) incarnation: u64,
    pub(crate) tables: Arc<Tables>,
    pub(crate) jobs: Arc<MemoryJobs>,
}

/// How much goes wrong, in one of so many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Faults {
    pub(crate) before: u32,
    pub(crate) torn: u32,
    pub(crate) crash: u32,
}

impl Faults {
    pub(crate) const NONE: Self = Self {
        before: 0,
        torn: 0,
        crash: 0,
    };
}

pub(crate) fn one_in(rng: &mut Rng, count: u32) -> bool {
    count > 0 && rng.below(count) == 0
}

struct Task {
    /// The process that it belongs to, and ends with.
    incarnation: Option<u64>,
    future: Pin<Box<dyn Future<Output = ()>>>,
    flag: Arc<Flag>,
}

struct Flag(AtomicBool);

impl Wake for Flag {
    fn wake(self: Arc<Self>) {
        self.0.store(true, Ordering::SeqCst);
    }
}

type Spawned = (Option<u64>, Pin<Box<dyn Future<Output = ()>>>);

/// What tasks see of the executor.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) world: Arc<World>,
    spawned: Rc<RefCell<Vec<Spawned>>>,
    processes: Rc<RefCell<Vec<Process>>>,
}

impl Handle {
    pub(crate) fn spawn(
        &self,
        incarnation: Option<u64>,
        future: impl Future<Output = ()> + 'static,
    ) {
        self.spawned
            .borrow_mut()
            .push((incarnation, Box::pin(future)));
    }

    pub(crate) fn process(&self, number: usize) -> Process {
        self.processes.borrow()[number].clone()
    }

    pub(crate) fn processes(&self) -> usize {
        self.processes.borrow().len()
    }

    /// Has something done by a process; nothing if the process ends before it answers.
    pub(crate) async fn call<T: 'static, F: Future<Output = T>>(
        &self,
        process: &Process,
        latency: u64,
        work: impl FnOnce(Arc<Tables>) -> F + 'static,
    ) -> Option<T> {
        let (answer, answered) = tokio::sync::oneshot::channel();
        let tables = Arc::clone(&process.tables);
        let world = Arc::clone(&self.world);
        self.spawn(Some(process.incarnation), async move {
            world.sleep(latency).await;
            let _ = answer.send(work(tables).await);
        });
        answered.await.ok()
    }
}

/// Runs tasks one step at a time, in the order that a seed decides.
pub(crate) struct Executor {
    pub(crate) handle: Handle,
    pub(crate) faults: Faults,
    pub(crate) steps: u64,
    pub(crate) crashes: u32,
    rng: Rng,
    tasks: Vec<Task>,
    incarnations: u64,
    settings: Settings,
}

impl Executor {
    pub(crate) fn new(seed: u64, processes: usize, settings: Settings) -> Self {
        let handle = Handle {
            world: Arc::new(World::new()),
            spawned: Rc::default(),
            processes: Rc::default(),
        };
        let mut executor = Self {
            handle,
            faults: Faults::NONE,
            steps: 0,
            crashes: 0,
            rng: Rng::new(seed),
            tasks: Vec::new(),
            incarnations: 0,
            settings,
        };
        for _ in 0..processes {
            let process = executor.begin();
            executor.handle.processes.borrow_mut().push(process);
        }
        executor
    }

    /// A new process, with its own memory, and a loop that wakes tables and one that lets bots decide.
    fn begin(&mut self) -> Process {
        self.incarnations += 1;
        let incarnation = self.incarnations;
        let world = &self.handle.world;
        let jobs = Arc::new(MemoryJobs::default());
        let skew = u64::from(self.rng.below(50));
        let outside = Outside {
            store: Arc::new(SimStore {
                world: Arc::clone(world),
                incarnation,
            }),
            bus: Arc::new(TruthfulBus(Arc::clone(world))),
            jobs: jobs.clone(),
            clock: Arc::new(Skewed(Arc::clone(world), skew)),
            entropy: Arc::new(SeededEntropy::new(self.rng.next_u64())),
        };
        let tables = Tables::new(outside, self.settings.clone()).with_thinker(Arc::new(AtOnce));
        let process = Process {
            incarnation,
            tables: Arc::new(tables),
            jobs,
        };
        let (tables, world) = (Arc::clone(&process.tables), Arc::clone(world));
        self.handle.spawn(Some(incarnation), async move {
            loop {
                let _ = tables.wake_due(4).await;
                world.sleep(500).await;
            }
        });
        let (of, world) = (process.clone(), Arc::clone(&self.handle.world));
        self.handle.spawn(Some(incarnation), async move {
            loop {
                match of.jobs.pop(world.clock.now() + skew) {
                    Some(job) => drop(of.tables.work(&job).await),
                    None => world.sleep(20).await,
                }
            }
        });
        process
    }

    /// Ends a process at whatever it is waiting for, and begins another in its place. What it asked of the store and
    /// the store hasn't done yet may still be done later, or never.
    fn crash(&mut self, number: usize) {
        self.crashes += 1;
        let old = self.handle.process(number).incarnation;
        let rng = &mut self.rng;
        self.handle.world.ops.lock().unwrap().retain(|op| {
            op.incarnation != old
                || (op.write && matches!(op.stage, Stage::Asked(_)) && rng.below(2) == 0)
        });
        let (dead, alive) = std::mem::take(&mut self.tasks)
            .into_iter()
            .partition(|task| task.incarnation == Some(old));
        self.tasks = alive;
        drop::<Vec<Task>>(dead);
        let fresh = self.begin();
        self.handle.processes.borrow_mut()[number] = fresh;
    }

    /// One step of something, or time passes.
    pub(crate) fn step(&mut self) {
        self.steps += 1;
        for (incarnation, future) in self.handle.spawned.take() {
            let known = |process: &Process| Some(process.incarnation) == incarnation;
            // What was asked of a process that has ended since is never done.
            if incarnation.is_none() || self.handle.processes.borrow().iter().any(known) {
                self.tasks.push(Task {
                    incarnation,
                    future,
                    flag: Arc::new(Flag(AtomicBool::new(true))),
                });
            }
        }
        if one_in(&mut self.rng, self.faults.crash) {
            let number = self.rng.below(self.handle.processes() as u32);
            self.crash(number as usize);
            return;
        }
        let ready: Vec<usize> = (0..self.tasks.len())
            .filter(|&number| self.tasks[number].flag.0.load(Ordering::SeqCst))
            .collect();
        let ops = self.handle.world.ops.lock().unwrap().len();
        let most = (ready.len() + ops) as u32;
        if most == 0 || one_in(&mut self.rng, 12) {
            self.let_time_pass(most == 0);
            return;
        }
        let chosen = self.rng.below(most) as usize;
        match ready.get(chosen) {
            Some(&task) => self.poll(task),
            None => self.serve(chosen - ready.len()),
        }
    }

    fn let_time_pass(&mut self, idle: bool) {
        let world = &self.handle.world;
        let next = world.timers.lock().unwrap().iter().map(|(at, _)| *at).min();
        let millis = match next {
            Some(next) if idle => next.saturating_sub(world.clock.now()),
            _ => u64::from(self.rng.below(10)),
        };
        world.pass(millis);
    }

    fn poll(&mut self, number: usize) {
        let task = &mut self.tasks[number];
        task.flag.0.store(false, Ordering::SeqCst);
        let waker = Waker::from(Arc::clone(&task.flag));
        let done = task.future.as_mut().poll(&mut Context::from_waker(&waker));
        if done.is_ready() {
            drop(self.tasks.remove(number));
        }
    }

    /// The store does something, or fails, or answers, or its answer is lost.
    fn serve(&mut self, number: usize) {
        let mut ops = self.handle.world.ops.lock().unwrap();
        let stage = std::mem::replace(&mut ops[number].stage, Stage::Done);
        match stage {
            Stage::Asked(_) if one_in(&mut self.rng, self.faults.before) => {
                ops.remove(number).waker.wake();
            }
            Stage::Asked(run) => {
                let torn = ops[number].write && one_in(&mut self.rng, self.faults.torn);
                run(&self.handle.world.store, !torn);
                if torn {
                    ops.remove(number).waker.wake();
                }
            }
            Stage::Done => ops.remove(number).waker.wake(),
        }
    }
}
