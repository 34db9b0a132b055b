//! Visiting a god's temple (GR-V).

use super::turn::Turn;
use super::{GodsOfRome, Refusable};
use crate::event::{Event, Step};
use crate::god::{God, GodSet};
use crate::state::{Decision, Player, State};
use crate::territory::Territory;
use crate::violation::Violation;

impl GodsOfRome {
    /// How many discs can still be put into a god's temple (GR-S5, GR-S7).
    pub fn free_spaces(&self, state: &State, god: God) -> u8 {
        if state.removed == Some(god) {
            return 0;
        }
        let blocked = u8::from(state.removed.is_some());
        let visitors = state
            .players
            .iter()
            .filter(|player| player.visiting.contains(god))
            .count() as u8;
        self.terms
            .content
            .pieces
            .temple_spaces
            .saturating_sub(blocked + visitors)
    }

    /// The temples that whoever decides may visit now (GR-V1, GR-R1).
    pub(super) fn open_temples(&self, state: &State) -> GodSet {
        if state.current().discs == 0 {
            return GodSet::EMPTY;
        }
        God::ALL
            .into_iter()
            .filter(|&god| self.may_visit(state, god))
            .collect()
    }

    fn may_visit(&self, state: &State, god: God) -> bool {
        let player = state.current();
        !player.visiting.contains(god)
            && self.free_spaces(state, god) > 0
            && !self.visited_out(player, god)
    }

    /// GR-R1: whether a player has visited a god as often as the pantheon restriction allows.
    pub(super) fn visited_out(&self, player: &Player, god: God) -> bool {
        self.terms.options.pantheon
            && player.visits[god.index()] >= self.terms.content.pantheon_visits
    }

    fn why_not_visit(&self, state: &State, god: God) -> Violation {
        let player = state.current();
        if state.removed == Some(god) {
            Violation::TempleClosed { god }
        } else if self.visited_out(player, god) {
            // Also while the last of these visits is under way: no scoring brings another.
            Violation::VisitedOut { god }
        } else if player.visiting.contains(god) {
            Violation::AlreadyVisiting { god }
        } else if self.free_spaces(state, god) == 0 {
            Violation::TempleFull { god }
        } else {
            Violation::NoDiscToVisit
        }
    }

    /// GR-V1, GR-V2, GR-V3: a disc, the god's piece home, a blessing.
    pub(super) fn visit(&self, state: &mut State, god: God, step: &mut Step) -> Refusable {
        if !self.open_temples(state).contains(god) {
            return Err(self.why_not_visit(state, god));
        }
        let seat = state.turn;
        let player = state.current_mut();
        player.discs -= 1;
        player.visiting = player.visiting.with(god);
        player.visits[god.index()] = player.visits[god.index()].saturating_add(1);
        step.tell(Event::Visited { seat, god });
        if state.board.piece(god).is_some() {
            state.board.move_piece(god, None);
            step.tell(Event::PieceReturned { god });
        }
        Self::receive_blessing(state, god, step);
        if state.board.reserve(god) == 0 {
            step.tell(Event::NoMeepleLeft { god });
            self.end_turn(state, Turn::Visit, step);
        } else {
            state.decision = Decision::PlaceMeeple { god };
        }
        Ok(())
    }

    /// GR-V3: at most one blessing per god; a used one becomes available again.
    fn receive_blessing(state: &mut State, god: God, step: &mut Step) {
        let seat = state.turn;
        let player = state.current_mut();
        if player.used_blessings().contains(god) {
            player.used = player.used.map(|used| used.without(god));
            step.tell(Event::BlessingRenewed { seat, god });
        } else if !player.blessings.contains(god) {
            step.tell(Event::BlessingReceived { seat, god });
        }
        player.blessings = player.blessings.with(god);
    }

    /// GR-V4: a meeple of the visited god's colour goes on a territory of that colour.
    pub(super) fn place_visited_meeple(
        &self,
        state: &mut State,
        god: God,
        at: Territory,
        step: &mut Step,
    ) -> Refusable {
        if at.god() != god {
            return Err(Violation::WrongColour { god, territory: at });
        }
        state.board.place(god, at);
        step.tell(Event::MeeplePlaced {
            seat: state.turn,
            faction: god,
            territory: at,
        });
        self.end_turn(state, Turn::Visit, step);
        Ok(())
    }
}
