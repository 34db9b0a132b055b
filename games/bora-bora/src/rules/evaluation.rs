//! Phase C: status, temple and jewels (BB-C1, BB-C2, BB-C3).

use pantheon_engine::{Seat, forbid};

use super::{BoraBora, Refusable};
use crate::event::{Event, Step};
use crate::piece::Jewel;
use crate::player::Source;
use crate::state::{Decision, JEWELS_A_ROUND, MAX_PLAYERS, Phase, State};
use crate::violation::Violation;

impl BoraBora {
    /// BB-C: status, temple, then jewels.
    pub(super) fn evaluate(&self, state: &mut State, step: &mut Step) {
        self.score_status(state, step);
        self.score_temple(state, step);
        state.phase = Phase::Jewels;
        state.place = 0;
        self.next_jewel_turn(state, step);
    }

    /// BB-C1: points, then the new turn order from the top of the stack.
    fn score_status(&self, state: &mut State, step: &mut Step) {
        let seats = usize::from(self.terms.seats);
        let steps = state.status;
        let mut order = state.stack;
        order[..seats].sort_by_key(|seat| std::cmp::Reverse(steps[seat.index()]));
        for &seat in &order[..seats] {
            let points = u16::from(self.terms.content.status(steps[seat.index()]));
            Self::score_points(state, seat, points, Source::Status, step);
        }
        state.status = [0; MAX_PLAYERS];
        state.stack = order;
        state.order = order;
        for (place, &seat) in (1..).zip(&order[..seats]) {
            step.tell(Event::Ordered { seat, place });
        }
    }

    /// BB-C2: points for every priest, and a god tile for who has most.
    fn score_temple(&self, state: &mut State, step: &mut Step) {
        let each = self.terms.content.priest_points(state.round);
        for seat in Seat::all(self.terms.seats) {
            let points = u16::from(state.priests_in_temple(seat)) * u16::from(each);
            Self::score_points(state, seat, points, Source::Temple, step);
        }
        if state.temple_tiles == 0 {
            return;
        }
        state.temple_tiles -= 1;
        match Self::temple_leader(state) {
            Some(seat) => {
                state.player_mut(seat).god_tiles += 1;
                step.tell(Event::GodTileWon { seat });
            }
            None => step.tell(Event::GodTileLost),
        }
    }

    /// BB-C2: most priests; of those tied, whose priest stands leftmost.
    pub fn temple_leader(state: &State) -> Option<Seat> {
        let mut leader: Option<(Seat, u8)> = None;
        for seat in state.temple.into_iter().flatten() {
            let count = state.priests_in_temple(seat);
            if leader.is_none_or(|(_, most)| count > most) {
                leader = Some((seat, count));
            }
        }
        leader.map(|(seat, _)| seat)
    }

    /// The jewels of this round that whoever decides can pay for.
    pub(super) fn jewels_to_buy(&self, state: &State) -> impl Iterator<Item = Jewel> + use<'_> {
        let shells = state.current().shells;
        let column = *state.jewels_for_sale();
        let affordable = move |jewel: &Jewel| self.terms.content.jewel(*jewel).price <= shells;
        column.into_iter().flatten().filter(affordable)
    }

    /// BB-C3: in turn order; who can't buy isn't asked. What is left over goes.
    fn next_jewel_turn(&self, state: &mut State, step: &mut Step) {
        while state.place < self.terms.seats {
            state.turn = state.order[usize::from(state.place)];
            if self.jewels_to_buy(state).next().is_some() {
                state.decision = Decision::Jewel;
                return;
            }
            state.place += 1;
        }
        state.jewels[usize::from(state.round) - 1] = [None; JEWELS_A_ROUND];
        self.begin_tasks(state, Phase::Tasks, step);
    }

    pub(super) fn end_jewel_turn(&self, state: &mut State, step: &mut Step) {
        state.place += 1;
        self.next_jewel_turn(state, step);
    }

    /// BB-C3: one jewel of this round's column for its price.
    pub(super) fn buy(&self, state: &mut State, jewel: Jewel, step: &mut Step) -> Refusable {
        let column = &mut state.jewels[usize::from(state.round) - 1];
        let place = column
            .iter_mut()
            .find(|place| **place == Some(jewel))
            .ok_or(Violation::NotForSale)?;
        let price = self.terms.content.jewel(jewel).price;
        let shells = state.players[state.turn.index()].shells;
        forbid(price > shells, Violation::TooFewShells { price, shells })?;
        *place = None;
        let seat = state.turn;
        let player = state.current_mut();
        player.shells -= price;
        player.jewels = player.jewels.with(jewel);
        step.tell(Event::JewelBought { seat, jewel });
        self.end_jewel_turn(state, step);
        Ok(())
    }
}
