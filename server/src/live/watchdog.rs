//! Notices tables whose slot is held, or waited for, for too long.
//!
//! Work on a table has the table's slot for itself. Work that is stuck would hold up everybody at the table, and nobody
//! would know why. The watchdog logs and counts what takes long, and after a longer while answers `busy` to whoever
//! waits: then one stuck table holds up nothing that is done for others.

use std::collections::HashMap;
use std::time::Duration;

use pantheon_tables::{SlotUse, Tables};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::settings::WorkSettings;

/// How often it looks.
const EVERY: Duration = Duration::from_millis(500);
/// How many slots are stuck now, for whoever reads the metrics.
const GAUGE: &str = "pantheon_slots_stuck";
/// How many ever were.
const COUNTER: &str = "pantheon_slots_stuck_total";

/// Watches the slots of tables.
pub(crate) struct Watchdog {
    warn: Duration,
    give_up: Duration,
    known: HashMap<u64, Known>,
}

/// A use of a slot that was seen before.
struct Known {
    since: Instant,
    /// When it is told next.
    tell: Instant,
    told: bool,
}

impl Watchdog {
    /// A watchdog that tells after so long, and lets nobody wait longer than so long.
    pub(crate) fn new(settings: &WorkSettings) -> Self {
        let seconds = |seconds: u32| Duration::from_secs(seconds.max(1).into());
        Self {
            warn: seconds(settings.watchdog_seconds),
            give_up: seconds(settings.table_wait_seconds),
            known: HashMap::new(),
        }
    }

    /// Looks now and then until the server stops.
    pub(crate) async fn run(mut self, tables: &Tables, stop: &CancellationToken) {
        loop {
            tokio::select! {
                biased;
                () = stop.cancelled() => return,
                () = tokio::time::sleep(EVERY) => self.look(tables),
            }
        }
    }

    /// Looks once.
    fn look(&mut self, tables: &Tables) {
        let uses = tables.slot_uses();
        let now = Instant::now();
        self.known
            .retain(|number, _| uses.iter().any(|one| one.number == *number));
        for one in &uses {
            self.look_at(tables, one, now);
        }
        let stuck = self.known.values().filter(|known| known.told).count();
        crate::metrics::gauge(GAUGE, stuck);
    }

    fn look_at(&mut self, tables: &Tables, one: &SlotUse, now: Instant) {
        let known = self.known.entry(one.number).or_insert(Known {
            since: now,
            tell: now + self.warn,
            told: false,
        });
        let long = now - known.since;
        let state = state(one);
        if now >= known.tell {
            if !known.told {
                metrics::counter!(COUNTER, "state" => state, "work" => one.work.name())
                    .increment(1);
            }
            known.told = true;
            // Again after twice the time, so that the log doesn't fill.
            known.tell = now + long;
            tracing::warn!(
                table = %one.table,
                work = one.work.name(),
                seconds = long.as_secs(),
                "watchdog: a table's slot is {state} for too long; requests that wait longer than {}s are answered busy",
                self.give_up.as_secs()
            );
        }
        if !one.held && long >= self.give_up {
            tables.give_up_waiting(one.number);
        }
    }
}

const fn state(one: &SlotUse) -> &'static str {
    if one.held { "held" } else { "waited-for" }
}

/// What works on tables or waits to, in words: `command holds t1`.
pub(crate) fn under_way(tables: &Tables) -> String {
    let told = tables.slot_uses().into_iter().map(|one| {
        let does = if one.held { "holds" } else { "waits for" };
        format!("{} {does} {}", one.work.name(), one.table)
    });
    told.collect::<Vec<_>>().join(", ")
}
