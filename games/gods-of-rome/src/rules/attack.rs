//! Attack (GR-A6, GR-A11, GR-P4) and improved attack (GR-A10, GR-P1), meeple by meeple.

use pantheon_engine::forbid;

use super::{GodsOfRome, Refusable};
use crate::action::Action;
use crate::card::Symbol;
use crate::event::{Event, Step};
use crate::god::{God, GodSet};
use crate::state::{Decision, State};
use crate::territory::{Territory, TerritorySet};
use crate::violation::{Deed, Violation};

/// A meeple of a faction that is to be pushed.
#[derive(Clone, Copy)]
pub(super) struct Push {
    pub(super) at: Territory,
    pub(super) faction: God,
    pub(super) to: Territory,
}

impl GodsOfRome {
    /// Where a pushed meeple may go: any neighbour without a god piece (GR-A7).
    pub(super) fn push_destinations(&self, state: &State, at: Territory) -> TerritorySet {
        self.terms
            .content
            .neighbours(at)
            .minus(state.board.guarded())
    }

    /// Where one may attack as far as distance goes: where one is, and next to it with Diana's power (GR-P4).
    fn within_reach(&self, state: &State) -> TerritorySet {
        let presence = state.board.presence(Self::own(state));
        if self.has_power(state, state.turn, God::Diana) {
            presence.iter().fold(presence, |reach, at| {
                reach.union(self.terms.content.neighbours(at))
            })
        } else {
            presence
        }
    }

    /// Where a basic attack is possible (GR-A6, GR-A7, GR-A11).
    pub(super) fn attack_targets(&self, state: &State) -> TerritorySet {
        let guarded = state.board.guarded();
        let targets = self
            .within_reach(state)
            .minus(guarded)
            .and(state.board.others_meeples(Self::own(state)));
        if guarded.is_empty() {
            return targets;
        }
        targets
            .iter()
            .filter(|&at| !self.push_destinations(state, at).is_empty())
            .collect()
    }

    fn why_not_attack(&self, state: &State, at: Territory) -> Violation {
        if !self.within_reach(state).contains(at) {
            if self.has_power(state, state.turn, God::Diana) {
                Violation::TooFar { territory: at }
            } else {
                Violation::NoPresence {
                    deed: Deed::Attack,
                    territory: at,
                }
            }
        } else if state.board.guarded().contains(at) {
            Violation::AttackGuarded { territory: at }
        } else if state.board.others_meeples(Self::own(state)).contains(at) {
            Violation::NowhereToPush { territory: at }
        } else if state
            .board
            .temple(at)
            .is_some_and(|owner| owner != Self::own(state))
        {
            Violation::OnlyTemples { territory: at }
        } else {
            Violation::NobodyToPush { territory: at }
        }
    }

    /// GR-A6: the territory attacked.
    pub(super) fn attack(&self, state: &mut State, at: Territory) -> Refusable {
        Self::need_symbol(state, Symbol::Attack)?;
        if !self.attack_targets(state).contains(at) {
            return Err(self.why_not_attack(state, at));
        }
        state.decision = Decision::Push { at };
        Ok(())
    }

    /// Opposing and neutral factions with meeples in a territory.
    fn pushable(state: &State, at: Territory) -> GodSet {
        let own = Self::own(state);
        God::ALL
            .into_iter()
            .filter(|&faction| faction != own && state.board.meeples(faction, at) > 0)
            .collect()
    }

    pub(super) fn list_pushes(&self, state: &State, at: Territory, out: &mut Vec<Action>) {
        let destinations = self.push_destinations(state, at);
        for faction in Self::pushable(state, at).iter() {
            out.extend(destinations.iter().map(|to| Action::Push { faction, to }));
        }
    }

    fn check_push(&self, state: &State, deed: Deed, push: Push) -> Refusable {
        let Push { at, faction, to } = push;
        forbid(faction == Self::own(state), Violation::OwnMeeple)?;
        if state.board.meeples(faction, at) == 0 {
            return Err(Violation::NoneToPush {
                faction,
                territory: at,
            });
        }
        if at == to {
            return Err(Violation::SamePlace {
                deed,
                territory: at,
            });
        }
        if !self.terms.content.neighbours(at).contains(to) {
            return Err(Violation::NotAdjacent { deed, from: at, to });
        }
        if state.board.guarded().contains(to) {
            return Err(Violation::PushGuarded { territory: to });
        }
        Ok(())
    }

