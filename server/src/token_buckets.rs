//! Token buckets, one for each who asks, that several nodes fill and empty together.
//!
//! Each node has buckets of its own and answers at once. A few times a second it tells the others what was taken from them,
//! and they take as much from theirs, into debt if need be. So whoever asks at several nodes has one burst at each of them
//! once, and then no more a minute than at one.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher, Hash};
use std::marker::PhantomData;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::error::Failure;
use crate::metrics;
use crate::settings::Rate;

/// After how many tokens it is looked which buckets are full again.
const BETWEEN_CLEANINGS: u32 = 4096;
/// Which part of a burst may have been taken before others are told.
const UNTOLD: u32 = 8;

/// One token bucket for each key. Full buckets are forgotten, so what is kept is bounded by what is asked.
pub struct TokenBuckets<K> {
    name: &'static str,
    /// How long it takes until there is another token.
    each: Duration,
    /// How long it takes to fill an empty bucket.
    burst: Duration,
    /// How many tokens may be taken before others are told.
    untold: u32,
    state: Mutex<State>,
    _keys: PhantomData<fn(&K)>,
}

#[derive(Default)]
struct State {
    /// When each bucket will be full, by the digest of its key.
    full_at: HashMap<u64, Instant>,
    /// What was taken that other nodes weren't told of, if there are others.
    taken: Option<HashMap<u64, u32>>,
    asked: u32,
}

/// Buckets that nodes share, whatever their keys are.
pub(crate) trait Shared {
    /// What was taken since this was last asked, as far as others are to know. From the first call on it is noted.
    fn take_taken(&self) -> Vec<(u64, u32)>;

    /// Somebody took so many tokens at another node.
    fn charge(&self, key: u64, tokens: u32);
}

/// The same at every node of a release. It says nothing of the key to whoever overhears nodes.
pub(crate) fn digest(key: &impl Hash) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(key)
}

impl<K: Hash> TokenBuckets<K> {
    /// Token buckets of this rate. The name is the one in the metrics.
    pub fn new(name: &'static str, rate: Rate) -> Self {
        let each = Duration::from_mins(1) / rate.per_minute.get();
        Self {
            name,
            each,
            burst: each.saturating_mul(rate.burst.get()),
            untold: (rate.burst.get() / UNTOLD).max(1),
            state: Mutex::default(),
            _keys: PhantomData,
        }
    }

    /// Forgets the buckets that are full again.
    pub fn forget_full(&self) {
        self.state().forget_full(Instant::now());
    }

    /// Takes a token.
    pub fn take(&self, key: &K) -> Result<(), Failure> {
        let (key, now) = (digest(key), Instant::now());
        let mut state = self.state();
        state.asked = (state.asked + 1) % BETWEEN_CLEANINGS;
        if state.asked == 0 {
            state.forget_full(now);
        }
        let full_at = state.full_at.get(&key).map_or(now, |at| now.max(*at)) + self.each;
        let wait = full_at
            .saturating_duration_since(now)
            .saturating_sub(self.burst);
        if wait.is_zero() {
            state.full_at.insert(key, full_at);
            if let Some(taken) = &mut state.taken {
                *taken.entry(key).or_default() += 1;
            }
            return Ok(());
        }
        drop(state);
        metrics::refused(self.name);
        let seconds = wait.as_nanos().div_ceil(1_000_000_000);
        Err(Failure::too_fast(seconds.try_into().unwrap_or(u32::MAX)))
    }
}

impl<K> TokenBuckets<K> {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn forget_full(&mut self, now: Instant) {
        self.full_at.retain(|_, full_at| *full_at > now);
        self.full_at.shrink_to_fit();
    }
}

impl<K> Shared for TokenBuckets<K> {
    fn take_taken(&self) -> Vec<(u64, u32)> {
        let now = Instant::now();
        let mut state = self.state();
        let State { full_at, taken, .. } = &mut *state;
        let taken = taken.get_or_insert_default();
        // What was taken slowly is told when the bucket is full again: else nobody would ever be told of it.
        let is_full = |key: &u64| full_at.get(key).is_none_or(|at| *at <= now);
        taken
            .extract_if(|key, tokens| *tokens >= self.untold || is_full(key))
            .collect()
    }

