//! Placing tiles (FG-P) and cataclysms (FG-D), which place a tile where a city stood.

use pantheon_engine::{Seat, forbid, need};

use super::{Deed, FourGods, Refusable};
use crate::action::Action;
use crate::cell::Cell;
use crate::clock::Alarm;
use crate::event::{Event, Step};
use crate::face::{Face, Rotation};
use crate::state::{Held, Latest, State};
use crate::terrain::Colour;
use crate::tile::{Hand, Side, TileId};
use crate::violation::Violation;
use crate::world::{EDGES, Laid};

/// Which tile, and how it is to lie.
pub(super) type Lie = (Hand, Side, Rotation);

impl FourGods {
    /// Every way in which the tiles in a seat's hands can lie.
    fn ways(&self, state: &State, seat: Seat, each: &mut impl FnMut(Lie, u8)) {
        for hand in Hand::ALL {
            let Some(held) = state.held(seat, hand) else {
                continue;
            };
            for side in Side::ALL {
                for (rotation, face) in self.terms.content.ways(held.tile, side).iter() {
                    each((hand, side, rotation), face.pattern());
                }
            }
        }
    }

    pub(super) fn list_placements(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let mut ways = [((Hand::Left, Side::A, Rotation::default()), 0_u8); 16];
        let mut count = 0;
        self.ways(state, seat, &mut |lie, pattern| {
            ways[count] = (lie, pattern);
            count += 1;
        });
        let ways = &ways[..count];
        if ways.is_empty() {
            return;
        }
        let place = |(hand, side, rotation), cell| Action::Place {
            hand,
            side,
            rotation,
            cell,
        };
        if state.modes.challenge {
            for cell in Cell::all(state.world.size()).filter(|&cell| state.world.is_empty(cell)) {
                out.extend(ways.iter().map(|&(lie, _)| place(lie, cell)));
            }
        } else {
            for cell in state.world.sites().iter() {
                let fitting = ways
                    .iter()
                    .filter(|&&(_, pattern)| state.world.joins(cell, pattern));
                out.extend(fitting.map(|&(lie, _)| place(lie, cell)));
            }
        }
        if !state.has_god(seat) {
            return;
        }
        for cell in state.world.cities().iter() {
            if Self::owns_city(state, seat, cell) || state.world.edges(cell) < EDGES {
                continue;
            }
            for &((hand, side, rotation), pattern) in ways {
                if state.world.joins(cell, pattern) {
                    out.extend(state.colours(seat).map(|marker| Action::Destroy {
                        hand,
                        side,
                        rotation,
                        cell,
                        marker,
                    }));
                }
            }
        }
    }

    fn owns_city(state: &State, seat: Seat, cell: Cell) -> bool {
        state
            .world
            .city(cell)
            .is_some_and(|colour| state.owners[colour.index()] == Some(seat))
    }

    /// Whether some empty cell takes the tile legally (FG-H8).
    pub(super) fn fits_somewhere(&self, state: &State, tile: TileId) -> bool {
        state.world.sites().iter().any(|cell| {
            Side::ALL.into_iter().any(|side| {
                self.terms
                    .content
                    .ways(tile, side)
                    .iter()
                    .any(|(_, face)| state.world.joins(cell, face.pattern()))
            })
        })
    }

    fn lying(
        &self,
        state: &State,
        seat: Seat,
        (hand, side, rotation): Lie,
    ) -> Result<(Held, Face), Violation> {
        let held = state
            .held(seat, hand)
            .ok_or(Violation::HandEmpty { hand })?;
        let face = self
            .terms
            .content
            .ways(held.tile, side)
            .get(rotation)
            .ok_or(Violation::LookAlike)?;
        Ok((held, face))
    }

    /// FG-P1, FG-P2, FG-P3, FG-P5, FG-P6: anywhere that is empty, touches two edges and joins. By challenge only the cell
    /// must be empty (FG-M1).
    pub(super) fn place(
        &self,
        state: &mut State,
        seat: Seat,
        lie: Lie,
        cell: Cell,
        step: &mut Step,
    ) -> Refusable {
        let (held, face) = self.lying(state, seat, lie)?;
        if !cell.is_inside(state.world.size()) {
            return Err(Violation::OutsideFrame { cell });
        }
        if state.world.cities().contains(cell) {
            return Err(Violation::CityThere { cell });
        }
        need(state.world.is_empty(cell), Violation::CellTaken { cell })?;
        if !state.modes.challenge {
            let edges = state.world.edges(cell);
            forbid(edges < EDGES, Violation::TooFewEdges { cell, edges })?;
            if let Some(corner) = state.world.mismatch(cell, face) {
                return Err(Violation::Mismatch { cell, corner });
            }
        }
        Self::acted(state, seat, Deed::Shared);
        self.lay(state, seat, lie, (cell, face), held, step);
        Ok(())
    }

    /// The tile leaves the hand and lies in the World; a prophet may follow (FG-G3).
    fn lay(
        &self,
        state: &mut State,
        seat: Seat,
        (hand, side, _): Lie,
        (cell, face): (Cell, Face),
        held: Held,
        step: &mut Step,
    ) {
        *state.held_mut(seat, hand) = None;
        let laid = Laid {
            tile: held.tile,
            side,
        };
        state.world.lay(cell, face, laid, seat);
        state.latest[seat.index()] = Some(Latest {
            cell,
            hand,
            origin: held.origin,
        });
        if Self::has_prophet(state, seat) {
            state.fresh[seat.index()] = Some(cell);
            state.clock.prophet[seat.index()] =
                Alarm::after(step.at, self.terms.content.clocks.prophet);
        }
        step.tell(Event::Placed { seat, cell, face });
        step.reveal();
        self.progressed(state, step.at);
        self.check_end(state, step);
    }

    /// FG-D1, FG-D2, FG-D3, FG-D4: another player's city gives way to a tile that fits.
    pub(super) fn destroy(
        &self,
        state: &mut State,
        seat: Seat,
        lie: Lie,
        cell: Cell,
        marker: Colour,
        step: &mut Step,
    ) -> Refusable {
        need(state.has_god(seat), Violation::NoGodToDestroy)?;
        let (held, face) = self.lying(state, seat, lie)?;
        let Some(colour) = state.world.city(cell) else {
            return Err(Violation::NoCity { cell });
        };
        if Self::owns_city(state, seat, cell) {
            return Err(Violation::OwnCity { cell });
        }
        if state.owners[marker.index()] != Some(seat) {
            return Err(Violation::NotYourMarker { colour: marker });
        }
        if state.world.edges(cell) < EDGES || !state.world.joins(cell, face.pattern()) {
            return Err(Violation::NoFit { cell });
        }
        Self::acted(state, seat, Deed::Shared);
        state.world.raze(cell);
        state.razed[marker.index()] += 1;
        state.lost[colour.index()] += 1;
        step.tell(Event::CityDestroyed {
            seat,
            cell,
            colour,
            marker,
        });
        self.lay(state, seat, lie, (cell, face), held, step);
        Ok(())
    }
}
