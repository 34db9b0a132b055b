//! Judging a position: what everybody's features are worth, and the chances that follow.

use std::marker::PhantomData;

use pantheon_engine::{MAX_SEATS, Outcome, Party, Seat};

use crate::judged::Judged;
use crate::maths::exp;
use crate::weights::Weights;

/// The most features that a title may have.
pub const MAX_FEATURES: usize = 64;

/// Everybody's chance to win, by seat.
pub type Chances = [f32; MAX_SEATS];

/// A title's weights, ready for use.
#[derive(Debug)]
pub struct Judge<G> {
    early: [f32; MAX_FEATURES],
    change: [f32; MAX_FEATURES],
    point: [f32; 2],
    title: PhantomData<fn() -> G>,
}

impl<G> Clone for Judge<G> {
    fn clone(&self) -> Self {
        Self {
            title: PhantomData,
            ..*self
        }
    }
}

impl<G: Judged> Default for Judge<G> {
    fn default() -> Self {
        Self::new(&Weights::built_in::<G>())
    }
}

impl<G: Judged> Judge<G> {
    /// A judge with these weights.
    pub fn new(weights: &Weights) -> Self {
        const { assert!(G::FEATURES.len() <= MAX_FEATURES) };
        let mut judge = Self {
            early: [0.0; MAX_FEATURES],
            change: [0.0; MAX_FEATURES],
            point: weights.point,
            title: PhantomData,
        };
        for (place, name) in G::FEATURES.iter().enumerate() {
            let [early, late] = weights.features.get(*name).copied().unwrap_or_default();
            judge.early[place] = early;
            judge.change[place] = late - early;
        }
        judge
    }

    /// What a position is worth to a party, in points.
    pub fn points(&self, rules: &G, state: &G::State, party: Party) -> f32 {
        self.points_at(rules, state, party, rules.progress(state))
    }

    /// What each feature of a position is worth to a party, in points, in the order of the features.
    pub fn worths(&self, rules: &G, state: &G::State, party: Party) -> [f32; MAX_FEATURES] {
        let mut worths = [0.0; MAX_FEATURES];
        let each = self.worths_at(rules, state, party, rules.progress(state));
        for (place, worth) in worths.iter_mut().zip(each) {
            *place = worth;
        }
        worths
    }

    fn points_at(&self, rules: &G, state: &G::State, party: Party, progress: f32) -> f32 {
        self.worths_at(rules, state, party, progress).sum()
    }

    fn worths_at(
        &self,
        rules: &G,
        state: &G::State,
        party: Party,
        progress: f32,
    ) -> impl Iterator<Item = f32> {
        let mut features = [0.0; MAX_FEATURES];
        rules.features(state, party, &mut features[..G::FEATURES.len()]);
        let weights = self.early.iter().zip(&self.change);
        let worths = features.into_iter().zip(weights);
        worths
            .take(G::FEATURES.len())
            .map(move |(feature, (early, change))| feature * (early + change * progress))
    }

    /// What a lead of one point is worth at this stage, in the logarithm of odds.
    pub fn point(&self, progress: f32) -> f32 {
        self.point[0] + (self.point[1] - self.point[0]) * progress
    }

    /// Everybody's chance to win: one place has one winner, and a lead makes it likelier to be that one. A game that
    /// is over is judged by its outcome, and where that is a guess, by how clear it is too.
    pub fn chances(&self, rules: &G, state: &G::State) -> Chances {
        if rules.is_over(state) {
            return self.ended(rules, state);
        }
        let progress = rules.progress(state);
        let point = self.point(progress);
        let worth = |party| point * self.points_at(rules, state, party, progress);
        let automa = rules.has_automa().then(|| worth(Party::Automa));
        soft_maximum(rules.seats(), automa, |seat| worth(Party::Seat(seat)))
    }

    fn ended(&self, rules: &G, state: &G::State) -> Chances {
        let Some(outcome) = rules.outcome(state) else {
            return [0.0; MAX_SEATS];
        };
        let mut chances = shares(&outcome);
        if G::ENDINGS_ARE_GUESSES {
            let points = |seat| outcome.points(seat).unwrap_or_default() as f32;
            let leads = soft_maximum(rules.seats(), None, |seat| self.point[1] * points(seat));
            for (chance, lead) in chances.iter_mut().zip(leads) {
                *chance = f32::midpoint(*chance, lead);
            }
        }
        chances
    }
}

/// Everybody's share of what their worths, in the logarithm of odds, make likely.
fn soft_maximum(seats: u8, automa: Option<f32>, worth: impl Fn(Seat) -> f32) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    let mut highest = automa.unwrap_or(f32::NEG_INFINITY);
    for seat in Seat::all(seats) {
        chances[seat.index()] = worth(seat);
        highest = highest.max(chances[seat.index()]);
    }
    let mut sum = automa.map_or(0.0, |automa| exp(automa - highest));
    let chances_of = &mut chances[..usize::from(seats)];
    for chance in chances_of.iter_mut() {
        *chance = exp(*chance - highest);
        sum += *chance;
    }
    for chance in chances_of {
        *chance /= sum;
    }
    chances
}

/// Who has won a game that is over; a shared first place is shared evenly.
pub fn won<G: Judged>(rules: &G, state: &G::State) -> Chances {
    rules
        .outcome(state)
        .map_or([0.0; MAX_SEATS], |outcome| shares(&outcome))
}

fn shares(outcome: &Outcome) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    let share = 1.0 / outcome.winners().count().max(1) as f32;
    for party in outcome.winners() {
        if let Party::Seat(seat) = party {
            chances[seat.index()] = share;
        }
    }
    chances
}
