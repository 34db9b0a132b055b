//! Who is at which table now, and who that sits there isn't.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pantheon_tables::{Clock, Tables};
use pantheon_wire::{TableId, UserId, WallMillis};
use tokio_util::sync::CancellationToken;

use super::coalesced::Coalesced;
use super::watchers::Watchers;

/// How many are written down with one call.
const PAGE: usize = 500;
/// How many tables wait to be looked at.
const CHANGES: usize = 10_000;
/// How often it is looked who has been gone for long enough to be away.
const LOOK: Duration = Duration::from_secs(1);
/// How long it may take to read who sits at a table.
const LONGEST: Duration = Duration::from_secs(2);
/// How long somebody may be gone before others are told, in milliseconds: who loads a page anew isn't away.
const GRACE: u64 = 10_000;
/// How old the last sign of somebody may be who is at another process, in milliseconds: each writes down who is there
/// every 30 seconds, and may fail to once.
const STALE: u64 = 75_000;

/// Who is at which table now, by how many sockets.
pub(crate) struct Presence {
    clock: Arc<dyn Clock>,
    watchers: Arc<Watchers>,
    at: Mutex<At>,
    /// Tables where somebody may have come or gone.
    changed: Coalesced<TableId>,
}

#[derive(Default)]
struct At {
    here: HashMap<(TableId, UserId), u32>,
    /// Who was here and isn't any more. In order, so that a simulation can be played again.
    left: BTreeMap<(TableId, UserId), Left>,
    /// The seats of those who are away, of the tables where somebody is.
    away: HashMap<TableId, Arc<[u8]>>,
}

struct Left {
    at: WallMillis,
    /// Whether it was looked at after they had been gone for long enough.
    noticed: bool,
}

impl Presence {
    /// Nobody is anywhere yet.
    pub(crate) fn new(clock: Arc<dyn Clock>, watchers: Arc<Watchers>) -> Self {
        Self {
            clock,
            watchers,
            at: Mutex::default(),
            changed: Coalesced::new(CHANGES),
        }
    }

    fn at(&self) -> MutexGuard<'_, At> {
        self.at.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody is at a table until the answer is dropped.
    pub(crate) fn arrive(self: &Arc<Self>, table: &TableId, user: &UserId) -> Present {
        let key = (table.clone(), user.clone());
        let mut at = self.at();
        *at.here.entry(key.clone()).or_default() += 1;
        at.left.remove(&key);
        drop(at);
        self.touch(table);
        Present {
            presence: Arc::clone(self),
            key,
        }
    }

    fn leave(&self, key: &(TableId, UserId)) {
        let now = self.clock.now();
        let mut at = self.at();
        let Some(count) = at.here.get_mut(key) else {
            return;
        };
        *count -= 1;
        if *count == 0 {
            at.here.remove(key);
            let left = Left {
                at: now,
                noticed: false,
            };
            at.left.insert(key.clone(), left);
        }
    }

    /// It is to be looked who is away from a table: somebody begins to watch it.
    pub(crate) fn touch(&self, table: &TableId) {
        self.changed.put(table.clone());
    }

    /// The seats of those who are away from a table, as far as it is known here.
    pub(crate) fn away(&self, table: &TableId) -> Arc<[u8]> {
        self.at().away.get(table).cloned().unwrap_or_default()
    }

    fn all(&self) -> Vec<(TableId, UserId)> {
        self.at().here.keys().cloned().collect()
    }

    /// Writes down now and then who is where, until the server stops. What others have written is looked at then, too.
    pub(crate) async fn write_down(
        &self,
        tables: &Tables,
        every: Duration,
        stop: &CancellationToken,
    ) {
        loop {
            tokio::select! {
                biased;
                () = stop.cancelled() => return,
                () = tokio::time::sleep(every) => {}
            }
            let all = self.all();
            for page in all.chunks(PAGE) {
                if let Err(problem) = tables.seen(page).await {
                    tracing::warn!(%problem, "presence: storing who is at which table failed, retry in 30s");
                    break;
                }
            }
            for (table, _) in &all {
                self.touch(table);
            }
        }
    }

    /// Finds out who is away, and wakes whoever watches where that changes, until the server stops.
    pub(crate) async fn notice(&self, tables: &Tables, stop: &CancellationToken) {
        loop {
            self.notice_gone();
            let changed = tokio::select! {
                biased;
                () = stop.cancelled() => return,
                changed = self.changed.take() => changed,
                () = tokio::time::sleep(LOOK) => continue,
            };
            for table in changed {
                self.look_at(tables, &table).await;
            }
        }
    }

