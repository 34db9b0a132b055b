//! Building cities (FG-C).

use pantheon_engine::{Seat, forbid, need};

use super::{Deed, FourGods, Refusable};
use crate::action::Action;
use crate::cell::Cell;
use crate::event::{Event, Step};
use crate::state::State;
use crate::terrain::Colour;
use crate::violation::{Errand, Violation};
use crate::world::EDGES;

impl FourGods {
    pub(super) fn list_cities(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.tokens == 0 || state.due(seat) > 0 {
            return;
        }
        for colour in state.colours(seat) {
            for from in Self::sources(state, colour) {
                out.extend(state.world.sites().iter().map(|cell| Action::Build {
                    colour,
                    cell,
                    from,
                }));
            }
        }
    }

    /// FG-C1, FG-C2, FG-C3, FG-C4: a token on an empty cell with two straight edges, and a prophet on it. Whoever has a
    /// prophet to give up builds none, as a city's prophet is out of reach (FG-M6).
    pub(super) fn build(
        &self,
        state: &mut State,
        seat: Seat,
        colour: Colour,
        cell: Cell,
        from: Option<Cell>,
        step: &mut Step,
    ) -> Refusable {
        need(state.has_god(seat), Violation::NoGodToBuild)?;
        forbid(state.tokens == 0, Violation::NoTokens)?;
        forbid(state.due(seat) > 0, Violation::GiveUpFirst)?;
        if !cell.is_inside(state.world.size()) {
            return Err(Violation::OutsideFrame { cell });
        }
        if !state.world.is_empty(cell) {
            return Err(Violation::NoRoomForCity { cell });
        }
        let edges = state.world.edges(cell);
        forbid(edges < EDGES, Violation::CityEdges { cell, edges })?;
        if state.owners[colour.index()] != Some(seat) {
            return Err(Violation::NotYourColour { colour });
        }
        Self::check_source(state, Errand::City, colour, from)?;
        Self::acted(state, seat, Deed::Shared);
        Self::fetch(state, colour, from);
        state.tokens -= 1;
        state.world.build(cell, colour);
        step.tell(Event::CityBuilt {
            seat,
            colour,
            cell,
            from,
        });
        self.progressed(state, step.at);
        self.check_end(state, step);
        Ok(())
    }
}
