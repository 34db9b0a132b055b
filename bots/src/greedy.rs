//! A player that looks one step ahead.

use pantheon_engine::{Millis, Random as _};

use crate::bot::{Bot, Knowledge};
use crate::judge::Judge;
use crate::judged::Judged;
use crate::maths::ln;
use crate::noise::gumbel;
use crate::random::keep_sensible;
use crate::simulation::Simulation;

/// Tries every action on a few imagined states and takes the one that leads to the best chances.
#[derive(Debug)]
pub struct Greedy<G: Judged> {
    judge: Judge<G>,
    simulation: Simulation<G>,
    noise: f32,
    samples: u8,
    reaction: Millis,
    actions: Vec<G::Action>,
}

impl<G: Judged> Greedy<G> {
    /// A greedy player whose luck comes from this number. With noise, an action that is worse by so much in the
    /// logarithm of odds is often taken all the same.
    pub fn new(judge: Judge<G>, seed: u64, noise: f32, samples: u8, reaction: Millis) -> Self {
        Self {
            judge,
            simulation: Simulation::new(seed, reaction),
            noise,
            samples: samples.max(1),
            reaction,
            actions: Vec::new(),
        }
    }
}

impl<G: Judged> Bot<G> for Greedy<G> {
    fn decide(&mut self, known: &Knowledge<'_, G>) -> Option<G::Action> {
        let (rules, seat) = (known.rules, known.seat);
        let imagined: Vec<G::State> = (0..self.samples)
            .map(|_| rules.imagine(known.view, &mut self.simulation.rng))
            .collect();
        let first = imagined.first()?;
        if rules.waits(first, seat) {
            return None;
        }
        self.actions.clear();
        self.actions.extend_from_slice(known.legal);
        keep_sensible(rules, first, seat, &mut self.actions);
        if let [only] = self.actions.as_slice() {
            return Some(*only);
        }
        let mut best: Option<(f32, G::Action)> = None;
        for &action in &self.actions {
            let mut sum = 0.0;
            for state in &imagined {
                let mut after = state.clone();
                self.simulation.begin(known.now, seat);
                if self.simulation.apply(rules, &mut after, seat, action) {
                    sum += self.judge.chances(rules, &after)[seat.index()];
                }
            }
            let chance = (sum / f32::from(self.samples)).clamp(1.0e-6, 1.0 - 1.0e-6);
            let tie = self.simulation.rng.below(1 << 16) as f32 * 1.0e-9;
            let mut worth = ln(chance / (1.0 - chance)) + tie;
            if self.noise > 0.0 {
                worth += self.noise * gumbel(&mut self.simulation.rng);
            }
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }

    fn reaction(&self) -> Millis {
        self.reaction
    }
}
