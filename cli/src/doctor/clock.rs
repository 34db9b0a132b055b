//! Whether this machine knows what time it is.

use std::process::Command;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use pantheon_store::Inspection;

use super::finding::{Check, Finding};

/// How far two clocks may be apart: as far as a server lets its machine's clock be set without a word.
const APART: u64 = 5_000;

/// How far a step may be that two readings don't tell, in milliseconds: a machine is suspended, or slow.
const STEP: u64 = 200;

/// No machine is earlier than this program: the first of November 2026.
const EARLIEST: u64 = 1_793_491_200_000;

/// What two clocks said at one moment: one that is set, and one that only counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    wall: u64,
    counted: Instant,
}

impl Reading {
    pub(super) fn now() -> Self {
        Self {
            wall: millis(SystemTime::now()),
            counted: Instant::now(),
        }
    }
}

pub(super) fn check(begun: Reading, kept: Option<&Inspection>) -> Vec<Finding> {
    let now = Reading::now();
    let mut found = vec![plausible(now.wall)];
    let counted = now.counted.duration_since(begun.counted);
    found.extend(stepped(begun.wall, now.wall, counted));
    if let Some(beat) = kept.and_then(|kept| kept.beat) {
        found.extend(behind(beat, now.wall));
    }
    if let Some(theirs) = kept.and_then(|kept| kept.clock) {
        found.push(apart(theirs, now.wall));
    }
    found.push(kept_right(synchronised().as_deref()));
    found
}

fn plausible(now: u64) -> Finding {
    if now < EARLIEST {
        Finding::error(Check::Clock, "early")
    } else {
        Finding::good(Check::Clock, "plausible")
    }
}

/// Whether the clock was set while the doctor looked at other things.
fn stepped(before: u64, after: u64, counted: Duration) -> Option<Finding> {
    let counted = u64::try_from(counted.as_millis()).unwrap_or(u64::MAX);
    let step = (before.saturating_add(counted)).abs_diff(after);
    (step > STEP).then(|| Finding::warning(Check::Clock, "stepped").text("millis", step))
}

/// A server never says a time that hasn't come: if the database has heard one, this clock was set back since, or that
/// of another machine is ahead.
fn behind(beat: u64, now: u64) -> Option<Finding> {
    let behind = beat.saturating_sub(now);
    (behind > APART).then(|| Finding::error(Check::Clock, "behind").text("seconds", behind / 1_000))
}

fn apart(theirs: u64, ours: u64) -> Finding {
    let apart = theirs.abs_diff(ours);
    if apart > APART {
        Finding::warning(Check::Clock, "apart").text("seconds", apart / 1_000)
    } else {
        Finding::good(Check::Clock, "together")
    }
}

/// What systemd says of whether something keeps the clock right.
fn synchronised() -> Option<String> {
    let output = Command::new("timedatectl")
        .args(["show", "--property=NTPSynchronized", "--value"])
        .output();
    let output = output.ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn kept_right(said: Option<&str>) -> Finding {
    match said {
        Some("yes") => Finding::good(Check::Clock, "kept-right"),
        Some("no") => Finding::warning(Check::Clock, "not-kept-right"),
        _ => Finding::advice(Check::Clock, "unknown"),
    }
}

fn millis(time: SystemTime) -> u64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::Severity;

    #[test]
    fn a_machine_that_thinks_it_is_1970_is_wrong() {
        assert_eq!(plausible(0).severity(), Severity::Error);
        assert_eq!(plausible(EARLIEST).severity(), Severity::Good);
    }

    #[test]
    fn a_clock_that_is_set_meanwhile_is_noticed_either_way() {
        let second = Duration::from_secs(1);
        assert!(stepped(1_000_000, 1_001_010, second).is_none());
        assert!(stepped(1_000_000, 1_005_000, second).is_some());
        assert!(stepped(1_000_000, 990_000, second).is_some());
    }

    #[test]
    fn clocks_may_be_a_few_seconds_apart() {
        assert!(behind(1_004_000, 1_000_000).is_none());
        assert!(behind(1, 1_000_000).is_none());
        assert!(behind(1_006_000, 1_000_000).is_some());
        assert_eq!(apart(1_006_000, 1_000_000).severity(), Severity::Warning);
        assert_eq!(apart(990_000, 1_000_000).severity(), Severity::Warning);
        assert_eq!(apart(1_001_000, 1_000_000).severity(), Severity::Good);
    }

    #[test]
    fn what_cannot_be_told_is_no_warning() {
        assert_eq!(kept_right(Some("yes")).severity(), Severity::Good);
        assert_eq!(kept_right(Some("no")).severity(), Severity::Warning);
        assert_eq!(kept_right(Some("")).severity(), Severity::Advice);
        assert_eq!(kept_right(None).severity(), Severity::Advice);
    }
}
