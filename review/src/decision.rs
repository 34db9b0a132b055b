//! Decisions: what was chosen, against what else could have been, by what the one who chose could know.

use pantheon_bots::search::{Effort, Futures, Weighed, weigh};
use pantheon_bots::{Judge, Judged, Knowledge};
use pantheon_engine::{Party, ScoreSheet, Seat, Speak, Viewer};
use pantheon_wire::{HintGain, ReviewAction, ReviewCandidate, ReviewLines};

use crate::played::Played;

/// No line is longer.
const LONGEST_LINE: usize = 6;
/// Reasons are told of losses from here on.
const WORTH_A_REASON: f64 = 0.02;
/// At most so many reasons.
const REASONS: usize = 4;
/// Worlds of decisions have numbers of their own, from here on and so far apart.
const APART: u64 = 1 << 32;

/// What came of weighing a decision.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Decided {
    pub(crate) loss: f64,
    pub(crate) error: f64,
    pub(crate) close: bool,
    pub(crate) candidates: Vec<ReviewCandidate>,
    pub(crate) why: Vec<HintGain>,
}

/// Weighs the decision that was taken at a moment.
pub(crate) fn decide<G: Judged + Speak>(
    played: &Played<G>,
    judge: &Judge<G>,
    moment: usize,
    iterations: u32,
    games: u32,
) -> Option<Decided> {
    let taken = played.taken.get(moment)?;
    let (seat, chosen) = taken.by?;
    let seed = number(moment);
    let decided = played.ask(moment, seat, taken.at, |known| {
        let weighing = weigh(known, Some(chosen), judge, Effort::of(iterations), seed);
        let best = weighing.candidates.first().map(|best| best.action);
        let why = match best {
            Some(best) if best != chosen && weighing.loss >= WORTH_A_REASON => {
                reasons(known, judge, best, chosen, games, seed)
            }
            _ => Vec::new(),
        };
        Decided {
            loss: weighing.loss,
            error: weighing.error,
            close: weighing.close,
            candidates: candidates(known, judge, &weighing.candidates, seed),
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
    iterations: u32,
) -> Vec<ReviewLines> {
    let acting = played.rules().to_act(&played.states[moment]);
    let seed = number(moment);
    let lines = |seat: Seat| ReviewLines {
        seat: seat.number(),
        candidates: played.ask(moment, seat, played.time(moment), |known| {
            let weighing = weigh(known, None, judge, Effort::of(iterations), seed);
            candidates(known, judge, &weighing.candidates, seed)
        }),
    };
    acting.iter().map(lines).collect()
}

/// The first number of the worlds of a moment's decision.
const fn number(moment: usize) -> u64 {
    APART * (1 + moment as u64)
}

pub(crate) fn candidates<G: Judged + Speak>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    weighed: &[Weighed<G::Action>],
    world: u64,
) -> Vec<ReviewCandidate> {
    let mut futures = Futures::new(known.rules, judge);
    let candidate = |weighed: &Weighed<G::Action>| {
        let line = &weighed.line[..weighed.line.len().min(LONGEST_LINE)];
        let states = futures.along(known, line, world);
        // The last state is behind the last action that could be performed.
        let said = states.iter().zip(line).take(states.len() - 1);
        ReviewCandidate {
            chance: weighed.chance,
            error: weighed.error,
            line: said
                .map(|(state, &(seat, action))| said_of(known.rules, state, seat, action))
                .collect(),
        }
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

/// For what the better action would have scored more than the chosen one, and for what less, on average over games
/// that begin in the same imagined worlds; what might be luck is left out.
fn reasons<G: Judged>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    better: G::Action,
    chosen: G::Action,
    games: u32,
    seed: u64,
) -> Vec<HintGain> {
    let mut futures = Futures::new(known.rules, judge);
    let mut gains: Vec<(String, f64, f64)> = Vec::new();
    let mut ended = 0.0;
    for game in 0..games {
        let world = seed + u64::from(game);
        let ends = [better, chosen].map(|action| {
            let end = futures.end_after(known, action, world);
            known.rules.outcome(&end).map(|outcome| outcome.sheet)
        });
        let [Some(with), Some(without)] = ends else {
            continue;
        };
        ended += 1.0;
        for (category, points) in differences(&with, &without, known.seat) {
            let place = gains.iter().position(|(known, ..)| *known == category);
            let place = place.unwrap_or_else(|| {
                gains.push((category, 0.0, 0.0));
                gains.len() - 1
            });
            gains[place].1 += points;
            gains[place].2 += points * points;
        }
    }
    let mut sure: Vec<HintGain> = gains
        .into_iter()
        .filter_map(|(category, sum, squares)| {
            let mean = sum / ended;
            let error = ((squares / ended - mean * mean) / ended).max(0.0).sqrt();
            (mean.abs() > 2.0 * error && mean.abs() >= 0.1).then_some(HintGain {
                category,
                points: mean as f32,
            })
        })
        .collect();
    sure.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    sure.truncate(REASONS);
    sure
}

/// By what a seat scores for: how many points more on one sheet than on another.
fn differences(one: &ScoreSheet, other: &ScoreSheet, seat: Seat) -> Vec<(String, f64)> {
    let mut all: Vec<(String, f64)> = Vec::new();
    for (sheet, sign) in [(one, 1.0), (other, -1.0)] {
        for line in &sheet.lines {
            if line.party != Party::Seat(seat) {
                continue;
            }
            let points = sign * f64::from(line.points);
            match all.iter_mut().find(|(known, _)| *known == line.category) {
                Some((_, sum)) => *sum += points,
                None => all.push((line.category.to_string(), points)),
            }
        }
    }
    all
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
        let mut differed = 0;
        let steps: Vec<usize> = (0..played.taken.len())
            .filter(|&step| played.taken[step].is_decision())
            .collect();
        for &step in steps.iter().step_by(1 + steps.len() / 20) {
            let Some((seat, _)) = played.taken[step].by else {
                continue;
            };
            let before = decide(&played, &judge, step, 60, 4);
            let view = played
                .rules()
                .view(&played.states[step], Viewer::Seat(seat));
            let dealt = played.rules().imagine(&view, &mut rng);
            differed += u32::from(dealt != played.states[step]);
            played.states[step] = dealt;
            assert_eq!(
                decide(&played, &judge, step, 60, 4),
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
