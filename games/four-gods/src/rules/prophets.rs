//! Prophets on new tiles (FG-G3, FG-G4, FG-G5, FG-G6).

use pantheon_engine::{Seat, need};

use super::{FourGods, Refusable};
use crate::action::Action;
use crate::cell::Cell;
use crate::event::{Event, Step};
use crate::face::Corner;
use crate::state::State;
use crate::terrain::Colour;
use crate::violation::{Errand, Violation};
use crate::world::Prophet;

impl FourGods {
    /// Whether a seat has any prophet to put on a tile: in reserve, or on another tile.
    pub(super) fn has_prophet(state: &State, seat: Seat) -> bool {
        state.colours(seat).any(|colour| {
            state.reserve[colour.index()] > 0 || !state.world.standing(colour).is_empty()
        })
    }

    /// Where a prophet of a colour can come from: the reserve, or tiles if it is empty (FG-G5, FG-C3). While its owner
    /// has one to give up, none leaves a tile (FG-M6).
    pub(super) fn sources(
        state: &State,
        colour: Colour,
    ) -> impl Iterator<Item = Option<Cell>> + use<> {
        let in_reserve = state.reserve[colour.index()] > 0;
        let tiles = state.world.standing(colour);
        let movable = !in_reserve && !Self::owner_has_due(state, colour);
        in_reserve.then_some(None).into_iter().chain(
            movable
                .then(|| tiles.iter().map(Some))
                .into_iter()
                .flatten(),
        )
    }

    fn owner_has_due(state: &State, colour: Colour) -> bool {
        state.owners[colour.index()].is_some_and(|owner| state.due(owner) > 0)
    }

    pub(super) fn list_prophets(state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(face) = state.fresh[seat.index()].and_then(|cell| state.world.face(cell)) else {
            return;
        };
        for colour in state.colours(seat) {
            for from in Self::sources(state, colour) {
                out.extend(
                    face.areas()
                        .map(|area| Action::Prophet { colour, area, from }),
                );
            }
        }
    }

    /// Takes a prophet from where it may come from, or says why not.
    pub(super) fn check_source(
        state: &State,
        errand: Errand,
        colour: Colour,
        from: Option<Cell>,
    ) -> Refusable {
        let in_reserve = state.reserve[colour.index()] > 0;
        match from {
            None if in_reserve => Ok(()),
            None => Err(Violation::ReserveEmpty { errand, colour }),
            Some(_) if in_reserve => Err(Violation::ReserveFirst { errand, colour }),
            Some(cell) if !state.world.standing(colour).contains(cell) => {
                Err(Violation::NotStanding {
                    errand,
                    colour,
                    cell,
                })
            }
            Some(_) if Self::owner_has_due(state, colour) => Err(Violation::GiveUpFirst),
            Some(_) => Ok(()),
        }
    }

    /// A checked prophet leaves the reserve or its tile.
    pub(super) fn fetch(state: &mut State, colour: Colour, from: Option<Cell>) {
        match from {
            None => state.reserve[colour.index()] -= 1,
            Some(cell) => {
                state.world.lift_prophet(cell);
            }
        }
    }

    /// FG-G3, FG-G4: on one area of the tile just placed, whatever its terrain. It belongs to that placement, so the tile's other window stays.
    pub(super) fn put_prophet(
        state: &mut State,
        seat: Seat,
        colour: Colour,
        area: Corner,
        from: Option<Cell>,
        step: &mut Step,
    ) -> Refusable {
        need(state.has_god(seat), Violation::NoGodForProphet)?;
        let (cell, face) = state.fresh[seat.index()]
            .and_then(|cell| Some((cell, state.world.face(cell)?)))
            .ok_or(Violation::NoNewTile)?;
        if state.owners[colour.index()] != Some(seat) {
            return Err(Violation::NotYourColour { colour });
        }
        if face.area(area) != area {
            return Err(Violation::NoSuchArea { corner: area });
        }
        Self::check_source(state, Errand::Tile, colour, from)?;
        state.fresh[seat.index()] = None;
        state.clock.no_prophet(seat);
        Self::fetch(state, colour, from);
        state.world.put_prophet(cell, Prophet { colour, area });
        step.tell(Event::ProphetPlaced {
            seat,
            colour,
            cell,
            terrain: face.terrain(area),
            from,
        });
        Ok(())
    }
}
