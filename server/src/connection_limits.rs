//! How many connections may be open at once: plain ones, and those that have become sockets.
//!
//! Those of an account and of an address count at all nodes together. Each node tells the others how many it has, as soon as
//! that is a part of what may be.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pantheon_wire::UserId;

use crate::address::Address;
use crate::nodes::{Elsewhere, NodeId};
use crate::token_buckets::digest;

/// Which part of what may be open is open before others are told.
const UNTOLD: usize = 8;

/// How many connections may be open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Most {
    /// In all.
    pub(crate) all: usize,
    /// From one address.
    pub(crate) per_address: usize,
    /// Of one account, where it is known whose a connection is.
    pub(crate) per_account: usize,
}

/// Which limit has been reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// There are no more connections for anybody.
    Server,
    /// There are no more for this account.
    Account,
    /// There are no more for this address.
    Address,
}

/// Counts open connections of one sort, in all, of each address and of each account.
#[derive(Debug)]
pub(crate) struct ConnectionLimits {
    open: Mutex<Open>,
    most: Most,
    /// The metric that tells how many are open.
    gauge: Option<&'static str>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    /// Of each account and address, by the digest of its key.
    counts: HashMap<u64, usize>,
    /// The same at other nodes.
    elsewhere: Elsewhere<u64>,
    /// What other nodes are to know, if there are others.
    telling: Option<Telling>,
}

#[derive(Debug, Default)]
struct Telling {
    told: HashMap<u64, u32>,
    changed: HashSet<u64>,
}

impl Open {
    /// How many are open of a key, everywhere.
    fn count(&self, key: u64) -> usize {
        let here = self.counts.get(&key).copied().unwrap_or(0);
        here.saturating_add(self.elsewhere.count(&key) as usize)
    }

    fn add(&mut self, key: u64) {
        *self.counts.entry(key).or_default() += 1;
        self.change(key);
    }

    fn remove(&mut self, key: u64) {
        if let Some(count) = self.counts.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                self.counts.remove(&key);
            }
        }
        self.change(key);
    }

    fn change(&mut self, key: u64) {
        if let Some(telling) = &mut self.telling {
            telling.changed.insert(key);
        }
    }
}

fn of_account(user: &UserId) -> u64 {
    digest(&("account", user.as_str()))
}

fn of_address(address: Address) -> u64 {
    digest(&("address", address))
}

impl ConnectionLimits {
    /// Nothing is open yet.
    pub(crate) fn new(most: Most, gauge: Option<&'static str>) -> Arc<Self> {
        Arc::new(Self {
            open: Mutex::default(),
            most,
            gauge,
        })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are open.
    pub(crate) fn count(&self) -> usize {
        self.open().all
    }

    /// Lets a connection in until the permit is dropped, if there is room for it.
    pub(crate) fn admit(
        self: &Arc<Self>,
        address: Address,
        account: Option<&UserId>,
    ) -> Result<ConnectionPermit, Full> {
        let mut open = self.open();
        let (account, address) = (account.map(of_account), of_address(address));
        if open.all >= self.most.all {
            return Err(Full::Server);
        }
        if account.is_some_and(|account| open.count(account) >= self.most.per_account) {
            return Err(Full::Account);
        }
        if open.count(address) >= self.most.per_address {
            return Err(Full::Address);
        }
        open.all += 1;
        open.add(address);
        if let Some(account) = account {
            open.add(account);
        }
        self.tell(&open);
        Ok(ConnectionPermit {
            limits: Arc::clone(self),
            address,
            account,
        })
    }

    /// What has changed of what other nodes are to know. From the first call on it is noted.
    pub(crate) fn take_changed(&self) -> Vec<(u64, u32)> {
        let least = self.most.per_account.min(self.most.per_address) / UNTOLD;
        let mut open = self.open();
        let Open {
            counts, telling, ..
        } = &mut *open;
        let telling = telling.get_or_insert_with(|| Telling {
            told: HashMap::new(),
            changed: counts.keys().copied().collect(),
        });
        let mut changed = Vec::new();
        for key in telling.changed.drain() {
            let count = counts.get(&key).copied().unwrap_or(0);
            let count = if count > least { count } else { 0 };
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            let before = if count == 0 {
                telling.told.remove(&key)
            } else {
                telling.told.insert(key, count)
            };
            if before.unwrap_or(0) != count {
                changed.push((key, count));
            }
        }
        changed
    }

    /// All that others were told is to be told again.
    pub(crate) fn tell_anew(&self) {
        self.open().telling = None;
    }

    /// So many are open at another node.
    pub(crate) fn hear(&self, node: NodeId, key: u64, count: u32) {
        self.open().elsewhere.set(node, &key, count);
    }

    /// A node is gone, or tells anew what it has.
    pub(crate) fn forget(&self, node: NodeId) {
        self.open().elsewhere.forget(node);
    }

    fn tell(&self, open: &Open) {
        if let Some(gauge) = self.gauge {
            crate::metrics::gauge(gauge, open.all);
        }
    }
}

/// A connection that was let in. It counts as open until this is dropped.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    limits: Arc<ConnectionLimits>,
    address: u64,
    account: Option<u64>,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.limits.open();
        open.all -= 1;
        open.remove(self.address);
        if let Some(account) = self.account {
            open.remove(account);
        }
        self.limits.tell(&open);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    fn address(last: u8) -> Address {
        Address::from(IpAddr::from(Ipv4Addr::new(127, 0, 0, last)))
    }

