//! Decisions: what was chosen, against what else could have been, by what the one who chose could know.

use pantheon_bots::coach::{Prospect, Reason, Thought, differences, reasons, thought};
use pantheon_bots::hints::Advised;
use pantheon_bots::search::{Effort, Futures, Weighed, Weighing, weigh};
use pantheon_bots::{Judge, Judged, Knowledge};
use pantheon_engine::{Millis, Seat, Speak, Viewer};
use pantheon_wire::{ReviewAction, ReviewCandidate, ReviewClass, ReviewLines, ReviewRetry};
use serde_json::Value;

use crate::accuracy::class_of;
use crate::played::Played;
use crate::review::Plan;

/// No line is longer.
const LONGEST_LINE: usize = 6;
/// Reasons are told of losses from here on.
const WORTH_A_REASON: f64 = 0.02;
/// Worlds of decisions have numbers of their own, from here on and so far apart.
const APART: u64 = 1 << 32;

/// What came of weighing a decision.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Decided {
    pub(crate) loss: f64,
    pub(crate) error: f64,
    pub(crate) close: bool,
    pub(crate) candidates: Vec<ReviewCandidate>,
    pub(crate) why: Vec<Reason>,
}

/// Weighs the decision that was taken at a moment.
pub(crate) fn decide<G: Judged + Speak>(
    played: &Played<G>,
    judge: &Judge<G>,
    moment: usize,
    plan: Plan,
) -> Option<Decided> {
    let taken = played.taken.get(moment)?;
    let (seat, chosen) = taken.by?;
    let seed = number(moment);
    let decided = played.ask(moment, seat, taken.at, |known| {
        let weighing = weigh(
            known,
            Some(chosen),
            judge,
            Effort::of(plan.iterations),
            seed,
        );
        let best = weighing.candidates.first().map(|best| best.action);
        let why = match best {
            Some(best) if best != chosen && weighing.loss >= WORTH_A_REASON => {
                let [here, there] = [best, chosen]
                    .map(|action| Prospect::of(known, judge, action, plan.reasons, seed));
                reasons(seat, &differences(&here, &there))
            }
            _ => Vec::new(),
        };
        let lines = lines(known, judge, &weighing.candidates, seed);
        Decided {
            loss: weighing.loss,
            error: weighing.error,
            close: weighing.close,
            candidates: lines.into_iter().map(|(candidate, _)| candidate).collect(),
            why,
        }
    });
    Some(decided)
}

/// What everybody who may act at a moment could do.
pub(crate) fn look<G: Judged + Speak>(
    played: &Played<G>,
    judge: &Judge<G>,
    moment: usize,
    plan: Plan,
) -> Vec<ReviewLines> {
    let acting = played.rules().to_act(&played.states[moment]);
    let seed = number(moment);
    let lines = |seat: Seat| {
        played.ask(moment, seat, played.time(moment), |known| {
            let weighing = weigh(known, None, judge, Effort::of(plan.iterations), seed);
            told(known, judge, &weighing, plan, seed)
        })
    };
    acting.iter().map(lines).collect()
}

/// What an action is worth that a seat tries at a moment. Nothing if it can't do it.
pub(crate) fn retry<G: Judged + Speak>(
    played: &Played<G>,
    judge: &Judge<G>,
    moment: usize,
    seat: Seat,
    action: G::Action,
    plan: Plan,
) -> Option<ReviewRetry> {
    let seed = number(moment);
    let now: Millis = played
        .taken
        .get(moment)
        .map_or_else(|| played.time(moment), |taken| taken.at);
    played.ask(moment, seat, now, |known| {
        if !known.legal.contains(&action) {
            return None;
        }
        let weighing = weigh(
            known,
            Some(action),
            judge,
            Effort::of(plan.iterations),
            seed,
        );
        let class = class_of(weighing.loss);
        Some(ReviewRetry {
            tried: said_of(known.rules, &played.states[moment], seat, action),
            solved: class <= ReviewClass::Good,
            class,
            loss: weighing.loss,
            error: weighing.error,
            close: weighing.close,
            lines: told(known, judge, &weighing, plan, seed),
        })
    })
}

/// The first number of the worlds of a moment's decision.
const fn number(moment: usize) -> u64 {
    APART * (1 + moment as u64)
}

