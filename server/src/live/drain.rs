//! Leaving in peace, where other nodes are there for those who are sent away.
//!
//! A node that is told to stop says so by its health first, so that a proxy sends newcomers elsewhere, and serves on. Its
//! sockets are told to come back one after the other, so that they don't all come to the others at the same moment.

use std::time::Duration;

use pantheon_wire::UserId;
use tokio_util::sync::CancellationToken;

use crate::token_buckets::digest;

/// Which part of the time is for the proxy to notice, before the first socket is told.
const NOTICE: u32 = 4;

/// Whether a node leaves, and how long it takes for it.
#[derive(Debug)]
pub(crate) struct Drain {
    begun: CancellationToken,
    takes: Duration,
}

impl Drain {
    pub(super) fn new(seconds: u32) -> Self {
        Self {
            begun: CancellationToken::new(),
            takes: Duration::from_secs(seconds.into()),
        }
    }

    /// Begins to leave, and waits until it is time to be gone.
    pub(super) async fn run(&self) {
        self.begun.cancel();
        if !self.takes.is_zero() {
            tracing::info!(
                seconds = self.takes.as_secs(),
                "drain: not ready any more, sockets are told to come back one after the other"
            );
            tokio::time::sleep(self.takes).await;
        }
    }

    /// Whether it has begun.
    pub(crate) fn is_begun(&self) -> bool {
        self.begun.is_cancelled()
    }

    /// Waits until it is somebody's turn to be told to come back.
    pub(crate) fn turn(&self, of: &UserId) -> impl Future<Output = ()> + Send + use<> {
        let (begun, after) = (self.begun.clone(), self.turn_after(of));
        async move {
            begun.cancelled().await;
            tokio::time::sleep(after).await;
        }
    }

    /// By the digest of who they are, so that a simulation can be played again.
    fn turn_after(&self, of: &UserId) -> Duration {
        let notice = self.takes / NOTICE;
        let part = (digest(&of.as_str()) >> 32) as u32;
        let rest = self.takes.saturating_sub(notice);
        notice + rest.mul_f64(f64::from(part) / f64::from(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_are_told_one_after_the_other_once_the_proxy_had_time() {
        let drain = Drain::new(8);
        let mut turns: Vec<Duration> = (0..1_000)
            .map(|n| drain.turn_after(&UserId(format!("user-{n}"))))
            .collect();
        turns.sort_unstable();
        assert!(turns[0] >= Duration::from_secs(2) && turns[999] <= Duration::from_secs(8));
        let in_half = turns
            .iter()
            .filter(|turn| **turn < Duration::from_secs(5))
            .count();
        assert!((400..600).contains(&in_half), "{in_half}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_node_that_is_alone_leaves_at_once() {
        let drain = Drain::new(0);
        assert!(!drain.is_begun());
        let turn = drain.turn(&"ana".into());
        drain.run().await;
        turn.await;
        assert!(drain.is_begun());
    }
}
