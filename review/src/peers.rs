//! What others would have done in the positions of a game: so players are compared where they had the same to lose.
//!
//! How much can be lost differs from game to game. Where somebody has all but won, no choice costs anything, and between
//! weak players that is soon so; where all is open every choice counts. What players lost in games of their own therefore
//! compares their games as much as themselves.

use pantheon_bots::search::{Effort, compare};
use pantheon_bots::{Judge, Judged, Spec};
use pantheon_engine::{Game as _, Record, Speak};
use pantheon_games::{ShelfError, Title};
use rayon::prelude::*;

use crate::played::Played;

/// What is compared, and how closely.
#[derive(Clone, Debug)]
pub struct Peers {
    /// Who decides.
    pub bots: Vec<Spec>,
    /// At how many decisions of a game at most. They are spread over it.
    pub decisions: usize,
    /// How many iterations weigh a decision against the best.
    pub iterations: u32,
}

/// By how much what each of the bots chose at one decision lowers the chance to win against the best that was found. What
/// waited has chosen nothing. A mean over many of these is fair, but one may be less than nothing.
pub type Losses = Vec<Option<f64>>;

/// Lets all bots decide in the same positions of a game, each knowing what the seat did, and weighs what they choose in the
/// same imagined worlds: the losses, decision by decision.
pub fn peers(title: &dyn Title, record: &Record, peers: &Peers) -> Result<Vec<Losses>, ShelfError> {
    macro_rules! find {
        ($($name:ident: $title:ty),* $(,)?) => {
            $(
                if record.header.title == <$title>::INFO.id {
                    return Ok(all(&Played::<$title>::again(title, record)?, peers));
                }
            )*
        };
    }
    pantheon_games::for_each_title!(find);
    Err(crate::review::unknown(record))
}

fn all<G: Judged + Speak>(played: &Played<G>, peers: &Peers) -> Vec<Losses> {
    let decisions: Vec<usize> = (0..played.taken.len())
        .filter(|&step| played.taken[step].is_decision())
        .collect();
    let count = decisions.len().min(peers.decisions);
    let spread: Vec<usize> = (0..count)
        .map(|place| decisions[place * decisions.len() / count])
        .collect();
    let judge = Judge::default();
    let weighed = spread.par_iter();
    let weighed = weighed.filter_map(|&step| losses(played, &judge, peers, step));
    weighed.collect()
}

fn losses<G: Judged + Speak>(
    played: &Played<G>,
    judge: &Judge<G>,
    peers: &Peers,
    step: usize,
) -> Option<Losses> {
    let (seat, _) = played.taken[step].by?;
    let seed = played.number(step as u64);
    let compared = played.ask(step, seat, played.taken[step].at, |known| {
        let chosen: Vec<Option<G::Action>> = (1..)
            .zip(&peers.bots)
            .map(|(number, bot)| {
                bot.seat(judge, seed.wrapping_add(number << 48))
                    .decide(known)
            })
            .collect();
        let mut distinct: Vec<G::Action> = chosen.iter().flatten().copied().collect();
        distinct.sort_unstable();
        distinct.dedup();
        let usual = Effort::of(peers.iterations);
        // However many differ, each is seen in as many worlds as in a review.
        let each = usual.compare / (usual.candidates as u32 + 1);
        let effort = Effort {
            compare: each * (usual.candidates + distinct.len()) as u32,
            ..usual
        };
        let comparison = compare(known, &distinct, judge, effort, seed);
        let loss = |action: Option<G::Action>| comparison.loss(action?);
        chosen.into_iter().map(loss).collect()
    });
    Some(compared)
}
