//! Advice for people, from what their seat may know.

use pantheon_bots::hints::Advice;
use pantheon_bots::search::Budget;
use pantheon_games::Title;
use pantheon_wire::{Hint, HintGain, NewTable};

use crate::life::Situation;
use crate::service::bot_choice::{known, opponent};

/// How much thought goes into advice. It is counted and not timed, so that the same question gets the same answer.
const ADVICE: Advice = Advice {
    count: 3,
    budget: Budget::iterations(400),
    games: 16,
};

/// The best few things that a seat can do, the best first.
pub(crate) fn advise(
    title: &dyn Title,
    plan: &NewTable,
    seat: u8,
    situation: &Situation,
) -> Option<Vec<Hint>> {
    let mut adviser = opponent(title, plan, 1, 0)?;
    let hints = adviser.hints(&known(seat, situation)?, &ADVICE).ok()?;
    let told = hints.into_iter().filter_map(|hint| {
        let legal = |choice: &&pantheon_games::Choice| choice.action == hint.action;
        let choice = situation.legal.iter().find(legal)?;
        Some(Hint {
            text: choice.text.clone(),
            action: hint.action,
            chance: hint.chance,
            gains: hint
                .gains
                .into_iter()
                .map(|gain| HintGain {
                    category: gain.category.into_owned(),
                    points: gain.points,
                })
                .collect(),
        })
    });
    Some(told.collect())
}
