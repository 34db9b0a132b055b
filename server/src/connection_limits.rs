//! How many connections may be open at once: plain ones, and those that have become sockets.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pantheon_wire::UserId;

use crate::address::Address;

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
    addresses: HashMap<Address, usize>,
    accounts: HashMap<UserId, usize>,
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
        let of_account = account.and_then(|user| open.accounts.get(user));
        let of_address = open.addresses.get(&address);
        if open.all >= self.most.all {
            return Err(Full::Server);
        }
        if account.is_some() && of_account.copied().unwrap_or(0) >= self.most.per_account {
            return Err(Full::Account);
        }
        if of_address.copied().unwrap_or(0) >= self.most.per_address {
            return Err(Full::Address);
        }
        open.all += 1;
        *open.addresses.entry(address).or_default() += 1;
        if let Some(user) = account {
            *open.accounts.entry(user.clone()).or_default() += 1;
        }
        self.tell(&open);
        Ok(ConnectionPermit {
            limits: Arc::clone(self),
            address,
            account: account.cloned(),
        })
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
    address: Address,
    account: Option<UserId>,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.limits.open();
        open.all -= 1;
        take_one(&mut open.addresses, &self.address);
        if let Some(user) = &self.account {
            take_one(&mut open.accounts, user);
        }
        self.limits.tell(&open);
    }
}

fn take_one<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
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
        assert!(open.accounts.is_empty() && open.addresses.is_empty());
    }
}
