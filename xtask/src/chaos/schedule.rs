//! What goes wrong when: drawn from a seed, so that a run can be repeated.

use std::fmt;
use std::time::Duration;

use super::lines::Trouble;
use crate::load::Dice;

/// How many nodes there are.
pub(super) const NODES: usize = 3;

/// Something that goes wrong, until it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// A node is killed, and started again when the fault is over.
    Kill(usize),
    /// A node is told to stop, and started again.
    Stop(usize),
    /// A node stands still.
    Pause(usize),
    /// A node is killed and comes back with a wrong clock, so many seconds ahead; half-way its clock is set to another.
    Skew(usize, i64, i64),
    /// Something is wrong with a line of a node.
    Line(usize, To, Trouble),
    /// The lines of all nodes to the database break.
    CutAll,
    /// The database is killed, and started again.
    Database,
    /// The disk of the database is full.
    FullDisk,
    /// The broker is killed, and started again.
    Broker,
}

/// Where a line of a node leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum To {
    /// To the database that all share.
    Database,
    /// To the broker that passes on news.
    Broker,
}

impl Fault {
    /// What it is called in figures.
    pub(super) const fn kind(self) -> &'static str {
        match self {
            Self::Kill(_) => "nodes killed (kill -9)",
            Self::Stop(_) => "nodes stopped (SIGTERM)",
            Self::Pause(_) => "nodes paused (SIGSTOP)",
            Self::Skew(..) => "nodes with a wrong clock",
            Self::Line(_, To::Database, Trouble::Cut) => "lines to the database cut",
            Self::Line(_, To::Database, Trouble::Slow(_)) => "lines to the database slowed",
            Self::Line(_, To::Database, Trouble::NoAnswers) => {
                "lines to the database that lose all answers"
            }
            Self::Line(_, To::Database, Trouble::NoQuestions) => {
                "lines to the database that lose all questions"
            }
            Self::Line(_, To::Broker, Trouble::Cut) => "lines to the broker cut",
            Self::Line(_, To::Broker, Trouble::Slow(_)) => "lines to the broker slowed",
            Self::Line(_, To::Broker, Trouble::NoAnswers) => "lines from the broker that lose all",
            Self::Line(_, To::Broker, Trouble::NoQuestions) => "lines to the broker that lose all",
            Self::CutAll => "all lines to the database cut",
            Self::Database => "database killed",
            Self::FullDisk => "disk of the database full",
            Self::Broker => "broker killed",
        }
    }

    /// The node that it happens to; none where it happens to all.
    const fn node(self) -> Option<usize> {
        match self {
            Self::Kill(node)
            | Self::Stop(node)
            | Self::Pause(node)
            | Self::Skew(node, ..)
            | Self::Line(node, ..) => Some(node),
            Self::CutAll | Self::Database | Self::FullDisk | Self::Broker => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind())?;
        if let Some(node) = self.node() {
            write!(f, ": node {node}")?;
        }
        match self {
            Self::Skew(_, first, then) => write!(f, " by {first} s, then {then} s"),
            Self::Line(_, _, Trouble::Slow(by)) => write!(f, " by {by:?}"),
            _ => Ok(()),
        }
    }
}

/// A fault with its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Planned {
    /// When it begins.
    pub(super) at: Duration,
    /// How long it lasts.
    pub(super) lasts: Duration,
    /// What happens.
    pub(super) fault: Fault,
}

impl fmt::Display for Planned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (at, lasts) = (self.at.as_secs_f64(), self.lasts.as_secs_f64());
        write!(f, "{at:7.1} s  for {lasts:4.1} s  {}", self.fault)
    }
}

/// What can be done on this machine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Means {
    /// Whether the database has a small disk of its own, which can be filled.
    pub(super) disk: bool,
    /// Whether the clock of a process can be set.
    pub(super) clock: bool,
    /// Whether there is a broker.
    pub(super) broker: bool,
}

/// The time before the first fault.
const QUIET: Duration = Duration::from_secs(2);

