//! What stands on the board for each colour: its Kingdoms, its cities, and the places of its god.

use pantheon_games::four_gods::{CELLS, Colour, Edge, FourGods, Kingdom, State, World};

use pantheon_engine::Game as _;

use super::stock::Stock;

/// All that a colour has in the World.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Marker {
    /// The points of its cities, those that it destroyed and those that are likely to stand in the end.
    pub(super) cities: f32,
    /// How likely its cities are to be destroyed, summed up.
    pub(super) exposed: f32,
    /// The free tiles of the Kingdoms in which nobody has more prophets: its points for them.
    pub(super) kingdoms: f32,
    /// Of those, what others can still contest because only one prophet more leads.
    pub(super) ahead: f32,
    /// Of those, what is shared with somebody and still open.
    pub(super) level: f32,
    /// The free tiles of open Kingdoms in which one more prophet would draw level.
    pub(super) behind: f32,
    /// Prophets more than the next in open Kingdoms.
    pub(super) margin: f32,
    /// The cells in which the Kingdoms it leads can grow.
    pub(super) growth: f32,
    /// Prophets in areas of a single tile that can still grow.
    pub(super) footholds: f32,
    /// What its god's largest Kingdom is likely to bring.
    pub(super) largest: f32,
    /// What the number of its god's Kingdoms is likely to bring.
    pub(super) number: f32,
}

impl Marker {
    /// What it would score if it ended like this.
    pub(super) fn points(&self) -> f32 {
        self.cities + self.kingdoms + self.largest + self.number
    }
}

/// In how many cells each connected area can grow, by its number.
pub(super) struct Openings([u8; CELLS * 4]);

impl Openings {
    pub(super) fn of(world: &World, stock: &Stock<'_>) -> Self {
        let mut open = [0_u8; CELLS * 4];
        // The last cell that was counted for an area, so that no cell counts twice.
        let mut last = [u8::MAX; CELLS * 4];
        for cell in world
            .sites()
            .iter()
            .filter(|&cell| !stock.is_dead(world, cell))
        {
            for edge in Edge::ALL {
                let Some(beside) = cell.neighbour(edge, world.size()) else {
                    continue;
                };
                if !world.tiles().contains(beside) {
                    continue;
                }
                for (_, theirs) in edge.corners() {
                    let area = world.area_number(beside, theirs);
                    if last[area] != cell.index() as u8 {
                        last[area] = cell.index() as u8;
                        open[area] += 1;
                    }
                }
            }
        }
        Self(open)
    }

    pub(super) fn around(&self, area: usize) -> u8 {
        self.0[area]
    }
}

/// Looks a colour over.
pub(super) fn marker(
    rules: &FourGods,
    state: &State,
    colour: Colour,
    stock: &Stock<'_>,
    openings: &Openings,
    progress: f32,
) -> Marker {
    let mut marker = Marker::default();
    add_cities(rules, state, colour, stock, &mut marker);
    add_kingdoms(&state.world, colour, openings, &mut marker);
    add_places(rules, state, colour, progress, &mut marker);
    marker
}

fn add_cities(
    rules: &FourGods,
    state: &State,
    colour: Colour,
    stock: &Stock<'_>,
    marker: &mut Marker,
) {
    let worth = rules.content().influence;
    marker.cities = f32::from(state.razed[colour.index()]) * f32::from(worth.destroyed);
    for cell in state.world.cities().iter() {
        if state.world.city(cell) == Some(colour) {
            let exposed = stock.exposure(&state.world, cell);
            marker.cities += f32::from(worth.city) * (1.0 - exposed);
            marker.exposed += exposed;
        }
    }
}

fn add_kingdoms(world: &World, colour: Colour, openings: &Openings, marker: &mut Marker) {
    let mut seen = [0_u64; CELLS * 4 / 64 + 1];
    for cell in world.standing(colour).iter() {
        let Some(prophet) = world.prophet(cell) else {
            continue;
        };
        let area = world.area_number(cell, prophet.area);
        let bit = 1 << (area % 64);
        if seen[area / 64] & bit != 0 {
            continue;
        }
        seen[area / 64] |= bit;
        if let Some(kingdom) = world.area_at(cell, prophet.area) {
            add_kingdom(&kingdom, colour, openings.around(area), marker);
        }
    }
}

fn add_kingdom(kingdom: &Kingdom, colour: Colour, open: u8, marker: &mut Marker) {
    let own = kingdom.prophets[colour.index()];
    let others = most_of_others(kingdom, colour);
    let free = f32::from(kingdom.free_tiles());
    let growth = f32::from(open.min(5));
    if !kingdom.is_kingdom() {
        marker.footholds += f32::from(u8::from(open > 0));
        return;
    }
    if own >= others {
        marker.kingdoms += free;
        marker.growth += growth;
    }
    if open == 0 {
        return;
    }
    match i16::from(own) - i16::from(others) {
        1 => marker.ahead += free,
        0 => marker.level += free,
        -1 => marker.behind += free,
        _ => {}
    }
    if own > others {
        marker.margin += f32::from((own - others).min(2));
    }
}

/// The most prophets that another colour has in a Kingdom.
pub(super) fn most_of_others(kingdom: &Kingdom, colour: Colour) -> u8 {
    let mut others = kingdom.prophets;
    others[colour.index()] = 0;
    others.into_iter().max().unwrap_or(0)
}

/// The places of the god: first brings 15, and every god that is better costs 5. How likely one is to be better
/// follows from how far they are apart and how much is still to come.
fn add_places(rules: &FourGods, state: &State, colour: Colour, progress: f32, marker: &mut Marker) {
    let Some(god) = state.god_of(colour) else {
        return;
    };
    let kingdoms = state.world.kingdoms();
    let all_gods = usize::from(rules.seats()) * state.quota() >= 4;
    let [first, second, ..] = rules.content().influence.places.map(f32::from);
    let step = first - second;
    let (own_largest, own_number) = (
        f32::from(kingdoms.largest(god.terrain())),
        f32::from(kingdoms.count(god.terrain())),
    );
    let left = 1.0 - progress;
    let (far_largest, far_number) = (0.6 + 6.0 * left, 0.5 + 2.5 * left);
    let (mut largest, mut number) = (first, first);
    for other in Colour::ALL {
        if other == colour {
            continue;
        }
        let terrain = match state.god_of(other) {
            Some(god) => god.terrain(),
            // Where all four gods will be taken, each terrain is somebody's in the end.
            None if all_gods && !state.modes.secret => other.god().terrain(),
            None => continue,
        };
        largest -=
            step * likelihood((f32::from(kingdoms.largest(terrain)) - own_largest) / far_largest);
        number -= step * likelihood((f32::from(kingdoms.count(terrain)) - own_number) / far_number);
    }
    let has_kingdom = if own_number > 0.0 { 1.0 } else { left };
    marker.largest = largest * has_kingdom;
    marker.number = number * has_kingdom;
}

/// From 0 to 1 as the lead goes from far below to far above nothing.
fn likelihood(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (0.5 + lead.abs())
}
