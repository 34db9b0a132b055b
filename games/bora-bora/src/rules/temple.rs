//! The temple and the fire bonus (BB-A10, BB-A12).

use super::{BoraBora, Refusable};
use crate::action::Action;
use crate::event::{Event, Step};
use crate::state::{Decision, State};
use crate::violation::Violation;

impl BoraBora {
    /// BB-A10: a priest takes a space, and whoever stands there is pushed to the right up to the first gap.
    pub(super) fn send_priest(
        &self,
        state: &mut State,
        value: u8,
        space: u8,
        step: &mut Step,
    ) -> Refusable {
        let at = self
            .terms
            .content
            .temple()
            .iter()
            .position(|&it| it == space);
        let Some(at) = at.filter(|_| space <= value) else {
            return Err(Violation::SpaceTooHigh { space, value });
        };
        let seat = state.turn;
        state.current_mut().priests -= 1;
        step.tell(Event::PriestSent { seat, space });
        let mut arriving = Some(seat);
        for place in &mut state.temple[at..] {
            arriving = std::mem::replace(place, arriving);
            if arriving.is_none() {
                break;
            }
        }
        if let Some(out) = arriving {
            state.player_mut(out).priests += 1;
            step.tell(Event::PriestReturned { seat: out });
        }
        state.decision = Decision::FireGift;
        Ok(())
    }

    /// BB-A12, BB-R7: first a god card or an offering.
    pub(super) fn fire_gift(
        &self,
        state: &mut State,
        action: Action,
        step: &mut Step,
    ) -> Refusable {
        if action == Action::TakeOffering {
            Self::take_offering(state, state.turn, step);
        } else {
            self.gain_card(state, action, step)?;
        }
        state.decision = Decision::FireStep;
        Ok(())
    }

    /// BB-A12, BB-R7: then a step of status or a shell.
    pub(super) fn fire_step(&self, state: &mut State, status: bool, step: &mut Step) {
        let seat = state.turn;
        if status {
            self.rise(state, seat, 1, step);
        } else {
            Self::take_shells(state, seat, 1, step);
        }
        self.finish(state, step);
    }
}
