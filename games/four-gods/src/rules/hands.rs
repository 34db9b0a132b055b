//! Hands, bag and discard rows (FG-H).

use pantheon_engine::{Audience, Seat, SeatSet, forbid, need};

use super::{Deed, FourGods, Refusable};
use crate::action::Action;
use crate::event::{Event, Step};
use crate::state::{Held, Phase, State};
use crate::tile::{Hand, Side, Slot};
use crate::violation::Violation;
use crate::world::Laid;

impl FourGods {
    pub(super) fn list_hands(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let room = state.rows.places() - state.rows.len(seat);
        let mut held = 0;
        for hand in Hand::ALL {
            let Some(tile) = state.held(seat, hand) else {
                continue;
            };
            held += 1;
            let sides = Side::ALL.into_iter();
            if room > 0 {
                out.extend(sides.map(|side| Action::Discard { hand, side }));
            } else if tile.origin.is_some() && !self.fits_somewhere(state, tile.tile) {
                out.extend(sides.map(|side| Action::PutBack { hand, side }));
            }
        }
        if held == 2 {
            if room >= 2 {
                for left in Side::ALL {
                    out.extend(Side::ALL.map(|right| Action::DiscardBoth { left, right }));
                }
            }
            return;
        }
        if held == 0 && room > 0 && state.bag_count() > 0 {
            out.extend([Action::DrawOne, Action::DrawTwo]);
        }
        for row in Seat::all(self.terms.seats) {
            for slot in state.rows.in_row(row) {
                out.extend([Action::TurnOver(slot), Action::Take(slot)]);
            }
        }
    }

    /// Moves tiles from the bag to empty hands, the left first.
    pub(super) fn draw_tiles(&self, state: &mut State, seat: Seat, count: u8, step: &mut Step) {
        step.tell(Event::Drew { seat, count });
        for hand in Hand::ALL.into_iter().take(usize::from(count)) {
            let Some(tile) = state.bag.inside().pick(&mut step.luck) else {
                return;
            };
            state.bag.inside_mut().set(tile, false);
            let held = Held {
                tile,
                origin: None,
                shown: None,
            };
            *state.held_mut(seat, hand) = Some(held);
            self.tell_hand(seat, hand, held, step);
        }
    }

    /// Tells a player both faces of a tile in their own hand (FG-H9).
    pub(super) fn tell_hand(&self, seat: Seat, hand: Hand, held: Held, step: &mut Step) {
        let [a, b] = self.terms.content.faces(held.tile);
        let event = Event::InHand { seat, hand, a, b };
        step.tell_to(Audience::Only(SeatSet::only(seat)), event);
    }

    /// FG-H2, FG-H3: one or two tiles, with both hands empty and room in one's row. If one is left, two are one.
    pub(super) fn draw(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        step: &mut Step,
    ) -> Refusable {
        need(state.hands_empty(seat), Violation::HandsFull)?;
        forbid(state.rows.is_full(seat), Violation::RowFullToDraw)?;
        forbid(state.bag_count() == 0, Violation::BagEmpty)?;
        Self::acted(state, seat, Deed::Own);
        self.progressed(state, step.at);
        self.draw_tiles(state, seat, count.min(state.bag_count()), step);
        self.check_end(state, step);
        Ok(())
    }

    fn tile_in(state: &State, seat: Seat, hand: Hand) -> Result<Held, Violation> {
        state.held(seat, hand).ok_or(Violation::HandEmpty { hand })
    }

    /// Puts a tile of a hand in a row that has room: new options for all, also at the end of a turn (FG-E4).
    fn lay_in_row(
        &self,
        state: &mut State,
        (seat, hand): (Seat, Hand),
        (row, side): (Seat, Side),
        step: &mut Step,
    ) {
        let Some(held) = state.held_mut(seat, hand).take() else {
            return;
        };
        let laid = Laid {
            tile: held.tile,
            side,
        };
        if let Some(slot) = state.rows.put(row, laid) {
            let face = self.terms.content.face(held.tile, side);
            step.tell(Event::Discarded { seat, slot, face });
        }
        state.passed = SeatSet::EMPTY;
        step.reveal();
    }

