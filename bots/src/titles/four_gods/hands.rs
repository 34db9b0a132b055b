//! What a seat holds, and what it is about to do: tiles that fit, and the prophet that may follow a tile.

use pantheon_engine::Seat;
use pantheon_games::four_gods::{FourGods, Hand, State};

use super::markers::{Openings, most_of_others};
use super::stock::fits;

/// How many tiles of a seat's hands fit somewhere, and how many don't.
pub(super) fn held(rules: &FourGods, state: &State, seat: Seat) -> (u8, u8) {
    let (mut fitting, mut stuck) = (0, 0);
    for held in Hand::ALL
        .map(|hand| state.held(seat, hand))
        .into_iter()
        .flatten()
    {
        if fits(rules, state, held.tile) {
            fitting += 1;
        } else {
            stuck += 1;
        }
    }
    (fitting, stuck)
}

/// What the prophet that a seat may still put on its newest tile would gain at best, in tiles. `weights` says how much
/// each colour's points count.
pub(super) fn prospect(state: &State, seat: Seat, openings: &Openings, weights: [f32; 4]) -> f32 {
    let Some(cell) = state.fresh[seat.index()] else {
        return 0.0;
    };
    let Some(face) = state.world.face(cell) else {
        return 0.0;
    };
    let mut best = 0.0_f32;
    for colour in state.colours(seat) {
        if state.reserve[colour.index()] == 0 {
            continue;
        }
        for area in face.areas() {
            let Some(kingdom) = state.world.area_at(cell, area) else {
                continue;
            };
            let own = kingdom.prophets[colour.index()];
            let others = most_of_others(&kingdom, colour);
            let free = f32::from(kingdom.free_tiles());
            let before = if own > 0 && own >= others { free } else { 0.0 };
            let after = if own + 1 >= others { free - 1.0 } else { 0.0 };
            let open = openings.around(state.world.area_number(cell, area));
            let growth = if own == 0 {
                0.4 * f32::from(open.min(5))
            } else {
                0.0
            };
            best = best.max((after - before + growth) * weights[colour.index()]);
        }
    }
    best
}
