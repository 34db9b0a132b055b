//! What makes one action better than another, in the same imagined worlds: by feature, and in points by what they are
//! scored for.

use pantheon_engine::{Party, Seat, Speak};

use crate::bot::{Knowledge, REACTION};
use crate::coach::Prospect;
use crate::hints::gains;
use crate::judge::Judge;
use crate::judged::{Judged, Theme};
use crate::search::Worker;

/// In how many worlds features are compared.
const WORLDS: u64 = 96;
/// How many imagined games are played to their end from each action.
const GAMES: u32 = 160;
/// Smaller differences in points aren't told.
const LEAST: f32 = 0.25;
/// No more than so many are.
const TOLD: usize = 3;

/// The points that the first action brings more than the second, by what they are scored for, the largest difference
/// first.
pub(super) fn points<G: Judged + Speak>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    [best, other]: [G::Action; 2],
    seed: u64,
) -> Vec<(String, f32)> {
    let [more, less] = [best, other].map(|action| {
        let prospect = Prospect::of(known, judge, action, GAMES, seed);
        gains(&prospect, known.seat)
    });
    let mut points: Vec<(String, f32)> = Vec::new();
    for (gains, sign) in [(more, 1.0), (less, -1.0)] {
        for gain in gains {
            let found = points.iter_mut().find(|(name, _)| *name == gain.category);
            match found {
                Some((_, points)) => *points += sign * gain.points,
                None => points.push((gain.category.into_owned(), sign * gain.points)),
            }
        }
    }
    points.retain(|(_, points)| points.abs() >= LEAST);
    points.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()).then(a.0.cmp(&b.0)));
    points.truncate(TOLD);
    for (_, points) in &mut points {
        *points = (*points * 10.0).round() / 10.0;
    }
    points
}

/// The theme in which the first action does better than the second, by the most; nothing where the others at the table
/// lose more than that, on average.
pub(super) fn theme<G: Judged>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    [best, other]: [G::Action; 2],
    seed: u64,
) -> Option<&'static Theme> {
    let features = G::FEATURES.len();
    let (mut own, mut others) = (vec![0.0_f32; features], 0.0_f32);
    let rivals = f32::from(known.rules.seats().max(2) - 1);
    let mut workers = [best, other].map(|_| Worker::new(seed, REACTION));
    for world in 0..WORLDS {
        for ((worker, action), sign) in workers.iter_mut().zip([best, other]).zip([1.0, -1.0]) {
            let world = seed.wrapping_add(world);
            let after = worker.play_in(known, action, world, judge, &G::SEARCH_PARAMS);
            for seat in Seat::all(known.rules.seats()) {
                let worths = judge.worths(known.rules, &after, Party::Seat(seat));
                if seat == known.seat {
                    for (sum, worth) in own.iter_mut().zip(worths) {
                        *sum += sign * worth;
                    }
                } else {
                    others -= sign * worths.iter().sum::<f32>() / rivals;
                }
            }
        }
    }
    let of = |theme: &Theme| -> f32 {
        let own = G::FEATURES.iter().zip(&own);
        let own = own.filter(|(name, _)| theme.features.contains(name));
        own.map(|(_, sum)| sum).sum()
    };
    let first = G::THEMES.iter().map(|theme| (of(theme), theme));
    let (most, theme) = first.max_by(|a, b| a.0.total_cmp(&b.0))?;
    (most > 0.0 && most >= others).then_some(theme)
}
