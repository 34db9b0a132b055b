//! God cards: the row, the pile and the discard (BB-S5, BB-R7, BB-R8).

use pantheon_engine::{Seat, need};

use super::{BoraBora, Refusable};
use crate::action::Action;
use crate::event::{Event, Step};
use crate::piece::{Cards, God, total};
use crate::state::State;
use crate::violation::Violation;

/// Takes one card at random out of a pile.
pub(crate) fn take_any(pile: &mut Cards, random: &mut impl pantheon_engine::Random) -> Option<God> {
    let mut number = random.below(u32::from(total(pile))) as u8;
    for god in God::ALL {
        let here = pile[god.index()];
        if number < here {
            pile[god.index()] -= 1;
            return Some(god);
        }
        number -= here;
    }
    None
}

impl BoraBora {
    /// Whether a card can be drawn from the pile, reshuffled if need be.
    fn can_draw(state: &State) -> bool {
        total(state.gods.pile.inside()) + total(&state.gods.discard) > 0
    }

    /// Whether any card can be had (BB-R8).
    pub(super) fn has_cards(state: &State) -> bool {
        total(&state.gods.row) > 0 || Self::can_draw(state)
    }

    /// BB-R7: every open colour, and the pile.
    pub(super) fn list_cards(state: &State, out: &mut Vec<Action>) {
        let open = God::ALL
            .into_iter()
            .filter(|god| state.gods.row[god.index()] > 0);
        out.extend(open.map(Action::TakeCard));
        out.extend(Self::can_draw(state).then_some(Action::DrawCard));
    }

    /// BB-R7: whoever decides takes an open card or draws one; then the row is filled up.
    pub(super) fn gain_card(
        &self,
        state: &mut State,
        action: Action,
        step: &mut Step,
    ) -> Refusable {
        let seat = state.turn;
        if let Action::TakeCard(god) = action {
            if state.gods.row[god.index()] == 0 {
                return Err(Violation::CardNotOpen { god });
            }
            state.gods.row[god.index()] -= 1;
            let player = state.player_mut(seat);
            player.hand.inside_mut()[god.index()] += 1;
            player.known[god.index()] += 1;
            step.tell(Event::CardTaken { seat, god });
        } else {
            need(Self::can_draw(state), Violation::NoCards)?;
            Self::draw_unseen(state, seat, step);
        }
        self.fill_row(state, step);
        Ok(())
    }

    /// A card from the pile, which only its owner sees.
    pub(super) fn draw_unseen(state: &mut State, seat: Seat, step: &mut Step) {
        if let Some(god) = Self::draw(state, step) {
            state.player_mut(seat).hand.inside_mut()[god.index()] += 1;
            step.tell_apart(
                seat,
                Event::CardDrawn { seat, god },
                Event::CardDrawnUnseen { seat },
            );
        }
    }

    /// BB-S5, BB-R8: the row is filled up as far as there are cards.
    pub(super) fn fill_row(&self, state: &mut State, step: &mut Step) {
        while total(&state.gods.row) < self.terms.content.gods.open_cards {
            let Some(god) = Self::draw(state, step) else {
                return;
            };
            state.gods.row[god.index()] += 1;
            step.tell(Event::CardOpened { god });
        }
    }

    /// BB-G1, BB-R8: the top card of the pile; an empty pile is made of the discard first.
    fn draw(state: &mut State, step: &mut Step) -> Option<God> {
        let gods = &mut state.gods;
        if total(gods.pile.inside()) == 0 && total(&gods.discard) > 0 {
            *gods.pile.inside_mut() = std::mem::take(&mut gods.discard);
            step.tell(Event::Reshuffled);
        }
        take_any(gods.pile.inside_mut(), &mut step.luck)
    }
}
