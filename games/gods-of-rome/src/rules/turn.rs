//! The first turn (GR-F), what a turn may be (GR-T), and going on to the next.

use super::{GodsOfRome, Refusable};
use crate::action::Action;
use crate::event::{Event, Step};
use crate::god::{God, GodSet};
use crate::state::{Decision, State};
use crate::territory::{Territory, TerritorySet};
use crate::violation::Violation;

/// What a turn was, which the Patronus answers in kind (GR-L1).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Turn {
    /// A visit (GR-T1).
    Visit,
    /// An activation (GR-T2).
    Activation,
    /// A scoring (GR-T3), which the Patronus has answered already.
    Scoring,
}

impl GodsOfRome {
    /// The factions that can still be chosen (GR-F1, GR-S5).
    pub(super) fn free_factions(state: &State) -> GodSet {
        God::ALL
            .into_iter()
            .filter(|&god| state.removed != Some(god) && state.seat_of(god).is_none())
            .collect()
    }

    /// GR-F1: a faction, its discs and temples, and a disc on 0 of the favour track.
    pub(super) fn choose_faction(&self, state: &mut State, god: God, step: &mut Step) -> Refusable {
        if state.removed == Some(god) {
            return Err(Violation::FactionRemoved { god });
        }
        if state.seat_of(god).is_some() {
            return Err(Violation::FactionTaken { god });
        }
        let pieces = self.terms.content.pieces;
        let player = state.current_mut();
        player.faction = Some(god);
        player.discs = pieces.discs - 1;
        player.temples = pieces.wooden_temples;
        step.tell(Event::FactionChosen {
            seat: state.turn,
            god,
        });
        if self.has_power(state, state.turn, God::Venus) {
            self.reinforce_home(state, step);
        }
        state.decision = Decision::Turn;
        Ok(())
    }

    /// GR-P5: Venus begins with more meeples at home, even if some of the first have been moved.
    fn reinforce_home(&self, state: &mut State, step: &mut Step) {
        let Some(home) = Self::home(state, God::Venus) else {
            return;
        };
        let count = self
            .terms
            .content
            .venus_meeples
            .min(state.board.reserve(God::Venus));
        (0..count).for_each(|_| state.board.place(God::Venus, home));
        step.tell(Event::HomeReinforced {
            seat: state.turn,
            territory: home,
            count,
        });
    }

    /// A colour's starting territory: the one without a harvest tile (GR-S3).
    pub(crate) fn home(state: &State, god: God) -> Option<Territory> {
        TerritorySet::of(god)
            .iter()
            .find(|&territory| state.board.harvest(territory) == 0)
    }

    /// GR-T: a visit, an activation or a scoring.
    pub(super) fn list_turn(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(self.open_temples(state).iter().map(Action::Visit));
        out.extend(Self::idle_slots(state).map(Action::Activate));
        out.push(Action::Score);
    }

    /// Why somebody who isn't asked can't act: it is another's turn, or at the end another's extra scoring (GR-K3).
    pub(super) fn why_not_yet(state: &State) -> Violation {
        let turn = state.turn;
        match state.decision {
            Decision::ExtraScoring => Violation::NotYourScoring { turn },
            _ => Violation::NotYourTurn { turn },
        }
    }

    /// Why this isn't the moment for an action; some never come again.
    pub(super) fn why_not_now(state: &State, decision: Decision, action: Action) -> Violation {
        match (action, state.current().faction) {
            (Action::Choose(_), Some(god)) => Violation::AlreadyLeading { god },
            (Action::Decline, _) => Violation::NothingToDecline,
            _ => Violation::NotNow { decision },
        }
    }

    /// The turn is over: the Patronus answers, the game may end, the next player goes on.
    pub(super) fn end_turn(&self, state: &mut State, turn: Turn, step: &mut Step) {
        if self.is_solo() {
            self.patronus_answers(state, turn, step);
        }
        if self.ends_early(state, step) {
            return;
        }
        state.turn = state.turn.next(self.terms.seats);
        state.decision = if state.current().faction.is_some() {
            Decision::Turn
        } else {
            Decision::Faction
        };
    }

    /// Leaving it at that: the rest of a slot, more travellers, another push (GR-A2, GR-A5, GR-A9, GR-P4).
    pub(super) fn be_done(&self, state: &mut State, step: &mut Step) -> Refusable {
        use crate::card::Symbol;
        use crate::violation::Deed;
        match state.decision {
            Decision::Activation => {
                self.end_activation(state, step);
                Ok(())
            }
            Decision::Travel { moved: true, .. } | Decision::Gather { moved: true, .. } => {
                self.symbol_used(state, Symbol::Travel, step);
                Ok(())
            }
            Decision::PushMore { .. } => {
                self.symbol_used(state, Symbol::Attack, step);
                Ok(())
            }
            Decision::Travel { .. } => Err(Violation::MoveFirst { deed: Deed::Travel }),
            Decision::Gather { .. } => Err(Violation::MoveFirst {
                deed: Deed::Gathering,
            }),
            Decision::DriveOut { at } => Err(Violation::PushAll { territory: at }),
            decision => Err(Violation::NotNow { decision }),
        }
    }
}
