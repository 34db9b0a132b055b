//! Who asks too much. Every refusal is counted.

use std::hash::Hash;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use pantheon_wire::UserId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::address::Address;
use crate::error::Failure;
use crate::metrics;
use crate::settings::{self, Rate};

/// One token bucket for each key. Full buckets are forgotten, so what is kept is bounded by what is asked.
pub struct Buckets<K: Hash + Eq + Clone> {
    name: &'static str,
    limiter: DefaultKeyedRateLimiter<K>,
    clock: DefaultClock,
    asked: AtomicU32,
}

impl<K: Hash + Eq + Clone> Buckets<K> {
    /// Buckets of this rate. The name is the one in the metrics.
    pub fn new(name: &'static str, rate: Rate) -> Self {
        let quota = Quota::per_minute(rate.per_minute).allow_burst(rate.burst);
        Self {
            name,
            limiter: RateLimiter::keyed(quota),
            clock: DefaultClock::default(),
            asked: AtomicU32::new(0),
        }
    }

    /// Takes a token.
    pub fn take(&self, key: &K) -> Result<(), Failure> {
        const BETWEEN_CLEANINGS: u32 = 4096;
        if self.asked.fetch_add(1, Ordering::Relaxed) % BETWEEN_CLEANINGS == BETWEEN_CLEANINGS - 1 {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
        }
        self.limiter.check_key(key).map_err(|not_until| {
            metrics::refused(self.name);
            let wait = not_until.wait_time_from(self.clock.now());
            let seconds = wait.as_nanos().div_ceil(1_000_000_000);
            Failure::too_fast(seconds.try_into().unwrap_or(u32::MAX))
        })
    }
}

/// All limits of requests.
pub struct Limits {
    /// Requests from one address.
    pub address: Buckets<Address>,
    /// Requests of one account.
    pub account: Buckets<UserId>,
    /// Guests that come from one address.
    pub guests: Buckets<Address>,
    /// Passwords that are tried from one address.
    pub sign_in_address: Buckets<Address>,
    /// Passwords that are tried for one login.
    pub sign_in_login: Buckets<String>,
    /// Tables that one account makes.
    pub new_tables: Buckets<UserId>,
    /// Costly requests of one account, or of one address where nobody is signed in.
    pub costly: Buckets<Payer>,
    costly_at_once: Arc<Semaphore>,
}

/// Who is held to account for a costly request.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Payer {
    /// Somebody who is signed in.
    Account(UserId),
    /// Anybody else at this address.
    Address(Address),
}

impl Limits {
    /// Limits as they are set.
    pub fn new(limits: &settings::Limits) -> Self {
        Self {
            address: Buckets::new("address", limits.address),
            account: Buckets::new("account", limits.account),
            guests: Buckets::new("guests", limits.guests),
            sign_in_address: Buckets::new("sign-in-address", limits.sign_in_address),
            sign_in_login: Buckets::new("sign-in-login", limits.sign_in_login),
            new_tables: Buckets::new("new-tables", limits.new_tables),
            costly: Buckets::new("costly", limits.costly),
            costly_at_once: Arc::new(Semaphore::new(limits.costly_at_once)),
        }
    }

    /// Lets a costly request begin. It counts as running until the permit is dropped.
    pub fn begin_costly(&self, payer: &Payer) -> Result<OwnedSemaphorePermit, Failure> {
        self.costly.take(payer)?;
        Arc::clone(&self.costly_at_once)
            .try_acquire_owned()
            .map_err(|_| {
                metrics::refused("costly-at-once");
                Failure::busy()
            })
    }
}

#[cfg(test)]
mod tests {
    use pantheon_wire::Code;

    use super::*;

    #[test]
    fn an_empty_bucket_says_when_to_come_back() {
        let buckets = Buckets::new("test", Rate::new(1, 2));
        assert_eq!(buckets.take(&1), Ok(()));
        assert_eq!(buckets.take(&1), Ok(()));
        let refused = buckets.take(&1).unwrap_err();
        assert_eq!(refused.problem().code, Code::TooFast);
        assert!((1..=60).contains(&refused.problem().retry_after.unwrap()));
        assert_eq!(buckets.take(&2), Ok(()), "others are not held up");
    }

    #[test]
    fn only_so_many_costly_requests_run_at_once() {
        let limits = Limits::new(&settings::Limits {
            costly_at_once: 1,
            ..settings::Limits::default()
        });
        let payer = Payer::Account(UserId::from("u"));
        let first = limits.begin_costly(&payer).unwrap();
        let second = limits.begin_costly(&payer).unwrap_err();
        assert_eq!(second.problem().code, Code::Busy);
        drop(first);
        assert!(limits.begin_costly(&payer).is_ok());
    }
}
