//! A World as it is seen and kept: what lies where. All else follows from it.

use serde::{Deserialize, Serialize};

use super::{Laid, Seen, World};
use crate::cell::{CELLS, Cell, CellSet};
use crate::tile::{Side, TileId};

impl World {
    /// A World with this in its cells; which tiles they are is asked of the caller.
    pub(crate) fn from_seen(
        size: u8,
        placements: u16,
        cells: &[(Cell, Seen)],
        mut tile: impl FnMut(Cell) -> Laid,
    ) -> Self {
        let mut world = Self::empty(size);
        world.placements = placements;
        for &(cell, seen) in cells {
            match seen {
                Seen::Tile {
                    face,
                    by,
                    order,
                    prophet,
                } => {
                    world.put(cell, face, tile(cell), by);
                    world.order[cell.index()] = order;
                    if let Some(prophet) = prophet {
                        world.put_prophet(cell, prophet);
                    }
                }
                Seen::City { colour } => world.build(cell, colour),
            }
        }
        world
    }

    /// Everything in the World, cell by cell.
    pub fn cells(&self) -> Vec<(Cell, Seen)> {
        self.tiles
            .union(self.cities)
            .iter()
            .filter_map(|cell| Some((cell, self.seen(cell)?)))
            .collect()
    }
}

/// A World as it is kept: what lies where. The rest follows.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Snapshot {
    size: u8,
    placements: u16,
    cells: Vec<(Cell, Seen)>,
    laid: Vec<(Cell, Laid)>,
}

impl From<World> for Snapshot {
    fn from(world: World) -> Self {
        Self {
            size: world.size,
            placements: world.placements,
            cells: world.cells(),
            laid: world
                .tiles
                .iter()
                .filter_map(|cell| Some((cell, world.laid(cell)?)))
                .collect(),
        }
    }
}

impl TryFrom<Snapshot> for World {
    type Error = String;

    fn try_from(snapshot: Snapshot) -> Result<Self, Self::Error> {
        let mut laid = [None; CELLS];
        for &(cell, tile) in &snapshot.laid {
            laid[cell.index()] = Some(tile);
        }
        let mut taken = CellSet::EMPTY;
        for (cell, seen) in &snapshot.cells {
            let known = laid[cell.index()].is_some() == matches!(seen, Seen::Tile { .. });
            if taken.contains(*cell) || !cell.is_inside(snapshot.size) || !known {
                return Err(format!("cell {} can't hold that", cell.name()));
            }
            taken.set(*cell, true);
        }
        let nothing = Laid {
            tile: TileId::FIRST,
            side: Side::A,
        };
        Ok(Self::from_seen(
            snapshot.size,
            snapshot.placements,
            &snapshot.cells,
            |cell| laid[cell.index()].unwrap_or(nothing),
        ))
    }
}
