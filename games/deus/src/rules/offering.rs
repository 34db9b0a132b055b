//! Offerings to the gods (DE-O).

use super::{Deus, Refusable};
use crate::card::Design;
use crate::event::{Event, Step};
use crate::kind::{Colour, Kind, Resource};
use crate::numbers::Gifts;
use crate::state::{Decision, State};
use crate::violation::{CardUse, Violation};

impl Deus {
    /// DE-O1: the card that lies on top, which all see.
    pub(super) fn offer(&self, state: &mut State, design: Design, step: &mut Step) -> Refusable {
        let card = self.need_in_hand(state, design, CardUse::Offer)?;
        Self::take_from_hand(state, card);
        *state.discard.inside_mut() = state.discard.inside().with(card);
        step.tell(Event::Offered {
            seat: state.turn,
            card: design,
        });
        state.decision = Decision::Offering {
            top: self.terms.content.face(design).colour,
            count: 1,
        };
        Ok(())
    }

    /// DE-O1: another card, which only its owner has seen.
    pub(super) fn add_to_offering(
        &self,
        state: &mut State,
        top: Colour,
        count: u8,
        design: Design,
        step: &mut Step,
    ) -> Refusable {
        let card = self.need_in_hand(state, design, CardUse::Offer)?;
        Self::take_from_hand(state, card);
        *state.discard.inside_mut() = state.discard.inside().with(card);
        let offered = state.current_mut().offered.inside_mut();
        *offered = offered.with(card);
        let count = count + 1;
        step.tell(Event::OfferedMore {
            seat: state.turn,
            count,
        });
        state.decision = Decision::Offering { top, count };
        Ok(())
    }

    /// DE-O2: the top card's colour is the god invoked; Jupiter stands for another.
    pub(super) fn invoke_top(&self, state: &mut State, top: Colour, count: u8, step: &mut Step) {
        match top.kind() {
            Some(god) => self.invoke(state, god, count, step),
            None => state.decision = Decision::Jupiter { count },
        }
    }

    /// What gods give now (DE-O2).
    pub(crate) fn gifts(&self, decision: Decision) -> Gifts {
        let gods = self.terms.content.numbers.gods;
        let (now, more) = match decision {
            Decision::Offering { count, .. } | Decision::Jupiter { count } => (count, count + 1),
            _ => (1, 1),
        };
        Gifts {
            one: gods.gift(1),
            now: gods.gift(now),
            more: gods.gift(more),
        }
    }

    /// DE-O2: what each god gives.
    pub(super) fn invoke(&self, state: &mut State, god: Kind, count: u8, step: &mut Step) {
        let (seat, gift) = (state.turn, self.terms.content.numbers.gods.gift(count));
        step.tell(Event::Invoked {
            seat,
            god: god.colour(),
            count,
        });
        if god != Kind::Military {
            Self::gain_piece(state, god, step);
        }
        match god {
            Kind::Maritime => {
                let gold = gift.gold;
                state.current_mut().earn_gold(gold);
                step.tell(Event::GainedGold { seat, gold });
                self.finish_offering(state, 0, step);
            }
            Kind::Production => self.ask_ceres(state, count, step),
            Kind::Scientific => self.finish_offering(state, count, step),
            Kind::Civil => {
                let points = u16::from(gift.points);
                state.current_mut().earn_points(points);
                step.tell(Event::GainedPoints { seat, points });
                self.finish_offering(state, 0, step);
            }
            Kind::Military => self.ask_mars(state, count, step),
        }
    }

    fn ask_ceres(&self, state: &mut State, left: u8, step: &mut Step) {
        let any = left > 0 && Self::in_general_supply(state).next().is_some();
        self.ask_or_finish(state, Decision::Ceres { left }, any, step);
    }

    fn ask_mars(&self, state: &mut State, left: u8, step: &mut Step) {
        let any = left > 0 && Self::can_gain_piece(state);
        self.ask_or_finish(state, Decision::Mars { left }, any, step);
    }

    /// DE-R3: a god goes on giving while there is any to choose.
    fn ask_or_finish(&self, state: &mut State, ask: Decision, any: bool, step: &mut Step) {
        if any {
            state.decision = ask;
        } else {
            self.finish_offering(state, 0, step);
        }
    }

    /// DE-O2: one resource of choice per card; it must be taken while any is left (DE-R3).
    pub(super) fn take_from_ceres(
        &self,
        state: &mut State,
        left: u8,
        resource: Resource,
        step: &mut Step,
    ) -> Refusable {
        if state.supply[resource.index()] == 0 {
            return Err(Violation::SoldOut { resource });
        }
        Self::take(state, resource, 1, step);
        self.ask_ceres(state, left - 1, step);
        Ok(())
    }

    /// DE-O2: one piece of any type per card (DE-R3).
    pub(super) fn gain_from_mars(
        &self,
        state: &mut State,
        left: u8,
        kind: Kind,
        step: &mut Step,
    ) -> Refusable {
        Self::gain_chosen(state, kind, step)?;
        self.ask_mars(state, left - 1, step);
        Ok(())
    }

    /// DE-O4: the hand is refilled to five, then Minerva's cards are drawn, up to ten.
    fn finish_offering(&self, state: &mut State, extra: u8, step: &mut Step) {
        if self.refill(state, extra, step) {
            self.end_turn(state, step);
        }
    }
}
