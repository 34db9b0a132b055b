//! Kingdoms, kept as tiles are laid (FG-X2): a union-find over the areas of all tiles.
//!
//! After each placement the sizes, the prophets, and each terrain's number and largest are at hand, without looking
//! over the World again. Nothing is ever split: when a challenge removes tiles, which is rare, all is built anew.

use crate::cell::{CELLS, Cell, CellSet, Edge};
use crate::face::{Corner, Face};
use crate::terrain::{Colour, Terrain};

/// An area of a tile, numbered by cell and lowest corner.
type Area = u16;

const AREAS: usize = CELLS * 4;

/// One connected area of a terrain, of one tile or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kingdom {
    /// Its terrain.
    pub terrain: Terrain,
    /// How many tiles it covers. With one only it is no Kingdom yet.
    pub tiles: u8,
    /// Prophets by colour.
    pub prophets: [u8; 4],
    /// The first cell in which it lies.
    pub cell: Cell,
}

impl Kingdom {
    /// How many of its tiles have no prophet on its terrain (FG-X3).
    pub fn free_tiles(&self) -> u8 {
        self.tiles - self.prophets.iter().sum::<u8>()
    }

    /// Whether it covers two tiles or more (FG-X2).
    pub const fn is_kingdom(&self) -> bool {
        self.tiles >= 2
    }

    /// The colours with the most prophets in it, who gain its free tiles (FG-X3); nobody if it is no Kingdom.
    pub fn leaders(&self) -> impl Iterator<Item = Colour> + use<> {
        let Self { prophets, .. } = *self;
        let most = if self.is_kingdom() { self.most() } else { 0 };
        let leads = move |colour: &Colour| most > 0 && prophets[colour.index()] == most;
        Colour::ALL.into_iter().filter(leads)
    }

    /// The most prophets of one colour.
    pub fn most(&self) -> u8 {
        self.prophets.iter().copied().max().unwrap_or(0)
    }
}

/// All connected areas of a World.
#[derive(Clone, Debug)]
pub struct Kingdoms {
    parent: [Area; AREAS],
    size: [u8; AREAS],
    /// Four bits a colour: a reserve holds at most 15.
    prophets: [u16; AREAS],
    /// Tiles that show one terrain in two areas: only they can be counted twice.
    twins: CellSet,
    count: [u8; 4],
    largest: [u8; 4],
}

/// What is kept here follows from the World, so it never makes two Worlds differ.
impl PartialEq for Kingdoms {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Kingdoms {}

#[inline]
const fn area(cell: Cell, lowest: Corner) -> Area {
    (cell.index() * 4 + lowest.index()) as Area
}

pantheon_engine::lookups! {
    Kingdoms:

    /// How many Kingdoms of a terrain there are (FG-X6).
    count(Terrain) -> u8 in count;

    /// How many tiles the largest Kingdom of a terrain has, 0 if there is none (FG-X5).
    largest(Terrain) -> u8 in largest;
}

impl Kingdoms {
    pub(crate) const fn empty() -> Self {
        Self {
            parent: [0; AREAS],
            size: [0; AREAS],
            prophets: [0; AREAS],
            twins: CellSet::EMPTY,
            count: [0; 4],
            largest: [0; 4],
        }
    }

    #[inline]
    fn root(&self, mut area: Area) -> Area {
        while self.parent[usize::from(area)] != area {
            area = self.parent[usize::from(area)];
        }
        area
    }

