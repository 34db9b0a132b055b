//! How everybody did: sums over their turns and over all changes of their chances.

use pantheon_engine::Seat;
use pantheon_wire::{
    ReviewCause, ReviewClass, ReviewKind, ReviewMoment, ReviewPhase, ReviewPlayer, ReviewShare,
    ReviewTurn,
};

use crate::accuracy::accuracy;
use crate::report::count;

pub(crate) fn players(
    seats: u8,
    over: bool,
    moments: &[ReviewMoment],
    turns: &[ReviewTurn],
) -> Vec<ReviewPlayer> {
    let player = |seat: Seat| player(seat, over, moments, turns);
    Seat::all(seats).map(player).collect()
}

fn player(seat: Seat, over: bool, moments: &[ReviewMoment], turns: &[ReviewTurn]) -> ReviewPlayer {
    let own: Vec<&ReviewTurn> = turns
        .iter()
        .filter(|turn| turn.seat == seat.number() && turn.class.is_some())
        .collect();
    let weighed = own.len() as f64;
    let mean_loss = own.iter().map(|turn| turn.loss).sum::<f64>() / weighed.max(1.0);
    let squares: f64 = own.iter().map(|turn| turn.error.powi(2)).sum();
    let changed = |cause: ReviewCause| -> f64 {
        moments
            .iter()
            .flat_map(|moment| &moment.changes)
            .filter(|change| change.cause == cause)
            .map(|change| change.by[seat.index()])
            .sum()
    };
    let luck_squares: f64 = moments
        .iter()
        .filter_map(|moment| moment.luck.as_ref())
        .map(|luck| luck.error[seat.index()].powi(2))
        .sum();
    let last = moments.last().filter(|_| over);
    ReviewPlayer {
        seat: seat.number(),
        turns: count(own.len()),
        accuracy: (!own.is_empty()).then(|| accuracy(mean_loss)),
        mean_loss,
        error: squares.sqrt() / weighed.max(1.0),
        classes: ReviewClass::ALL
            .iter()
            .map(|class| count(own.iter().filter(|turn| turn.class == Some(*class)).count()))
            .collect(),
        phases: ReviewPhase::ALL
            .iter()
            .map(|phase| share(&own, *phase))
            .collect(),
        kinds: kinds(&own),
        result: last.and_then(|last| last.chances.get(seat.index()).copied()),
        luck: changed(ReviewCause::Luck),
        luck_error: luck_squares.sqrt(),
        decisions: changed(ReviewCause::Decision),
        revelations: changed(ReviewCause::Revelation),
        time: changed(ReviewCause::Time),
        noise: changed(ReviewCause::Noise),
    }
}

fn share(turns: &[&ReviewTurn], phase: ReviewPhase) -> ReviewShare {
    let own = turns.iter().filter(|turn| turn.phase == phase);
    own.fold(ReviewShare::default(), |share, turn| ReviewShare {
        turns: share.turns + 1,
        loss: share.loss + turn.loss,
    })
}

fn kinds(turns: &[&ReviewTurn]) -> Vec<ReviewKind> {
    let mut kinds: Vec<ReviewKind> = Vec::new();
    for decision in turns.iter().flat_map(|turn| &turn.decisions) {
        let known = kinds
            .iter_mut()
            .find(|kind| kind.asked.key == decision.asked.key);
        match known {
            Some(kind) => {
                kind.decisions += 1;
                kind.loss += decision.loss;
            }
            None => kinds.push(ReviewKind {
                asked: decision.asked.clone(),
                decisions: 1,
                loss: decision.loss,
            }),
        }
    }
    kinds.sort_by(|a, b| {
        b.loss
            .total_cmp(&a.loss)
            .then_with(|| a.asked.key.cmp(&b.asked.key))
    });
    kinds
}
