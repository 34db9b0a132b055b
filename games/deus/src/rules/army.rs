//! Moving armies, step by step (DE-A, DE-M5, DE-R6).

use super::{Deus, Refusable};
use crate::event::{Event, Step};
use crate::kind::{Kind, Terrain};
use crate::region::{Region, RegionSet};
use crate::state::{Decision, State};
use crate::violation::Violation;

impl Deus {
    /// The regions an army may go through: all land, villages too, and sea with an own ship (DE-A2, DE-A3).
    fn passable(state: &State) -> RegionSet {
        Self::land(state)
            .union(state.of(Terrain::Village))
            .union(state.current().pieces(Kind::Maritime))
    }

    /// The regions an army that left `from` may end in (DE-A2, DE-A3, DE-A4, DE-A5).
    fn stops(state: &State, from: Region) -> RegionSet {
        let others = state.others(state.turn);
        let armies = state.current().pieces(Kind::Military).without(from);
        Self::land(state)
            .union(state.current().pieces(Kind::Maritime))
            .minus(others)
            .minus(armies)
    }

    /// Where an army may go next so that it can end its move somewhere else than it began (DE-R6).
    pub(super) fn steps_from(
        &self,
        state: &State,
        start: Region,
        at: Region,
        left: u8,
    ) -> RegionSet {
        let passable = Self::passable(state);
        let stops = Self::stops(state, at).and(passable).without(start);
        let next = self.layout.neighbours(at).and(passable);
        if left < 2 {
            return next.and(stops);
        }
        let leads_on = |region: Region| !self.layout.neighbours(region).and(stops).is_empty();
        next.and(stops).union(
            next.minus(stops)
                .iter()
                .filter(|&region| leads_on(region))
                .collect(),
        )
    }

    /// Whether an army may leave: a temple is never left alone (DE-M5).
    fn may_leave(state: &State, region: Region) -> bool {
        !state.temples.contains(region)
            || Kind::ALL
                .into_iter()
                .filter(|&kind| kind != Kind::Military)
                .any(|kind| state.current().pieces(kind).contains(region))
    }

    /// The armies that can still move.
    pub(super) fn armies_to_move(&self, state: &State, steps: u8, moved: RegionSet) -> RegionSet {
        state
            .current()
            .pieces(Kind::Military)
            .minus(moved)
            .iter()
            .filter(|&at| Self::may_leave(state, at))
            .filter(|&at| !self.steps_from(state, at, at, steps).is_empty())
            .collect()
    }

    pub(super) fn check_march(
        &self,
        state: &State,
        region: Region,
        steps: u8,
        moved: RegionSet,
    ) -> Refusable {
        self.need_region(region)?;
        let own = state.current().pieces(Kind::Military).minus(moved);
        if self.armies_to_move(state, steps, moved).contains(region) {
            Ok(())
        } else if !own.contains(region) {
            Err(Violation::NoArmy { region })
        } else if Self::may_leave(state, region) {
            Err(Violation::Stuck { region })
        } else {
            Err(Violation::TempleAlone { region })
        }
    }

    /// DE-A1: this army moves.
    pub(super) fn march(
        &self,
        state: &mut State,
        region: Region,
        steps: u8,
        each: bool,
        moved: RegionSet,
    ) -> Refusable {
        self.check_march(state, region, steps, moved)?;
        state.decision = Decision::March {
            start: region,
            at: region,
            stands: true,
            left: steps,
            steps: if each { steps } else { 0 },
            moved,
        };
        Ok(())
    }

    /// Whether a marching army may end its move where it is.
    pub(super) fn may_stop(state: &State) -> bool {
        matches!(state.decision, Decision::March { start, at, stands: true, .. } if at != start)
    }

    /// DE-A1: one step. Where the army could stop it stands, and villages are checked at once (DE-A5).
    pub(super) fn step_to(&self, state: &mut State, to: Region, step: &mut Step) -> Refusable {
        let decision = state.decision;
        let Decision::March {
            start,
            at,
            stands: stood,
            left,
            steps,
            moved,
        } = decision
        else {
            return Err(Violation::NotNow { decision });
        };
        self.need_region(to)?;
        if !self.steps_from(state, start, at, left).contains(to) {
            return Err(self.why_not_step(state, start, at, to));
        }
        let stands = Self::stops(state, at).contains(to);
        let armies = &mut state.current_mut().pieces[Kind::Military.index()];
        if stood {
            *armies = armies.without(at);
        }
        if stands {
            *armies = armies.with(to);
        }
        step.tell(Event::Moved {
            seat: state.turn,
            from: at,
            to,
        });
        let left = left - 1;
        state.decision = Decision::March {
            start,
            at: to,
            stands,
            left,
            steps,
            moved,
        };
        let attacked = stands && self.attack_around(state, to, step);
        if attacked || left == 0 || self.steps_from(state, start, to, left).is_empty() {
            return self.halt(state, step);
        }
        Ok(())
    }

    fn why_not_step(&self, state: &State, start: Region, at: Region, to: Region) -> Violation {
        if !self.layout.neighbours(at).contains(to) {
            Violation::NotAdjacent { region: to }
        } else if to == start {
            Violation::BackAgain { region: to }
        } else if !Self::passable(state).contains(to) {
            Violation::NoShip { region: to }
        } else if state.current().pieces(Kind::Military).contains(to) {
            Violation::TwoArmies { region: to }
        } else {
            Violation::CantStop { region: to }
        }
    }

    fn why_not_stop(state: &State, start: Region, at: Region) -> Violation {
        if at == start {
            Violation::MustFinish
        } else if state.current().pieces(Kind::Military).contains(at) {
            Violation::TwoArmies { region: at }
        } else {
            Violation::CantStop { region: at }
        }
    }

    /// The army's move ends here; others may follow if the card lets each move (DE-R6).
    pub(super) fn halt(&self, state: &mut State, step: &mut Step) -> Refusable {
        let decision = state.decision;
        let Decision::March {
            start,
            at,
            steps,
            moved,
            ..
        } = decision
        else {
            return Err(Violation::NotNow { decision });
        };
        if !Self::may_stop(state) {
            return Err(Self::why_not_stop(state, start, at));
        }
        let moved = moved.with(at);
        if steps > 0 && !self.armies_to_move(state, steps, moved).is_empty() {
            state.decision = Decision::Muster { steps, moved };
        } else {
            self.effect_done(state, step);
        }
        Ok(())
    }
}
