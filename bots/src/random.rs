//! A player that takes any legal action.

use pantheon_engine::{Millis, Random as _, Rng};

use crate::bot::{Bot, Knowledge};
use crate::judged::Judged;

/// A player that takes any legal action but the absurd.
#[derive(Debug)]
pub struct RandomBot {
    rng: Rng,
    reaction: Millis,
}

impl RandomBot {
    /// A random player whose choices come from this number.
    pub fn new(seed: u64, reaction: Millis) -> Self {
        Self {
            rng: Rng::new(seed),
            reaction,
        }
    }
}

impl<G: Judged> Bot<G> for RandomBot {
    fn decide(&mut self, known: &Knowledge<'_, G>) -> Option<G::Action> {
        let state = known.rules.imagine(known.view, &mut self.rng);
        if known.rules.waits(&state, known.seat) {
            return None;
        }
        let mut sensible = known.legal.to_vec();
        keep_sensible(known.rules, &state, known.seat, &mut sensible);
        self.rng.pick(&sensible)
    }

    fn reaction(&self) -> Millis {
        self.reaction
    }
}

/// Strikes the absurd from a list, unless nothing else is on it.
pub fn keep_sensible<G: Judged>(
    rules: &G,
    state: &G::State,
    seat: pantheon_engine::Seat,
    actions: &mut Vec<G::Action>,
) {
    let absurd = |action: &G::Action| rules.is_absurd(state, seat, *action);
    if actions.iter().any(absurd) && !actions.iter().all(absurd) {
        actions.retain(|action| !absurd(action));
    }
}
