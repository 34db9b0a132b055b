//! Choosing a card to build: standard buildings (DE-B), temples (DE-M) and face-down cards (DE-Y3).

use pantheon_engine::{Audience, SeatSet, forbid, need};

use super::{Deus, Refusable};
use crate::action::Action;
use crate::card::{CardId, Design};
use crate::event::{Event, Step};
use crate::kind::{Colour, Kind};
use crate::state::{State, Wild};
use crate::violation::{CardUse, Violation};

/// Whether a piece of each type could be put anywhere, worked out once per list.
#[derive(Default)]
pub(super) struct Sites([Option<bool>; 6]);

impl Sites {
    fn any(&mut self, rules: &Deus, state: &State, colour: Colour) -> bool {
        *self.0[colour.index()].get_or_insert_with(|| rules.has_site(state, colour))
    }
}

impl Deus {
    /// Why a card of this colour can't be laid into its column, if so (DE-B1, DE-B11, DE-M1, DE-M3).
    fn check_column(&self, state: &State, colour: Colour, sites: &mut Sites) -> Refusable {
        let player = state.current();
        match colour.kind() {
            Some(kind) if player.on_board(kind) == 0 => Err(Violation::NoPiece { kind }),
            Some(kind) if !sites.any(self, state, colour) => {
                Err(Violation::NowhereToBuild { kind })
            }
            Some(_) => Ok(()),
            None => {
                let rows = player.rows_for_temple();
                let short = Kind::ALL
                    .into_iter()
                    .any(|kind| player.column(kind.colour()).len() < rows);
                if short {
                    Err(Violation::TempleNeedsRows { rows })
                } else if state.temple_supply > 0 && !sites.any(self, state, colour) {
                    Err(Violation::NowhereForTemple)
                } else {
                    Ok(())
                }
            }
        }
    }

    /// Why a card can't be built, if so.
    fn check_build(&self, state: &State, design: Design, sites: &mut Sites) -> Refusable {
        let face = self.terms.content.face(design);
        need(self.can_pay(state.current(), face.cost), Violation::CantPay)?;
        self.check_column(state, face.colour, sites)
    }

    /// What the next card costs face down in this column (DE-Y3).
    pub(crate) fn wild_price(state: &State, column: Kind) -> u8 {
        state.current().column(column.colour()).len() + 1
    }

    /// Why no card can be built face down into this column, if so (DE-Y3).
    fn check_hide(&self, state: &State, column: Kind, sites: &mut Sites) -> Refusable {
        need(self.terms.options.wildcard, Violation::NoWildcard)?;
        forbid(state.current().wild.is_some(), Violation::WildcardUsed)?;
        let gold = Self::wild_price(state, column);
        if state.current().gold < u16::from(gold) {
            return Err(Violation::WildcardTooDear { gold });
        }
        self.check_column(state, column.colour(), sites)
    }

    /// DE-T1: build a card, or offer some.
    pub(super) fn list_turn(&self, state: &State, out: &mut Vec<Action>) {
        let mut sites = Sites::default();
        let hand = *state.current().hand.inside();
        for design in self.designs_in(hand) {
            if self.check_build(state, design, &mut sites).is_ok() {
                out.push(Action::Build(design));
            }
        }
        self.list_hand(state, Action::Offer, out);
        if self.terms.options.wildcard && state.current().wild.is_none() {
            for column in Kind::ALL {
                if self.check_hide(state, column, &mut sites).is_ok() {
                    self.list_hand(state, |card| Action::Hide { card, column }, out);
                }
            }
        }
    }

    /// An action for every design in hand.
    pub(super) fn list_hand(
        &self,
        state: &State,
        action: impl Fn(Design) -> Action,
        out: &mut Vec<Action>,
    ) {
        out.extend(self.designs_in(*state.current().hand.inside()).map(action));
    }

    /// DE-B2: the card goes on top of its colour's column; then it is paid, and its piece placed.
    pub(super) fn build(&self, state: &mut State, design: Design, step: &mut Step) -> Refusable {
        let card = self.need_in_hand(state, design, CardUse::Build)?;
        self.check_build(state, design, &mut Sites::default())?;
        let colour = self.terms.content.face(design).colour;
        Self::lay(state, card, colour);
        step.tell(Event::CardLaid {
            seat: state.turn,
            card: design,
        });
        self.ask_for_payment(state, step);
        Ok(())
    }

    /// DE-Y3: any card, face down, for as much gold as cards lie in the column with it.
    pub(super) fn hide(
        &self,
        state: &mut State,
        design: Design,
        column: Kind,
        step: &mut Step,
    ) -> Refusable {
        let card = self.need_in_hand(state, design, CardUse::Hide)?;
        self.check_hide(state, column, &mut Sites::default())?;
        let gold = Self::wild_price(state, column);
        let place = state.current().column(column.colour()).len();
        Self::lay(state, card, column.colour());
        let player = state.current_mut();
        player.wild = Some(Wild { column, place });
        player.gold -= u16::from(gold);
        let seat = state.turn;
        let told = |card| Event::CardHidden {
            seat,
            column,
            card,
            gold,
        };
        step.tell_to(Audience::Only(SeatSet::only(seat)), told(Some(design)));
        step.tell_to(Audience::Except(SeatSet::only(seat)), told(None));
        self.ask_for_place(state, step);
        Ok(())
    }

    fn lay(state: &mut State, card: CardId, colour: Colour) {
        Self::take_from_hand(state, card);
        state.current_mut().columns[colour.index()].push(card);
        state.column = colour;
    }
}
