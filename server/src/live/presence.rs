//! Who is at which table now, and who that sits there isn't.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pantheon_tables::{Clock, Tables};
use pantheon_wire::{TableId, UserId, WallMillis};
use tokio_util::sync::CancellationToken;

use super::coalesced::Coalesced;
use super::watchers::Watchers;
use crate::nodes::{Elsewhere, Message, NodeId, Nodes};

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
/// How old the last sign of somebody may be who is at another process that can't be heard, in milliseconds: each writes
/// down who is there every 30 seconds, and may fail to once.
const STALE: u64 = 75_000;

/// Who is at which table now, by how many sockets.
///
/// Each node tells the others who comes and goes. What they didn't hear they read from the store, where it is written down
/// now and then.
pub(crate) struct Presence {
    clock: Arc<dyn Clock>,
    watchers: Arc<Watchers>,
    nodes: Arc<Nodes>,
    at: Mutex<At>,
    /// Tables where somebody may have come or gone.
    changed: Coalesced<TableId>,
}

#[derive(Default)]
struct At {
    here: HashMap<(TableId, UserId), u32>,
    /// Who is at other nodes.
    elsewhere: Elsewhere<(TableId, UserId)>,
    /// Who was here or there and isn't any more. In order, so that a simulation can be played again.
    left: BTreeMap<(TableId, UserId), Left>,
    /// The seats of those who are away, of the tables where somebody is.
    away: HashMap<TableId, Arc<[u8]>>,
}

impl At {
    /// Whether somebody is here or at another node.
    fn has(&self, key: &(TableId, UserId)) -> bool {
        self.here.contains_key(key) || self.elsewhere.count(key) > 0
    }

    /// Somebody has left a node. They may be at another.
    fn leave(&mut self, key: &(TableId, UserId), now: WallMillis) {
        if !self.has(key) {
            let left = Left {
                at: now,
                noticed: false,
            };
            self.left.insert(key.clone(), left);
        }
    }
}

struct Left {
    at: WallMillis,
    /// Whether it was looked at after they had been gone for long enough.
    noticed: bool,
}

impl Presence {
    /// Nobody is anywhere yet.
    pub(crate) fn new(clock: Arc<dyn Clock>, watchers: Arc<Watchers>, nodes: Arc<Nodes>) -> Self {
        Self {
            clock,
            watchers,
            nodes,
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
        let count = at.here.entry(key.clone()).or_default();
        *count += 1;
        let first = *count == 1;
        at.left.remove(&key);
        drop(at);
        if first {
            self.say(&key, true);
        }
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
            at.leave(key, now);
            drop(at);
            self.say(key, false);
        }
    }

    /// Tells other nodes that somebody is here now, or isn't any more.
    fn say(&self, (table, user): &(TableId, UserId), here: bool) {
        let (table, user) = (table.clone(), user.clone());
        self.nodes.say(&Message::At { table, user, here });
    }

    /// Tells other nodes who is here, whatever they heard before.
    pub(crate) fn say_all(&self) {
        self.nodes.say(&Message::AtAnew);
        for key in self.all() {
            self.say(&key, true);
        }
    }

    /// A node tells anew who is there. Until it has, what is in the store counts.
    pub(crate) fn hear_anew(&self, node: NodeId) {
        self.at().elsewhere.forget(node);
    }

    /// Somebody is at another node now, or isn't any more.
    pub(crate) fn hear(&self, node: NodeId, table: TableId, user: UserId, here: bool) {
        let now = self.clock.now();
        let key = (table, user);
        let mut at = self.at();
        at.elsewhere.set(node, &key, here.into());
        if here {
            at.left.remove(&key);
        } else {
            at.leave(&key, now);
        }
        drop(at);
        self.touch(&key.0);
    }

    /// A node is gone, and with it whoever was there. They may come back here.
    pub(crate) fn forget(&self, node: NodeId) {
        let now = self.clock.now();
        let mut at = self.at();
        for key in at.elsewhere.forget(node) {
            at.leave(&key, now);
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
            self.say_all();
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
                !at.has(&key) && is_away(left, sitter.seen, now)
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
        let clock_too = Arc::clone(&clock) as Arc<dyn Clock>;
        let presence = Presence::new(clock_too, Arc::default(), Arc::default());
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
    fn who_is_at_several_nodes_is_gone_when_they_left_all() {
        let (presence, clock) = presence();
        let (table, user) = (TableId::from("t"), UserId::from("u"));
        let key = (table.clone(), user.clone());
        let here = presence.arrive(&table, &user);
        for node in [NodeId(1), NodeId(2)] {
            presence.hear(node, table.clone(), user.clone(), true);
        }
        drop(here);
        presence.hear(NodeId(1), table.clone(), user.clone(), false);
        presence.hear(NodeId(1), table.clone(), user.clone(), false);
        assert!(presence.at().has(&key) && presence.at().left.is_empty());
        presence.changed.take_now();
        presence.forget(NodeId(2));
        assert!(!presence.at().has(&key));
        clock.pass(GRACE);
        presence.notice_gone();
        assert_eq!(presence.changed.take_now().len(), 1, "the node is dead");
        presence.hear(NodeId(3), table, user, true);
        assert!(presence.at().left.is_empty(), "they came back elsewhere");
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
