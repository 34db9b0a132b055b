//! Advice for a person: what to think about, the best few actions, the chance to win with each and where points would come
//! from, and why the first is better than the next.

use std::borrow::Cow;

use pantheon_engine::{Message, Party, Rng, Seat, Speak};
use serde::Serialize;

use crate::bot::Knowledge;
use crate::coach::{Prospect, Reason, Thought, What, differences, reasons, thought};
use crate::judge::Judge;
use crate::judged::Judged;
use crate::search::{Budget, Search, SearchPlan};

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

/// Advice, from the vaguest to the plainest.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised<A> {
    /// What to think about; nothing where there is nothing to do but to wait.
    pub thought: Option<Thought>,
    /// The best few actions, the best first.
    pub hints: Vec<Hint<A>>,
    /// Why the first of them is better than the second, as far as that can be told from chance.
    pub reasons: Vec<Reason>,
}

impl<A> Advised<A> {
    /// No advice.
    pub const fn none() -> Self {
        Self {
            thought: None,
            hints: Vec::new(),
            reasons: Vec::new(),
        }
    }

    /// Why the first action is better than the second, in words; nothing where there is only one.
    pub fn why(&self, title: &pantheon_engine::TitleInfo) -> Vec<Message> {
        let alone = matches!(self.thought, None | Some(Thought::Only));
        if !alone && self.reasons.is_empty() {
            return vec![Message::new("coach-why-close")];
        }
        let reasons = self.reasons.iter();
        reasons.map(|reason| reason.message(title)).collect()
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

/// The best few actions, the best first, and what tells them apart; none where there is nothing to do but to wait for
/// others. It rests on what the seat may know, like a bot's choice; the same knowledge, number and budget of iterations
/// give the same advice.
pub fn hints<G: Judged + Speak>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    advice: &Advice,
    seed: u64,
) -> Advised<G::Action> {
    let imagined = known.rules.imagine(known.view, &mut Rng::new(seed));
    if known.rules.waits(&imagined, known.seat) {
        return Advised::none();
    }
    let plan = SearchPlan {
        budget: advice.budget,
        ..SearchPlan::new::<G>()
    };
    let assessed = Search::new(judge.clone(), plan, seed).assess(known);
    // What the best is compared with is tried too, whether it is told or not.
    let tried = advice.count.max(2);
    let best: Vec<_> = assessed.into_iter().take(tried).collect();
    // Every action is tried with the same secrets and luck, so that the differences are its own.
    let prospects: Vec<Prospect> = best
        .iter()
        .map(|seen| Prospect::of(known, judge, seen.action, advice.games, seed))
        .collect();
    let (thought, reasons) = match prospects.as_slice() {
        [here, there, ..] => {
            let found = differences(here, there);
            (thought(known.seat, &found), reasons(known.seat, &found))
        }
        [_] if known.legal.len() > 1 => (Thought::Close, Vec::new()),
        _ => (Thought::Only, Vec::new()),
    };
    let told = best.iter().zip(&prospects).take(advice.count);
    let hints = told.map(|(seen, prospect)| Hint {
        action: seen.action,
        chance: seen.chance,
        gains: gains(prospect, known.seat),
    });
    Advised {
        hints: hints.collect(),
        thought: Some(thought),
        reasons,
    }
}

/// What an action brings its player to the end of the game, on average.
pub(crate) fn gains(prospect: &Prospect, seat: Seat) -> Vec<Gain> {
    let mut gains: Vec<Gain> = Vec::new();
    for (what, _) in prospect.games.iter().flatten() {
        let What::Points { party, category } = what else {
            continue;
        };
        let known = gains.iter().any(|gain| gain.category == *category);
        if *party == Party::Seat(seat) && !known {
            gains.push(Gain {
                category: category.clone(),
                points: prospect.mean(what),
            });
        }
    }
    gains.retain(|gain| gain.points.abs() > 1.0e-3);
    gains.sort_by(|a, b| b.points.total_cmp(&a.points));
    gains
}
