//! The figures of a run, as a page keeps them.

use std::collections::BTreeMap;
use std::time::Duration;

use super::observer::{Health, Stopped};
use super::schedule::{Fault, NODES};
use super::town::Town;
use crate::load::Figure;

/// What came out of a run.
pub(super) struct Outcome<'a> {
    pub(super) town: &'a Town,
    pub(super) happened: &'a [Fault],
    pub(super) health: &'a Health,
    pub(super) stopped: &'a [Stopped],
    pub(super) violations: usize,
}

fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}

/// The latest of several times; one that never came is said.
fn latest(times: &[Option<Duration>]) -> String {
    let all: Option<Vec<Duration>> = times.iter().copied().collect();
    let last = all.and_then(|all| all.into_iter().max());
    last.map_or("never".to_owned(), seconds)
}

/// How times are spread: the middle, all but one in a hundred, and the longest.
fn spread(times: &[Duration]) -> String {
    let mut times = times.to_vec();
    times.sort_unstable();
    let Some(last) = times.len().checked_sub(1) else {
        return "none".to_owned();
    };
    let within = |percent: usize| seconds(times[(last * percent).div_ceil(100)]);
    format!(
        "p50 {}, p99 {}, longest {} ({} times)",
        within(50),
        within(99),
        within(100),
        times.len()
    )
}

impl Outcome<'_> {
    /// Everything that is told of it.
    pub(super) fn figures(&self) -> Vec<Figure> {
        let counts = &self.town.counts;
        let checked = counts.checked.get();
        let mut figures = Vec::new();
        let mut figure = |what: &'static str, value: String| figures.push(Figure::new(what, value));
        figure("nodes", NODES.to_string());
        figure("clients", counts.clients.get().to_string());
        figure("faults", self.happened.len().to_string());
        let mut kinds: BTreeMap<&'static str, usize> = BTreeMap::new();
        for fault in self.happened {
            *kinds.entry(fault.kind()).or_default() += 1;
        }
        for (kind, times) in kinds {
            figure(kind, times.to_string());
        }
        let tables = counts.tables.get();
        figure("tables played", tables.to_string());
        let whole = tables - counts.unfinished.get();
        figure("games that came to their end", whole.to_string());
        figure("moves acknowledged", counts.moves.get().to_string());
        figure(
            "commands acknowledged",
            counts.acknowledged.get().to_string(),
        );
        figure("commands refused", counts.refused.get().to_string());
        figure(
            "lines of clients that broke",
            counts.breaks.get().to_string(),
        );
        figure(
            "commands looked for in the log",
            checked.commands.to_string(),
        );
        figure(
            "rows compared between all who were told",
            checked.rows.to_string(),
        );
        figure(
            "views compared with the engine's",
            checked.views.to_string(),
        );
        figure(
            "lists of events compared with the engine's",
            checked.events.to_string(),
        );
        figure("readings of clocks", checked.readings.to_string());
        figure(
            "records verified and played again",
            checked.records.to_string(),
        );
        let wait = counts.longest_wait.get();
        figure("longest that a client waited for an answer", seconds(wait));
        let down = self.town.longest_down();
        figure("longest time without any service", seconds(down));
        figure(
            "all nodes ready after the last fault",
            latest(&self.health.ready),
        );
        figure(
            "moves at all nodes after the last fault",
            latest(&self.health.moves),
        );
        let takeovers = &self.town.takeovers;
        figure(
            "from the death of a node to being told by another",
            spread(&takeovers.told.borrow()),
        );
        figure(
            "from the death of a node to the answer of another",
            spread(&takeovers.answered.borrow()),
        );
        let stops = self.stopped.iter().map(|one| one.took).max();
        figure(
            "longest stop of a node",
            stops.map_or("none".to_owned(), seconds),
        );
        figure("promises broken", self.violations.to_string());
        figures
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_by_their_middle_and_their_end() {
        assert_eq!(spread(&[]), "none");
        let times: Vec<Duration> = (0..=200).rev().map(Duration::from_secs).collect();
        let told = "p50 100.00 s, p99 198.00 s, longest 200.00 s (201 times)";
        assert_eq!(spread(&times), told);
    }
}
