//! What is known of a game so far, as it is told.

use pantheon_bots::Judged;
use pantheon_engine::{Seat, Speak, Viewer};
use pantheon_wire::{
    Review, ReviewCause, ReviewDecision, ReviewLuck, ReviewMoment, ReviewPhase, ReviewTurn,
};

use crate::accuracy::class_of;
use crate::book::{self, Valued};
use crate::chances::{Estimate, parties};
use crate::decision::said_of;
use crate::players::players;
use crate::review::{AnyReview as _, Made};
use crate::turns::Turn;

/// A turn after which somebody's chances are so different is a turning point.
const TURNING: f64 = 0.08;
/// It must be so many standard errors.
const SURE: f64 = 3.0;
/// There are no more of them.
const MOST_TURNING: usize = 8;

pub(crate) fn report<G: Judged + Speak>(made: &Made<G>) -> Review {
    let played = &made.played;
    let (start, moments) = moments(made);
    let turns: Vec<ReviewTurn> = made
        .turns
        .iter()
        .filter_map(|turn| told(made, turn))
        .collect();
    Review {
        title: G::INFO.id.to_owned(),
        commitment: played.commitment(),
        seats: made.seats.clone(),
        automa: played.rules().has_automa(),
        iterations: made.plan.iterations,
        done: count(made.done()),
        pieces: count(made.pieces()),
        over: played.is_over(),
        turning: turning(made, &moments),
        players: players(played.rules().seats(), played.is_over(), &moments, &turns),
        start,
        moments,
        turns,
    }
}

pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The estimate at a moment so far.
fn estimate<G: Judged>(made: &Made<G>, moment: usize) -> Option<Estimate> {
    let [glance, length] = &made.chances;
    let glance = glance[moment]?;
    Some(match &length[moment] {
        Some(length) => glance.and(length),
        None => glance,
    })
}

fn moments<G: Judged>(made: &Made<G>) -> (Vec<f64>, Vec<ReviewMoment>) {
    let played = &made.played;
    let parties = parties(played.rules());
    let estimates: Vec<Option<Estimate>> = (0..=played.last())
        .map(|moment| estimate(made, moment))
        .collect();
    let valued = |moment: usize| {
        estimates[moment].map(|estimate| Valued {
            public: estimate.public.mean(),
            full: estimate.full.mean(),
        })
    };
    let mut start = Vec::new();
    let moment = |moment: usize| {
        let drawn = made.luck[moment].as_ref();
        let luck = drawn.map(|drawn| &drawn.luck);
        let after = valued(moment);
        let mut changes = Vec::new();
        match (moment.checked_sub(1), after) {
            (None, Some(after)) if luck.is_some() => {
                let booked = book::set_up(&after, luck, parties);
                start = booked.0[..parties].to_vec();
                changes = booked.1;
            }
            (Some(before), Some(after)) if luck.is_some() || !played.taken[before].draws => {
                if let Some(first) = valued(before) {
                    changes = book::step(&first, &after, luck, cause(made, before), parties);
                }
            }
            _ => {}
        }
        let error = estimates[moment].map(|estimate| estimate.public.error());
        ReviewMoment {
            entry: played.entry(moment),
            seat: moment
                .checked_sub(1)
                .and_then(|before| played.taken[before].by)
                .map(|(seat, _)| seat.number()),
            chances: after.map_or_else(Vec::new, |after| after.public[..parties].to_vec()),
            error: error.map_or(0.0, |error| error.into_iter().fold(0.0, f64::max)),
            changes,
            luck: drawn.map(|drawn| ReviewLuck {
                outcomes: count(drawn.outcomes),
                all: drawn.all,
                error: drawn.error[..parties].to_vec(),
            }),
            points: made.points[moment].clone(),
        }
    };
    let moments = (0..=played.last()).map(moment).collect();
    (start, moments)
}

/// What a step did besides its luck.
fn cause<G: Judged>(made: &Made<G>, step: usize) -> ReviewCause {
    let taken = &made.played.taken[step];
    match taken.by {
        None if !taken.draws => ReviewCause::Time,
        Some(_) if taken.is_decision() => ReviewCause::Decision,
        _ => ReviewCause::Noise,
    }
}

fn phase<G: Judged>(made: &Made<G>, moment: usize) -> ReviewPhase {
    let progress = made.played.rules().progress(&made.played.states[moment]);
    if progress < 1.0 / 3.0 {
        ReviewPhase::Opening
    } else if progress < 2.0 / 3.0 {
        ReviewPhase::Middle
    } else {
        ReviewPhase::End
    }
}

/// A turn in which something was decided.
fn told<G: Judged + Speak>(made: &Made<G>, turn: &Turn) -> Option<ReviewTurn> {
    let decisions: Vec<ReviewDecision> = turn
        .steps
        .clone()
        .filter(|&step| made.played.taken[step].is_decision())
        .filter_map(|step| decision(made, step))
        .collect();
    if decisions.is_empty() {
        return None;
    }
    let loss: f64 = decisions.iter().map(|decision| decision.loss).sum();
    let squares: f64 = decisions
        .iter()
        .filter(|decision| decision.loss > 0.0)
        .map(|decision| decision.error.powi(2))
        .sum();
    let weighed = decisions.iter().all(|decision| decision.weighed);
    Some(ReviewTurn {
        seat: turn.seat.number(),
        phase: phase(made, turn.steps.start),
        class: weighed.then(|| class_of(loss)),
        loss,
        error: squares.sqrt(),
        decisions,
    })
}

fn decision<G: Judged + Speak>(made: &Made<G>, step: usize) -> Option<ReviewDecision> {
    let played = &made.played;
    let taken = &played.taken[step];
    let (seat, action): (Seat, G::Action) = taken.by?;
    let state = &played.states[step];
    let view = played.rules().view(state, Viewer::Seat(seat));
    let decided = made.decisions[step].as_ref();
    Some(ReviewDecision {
        before: played.entry(step),
        entry: taken.entry,
        asked: played.rules().ask(&view, seat),
        chosen: said_of(played.rules(), state, seat, action),
        choices: taken.choices,
        weighed: decided.is_some(),
        loss: decided.map_or(0.0, |decided| decided.loss),
        error: decided.map_or(0.0, |decided| decided.error),
        close: decided.is_some_and(|decided| decided.close),
        candidates: decided.map_or_else(Vec::new, |decided| decided.candidates.clone()),
        why: decided.map_or_else(Vec::new, |decided| {
            let why = decided.why.iter();
            why.map(|reason| reason.message(&G::INFO)).collect()
        }),
    })
}

/// The moments at the end of the turns that changed most, in order.
fn turning<G: Judged>(made: &Made<G>, moments: &[ReviewMoment]) -> Vec<u32> {
    let ends = made.turns.iter().map(|turn| turn.steps.end);
    let mut found: Vec<(f64, usize)> = Vec::new();
    let mut before = 0;
    for end in ends {
        let (one, other) = (&moments[before], &moments[end]);
        let changes = one.chances.iter().zip(&other.chances);
        let swing = changes.map(|(a, b)| (b - a).abs()).fold(0.0, f64::max);
        if swing >= TURNING && swing >= SURE * one.error.hypot(other.error) {
            found.push((swing, end));
        }
        before = end;
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    found.truncate(MOST_TURNING);
    let mut turning: Vec<u32> = found.into_iter().map(|(_, moment)| count(moment)).collect();
    turning.sort_unstable();
    turning
}
