//! Activating a slot: its symbols, and the blessings that improve them (GR-A1, GR-A2, GR-A3).

use pantheon_engine::forbid;

use super::turn::Turn;
use super::{GodsOfRome, Refusable};
use crate::action::Action;
use crate::card::{Slot, Symbol, Symbols};
use crate::event::{Event, Step};
use crate::god::God;
use crate::state::{Decision, Player, State};
use crate::territory::TerritorySet;
use crate::violation::Violation;

impl GodsOfRome {
    /// The slots without a disc, while one has a disc to put there (GR-A1).
    pub(super) fn idle_slots(state: &State) -> impl Iterator<Item = Slot> {
        let player = state.current();
        let has_disc = player.discs > 0;
        let active = player.active;
        Slot::all().filter(move |slot| has_disc && !active[slot.index()])
    }

    /// The symbols that a slot gives: its card's, or its own (GR-A1).
    pub fn slot_symbols(&self, player: &Player, slot: Slot) -> Symbols {
        match player.cards[slot.index()] {
            Some(card) => self.terms.content.card_symbols(card),
            None => Symbols::default().with(self.terms.content.slot(slot)),
        }
    }

    /// GR-A1: a disc on a slot that has none.
    pub(super) fn activate(&self, state: &mut State, slot: Slot, step: &mut Step) -> Refusable {
        if state.current().active[slot.index()] {
            return Err(Violation::SlotActive { slot });
        }
        forbid(state.current().discs == 0, Violation::NoDiscToActivate)?;
        state.symbols = self.slot_symbols(state.current(), slot);
        state.slot = slot;
        state.decision = Decision::Activation;
        let player = state.current_mut();
        player.discs -= 1;
        player.active[slot.index()] = true;
        step.tell(Event::Activated {
            seat: state.turn,
            slot,
        });
        Ok(())
    }

    /// Everything the slot's remaining symbols allow, basic and improved, or leaving it at that (GR-A2).
    pub(super) fn list_activation(&self, state: &State, out: &mut Vec<Action>) {
        let blessed = Self::blessed(state);
        if state.symbols.has(Symbol::Growth) {
            out.extend(self.growth_targets(state).iter().map(Action::Grow));
            if !blessed.is_empty() {
                out.extend(Self::temple_sites(state, blessed).iter().map(Action::Build));
            }
        }
        if state.symbols.has(Symbol::Travel) {
            out.extend(self.travel_sources(state).iter().map(Action::Travel));
            if !blessed.is_empty() {
                out.extend(
                    self.gathering_places(state, blessed)
                        .iter()
                        .map(Action::Gather),
                );
            }
        }
        if state.symbols.has(Symbol::Attack) {
            out.extend(self.attack_targets(state).iter().map(Action::Attack));
            if !blessed.is_empty() {
                out.extend(
                    Self::smiting_targets(state, blessed)
                        .iter()
                        .map(Action::Smite),
                );
            }
        }
        out.push(Action::Done);
    }

    /// The territories whose colour one holds a blessing of (GR-A3).
    pub(super) fn blessed(state: &State) -> TerritorySet {
        TerritorySet::of_all(state.current().blessings)
    }

    /// Whether the slot has this symbol left.
    pub(super) fn need_symbol(state: &State, symbol: Symbol) -> Refusable {
        if state.symbols.has(symbol) {
            Ok(())
        } else {
            Err(Violation::NoSymbol { symbol })
        }
    }

    /// Whether one holds the blessing that improves an action there (GR-A3).
    pub(super) fn need_blessing(state: &State, god: God) -> Refusable {
        if state.current().blessings.contains(god) {
            Ok(())
        } else if state.removed == Some(god) {
            Err(Violation::BlessingRemoved { god })
        } else {
            Err(Violation::NoBlessing { god })
        }
    }

    /// GR-A3: a used blessing lies on the slot until scoring.
    pub(super) fn use_blessing(state: &mut State, god: God, step: &mut Step) {
        let slot = state.slot.index();
        let player = state.current_mut();
        player.blessings = player.blessings.without(god);
        player.used[slot] = player.used[slot].with(god);
        step.tell(Event::BlessingUsed {
            seat: state.turn,
            god,
        });
    }

    /// A symbol has been used: the next one, or the end of the turn.
    pub(super) fn symbol_used(&self, state: &mut State, symbol: Symbol, step: &mut Step) {
        state.symbols = state.symbols.without(symbol);
        if state.symbols.is_empty() {
            self.end_activation(state, step);
        } else {
            state.decision = Decision::Activation;
        }
    }

    /// The turn ends; symbols left are skipped (GR-A2).
    pub(super) fn end_activation(&self, state: &mut State, step: &mut Step) {
        state.symbols = Symbols::default();
        state.slot = Slot::FIRST;
        self.end_turn(state, Turn::Activation, step);
    }
}
