//! Threads for bots to think on. A browser has none.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::Semaphore;

use super::thinker::{Thinker, Thought};

/// Thinks on threads of their own, so many at a time.
pub struct Threads {
    places: Arc<Semaphore>,
    longest: Duration,
}

impl Threads {
    /// So many at a time, each for so long at most.
    pub fn new(places: usize, longest: Duration) -> Self {
        Self {
            places: Arc::new(Semaphore::new(places.max(1))),
            longest,
        }
    }
}

impl Default for Threads {
    /// One less than there are cores, for five seconds: levels take two at most.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::new(cores.saturating_sub(1), Duration::from_secs(5))
    }
}

#[async_trait]
impl Thinker for Threads {
    async fn think(&self, thought: Thought) -> bool {
        let Ok(place) = Arc::clone(&self.places).acquire_owned().await else {
            return false;
        };
        // The place goes with the thread: one that doesn't come to an end keeps it, and can't be joined by many more.
        let thread = tokio::task::spawn_blocking(move || {
            thought();
            drop(place);
        });
        matches!(tokio::time::timeout(self.longest, thread).await, Ok(Ok(())))
    }
}

#[cfg(test)]
mod tests {
    use super::super::thinker::work_out;
    use super::*;

    #[tokio::test]
    async fn a_thought_that_takes_too_long_is_left_to_itself_and_one_that_panics_found_nothing() {
        let threads = Threads::new(2, Duration::from_millis(20));
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let long = work_out(&threads, move || ended.recv().is_ok()).await;
        assert_eq!(long, None);
        drop(end);
        assert_eq!(
            work_out(&threads, || panic!("on purpose")).await,
            None::<u8>
        );
        assert_eq!(work_out(&threads, || 7).await, Some(7));
    }
}
