//! Growth (GR-A4), and improved growth: a wooden temple and an action card (GR-A8).

use super::travel::Way;
use super::{GodsOfRome, Refusable};
use crate::card::{OpenCard, Slot, Symbol};
use crate::event::{Event, Step};
use crate::state::{Decision, State};
use crate::territory::{Territory, TerritorySet};
use crate::violation::{Deed, Violation};

impl GodsOfRome {
    /// Where a meeple may come by growth (GR-A4, GR-A7).
    pub(super) fn growth_targets(&self, state: &State) -> TerritorySet {
        let own = Self::own(state);
        let targets = state.board.presence(own).and(self.may_enter(state));
        if state.board.reserve(own) > 0 {
            return targets;
        }
        // Somebody has to come from elsewhere: the only territory with own meeples can't send one to itself.
        let senders = state.board.with_meeples(own);
        match senders.len() {
            0 => TerritorySet::EMPTY,
            1 => targets.minus(senders),
            _ => targets,
        }
    }

    fn why_not_grow(&self, state: &State, to: Territory) -> Violation {
        if !state.board.presence(Self::own(state)).contains(to) {
            Violation::NoPresence {
                deed: Deed::Growth,
                territory: to,
            }
        } else if !self.may_enter(state).contains(to) {
            Violation::EntryGuarded { territory: to }
        } else {
            Violation::NobodyElsewhere {
                deed: Deed::Growth,
                territory: to,
            }
        }
    }

    /// GR-A4: a meeple of one's own from the reserve; with an empty reserve, from anywhere on the map.
    pub(super) fn grow(&self, state: &mut State, to: Territory, step: &mut Step) -> Refusable {
        Self::need_symbol(state, Symbol::Growth)?;
        if !self.growth_targets(state).contains(to) {
            return Err(self.why_not_grow(state, to));
        }
        let own = Self::own(state);
        if state.board.reserve(own) == 0 {
            state.decision = Decision::Regroup { to };
            return Ok(());
        }
        state.board.place(own, to);
        step.tell(Event::Grew {
            seat: state.turn,
            territory: to,
        });
        self.symbol_used(state, Symbol::Growth, step);
        Ok(())
    }

    /// GR-A4: growth with an empty reserve.
    pub(super) fn regroup(&self, state: &mut State, way: Way, step: &mut Step) -> Refusable {
        Self::bring(state, Deed::Growth, way, step)?;
        self.symbol_used(state, Symbol::Growth, step);
        Ok(())
    }

    /// Where a temple may be built with the blessings one holds (GR-A8).
    pub(super) fn temple_sites(state: &State, blessed: TerritorySet) -> TerritorySet {
        if state.current().temples == 0 {
            return TerritorySet::EMPTY;
        }
        state
            .board
            .presence(Self::own(state))
            .and(blessed)
            .minus(state.board.with_any_temple())
            .minus(state.board.guarded())
    }

    fn why_not_build(state: &State, at: Territory) -> Violation {
        if !state.board.presence(Self::own(state)).contains(at) {
            Violation::NoPresence {
                deed: Deed::Temple,
                territory: at,
            }
        } else if state.board.temple(at).is_some() {
            Violation::TempleThere { territory: at }
        } else if state.board.guarded().contains(at) {
            Violation::TempleGuarded { territory: at }
        } else {
            Violation::NoTempleLeft
        }
    }

    /// GR-A8: a temple, then a card if one is open.
    pub(super) fn build(&self, state: &mut State, at: Territory, step: &mut Step) -> Refusable {
        Self::need_symbol(state, Symbol::Growth)?;
        Self::need_blessing(state, at.god())?;
        if !Self::temple_sites(state, Self::blessed(state)).contains(at) {
            return Err(Self::why_not_build(state, at));
        }
        Self::use_blessing(state, at.god(), step);
        state.board.build(Self::own(state), at);
        state.current_mut().temples -= 1;
        step.tell(Event::TempleBuilt {
            seat: state.turn,
            territory: at,
        });
        if Self::cards_to_take(state).next().is_some()
            && Self::slots_to_cover(state).next().is_some()
        {
            state.decision = Decision::TakeCard;
        } else {
            self.symbol_used(state, Symbol::Growth, step);
        }
        Ok(())
    }

    /// The open cards.
    pub(super) fn cards_to_take(state: &State) -> impl Iterator<Item = OpenCard> {
        OpenCard::all().filter(|open| state.open_cards[open.index()].is_some())
    }

    /// GR-A8: one of the open cards.
    pub(super) fn take_card(state: &mut State, open: OpenCard) -> Refusable {
        if state.open_cards[open.index()].is_none() {
            return Err(Violation::NoCard { open });
        }
        state.decision = Decision::LayCard { open };
        Ok(())
    }

    /// One's slots without a card.
    pub(super) fn slots_to_cover(state: &State) -> impl Iterator<Item = Slot> {
        let cards = state.current().cards;
        Slot::all().filter(move |slot| cards[slot.index()].is_none())
    }

    /// GR-A8: the card goes on a slot without one; discs and blessings there stay; the display is refilled.
    pub(super) fn lay_card(
        &self,
        state: &mut State,
        open: OpenCard,
        slot: Slot,
        step: &mut Step,
    ) -> Refusable {
        if state.current().cards[slot.index()].is_some() {
            return Err(Violation::SlotCovered { slot });
        }
        let Some(card) = state.open_cards[open.index()] else {
            return Err(Violation::NoCard { open });
        };
        state.current_mut().cards[slot.index()] = Some(card);
        step.tell(Event::CardTaken {
            seat: state.turn,
            card,
            slot,
        });
        state.open_cards[open.index()] = Self::draw_card(&mut state.deck, step);
        self.symbol_used(state, Symbol::Growth, step);
        Ok(())
    }
}
