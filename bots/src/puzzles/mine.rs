//! Looking through one game for decisions that are clearly best.
//!
//! 1. Strong bots play the game.
//! 2. Its decisions are looked at in a random order. What somebody who looks one step ahead gets right is mostly passed
//!    over.
//! 3. A short search says which actions look good, and whether one stands out.
//! 4. These are weighed in the same worlds, and the best and the next of them again in other and more worlds.
//! 5. All levels are asked; what even the highest doesn't find is dropped.

use std::sync::Arc;

use pantheon_engine::{
    Digest, Game, Input, Match, Millis, Random as _, Rng, Seat, Seed, Speak, Viewer,
};
use pantheon_games::ShelfError;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::plan::{MineRequest, Plan};
use super::puzzle::{Deal, Phase, Played, Puzzle, Tried};
use super::{RIVALS, difference, grade};
use crate::bot::{Bot as _, Knowledge};
use crate::greedy::Greedy;
use crate::host::Host;
use crate::judge::Judge;
use crate::judged::Judged;
use crate::random::keep_sensible;
use crate::search::{Budget, Search, SearchPlan};
use crate::weighing::{Scales, Weighed, weigh};

/// A game in which nobody has a chance to lose or to win isn't decided by this decision.
const OPEN: std::ops::RangeInclusive<f32> = 0.04..=0.985;
/// So many actions are weighed, besides what others would do.
const WEIGHED: usize = 4;
/// At most so many actions may be best.
const BEST: usize = 2;
/// What loses less than this part of the margin is as good as the best.
const AS_GOOD: f32 = 0.2;
/// A margin must be beyond chance by so many standard errors.
const SURE: f32 = 3.0;
/// No more decisions of a game than this, times the puzzles it may have, are searched.
const SCOUTED: usize = 12;

/// What was found in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mined {
    /// Which game it is.
    pub game: u64,
    /// How to play it again; nothing where no puzzle was found.
    pub deal: Option<Deal>,
    /// Its puzzles, in the order of the game.
    pub puzzles: Vec<Puzzle>,
}

/// A decision of a game.
struct Decision<G: Game> {
    /// After how many entries.
    at: u32,
    seat: Seat,
    now: Millis,
    state: G::State,
    played: G::Action,
}

/// Plays a game and looks through it. Nothing if it was told not to go on.
pub fn mine_game<G: Judged + Speak>(
    rules: &Arc<G>,
    request: &MineRequest<'_>,
    goes_on: &dyn Fn() -> bool,
) -> Option<Mined> {
    let judge = Judge::<G>::default();
    let game = play(Arc::clone(rules), &judge, request, goes_on);
    if !goes_on() {
        // It was left before its end, perhaps before anything was decided.
        return None;
    }
    let mut decisions = decisions(&game);
    let mut order = Rng::new(request.number("order", 0));
    order.shuffle(&mut decisions);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let plan = request.plan;
    let mut scouted = 0;
    for decision in &decisions {
        if !goes_on() {
            return None;
        }
        if puzzles.len() >= plan.most || scouted >= plan.most * SCOUTED {
            break;
        }
        let near = |puzzle: &Puzzle| puzzle.at.abs_diff(decision.at) < plan.apart;
        if puzzles.iter().any(near) {
            continue;
        }
        let look = Look {
            rules,
            judge: &judge,
            decision,
            plan,
            seed: request.number("decision", u64::from(decision.at)),
        };
        puzzles.extend(look.puzzle(request, &mut scouted));
    }
    puzzles.sort_by_key(|puzzle| puzzle.at);
    let deal = puzzles.last().map(|last| Deal {
        deal: name(request),
        rules: rules.version(),
        content: content_digest(&**rules),
        seats: request.seats,
        options: request.options.clone(),
        seed: request.phrase(),
        play: played(&game, last.at),
    });
    Some(Mined {
        game: request.game,
        deal,
        puzzles,
    })
}

fn content_digest<G: Game>(rules: &G) -> Digest {
    use pantheon_engine::Content as _;
    rules.content().digest()
}

/// What puzzles call a game.
fn name(request: &MineRequest<'_>) -> String {
    format!("{}-{}", request.seed, request.game)
}

fn play<G: Judged>(
    rules: Arc<G>,
    judge: &Judge<G>,
    request: &MineRequest<'_>,
    goes_on: &dyn Fn() -> bool,
) -> Match<G> {
    let players = request
        .plan
        .players()
        .unwrap_or_else(|| "greedy".parse().expect("greedy is a bot"));
    let spec = players.behind::<G>().unhurried();
    let mut bots: Vec<_> = Seat::all(request.seats)
        .map(|seat| spec.seat(judge, request.number("bot", u64::from(seat.number()))))
        .collect();
    let seed = Seed::from_phrase(&request.phrase());
    Host::new(rules, seed, request.number("pace", 0), &mut bots)
        .play_while(goes_on)
        .game
}

