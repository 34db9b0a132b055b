//! A player for play without turns: it weighs whole plans, such as taking a tile, placing it and putting a prophet on
//! it, acts on the first step of the best, and plans anew at its next moment, when others have changed the World.

use pantheon_engine::{Game as _, Millis, Random as _, Seat};
use pantheon_games::four_gods::{Action, FourGods, Hand, Side, State};

use crate::bot::{Bot, Knowledge};
use crate::judge::Judge;
use crate::judged::{Judged as _, PlannerParams};
use crate::noise::gumbel;
use crate::random::keep_sensible;
use crate::search::{Search, logit};
use crate::simulation::Simulation;

use super::memory::Memory;
use super::stock::face_fits;

/// What every further action of a plan costs, in points: others act meanwhile.
const TEMPO: f32 = 0.3;

/// Weighs whole plans on a few imagined states.
#[derive(Debug)]
pub(super) struct Planner {
    judge: Judge<FourGods>,
    simulation: Simulation<FourGods>,
    search: Option<Search<FourGods>>,
    params: PlannerParams,
    memory: Memory,
    actions: Vec<Action>,
}

/// The state that a plan has come to, and who plans.
struct Stage<'a> {
    rules: &'a FourGods,
    seat: Seat,
    now: Millis,
    /// What one action costs in the logarithm of odds.
    tempo: f32,
}

impl Planner {
    pub(super) fn new(judge: Judge<FourGods>, params: PlannerParams, seed: u64) -> Self {
        Self {
            simulation: Simulation::new(seed, params.reaction),
            search: params
                .search
                .map(|plan| Search::new(judge.clone(), plan, seed)),
            judge,
            params,
            memory: Memory::default(),
            actions: Vec::new(),
        }
    }

    /// The state after an action, if the rules allow it.
    fn after(&mut self, stage: &Stage<'_>, state: &State, action: Action) -> Option<State> {
        let mut after = state.clone();
        self.simulation.begin(stage.now, stage.seat);
        self.simulation
            .apply(stage.rules, &mut after, stage.seat, action)
            .then_some(after)
    }

    fn judged(&self, stage: &Stage<'_>, state: &State) -> f32 {
        logit(self.judge.chances(stage.rules, state)[stage.seat.index()])
    }

    /// What an action is worth with the best that its player can do right after it.
    fn worth(&mut self, stage: &Stage<'_>, state: &State, action: Action) -> Option<f32> {
        let after = self.after(stage, state, action)?;
        let worth = match action {
            Action::Place { .. } | Action::Destroy { .. } => self.with_prophet(stage, &after),
            Action::Take(slot) => {
                let shown = state.rows.get(slot)?.side;
                let hand = state.free_hand(stage.seat)?;
                // The other side is not known yet, so no plan is built on it.
                self.best_placement(stage, &after, |way| way == (hand, shown))? - stage.tempo
            }
            Action::DrawOne | Action::DrawTwo => {
                let as_it_is = self.judged(stage, &after);
                self.best_placement(stage, &after, |_| true)
                    .map_or(as_it_is, |placed| as_it_is.max(placed - stage.tempo))
            }
            _ => self.judged(stage, &after),
        };
        Some(worth)
    }

    /// The worth of a state in which a prophet may follow a tile.
    fn with_prophet(&mut self, stage: &Stage<'_>, state: &State) -> f32 {
        let mut best = self.judged(stage, state);
        for action in self.follow_ups(stage, state, |action| {
            matches!(action, Action::Prophet { .. })
        }) {
            if let Some(after) = self.after(stage, state, action) {
                best = best.max(self.judged(stage, &after) - stage.tempo * 0.5);
            }
        }
        best
    }

