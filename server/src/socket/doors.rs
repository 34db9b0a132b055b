//! How many sockets there may be.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pantheon_wire::{Code, Problem, UserId};

use crate::address::Address;
use crate::settings::SocketSettings;

/// Counts the sockets there are, in all, of each account and of each address.
#[derive(Debug, Default)]
pub(crate) struct Doors {
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    all: usize,
    accounts: HashMap<UserId, usize>,
    addresses: HashMap<Address, usize>,
}

impl Doors {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many sockets there are.
    pub(crate) fn count(&self) -> usize {
        self.inside().all
    }

    /// Lets a socket in, if there is room for it.
    pub(crate) fn enter(
        self: &Arc<Self>,
        user: &UserId,
        address: Address,
        most: &SocketSettings,
    ) -> Result<Guest, Problem> {
        let mut inside = self.inside();
        let of_account = inside.accounts.get(user).copied().unwrap_or(0);
        let of_address = inside.addresses.get(&address).copied().unwrap_or(0);
        let full = [
            (
                inside.all >= most.at_once,
                Code::Busy,
                "the server has no room for another socket",
            ),
            (
                of_account >= most.each,
                Code::TooMany,
                "this account has too many sockets",
            ),
            (
                of_address >= most.per_address,
                Code::TooMany,
                "this address has too many sockets",
            ),
        ];
        if let Some((_, code, message)) = full.into_iter().find(|(full, ..)| *full) {
            return Err(Problem::new(code, message));
        }
        inside.all += 1;
        crate::metrics::gauge("pantheon_sockets", inside.all);
        *inside.addresses.entry(address).or_default() += 1;
        *inside.accounts.entry(user.clone()).or_default() += 1;
        Ok(Guest {
            doors: Arc::clone(self),
            user: user.clone(),
            address,
        })
    }
}

/// A socket that was let in, until it is dropped.
#[derive(Debug)]
pub(crate) struct Guest {
    doors: Arc<Doors>,
    user: UserId,
    address: Address,
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut inside = self.doors.inside();
        inside.all -= 1;
        crate::metrics::gauge("pantheon_sockets", inside.all);
        take_one(&mut inside.accounts, &self.user);
        take_one(&mut inside.addresses, &self.address);
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

    fn most(at_once: usize, each: usize, per_address: usize) -> SocketSettings {
        SocketSettings {
            at_once,
            each,
            per_address,
            ..SocketSettings::default()
        }
    }

    #[test]
    fn there_is_room_for_so_many_in_all_for_an_account_and_for_an_address() {
        let doors = Arc::new(Doors::default());
        let most = most(3, 2, 2);
        let enter = |user: &str, last| doors.enter(&user.into(), address(last), &most);
        let one = enter("a", 1).unwrap();
        let _two = enter("a", 2).unwrap();
        assert_eq!(enter("a", 3).unwrap_err().code, Code::TooMany);
        let _three = enter("b", 1).unwrap();
        assert_eq!(enter("c", 1).unwrap_err().code, Code::Busy);
        drop(one);
        assert!(enter("c", 1).is_ok(), "whoever leaves makes room");
        let _four = enter("c", 1).unwrap();
    }

    #[test]
    fn an_address_has_so_many_whoever_they_are() {
        let doors = Arc::new(Doors::default());
        let most = most(9, 9, 1);
        let _one = doors.enter(&"a".into(), address(1), &most).unwrap();
        let other = doors.enter(&"b".into(), address(1), &most);
        assert_eq!(other.unwrap_err().code, Code::TooMany);
    }

    #[test]
    fn nothing_is_kept_of_those_who_left() {
        let doors = Arc::new(Doors::default());
        drop(doors.enter(&"a".into(), address(1), &most(1, 1, 1)));
        let inside = doors.inside();
        assert!(inside.all == 0 && inside.accounts.is_empty() && inside.addresses.is_empty());
    }
}
