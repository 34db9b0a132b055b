//! Before play: colours and cards of secret gods (FG-S9), and being ready (FG-S7). Choosing a visible god (FG-G1).

use pantheon_engine::{Random, Seat, SeatSet, forbid, need};

use super::{Deed, FourGods, Refusable};
use crate::action::Action;
use crate::event::{Event, Step};
use crate::state::State;
use crate::terrain::{Colour, God};
use crate::violation::Violation;

impl FourGods {
    fn lacks_colours(state: &State, seat: Seat) -> bool {
        state.colours(seat).count() < state.quota()
    }

    /// Who still has something to prepare.
    pub(super) fn preparing(&self, state: &State) -> SeatSet {
        Seat::all(self.terms.seats)
            .filter(|&seat| {
                if state.modes.secret && Self::lacks_colours(state, seat) {
                    true
                } else {
                    !state.modes.timed && !state.ready.contains(seat)
                }
            })
            .collect()
    }

    pub(super) fn list_preparing(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.modes.secret && Self::lacks_colours(state, seat) {
            let free = |colour: &Colour| state.owners[colour.index()].is_none();
            out.extend(Colour::ALL.into_iter().filter(free).map(Action::Pick));
        } else if !state.modes.timed && !state.ready.contains(seat) {
            out.push(Action::Ready);
        }
    }

    /// FG-S9: a colour and its reserve; with the last one come the god cards.
    pub(super) fn pick(
        &self,
        state: &mut State,
        seat: Seat,
        colour: Colour,
        step: &mut Step,
    ) -> Refusable {
        need(state.modes.secret, Violation::VisibleGods)?;
        need(Self::lacks_colours(state, seat), Violation::ColoursComplete)?;
        forbid(
            state.owners[colour.index()].is_some(),
            Violation::ColourTaken { colour },
        )?;
        state.owners[colour.index()] = Some(seat);
        step.tell(Event::ColourPicked { seat, colour });
        if Self::lacks_colours(state, seat) {
            return Ok(());
        }
        for colour in state.colours(seat) {
            Self::deal_god(state, seat, colour, step);
        }
        if state.modes.timed
            && Seat::all(self.terms.seats).all(|seat| !Self::lacks_colours(state, seat))
        {
            self.begin(state, step);
        }
        Ok(())
    }

    /// A god card at random from those not dealt yet.
    fn deal_god(state: &mut State, seat: Seat, colour: Colour, step: &mut Step) {
        let left = God::ALL
            .into_iter()
            .filter(|&god| !state.gods.inside().contains(&Some(god)))
            .fold(0, |mask, god| mask | 1 << god.index());
        let Some(drawn) = step.luck.pick_bit(left) else {
            return;
        };
        let god = God::ALL[usize::from(drawn)];
        state.gods.inside_mut()[colour.index()] = Some(god);
        step.tell_apart(
            seat,
            Event::GodDealt { seat, colour, god },
            Event::CardDealt { seat, colour },
        );
    }

    /// FG-S7: play begins when all are ready.
    pub(super) fn be_ready(&self, state: &mut State, seat: Seat, step: &mut Step) -> Refusable {
        if state.modes.secret && Self::lacks_colours(state, seat) {
            return Err(Violation::PickFirst);
        }
        if state.modes.timed || state.ready.contains(seat) {
            return Err(Violation::AlreadyReady);
        }
        state.ready = state.ready.with(seat);
        step.tell(Event::Ready { seat });
        if state.ready == SeatSet::all(self.terms.seats) {
            self.begin(state, step);
        }
        Ok(())
    }

    pub(super) fn list_gods(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.modes.secret || !Self::lacks_colours(state, seat) {
            return;
        }
        let free = |god: &God| state.owners[god.colour().index()].is_none();
        out.extend(God::ALL.into_iter().filter(free).map(Action::Choose));
    }

    /// FG-G1: a god that is still free, with its reserve, for good. Debts are paid now (FG-M6).
    pub(super) fn choose_god(
        &self,
        state: &mut State,
        seat: Seat,
        god: God,
        step: &mut Step,
    ) -> Refusable {
        forbid(state.modes.secret, Violation::SecretGods)?;
        need(Self::lacks_colours(state, seat), Violation::GodsComplete)?;
        let colour = god.colour();
        forbid(
            state.owners[colour.index()].is_some(),
            Violation::GodTaken { god },
        )?;
        state.owners[colour.index()] = Some(seat);
        state.gods.inside_mut()[colour.index()] = Some(god);
        Self::acted(state, seat, Deed::Own);
        self.progressed(state, step.at);
        step.tell(Event::GodChosen { seat, god });
        let debts = std::mem::take(&mut state.debts[seat.index()]);
        for _ in 0..debts {
            self.lose_prophet(state, seat, step);
        }
        Ok(())
    }
}
