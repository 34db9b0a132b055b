//! All that goes on while nobody asks, under one roof.

use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;

use async_trait::async_trait;
use pantheon_tables::{Bus, Clock, Job, Jobs, Origin, TableStore, Tables, Takes};
use pantheon_wire::{Seq, TableId, UserId, WallMillis};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use super::coalesced::Coalesced;
use super::drain::Drain;
use super::hearing::Hearing;
use super::job_queue::{Accepts, JobQueue, Place};
use super::lobby::Lobby;
use super::poller::{poll, poll_sessions};
use super::presence::Presence;
use super::sessions::OpenSessions;
use super::sharing;
use super::tasks::Tasks;
use super::timers::{Timers, keep_snapshots, look_for_due, take_over};
use super::uptime;
use super::watchdog::{self, Watchdog};
use super::watchers::Watchers;
use crate::app::App;
use crate::connection_limits::ConnectionLimits;
use crate::error::Failure;
use crate::metrics::{Metrics, gauge};
use crate::nodes::{Nodes, Transport};
use crate::session::SignedOut;
use crate::settings::{Settings, WorkSettings};
use crate::socket::socket_limits;
use crate::token_buckets::TokenBuckets;

/// How many tables that changed are remembered until their timers are set.
const CHANGES: usize = 10_000;
/// How many tables where something is due are looked after at once.
const DUE_AT_ONCE: u32 = 64;
/// How many tables the lobby knows.
const IN_LOBBY: usize = 500;
/// How often those in the lobby are told what changed.
const LOBBY_EVERY: Duration = Duration::from_millis(500);
/// How often it is written down who is at which table.
const PRESENCE_EVERY: Duration = Duration::from_secs(30);

/// The live half of a server: its bus, its queue, and its tasks.
///
/// It is made before the tables, accepts need it, and is started with them.
pub struct Live {
    pub(crate) watchers: Arc<Watchers>,
    pub(crate) lobby: Lobby,
    pub(crate) presence: Arc<Presence>,
    pub(crate) socket_limits: Arc<ConnectionLimits>,
    pub(crate) sessions: Arc<OpenSessions>,
    pub(crate) accounts: Arc<TokenBuckets<UserId>>,
    pub(super) queue: JobQueue,
    changed: Coalesced<TableId>,
    settings: WorkSettings,
    clock: Arc<dyn Clock>,
    pub(crate) nodes: Arc<Nodes>,
    /// A node is gone, and what it had in hand is to be done.
    pub(super) orphaned: Notify,
    tasks: Tasks,
    /// Whose slots are told of when the server doesn't stop.
    tables: OnceLock<Weak<Tables>>,
    pub(crate) drain: Drain,
    stop: CancellationToken,
}

impl Live {
    /// Nothing goes on yet.
    pub fn new(settings: &Settings, clock: Arc<dyn Clock>) -> Arc<Self> {
        let watchers = Arc::default();
        let nodes = Arc::default();
        let presence = Presence::new(
            Arc::clone(&clock),
            Arc::clone(&watchers),
            Arc::clone(&nodes),
        );
        Arc::new(Self {
            watchers,
            lobby: Lobby::new(IN_LOBBY, settings.socket.lobby_page),
            presence: Arc::new(presence),
            socket_limits: socket_limits(&settings.socket),
            sessions: Arc::default(),
            accounts: Arc::new(TokenBuckets::new(
                "socket-account",
                settings.socket.account_rate,
            )),
            queue: JobQueue::new(&settings.work, Arc::clone(&clock)),
            changed: Coalesced::new(CHANGES),
            settings: settings.work.clone(),
            clock,
            nodes,
            orphaned: Notify::new(),
            tasks: Tasks::default(),
            tables: OnceLock::new(),
            drain: Drain::new(settings.work.drain_seconds),
            stop: CancellationToken::new(),
        })
    }