    /// Whoever has been gone for long enough is looked for.
    fn notice_gone(&self) {
        let now = self.clock.now();
        let mut gone = Vec::new();
        self.at().left.retain(|(table, _), left| {
            if !left.noticed && left.at.saturating_add(GRACE) <= now {
                left.noticed = true;
                gone.push(table.clone());
            }
            left.at.saturating_add(STALE) > now
        });
        for table in gone {
            self.changed.put(table);
        }
    }

    async fn look_at(&self, tables: &Tables, table: &TableId) {
        if !self.watchers.is_watched(table) {
            self.at().away.remove(table);
            return;
        }
        // One table that is stuck isn't to hold up the news of all others.
        let reading = tokio::time::timeout(LONGEST, tables.sitters(table));
        let sitters = match reading.await {
            Ok(Ok(sitters)) => sitters,
            Ok(Err(problem)) => {
                tracing::debug!(%table, %problem, "presence: reading who sits at a table failed, retry later");
                return;
            }
            Err(_) => {
                tracing::warn!(%table, "presence: reading who sits at a table timed out, retry later");
                return;
            }
        };
        let now = self.clock.now();
        let mut at = self.at();
        let away: Arc<[u8]> = sitters
            .into_iter()
            .filter(|sitter| {
                let key = (table.clone(), sitter.user.clone());
                let left = at.left.get(&key).map(|left| left.at);
                !at.here.contains_key(&key) && is_away(left, sitter.seen, now)
            })
            .map(|sitter| sitter.seat)
            .collect();
        let before = if away.is_empty() {
            at.away.remove(table).unwrap_or_default()
        } else {
            let before = at.away.insert(table.clone(), Arc::clone(&away));
            before.unwrap_or_default()
        };
        drop(at);
        if before != away {
            self.watchers.notify_always(table);
        }
    }
}

/// Whether somebody who isn't at this process is away: they left here and were seen nowhere since, or were seen nowhere
/// for long.
fn is_away(left: Option<WallMillis>, seen: Option<WallMillis>, now: WallMillis) -> bool {
    match (left, seen) {
        (Some(left), seen) if seen.is_none_or(|seen| seen <= left) => {
            left.saturating_add(GRACE) <= now
        }
        (_, Some(seen)) => seen.saturating_add(STALE) <= now,
        (_, None) => true,
    }
}

/// Somebody is at a table as long as this lives.
pub(crate) struct Present {
    presence: Arc<Presence>,
    key: (TableId, UserId),
}

impl std::fmt::Debug for Present {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Present").field(&self.key).finish()
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.presence.leave(&self.key);
    }
}

#[cfg(test)]
mod tests {
    use pantheon_tables::memory::MemoryClock;

    use super::*;

    fn presence() -> (Arc<Presence>, Arc<MemoryClock>) {
        let clock = Arc::new(MemoryClock::at(1_000_000));
        let presence = Presence::new(Arc::clone(&clock) as Arc<dyn Clock>, Arc::default());
        (Arc::new(presence), clock)
    }

    #[test]
    fn somebody_is_there_until_their_last_socket_leaves() {
        let (presence, _) = presence();
        let (table, user) = (TableId::from("t"), UserId::from("u"));
        let one = presence.arrive(&table, &user);
        let two = presence.arrive(&table, &user);
        drop(one);
        assert_eq!(presence.all(), [(table, user)]);
        drop(two);
        assert!(presence.all().is_empty());
    }

    #[test]
    fn who_left_is_looked_for_once_after_a_while_and_not_if_they_are_back() {
        let (presence, clock) = presence();
        let table = TableId::from("t");
        drop(presence.arrive(&table, &"ana".into()));
        drop(presence.arrive(&table, &"bo".into()));
        presence.changed.take_now();
        presence.notice_gone();
        assert!(presence.changed.take_now().is_empty(), "they may come back");
        let back = presence.arrive(&table, &"ana".into());
        presence.changed.take_now();
        clock.pass(GRACE);
        presence.notice_gone();
        assert_eq!(presence.at().left.len(), 1);
        assert_eq!(presence.changed.take_now().len(), 1);
        presence.notice_gone();
        assert!(presence.changed.take_now().is_empty(), "it is noticed once");
        clock.pass(STALE);
        presence.notice_gone();
        assert!(presence.at().left.is_empty(), "and forgotten");
        drop(back);
    }

    #[test]
    fn who_was_seen_elsewhere_since_is_there() {
        let now = 1_000_000;
        assert!(is_away(None, None, now));
        assert!(!is_away(None, Some(now - STALE + 1), now));
        assert!(is_away(None, Some(now - STALE), now));
        let left = now - GRACE;
        assert!(is_away(Some(left), Some(left), now));
        assert!(!is_away(Some(left + 1), Some(left), now));
        assert!(!is_away(Some(left), Some(left + 1), now), "elsewhere since");
    }
}
