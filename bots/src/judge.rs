//! Judging a position: what everybody's features are worth, and the chances that follow.

use std::marker::PhantomData;

use pantheon_engine::{MAX_SEATS, Party, Seat};

use crate::judged::Judged;
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

    fn points_at(&self, rules: &G, state: &G::State, party: Party, progress: f32) -> f32 {
        let mut features = [0.0; MAX_FEATURES];
        let features = &mut features[..G::FEATURES.len()];
        rules.features(state, party, features);
        features
            .iter()
            .zip(&self.early)
            .zip(&self.change)
            .map(|((feature, early), change)| feature * (early + change * progress))
            .sum()
    }

    /// What a lead of one point is worth at this stage, in the logarithm of odds.
    pub fn point(&self, progress: f32) -> f32 {
        self.point[0] + (self.point[1] - self.point[0]) * progress
    }

    /// Everybody's chance to win: one place has one winner, and a lead makes it likelier to be that one. A game that
    /// is over is judged by its outcome.
    pub fn chances(&self, rules: &G, state: &G::State) -> Chances {
        if rules.is_over(state) {
            return won(rules, state);
        }
        let seats = usize::from(rules.seats());
        let progress = rules.progress(state);
        let point = self.point(progress);
        let mut chances = [0.0; MAX_SEATS];
        for (chance, seat) in chances.iter_mut().zip(Seat::all(rules.seats())) {
            *chance = point * self.points_at(rules, state, Party::Seat(seat), progress);
        }
        let automa = rules
            .has_automa()
            .then(|| point * self.points_at(rules, state, Party::Automa, progress));
        let highest = chances[..seats]
            .iter()
            .copied()
            .chain(automa)
            .fold(f32::NEG_INFINITY, f32::max);
        let mut sum = automa.map_or(0.0, |automa| (automa - highest).exp());
        for chance in &mut chances[..seats] {
            *chance = (*chance - highest).exp();
            sum += *chance;
        }
        for chance in &mut chances[..seats] {
            *chance /= sum;
        }
        chances
    }
}

/// Who has won a game that is over; a shared first place is shared evenly.
pub fn won<G: Judged>(rules: &G, state: &G::State) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    let Some(outcome) = rules.outcome(state) else {
        return chances;
    };
    let share = 1.0 / outcome.winners().count().max(1) as f32;
    for party in outcome.winners() {
        if let Party::Seat(seat) = party {
            chances[seat.index()] = share;
        }
    }
    chances
}