/// The decisions of a game.
fn decisions<G: Judged>(game: &Match<G>) -> Vec<Decision<G>> {
    let log = game.log().unwrap_or_default();
    let each = log.iter().zip(0_u32..).filter_map(|(entry, at)| {
        let Input::Act { seat, action } = entry.input else {
            return None;
        };
        Some(Decision {
            at,
            seat,
            now: entry.at,
            state: game.state_at(at)?.clone(),
            played: action,
        })
    });
    each.collect()
}

/// The first entries of a game, as short as can be.
fn played<G: Game>(game: &Match<G>, entries: u32) -> Vec<Played> {
    let log = game.log().unwrap_or_default();
    let mut now = 0;
    let each = log.iter().take(entries as usize).filter_map(|entry| {
        let same = entry.at == now;
        now = entry.at;
        match entry.input {
            Input::Tick => Some(Played::Tick((entry.at,))),
            Input::Act { seat, action } if same => Some(Played::Act(seat, value(&action))),
            Input::Act { seat, action } => Some(Played::Timed(seat, value(&action), entry.at)),
            Input::Undo { .. } => None,
        }
    });
    each.collect()
}

fn value(action: &impl Serialize) -> Value {
    serde_json::to_value(action).expect("an action is plain data")
}

/// What is seen of a decision.
struct Look<'a, G: Judged> {
    rules: &'a Arc<G>,
    judge: &'a Judge<G>,
    decision: &'a Decision<G>,
    plan: &'a Plan,
    seed: u64,
}

/// Actions that are best, and those that aren't, the better first.
struct Split<A> {
    best: Vec<Weighed<A>>,
    others: Vec<Weighed<A>>,
}

impl<G: Judged + Speak> Look<'_, G> {
    /// The puzzle that it makes, if it makes one.
    fn puzzle(&self, request: &MineRequest<'_>, scouted: &mut usize) -> Option<Puzzle> {
        let Decision { seat, now, at, .. } = *self.decision;
        let state = &self.decision.state;
        let mut legal = Vec::new();
        self.rules.legal(state, seat, &mut legal);
        keep_sensible(&**self.rules, state, seat, &mut legal);
        if legal.len() < 2 {
            return None;
        }
        let view = self.rules.view(state, Viewer::Seat(seat));
        let known = Knowledge {
            rules: &**self.rules,
            seat,
            view: &view,
            legal: &legal,
            now,
            step: at,
        };
        let glance = Greedy::new(self.judge.clone(), self.seed, 0.0, 1, 0).decide(&known)?;
        let mut luck = Rng::new(self.seed);
        if glance == self.decision.played && luck.below(self.plan.easy.max(1)) > 0 {
            return None;
        }
        *scouted += 1;
        let candidates = self.scout(&known, glance)?;
        let first = self.weigh(&known, &candidates, self.plan.worlds, 1)?;
        let again: Vec<G::Action> = [&first.best, &first.others]
            .into_iter()
            .flatten()
            .map(|weighed| weighed.action)
            .collect();
        let sure = self.weigh(&known, &again, self.plan.worlds * 2, 2)?;
        let set = |split: &Split<G::Action>| {
            let mut best: Vec<G::Action> = split.best.iter().map(|it| it.action).collect();
            best.sort_unstable();
            best
        };
        let best = set(&sure);
        if best != set(&first) {
            return None;
        }
        let grade = grade::grade(&known, self.judge, &best, self.seed)?;
        let pair = [sure.best.first()?.action, sure.others.first()?.action];
        let theme = difference::theme(&known, self.judge, pair, self.seed);
        let rules = G::rules_of(pair[0]);
        let rules = rules
            .iter()
            .chain(theme.map_or(&[][..], |theme| theme.rules));
        let mut named: Vec<String> = Vec::new();
        for rule in rules {
            if !named.iter().any(|name| name == rule) {
                named.push((*rule).to_owned());
            }
        }
        Some(Puzzle {
            id: self.id(request),
            from: name(request),
            at,
            seat,
            grade,
            theme: theme.map_or(RIVALS, |theme| theme.name).to_owned(),
            phase: phase(self.rules.progress(state)),
            best: sure.best.iter().map(|it| value(&it.action)).collect(),
            chance: rounded(sure.best.first()?.chance),
            error: rounded(sure.others.first()?.error),
            others: sure
                .others
                .iter()
                .map(|it| Tried(value(&it.action), rounded(it.loss)))
                .collect(),
            points: difference::points(&known, self.judge, pair, self.seed),
            rules: named,
        })
    }

    fn id(&self, request: &MineRequest<'_>) -> String {
        let at = self.decision.at.to_le_bytes();
        let phrase = request.phrase();
        let digest = Digest::of(&[G::INFO.id.as_bytes(), phrase.as_bytes(), &at]);
        digest.to_string().chars().take(8).collect()
    }

    /// The actions that are worth weighing, if one of them stands out at first.
    fn scout(&self, known: &Knowledge<'_, G>, glance: G::Action) -> Option<Vec<G::Action>> {
        let plan = SearchPlan {
            budget: Budget::iterations(u64::from(self.plan.scout)),
            thorough: true,
            ..SearchPlan::new::<G>()
        };
        let seen = Search::new(self.judge.clone(), plan, self.seed).assess(known);
        let first = seen.first()?;
        let tried = self.plan.scout / 40;
        let next = seen[1..]
            .iter()
            .filter(|other| other.visits >= tried)
            .map(|other| other.chance)
            .fold(0.0, f32::max);
        if !OPEN.contains(&first.chance) || first.chance - next < 0.5 * self.plan.margin {
            return None;
        }
        let mut candidates: Vec<G::Action> =
            seen.iter().take(WEIGHED).map(|it| it.action).collect();
        for other in [glance, self.decision.played] {
            if !candidates.contains(&other) {
                candidates.push(other);
            }
        }
        (candidates.len() > 1).then_some(candidates)
    }

    fn weigh(
        &self,
        known: &Knowledge<'_, G>,
        actions: &[G::Action],
        worlds: u32,
        round: u64,
    ) -> Option<Split<G::Action>> {
        let scales = Scales {
            worlds,
            params: G::SEARCH_PARAMS,
            seed: self.seed.wrapping_add(round),
        };
        split(weigh(known, self.judge, actions, &scales), self.plan.margin)
    }
}

