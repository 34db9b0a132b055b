//! Weighing an action that was chosen against what else could have been done.
//!
//! 1. **Search** from what the seat knows, as a player does, for the candidates: the most tried actions, and the one
//!    that was chosen.
//! 2. **Compare** them in the same imagined worlds, turn about, with the tree of the search below them. What differs
//!    is theirs and not their luck's.
//!
//! [`crate::weighing`] weighs actions that are known already, each with a tree of its own: more surely, and more slowly.

use pantheon_engine::{Rng, Seat};

use super::worker::Worker;
use crate::bot::{Knowledge, REACTION};
use crate::judge::Judge;
use crate::judged::Judged;
use crate::random::keep_sensible;

/// A position that was reached less often says nothing of what is expected there.
const LEAST_TRIED: u32 = 8;

/// How much thought goes into weighing an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many iterations search for candidates.
    pub search: u32,
    /// How many iterations compare them, shared among all.
    pub compare: u32,
    /// How many candidates there are at most, besides the chosen action.
    pub candidates: usize,
}

impl Effort {
    /// So many iterations: half of them search, the other half compares.
    pub const fn of(iterations: u32) -> Self {
        Self {
            search: iterations / 2,
            compare: iterations.div_ceil(2),
            candidates: 3,
        }
    }
}

/// An action and what comes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// The chance to win with it, of the one who acts.
    pub chance: f64,
    /// The standard error of that chance.
    pub error: f64,
    /// What is expected to be done, beginning with the action.
    pub line: Vec<(Seat, A)>,
}

/// What came of weighing.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighing<A> {
    /// The candidates, the best first. The chosen action is among them, if there is one.
    pub candidates: Vec<Weighed<A>>,
    /// How many of the legal actions aren't absurd.
    pub sensible: usize,
    /// By how much the chosen action lowers the chance against the best.
    pub loss: f64,
    /// The standard error of the difference between the chosen action and the best other one.
    pub error: f64,
    /// Whether that difference is too small to be sure of its sign.
    pub close: bool,
}

/// A few actions of a seat, and what each of them brought in the same imagined worlds.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison<A> {
    /// How many of the legal actions aren't absurd.
    pub sensible: usize,
    /// The actions; none where there was nothing to choose.
    actions: Vec<A>,
    /// The chance to win with each, world by world.
    brought: Vec<Vec<f64>>,
    /// What is expected to be done, beginning with each.
    lines: Vec<Vec<(Seat, A)>>,
}

/// Compares the most promising of a seat's legal actions with those that were chosen, all in the same imagined worlds.
/// It rests on what the seat may know; the same knowledge, effort and number give the same answer.
///
/// Where only one action makes sense, and no other was chosen, nothing is searched.
pub fn compare<G: Judged>(
    known: &Knowledge<'_, G>,
    chosen: &[G::Action],
    judge: &Judge<G>,
    effort: Effort,
    seed: u64,
) -> Comparison<G::Action> {
    let imagined = known.rules.imagine(known.view, &mut Rng::new(seed));
    let mut sensible = known.legal.to_vec();
    keep_sensible(known.rules, &imagined, known.seat, &mut sensible);
    let mut comparison = Comparison {
        sensible: sensible.len(),
        actions: Vec::new(),
        brought: Vec::new(),
        lines: Vec::new(),
    };
    if sensible.len() < 2 && chosen.iter().all(|action| sensible.contains(action)) {
        return comparison;
    }
    let mut worker = Worker::new(seed, REACTION);
    for _ in 0..effort.search {
        worker.iterate(known, judge, &G::SEARCH_PARAMS);
    }
    let mut actions = most_tried(&worker, &sensible, effort.candidates);
    for &action in chosen {
        if !actions.contains(&action) {
            actions.push(action);
        }
    }
    let worlds = (effort.compare / actions.len() as u32).max(2);
    let mut brought = vec![Vec::with_capacity(worlds as usize); actions.len()];
    for world in 0..worlds {
        for (&action, brought) in actions.iter().zip(&mut brought) {
            let world = seed.wrapping_add(u64::from(world) + 1);
            let chances = worker.iterate_in(world, known, action, judge, &G::SEARCH_PARAMS);
            brought.push(f64::from(chances[known.seat.index()]));
        }
    }
    let line = |&action: &G::Action| worker.line(action, LEAST_TRIED);
    comparison.lines = actions.iter().map(line).collect();
    comparison.actions = actions;
    comparison.brought = brought;
    comparison
}

/// Weighs the legal actions against each other, and one of them, which was chosen, against the best: see [`compare`].
/// Where there was nothing to choose nothing is lost.
pub fn weigh<G: Judged>(
    known: &Knowledge<'_, G>,
    chosen: Option<G::Action>,
    judge: &Judge<G>,
    effort: Effort,
    seed: u64,
) -> Weighing<G::Action> {
    compare(known, chosen.as_slice(), judge, effort, seed).weighing(chosen)
}

impl<A: Copy + Ord> Comparison<A> {
    /// By how much an action lowers the chance against the best: less than nothing if it was luckier than what was found.
    /// The best is found in one half of the worlds and measured in the other, and the other way round: so luck that makes
    /// an action look best doesn't count for it. Nothing of what wasn't compared.
    pub fn loss(&self, action: A) -> Option<f64> {
        let place = self.actions.iter().position(|one| *one == action)?;
        Some(lost(&self.brought, place))
    }

