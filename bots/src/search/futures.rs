//! What may become of a position: it is played on again and again, each time in a world of its own.
//!
//! A world is a number. It decides secrets and luck, so two positions that are played on in the same worlds differ by
//! themselves and not by their luck.

use pantheon_engine::{Millis, Seat};

use super::params::SearchParams;
use super::worker::Worker;
use crate::bot::{Knowledge, REACTION};
use crate::judge::{Chances, Judge, won};
use crate::judged::Judged;

/// Plays positions on, reusing its buffers.
#[derive(Debug)]
pub struct Futures<'a, G: Judged> {
    rules: &'a G,
    judge: &'a Judge<G>,
    worker: Worker<G>,
}

impl<'a, G: Judged> Futures<'a, G> {
    /// Futures under these rules, as this judge sees them.
    pub fn new(rules: &'a G, judge: &'a Judge<G>) -> Self {
        Self {
            rules,
            judge,
            worker: Worker::new(0, REACTION),
        }
    }

    /// Everybody's chances after a few decisions in this world, from a position of which everything is known.
    pub fn chances(&mut self, state: &G::State, now: Millis, world: u64) -> Chances {
        self.worker.enter(world);
        self.chances_of(state.clone(), now)
    }

    /// Everybody's chances after a few decisions in this world, from a position of which only a view is known.
    pub fn chances_seen(&mut self, view: &G::View, now: Millis, world: u64) -> Chances {
        self.worker.enter(world);
        let state = self.worker.imagine_from(self.rules, view);
        self.chances_of(state, now)
    }

    fn chances_of(&mut self, mut state: G::State, now: Millis) -> Chances {
        let (rules, judge) = (self.rules, self.judge);
        self.worker
            .play_on(rules, &mut state, now, judge, &G::SEARCH_PARAMS);
        if rules.is_over(&state) {
            won(rules, &state)
        } else {
            judge.chances(rules, &state)
        }
    }

    /// The end of the game in this world, from a position of which only a view is known.
    pub fn end(&mut self, view: &G::View, now: Millis, world: u64) -> G::State {
        self.worker.enter(world);
        let mut state = self.worker.imagine_from(self.rules, view);
        let (rules, judge) = (self.rules, self.judge);
        self.worker
            .play_on(rules, &mut state, now, judge, &to_the_end::<G>());
        state
    }

    /// The states that a line of actions leads through, from before the first to after the last, as far as it can be
    /// played in a world that agrees with what a seat knows.
    pub fn along(
        &mut self,
        known: &Knowledge<'_, G>,
        line: &[(Seat, G::Action)],
        world: u64,
    ) -> Vec<G::State> {
        self.worker.enter(world);
        self.worker.play_line(known, line)
    }
}

/// Playouts that stop only when the game does.
fn to_the_end<G: Judged>() -> SearchParams {
    SearchParams {
        horizon: u16::MAX,
        ..G::SEARCH_PARAMS
    }
}
