//! Travel (GR-A5) and improved travel (GR-A9), meeple by meeple.

use super::{GodsOfRome, Refusable};
use crate::card::Symbol;
use crate::event::{Event, Step};
use crate::state::{Decision, State};
use crate::territory::{Territory, TerritorySet};
use crate::violation::{Deed, Violation};

/// The way of one meeple.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub(super) from: Territory,
    pub(super) to: Territory,
}

impl GodsOfRome {
    /// Where a basic travel may start: own meeples, no god piece, somewhere to go (GR-A5, GR-A7).
    pub(super) fn travel_sources(&self, state: &State) -> TerritorySet {
        let sources = state
            .board
            .with_meeples(Self::own(state))
            .minus(state.board.guarded());
        if state.board.guarded().is_empty() {
            return sources;
        }
        sources
            .iter()
            .filter(|&from| !self.travel_destinations(state, from).is_empty())
            .collect()
    }

    /// Where a meeple travelling from here may go.
    pub(super) fn travel_destinations(&self, state: &State, from: Territory) -> TerritorySet {
        self.terms
            .content
            .neighbours(from)
            .and(self.may_enter(state))
    }

    /// GR-A5: one territory that meeples leave from.
    pub(super) fn travel(&self, state: &mut State, from: Territory) -> Refusable {
        Self::need_symbol(state, Symbol::Travel)?;
        if !self.travel_sources(state).contains(from) {
            return Err(
                if !state.board.with_meeples(Self::own(state)).contains(from) {
                    Violation::NoMeeple {
                        deed: Deed::Travel,
                        territory: from,
                    }
                } else if state.board.guarded().contains(from) {
                    Violation::TravelGuarded { territory: from }
                } else {
                    Violation::NowhereToGo { territory: from }
                },
            );
        }
        state.decision = Decision::Travel { from, moved: false };
        Ok(())
    }

    /// GR-A5: each meeple to an adjacent territory, not necessarily the same one.
    pub(super) fn move_on(&self, state: &mut State, way: Way, step: &mut Step) -> Refusable {
        let Way { from, to } = way;
        if !self.travel_destinations(state, from).contains(to) {
            return Err(if self.terms.content.neighbours(from).contains(to) {
                Violation::EntryGuarded { territory: to }
            } else if from == to {
                Violation::SamePlace {
                    deed: Deed::Travel,
                    territory: from,
                }
            } else {
                Violation::NotAdjacent {
                    deed: Deed::Travel,
                    from,
                    to,
                }
            });
        }
        let own = Self::own(state);
        state.board.shift(own, from, to, 1);
        step.tell(Event::Moved {
            seat: state.turn,
            from,
            to,
        });
        if state.board.meeples(own, from) > 0 {
            state.decision = Decision::Travel { from, moved: true };
        } else {
            self.symbol_used(state, Symbol::Travel, step);
        }
        Ok(())
    }

    /// Where meeples may gather: a blessing's colour, no god piece, somebody elsewhere (GR-A9).
    pub(super) fn gathering_places(&self, state: &State, blessed: TerritorySet) -> TerritorySet {
        let places = blessed.and(self.may_enter(state));
        let senders = state.board.with_meeples(Self::own(state));
        match senders.len() {
            0 => TerritorySet::EMPTY,
            1 => places.minus(senders),
            _ => places,
        }
    }

    /// GR-A9: one territory of the blessing's colour; presence isn't needed.
    pub(super) fn gather(&self, state: &mut State, to: Territory, step: &mut Step) -> Refusable {
        Self::need_symbol(state, Symbol::Travel)?;
        Self::need_blessing(state, to.god())?;
        if !self
            .gathering_places(state, Self::blessed(state))
            .contains(to)
        {
            return Err(if self.may_enter(state).contains(to) {
                Violation::NobodyElsewhere {
                    deed: Deed::Gathering,
                    territory: to,
                }
            } else {
                Violation::EntryGuarded { territory: to }
            });
        }
        Self::use_blessing(state, to.god(), step);
        state.decision = Decision::Gather { to, moved: false };
        Ok(())
    }

    /// Where one has meeples that may come to a territory from anywhere.
    pub(super) fn meeples_elsewhere(state: &State, to: Territory) -> TerritorySet {
        state.board.with_meeples(Self::own(state)).without(to)
    }

    /// Brings an own meeple from anywhere, from beside a god piece too.
    pub(super) fn bring(state: &mut State, deed: Deed, way: Way, step: &mut Step) -> Refusable {
        let Way { from, to } = way;
        if !Self::meeples_elsewhere(state, to).contains(from) {
            return Err(if from == to {
                Violation::SamePlace {
                    deed,
                    territory: to,
                }
            } else {
                Violation::NoMeeple {
                    deed,
                    territory: from,
                }
            });
        }
        state.board.shift(Self::own(state), from, to, 1);
        step.tell(Event::Moved {
            seat: state.turn,
            from,
            to,
        });
        Ok(())
    }

    /// GR-A9: a meeple from anywhere.
    pub(super) fn summon(&self, state: &mut State, way: Way, step: &mut Step) -> Refusable {
        Self::bring(state, Deed::Gathering, way, step)?;
        if Self::meeples_elsewhere(state, way.to).is_empty() {
            self.symbol_used(state, Symbol::Travel, step);
        } else {
            state.decision = Decision::Gather {
                to: way.to,
                moved: true,
            };
        }
        Ok(())
    }
}