    fn limits(all: usize, per_account: usize, per_address: usize) -> Arc<ConnectionLimits> {
        let most = Most {
            all,
            per_address,
            per_account,
        };
        ConnectionLimits::new(most, None)
    }

    #[test]
    fn there_is_room_for_so_many_in_all_for_an_account_and_for_an_address() {
        let limits = limits(3, 2, 2);
        let admit = |user: &str, last| limits.admit(address(last), Some(&user.into()));
        let one = admit("a", 1).unwrap();
        let _two = admit("a", 2).unwrap();
        assert_eq!(admit("a", 3).unwrap_err(), Full::Account);
        let _three = admit("b", 1).unwrap();
        assert_eq!(admit("c", 1).unwrap_err(), Full::Server);
        drop(one);
        assert!(admit("c", 1).is_ok(), "whoever leaves makes room");
        let _four = admit("c", 1).unwrap();
    }

    #[test]
    fn an_address_has_so_many_whoever_they_are() {
        let limits = limits(9, 9, 1);
        let _one = limits.admit(address(1), Some(&"a".into())).unwrap();
        let other = limits.admit(address(1), Some(&"b".into()));
        assert_eq!(other.unwrap_err(), Full::Address);
    }

    #[test]
    fn connections_of_nobody_known_have_no_limit_of_an_account() {
        let limits = limits(3, 1, 2);
        let one = limits.admit(address(1), None).unwrap();
        let _two = limits.admit(address(1), None).unwrap();
        assert_eq!(limits.admit(address(1), None).unwrap_err(), Full::Address);
        let _three = limits.admit(address(2), None).unwrap();
        assert_eq!(limits.admit(address(3), None).unwrap_err(), Full::Server);
        drop(one);
        assert!(limits.admit(address(3), None).is_ok());
    }

    #[test]
    fn nothing_is_kept_of_those_who_left() {
        let limits = limits(1, 1, 1);
        drop(limits.admit(address(1), Some(&"a".into())).unwrap());
        assert_eq!(limits.count(), 0);
        let open = limits.open();
        assert!(open.counts.is_empty());
    }

    #[test]
    fn what_is_open_at_all_nodes_counts_together() {
        let (here, there) = (limits(99, 16, 16), limits(99, 16, 16));
        let tell = |from: &ConnectionLimits, to: &ConnectionLimits| {
            let changed = from.take_changed();
            for (key, count) in &changed {
                to.hear(NodeId(1), *key, *count);
            }
            changed.len()
        };
        let user = UserId::from("a");
        let admit = |limits: &Arc<ConnectionLimits>, last| limits.admit(address(last), Some(&user));
        assert_eq!(tell(&here, &there), 0);
        let one = admit(&here, 1).unwrap();
        let two = admit(&here, 2).unwrap();
        assert_eq!(tell(&here, &there), 0, "too few to be told");
        let more: Vec<_> = (3..=10).map(|n| admit(&here, n).unwrap()).collect();
        assert_eq!(tell(&here, &there), 1, "the account, not its addresses");
        let others: Vec<_> = (0..).map_while(|_| admit(&there, 20).ok()).collect();
        assert_eq!(others.len(), 6, "ten are open elsewhere");
        drop((one, two, more));
        assert_eq!(tell(&here, &there), 1);
        assert!(admit(&there, 21).is_ok());
        let _again: Vec<_> = (0..10).map(|n| admit(&here, n).unwrap()).collect();
        tell(&here, &there);
        assert_eq!(admit(&there, 22).unwrap_err(), Full::Account);
        here.tell_anew();
        there.forget(NodeId(1));
        assert!(admit(&there, 22).is_ok(), "the node is gone");
        assert_eq!(tell(&here, &there), 1, "all is told again");
        assert_eq!(admit(&there, 22).unwrap_err(), Full::Account);
    }
}
