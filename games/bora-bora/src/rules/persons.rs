//! Taking men and women (BB-A7, BB-R1).

use pantheon_engine::need;

use super::{BoraBora, Refusable};
use crate::event::{Event, Step};
use crate::piece::{Kind, Sex, Space};
use crate::state::{Decision, POSITIONS, State};
use crate::violation::Violation;

impl BoraBora {
    /// The kinds of spaces on which a person may lie.
    pub(super) fn rooms(state: &State) -> impl Iterator<Item = Space> + use<> {
        let player = state.current();
        let (ordinary, twelfth) = (player.free_spaces() > 0, player.twelfth_is_free());
        [(Space::Ordinary, ordinary), (Space::Twelfth, twelfth)]
            .into_iter()
            .filter_map(|(space, free)| free.then_some(space))
    }

    /// The positions up to a value that have somebody.
    pub(super) fn positions(
        state: &State,
        sex: Sex,
        value: u8,
    ) -> impl Iterator<Item = u8> + use<> {
        let shown = state.display(sex).shown;
        (1..=value.min(POSITIONS as u8))
            .filter(move |&position| shown[usize::from(position) - 1].is_some())
    }

    /// The first position that has somebody, for who has room.
    pub(super) fn least_position(state: &State, sex: Sex) -> Option<u8> {
        Self::rooms(state).next()?;
        Self::positions(state, sex, POSITIONS as u8).next()
    }

    /// BB-A7: somebody from a position up to the value.
    pub(super) fn take_person(
        &self,
        state: &mut State,
        sex: Sex,
        value: u8,
        position: u8,
        step: &mut Step,
    ) -> Refusable {
        if position == 0 || position > value {
            return Err(Violation::PositionTooHigh { position, value });
        }
        let place = state.display[sex.index()]
            .shown
            .get_mut(usize::from(position) - 1);
        let kind = place
            .and_then(Option::take)
            .ok_or(Violation::PositionEmpty { position })?;
        let mut rooms = Self::rooms(state);
        let only = rooms.next().filter(|_| rooms.next().is_none());
        step.tell(Event::PersonTaken {
            seat: state.turn,
            sex,
            kind,
        });
        match only {
            Some(space) => self.move_in(state, sex, kind, space, step),
            None => state.decision = Decision::Room { sex, kind },
        }
        Ok(())
    }

    pub(super) fn house(
        &self,
        state: &mut State,
        sex: Sex,
        kind: Kind,
        space: Space,
        step: &mut Step,
    ) -> Refusable {
        need(state.current().has_room(space), Violation::NoRoom)?;
        self.move_in(state, sex, kind, space, step);
        Ok(())
    }

    fn move_in(&self, state: &mut State, sex: Sex, kind: Kind, space: Space, step: &mut Step) {
        let player = state.current_mut();
        player.folk[sex.index()].all[kind.index()] += 1;
        player.twelfth_person |= space == Space::Twelfth;
        self.finish(state, step);
    }
}
