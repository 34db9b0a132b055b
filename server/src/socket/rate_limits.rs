//! How much a client may ask.

use std::sync::Arc;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use pantheon_wire::{Problem, UserId};

use crate::error::Failure;
use crate::settings::Rate;
use crate::token_buckets::TokenBuckets;

/// How many messages may be refused, beyond those that are answered, before the socket is closed. A client that reads
/// its answers has slowed down long before.
const REFUSALS: Rate = Rate::new(60, 120);
/// How many messages that can't be understood a client may send.
const NONSENSE: Rate = Rate::new(1, 5);

/// How much a client may ask: its socket has a bucket, and so has its account.
pub(super) struct RateLimits {
    socket: DefaultDirectRateLimiter,
    accounts: Arc<TokenBuckets<UserId>>,
    user: UserId,
    refusals: DefaultDirectRateLimiter,
    nonsense: DefaultDirectRateLimiter,
}

/// A client goes on asking too much, or what nobody understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Exhausted;

/// A full bucket.
pub(super) fn bucket(rate: Rate) -> DefaultDirectRateLimiter {
    RateLimiter::direct(Quota::per_minute(rate.per_minute).allow_burst(rate.burst))
}

impl RateLimits {
    /// Full buckets.
    pub(super) fn new(rate: Rate, accounts: Arc<TokenBuckets<UserId>>, user: UserId) -> Self {
        Self {
            socket: bucket(rate),
            accounts,
            user,
            refusals: bucket(REFUSALS),
            nonsense: bucket(NONSENSE),
        }
    }

    /// The client asks something. Answers with what it is told if that is too much.
    pub(super) fn ask(&self) -> Result<Result<(), Problem>, Exhausted> {
        let refused = if self.socket.check().is_ok() {
            let taken = self.accounts.take(&self.user);
            taken.err().map(|why| why.problem().clone())
        } else {
            crate::metrics::refused("socket");
            Some(Failure::too_fast(1).problem().clone())
        };
        match refused {
            None => Ok(Ok(())),
            Some(problem) if self.refusals.check().is_ok() => Ok(Err(problem)),
            Some(_) => Err(Exhausted),
        }
    }

    /// The client sent something that can't be understood.
    pub(super) fn nonsense(&self) -> Result<(), Exhausted> {
        self.nonsense.check().map_err(|_| Exhausted)
    }
}

#[cfg(test)]
mod tests {
    use pantheon_wire::Code;

    use super::*;

    #[test]
    fn a_flood_is_refused_and_then_cut_off() {
        let accounts = Arc::new(TokenBuckets::new("test", Rate::new(60, 1_000)));
        let limits = RateLimits::new(Rate::new(60, 10), accounts, "u".into());
        let answers: Vec<_> = (0..1_000).map(|_| limits.ask()).collect();
        let heard = answers.iter().filter(|a| matches!(a, Ok(Ok(())))).count();
        let refused = answers.iter().filter(|a| matches!(a, Ok(Err(_)))).count();
        assert!((10..20).contains(&heard), "{heard}");
        assert!((120..130).contains(&refused), "{refused}");
        assert_eq!(answers.last(), Some(&Err(Exhausted)));
    }

    #[test]
    fn two_sockets_of_one_account_share_its_bucket() {
        let accounts = Arc::new(TokenBuckets::new("test", Rate::new(1, 4)));
        let limits = || RateLimits::new(Rate::new(1, 100), Arc::clone(&accounts), "u".into());
        let (one, two) = (limits(), limits());
        for _ in 0..2 {
            assert_eq!(one.ask(), Ok(Ok(())));
            assert_eq!(two.ask(), Ok(Ok(())));
        }
        assert!(matches!(one.ask(), Ok(Err(problem)) if problem.code == Code::TooFast));
    }
}