/// Draws faults for so long: each kind once in some order, then any.
pub(super) fn draw(seed: u64, time: Duration, means: Means) -> Vec<Planned> {
    let dice = Dice::new(seed);
    let mut first = kinds(&dice, means);
    let mut plan: Vec<Planned> = Vec::new();
    let mut at = QUIET;
    loop {
        let kinds = kinds(&dice, means);
        let fault = if first.is_empty() {
            kinds[dice.below(kinds.len())]
        } else {
            first.swap_remove(dice.below(first.len()))
        };
        let lasts = lasting(&dice, fault);
        if at + lasts > time {
            return plan;
        }
        plan.push(Planned { at, lasts, fault });
        // Mostly there is some quiet before the next; sometimes two nodes are in trouble at once.
        at = if dice.below(4) == 0 && fault.node().is_some() {
            at + lasts / 2
        } else {
            at + lasts + millis(500 + dice.below(3_000))
        };
    }
}

/// One fault of each kind, with a node of its own.
fn kinds(dice: &Dice, means: Means) -> Vec<Fault> {
    let node = || dice.below(NODES);
    let skew = |ahead: i64| ahead * (30 + i64::from(dice.below(600) as u32));
    let mut kinds = vec![
        Fault::Kill(node()),
        Fault::Stop(node()),
        Fault::Pause(node()),
        Fault::CutAll,
        Fault::Database,
    ];
    let mut lines = |to: To| {
        let slow = Trouble::Slow(millis(20 + dice.below(200)));
        let all = [Trouble::Cut, slow, Trouble::NoAnswers, Trouble::NoQuestions];
        kinds.extend(all.map(|trouble| Fault::Line(node(), to, trouble)));
    };
    lines(To::Database);
    if means.broker {
        lines(To::Broker);
        kinds.push(Fault::Broker);
    }
    if means.disk {
        kinds.push(Fault::FullDisk);
    }
    if means.clock {
        kinds.push(if dice.below(2) == 0 {
            Fault::Skew(node(), skew(1), skew(-1))
        } else {
            Fault::Skew(node(), skew(-1), skew(1))
        });
    }
    kinds
}

/// How long a fault lasts. What stops everybody lasts long enough, half of the time, that clocks must get it back.
fn lasting(dice: &Dice, fault: Fault) -> Duration {
    match fault {
        Fault::Kill(_) | Fault::Stop(_) => millis(dice.below(2_000)),
        Fault::CutAll if dice.below(2) == 0 => millis(9_000 + dice.below(3_000)),
        Fault::Skew(..) => millis(4_000 + dice.below(3_000)),
        _ => millis(1_000 + dice.below(5_000)),
    }
}

const fn millis(millis: usize) -> Duration {
    Duration::from_millis(millis as u64)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::chaos::{CHECKED, CHECKED_SEED};

    const ALL: Means = Means {
        disk: true,
        clock: true,
        broker: true,
    };

    fn plan(seed: u64, seconds: u64) -> Vec<Planned> {
        draw(seed, Duration::from_secs(seconds), ALL)
    }

    #[test]
    fn the_same_seed_is_the_same_plan_and_another_is_another() {
        assert_eq!(plan(1, 600), plan(1, 600));
        assert_ne!(plan(1, 600), plan(2, 600));
    }

    #[test]
    fn a_plan_of_minutes_has_every_kind_and_ends_in_time() {
        let kinds = |plan: &[Planned]| -> BTreeSet<&'static str> {
            plan.iter().map(|planned| planned.fault.kind()).collect()
        };
        for seed in 0..50 {
            let plan = plan(seed, 150);
            assert_eq!(kinds(&plan).len(), 16, "seed {seed}");
            assert!(
                plan.iter()
                    .all(|one| one.at + one.lasts <= Duration::from_secs(150))
            );
        }
    }

    #[test]
    fn what_is_checked_before_a_change_lands_has_every_kind() {
        let plan = draw(CHECKED_SEED, CHECKED, ALL);
        let kinds: BTreeSet<&str> = plan.iter().map(|planned| planned.fault.kind()).collect();
        assert_eq!(kinds.len(), 16, "{kinds:?}");
    }

    #[test]
    fn what_cannot_be_done_here_is_in_no_plan() {
        let means = Means {
            disk: false,
            clock: false,
            broker: false,
        };
        let plan = draw(1, Duration::from_mins(10), means);
        let not_here = |fault| {
            matches!(
                fault,
                Fault::FullDisk | Fault::Skew(..) | Fault::Broker | Fault::Line(_, To::Broker, _)
            )
        };
        assert!(plan.len() > 50);
        assert!(!plan.iter().any(|planned| not_here(planned.fault)));
    }
}
