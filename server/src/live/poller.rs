//! What other processes changed.

use std::collections::HashMap;
use std::time::Duration;

use pantheon_store::{PeopleStore, TokenHash};
use pantheon_tables::{Browse, Clock, StoreError, TableStore};
use pantheon_wire::{Seq, TableId, WallMillis};
use tokio_util::sync::CancellationToken;

use super::sessions::{OpenSessions, Rounds};
use crate::nodes::Nodes;

/// By how much the clocks of two servers may differ, in milliseconds.
const SKEW: WallMillis = 2_000;
/// How many tables are read with one call.
const PAGE: u32 = 500;
/// How many calls there are at most in one round. What is left is found in the next.
const PAGES: usize = 20;
/// How many times as seldom the store is asked while other processes are heard. What they say may be lost.
const SELDOM: u32 = 10;
/// How long to wait before the store is asked again.
fn pause(nodes: &Nodes, every: Duration) -> Duration {
    every * if nodes.are_heard() { SELDOM } else { 1 }
}

/// Asks the store now and then what changed, and tells of it, until the server stops. A process that appends a row
/// tells of it at once; this is for the rows of others.
pub(crate) async fn poll(
    store: &dyn TableStore,
    clock: &dyn Clock,
    every: Duration,
    nodes: &Nodes,
    stop: &CancellationToken,
    tell: impl Fn(&TableId, Seq),
) {
    let mut since = clock.now();
    let mut known = HashMap::new();
    loop {
        tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = nodes.missed() => {}
            () = tokio::time::sleep(pause(nodes, every)) => {}
        }
        let now = clock.now();
        match look(store, since.saturating_sub(SKEW)).await {
            Ok(changed) => {
                for (table, seq) in &changed {
                    if known.get(table) != Some(seq) {
                        tell(table, *seq);
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
    nodes: &Nodes,
    stop: &CancellationToken,
    tell: impl Fn(TokenHash),
) {
    let mut rounds = Rounds::default();
    loop {
        tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = tokio::time::sleep(pause(nodes, every)) => {}
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
