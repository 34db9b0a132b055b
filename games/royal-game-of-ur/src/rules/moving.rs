//! Moves (UR-M).

use pantheon_engine::forbid;

use super::RoyalGameOfUr;
use crate::action::Action;
use crate::event::{Event, Step};
use crate::square::Square;
use crate::state::{Ending, State};
use crate::violation::Violation;

/// Where a piece gets to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// On to a square.
    On(Square),
    /// Off the board, at the end of its way.
    Off,
}

impl RoyalGameOfUr {
    /// Everything that the throw allows whoever has it, in the order of the way; nothing if no piece can move (UR-T2).
    pub(crate) fn moves(&self, state: &State) -> impl Iterator<Item = Action> {
        let on = state.player(state.turn).on;
        std::iter::once(Action::Enter)
            .chain(on.iter().map(Action::Move))
            .filter(|action| self.landing(state, action.from()).is_ok())
    }

    /// Where the piece on a square, or one that waits, gets to by the throw, or why it can't (UR-M1).
    pub fn landing(&self, state: &State, from: Option<Square>) -> Result<Landing, Violation> {
        let (own, other) = (
            state.player(state.turn),
            state.player(Self::other(state.turn)),
        );
        let threw = state.throw.count();
        forbid(threw == 0, Violation::ThrewNothing)?;
        match from {
            None if own.waiting == 0 => return Err(Violation::NoneWaiting),
            Some(square) if !own.on.contains(square) => return Err(Violation::NotThere { square }),
            _ => {}
        }
        let reached = from.map_or(0, Square::number) + threw;
        let Some(to) = Square::new(reached) else {
            let need = from.map_or(u8::MAX, Square::to_go);
            return Self::off(need, threw);
        };
        forbid(own.on.contains(to), Violation::OwnPiece { square: to })?;
        if other.on.contains(to)
            && self
                .terms
                .content
                .shared()
                .and(self.terms.content.safe())
                .contains(to)
        {
            return Err(Violation::SafePiece { square: to });
        }
        Ok(Landing::On(to))
    }

    /// UR-M6: a piece leaves the board by the exact throw.
    const fn off(need: u8, threw: u8) -> Result<Landing, Violation> {
        if need == threw {
            Ok(Landing::Off)
        } else {
            Err(Violation::NotExact { need, threw })
        }
    }

    /// Whether a piece of the other player is sent back by a landing there (UR-M3).
    pub(crate) fn sends_back(&self, state: &State, landing: Landing) -> bool {
        let other = state.player(Self::other(state.turn));
        matches!(landing, Landing::On(to) if self.terms.content.shared().and(other.on).contains(to))
    }

    /// Moves a piece by the throw, with all that comes of it.
    pub(super) fn go(
        &self,
        state: &mut State,
        from: Option<Square>,
        step: &mut Step,
    ) -> Result<(), Violation> {
        let landing = self.landing(state, from)?;
        let seat = state.turn;
        if self.sends_back(state, landing) {
            Self::send_back(state, landing, step);
        }
        let own = state.player_mut(seat);
        match from {
            Some(square) => own.on = own.on.without(square),
            None => own.waiting -= 1,
        }
        match landing {
            Landing::On(to) => {
                own.on = own.on.with(to);
                step.tell(match from {
                    Some(from) => Event::Moved { seat, from, to },
                    None => Event::Entered { seat, to },
                });
                self.after_landing(state, to, step);
            }
            Landing::Off => {
                own.home += 1;
                let home = own.home;
                if let Some(from) = from {
                    step.tell(Event::BorneOff { seat, from, home });
                }
                if home == self.pieces() {
                    Self::end(state, Ending::AllHome, step);
                } else {
                    Self::throw_for(state, Self::other(seat), step);
                }
            }
        }
        Ok(())
    }

    /// UR-M3: the other player's piece waits to enter again.
    fn send_back(state: &mut State, landing: Landing, step: &mut Step) {
        let Landing::On(square) = landing else {
            return;
        };
        let seat = Self::other(state.turn);
        let other = state.player_mut(seat);
        other.on = other.on.without(square);
        other.waiting += 1;
        step.tell(Event::SentBack { seat, square });
    }

    /// UR-M5: on a rosette its player throws again; otherwise the other does.
    fn after_landing(&self, state: &mut State, square: Square, step: &mut Step) {
        let seat = state.turn;
        if self.terms.content.rosettes().contains(square) {
            step.tell(Event::ThrowsAgain { seat, square });
            Self::throw_for(state, seat, step);
        } else {
            Self::throw_for(state, Self::other(seat), step);
        }
    }
}
