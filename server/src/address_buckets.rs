//! Limits of addresses that hold for whole networks too: one who has a network of IPv6 has thousands of addresses.

use crate::address::Address;
use crate::error::Failure;
use crate::settings::Rate;
use crate::token_buckets::TokenBuckets;

/// One token bucket for each address, and a larger one for each network of IPv6 (a /48, which is what a site is given).
pub struct AddressBuckets {
    each: TokenBuckets<Address>,
    network: TokenBuckets<Address>,
}

impl AddressBuckets {
    /// Token buckets of this rate; those of networks are so many times as large.
    pub fn new(name: &'static str, rate: Rate, times: u32) -> Self {
        let wide = Rate::new(
            rate.per_minute.get().saturating_mul(times),
            rate.burst.get().saturating_mul(times),
        );
        Self {
            each: TokenBuckets::new(name, rate),
            network: TokenBuckets::new(name, wide),
        }
    }

    /// Takes a token of an address, and of its network if it is in one.
    pub fn take(&self, address: &Address) -> Result<(), Failure> {
        self.each.take(address)?;
        address
            .site()
            .map_or(Ok(()), |network| self.network.take(&network))
    }

    /// The buckets of addresses.
    pub(crate) const fn each(&self) -> &TokenBuckets<Address> {
        &self.each
    }

    /// The buckets of networks.
    pub(crate) const fn network(&self) -> &TokenBuckets<Address> {
        &self.network
    }

    /// Forgets the buckets that are full again.
    pub fn forget_full(&self) {
        self.each.forget_full();
        self.network.forget_full();
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn at(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn a_network_of_ipv6_has_some_times_as_much_as_an_address() {
        let buckets = AddressBuckets::new("test", Rate::new(1, 2), 3);
        let home = |n: u32| at(&format!("2001:db8:1:{n:x}::1"));
        let let_in = (0..100).filter(|n| buckets.take(&home(*n)).is_ok()).count();
        assert_eq!(let_in, 6, "three times two");
        assert!(
            buckets.take(&at("2001:db8:2::1")).is_ok(),
            "another network"
        );
    }

    #[test]
    fn addresses_of_ipv4_are_in_no_network() {
        let buckets = AddressBuckets::new("test", Rate::new(1, 1), 1);
        for n in 0..100 {
            assert!(buckets.take(&at(&format!("192.0.2.{n}"))).is_ok());
        }
        assert!(buckets.take(&at("192.0.2.1")).is_err());
    }
}
