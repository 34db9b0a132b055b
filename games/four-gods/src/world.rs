//! The World: tiles, cities and prophets inside the frame, with what each open cell asks of a tile.
//!
//! For every cell the straight edges around it are counted and the corners that its neighbours demand are kept, so
//! that whether a face fits is one comparison (FG-P2, FG-P3).

mod snapshot;

use pantheon_engine::Seat;
use pantheon_engine::secret::Secret;
use serde::{Deserialize, Serialize};

use crate::cell::{CELLS, Cell, CellSet, Edge, SIDE};
use crate::face::{Corner, Face};
use crate::kingdoms::{Kingdom, Kingdoms};
use crate::terrain::Colour;
use crate::tile::{Side, TileId};

use snapshot::Snapshot;

/// How many straight edges a tile or city must touch (FG-P2, FG-C2).
pub const EDGES: u8 = 2;

/// A prophet on a tile: its colour, and the area it stands on by its lowest corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prophet {
    /// Whose.
    pub colour: Colour,
    /// Where on the tile.
    pub area: Corner,
}

/// Which tile lies in a cell. It tells the face below, so it is a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// The tile.
    pub tile: TileId,
    /// The side that is up.
    pub side: Side,
}

/// What is in a cell, as anybody can see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// A tile.
    Tile {
        /// How it lies.
        face: Face,
        /// Who placed it.
        by: Seat,
        /// When, counted in placements.
        order: u16,
        /// The prophet on it.
        prophet: Option<Prophet>,
    },
    /// A city with a prophet of this colour.
    City {
        /// Whose prophet.
        colour: Colour,
    },
}

/// The inside of the frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Snapshot", into = "Snapshot")]
pub struct World {
    size: u8,
    placements: u16,
    tiles: CellSet,
    cities: CellSet,
    faces: [Face; CELLS],
    by: [Seat; CELLS],
    order: [u16; CELLS],
    prophets: [Option<Prophet>; CELLS],
    laid: Secret<[Option<Laid>; CELLS]>,
    /// The corners that neighbours demand, as a pattern, and which bits of it count.
    need: [u8; CELLS],
    mask: [u8; CELLS],
    edges: [u8; CELLS],
    /// Cells in which two neighbours demand different terrains at one corner: nothing fits.
    clashes: CellSet,
    /// Empty cells with enough straight edges.
    sites: CellSet,
    standing: [CellSet; 4],
    kingdoms: Kingdoms,
}

impl World {
    /// An empty World in a frame of this size.
    pub fn empty(size: u8) -> Self {
        let mut world = Self {
            size: size.min(SIDE),
            placements: 0,
            tiles: CellSet::EMPTY,
            cities: CellSet::EMPTY,
            faces: [Face::default(); CELLS],
            by: [Seat::FIRST; CELLS],
            order: [0; CELLS],
            prophets: [None; CELLS],
            laid: Secret::new([None; CELLS]),
            need: [0; CELLS],
            mask: [0; CELLS],
            edges: [0; CELLS],
            clashes: CellSet::EMPTY,
            sites: CellSet::EMPTY,
            standing: [CellSet::EMPTY; 4],
            kingdoms: Kingdoms::empty(),
        };
        for cell in Cell::all(world.size) {
            world.look_round(cell);
        }
        world
    }

    /// How many cells a side has.
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// How many tiles were placed so far, removed ones included.
    pub const fn placements(&self) -> u16 {
        self.placements
    }

    /// The cells with a tile.
    pub const fn tiles(&self) -> CellSet {
        self.tiles
    }

    /// The cells with a city.
    pub const fn cities(&self) -> CellSet {
        self.cities
    }

    /// The empty cells with at least two straight edges: where a city may stand (FG-C2).
    #[inline]
    pub const fn sites(&self) -> CellSet {
        self.sites
    }

    /// Whether the cell lies in the frame and holds neither tile nor city.
    #[inline]
    pub const fn is_empty(&self, cell: Cell) -> bool {
        cell.is_inside(self.size) && !self.tiles.contains(cell) && !self.cities.contains(cell)
    }

