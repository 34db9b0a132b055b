//! Whether the server is ready, as whoever asks may know it.

use std::future::Future;
use std::time::Duration;

use pantheon_tables::{StoreError, StoreHealth};
use pantheon_wire::{Code, Problem};
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::settings::WorkSettings;

/// What is believed of the store for a while, so that asking costs little however often it is done.
pub(crate) struct Readiness {
    believed: Mutex<Option<(Instant, Belief)>>,
    /// For how long.
    holds: Duration,
    /// How long to look.
    wait: Duration,
}

type Belief = Result<StoreHealth, Unready>;

/// Why a server isn't ready. What the store says in detail is for its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unready {
    OutOfReach,
    NoSpace,
    ReadOnly,
    Damaged,
    Busy,
}

impl Readiness {
    pub(crate) fn new(settings: &WorkSettings) -> Self {
        Self {
            believed: Mutex::default(),
            holds: Duration::from_millis(settings.health_millis),
            wait: Duration::from_millis(settings.health_wait_millis),
        }
    }

    /// What is believed, or, if that is too old, what is found now. Whoever asks meanwhile waits for the same answer.
    pub(crate) async fn ask<F>(&self, look: impl FnOnce() -> F) -> Belief
    where
        F: Future<Output = Result<StoreHealth, StoreError>>,
    {
        let mut believed = self.believed.lock().await;
        if let Some((since, verdict)) = *believed
            && since.elapsed() < self.holds
        {
            return verdict;
        }
        let looked = tokio::time::timeout(self.wait, look()).await;
        let verdict = looked.map_or(Err(Unready::OutOfReach), |found| {
            found.map_err(|why| Unready::from(&why))
        });
        let before = believed.replace((Instant::now(), verdict));
        drop(believed);
        if before.map(|(_, before)| before) != Some(verdict) {
            say(verdict);
        }
        verdict
    }
}

/// Tells whoever runs the server what has changed.
fn say(verdict: Belief) {
    match verdict {
        Err(unready) => {
            tracing::error!(?unready, "health: not ready, requests for tables will fail");
        }
        Ok(health) if health == StoreHealth::default() => tracing::info!("health: ready"),
        Ok(health) => tracing::warn!(
            health.low_space,
            health.damaged,
            "health: ready, but the disk is nearly full or something stored is damaged; see docs/operate.md"
        ),
    }
}

impl From<&StoreError> for Unready {
    fn from(why: &StoreError) -> Self {
        match why {
            StoreError::Unreachable(_) => Self::OutOfReach,
            StoreError::NoSpace(_) => Self::NoSpace,
            StoreError::ReadOnly(_) => Self::ReadOnly,
            StoreError::Damaged(_) => Self::Damaged,
            StoreError::Full => Self::Busy,
        }
    }
}

impl From<Unready> for Problem {
    fn from(unready: Unready) -> Self {
        let message = match unready {
            Unready::OutOfReach => "the database can't be reached",
            Unready::NoSpace => "the disk is full",
            Unready::ReadOnly => "the database can only be read",
            Unready::Damaged => "the database is damaged",
            Unready::Busy => "too much waits to be written",
        };
        Self {
            retry_after: Some(1),
            ..Self::new(Code::Unavailable, message)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    fn readiness() -> Readiness {
        Readiness::new(&WorkSettings::default())
    }

    #[tokio::test(start_paused = true)]
    async fn however_many_ask_it_is_looked_once_in_a_while() {
        let (readiness, looks) = (readiness(), AtomicU32::new(0));
        let look = || async {
            looks.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(10)).await;
            Ok(StoreHealth::default())
        };
        let asked = (0..50).map(|_| readiness.ask(look));
        for verdict in futures_util::future::join_all(asked).await {
            assert_eq!(verdict, Ok(StoreHealth::default()));
        }
        assert_eq!(looks.load(Ordering::Relaxed), 1);
        tokio::time::advance(readiness.holds).await;
        readiness.ask(look).await.unwrap();
        assert_eq!(looks.load(Ordering::Relaxed), 2);
    }

    #[tokio::test(start_paused = true)]
    async fn a_store_that_does_not_answer_is_out_of_reach_until_it_does() {
        let readiness = readiness();
        assert_eq!(readiness.ask(pending).await, Err(Unready::OutOfReach));
        let well = || ready(Ok(StoreHealth::default()));
        assert_eq!(readiness.ask(well).await, Err(Unready::OutOfReach));
        tokio::time::advance(readiness.holds).await;
        assert_eq!(readiness.ask(well).await, Ok(StoreHealth::default()));
    }

    #[tokio::test(start_paused = true)]
    async fn the_cause_is_told_without_what_the_store_says() {
        for (why, message) in [
            (StoreError::NoSpace("/srv/x".to_owned()), "the disk is full"),
            (
                StoreError::ReadOnly("/srv/x".to_owned()),
                "the database can only be read",
            ),
            (
                StoreError::Damaged("/srv/x".to_owned()),
                "the database is damaged",
            ),
        ] {
            let unready = readiness().ask(|| ready(Err(why))).await.unwrap_err();
            let problem = Problem::from(unready);
            assert_eq!(
                (problem.code, problem.message.as_str()),
                (Code::Unavailable, message)
            );
        }
    }
}
