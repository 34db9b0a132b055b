//! The one time that all processes share, and when nobody counted it.
//!
//! A process that serves says so every few seconds: it *beats*. The store keeps the latest time that anybody said. Where
//! the next beat is much later than the last one, nobody served in between, or somebody's clock was set forward: either
//! way nobody could play, and no game clock may count it. Such an [`Outage`] is kept, and given back at every table.
//!
//! A time that was said some seconds ago is by now that much later. So the store keeps with it what its own clock showed,
//! and who learns of it adds how far that clock has come since.

use async_trait::async_trait;
use pantheon_wire::WallMillis;

use crate::store::StoreError;

/// How long nobody may have beaten before it counts as an outage, in milliseconds. Two beats may fail.
pub const SILENCE: u64 = 8_000;

/// By how many milliseconds the clocks of two processes may differ without either being behind. Nothing finer can be
/// measured, and whoever followed every millisecond would let the shared time creep ahead.
pub(crate) const AGREE: u64 = 20;

/// A time of all processes, and what the store's own clock showed then.
///
/// Somebody may set the store's clock: only how far it moved between two beats is ever used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dated {
    /// The shared time.
    pub time: WallMillis,
    /// What the store's clock showed.
    pub store: WallMillis,
}

impl Dated {
    /// What time it is for all when a process beats by whose own clock it is `now`, and `known` is what it learned by its
    /// last beat. This is the last beat that was kept, and the store's clock shows `store`.
    #[must_use]
    pub fn after(self, known: Option<Self>, now: WallMillis, store: WallMillis) -> Self {
        // What the store's clock moved and this process didn't count: it was set, or the way there took longer.
        let uncounted = known.map_or(0, |known| {
            let moved = store.saturating_sub(known.store);
            moved.saturating_sub(now.saturating_sub(known.time))
        });
        let age = store.saturating_sub(self.store).saturating_sub(uncounted);
        // In an outage nobody counts.
        let age = if age > SILENCE { 0 } else { age };
        let by_now = self.time.saturating_add(age);
        let time = if by_now > now.saturating_add(AGREE) {
            by_now
        } else {
            self.time.max(now)
        };
        Self { time, store }
    }
}

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
    /// The latest time of all, this process included, as late as it is by now.
    pub now: Dated,
    /// The outages that ended after what was known, oldest first. All that a clock can have counted are among them.
    pub outages: Vec<Outage>,
}

/// Keeps the time that all processes share.
#[async_trait]
pub trait Uptime: Send + Sync + 'static {
    /// This process serves, and its time is this. Its last beat told it `known`: outages are wanted that ended after that,
    /// or all.
    async fn beat(&self, now: WallMillis, known: Option<Dated>) -> Result<Beat, StoreError>;
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

    const fn dated(time: WallMillis, store: WallMillis) -> Dated {
        Dated { time, store }
    }

    #[test]
    fn a_beat_grows_older_by_the_stores_clock() {
        let last = dated(500_000, 7_000);
        assert_eq!(last.after(None, 1_000, 9_900), dated(502_900, 9_900));
        assert_eq!(last.after(None, 503_000, 9_900), dated(503_000, 9_900));
        let known = Some(dated(1_000, 6_900));
        assert_eq!(last.after(known, 4_000, 9_900), dated(502_900, 9_900));
    }

    #[test]
    fn clocks_that_agree_follow_no_further_than_what_was_said() {
        let last = dated(500_000, 7_000);
        let almost = 502_900 - AGREE;
        assert_eq!(last.after(None, almost, 9_900), dated(almost, 9_900));
        assert_eq!(last.after(None, almost - 1, 9_900), dated(502_900, 9_900));
    }

    #[test]
    fn in_an_outage_a_beat_grows_no_older() {
        let last = dated(500_000, 7_000);
        let late = 7_000 + SILENCE;
        assert_eq!(last.after(None, 0, late).time, 500_000 + SILENCE);
        assert_eq!(last.after(None, 0, late + 1).time, 500_000);
    }

    #[test]
    fn whoever_sets_the_stores_clock_moves_no_shared_time() {
        for set in [-5_000_i64, -500, 500, 5_000] {
            // It is set after the last beat of this process, before or after that of another.
            for said in [8_000, 8_000_u64.saturating_add_signed(set)] {
                let (known, last) = (dated(101_000, 7_000), dated(102_000, said));
                let store = 10_000_u64.saturating_add_signed(set);
                let time = last.after(Some(known), 104_000, store).time;
                assert_eq!(time, 104_000, "set by {set}, said at {said}");
            }
        }
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
