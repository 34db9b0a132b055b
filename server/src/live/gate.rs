//! How many connections may be open that aren't sockets.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::address::Address;

/// Counts open connections, in all and from each address.
#[derive(Debug)]
pub(crate) struct Gate {
    open: Mutex<Open>,
    most: usize,
    each: usize,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    from: HashMap<Address, usize>,
}

impl Gate {
    /// A gate for so many in all, and so many from each address.
    pub(crate) fn new(most: usize, each: usize) -> Arc<Self> {
        Arc::new(Self {
            open: Mutex::default(),
            most,
            each,
        })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in until the answer is dropped, if there is room for it.
    pub(crate) fn enter(self: &Arc<Self>, from: Address) -> Option<Entered> {
        let mut open = self.open();
        let here = open.from.get(&from).copied().unwrap_or(0);
        if open.all >= self.most || here >= self.each {
            return None;
        }
        open.all += 1;
        open.from.insert(from, here + 1);
        Some(Entered {
            gate: Arc::clone(self),
            from,
        })
    }
}

/// A connection that was let in.
#[derive(Debug)]
pub(crate) struct Entered {
    gate: Arc<Gate>,
    from: Address,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut open = self.gate.open();
        open.all -= 1;
        if let Some(here) = open.from.get_mut(&self.from) {
            *here -= 1;
            if *here == 0 {
                open.from.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    fn from(last: u8) -> Address {
        Address::from(IpAddr::from(Ipv4Addr::new(127, 0, 0, last)))
    }

    #[test]
    fn there_is_room_for_so_many_in_all_and_from_each_address() {
        let gate = Gate::new(3, 2);
        let one = gate.enter(from(1)).unwrap();
        let _two = gate.enter(from(1)).unwrap();
        assert!(gate.enter(from(1)).is_none());
        let _three = gate.enter(from(2)).unwrap();
        assert!(gate.enter(from(3)).is_none());
        drop(one);
        assert!(gate.enter(from(3)).is_some());
        assert_eq!(
            gate.open().from.len(),
            2,
            "nothing is kept of those who left"
        );
    }
}