    /// The best placement of the tiles in hand that lie in a way that is asked for.
    fn best_placement(
        &mut self,
        stage: &Stage<'_>,
        state: &State,
        asked: impl Fn((Hand, Side)) -> bool,
    ) -> Option<f32> {
        let placements = self.follow_ups(stage, state, |action| match action {
            Action::Place { hand, side, .. } | Action::Destroy { hand, side, .. } => {
                asked((hand, side))
            }
            _ => false,
        });
        placements
            .into_iter()
            .filter_map(|action| {
                let after = self.after(stage, state, action)?;
                Some(self.judged(stage, &after))
            })
            .reduce(f32::max)
    }

    fn follow_ups(
        &mut self,
        stage: &Stage<'_>,
        state: &State,
        wanted: impl Fn(Action) -> bool,
    ) -> Vec<Action> {
        let mut actions = std::mem::take(&mut self.actions);
        stage.rules.legal(state, stage.seat, &mut actions);
        let chosen = actions
            .iter()
            .copied()
            .filter(|&action| wanted(action) && !stage.rules.is_absurd(state, stage.seat, action))
            .collect();
        self.actions = actions;
        chosen
    }

    /// The best of these actions.
    fn best(
        &mut self,
        stage: &Stage<'_>,
        imagined: &[State],
        sensible: &[Action],
    ) -> Option<Action> {
        let mut best: Option<(f32, Action)> = None;
        for &action in sensible {
            let mut sum = 0.0;
            let mut count = 0.0_f32;
            for state in imagined {
                if let Some(worth) = self.worth(stage, state, action) {
                    sum += worth;
                    count += 1.0;
                }
            }
            if count == 0.0 {
                continue;
            }
            let tie = self.simulation.rng.below(1 << 16) as f32 * 1.0e-9;
            let mut worth = sum / count + tie;
            if self.params.noise > 0.0 {
                worth += self.params.noise * gumbel(&mut self.simulation.rng);
            }
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// A tile of a row to turn over, when there is nothing better to do: one whose other side is known to fit, or one
    /// whose other side isn't known.
    fn explore(&self, known: &Knowledge<'_, FourGods>, state: &State) -> Option<Action> {
        let slots = known.legal.iter().filter_map(|action| match action {
            Action::TurnOver(slot) => Some(*slot),
            _ => None,
        });
        let mut unknown = None;
        for slot in slots {
            match self.memory.below(known.view, slot) {
                Some(face) if face_fits(state, face) => return Some(Action::TurnOver(slot)),
                Some(_) => {}
                None => unknown = unknown.or(Some(Action::TurnOver(slot))),
            }
        }
        unknown
    }
}

/// Whether an action only fills time.
const fn is_idle(action: Action) -> bool {
    matches!(action, Action::Pass | Action::EndTurn)
}

impl Bot<FourGods> for Planner {
    fn decide(&mut self, known: &Knowledge<'_, FourGods>) -> Option<Action> {
        let (rules, seat) = (known.rules, known.seat);
        self.memory.look(known.view);
        let imagined: Vec<State> = (0..self.params.samples.max(1))
            .map(|_| rules.imagine(known.view, &mut self.simulation.rng))
            .collect();
        let first = imagined.first()?;
        if rules.waits(first, seat) {
            return None;
        }
        let mut sensible = known.legal.to_vec();
        keep_sensible(rules, first, seat, &mut sensible);
        let chosen = if let [only] = sensible.as_slice() {
            Some(*only)
        } else if let Some(search) = &mut self.search {
            search.assess(known).first().map(|best| best.action)
        } else {
            let stage = Stage {
                rules,
                seat,
                now: known.now,
                tempo: TEMPO * self.judge.point(rules.progress(first)),
            };
            self.best(&stage, &imagined, &sensible)
        };
        let action = match chosen {
            Some(action) if !is_idle(action) => action,
            idle => self.explore(known, first).or(idle)?,
        };
        self.memory.note(known.view, seat, action);
        Some(action)
    }

    fn reaction(&self) -> Millis {
        self.params.reaction
    }
}
