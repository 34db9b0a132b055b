//! What other processes changed.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use pantheon_store::{Heard, PeopleStore, Store, TokenHash};
use pantheon_tables::{Browse, Bus, Clock, StoreError, TableStore};
use pantheon_wire::{Seq, TableId, WallMillis};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use super::sessions::{OpenSessions, Rounds};

/// By how much the clocks of two servers may differ, in milliseconds.
const SKEW: WallMillis = 2_000;
/// How many tables are read with one call.
const PAGE: u32 = 500;
/// How many calls there are at most in one round. What is left is found in the next.
const PAGES: usize = 20;
/// How many times as seldom the store is asked while it tells by itself. A notice may be lost.
const SELDOM: u32 = 10;
/// When it is tried again to listen.
const RETRY: Duration = Duration::from_secs(1);

/// Whether the store tells by itself what other processes append.
#[derive(Debug, Default)]
pub(crate) struct Listening {
    now: AtomicBool,
    /// Something may have been missed.
    look: Notify,
}

impl Listening {
    fn begins(&self) {
        self.now.store(true, Ordering::Relaxed);
        self.look.notify_one();
    }

    fn ends(&self) {
        self.now.store(false, Ordering::Relaxed);
        self.look.notify_one();
    }
}

/// Listens to what other processes append, and tells the bus, until the server stops. Where the store doesn't tell, it
/// returns at once.
pub(crate) async fn listen(
    store: &Store,
    bus: &dyn Bus,
    listening: &Listening,
    stop: &CancellationToken,
) {
    // Whatever it waits for is given up only when the server stops.
    tokio::select! {
        biased;
        () = stop.cancelled() => {}
        () = hear(store, bus, listening) => {}
    }
}

async fn hear(store: &Store, bus: &dyn Bus, listening: &Listening) {
    loop {
        let lost = match store.listen().await {
            Ok(None) => return,
            Ok(Some(mut listener)) => {
                listening.begins();
                loop {
                    match listener.next().await {
                        Ok(Heard::Grown(grown)) => {
                            for (table, seq) in &grown {
                                bus.publish(table, *seq);
                            }
                        }
                        Ok(Heard::Interrupted) => listening.begins(),
                        Err(error) => break error,
                    }
                }
            }
            Err(error) => error,
        };
        listening.ends();
        tracing::warn!(error = %lost, "listener: not told of other processes' rows, polling instead, retry in 1s");
        tokio::time::sleep(RETRY).await;
    }
}

/// Asks the store now and then what changed, and tells the bus, until the server stops. A process that appends a row
/// tells its own bus at once; this is for the rows of others.
pub(crate) async fn poll(
    store: &dyn TableStore,
    bus: &dyn Bus,
    clock: &dyn Clock,
    every: Duration,
    listening: &Listening,
    stop: &CancellationToken,
) {
    let mut since = clock.now();
    let mut known = HashMap::new();
    loop {
        let times = if listening.now.load(Ordering::Relaxed) {
            SELDOM
        } else {
            1
        };
        tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = listening.look.notified() => {}
            () = tokio::time::sleep(every * times) => {}
        }
        let now = clock.now();
        match look(store, since.saturating_sub(SKEW)).await {
            Ok(changed) => {
                for (table, seq) in &changed {
                    if known.get(table) != Some(seq) {
                        bus.publish(table, *seq);
                    }
                }
                known = changed;
                since = now;
            }
            // The store has said so itself, and not as often.
            Err(error) => {
                tracing::debug!(%error, "poller: reading changes of other processes failed, retry with the next poll");
            }
        }
    }
}

/// Asks the store now and then which of the sessions that sockets are open for have ended, and tells the sockets, until
/// the server stops.
pub(crate) async fn poll_sessions(
    people: &dyn PeopleStore,
    sessions: &OpenSessions,
    clock: &dyn Clock,
    every: Duration,
    stop: &CancellationToken,
    tell: impl Fn(TokenHash),
) {
    let mut rounds = Rounds::default();
    loop {
        tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = tokio::time::sleep(every) => {}
        }
        match rounds.ended(sessions, people, clock.now()).await {
            Ok(ended) => ended.into_iter().for_each(&tell),
            Err(error) => {
                tracing::debug!(%error, "poller: reading ended sessions failed, sockets check their own with the next request or heartbeat");
            }
        }
    }
}

/// The tables that changed after a time, with the last place of each.
async fn look(
    store: &dyn TableStore,
    since: WallMillis,
) -> Result<HashMap<TableId, Seq>, StoreError> {
    let mut changed = HashMap::new();
    let mut browse = Browse {
        changed_after: Some(since),
        limit: PAGE,
        ..Browse::default()
    };
    for _ in 0..PAGES {
        let page = store.list(&browse).await?;
        let full = page.len() >= PAGE as usize;
        browse.after = page.last().map(|listed| listed.id.clone());
        changed.extend(page.into_iter().map(|listed| (listed.id, listed.seq)));
        if !full {
            break;
        }
    }
    Ok(changed)
}