    fn charge(&self, key: u64, tokens: u32) {
        let now = Instant::now();
        let mut state = self.state();
        let full_at = state.full_at.entry(key).or_insert(now);
        *full_at = now.max(*full_at) + self.each.saturating_mul(tokens);
    }
}

#[cfg(test)]
mod tests {
    use pantheon_wire::Code;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn an_empty_bucket_says_when_to_come_back() {
        let buckets = TokenBuckets::new("test", Rate::new(2, 2));
        assert_eq!(buckets.take(&1), Ok(()));
        assert_eq!(buckets.take(&1), Ok(()));
        let refused = buckets.take(&1).unwrap_err();
        assert_eq!(refused.problem().code, Code::TooFast);
        assert_eq!(refused.problem().retry_after, Some(30));
        assert_eq!(buckets.take(&2), Ok(()), "others are not held up");
        tokio::time::advance(Duration::from_secs(30)).await;
        assert_eq!(buckets.take(&1), Ok(()));
        assert!(buckets.take(&1).is_err());
        tokio::time::advance(Duration::from_mins(9)).await;
        let at_once = (0..9).filter(|_| buckets.take(&1).is_ok()).count();
        assert_eq!(at_once, 2, "nobody saves up more than a burst");
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_is_kept_of_those_who_have_not_asked_for_long() {
        let buckets = TokenBuckets::new("test", Rate::new(60, 2));
        for key in 0..1000 {
            assert_eq!(buckets.take(&key), Ok(()));
        }
        buckets.forget_full();
        assert_eq!(
            buckets.state().full_at.len(),
            1000,
            "none is full again yet"
        );
        tokio::time::advance(Duration::from_secs(3)).await;
        assert_eq!(buckets.take(&7), Ok(()));
        buckets.forget_full();
        assert_eq!(buckets.state().full_at.len(), 1, "only who asked just now");
    }

    /// Takes as much as there is at each of some nodes for so long, which tell each other what was taken every quarter of a
    /// second, or not.
    async fn taken_in(seconds: u32, nodes: usize, tell: bool) -> usize {
        let rate = Rate::new(60, 16);
        let nodes: Vec<TokenBuckets<&str>> = (0..nodes)
            .map(|_| TokenBuckets::new("test", rate))
            .collect();
        let mut taken = 0;
        for _ in 0..4 * seconds {
            for node in &nodes {
                taken += std::iter::from_fn(|| node.take(&"greedy").ok()).count();
            }
            for (index, node) in nodes.iter().enumerate() {
                let told = node.take_taken();
                let others = nodes
                    .iter()
                    .enumerate()
                    .filter(|(other, _)| tell && *other != index);
                for ((_, other), (key, tokens)) in
                    others.flat_map(|o| told.iter().map(move |t| (o, t)))
                {
                    other.charge(*key, *tokens);
                }
            }
            tokio::time::advance(Duration::from_millis(250)).await;
        }
        taken
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_asks_at_several_nodes_has_a_burst_at_each_and_then_what_one_gives() {
        // 16 at once and one a second, for ten minutes.
        let one = taken_in(600, 1, true).await;
        assert!((614..=617).contains(&one), "{one}");
        let three = taken_in(600, 3, true).await;
        assert!((600..=600 + 3 * 16 + 3 * 2).contains(&three), "{three}");
        let deaf = taken_in(600, 3, false).await;
        assert!(deaf > 3 * 610, "nodes that don't hear each other: {deaf}");
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_taken_slowly_is_told_too() {
        let buckets = TokenBuckets::new("test", Rate::new(60, 80));
        assert!(buckets.take_taken().is_empty());
        for _ in 0..9 {
            buckets.take(&1).unwrap();
        }
        assert!(
            buckets.take_taken().is_empty(),
            "fewer than a part of a burst"
        );
        tokio::time::advance(Duration::from_secs(10)).await;
        let told: Vec<u32> = buckets.take_taken().into_iter().map(|(_, n)| n).collect();
        assert_eq!(told, [9]);
        for _ in 0..10 {
            buckets.take(&1).unwrap();
        }
        assert_eq!(buckets.take_taken().len(), 1);
        assert!(
            buckets
                .state()
                .taken
                .as_ref()
                .is_some_and(HashMap::is_empty)
        );
    }
}
