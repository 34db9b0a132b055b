//! The one time that all processes share, and when nobody counted it.
//!
//! A process that serves says so every few seconds: it *beats*. The store keeps the latest time that anybody said. Where
//! the next beat is much later than the last one, nobody served in between, or somebody's clock was set forward: either
//! way nobody could play, and no game clock may count it. Such an [`Outage`] is kept, and given back at every table.

use async_trait::async_trait;
use pantheon_wire::WallMillis;

use crate::store::StoreError;

/// How long nobody may have beaten before it counts as an outage, in milliseconds. Two beats may fail.
pub const SILENCE: u64 = 8_000;

/// A time in which nobody served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last beat before it.
    pub began: WallMillis,
    /// The first beat after it.
    pub ended: WallMillis,
}

impl Outage {
    /// The outage between a beat and the next, if it is one.
    pub fn between(last: WallMillis, next: WallMillis) -> Option<Self> {
        (next.saturating_sub(last) > SILENCE).then_some(Self {
            began: last,
            ended: next,
        })
    }

    /// How much of it lies between two moments.
    pub fn overlap(self, from: WallMillis, to: WallMillis) -> u64 {
        let (began, ended) = (self.began.max(from), self.ended.min(to));
        ended.saturating_sub(began)
    }
}

/// What a process learns by a beat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The latest time that anybody said, this process included.
    pub now: WallMillis,
    /// The outages that ended after what was known, oldest first. All that a clock can have counted are among them.
    pub outages: Vec<Outage>,
}

/// Keeps the time that all processes share.
#[async_trait]
pub trait Uptime: Send + Sync + 'static {
    /// This process serves, and its time is this. Outages are wanted that ended after `known`, or all.
    async fn beat(&self, now: WallMillis, known: Option<WallMillis>) -> Result<Beat, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beats_that_come_late_are_no_outage_and_silence_is_one() {
        assert_eq!(Outage::between(1_000, 1_000 + SILENCE), None);
        assert_eq!(Outage::between(9_000, 1_000), None, "nobody goes back");
        let outage = Outage::between(1_000, 1_001 + SILENCE).unwrap();
        assert_eq!((outage.began, outage.ended), (1_000, 1_001 + SILENCE));
    }

    #[test]
    fn only_what_lies_between_two_moments_is_counted() {
        let outage = Outage {
            began: 100,
            ended: 200,
        };
        assert_eq!(outage.overlap(0, 300), 100);
        assert_eq!(outage.overlap(150, 300), 50);
        assert_eq!(outage.overlap(0, 150), 50);
        assert_eq!(outage.overlap(200, 300), 0);
        assert_eq!(outage.overlap(300, 0), 0);
    }
}