    /// Starts the tasks that look after these tables.
    pub fn start(self: &Arc<Self>, tables: &Arc<Tables>, store: &Arc<dyn TableStore>) {
        let settings = &self.settings;
        // They are started once.
        self.tables.set(Arc::downgrade(tables)).ok();
        let watchdog = Watchdog::new(settings);
        self.task("watchdog", tables, |live, tables| async move {
            watchdog.run(&tables, &live.stop).await;
        });
        let (all, quick) = settings.thinkers();
        for accepts in std::iter::repeat_n(Accepts::All, all).chain([Accepts::Quick].repeat(quick))
        {
            self.task("bots", tables, move |live, tables| async move {
                live.queue.work(accepts, &tables, &live.stop).await;
            });
        }
        let every = millis(settings.due_millis);
        self.task("snapshots", tables, move |live, tables| async move {
            keep_snapshots(&tables, every, &live.stop).await;
        });
        self.task("due", tables, move |live, tables| async move {
            look_for_due(&tables, &live.nodes, every, DUE_AT_ONCE, &live.stop).await;
        });
        self.task("takeover", tables, |live, tables| async move {
            take_over(&tables, &live.nodes, &live.orphaned, &live.stop).await;
        });
        self.task("uptime", tables, |live, tables| async move {
            uptime::beat(&tables, &live.stop).await;
        });
        self.task("timers", tables, |live, tables| async move {
            let timers = Timers::new(Arc::clone(&live.clock));
            timers.run(&tables, &live.changed, &live.stop).await;
        });
        self.task("presence", tables, |live, tables| async move {
            let presence = &live.presence;
            presence
                .write_down(&tables, PRESENCE_EVERY, &live.stop)
                .await;
        });
        self.task("absence", tables, |live, tables| async move {
            live.presence.notice(&tables, &live.stop).await;
        });
        self.task("lobby", tables, |live, tables| async move {
            live.lobby.run(&tables, LOBBY_EVERY, &live.stop).await;
        });
        if settings.poll_millis > 0 {
            let every = millis(settings.poll_millis);
            let store = Arc::clone(store);
            self.task("poller", tables, move |live, _| async move {
                let tell = |table: &TableId, seq| live.others_grew(table, seq);
                poll(&*store, &*live.clock, every, &live.nodes, &live.stop, tell).await;
            });
        }
    }