    fn push(state: &mut State, push: Push, step: &mut Step) {
        let Push { at, faction, to } = push;
        state.board.shift(faction, at, to, 1);
        step.tell(Event::Pushed {
            seat: state.turn,
            faction,
            from: at,
            to,
        });
    }

    /// GR-A6: one opposing or neutral meeple to an adjacent territory. Diana may push one more (GR-P4).
    pub(super) fn push_first(&self, state: &mut State, push: Push, step: &mut Step) -> Refusable {
        self.check_push(state, Deed::Attack, push)?;
        Self::push(state, push, step);
        let at = push.at;
        let here = state.board.presence(Self::own(state)).contains(at);
        if here
            && self.has_power(state, state.turn, God::Diana)
            && !Self::pushable(state, at).is_empty()
        {
            state.decision = Decision::PushMore { at };
        } else {
            self.symbol_used(state, Symbol::Attack, step);
        }
        Ok(())
    }

    /// GR-P4: one meeple more from the same territory.
    pub(super) fn push_more(&self, state: &mut State, push: Push, step: &mut Step) -> Refusable {
        self.check_push(state, Deed::Attack, push)?;
        Self::push(state, push, step);
        self.symbol_used(state, Symbol::Attack, step);
        Ok(())
    }

    /// Where a god's piece may descend with the blessings one holds (GR-A10).
    pub(super) fn smiting_targets(state: &State, blessed: TerritorySet) -> TerritorySet {
        state
            .board
            .presence(Self::own(state))
            .and(blessed)
            .minus(state.board.guarded())
    }

    /// GR-A10: the god's piece comes, and everybody else has to go.
    pub(super) fn smite(&self, state: &mut State, at: Territory, step: &mut Step) -> Refusable {
        Self::need_symbol(state, Symbol::Attack)?;
        let god = at.god();
        Self::need_blessing(state, god)?;
        if !Self::smiting_targets(state, Self::blessed(state)).contains(at) {
            return Err(if state.board.presence(Self::own(state)).contains(at) {
                Violation::PieceThere { god, territory: at }
            } else {
                Violation::NoPresence {
                    deed: Deed::Smiting,
                    territory: at,
                }
            });
        }
        Self::use_blessing(state, god, step);
        state.board.move_piece(god, Some(at));
        step.tell(Event::PieceMoved {
            seat: state.turn,
            god,
            territory: at,
        });
        self.go_on_driving_out(state, at, step);
        Ok(())
    }

    /// The factions to be driven out: all others, but not Jupiter's people (GR-A10, GR-P1).
    fn to_drive_out(&self, state: &State, at: Territory) -> GodSet {
        let protected = |faction: God| {
            faction == God::Jupiter && self.terms.options.powers && state.seat_of(faction).is_some()
        };
        Self::pushable(state, at)
            .iter()
            .filter(|&faction| !protected(faction))
            .collect()
    }

    /// The faction whose meeple goes next. The order changes nothing, so it is fixed.
    fn next_driven_out(&self, state: &State, at: Territory) -> Option<God> {
        self.to_drive_out(state, at).iter().next()
    }

    pub(super) fn list_driving_out(&self, state: &State, at: Territory, out: &mut Vec<Action>) {
        if let Some(faction) = self.next_driven_out(state, at) {
            out.extend(
                self.push_destinations(state, at)
                    .iter()
                    .map(|to| Action::Push { faction, to }),
            );
        }
    }

    /// GR-A10: each meeple to an adjacent territory of the attacker's choice.
    pub(super) fn drive_out(&self, state: &mut State, push: Push, step: &mut Step) -> Refusable {
        self.check_push(state, Deed::Smiting, push)?;
        let Push { at, faction, .. } = push;
        if !self.to_drive_out(state, at).contains(faction) {
            return Err(Violation::Protected { territory: at });
        }
        match self.next_driven_out(state, at) {
            Some(next) if next != faction => return Err(Violation::OtherFirst { faction: next }),
            _ => {}
        }
        Self::push(state, push, step);
        self.go_on_driving_out(state, at, step);
        Ok(())
    }

    /// All that can be pushed are; those without a destination stay (GR-A11).
    fn go_on_driving_out(&self, state: &mut State, at: Territory, step: &mut Step) {
        if self.to_drive_out(state, at).is_empty() || self.push_destinations(state, at).is_empty() {
            self.symbol_used(state, Symbol::Attack, step);
        } else {
            state.decision = Decision::DriveOut { at };
        }
    }
}
