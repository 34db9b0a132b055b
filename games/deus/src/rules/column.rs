//! Activating a column from the bottom up, each card used or declined (DE-B10).

use super::{Deus, Refusable};
use crate::action::Action;
use crate::card::Design;
use crate::event::{Event, Step};
use crate::kind::Kind;
use crate::state::{Decision, State};
use crate::violation::Violation;

impl Deus {
    /// Begins at the bottom of the column just built.
    pub(super) fn activate_column(&self, state: &mut State, step: &mut Step) {
        state.place = 0;
        self.go_on(state, step);
    }

    /// Goes on with the next card above.
    pub(super) fn effect_done(&self, state: &mut State, step: &mut Step) {
        state.place += 1;
        self.go_on(state, step);
    }

    /// Asks about the next card that can do something; above the top the action is over.
    fn go_on(&self, state: &mut State, step: &mut Step) {
        let length = state.current().column(state.column).len();
        while state.place < length {
            if let Some(card) = self.open_card(state, state.column, state.place)
                && self.is_possible(state, self.terms.content.face(card).effect)
            {
                state.decision = Decision::Effect { card };
                return;
            }
            state.place += 1;
        }
        self.end_action(state, step);
    }

    /// The face-up card in a place of a column.
    fn open_card(&self, state: &State, colour: crate::kind::Colour, place: u8) -> Option<Design> {
        let player = state.current();
        let card = player.column(colour).get(place)?;
        (!player.is_face_down(colour, place)).then(|| self.terms.content.design(card))
    }

    /// The places in another column whose cards could be carried out now, from 1 at the bottom.
    pub(super) fn cards_to_activate<'a>(
        &'a self,
        state: &'a State,
        column: Kind,
    ) -> impl Iterator<Item = u8> + 'a {
        let length = state.current().column(column.colour()).len();
        (0..length)
            .filter(move |&place| {
                self.open_card(state, column.colour(), place)
                    .is_some_and(|card| {
                        self.is_possible(state, self.terms.content.face(card).effect)
                    })
            })
            .map(|place| place + 1)
    }

    /// Carries a card of another column out; its choices are made anew.
    pub(super) fn activate(&self, state: &mut State, column: Kind, place: u8) -> Refusable {
        let found = self
            .cards_to_activate(state, column)
            .any(|possible| possible == place);
        let card = place
            .checked_sub(1)
            .and_then(|place| self.open_card(state, column.colour(), place))
            .filter(|_| found)
            .ok_or(Violation::NothingToActivate)?;
        state.decision = Decision::Effect { card };
        Ok(())
    }

    /// Whether an action is a way to use a card, of whatever effect, or to decline it.
    pub(super) const fn uses_a_card(action: Action) -> bool {
        matches!(
            action,
            Action::Use
                | Action::Decline
                | Action::Take(_)
                | Action::Sell(_)
                | Action::Exchange(_)
                | Action::Gain(_)
                | Action::Discard(_)
                | Action::Activate(_)
                | Action::March(_)
                | Action::Raid(_)
                | Action::Rob(_)
        )
    }

    /// DE-B10: the card is declined, or used in this way.
    pub(super) fn use_card(
        &self,
        state: &mut State,
        card: Design,
        action: Action,
        step: &mut Step,
    ) -> Refusable {
        let seat = state.turn;
        if action == Action::Decline {
            step.tell(Event::Declined { seat, card });
            self.effect_done(state, step);
            return Ok(());
        }
        self.check_effect(state, self.terms.content.face(card).effect, action)?;
        step.tell(Event::Used { seat, card });
        self.carry_out(state, self.terms.content.face(card).effect, action, step)
    }
}
