//! All that goes on while nobody asks, under one roof.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use pantheon_tables::{Bus, Clock, Job, Jobs, TableStore, Tables};
use pantheon_wire::{Seq, TableId, UserId};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::bells::Bells;
use super::lobby::Lobby;
use super::pile::Pile;
use super::presence::Presence;
use super::queue::Queue;
use super::timers::{Timers, look_for_due};
use crate::limits::Buckets;
use crate::settings::{Settings, WorkSettings};
use crate::socket::Doors;

/// How many tables that changed are remembered until their timers are set.
const CHANGES: usize = 10_000;
/// How many tables where something is due are looked after at once.
const DUE_AT_ONCE: u32 = 64;
/// How many tables the lobby shows, the newest first.
const IN_LOBBY: usize = 500;
/// How often those in the lobby are told what changed.
const LOBBY_EVERY: Duration = Duration::from_millis(500);
/// How often it is written down who is at which table.
const PRESENCE_EVERY: Duration = Duration::from_secs(30);

/// The live half of a server: its bus, its queue, and its tasks.
///
/// It is made before the tables, which need it, and is started with them.
pub struct Live {
    pub(crate) bells: Arc<Bells>,
    pub(crate) lobby: Lobby,
    pub(crate) presence: Arc<Presence>,
    pub(crate) doors: Arc<Doors>,
    pub(crate) accounts: Arc<Buckets<UserId>>,
    queue: Queue,
    changed: Pile<TableId>,
    settings: WorkSettings,
    clock: Arc<dyn Clock>,
    tasks: TaskTracker,
    stop: CancellationToken,
}

impl Live {
    /// Nothing goes on yet.
    pub fn new(settings: &Settings, clock: Arc<dyn Clock>) -> Arc<Self> {
        Arc::new(Self {
            bells: Arc::default(),
            lobby: Lobby::new(IN_LOBBY),
            presence: Arc::default(),
            doors: Arc::default(),
            accounts: Arc::new(Buckets::new("socket-account", settings.socket.account_rate)),
            queue: Queue::new(settings.work.bots_waiting, Arc::clone(&clock)),
            changed: Pile::new(CHANGES),
            settings: settings.work.clone(),
            clock,
            tasks: TaskTracker::new(),
            stop: CancellationToken::new(),
        })
    }

    /// Starts the tasks that look after these tables.
    pub fn start(self: &Arc<Self>, tables: &Arc<Tables>, store: &Arc<dyn TableStore>) {
        let settings = &self.settings;
        for _ in 0..settings.bots.max(1) {
            self.task(tables, |live, tables| async move {
                live.queue.work(&tables, &live.stop).await;
            });
        }
        let every = millis(settings.due_millis);
        self.task(tables, move |live, tables| async move {
            look_for_due(&tables, every, DUE_AT_ONCE, &live.stop).await;
        });
        self.task(tables, |live, tables| async move {
            let timers = Timers::new(Arc::clone(&live.clock));
            timers.run(&tables, &live.changed, &live.stop).await;
        });
        self.task(tables, |live, tables| async move {
            let presence = &live.presence;
            presence
                .write_down(&tables, PRESENCE_EVERY, &live.stop)
                .await;
        });
        self.task(tables, |live, tables| async move {
            live.lobby.run(&tables, LOBBY_EVERY, &live.stop).await;
        });
        if settings.poll_millis > 0 {
            let every = millis(settings.poll_millis);
            let store = Arc::clone(store);
            self.task(tables, move |live, _| async move {
                super::poller::poll(&*store, &*live, &*live.clock, every, &live.stop).await;
            });
        }
    }

    fn task<F: Future<Output = ()> + Send + 'static>(
        self: &Arc<Self>,
        tables: &Arc<Tables>,
        work: impl FnOnce(Arc<Self>, Arc<Tables>) -> F,
    ) {
        self.tasks.spawn(work(Arc::clone(self), Arc::clone(tables)));
    }

    /// Does something now and then until the server stops.
    pub fn every<F: Future<Output = ()> + Send>(
        self: &Arc<Self>,
        every: Duration,
        mut work: impl FnMut() -> F + Send + 'static,
    ) {
        let live = Arc::clone(self);
        self.tasks.spawn(async move {
            loop {
                tokio::select! {
                    biased;
                    () = live.stop.cancelled() => return,
                    () = tokio::time::sleep(every) => work().await,
                }
            }
        });
    }

    /// The tasks that are waited for when the server stops.
    pub(crate) const fn tasks(&self) -> &TaskTracker {
        &self.tasks
    }

    /// What tells that the server stops.
    pub(crate) const fn stopping(&self) -> &CancellationToken {
        &self.stop
    }

    /// How many sockets are open.
    pub fn sockets(&self) -> usize {
        self.doors.count()
    }

    /// How long what was begun may take to end when the server stops.
    pub(crate) fn patience(&self) -> Duration {
        Duration::from_secs(u64::from(self.settings.stop_seconds))
    }

    /// Tells all sockets and tasks to end, and waits for them, but not for ever. Answers whether all ended.
    pub async fn stop(&self) -> bool {
        self.stop.cancel();
        self.tasks.close();
        let ended = tokio::time::timeout(self.patience(), self.tasks.wait());
        ended.await.is_ok()
    }
}

const fn millis(millis: u64) -> Duration {
    // A pause of nothing would be a busy loop.
    Duration::from_millis(if millis == 0 { 1 } else { millis })
}

impl Bus for Live {
    fn publish(&self, table: &TableId, seq: Seq) {
        self.bells.ring(table, seq);
        self.lobby.touch(table);
        self.changed.put(table.clone());
    }
}

#[async_trait]
impl Jobs for Live {
    async fn push(&self, job: Job) {
        self.queue.push(job);
    }
}