    /// Whether no cell is empty (FG-E1).
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.tiles.len() + self.cities.len() == self.size * self.size
    }

    /// How many straight edges a cell touches: frame and tiles, not cities (FG-P2).
    #[inline]
    pub const fn edges(&self, cell: Cell) -> u8 {
        self.edges[cell.index()]
    }

    /// Whether a face joins like terrain to like at every corner it shares with a neighbour (FG-P3). The
    /// frame demands nothing (FG-P4).
    #[inline]
    pub fn joins(&self, cell: Cell, pattern: u8) -> bool {
        let index = cell.index();
        (pattern ^ self.need[index]) & self.mask[index] == 0 && !self.clashes.contains(cell)
    }

    /// The corners that neighbours demand in a cell, as a pattern, and which of its bits count (FG-P3).
    #[inline]
    pub const fn demand(&self, cell: Cell) -> (u8, u8) {
        (self.need[cell.index()], self.mask[cell.index()])
    }

    /// Whether some corner of the cell would need two terrains at once (FG-D5).
    pub const fn clashes(&self, cell: Cell) -> bool {
        self.clashes.contains(cell)
    }

    /// A corner at which the face doesn't join, with what is demanded there.
    pub fn mismatch(&self, cell: Cell, face: Face) -> Option<Corner> {
        Edge::ALL.into_iter().find_map(|edge| {
            let beside = self.tile_beside(cell, edge)?;
            edge.corners()
                .into_iter()
                .find(|&(mine, theirs)| face.terrain(mine) != beside.1.terrain(theirs))
                .map(|(mine, _)| mine)
        })
    }

    /// What anybody can see in a cell.
    pub fn seen(&self, cell: Cell) -> Option<Seen> {
        let index = cell.index();
        if self.tiles.contains(cell) {
            Some(Seen::Tile {
                face: self.faces[index],
                by: self.by[index],
                order: self.order[index],
                prophet: self.prophets[index],
            })
        } else if self.cities.contains(cell) {
            self.city(cell).map(|colour| Seen::City { colour })
        } else {
            None
        }
    }

    /// How the tile in a cell lies.
    #[inline]
    pub fn face(&self, cell: Cell) -> Option<Face> {
        self.tiles.contains(cell).then(|| self.faces[cell.index()])
    }

    /// Who placed the tile in a cell.
    pub fn placed_by(&self, cell: Cell) -> Option<Seat> {
        self.tiles.contains(cell).then(|| self.by[cell.index()])
    }

    /// The prophet on the tile in a cell.
    #[inline]
    pub fn prophet(&self, cell: Cell) -> Option<Prophet> {
        if self.tiles.contains(cell) {
            self.prophets[cell.index()]
        } else {
            None
        }
    }

    /// Whose prophet controls the city in a cell.
    #[inline]
    pub fn city(&self, cell: Cell) -> Option<Colour> {
        if self.cities.contains(cell) {
            self.prophets[cell.index()].map(|prophet| prophet.colour)
        } else {
            None
        }
    }

    /// Which tile lies in a cell.
    pub(crate) const fn laid(&self, cell: Cell) -> Option<Laid> {
        self.laid.inside()[cell.index()]
    }

    /// The tiles on which prophets of a colour stand.
    #[inline]
    pub const fn standing(&self, colour: Colour) -> CellSet {
        self.standing[colour.index()]
    }

    /// How many cities a colour controls.
    pub fn cities_of(&self, colour: Colour) -> u8 {
        self.cities
            .iter()
            .filter(|&cell| self.city(cell) == Some(colour))
            .count() as u8
    }

    /// When the tile in a cell was placed, counted in placements.
    pub const fn order(&self, cell: Cell) -> u16 {
        self.order[cell.index()]
    }

    /// The tile with the oldest prophet of a colour (FG-M6).
    pub fn oldest(&self, colour: Colour) -> Option<Cell> {
        self.standing(colour)
            .iter()
            .min_by_key(|cell| self.order[cell.index()])
    }

    /// Number and largest of each terrain's Kingdoms.
    pub const fn kingdoms(&self) -> &Kingdoms {
        &self.kingdoms
    }

    /// Every connected area of one terrain, single tiles included.
    pub fn areas(&self) -> impl Iterator<Item = Kingdom> {
        self.kingdoms.all(self.tiles, &self.faces)
    }

    /// The connected area that holds a corner of the tile in a cell.
    pub fn area_at(&self, cell: Cell, corner: Corner) -> Option<Kingdom> {
        let face = self.face(cell)?;
        Some(
            self.kingdoms
                .holding(cell, face.area(corner), face.terrain(corner)),
        )
    }

    /// A number below four times [`CELLS`] that all tiles of the connected area at this corner of a tile share.
    #[inline]
    pub fn area_number(&self, cell: Cell, corner: Corner) -> usize {
        let face = self.faces[cell.index()];
        self.kingdoms.number(cell, face.area(corner))
    }

    /// Whether the tile in a cell lies legally: two straight edges now, and no mismatch with an older tile (FG-M1).
    pub fn is_legal(&self, cell: Cell) -> bool {
        let face = self.faces[cell.index()];
        let order = self.order[cell.index()];
        self.edges(cell) >= EDGES
            && Edge::ALL.into_iter().all(|edge| {
                self.tile_beside(cell, edge).is_none_or(|(beside, other)| {
                    self.order[beside.index()] > order
                        || edge
                            .corners()
                            .into_iter()
                            .all(|(mine, theirs)| face.terrain(mine) == other.terrain(theirs))
                })
            })
    }

    /// The first placed of the tiles that lie illegally (FG-M4).
    pub fn first_illegal(&self) -> Option<Cell> {
        self.tiles
            .iter()
            .filter(|&cell| !self.is_legal(cell))
            .min_by_key(|cell| self.order[cell.index()])
    }

    /// Lays a tile in an empty cell.
    pub(crate) fn lay(&mut self, cell: Cell, face: Face, laid: Laid, by: Seat) {
        self.order[cell.index()] = self.placements;
        self.placements += 1;
        self.put(cell, face, laid, by);
    }

    fn put(&mut self, cell: Cell, face: Face, laid: Laid, by: Seat) {
        let index = cell.index();
        self.faces[index] = face;
        self.by[index] = by;
        self.prophets[index] = None;
        self.laid.inside_mut()[index] = Some(laid);
        self.tiles.set(cell, true);
        self.kingdoms.lay(cell, &self.faces, self.tiles, self.size);
        self.changed(cell);
    }

    /// Takes a tile out of the World, its prophet with it.
    pub(crate) fn remove(&mut self, cell: Cell) -> Option<(Laid, Option<Prophet>)> {
        let laid = self.laid.inside_mut()[cell.index()].take()?;
        let prophet = self.lift_prophet(cell);
        self.tiles.set(cell, false);
        self.faces[cell.index()] = Face::default();
        self.by[cell.index()] = Seat::FIRST;
        self.order[cell.index()] = 0;
        self.changed(cell);
        self.count_kingdoms();
        Some((laid, prophet))
    }

    fn count_kingdoms(&mut self) {
        self.kingdoms = Kingdoms::empty();
        let mut laid = CellSet::EMPTY;
        for cell in self.tiles.iter() {
            laid.set(cell, true);
            self.kingdoms.lay(cell, &self.faces, laid, self.size);
        }
        for cell in self.tiles.iter() {
            if let Some(Prophet { colour, area }) = self.prophets[cell.index()] {
                self.kingdoms.add_prophet(cell, area, colour);
            }
        }
    }

    /// Puts a prophet on the tile in a cell.
    #[inline]
    pub(crate) fn put_prophet(&mut self, cell: Cell, prophet: Prophet) {
        self.prophets[cell.index()] = Some(prophet);
        self.standing[prophet.colour.index()].set(cell, true);
        self.kingdoms
            .add_prophet(cell, prophet.area, prophet.colour);
    }

    /// Takes the prophet off the tile in a cell.
    pub(crate) fn lift_prophet(&mut self, cell: Cell) -> Option<Prophet> {
        let prophet = self.prophet(cell)?;
        self.prophets[cell.index()] = None;
        self.standing[prophet.colour.index()].set(cell, false);
        self.kingdoms
            .remove_prophet(cell, prophet.area, prophet.colour);
        Some(prophet)
    }

    /// Builds a city with a prophet of this colour.
    pub(crate) fn build(&mut self, cell: Cell, colour: Colour) {
        self.cities.set(cell, true);
        self.prophets[cell.index()] = Some(Prophet {
            colour,
            area: Corner::at(0),
        });
        self.sites.set(cell, false);
    }

    /// Removes a city and its prophet.
    pub(crate) fn raze(&mut self, cell: Cell) {
        self.cities.set(cell, false);
        self.prophets[cell.index()] = None;
        self.look_round(cell);
    }

    #[inline]
    fn tile_beside(&self, cell: Cell, edge: Edge) -> Option<(Cell, Face)> {
        let beside = cell.neighbour(edge, self.size)?;
        self.tiles
            .contains(beside)
            .then(|| (beside, self.faces[beside.index()]))
    }

    /// A tile came to a cell or left it: the cell and its neighbours see something new.
    fn changed(&mut self, cell: Cell) {
        self.look_round(cell);
        for edge in Edge::ALL {
            if let Some(beside) = cell.neighbour(edge, self.size) {
                self.look_round(beside);
            }
        }
    }

    /// Counts a cell's straight edges and the corners its neighbours demand.
    fn look_round(&mut self, cell: Cell) {
        let (mut edges, mut need, mut mask) = (0, 0_u8, 0_u8);
        let mut clash = false;
        for edge in Edge::ALL {
            let Some(beside) = cell.neighbour(edge, self.size) else {
                edges += 1;
                continue;
            };
            if !self.tiles.contains(beside) {
                continue;
            }
            edges += 1;
            let face = self.faces[beside.index()];
            for (mine, theirs) in edge.corners() {
                let bits = (face.terrain(theirs) as u8) << (2 * mine.index());
                let place = 3 << (2 * mine.index());
                clash |= mask & place != 0 && need & place != bits;
                need = need & !place | bits;
                mask |= place;
            }
        }
        let index = cell.index();
        self.edges[index] = edges;
        self.need[index] = need;
        self.mask[index] = mask;
        self.clashes.set(cell, clash);
        self.sites.set(cell, edges >= EDGES && self.is_empty(cell));
    }

    /// The terrains that border a cell (FG-D5).
    pub fn bordering(&self, cell: Cell) -> [bool; 4] {
        let mut found = [false; 4];
        for edge in Edge::ALL {
            if let Some((_, face)) = self.tile_beside(cell, edge) {
                for (_, theirs) in edge.corners() {
                    found[face.terrain(theirs) as usize] = true;
                }
            }
        }
        found
    }

    /// Whether no tile can ever fit in a cell as its neighbours are now (FG-D5).
    pub fn is_protected(&self, cell: Cell) -> bool {
        self.clashes(cell) || self.bordering(cell).iter().all(|&found| found)
    }

    /// How many cells are empty.
    pub const fn holes(&self) -> u8 {
        self.size * self.size - self.tiles.len() - self.cities.len()
    }
}