/// The best apart from the others, if they are clearly apart.
fn split<A>(weighed: Vec<Weighed<A>>, margin: f32) -> Option<Split<A>> {
    let (best, others): (Vec<_>, Vec<_>) = weighed
        .into_iter()
        .partition(|it| it.loss < AS_GOOD * margin);
    let clear = |it: &Weighed<A>| it.loss >= margin && it.loss >= SURE * it.error;
    let apart = !others.is_empty() && others.iter().all(clear);
    let open = best.first().is_some_and(|it| OPEN.contains(&it.chance));
    (apart && open && best.len() <= BEST).then_some(Split { best, others })
}

fn phase(progress: f32) -> Phase {
    if progress < 1.0 / 3.0 {
        Phase::Opening
    } else if progress < 2.0 / 3.0 {
        Phase::Middle
    } else {
        Phase::End
    }
}

fn rounded(value: f32) -> f32 {
    (value * 1000.0).round() / 1000.0
}

/// Weighs a puzzle's best action against the first of the others once more, in so many worlds.
pub fn recheck<G: Judged + Speak>(
    rules: Arc<G>,
    deal: &Deal,
    puzzle: &Puzzle,
    worlds: u32,
) -> Result<Vec<Weighed<Value>>, ShelfError> {
    let read = |action: &Value| {
        G::Action::deserialize(action).map_err(|why| ShelfError::Action(why.to_string()))
    };
    let mut game = Match::new(rules, Seed::from_phrase(&deal.seed));
    for played in deal.play.iter().take(puzzle.at as usize) {
        let told = match played {
            Played::Tick((at,)) => game.tick(*at),
            Played::Act(seat, action) => game.act(*seat, read(action)?, game.time()),
            Played::Timed(seat, action, at) => game.act(*seat, read(action)?, *at),
        };
        told.map_err(|why| ShelfError::Action(why.to_string()))?;
    }
    let view = game.view(Viewer::Seat(puzzle.seat));
    let legal = game.legal(puzzle.seat);
    let known = Knowledge {
        rules: game.rules(),
        seat: puzzle.seat,
        view: &view,
        legal: &legal,
        now: game.time(),
        step: game.steps(),
    };
    let others = puzzle.others.iter().map(|tried| &tried.0).take(1);
    let actions = puzzle.best.iter().take(1).chain(others);
    let actions: Vec<G::Action> = actions.map(read).collect::<Result<_, _>>()?;
    let scales = Scales {
        worlds,
        params: G::SEARCH_PARAMS,
        seed: 3,
    };
    let weighed = weigh(&known, &Judge::default(), &actions, &scales);
    let plain = weighed.into_iter().map(|it| Weighed {
        action: value(&it.action),
        chance: it.chance,
        loss: it.loss,
        error: it.error,
    });
    Ok(plain.collect())
}
