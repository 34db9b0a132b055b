//! The alternative start: everybody secretly picks pieces, one by one (DE-Y1).

use pantheon_engine::{Audience, Seat, SeatSet};

use super::{Deus, Refusable};
use crate::action::Action;
use crate::event::{Event, Step};
use crate::kind::Kind;
use crate::state::State;
use crate::violation::Violation;

impl Deus {
    /// How many pieces a seat still has to pick.
    pub(crate) fn drafts_left(&self, state: &State, seat: Seat) -> u8 {
        let picked: u8 = state.player(seat).stock.inside().board.iter().sum();
        self.terms.options.drafts()[seat.index()].saturating_sub(picked)
    }

    /// Who still has to pick.
    pub(super) fn drafting(&self, state: &State) -> SeatSet {
        Seat::all(self.terms.seats)
            .filter(|&seat| self.drafts_left(state, seat) > 0)
            .collect()
    }

    pub(super) fn list_draft(state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            Kind::ALL
                .into_iter()
                .filter(|&kind| state.player(seat).in_supply(kind) > 0)
                .map(Action::Draft),
        );
    }

    /// DE-Y1: one more piece for the player board, at most five of a type; cards are dealt when all have chosen.
    pub(super) fn draft(
        &self,
        state: &mut State,
        seat: Seat,
        kind: Kind,
        step: &mut Step,
    ) -> Refusable {
        if state.player(seat).in_supply(kind) == 0 {
            return Err(Violation::DraftedOut { kind });
        }
        let stock = state.players[seat.index()].stock.inside_mut();
        stock.supply[kind.index()] -= 1;
        stock.board[kind.index()] += 1;
        let owner = SeatSet::only(seat);
        let told = |kind| Event::Drafted { seat, kind };
        step.tell_to(Audience::Only(owner), told(Some(kind)));
        step.tell_to(Audience::Except(owner), told(None));
        if self.drafting(state).is_empty() {
            step.tell(Event::DraftOpened);
            self.deal(state, step);
        }
        Ok(())
    }
}