    /// FG-H4: to one's own row, either side up.
    pub(super) fn discard(
        &self,
        state: &mut State,
        seat: Seat,
        hand: Hand,
        side: Side,
        step: &mut Step,
    ) -> Refusable {
        Self::tile_in(state, seat, hand)?;
        forbid(state.rows.is_full(seat), Violation::RowFull)?;
        Self::acted(state, seat, Deed::Shared);
        self.lay_in_row(state, (seat, hand), (seat, side), step);
        Ok(())
    }

    /// FG-H4: both at once, one from each hand.
    pub(super) fn discard_both(
        &self,
        state: &mut State,
        seat: Seat,
        sides: [Side; 2],
        step: &mut Step,
    ) -> Refusable {
        for hand in Hand::ALL {
            Self::tile_in(state, seat, hand)?;
        }
        if state.rows.len(seat) + 2 > state.rows.places() {
            return Err(Violation::RowFull);
        }
        Self::acted(state, seat, Deed::Shared);
        for (hand, side) in Hand::ALL.into_iter().zip(sides) {
            self.lay_in_row(state, (seat, hand), (seat, side), step);
        }
        Ok(())
    }

    /// FG-H5: with a free hand, any tile of any row; off turn only one's own (FG-T3).
    pub(super) fn turn_over(
        &self,
        state: &mut State,
        seat: Seat,
        slot: Slot,
        step: &mut Step,
    ) -> Refusable {
        debug_assert_eq!(state.phase, Phase::Playing);
        if !Self::may_play(state, seat) && slot.row != seat {
            return Err(Violation::NotYourRow { turn: state.turn });
        }
        forbid(state.free_hand(seat).is_none(), Violation::NoHandToTurn)?;
        let Some(laid) = state.rows.get(slot) else {
            return Err(Violation::TileGone { slot });
        };
        Self::acted(state, seat, Deed::Turning);
        let side = state.rows.turn_over(slot).unwrap_or(laid.side);
        let face = self.terms.content.face(laid.tile, side);
        step.tell(Event::TurnedOver { seat, slot, face });
        step.reveal();
        Ok(())
    }

    /// FG-H6: into a free hand. The tile remembers its row (FG-H7).
    pub(super) fn take(
        &self,
        state: &mut State,
        seat: Seat,
        slot: Slot,
        step: &mut Step,
    ) -> Refusable {
        let Some(hand) = state.free_hand(seat) else {
            return Err(Violation::NoHandToTake);
        };
        let Some(laid) = state.rows.take(slot) else {
            return Err(Violation::TileGone { slot });
        };
        Self::acted(state, seat, Deed::Shared);
        let held = Held {
            tile: laid.tile,
            origin: Some(slot.row),
            shown: Some(laid.side),
        };
        *state.held_mut(seat, hand) = Some(held);
        let face = self.terms.content.face(laid.tile, laid.side);
        step.tell(Event::Taken { seat, slot, face });
        self.tell_hand(seat, hand, held, step);
        step.reveal();
        Ok(())
    }

    /// FG-H8: it fits nowhere and one's own row is full, so it goes back, or into the bag.
    pub(super) fn put_back(
        &self,
        state: &mut State,
        seat: Seat,
        hand: Hand,
        side: Side,
        step: &mut Step,
    ) -> Refusable {
        let held = Self::tile_in(state, seat, hand)?;
        forbid(held.origin.is_none(), Violation::FromBag { hand })?;
        need(state.rows.is_full(seat), Violation::RowHasRoom)?;
        if self.fits_somewhere(state, held.tile) {
            return Err(Violation::FitsSomewhere { hand });
        }
        Self::acted(state, seat, Deed::Shared);
        self.put_away(state, seat, hand, side, step);
        Ok(())
    }

    /// To one's own row, else to the row a taken tile came from, else into the bag (FG-H8, FG-T2).
    pub(super) fn put_away(
        &self,
        state: &mut State,
        seat: Seat,
        hand: Hand,
        side: Side,
        step: &mut Step,
    ) {
        let Some(held) = state.held(seat, hand) else {
            return;
        };
        let row = [Some(seat), held.origin]
            .into_iter()
            .flatten()
            .find(|&row| !state.rows.is_full(row));
        if let Some(row) = row {
            self.lay_in_row(state, (seat, hand), (row, side), step);
            return;
        }
        *state.held_mut(seat, hand) = None;
        state.bag.inside_mut().set(held.tile, true);
        let face = held
            .shown
            .map(|side| self.terms.content.face(held.tile, side));
        step.tell(Event::PutInBag { seat, face });
        step.reveal();
    }
}
