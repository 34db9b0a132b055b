//! A warning before a grave mistake.

use pantheon_engine::{Rng, Speak};

use super::difference::differences;
use super::prospect::Prospect;
use super::reason::{Reason, reasons};
use crate::bot::Knowledge;
use crate::judge::Judge;
use crate::judged::Judged;
use crate::random::keep_sensible;
use crate::search::{Budget, Search, SearchPlan};
use crate::weighing::{Scales, weigh as weigh_all};

/// The chance to win whose loss is a grave mistake: one in ten.
pub const GRAVE: f32 = 0.1;

/// How much thought goes into weighing an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// How many iterations of search look for a better action.
    pub search: u32,
    /// In how many worlds each of the two is tried, each time.
    pub each: u32,
    /// How many imagined games say why.
    pub games: u32,
}

impl Default for Care {
    /// Little, since somebody waits to act.
    fn default() -> Self {
        Self {
            search: 240,
            each: 120,
            games: 24,
        }
    }
}

/// What is lost by an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Grave {
    /// The chance to win with it.
    pub chance: f32,
    /// The chance to win with the best that was found.
    pub best: f32,
    /// What the best has over it.
    pub reasons: Vec<Reason>,
}

/// Whether an action is a grave mistake, and why. It is one only if it is when weighed twice against the best, in worlds that
/// have nothing to do with each other; where these disagree nothing is said. It rests on what the seat may know; the same question gets the same answer.
pub fn weigh<G: Judged + Speak>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    care: &Care,
    seed: u64,
    action: G::Action,
) -> Option<Grave> {
    let imagined = known.rules.imagine(known.view, &mut Rng::new(seed));
    let mut sensible = known.legal.to_vec();
    keep_sensible(known.rules, &imagined, known.seat, &mut sensible);
    if known.rules.waits(&imagined, known.seat) || sensible == [action] {
        return None;
    }
    let plan = SearchPlan {
        budget: Budget::iterations(u64::from(care.search)),
        ..SearchPlan::new::<G>()
    };
    let best = Search::new(judge.clone(), plan, seed).assess(known);
    let best = best.first()?.action;
    if best == action {
        return None;
    }
    let mut sums = [0.0; 2];
    for again in 1..=2 {
        let scales = Scales {
            worlds: care.each,
            params: G::SEARCH_PARAMS,
            seed: seed ^ (again << 32),
        };
        let weighed = weigh_all(known, judge, &[best, action], &scales);
        let chance = |action| {
            let found = weighed.iter().find(|weighed| weighed.action == action);
            found.map(|weighed| weighed.chance)
        };
        let (better, here) = (chance(best)?, chance(action)?);
        if better - here < GRAVE {
            return None;
        }
        sums[0] += better / 2.0;
        sums[1] += here / 2.0;
    }
    let [here, there] =
        [best, action].map(|action| Prospect::of(known, judge, action, care.games, seed));
    Some(Grave {
        chance: sums[1],
        best: sums[0],
        reasons: reasons(known.seat, &differences(&here, &there)),
    })
}
