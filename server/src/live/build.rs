//! Putting a server together.

use std::sync::Arc;
use std::time::Duration;

use pantheon_store::{Channel, DailyStore, PeopleStore};
use pantheon_tables::{Clock, Confusable, Entropy, Outside, TableStore, Tables, Threads, Uptime};

use super::{Live, cleanup};
use crate::app::{App, Parts};
use crate::metrics::gauge;
use crate::names;
use crate::nodes::{Nats, Transport};
use crate::settings::Settings;
use crate::signing::Signer;

/// How often sessions that ran out are removed, and refusals that are old.
const EXPIRE_EVERY: Duration = Duration::from_mins(10);

/// How often those are forgotten who haven't asked for so long that no limit concerns them.
const SWEEP_EVERY: Duration = Duration::from_mins(1);

/// How often what was measured is summed up.
const SUM_UP_EVERY: Duration = Duration::from_secs(10);

/// How long a bot may think at most: levels take two seconds.
const LONGEST_THOUGHT: Duration = Duration::from_secs(5);

/// The world that a server is put into.
pub struct World {
    /// What is kept of tables.
    pub store: Arc<dyn TableStore>,
    /// What is kept of people.
    pub people: Arc<dyn PeopleStore>,
    /// What is kept of the daily deals.
    pub dailies: Arc<dyn DailyStore>,
    /// The clock that tells the time to everything here.
    pub clock: Arc<dyn Clock>,
    /// The time that is shared with other processes and outlives this one, where it is.
    pub uptime: Option<Arc<dyn Uptime>>,
    /// The way to other processes on the same database, if it has one.
    pub channel: Option<Channel>,
    /// Random bytes.
    pub entropy: Arc<dyn Entropy>,
    /// Whoever signs the records that are given out.
    pub signer: Signer,
    /// What whoever runs the server chose.
    pub settings: Settings,
    /// What holds for all tables.
    pub life: pantheon_tables::Settings,
}

/// Puts a server together and starts what goes on while nobody asks. It must be called inside a runtime.
pub fn build(world: World) -> App {
    let live = Live::new(&world.settings, Arc::clone(&world.clock));
    let outside = Outside {
        store: Arc::clone(&world.store),
        bus: Arc::clone(&live) as _,
        jobs: Arc::clone(&live) as _,
        clock: Arc::clone(&world.clock),
        entropy: Arc::clone(&world.entropy),
    };
    let idle_after = Duration::from_millis(world.life.idle_after);
    let limits = &world.settings.limits;
    let life = pantheon_tables::Settings {
        confusable: Confusable(names::confusable),
        open_near: limits.open_tables,
        open_wide: limits.open_tables.saturating_mul(limits.network_times),
        ..world.life
    };
    let transports = transports(&world.settings, world.channel);
    let (all, quick) = world.settings.work.thinkers();
    let thinker = Threads::new(all + quick, LONGEST_THOUGHT);
    let mut tables = Tables::new(outside, life).with_thinker(Arc::new(thinker));
    if let Some(uptime) = world.uptime {
        tables = tables.with_uptime(uptime);
    }
    let tables = Arc::new(tables);
    live.start(&tables, &world.store);
    if !idle_after.is_zero() {
        let tables = Arc::clone(&tables);
        live.every(idle_after, move || {
            tables.let_go_unused();
            std::future::ready(())
        });
    }
    let forgetful = Arc::clone(&tables);
    live.every(EXPIRE_EVERY, move || {
        let tables = Arc::clone(&forgetful);
        async move {
            if let Err(problem) = tables.forget_refusals().await {
                tracing::warn!(%problem, "cleanup: removing old refusals failed, retry in 10min");
            }
        }
    });
    let (people, clock) = (Arc::clone(&world.people), Arc::clone(&world.clock));
    live.every(EXPIRE_EVERY, move || {
        let (people, clock) = (Arc::clone(&people), Arc::clone(&clock));
        async move {
            if let Err(error) = people.remove_expired(clock.now()).await {
                tracing::warn!(%error, "cleanup: removing expired sessions failed, retry in 10min");
            }
        }
    });
    let app = App::new(Parts {
        tables,
        live: Arc::clone(&live),
        people: world.people,
        dailies: world.dailies,
        clock: world.clock,
        entropy: world.entropy,
        signer: world.signer,
        settings: world.settings,
    });
    live.watch_sessions(&app);
    live.join(&app, transports);
    let limited = app.clone();
    live.every(SWEEP_EVERY, move || {
        limited.limits().forget_full();
        limited.live().accounts.forget_full();
        std::future::ready(())
    });
    let tables = Arc::clone(app.tables());
    app.metrics()
        .look(move || gauge("pantheon_tables_alive", tables.alive()));
    let cleaned = app.clone();
    live.every(cleanup::EVERY, move || {
        let app = cleaned.clone();
        async move { cleanup::clean_up(&app).await }
    });
    let metrics = app.metrics().clone();
    live.tell_of_bots(&metrics);
    live.every(SUM_UP_EVERY, move || {
        metrics.sum_up();
        std::future::ready(())
    });
    app
}

/// The ways to other processes, the best first.
fn transports(settings: &Settings, channel: Option<Channel>) -> Vec<Arc<dyn Transport>> {
    let nats = settings.nats.as_deref().map(|url| {
        let nats = Nats::new(url, &settings.nats_subject);
        Arc::new(nats) as Arc<dyn Transport>
    });
    let channel = channel.filter(|_| settings.work.listen);
    let channel = channel.map(|channel| Arc::new(channel) as _);
    nats.into_iter().chain(channel).collect()
}
