//! Set-up (UR-S1, UR-S4), throws (UR-T1) and passing (UR-T2, UR-T3).

use pantheon_engine::{Random, Seat, forbid};

use super::RoyalGameOfUr;
use crate::event::{Event, Step};
use crate::square::SquareSet;
use crate::state::{Player, State};
use crate::throw::Throw;
use crate::violation::Violation;

impl RoyalGameOfUr {
    /// UR-S1, UR-S4: all pieces wait, one player is drawn to begin and has thrown.
    pub(super) fn lay_out(&self, step: &mut Step) -> State {
        let drawn = step.luck.below(2) == 1;
        let first = if drawn {
            Self::other(Seat::FIRST)
        } else {
            Seat::FIRST
        };
        step.tell(Event::FirstPlayer { seat: first });
        let player = Player {
            waiting: self.pieces(),
            on: SquareSet::EMPTY,
            home: 0,
        };
        let mut state = State {
            players: [player; 2],
            first,
            turn: first,
            throw: Throw::default(),
            throws: 0,
            ending: None,
        };
        Self::throw_for(&mut state, first, step);
        state
    }

    /// UR-T1: a turn begins with a throw, so that everybody sees what can be done with it. UR-E2 may end the game instead.
    pub(super) fn throw_for(state: &mut State, seat: Seat, step: &mut Step) {
        if Self::ends_by_limit(state, step) {
            return;
        }
        state.turn = seat;
        state.throws += 1;
        state.throw = Throw::draw(&mut step.luck);
        step.tell(Event::Threw {
            seat,
            dice: state.throw,
        });
    }

    /// UR-T2, UR-T3: a throw that lets no piece move goes by, and any other has to be used.
    pub(super) fn pass(&self, state: &mut State, step: &mut Step) -> Result<(), Violation> {
        forbid(self.moves(state).next().is_some(), Violation::MustMove)?;
        let seat = state.turn;
        step.tell(Event::Passed { seat });
        Self::throw_for(state, Self::other(seat), step);
        Ok(())
    }
}