    fn task<F: Future<Output = ()> + Send + 'static>(
        self: &Arc<Self>,
        name: &'static str,
        tables: &Arc<Tables>,
        work: impl FnOnce(Arc<Self>, Arc<Tables>) -> F,
    ) {
        let work = work(Arc::clone(self), Arc::clone(tables));
        self.tasks.spawn(name, work);
    }

    /// Starts to talk with the other processes, if there is a way to them. The best is first.
    pub(crate) fn join(self: &Arc<Self>, app: &App, transports: Vec<Arc<dyn Transport>>) {
        if transports.is_empty() {
            return;
        }
        self.nodes.join(transports);
        let (live, limited) = (Arc::clone(self), app.clone());
        self.tasks.spawn("limits", async move {
            sharing::tell(&limited, &live.stop).await;
        });
        let (live, hearing) = (Arc::clone(self), Hearing::new(app.clone()));
        self.tasks.spawn("nodes", async move {
            live.nodes.run(&hearing, &live.stop).await;
        });
    }

    /// A log has reached a place by a row that another process appended.
    pub(crate) fn others_grew(&self, table: &TableId, seq: Seq) {
        self.watchers.notify(table, seq);
        self.lobby.touch(table);
        self.changed.put(table.clone());
    }

    /// Starts to ask whether sessions have ended at other processes.
    pub(crate) fn watch_sessions(self: &Arc<Self>, app: &App) {
        if self.settings.poll_millis == 0 {
            return;
        }
        let every = millis(self.settings.poll_millis);
        let (live, app) = (Arc::clone(self), app.clone());
        self.tasks.spawn("sessions", async move {
            let (people, clock) = (app.people(), app.clock());
            let tell = |hash| app.end_sockets(SignedOut::Session(hash));
            let (sessions, nodes) = (&live.sessions, &live.nodes);
            poll_sessions(people, sessions, clock, every, nodes, &live.stop, tell).await;
        });
    }

    /// Does something now and then until the server stops.
    pub fn every<F: Future<Output = ()> + Send>(
        self: &Arc<Self>,
        every: Duration,
        mut work: impl FnMut() -> F + Send + 'static,
    ) {
        let live = Arc::clone(self);
        self.tasks.spawn("chore", async move {
            loop {
                tokio::select! {
                    biased;
                    () = live.stop.cancelled() => return,
                    () = tokio::time::sleep(every) => work().await,
                }
            }
        });
    }

    /// Tells what bots wait for whenever the counts are read.
    pub(crate) fn tell_of_bots(self: &Arc<Self>, metrics: &Metrics) {
        let live = Arc::downgrade(self);
        metrics.look(move || {
            let Some(live) = live.upgrade() else { return };
            gauge("pantheon_jobs_held", live.queue.held());
            if let Some(tables) = live.tables.get().and_then(Weak::upgrade) {
                let counts = tables.counts();
                metrics::counter!("pantheon_bots_rested_total").absolute(counts.bots_rested);
                metrics::counter!("pantheon_bots_late_total").absolute(counts.bots_late);
                metrics::counter!("pantheon_tables_conflicts_total").absolute(counts.conflicts);
                metrics::counter!("pantheon_tables_caught_up_total").absolute(counts.caught_up);
            }
        });
    }

    /// Waits until somebody may have something thought about, in the same line as the bots.
    pub(crate) async fn place_to_think(
        &self,
        origin: &Origin,
        takes: Takes,
    ) -> Result<Place, Failure> {
        let place = self.queue.place(origin, takes).await;
        place.ok_or_else(Failure::busy)
    }

    /// The tasks that are waited for when the server stops.
    pub(crate) const fn tasks(&self) -> &Tasks {
        &self.tasks
    }

    /// What tells that the server stops.
    pub(crate) const fn stopping(&self) -> &CancellationToken {
        &self.stop
    }

    /// How many sockets are open.
    pub fn sockets(&self) -> usize {
        self.socket_limits.count()
    }

    /// How long what was begun may take to end when the server stops. The rest of the time is for closing the store.
    pub(crate) fn patience(&self) -> Duration {
        Duration::from_secs(u64::from(self.settings.stop_seconds)) * 4 / 5
    }

    /// Tells all sockets and tasks to end, and waits for them, but not for ever. Answers whether all ended.
    pub async fn stop(&self) -> bool {
        self.nodes.leave();
        self.stop.cancel();
        let ended = tokio::time::timeout(self.patience(), self.tasks.wait()).await;
        if ended.is_err() {
            let under_way = self.under_way();
            tracing::error!(%under_way, "stop: tasks still running at the deadline, stopping without them");
        }
        ended.is_ok()
    }

    /// What is under way, in words, for whoever wants to know why a server doesn't stop.
    pub fn under_way(&self) -> String {
        let tables = self.tables.get().and_then(Weak::upgrade);
        let slots = tables.map_or_else(String::new, |tables| watchdog::under_way(&tables));
        format!("tasks: {}; tables: {slots}", self.tasks.under_way())
    }
}

const fn millis(millis: u64) -> Duration {
    // A pause of nothing would be a busy loop.
    Duration::from_millis(if millis == 0 { 1 } else { millis })
}

impl Bus for Live {
    fn publish(&self, table: &TableId, seq: Seq, due: Option<WallMillis>) {
        self.watchers.notify(table, seq);
        self.lobby.touch(table);
        // Most tables have no clock, and no timer need be set where nothing will be due.
        if due.is_some() {
            self.changed.put(table.clone());
        }
        self.nodes.grew(table, seq);
    }
}

#[async_trait]
impl Jobs for Live {
    async fn push(&self, job: Job) {
        self.queue.push(job);
    }
}
