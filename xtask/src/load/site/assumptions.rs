//! What is assumed of a large site. Each has a name, so that whoever knows better can say which is wrong.

use std::time::Duration;

/// How people behave.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Assumptions {
    /// Of a hundred people who are there at the peak, how many sit at a game that is going on.
    pub(super) play: usize,
    /// How many watch somebody else's game.
    pub(super) look_on: usize,
    /// How many begin a tournament in the same moment; before, they only have the page open, as all others do.
    pub(super) tournament: usize,
    /// How many sit at each table.
    pub(super) seats: u8,
    /// How long it takes at a table until somebody acts.
    pub(super) pace: Duration,
    /// Within how long those of the evening come.
    pub(super) wave: Duration,
    /// How much of a node is used at the peak, in hundredths: the rest is for what nobody foresees, and for the tables
    /// of a node that fails.
    pub(super) used: u32,
    /// The cores of a node.
    pub(super) cores: u32,
    /// The memory of a node, in MiB.
    pub(super) memory: u32,
}

/// What we assume.
pub(super) const OURS: Assumptions = Assumptions {
    play: 60,
    look_on: 10,
    tournament: 10,
    seats: 4,
    pace: Duration::from_secs(6),
    wave: Duration::from_mins(30),
    used: 50,
    cores: 2,
    memory: 4096,
};

impl Assumptions {
    /// Each with its name, for the page.
    pub(super) fn named(&self) -> Vec<(&'static str, String)> {
        let of_all = |share: usize| format!("{share}% of those who are there");
        vec![
            ("play in a game that is going on", of_all(self.play)),
            ("watch the game of others", of_all(self.look_on)),
            (
                "begin a tournament in the same second, at tables of 2",
                of_all(self.tournament),
            ),
            (
                "have the page open and do nothing",
                of_all(100 - self.play - self.look_on - self.tournament),
            ),
            ("players of a table", self.seats.to_string()),
            (
                "a move at each table",
                format!("every {} s", self.pace.as_secs()),
            ),
            (
                "the evening's people come within",
                format!("{} min", self.wave.as_secs() / 60),
            ),
            (
                "of a node's cores and memory is used at the peak",
                format!("{}%", self.used),
            ),
            (
                "a node has",
                format!("{} cores and {} MiB of memory", self.cores, self.memory),
            ),
        ]
    }

    /// How many of so many people do something that a hundredth share of does.
    pub(super) const fn of(share: usize, people: usize) -> usize {
        people * share / 100
    }

    /// How many moves so many people make in a second, at the peak.
    pub(super) fn moves(&self, people: f64) -> f64 {
        self.tables(people) / self.pace.as_secs_f64()
    }

    /// How many tables so many people play at.
    pub(super) fn tables(&self, people: f64) -> f64 {
        people * share(self.play) / f64::from(self.seats)
    }

    /// How many come in a second.
    pub(super) fn arrivals(&self, people: f64) -> f64 {
        people / self.wave.as_secs_f64()
    }
}

fn share(hundredths: usize) -> f64 {
    f64::from(u32::try_from(hundredths).unwrap_or(u32::MAX)) / 100.0
}
