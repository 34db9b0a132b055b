//! Information-set Monte Carlo tree search for any number of players.
//!
//! 1. **Imagine** a full state from what the seat knows, each time another.
//! 2. **Descend** a tree whose positions are lists of actions: what was drawn and what is hidden is left open, so the
//!    same position stands for all of them. Of the legal actions, a growing number is considered, the most promising
//!    first; what has done well and what was little tried for its promise is preferred.
//! 3. **Play out** a few decisions with what looks good at first sight, on to a quiet position, and judge it.
//! 4. **Learn**: everybody's chances go up the tree, and each position keeps those of the one who acts there.

mod averages;
mod budget;
mod futures;
mod params;
#[cfg(test)]
mod tests;
mod tree;
mod weighing;
mod worker;

pub use budget::Budget;
pub use futures::Futures;
pub use params::{Policy, SearchParams, Selection};
pub use weighing::{Comparison, Effort, Weighed, Weighing, compare, weigh};

use pantheon_engine::{MAX_SEATS, Millis, Rng};
use rayon::prelude::*;

use crate::bot::{Bot, Knowledge, REACTION};
use crate::judge::{Chances, Judge};
use crate::judged::Judged;
use crate::maths::ln;
use crate::noise::gumbel;
use crate::random::keep_sensible;
pub(crate) use worker::{Worker, logit};

/// How a search is set up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchPlan {
    /// How long it thinks.
    pub budget: Budget,
    /// How many workers think at once, each with a tree of its own.
    pub workers: u8,
    /// How much noise is in its choice, in the logarithm of odds.
    pub noise: f32,
    /// How long it takes to act where people act at the same time.
    pub reaction: Millis,
    /// Its parameters.
    pub params: SearchParams,
    /// Whether it thinks on when the choice is clear already, to know the other actions better.
    pub thorough: bool,
}

impl SearchPlan {
    /// A thousand iterations of one worker, in the way that suits the title.
    pub const fn new<G: Judged>() -> Self {
        Self {
            budget: Budget::iterations(1_000),
            workers: 1,
            noise: 0.0,
            reaction: REACTION,
            params: G::SEARCH_PARAMS,
            thorough: false,
        }
    }
}

/// What a search thinks of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assessed<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win with it.
    pub chance: f32,
}

/// A player that searches.
#[derive(Debug)]
pub struct Search<G: Judged> {
    judge: Judge<G>,
    plan: SearchPlan,
    workers: Vec<Worker<G>>,
    rng: Rng,
    /// What it chose last and at which step, so that what it knows of the position behind it can be used again.
    last: Option<(u32, pantheon_engine::Seat, G::Action)>,
    iterations: u64,
}

impl<G: Judged> Search<G> {
    /// A searching player whose luck comes from this number.
    pub fn new(judge: Judge<G>, plan: SearchPlan, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let workers = (0..plan.workers.max(1))
            .map(|_| Worker::new(rng.next_u64(), plan.reaction))
            .collect();
        Self {
            judge,
            plan,
            workers,
            rng,
            last: None,
            iterations: 0,
        }
    }