    /// What this says of an action that was chosen, else of the best.
    fn weighing(self, chosen: Option<A>) -> Weighing<A> {
        let all = |_: usize| true;
        let means: Vec<f64> = self.brought.iter().map(|own| mean(own, all)).collect();
        let mut order: Vec<usize> = (0..self.actions.len()).collect();
        order.sort_by(|&a, &b| {
            means[b]
                .total_cmp(&means[a])
                .then(self.actions[a].cmp(&self.actions[b]))
        });
        let Some(&best) = order.first() else {
            return Weighing {
                candidates: Vec::new(),
                sensible: self.sensible,
                loss: 0.0,
                error: 0.0,
                close: false,
            };
        };
        let place = chosen.and_then(|chosen| self.actions.iter().position(|&one| one == chosen));
        let chosen = place.unwrap_or(best);
        let other = order.iter().copied().find(|&place| place != chosen);
        let other = other.unwrap_or(chosen);
        let (difference, error) = paired(&self.brought[other], &self.brought[chosen]);
        let loss = if best == chosen {
            0.0
        } else {
            lost(&self.brought, chosen).max(0.0)
        };
        let mut lines = self.lines;
        let weighed = |&place: &usize| Weighed {
            action: self.actions[place],
            chance: means[place],
            error: standard_error(&self.brought[place]),
            line: std::mem::take(&mut lines[place]),
        };
        Weighing {
            candidates: order.iter().map(weighed).collect(),
            sensible: self.sensible,
            loss,
            error,
            close: difference.abs() < 2.0 * error,
        }
    }
}

fn most_tried<G: Judged>(
    worker: &Worker<G>,
    sensible: &[G::Action],
    count: usize,
) -> Vec<G::Action> {
    let edges = &worker.tree.node(0).edges;
    let mut tried: Vec<_> = edges
        .iter()
        .filter(|edge| sensible.contains(&edge.action))
        .collect();
    tried.sort_by(|a, b| {
        (b.visits, b.mean(), a.action)
            .partial_cmp(&(a.visits, a.mean(), b.action))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let found = tried.into_iter().map(|edge| edge.action);
    let mut actions: Vec<_> = found.take(count).collect();
    // A search that is too short to try two finds the rest in the order of the list.
    for &action in sensible {
        if actions.len() >= count.clamp(1, 2) {
            break;
        }
        if !actions.contains(&action) {
            actions.push(action);
        }
    }
    actions
}

/// What one of the actions loses against the best; see [`Comparison::loss`].
fn lost(brought: &[Vec<f64>], chosen: usize) -> f64 {
    let halves = [0, 1].map(|half| {
        let here = move |world: usize| world % 2 == half;
        let there = move |world: usize| world % 2 != half;
        let best = (0..brought.len())
            .max_by(|&a, &b| mean(&brought[a], here).total_cmp(&mean(&brought[b], here)));
        let best = best.unwrap_or(chosen);
        mean(&brought[best], there) - mean(&brought[chosen], there)
    });
    f64::midpoint(halves[0], halves[1])
}

fn mean(numbers: &[f64], counts: impl Fn(usize) -> bool) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for (_, number) in numbers.iter().enumerate().filter(|(at, _)| counts(*at)) {
        sum += number;
        count += 1.0;
    }
    if count > 0.0 { sum / count } else { 0.0 }
}

/// The mean of the differences and its standard error.
fn paired(one: &[f64], other: &[f64]) -> (f64, f64) {
    let differences: Vec<f64> = one
        .iter()
        .zip(other)
        .map(|(one, other)| one - other)
        .collect();
    (mean(&differences, |_| true), standard_error(&differences))
}

fn standard_error(numbers: &[f64]) -> f64 {
    let count = numbers.len() as f64;
    if count < 2.0 {
        return 0.0;
    }
    let middle = mean(numbers, |_| true);
    let squares: f64 = numbers.iter().map(|number| (number - middle).powi(2)).sum();
    (squares / (count - 1.0) / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_that_makes_an_action_look_best_does_not_count() {
        // Two actions of the same worth; in even worlds the second is lucky, in odd ones the first.
        let brought = [vec![0.4, 0.6, 0.4, 0.6], vec![0.6, 0.4, 0.6, 0.4]];
        assert!(lost(&brought, 0) < 0.0);
        // One that is better everywhere is better in both halves.
        let brought = [vec![0.4, 0.5, 0.4, 0.5], vec![0.6, 0.7, 0.6, 0.7]];
        assert!((lost(&brought, 0) - 0.2).abs() < 1.0e-12);
        assert!((lost(&brought, 1)).abs() < 1.0e-12);
    }

    #[test]
    fn pairs_leave_out_what_both_share() {
        let (difference, error) = paired(&[0.1, 0.5, 0.9], &[0.0, 0.4, 0.8]);
        assert!((difference - 0.1).abs() < 1.0e-12);
        assert!(error < 1.0e-12);
        assert!(standard_error(&[0.1, 0.5, 0.9]) > 0.2);
    }
}
