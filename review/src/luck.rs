//! Luck: what was drawn, against what might have been drawn in the same position.

use pantheon_bots::search::Futures;
use pantheon_bots::{Judge, Judged};
use pantheon_engine::MAX_SEATS;

use crate::chances::{ByParty, Sums, shared};
use crate::played::Played;

/// Up to so many outcomes are all weighed; of more a sample of so many is.
const FEW: usize = 24;
/// So many draws tell which there are, and how often each of them comes.
const DRAWS: u64 = 2_048;

/// The luck of a step.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Drawn {
    /// With how many outcomes it was compared.
    pub(crate) outcomes: usize,
    /// Whether these are all that there are.
    pub(crate) all: bool,
    /// By how much it raised everybody's chances.
    pub(crate) luck: ByParty,
    /// The standard error of that.
    pub(crate) error: ByParty,
}

/// Weighs the luck that led to a moment. What was drawn and what might have been are seen in the same worlds and in
/// the same way, so that over many draws the mean is nothing, however well or badly the analyst sees. The outcomes share
/// so many playouts.
pub(crate) fn weigh<G: Judged>(
    played: &Played<G>,
    judge: &Judge<G>,
    moment: usize,
    playouts: u32,
) -> Drawn {
    let rules = played.rules();
    let (outcomes, all) = outcomes(played, moment);
    let (drawn, now) = (&played.states[moment], played.time(moment));
    let mut futures = Futures::new(rules, judge);
    let mut luck = Sums::default();
    let mut each = vec![Sums::default(); outcomes.len()];
    // What was drawn is often one of the outcomes, and seen once then.
    let worlds = (playouts as usize / outcomes.len()).max(2);
    for world in 0..worlds {
        let world = played.number(world as u64);
        let here = shared(rules, &futures.chances(drawn, now, world));
        let mut better = [0.0; MAX_SEATS + 1];
        for (outcome, sums) in outcomes.iter().zip(&mut each) {
            let there = if outcome.state == *drawn {
                here
            } else {
                shared(rules, &futures.chances(&outcome.state, now, world))
            };
            sums.add(&there);
            for place in 0..better.len() {
                better[place] += outcome.weight * (here[place] - there[place]);
            }
        }
        luck.add(&better);
    }
    let (mean, mut error) = (luck.mean(), luck.error());
    if !all {
        let mut spread = Sums::default();
        for sums in &each {
            spread.add(&sums.mean());
        }
        for (error, more) in error.iter_mut().zip(spread.error()) {
            *error = error.hypot(more);
        }
    }
    Drawn {
        outcomes: outcomes.len(),
        all,
        luck: mean,
        error,
    }
}

struct OutcomeOf<S> {
    state: S,
    weight: f64,
}

/// What might have been drawn, with how likely it was, and whether that is all.
fn outcomes<G: Judged>(played: &Played<G>, moment: usize) -> (Vec<OutcomeOf<G::State>>, bool) {
    let mut found: Vec<OutcomeOf<G::State>> = Vec::new();
    for number in 0..DRAWS {
        let state = played.otherwise(moment, number);
        match found.iter().position(|outcome| outcome.state == state) {
            Some(place) => found[place].weight += 1.0,
            None if found.len() < FEW => found.push(OutcomeOf { state, weight: 1.0 }),
            None => return (sample(played, moment), false),
        }
    }
    let draws: f64 = found.iter().map(|outcome| outcome.weight).sum();
    for outcome in &mut found {
        outcome.weight /= draws;
    }
    (found, true)
}

fn sample<G: Judged>(played: &Played<G>, moment: usize) -> Vec<OutcomeOf<G::State>> {
    (0..FEW as u64)
        .map(|number| OutcomeOf {
            state: played.otherwise(moment, number),
            weight: 1.0 / FEW as f64,
        })
        .collect()
}
