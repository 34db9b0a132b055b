//! Weighing a seat's actions against each other, each in the same imagined worlds.
//!
//! A search spreads its attention: what looks poor is tried seldom, and in other worlds than what looks good. To say by
//! how much one action is better than another, both are tried equally often, and their differences are taken world by
//! world: what a world brings to both cancels out.
//!
//! The actions are given, and each has a tree of its own: for puzzles, and for warnings. A review weighs thousands of
//! choices and must find the candidates first: [`search::compare`](crate::search::compare) does that, with one tree for all.

use crate::bot::{Knowledge, REACTION};
use crate::judge::Judge;
use crate::judged::Judged;
use crate::search::{SearchParams, Worker};

/// Into how many batches the worlds are divided, to tell how far differences can be trusted.
const BATCHES: usize = 16;
/// The first part of the worlds, in which the trees are still learning, doesn't count: one of so many.
const LEARNING: usize = 4;

/// How actions are weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scales {
    /// In how many worlds each is tried.
    pub worlds: u32,
    /// How the position behind it is searched.
    pub params: SearchParams,
    /// Which worlds these are.
    pub seed: u64,
}

/// What an action weighs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// The chance to win with it.
    pub chance: f32,
    /// By how much this is less than with the best one.
    pub loss: f32,
    /// The standard error of the loss.
    pub error: f32,
}

/// Weighs these actions for the seat that is to act, the best first. Those that a world refuses are left out. The same
/// knowledge, actions and scales weigh the same.
pub fn weigh<G: Judged>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    actions: &[G::Action],
    scales: &Scales,
) -> Vec<Weighed<G::Action>> {
    let tried = actions.iter().filter_map(|&action| {
        let brought = brought(known, judge, action, scales)?;
        Some((action, brought))
    });
    let mut tried: Vec<(G::Action, Vec<f32>)> = tried.collect();
    tried.sort_by(|a, b| mean(&b.1).total_cmp(&mean(&a.1)).then(a.0.cmp(&b.0)));
    let Some((_, best)) = tried.first() else {
        return Vec::new();
    };
    let weighed = tried.iter().map(|(action, brought)| {
        let losses: Vec<f32> = best.iter().zip(brought).map(|(a, b)| a - b).collect();
        Weighed {
            action: *action,
            chance: mean(brought),
            loss: mean(&losses),
            error: error(&losses),
        }
    });
    weighed.collect()
}

/// The seat's chances with an action, world by world, without those of the learning.
fn brought<G: Judged>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    action: G::Action,
    scales: &Scales,
) -> Option<Vec<f32>> {
    let mut worker = Worker::new(scales.seed, REACTION);
    let worlds = u64::from(scales.worlds);
    let each = (0..worlds).map(|number| {
        let world = scales
            .seed
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .wrapping_add(number);
        let chances = worker.iterate_after(known, action, world, judge, &scales.params)?;
        Some(chances[known.seat.index()])
    });
    let mut brought: Vec<f32> = each.collect::<Option<_>>()?;
    brought.drain(..brought.len() / LEARNING);
    Some(brought)
}

fn mean(values: &[f32]) -> f32 {
    let sum: f64 = values.iter().map(|&value| f64::from(value)).sum();
    (sum / values.len().max(1) as f64) as f32
}

/// The standard error of the mean, from batches, since neighbouring iterations share a tree.
fn error(values: &[f32]) -> f32 {
    let size = values.len().div_ceil(BATCHES).max(1);
    let batches: Vec<f32> = values.chunks(size).map(mean).collect();
    if batches.len() < 2 {
        return f32::INFINITY;
    }
    let all = mean(&batches);
    let squares: f32 = batches.iter().map(|batch| (batch - all).powi(2)).sum();
    let count = batches.len() as f32;
    (squares / (count - 1.0) / count).sqrt()
}

#[cfg(test)]
mod tests {
    use pantheon_engine::sample::Move;
    use pantheon_engine::{Match, Seat, Seed, Viewer};

    use super::*;
    use crate::toy::{Stones, stones};

    fn weighed(heap: u8, worlds: u32, seed: u64) -> Vec<Weighed<Move>> {
        let game = Match::new(stones(heap, 2), Seed::from_phrase("weighing"));
        let view = game.view(Viewer::Seat(Seat::FIRST));
        let legal = game.legal(Seat::FIRST);
        let known = Knowledge {
            rules: game.rules(),
            seat: Seat::FIRST,
            view: &view,
            legal: &legal,
            now: 0,
            step: 0,
        };
        let scales = Scales {
            worlds,
            params: Stones::SEARCH_PARAMS,
            seed,
        };
        weigh(&known, &Judge::default(), &legal, &scales)
    }

    #[test]
    fn the_only_winning_action_is_the_best_by_far() {
        // Whoever leaves a multiple of four wins the race.
        let weighed = weighed(6, 400, 1);
        assert!(weighed.len() > 1);
        assert_eq!(weighed[0].action, Move::Take(2), "{weighed:?}");
        assert!(weighed[0].loss.abs() < f32::EPSILON, "{weighed:?}");
        for other in &weighed[1..] {
            assert!(other.loss > 0.3 && other.error < 0.1, "{weighed:?}");
        }
    }

    #[test]
    fn the_same_scales_weigh_the_same() {
        assert_eq!(weighed(7, 100, 5), weighed(7, 100, 5));
        assert_ne!(weighed(7, 100, 5), weighed(7, 100, 6));
    }
}