/// What weighing found, as a coach tells it.
pub(crate) fn told<G: Judged + Speak>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    weighing: &Weighing<G::Action>,
    plan: Plan,
    seed: u64,
) -> ReviewLines {
    let prospect = |weighed: &Weighed<G::Action>| {
        Prospect::of(known, judge, weighed.action, plan.reasons, seed)
    };
    let (thought, reasons) = match weighing.candidates.as_slice() {
        [best, next, ..] => {
            let found = differences(&prospect(best), &prospect(next));
            (thought(known.seat, &found), reasons(known.seat, &found))
        }
        _ => (Thought::Only, Vec::new()),
    };
    let said = thought.message(&G::INFO);
    let advised = Advised::<G::Action> {
        thought: Some(thought),
        hints: Vec::new(),
        reasons,
    };
    let (candidates, views) = lines(known, judge, &weighing.candidates, seed)
        .into_iter()
        .unzip();
    ReviewLines {
        seat: known.seat.number(),
        thought: said,
        candidates,
        why: advised.why(&G::INFO),
        views,
    }
}

/// Candidates in words, each with what its player would see before every action of its line.
fn lines<G: Judged + Speak>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    weighed: &[Weighed<G::Action>],
    world: u64,
) -> Vec<(ReviewCandidate, Vec<Value>)> {
    let mut futures = Futures::new(known.rules, judge);
    let candidate = |weighed: &Weighed<G::Action>| {
        let line = &weighed.line[..weighed.line.len().min(LONGEST_LINE)];
        let states = futures.along(known, line, world);
        // The last state is behind the last action that could be performed.
        let before = &states[..states.len() - 1];
        let said = before.iter().zip(line);
        let said = said.map(|(state, &(seat, action))| said_of(known.rules, state, seat, action));
        let seen = before.iter().map(|state| {
            let view = known.rules.view(state, Viewer::Seat(known.seat));
            serde_json::to_value(view).expect("a view is plain data")
        });
        let candidate = ReviewCandidate {
            chance: weighed.chance,
            error: weighed.error,
            line: said.collect(),
        };
        (candidate, seen.collect())
    };
    weighed.iter().map(candidate).collect()
}

/// An action in words.
pub(crate) fn said_of<G: Speak>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> ReviewAction {
    let view = rules.view(state, Viewer::Seat(seat));
    ReviewAction {
        seat: seat.number(),
        action: serde_json::to_value(action).expect("an action is plain data"),
        text: rules.say_action(&view, seat, action),
    }
}

#[cfg(test)]
mod tests {
    use pantheon_bots::arena::{Entrant, GameId, GameRequest};
    use pantheon_bots::roster;
    use pantheon_engine::{Game as _, Rng};
    use pantheon_games::title;
    use serde_json::json;

    use super::*;

    fn played<G: Judged + Speak>() -> Played<G> {
        let title = title(G::INFO.id).expect("it is on the shelf");
        let entrants = ["greedy", "random"].map(|bot| Entrant {
            name: bot.to_owned(),
            spec: bot.parse().expect("a bot"),
        });
        let request = GameRequest {
            options: &json!({}),
            seating: entrants.iter().collect(),
            seed: 3,
            game: GameId {
                deal: 1,
                group: 0,
                rotation: 0,
            },
        };
        let roster = roster(title.as_ref()).expect("it has bots");
        let game = roster.arena_game(&request).expect("the game ends");
        Played::again(title.as_ref(), &game.record).expect("the record is true")
    }

    /// Reviews decisions of a game, and the same decisions with everything dealt anew that their players couldn't see.
    /// Returns how often that was another deal.
    fn dealt_anew<G: Judged + Speak>() -> u32 {
        let mut played = played::<G>();
        let judge = Judge::default();
        let mut rng = Rng::new(5);
        let plan = Plan {
            reasons: 4,
            ..Plan::of(60)
        };
        let mut differed = 0;
        let steps: Vec<usize> = (0..played.taken.len())
            .filter(|&step| played.taken[step].is_decision())
            .collect();
        for &step in steps.iter().step_by(1 + steps.len() / 20) {
            let Some((seat, _)) = played.taken[step].by else {
                continue;
            };
            let before = decide(&played, &judge, step, plan);
            let view = played
                .rules()
                .view(&played.states[step], Viewer::Seat(seat));
            let dealt = played.rules().imagine(&view, &mut rng);
            differed += u32::from(dealt != played.states[step]);
            played.states[step] = dealt;
            assert_eq!(
                decide(&played, &judge, step, plan),
                before,
                "{}",
                G::INFO.id
            );
        }
        differed
    }

    #[test]
    fn what_a_player_could_not_know_does_not_count() {
        macro_rules! all {
            ($($name:ident: $title:ty),* $(,)?) => {$(
                let differed = dealt_anew::<$title>();
                assert_eq!(differed > 0, <$title>::INFO.hidden_information);
            )*};
        }
        pantheon_games::for_each_title!(all);
    }
}
