//! The time that a server counts by.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use pantheon_tables::Clock;
use pantheon_wire::WallMillis;

use crate::live::Live;

/// From how many milliseconds on the machine's clock counts as set, and not as merely corrected.
const STEP: u64 = 5_000;
/// How often it is looked whether it was.
const LOOK_EVERY: Duration = Duration::from_secs(3);

/// What a machine knows of time.
pub trait Machine: Send + Sync + 'static {
    /// What its clock shows, in milliseconds since 1970. Somebody may set it.
    fn wall(&self) -> WallMillis;

    /// How many milliseconds have passed since some moment. Nobody can set that.
    fn elapsed(&self) -> u64;
}

/// The machine that this runs on.
pub struct ThisMachine(Instant);

impl Machine for ThisMachine {
    fn wall(&self) -> WallMillis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| since.as_millis() as WallMillis)
    }

    fn elapsed(&self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

/// A clock that begins with the time of the machine and then only counts: whoever sets the machine's clock takes no
/// time from a player and gives none. It never goes back. It leaps forward only to [follow](Clock::follow) others.
pub struct SteadyClock<M = ThisMachine> {
    machine: M,
    /// What it would have shown when the machine's count was 0.
    origin: WallMillis,
    /// By how much others were ahead.
    ahead: AtomicU64,
    /// By how much the machine's clock was ahead when last looked at.
    differs: AtomicI64,
}

impl SteadyClock {
    /// The clock of this process.
    pub fn start() -> Self {
        Self::of(ThisMachine(Instant::now()))
    }
}

impl<M: Machine> SteadyClock<M> {
    /// A clock that begins now.
    pub fn of(machine: M) -> Self {
        Self {
            origin: machine.wall().saturating_sub(machine.elapsed()),
            machine,
            ahead: AtomicU64::new(0),
            differs: AtomicI64::new(0),
        }
    }

    fn counted(&self) -> WallMillis {
        self.origin.saturating_add(self.machine.elapsed())
    }

    /// Looks now and then whether the machine's clock was set, until the server stops.
    pub fn watch(self: &Arc<Self>, live: &Arc<Live>) {
        let clock = Arc::clone(self);
        live.every(LOOK_EVERY, move || {
            clock.notice_step();
            std::future::ready(())
        });
    }

    /// By how many milliseconds the machine's clock was set since this was last asked, if it was. It is logged and
    /// counted.
    pub fn notice_step(&self) -> Option<i64> {
        let differs = self.machine.wall().cast_signed() - self.counted().cast_signed();
        let step = differs - self.differs.load(Ordering::Relaxed);
        if step.unsigned_abs() < STEP {
            return None;
        }
        self.differs.store(differs, Ordering::Relaxed);
        metrics::counter!("pantheon_clock_steps_total").increment(1);
        tracing::warn!(
            by_seconds = step / 1_000,
            differs_by_seconds = differs / 1_000,
            "clock: the system clock was set; this process keeps its own time, game clocks are unaffected"
        );
        Some(step)
    }
}

impl<M: Machine> Clock for SteadyClock<M> {
    fn now(&self) -> WallMillis {
        self.counted()
            .saturating_add(self.ahead.load(Ordering::SeqCst))
    }

    fn follow(&self, to: WallMillis) {
        let ahead = to.saturating_sub(self.counted());
        self.ahead.fetch_max(ahead, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    /// A machine whose clocks are set by hand.
    struct ByHand {
        wall: AtomicU64,
        elapsed: AtomicU64,
    }

    impl ByHand {
        /// Time passes.
        fn pass(&self, millis: u64) {
            self.elapsed.fetch_add(millis, Ordering::Relaxed);
            self.wall.fetch_add(millis, Ordering::Relaxed);
        }

        /// Somebody sets the clock.
        fn set(&self, by: i64) {
            let wall = self.wall.load(Ordering::Relaxed);
            let set = wall.saturating_add_signed(by);
            self.wall.store(set, Ordering::Relaxed);
        }
    }

    impl Machine for ByHand {
        fn wall(&self) -> WallMillis {
            self.wall.load(Ordering::Relaxed)
        }

        fn elapsed(&self) -> u64 {
            self.elapsed.load(Ordering::Relaxed)
        }
    }

    const START: WallMillis = 1_800_000_000_000;

    fn clock() -> SteadyClock<ByHand> {
        SteadyClock::of(ByHand {
            wall: AtomicU64::new(START),
            elapsed: AtomicU64::new(77),
        })
    }

    #[test]
    fn it_begins_with_the_machines_time_and_counts() {
        let clock = clock();
        assert_eq!(clock.now(), START);
        clock.machine.pass(1_500);
        assert_eq!(clock.now(), START + 1_500);
        assert_eq!(clock.notice_step(), None);
    }

    #[test]
    fn whoever_sets_the_machines_clock_moves_no_game_clock() {
        for by in [2 * HOUR, -2 * HOUR] {
            let clock = clock();
            clock.machine.pass(1_000);
            clock.machine.set(by);
            assert_eq!(clock.now(), START + 1_000);
            clock.machine.pass(1_000);
            assert_eq!(clock.now(), START + 2_000);
        }
    }

    #[test]
    fn a_step_of_the_machines_clock_is_noticed_once_and_so_is_the_way_back() {
        let clock = clock();
        clock.machine.set(2 * HOUR);
        assert_eq!(clock.notice_step(), Some(2 * HOUR));
        clock.machine.pass(60_000);
        assert_eq!(clock.notice_step(), None);
        clock.machine.set(-2 * HOUR);
        assert_eq!(clock.notice_step(), Some(-2 * HOUR));
        clock.machine.set(4_000);
        assert_eq!(clock.notice_step(), None, "a small correction is none");
        clock.machine.set(1_000);
        assert_eq!(clock.notice_step(), Some(5_000), "several add up");
    }

    #[test]
    fn it_follows_others_forward_and_never_back() {
        let clock = clock();
        clock.follow(START + 10_000);
        assert_eq!(clock.now(), START + 10_000);
        clock.machine.pass(1_000);
        clock.follow(START + 5_000);
        assert_eq!(clock.now(), START + 11_000);
        assert_eq!(clock.notice_step(), None, "following isn't being set");
    }
}
