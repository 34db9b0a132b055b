//! Who will sack the villages.

use pantheon_engine::{Game as _, Seat};
use pantheon_games::deus::{Deus, Kind, Player, RegionSet, State, Terrain};

/// The points of villages that a seat may hope for: the more of a village's surroundings are occupied and the stronger
/// the seat is there, the more.
pub(super) fn siege(rules: &Deus, state: &State, seat: Seat) -> f32 {
    let occupied = state.occupied();
    let mut hope = 0.0;
    for (village, points) in state.of(Terrain::Village).iter().zip(state.villages) {
        if points == 0 {
            continue;
        }
        let around = rules.layout().neighbours(village);
        let filled = f32::from(around.and(occupied).len()) / f32::from(around.len().max(1));
        if filled == 0.0 {
            continue;
        }
        let mut all = 0.3;
        let mut own = 0.0;
        for other in Seat::all(rules.seats()) {
            let strength = strength(state.player(other), around);
            all += strength;
            if other == seat {
                own = strength;
            }
        }
        hope += f32::from(points) * filled * filled * own / all;
    }
    hope
}

/// How likely a player is to have most there: armies first, squared as the most take all.
fn strength(player: &Player, around: RegionSet) -> f32 {
    let armies = f32::from(player.pieces(Kind::Military).and(around).len());
    let regions = f32::from(player.controlled().and(around).len());
    armies * (armies + 1.0) + 0.2 * regions
}
