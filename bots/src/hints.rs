//! Advice for a person: the best few actions, the chance to win with each, and where points would come from.

use std::borrow::Cow;

use pantheon_engine::{Party, Rng, ScoreSheet, Seat, Viewer};
use serde::Serialize;

use crate::bot::Knowledge;
use crate::judge::Judge;
use crate::judged::Judged;
use crate::search::{Budget, Search, SearchParams, SearchPlan, Worker};

/// How much advice is wanted, and how much thought goes into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    /// At most so many actions.
    pub count: usize,
    /// How long to search for them.
    pub budget: Budget,
    /// How many imagined games are played to the end from each of them.
    pub games: u32,
}

impl Default for Advice {
    fn default() -> Self {
        Self {
            count: 3,
            budget: Budget {
                iterations: Some(2_000),
                time: Some(std::time::Duration::from_secs(1)),
            },
            games: 32,
        }
    }
}

/// One piece of advice. All numbers are estimates.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint<A> {
    /// What could be done.
    pub action: A,
    /// The chance to win with it.
    pub chance: f32,
    /// The points still to come with it, by what they are scored for, the most first.
    pub gains: Vec<Gain>,
}

/// Points that are still to come, on average.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Gain {
    /// What they are scored for, as [`pantheon_engine::ScoreLine`] names it.
    pub category: Cow<'static, str>,
    /// How many.
    pub points: f32,
}

/// The best few actions, the best first; none where there is nothing to do but to wait for others. It rests on what the seat may know, like a bot's choice; the same knowledge,
/// number and budget of iterations give the same advice.
pub fn hints<G: Judged>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    advice: &Advice,
    seed: u64,
) -> Vec<Hint<G::Action>> {
    let imagined = known.rules.imagine(known.view, &mut Rng::new(seed));
    if known.rules.waits(&imagined, known.seat) {
        return Vec::new();
    }
    let plan = SearchPlan {
        budget: advice.budget,
        ..SearchPlan::new::<G>()
    };
    let assessed = Search::new(judge.clone(), plan, seed).assess(known);
    let best = assessed.iter().take(advice.count);
    best.map(|seen| Hint {
        action: seen.action,
        chance: seen.chance,
        // Every action is tried with the same luck, so that the differences are its own.
        gains: gains(known, judge, advice.games, seed, seen.action),
    })
    .collect()
}

/// What an action brings to the end of the game, on average over imagined games.
pub(crate) fn gains<G: Judged>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    games: u32,
    seed: u64,
    action: G::Action,
) -> Vec<Gain> {
    let params = SearchParams {
        horizon: u16::MAX,
        ..G::SEARCH_PARAMS
    };
    let mut worker = Worker::new(seed, SearchPlan::new::<G>().reaction);
    let mut gains: Vec<Gain> = Vec::new();
    let mut ended = 0_u16;
    for _ in 0..games {
        let (before, after) = worker.play_through(known, action, judge, &params);
        let Some(outcome) = known.rules.outcome(&after) else {
            continue;
        };
        ended += 1;
        let now = known.rules.score(&before, Viewer::Seat(known.seat));
        add(&mut gains, &outcome.sheet, known.seat, 1.0);
        add(&mut gains, &now, known.seat, -1.0);
    }
    for gain in &mut gains {
        gain.points /= f32::from(ended.max(1));
    }
    gains.retain(|gain| gain.points.abs() > 1.0e-3);
    gains.sort_by(|a, b| b.points.total_cmp(&a.points));
    gains
}

fn add(gains: &mut Vec<Gain>, sheet: &ScoreSheet, seat: Seat, times: f32) {
    for line in &sheet.lines {
        if line.party != Party::Seat(seat) {
            continue;
        }
        let points = line.points as f32 * times;
        match gains.iter_mut().find(|gain| gain.category == line.category) {
            Some(gain) => gain.points += points,
            None => gains.push(Gain {
                category: line.category.clone(),
                points,
            }),
        }
    }
}
