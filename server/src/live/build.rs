//! Putting a server together.

use std::sync::Arc;
use std::time::Duration;

use pantheon_store::PeopleStore;
use pantheon_tables::{Clock, Entropy, Outside, TableStore, Tables};

use super::Live;
use crate::app::{App, Parts};
use crate::settings::Settings;

/// How often sessions that ran out are removed.
const EXPIRE_EVERY: Duration = Duration::from_mins(10);

/// How often what was measured is summed up.
const SUM_UP_EVERY: Duration = Duration::from_secs(10);

/// The world that a server is put into.
pub struct World {
    /// What is kept of tables.
    pub store: Arc<dyn TableStore>,
    /// What is kept of people.
    pub people: Arc<dyn PeopleStore>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Random bytes.
    pub entropy: Arc<dyn Entropy>,
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
    let tables = Arc::new(Tables::new(outside, world.life));
    live.start(&tables, &world.store);
    let (people, clock) = (Arc::clone(&world.people), Arc::clone(&world.clock));
    live.every(EXPIRE_EVERY, move || {
        let (people, clock) = (Arc::clone(&people), Arc::clone(&clock));
        async move {
            if let Err(error) = people.remove_expired(clock.now()).await {
                tracing::warn!(%error, "sessions that ran out can't be removed");
            }
        }
    });
    let app = App::new(Parts {
        tables,
        live: Arc::clone(&live),
        people: world.people,
        clock: world.clock,
        entropy: world.entropy,
        settings: world.settings,
    });
    let metrics = app.metrics().clone();
    live.every(SUM_UP_EVERY, move || {
        metrics.sum_up();
        std::future::ready(())
    });
    app
}
