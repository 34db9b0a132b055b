//! Taking, buying and exchanging resources, and gaining pieces (DE-S4, DE-O3, DE-R5).

use super::{Deus, Refusable};
use crate::action::Action;
use crate::event::{Event, Step};
use crate::kind::{Kind, Resource};
use crate::state::{Decision, State};
use crate::violation::Violation;

impl Deus {
    /// The resources that the general supply has (DE-S4).
    pub(super) fn in_general_supply(state: &State) -> impl Iterator<Item = Resource> {
        let supply = state.supply;
        Resource::ALL
            .into_iter()
            .filter(move |resource| supply[resource.index()] > 0)
    }

    /// The resources of the supply that another may be exchanged for.
    pub(super) fn others_in_supply(
        state: &State,
        resource: Resource,
    ) -> impl Iterator<Item = Resource> {
        Self::in_general_supply(state).filter(move |&other| other != resource)
    }

    /// The resources whose terrain has a production building of whoever is at turn, and which the supply has.
    pub(super) fn produced(state: &State) -> impl Iterator<Item = Resource> {
        let own = state.current().pieces(Kind::Production);
        let terrain = Resource::ALL.map(|resource| state.of(resource.terrain()));
        Self::in_general_supply(state)
            .filter(move |resource| !terrain[resource.index()].and(own).is_empty())
    }

    /// The types of pieces that the personal supply has (DE-O3).
    pub(super) fn pieces_to_gain(state: &State) -> impl Iterator<Item = Kind> {
        let supply = state.current().stock.inside().supply;
        Kind::ALL
            .into_iter()
            .filter(move |kind| supply[kind.index()] > 0)
    }

    /// Whether the personal supply has any piece.
    pub(super) fn can_gain_piece(state: &State) -> bool {
        Self::pieces_to_gain(state).next().is_some()
    }

    pub(super) fn list_supply(state: &State, out: &mut Vec<Action>) {
        out.extend(Self::in_general_supply(state).map(Action::Take));
    }

    pub(super) fn list_purchases(state: &State, price: u8, out: &mut Vec<Action>) {
        if state.current().gold >= u16::from(price) {
            Self::list_supply(state, out);
        }
    }

    pub(super) fn list_exchanges(state: &State, resource: Resource, out: &mut Vec<Action>) {
        if state.current().has(resource) > 0 {
            out.extend(Self::others_in_supply(state, resource).map(Action::Exchange));
        }
    }

    pub(super) fn list_pieces(state: &State, out: &mut Vec<Action>) {
        out.extend(Self::pieces_to_gain(state).map(Action::Gain));
    }

    /// Takes resources, as many as there are (DE-S4).
    pub(super) fn take(state: &mut State, resource: Resource, wanted: u8, step: &mut Step) {
        let count = wanted.min(state.supply[resource.index()]);
        state.supply[resource.index()] -= count;
        state.current_mut().resources[resource.index()] += count;
        step.tell(Event::Took {
            seat: state.turn,
            resource,
            count,
        });
    }

    pub(super) fn check_purchase(state: &State, price: u8, resource: Resource) -> Refusable {
        if state.current().gold < u16::from(price) {
            Err(Violation::TooLittleGold)
        } else if state.supply[resource.index()] == 0 {
            Err(Violation::SoldOut { resource })
        } else {
            Ok(())
        }
    }

    /// Buys a resource, and perhaps another.
    pub(super) fn buy(
        &self,
        state: &mut State,
        price: u8,
        left: u8,
        resource: Resource,
        step: &mut Step,
    ) -> Refusable {
        Self::check_purchase(state, price, resource)?;
        let player = state.current_mut();
        player.gold -= u16::from(price);
        player.resources[resource.index()] += 1;
        state.supply[resource.index()] -= 1;
        step.tell(Event::Bought {
            seat: state.turn,
            resource,
            gold: price,
        });
        let left = left - 1;
        let more = state.current().gold >= u16::from(price)
            && Self::in_general_supply(state).next().is_some();
        if left > 0 && more {
            state.decision = Decision::Buy { price, left };
        } else {
            self.effect_done(state, step);
        }
        Ok(())
    }

    pub(super) fn check_exchange(state: &State, from: Resource, to: Resource) -> Refusable {
        if from == to {
            Err(Violation::SameResource)
        } else if state.current().has(from) == 0 {
            Err(Violation::TooFewResources { resource: from })
        } else if state.supply[to.index()] == 0 {
            Err(Violation::SoldOut { resource: to })
        } else {
            Ok(())
        }
    }

    /// DE-R5: returns one of a resource for one other, and perhaps another.
    pub(super) fn exchange(
        &self,
        state: &mut State,
        from: Resource,
        left: u8,
        to: Resource,
        step: &mut Step,
    ) -> Refusable {
        Self::check_exchange(state, from, to)?;
        let player = state.current_mut();
        player.resources[from.index()] -= 1;
        player.resources[to.index()] += 1;
        state.supply[from.index()] += 1;
        state.supply[to.index()] -= 1;
        step.tell(Event::Exchanged {
            seat: state.turn,
            from,
            to,
        });
        let left = left - 1;
        let more =
            state.current().has(from) > 0 && Self::others_in_supply(state, from).next().is_some();
        if left > 0 && more {
            state.decision = Decision::Exchange {
                resource: from,
                left,
            };
        } else {
            self.effect_done(state, step);
        }
        Ok(())
    }

    pub(super) fn check_piece(state: &State, kind: Kind) -> Refusable {
        if state.current().in_supply(kind) == 0 {
            Err(Violation::NoPieceLeft { kind })
        } else {
            Ok(())
        }
    }

    /// DE-R3: a piece of a type that its player chose.
    pub(super) fn gain_chosen(state: &mut State, kind: Kind, step: &mut Step) -> Refusable {
        Self::check_piece(state, kind)?;
        Self::gain_piece(state, kind, step);
        Ok(())
    }

    /// DE-O3: a piece moves from the personal supply to the player board; none left: nothing.
    pub(super) fn gain_piece(state: &mut State, kind: Kind, step: &mut Step) {
        let seat = state.turn;
        let stock = state.current_mut().stock.inside_mut();
        if stock.supply[kind.index()] > 0 {
            stock.supply[kind.index()] -= 1;
            stock.board[kind.index()] += 1;
            step.tell(Event::GainedPiece { seat, kind });
        }
    }
}