    /// How many iterations it has done in all.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Thinks, and says what it thinks of every action it tried, the best first.
    pub fn assess(&mut self, known: &Knowledge<'_, G>) -> Vec<Assessed<G::Action>> {
        self.go_on_from(known);
        let (judge, plan) = (&self.judge, &self.plan);
        let share = plan.budget.split(self.workers.len());
        let done: u64 = if let [worker] = self.workers.as_mut_slice() {
            think(worker, known, judge, plan, &share)
        } else {
            self.workers
                .par_iter_mut()
                .map(|worker| think(worker, known, judge, plan, &share))
                .sum()
        };
        self.iterations += done;
        let mut merged: Vec<(Assessed<G::Action>, f32)> = Vec::new();
        for worker in &self.workers {
            for edge in &worker.tree.node(0).edges {
                if edge.visits == 0 || !known.legal.contains(&edge.action) {
                    continue;
                }
                let place = merged
                    .iter()
                    .position(|(seen, _)| seen.action == edge.action);
                let place = place.unwrap_or_else(|| {
                    let none = Assessed {
                        action: edge.action,
                        visits: 0,
                        chance: 0.0,
                    };
                    merged.push((none, 0.0));
                    merged.len() - 1
                });
                merged[place].0.visits += edge.visits;
                merged[place].1 += edge.sum;
            }
        }
        let mut assessed: Vec<Assessed<G::Action>> = merged
            .into_iter()
            .map(|(seen, sum)| Assessed {
                chance: sum / seen.visits as f32,
                ..seen
            })
            .collect();
        assessed.sort_by(|a, b| {
            (b.visits, b.chance, a.action)
                .partial_cmp(&(a.visits, a.chance, b.action))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        assessed
    }

    /// Uses what it knows from its last decision, if this one follows right after it; else begins anew.
    fn go_on_from(&mut self, known: &Knowledge<'_, G>) {
        let follows = self
            .last
            .take()
            .filter(|&(step, seat, _)| step + 1 == known.step && seat == known.seat);
        for worker in &mut self.workers {
            match follows.and_then(|(_, _, action)| worker.tree.below(action)) {
                Some(tree) if tree.node(0).seat.is_none_or(|seat| seat == known.seat) => {
                    worker.tree = tree;
                }
                _ => worker.forget(),
            }
        }
    }
}

/// Everybody's chances on average over so many playouts from what a seat knows, without a tree.
pub fn playouts<G: Judged>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    params: &SearchParams,
    seed: u64,
    count: u32,
) -> Chances {
    let mut worker = Worker::new(seed, REACTION);
    let mut sums = [0.0; MAX_SEATS];
    for _ in 0..count {
        let chances = worker.play_from(known, judge, params);
        for (sum, chance) in sums.iter_mut().zip(chances) {
            *sum += chance / count as f32;
        }
    }
    sums
}

fn think<G: Judged>(
    worker: &mut Worker<G>,
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    plan: &SearchPlan,
    budget: &Budget,
) -> u64 {
    let mut watch = budget.start();
    while !watch.is_over() {
        worker.iterate(known, judge, &plan.params);
        if !plan.thorough && watch.checks() && is_decided(worker, watch.left()) {
            break;
        }
    }
    watch.done()
}

/// Whether no other action can be tried more often than the most tried one any more.
fn is_decided<G: Judged>(worker: &Worker<G>, left: Option<u64>) -> bool {
    let Some(left) = left else { return false };
    let (mut first, mut second) = (0, 0);
    for edge in &worker.tree.node(0).edges {
        if edge.visits > first {
            (first, second) = (edge.visits, first);
        } else if edge.visits > second {
            second = edge.visits;
        }
    }
    u64::from(first - second) > left
}

impl<G: Judged> Bot<G> for Search<G> {
    fn decide(&mut self, known: &Knowledge<'_, G>) -> Option<G::Action> {
        let imagined = known.rules.imagine(known.view, &mut self.rng);
        if known.rules.waits(&imagined, known.seat) {
            return None;
        }
        let mut sensible = known.legal.to_vec();
        keep_sensible(known.rules, &imagined, known.seat, &mut sensible);
        if let [only] = sensible.as_slice() {
            // What is known of the position behind it may serve the next decision.
            self.go_on_from(known);
            self.last = Some((known.step, known.seat, *only));
            return Some(*only);
        }
        let assessed = self.assess(known);
        let action = if self.plan.noise > 0.0 {
            let noise = self.plan.noise;
            let rng = &mut self.rng;
            let noisy = assessed.iter().map(|seen| {
                // Little tried is little known: only what was tried in earnest may be taken by mistake.
                let known = ln(seen.visits as f32) * 0.5;
                (
                    logit(seen.chance) + known + noise * gumbel(rng),
                    seen.action,
                )
            });
            noisy
                .max_by(|a, b| a.0.total_cmp(&b.0))
                .map(|(_, action)| action)
        } else {
            assessed.first().map(|seen| seen.action)
        };
        let action = action.or_else(|| known.legal.first().copied());
        self.last = action.map(|action| (known.step, known.seat, action));
        action
    }

    fn reaction(&self) -> Millis {
        self.plan.reaction
    }
}
