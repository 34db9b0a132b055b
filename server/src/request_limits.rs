//! Who asks too much. Every refusal is counted.

use std::hash::Hash;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use pantheon_store::TokenHash;
use pantheon_wire::UserId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::address::Address;
use crate::address_buckets::AddressBuckets;
use crate::error::Failure;
use crate::metrics;
use crate::settings::{self, Rate};

/// One token bucket for each key. Full buckets are forgotten, so what is kept is bounded by what is asked.
pub struct TokenBuckets<K: Hash + Eq + Clone, C: Clock = DefaultClock> {
    name: &'static str,
    limiter: RateLimiter<K, DefaultKeyedStateStore<K>, C, NoOpMiddleware<C::Instant>>,
    clock: C,
    asked: AtomicU32,
}

impl<K: Hash + Eq + Clone> TokenBuckets<K> {
    /// Token buckets of this rate. The name is the one in the metrics.
    pub fn new(name: &'static str, rate: Rate) -> Self {
        Self::with_clock(name, rate, DefaultClock::default())
    }
}

impl<K: Hash + Eq + Clone, C: Clock + Clone> TokenBuckets<K, C> {
    /// The same, filled as this clock says.
    fn with_clock(name: &'static str, rate: Rate, clock: C) -> Self {
        let quota = Quota::per_minute(rate.per_minute).allow_burst(rate.burst);
        Self {
            name,
            limiter: RateLimiter::new(quota, DefaultKeyedStateStore::default(), clock.clone()),
            clock,
            asked: AtomicU32::new(0),
        }
    }

    /// Forgets the buckets that are full again.
    pub fn forget_full(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }

    /// Takes a token.
    pub fn take(&self, key: &K) -> Result<(), Failure> {
        const BETWEEN_CLEANINGS: u32 = 4096;
        if self.asked.fetch_add(1, Ordering::Relaxed) % BETWEEN_CLEANINGS == BETWEEN_CLEANINGS - 1 {
            self.forget_full();
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
pub struct RequestLimits {
    /// Requests from one address.
    pub address: AddressBuckets,
    /// Requests of one account.
    pub account: TokenBuckets<UserId>,
    /// Guests that come from one address.
    pub guests: AddressBuckets,
    /// Passwords that are tried from one address.
    pub sign_in_address: AddressBuckets,
    /// Passwords that are tried for one login from one address.
    pub sign_in_login: TokenBuckets<(String, Address)>,
    /// Passwords that are tried for one login from anywhere, by devices that aren't known.
    pub sign_in_anywhere: TokenBuckets<String>,
    /// Passwords that are tried with one device that is known, or in one session.
    pub sign_in_device: TokenBuckets<TokenHash>,
    /// Tables that one account makes.
    pub new_tables: TokenBuckets<UserId>,
    /// Costly requests of one account, or of one address where nobody is signed in.
    pub costly: TokenBuckets<Payer>,
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

impl RequestLimits {
    /// Limits as they are set.
    pub fn new(limits: &settings::LimitSettings) -> Self {
        let times = limits.network_times;
        Self {
            address: AddressBuckets::new("address", limits.address, times),
            account: TokenBuckets::new("account", limits.account),
            guests: AddressBuckets::new("guests", limits.guests, times),
            sign_in_address: AddressBuckets::new("sign-in-address", limits.sign_in_address, times),
            sign_in_login: TokenBuckets::new("sign-in-login", limits.sign_in_login),
            sign_in_anywhere: TokenBuckets::new("sign-in-anywhere", limits.sign_in_anywhere),
            sign_in_device: TokenBuckets::new("sign-in-device", limits.sign_in_device),
            new_tables: TokenBuckets::new("new-tables", limits.new_tables),
            costly: TokenBuckets::new("costly", limits.costly),
            costly_at_once: Arc::new(Semaphore::new(limits.costly_at_once)),
        }
    }

    /// Forgets those who haven't asked for so long that no limit concerns them.
    pub fn forget_full(&self) {
        // Named one by one, so that none is left out.
        let Self {
            address,
            account,
            guests,
            sign_in_address,
            sign_in_login,
            sign_in_anywhere,
            sign_in_device,
            new_tables,
            costly,
            costly_at_once: _,
        } = self;
        address.forget_full();
        account.forget_full();
        guests.forget_full();
        sign_in_address.forget_full();
        sign_in_login.forget_full();
        sign_in_anywhere.forget_full();
        sign_in_device.forget_full();
        new_tables.forget_full();
        costly.forget_full();
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
        let buckets = TokenBuckets::new("test", Rate::new(1, 2));
        assert_eq!(buckets.take(&1), Ok(()));
        assert_eq!(buckets.take(&1), Ok(()));
        let refused = buckets.take(&1).unwrap_err();
        assert_eq!(refused.problem().code, Code::TooFast);
        assert!((1..=60).contains(&refused.problem().retry_after.unwrap()));
        assert_eq!(buckets.take(&2), Ok(()), "others are not held up");
    }

    #[test]
    fn nothing_is_kept_of_those_who_have_not_asked_for_long() {
        let clock = governor::clock::FakeRelativeClock::default();
        let buckets = TokenBuckets::with_clock("test", Rate::new(60, 2), clock.clone());
        for key in 0..1000 {
            assert_eq!(buckets.take(&key), Ok(()));
        }
        buckets.forget_full();
        assert_eq!(buckets.limiter.len(), 1000, "none is full again yet");
        clock.advance(std::time::Duration::from_secs(3));
        assert_eq!(buckets.take(&7), Ok(()));
        buckets.forget_full();
        assert_eq!(buckets.limiter.len(), 1, "only who asked just now");
    }

    #[test]
    fn only_so_many_costly_requests_run_at_once() {
        let limits = RequestLimits::new(&settings::LimitSettings {
            costly_at_once: 1,
            ..settings::LimitSettings::default()
        });
        let payer = Payer::Account(UserId::from("u"));
        let first = limits.begin_costly(&payer).unwrap();
        let second = limits.begin_costly(&payer).unwrap_err();
        assert_eq!(second.problem().code, Code::Busy);
        drop(first);
        assert!(limits.begin_costly(&payer).is_ok());
    }
}
