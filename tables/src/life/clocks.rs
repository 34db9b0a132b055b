//! The clocks of the seats. They are the server's, and nothing that is taken back or sent twice gains time.

use pantheon_engine::{Seat, SeatSet};
use pantheon_wire::{ClockFace, TimeControl, WallMillis};
use serde::{Deserialize, Serialize};

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 60 * 60 * SECOND;
/// The least time that somebody has who takes their seat back after their clock ran out.
const GRACE: u64 = 30 * SECOND;

/// The clocks of a table where time is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Clocks {
    /// What is added when a turn ends.
    increment: u64,
    /// What every turn begins with, where turns are counted one by one.
    each_turn: Option<u64>,
    left: Vec<u64>,
    running: SeatSet,
    /// Up to when the running ones are counted.
    since: WallMillis,
    /// The steps at which a seat was given its increment, to take it away again when they are taken back.
    given: Vec<(u32, Seat)>,
}

impl Clocks {
    /// The clocks for a pace, if it has any.
    pub(super) fn new(pace: TimeControl, seats: usize, at: WallMillis) -> Option<Self> {
        let (left, increment, each_turn) = match pace {
            TimeControl::Untimed => return None,
            TimeControl::Clock { bank, increment } => (
                u64::from(bank) * SECOND,
                u64::from(increment) * SECOND,
                None,
            ),
            TimeControl::Days { days } => {
                let turn = u64::from(days) * DAY;
                (turn, 0, Some(turn))
            }
        };
        Some(Self {
            increment,
            each_turn,
            left: vec![left; seats],
            running: SeatSet::EMPTY,
            since: at,
            given: Vec::new(),
        })
    }

    /// What a seat has left at a moment.
    pub(super) fn left(&self, seat: Seat, at: WallMillis) -> u64 {
        let left = self.left[seat.index()];
        if self.running.contains(seat) {
            left.saturating_sub(at.saturating_sub(self.since))
        } else {
            left
        }
    }

    /// Counts the running clocks up to a moment and lets these run from then on.
    pub(super) fn turn_to(&mut self, at: WallMillis, running: SeatSet) {
        for seat in self.running.iter() {
            self.left[seat.index()] = self.left(seat, at);
        }
        self.since = at;
        self.running = running;
    }

    /// The game has gone on to this step, and these are to act.
    pub(super) fn step(&mut self, at: WallMillis, step: u32, running: SeatSet) {
        let before = self.running;
        self.turn_to(at, running);
        for seat in before.iter().filter(|&seat| !running.contains(seat)) {
            self.left[seat.index()] += self.increment;
            self.given.push((step, seat));
        }
        if let Some(turn) = self.each_turn {
            for seat in running.iter().filter(|&seat| !before.contains(seat)) {
                self.left[seat.index()] = turn;
            }
        }
    }

    /// The game has gone back to this step, and these are to act.
    pub(super) fn back(&mut self, at: WallMillis, step: u32, running: SeatSet) {
        self.turn_to(at, running);
        while let Some(&(_, seat)) = self.given.last().filter(|(given, _)| *given > step) {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(self.increment);
            self.given.pop();
        }
    }

    /// So much of the time since they were last counted isn't to be.
    pub(super) const fn give_back(&mut self, millis: u64) {
        self.since = self.since.saturating_add(millis);
    }

    /// Somebody takes their seat back.
    pub(super) fn give_grace(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        *left = (*left).max(self.each_turn.unwrap_or(GRACE.max(self.increment)));
    }

    /// The running clock that runs out first, and when.
    pub(super) fn next(&self) -> Option<(Seat, WallMillis)> {
        let ends = |seat: Seat| self.since.saturating_add(self.left[seat.index()]);
        self.running
            .iter()
            .map(|seat| (seat, ends(seat)))
            .min_by_key(|&(_, end)| end)
    }

    /// Whether one runs.
    pub(super) fn run(&self) -> bool {
        !self.running.is_empty()
    }

    /// The clocks as everybody sees them.
    pub(super) fn faces(&self, at: WallMillis) -> Vec<ClockFace> {
        Seat::all(self.left.len() as u8)
            .map(|seat| ClockFace {
                left: self.left(seat, at),
                runs: self.running.contains(seat),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    fn only(number: u8) -> SeatSet {
        SeatSet::only(seat(number))
    }

    fn clock() -> Clocks {
        let pace = TimeControl::Clock {
            bank: 60,
            increment: 5,
        };
        let mut clocks = Clocks::new(pace, 2, 0).unwrap();
        clocks.turn_to(0, only(0));
        clocks
    }

    #[test]
    fn a_clock_runs_on_ones_turn_and_gains_at_its_end() {
        let mut clocks = clock();
        assert_eq!(clocks.left(seat(0), 10_000), 50_000);
        assert_eq!(clocks.left(seat(1), 10_000), 60_000);
        clocks.step(10_000, 1, only(1));
        assert_eq!(clocks.left(seat(0), 20_000), 55_000);
        assert_eq!(clocks.left(seat(1), 20_000), 50_000);
        assert_eq!(clocks.next(), Some((seat(1), 70_000)));
    }

    #[test]
    fn several_steps_of_one_turn_gain_nothing() {
        let mut clocks = clock();
        clocks.step(1_000, 1, only(0));
        clocks.step(2_000, 2, only(0));
        assert_eq!(clocks.left(seat(0), 2_000), 58_000);
    }

    #[test]
    fn taking_back_takes_the_gain_back_however_often_and_long_the_turn_is_played_again() {
        let mut clocks = clock();
        let mut step = 1;
        for round in 0..5 {
            clocks.step(round, step, only(1));
            clocks.back(round, 0, only(0));
            step += 1;
        }
        clocks.step(5, step, only(1));
        assert_eq!(clocks.left(seat(0), 5), 60_000 - 5 + 5_000);
    }

    #[test]
    fn days_begin_anew_with_every_turn_but_not_with_a_turn_taken_back() {
        let mut clocks = Clocks::new(TimeControl::Days { days: 1 }, 2, 0).unwrap();
        clocks.turn_to(0, only(0));
        clocks.step(DAY / 2, 1, only(1));
        clocks.back(DAY / 2, 0, only(0));
        assert_eq!(clocks.left(seat(0), DAY / 2), DAY / 2);
        clocks.step(DAY / 2, 1, only(1));
        clocks.step(DAY, 2, only(0));
        assert_eq!(clocks.left(seat(0), DAY), DAY);
    }

    #[test]
    fn what_nobody_counted_is_given_back_to_clocks_that_run_and_to_no_other() {
        let mut clocks = clock();
        clocks.give_back(7_000);
        assert_eq!(clocks.left(seat(0), 10_000), 57_000);
        assert_eq!(clocks.left(seat(1), 10_000), 60_000);
        assert_eq!(clocks.next(), Some((seat(0), 67_000)));
        clocks.step(10_000, 1, only(1));
        assert_eq!(clocks.left(seat(0), 99_000), 62_000);
    }

    #[test]
    fn no_clock_gains_by_a_server_whose_time_runs_behind() {
        let mut clocks = clock();
        clocks.turn_to(10_000, only(0));
        assert_eq!(clocks.left(seat(0), 5_000), 50_000);
    }
}