    /// Adds a tile that lies in the World already, with the tiles around it. One that is misplaced joins only at corners
    /// of like terrain (FG-M5).
    pub(crate) fn lay(&mut self, cell: Cell, faces: &[Face; CELLS], tiles: CellSet, size: u8) {
        let face = faces[cell.index()];
        for corner in face.areas() {
            let own = usize::from(area(cell, corner));
            self.parent[own] = own as Area;
            self.size[own] = 1;
            self.prophets[own] = 0;
        }
        self.twins.set(cell, face.twins().is_some());
        for edge in Edge::ALL {
            let Some(beside) = cell.neighbour(edge, size) else {
                continue;
            };
            if !tiles.contains(beside) {
                continue;
            }
            let other = faces[beside.index()];
            for (mine, theirs) in edge.corners() {
                let terrain = face.terrain(mine);
                if terrain == other.terrain(theirs) {
                    let one = area(cell, face.area(mine));
                    let two = area(beside, other.area(theirs));
                    self.join(one, two, terrain, faces);
                }
            }
        }
    }

    fn join(&mut self, one: Area, two: Area, terrain: Terrain, faces: &[Face; CELLS]) {
        let (one, two) = (self.root(one), self.root(two));
        if one == two {
            return;
        }
        let twice = self.in_both(one, two, terrain, faces);
        let (sizes, other) = (self.size[usize::from(one)], self.size[usize::from(two)]);
        let (root, child) = if sizes >= other {
            (one, two)
        } else {
            (two, one)
        };
        self.parent[usize::from(child)] = root;
        let size = sizes + other - twice;
        self.size[usize::from(root)] = size;
        self.prophets[usize::from(root)] += self.prophets[usize::from(child)];
        let place = terrain.index();
        let before = u8::from(sizes >= 2) + u8::from(other >= 2);
        self.count[place] = self.count[place] + 1 - before;
        self.largest[place] = self.largest[place].max(size);
    }

    /// How many tiles belong to both: those with twin areas, one in each (FG-X4).
    fn in_both(&self, one: Area, two: Area, terrain: Terrain, faces: &[Face; CELLS]) -> u8 {
        let mut tiles = 0;
        for cell in self.twins.iter() {
            let Some([a, b]) = faces[cell.index()].twins() else {
                continue;
            };
            if faces[cell.index()].terrain(a) != terrain {
                continue;
            }
            let roots = (self.root(area(cell, a)), self.root(area(cell, b)));
            tiles += u8::from(roots == (one, two) || roots == (two, one));
        }
        tiles
    }

    #[inline]
    pub(crate) fn add_prophet(&mut self, cell: Cell, lowest: Corner, colour: Colour) {
        let root = usize::from(self.root(area(cell, lowest)));
        self.prophets[root] += 1 << (4 * colour.index());
    }

    #[inline]
    pub(crate) fn remove_prophet(&mut self, cell: Cell, lowest: Corner, colour: Colour) {
        let root = usize::from(self.root(area(cell, lowest)));
        self.prophets[root] -= 1 << (4 * colour.index());
    }

    /// The number of the connected area that holds this area of a tile.
    #[inline]
    pub(crate) fn number(&self, cell: Cell, lowest: Corner) -> usize {
        usize::from(self.root(area(cell, lowest)))
    }

    /// The connected area that holds this area of a tile.
    pub(crate) fn holding(&self, cell: Cell, lowest: Corner, terrain: Terrain) -> Kingdom {
        let root = usize::from(self.root(area(cell, lowest)));
        Kingdom {
            terrain,
            tiles: self.size[root],
            prophets: Colour::ALL
                .map(|colour| (self.prophets[root] >> (4 * colour.index()) & 15) as u8),
            cell,
        }
    }

    /// All connected areas, each once, told by the first cell in which it lies.
    pub(crate) fn all(
        &self,
        tiles: CellSet,
        faces: &[Face; CELLS],
    ) -> impl Iterator<Item = Kingdom> {
        let mut seen = [false; AREAS];
        tiles
            .iter()
            .flat_map(move |cell| {
                faces[cell.index()]
                    .areas()
                    .map(move |corner| (cell, corner))
            })
            .filter(move |&(cell, corner)| {
                let root = usize::from(self.root(area(cell, corner)));
                !std::mem::replace(&mut seen[root], true)
            })
            .map(move |(cell, corner)| {
                self.holding(cell, corner, faces[cell.index()].terrain(corner))
            })
    }
}
