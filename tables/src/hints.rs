//! Advice for people, and warnings, from what their seat may know.

use pantheon_bots::coach::{Care, Grave};
use pantheon_bots::hints::Advice;
use pantheon_bots::search::Budget;
use pantheon_engine::TitleInfo;
use pantheon_games::Title;
use pantheon_wire::{Hint, HintGain, Mistake, NewTable, Weighed};
use serde_json::Value;

use crate::life::Situation;
use crate::service::bot_choice::{known, opponent};

/// How much thought goes into advice. It is counted and not timed, so that the same question gets the same answer.
const ADVICE: Advice = Advice {
    count: 3,
    budget: Budget::iterations(400),
    games: 32,
};

/// The best few things that a seat can do, the best first, with what to think about and why.
pub(crate) fn advise(
    title: &dyn Title,
    plan: &NewTable,
    seat: u8,
    situation: &Situation,
) -> Option<Vec<Hint>> {
    let mut adviser = opponent(title, plan, 1, 0)?;
    let advised = adviser.hints(&known(seat, situation)?, &ADVICE).ok()?;
    let info = title.info();
    let mut why = advised.why(&info);
    let mut thought = advised.thought.map(|thought| thought.message(&info));
    let told = advised.hints.into_iter().filter_map(|hint| {
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
            thought: thought.take(),
            why: std::mem::take(&mut why),
        })
    });
    Some(told.collect())
}

/// Whether a legal action is a grave mistake; nothing where it isn't legal.
pub(crate) fn weigh(
    title: &dyn Title,
    plan: &NewTable,
    seat: u8,
    situation: &Situation,
    action: &Value,
) -> Option<Weighed> {
    let mut adviser = opponent(title, plan, 1, 0)?;
    let weighed = adviser.weigh(&known(seat, situation)?, action, &Care::default());
    let info = title.info();
    let mistake = weighed.ok()?.map(|grave| mistake(&info, &grave));
    Some(Weighed { mistake })
}

fn mistake(info: &TitleInfo, grave: &Grave) -> Mistake {
    let why = grave.reasons.iter();
    Mistake {
        chance: grave.chance,
        best: grave.best,
        why: why.map(|reason| reason.message(info)).collect(),
    }
}
