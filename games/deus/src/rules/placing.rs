//! Where a wooden building goes (DE-B4, DE-B5, DE-B6, DE-B7, DE-B8, DE-B9, DE-M3, DE-R1).

use pantheon_engine::Seat;

use super::{Deus, Refusable};
use crate::action::Action;
use crate::event::{Event, Step};
use crate::kind::{Colour, Kind, Terrain};
use crate::region::{Region, RegionSet};
use crate::state::{Decision, State};
use crate::violation::Violation;

impl Deus {
    /// Where buildings of a type may stand at all: ships at sea, the others on land (DE-B8).
    #[inline]
    fn element(state: &State, kind: Kind) -> RegionSet {
        match kind {
            Kind::Maritime => state.of(Terrain::Sea),
            _ => Self::land(state),
        }
    }

    /// The empty edge regions for a type.
    fn empty_edge(&self, state: &State, kind: Kind) -> RegionSet {
        self.layout
            .edge()
            .and(Self::element(state, kind))
            .minus(state.occupied())
    }

    /// The regions too close to other players' first ones (DE-B4, DE-R1).
    fn near_first_regions(&self, state: &State) -> RegionSet {
        Seat::all(self.terms.seats)
            .filter(|&seat| seat != state.turn)
            .filter_map(|seat| state.player(seat).first_region)
            .fold(RegionSet::EMPTY, |all, first| {
                all.union(self.layout.near(first))
            })
    }

    /// Where a building of this type may be put for nothing: the first one (DE-B4, DE-R1), and later ones (DE-B5, DE-B6).
    pub(super) fn free_sites(&self, state: &State, kind: Kind) -> RegionSet {
        let player = state.current();
        if player.first_region.is_none() {
            let edge = self.empty_edge(state, kind);
            let far = edge.minus(self.near_first_regions(state));
            return if far.is_empty() { edge } else { far };
        }
        let own = player.controlled();
        let next = self.layout.around(own).minus(state.occupied());
        own.minus(player.pieces(kind))
            .union(next)
            .and(Self::element(state, kind))
    }

    /// Where it may be put for points as well (DE-B9).
    pub(super) fn paid_sites(&self, state: &State, kind: Kind) -> RegionSet {
        if *state.current().points.inside() < u16::from(self.terms.content.numbers.prices.edge) {
            return RegionSet::EMPTY;
        }
        self.empty_edge(state, kind)
            .minus(self.free_sites(state, kind))
    }

    /// Where a temple may be put (DE-M3).
    pub(super) fn temple_sites(state: &State) -> RegionSet {
        state
            .current()
            .controlled()
            .and(Self::land(state))
            .minus(state.temples)
    }

    /// Whether there is any region for a piece of this colour.
    pub(super) fn has_site(&self, state: &State, colour: Colour) -> bool {
        match colour.kind() {
            Some(kind) => {
                !self.free_sites(state, kind).is_empty() || !self.paid_sites(state, kind).is_empty()
            }
            None => !Self::temple_sites(state).is_empty(),
        }
    }

    pub(super) fn list_places(&self, state: &State, out: &mut Vec<Action>) {
        match state.column.kind() {
            Some(kind) => {
                out.extend(self.free_sites(state, kind).iter().map(Action::Place));
                out.extend(self.paid_sites(state, kind).iter().map(Action::Settle));
            }
            None => out.extend(Self::temple_sites(state).iter().map(Action::Place)),
        }
    }

    /// Asks where the piece goes; a temple card goes without one if the supply is empty (DE-M4).
    pub(super) fn ask_for_place(&self, state: &mut State, step: &mut Step) {
        if state.column == Colour::Temple && state.temple_supply == 0 {
            step.tell(Event::NoTempleLeft { seat: state.turn });
            self.end_action(state, step);
        } else {
            state.decision = Decision::Place;
        }
    }

    pub(super) fn need_region(&self, region: Region) -> Refusable {
        if self.layout.regions().contains(region) {
            Ok(())
        } else {
            Err(Violation::NoSuchRegion { region })
        }
    }

    /// The piece goes to a region for nothing.
    pub(super) fn place(&self, state: &mut State, region: Region, step: &mut Step) -> Refusable {
        self.need_region(region)?;
        let Some(kind) = state.column.kind() else {
            return self.place_temple(state, region, step);
        };
        if !self.free_sites(state, kind).contains(region) {
            return Err(self.why_not_here(state, kind, region));
        }
        self.put(state, kind, region, step);
        Ok(())
    }

    fn why_not_here(&self, state: &State, kind: Kind, region: Region) -> Violation {
        let own = state.current().controlled();
        if state.of(Terrain::Village).contains(region) {
            Violation::Village { region }
        } else if !Self::element(state, kind).contains(region) {
            Violation::WrongElement { region }
        } else if own.contains(region) {
            Violation::SameType { region }
        } else if state.occupied().contains(region) {
            Violation::Occupied { region }
        } else if state.current().first_region.is_some() {
            Violation::NotConnected { region }
        } else if self.layout.edge().contains(region) {
            Violation::TooClose { region }
        } else {
            Violation::NotEdge { region }
        }
    }

    /// DE-B9: the piece goes to an empty edge region anywhere, for points.
    pub(super) fn settle(&self, state: &mut State, region: Region, step: &mut Step) -> Refusable {
        self.need_region(region)?;
        let Some(kind) = state.column.kind() else {
            return Err(Violation::TempleNotOnEdge);
        };
        if !self.paid_sites(state, kind).contains(region) {
            let price = u16::from(self.terms.content.numbers.prices.edge);
            return Err(if self.free_sites(state, kind).contains(region) {
                Violation::FreeAnyway { region }
            } else if state.of(Terrain::Village).contains(region) {
                Violation::Village { region }
            } else if !self.empty_edge(state, kind).contains(region) {
                Violation::EdgeOnly { region }
            } else {
                debug_assert!(*state.current().points.inside() < price);
                Violation::TooFewPoints
            });
        }
        let points = self.terms.content.numbers.prices.edge;
        *state.current_mut().points.inside_mut() -= u16::from(points);
        // That somebody has no points left is seen, so this can't be taken back.
        step.reveal();
        step.tell(Event::EdgePaid {
            seat: state.turn,
            points,
        });
        self.put(state, kind, region, step);
        Ok(())
    }

    fn put(&self, state: &mut State, kind: Kind, region: Region, step: &mut Step) {
        let player = state.current_mut();
        player.stock.inside_mut().board[kind.index()] -= 1;
        player.pieces[kind.index()] = player.pieces(kind).with(region);
        player.first_region = player.first_region.or(Some(region));
        step.tell(Event::Placed {
            seat: state.turn,
            colour: kind.colour(),
            region,
        });
        self.attack_around(state, region, step);
        self.activate_column(state, step);
    }

    /// DE-M3: a temple joins other buildings of its owner on land.
    fn place_temple(&self, state: &mut State, region: Region, step: &mut Step) -> Refusable {
        if !Self::temple_sites(state).contains(region) {
            return Err(Violation::NoTempleSite { region });
        }
        state.temples = state.temples.with(region);
        state.temple_supply -= 1;
        step.tell(Event::Placed {
            seat: state.turn,
            colour: Colour::Temple,
            region,
        });
        self.end_action(state, step);
        Ok(())
    }
}
