//! When the last fault is over every node is ready again and moves go on everywhere, without anybody's help; and who is
//! told to stop stops in time.

use std::time::Duration;

use super::Violation;

const HEALS: &str = "it heals by itself";
const STOPS: &str = "a process stops within its time";

/// Within which time all must be well after the last fault.
pub(in crate::chaos) const HEALED_WITHIN: Duration = Duration::from_secs(30);
/// `work.stop_seconds`, with some time to be noticed on a busy machine.
const STOPPED_WITHIN: Duration = Duration::from_secs(15);

/// How things went on after the last fault. What never happened is none.
#[derive(Clone, Debug, Default)]
pub(in crate::chaos) struct Health {
    /// After what time each node said that it is ready.
    pub(in crate::chaos) ready: Vec<Option<Duration>>,
    /// After what time each node first acknowledged a move.
    pub(in crate::chaos) moves: Vec<Option<Duration>>,
    /// Tables where nothing was done any more, though their games weren't over.
    pub(in crate::chaos) stuck: Vec<String>,
    /// What nodes tell of themselves that should be 0, by node and name.
    pub(in crate::chaos) counts: Vec<(usize, String, f64)>,
    /// Nodes that didn't start again.
    pub(in crate::chaos) gone: Vec<String>,
}

/// A node that was told to stop.
#[derive(Clone, Copy, Debug)]
pub(in crate::chaos) struct Stopped {
    /// Which.
    pub(in crate::chaos) node: usize,
    /// How long it took.
    pub(in crate::chaos) took: Duration,
    /// What it ended with, if it ended by itself.
    pub(in crate::chaos) code: Option<i32>,
}

fn broken(promise: &'static str, what: String) -> Violation {
    Violation {
        promise,
        table: None,
        what,
    }
}

/// Whether all went on.
pub(super) fn healed(health: &Health) -> Vec<Violation> {
    let mut found = Vec::new();
    for (what, times) in [
        ("isn't ready", &health.ready),
        ("acknowledges no move", &health.moves),
    ] {
        for (node, after) in times.iter().enumerate() {
            if after.is_none_or(|after| after > HEALED_WITHIN) {
                let limit = HEALED_WITHIN;
                let what = format!("node {node} {what} within {limit:?}, but after {after:?}");
                found.push(broken(HEALS, what));
            }
        }
    }
    for table in &health.stuck {
        found.push(broken(HEALS, format!("nothing goes on at table {table}")));
    }
    for why in &health.gone {
        found.push(broken(HEALS, why.clone()));
    }
    let counts = health.counts.iter().filter(|(_, _, count)| *count > 0.0);
    found.extend(counts.map(|(node, name, count)| {
        broken(
            HEALS,
            format!("node {node} tells {name} {count}, which should be 0"),
        )
    }));
    found
}

/// Whether they stopped in peace and in time.
pub(super) fn stopped(all: &[Stopped]) -> Vec<Violation> {
    let bad = |one: &&Stopped| one.took > STOPPED_WITHIN || one.code != Some(0);
    let told = |one: &Stopped| {
        let Stopped { node, took, code } = one;
        broken(
            STOPS,
            format!("node {node} took {took:?} and ended with {code:?}"),
        )
    };
    all.iter().filter(bad).map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chaos::listed;

    const WELL: Option<Duration> = Some(Duration::from_secs(2));

    fn health() -> Health {
        Health {
            ready: vec![WELL; 3],
            moves: vec![WELL; 3],
            counts: vec![(0, "panics".to_owned(), 0.0)],
            ..Health::default()
        }
    }

    fn text(tamper: impl FnOnce(&mut Health)) -> String {
        let mut health = health();
        tamper(&mut health);
        listed(&healed(&health))
    }

    #[test]
    fn what_does_not_heal_is_found() {
        assert_eq!(text(|_| ()), "");
        let found = text(|health| health.ready[1] = None);
        assert!(found.contains("node 1 isn't ready"), "{found}");
        let found = text(|health| health.moves[2] = Some(HEALED_WITHIN * 2));
        assert!(found.contains("node 2 acknowledges no move"), "{found}");
        let found = text(|health| health.stuck.push("t".to_owned()));
        assert!(found.contains("nothing goes on at table t"), "{found}");
        let found = text(|health| health.gone.push("node 0 is gone".to_owned()));
        assert!(found.contains("node 0 is gone"), "{found}");
        let found = text(|health| health.counts[0].2 = 1.0);
        assert!(found.contains("node 0 tells panics 1"), "{found}");
    }

    #[test]
    fn who_does_not_stop_in_peace_or_in_time_is_found() {
        let stop = |seconds, code| Stopped {
            node: 0,
            took: Duration::from_secs(seconds),
            code,
        };
        assert!(stopped(&[stop(3, Some(0))]).is_empty());
        for bad in [stop(60, Some(0)), stop(3, Some(5)), stop(3, None)] {
            assert_eq!(stopped(&[bad]).len(), 1, "{bad:?}");
        }
    }
}
