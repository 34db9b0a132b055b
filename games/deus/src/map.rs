//! The map's geometry: hexes in axial coordinates, tiles of seven, neighbours and the edge (DE-S2, DE-Y2).
//!
//! Where the tiles lie decides which regions touch; how each is turned decides what they are. The first is the same
//! for a whole table and computed once; the second may be drawn, so it is part of a position.

use serde::{Deserialize, Serialize};

use crate::kind::Terrain;
use crate::region::{MAX_REGIONS, Region, RegionSet};

/// The six steps from a hex to its neighbours, in the order in which a tile's outer regions are listed.
const AROUND: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// How far from the first tile a custom map may reach.
const REACH: i8 = 40;

/// A place on the hex grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "[i8; 2]"))]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Hex {
    /// Along the row.
    pub q: i8,
    /// Which row.
    pub r: i8,
}

impl Hex {
    /// How many steps lie between two hexes.
    pub fn distance(self, other: Self) -> u8 {
        let dq = i16::from(self.q) - i16::from(other.q);
        let dr = i16::from(self.r) - i16::from(other.r);
        let steps = dq
            .unsigned_abs()
            .max(dr.unsigned_abs())
            .max((dq + dr).unsigned_abs());
        u8::try_from(steps).unwrap_or(u8::MAX)
    }

    fn plus(self, (dq, dr): (i8, i8)) -> Self {
        Self {
            q: self.q + dq,
            r: self.r + dr,
        }
    }

    /// The seven hexes of a tile with its middle here.
    fn tile(self) -> impl Iterator<Item = Self> {
        std::iter::once((0, 0))
            .chain(AROUND)
            .map(move |step| self.plus(step))
    }

    /// Whether tiles may have their middle here, if one has it at (0, 0): tiles interlock in one way only.
    fn is_on_lattice(self) -> bool {
        let (q, r) = (i16::from(self.q), i16::from(self.r));
        (3 * q + r) % 7 == 0 && (2 * r - q) % 7 == 0
    }
}

impl From<(i8, i8)> for Hex {
    fn from((q, r): (i8, i8)) -> Self {
        Self { q, r }
    }
}

impl From<Hex> for (i8, i8) {
    fn from(hex: Hex) -> Self {
        (hex.q, hex.r)
    }
}

/// One side of a tile: the middle and the six regions around it.
pub type Face = [Terrain; 7];

/// Which side of a tile lies up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The first.
    A,
    /// The second.
    B,
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Where its middle lies.
    pub at: Hex,
    /// Which tile, from 1.
    pub tile: u8,
    /// Which side is up.
    pub side: Side,
    /// How many sixths of a turn it is rotated.
    pub turn: u8,
}

/// Where tiles lie, and what follows from it.
#[derive(Clone, Debug)]
pub struct Layout {
    centres: Vec<Hex>,
    hexes: Vec<Hex>,
    neighbours: [RegionSet; MAX_REGIONS],
    near: [RegionSet; MAX_REGIONS],
    edge: RegionSet,
}

impl Layout {
    /// The layout with tiles' middles here, or what is wrong with it (DE-Y2).
    pub fn new(centres: &[Hex]) -> Result<Self, &'static str> {
        if centres
            .iter()
            .any(|centre| centre.q.abs() > REACH || centre.r.abs() > REACH)
        {
            return Err("a tile lies too far out");
        }
        if !centres.iter().all(|centre| centre.is_on_lattice()) {
            return Err("a tile doesn't interlock with the others");
        }
        let mut hexes: Vec<Hex> = centres.iter().flat_map(|centre| centre.tile()).collect();
        hexes.sort_unstable_by_key(|hex| (hex.r, hex.q));
        hexes.dedup();
        if hexes.len() != centres.len() * 7 || hexes.len() > MAX_REGIONS {
            return Err("two tiles lie in the same place, or there are too many");
        }
        let mut layout = Self {
            centres: centres.to_vec(),
            hexes,
            neighbours: [RegionSet::EMPTY; MAX_REGIONS],
            near: [RegionSet::EMPTY; MAX_REGIONS],
            edge: RegionSet::EMPTY,
        };
        for region in layout.regions().iter() {
            let here = layout.hex(region);
            let within = |steps| {
                layout
                    .regions()
                    .iter()
                    .filter(|&other| other != region && here.distance(layout.hex(other)) <= steps)
                    .collect::<RegionSet>()
            };
            let (neighbours, near) = (within(1), within(2).with(region));
            layout.neighbours[region.index()] = neighbours;
            layout.near[region.index()] = near;
            if neighbours.len() < 6 {
                layout.edge = layout.edge.with(region);
            }
        }
        if layout.is_connected() {
            Ok(layout)
        } else {
            Err("the tiles aren't connected")
        }
    }

    fn is_connected(&self) -> bool {
        let mut reached = self.regions().iter().take(1).collect::<RegionSet>();
        loop {
            let grown = reached.union(self.around(reached));
            if grown == reached {
                return reached == self.regions();
            }
            reached = grown;
        }
    }

    /// All regions.
    pub fn regions(&self) -> RegionSet {
        RegionSet::first_few(self.hexes.len())
    }

    /// How many tiles there are.
    pub fn tiles(&self) -> usize {
        self.centres.len()
    }

    /// Where the tiles' middles lie.
    pub fn centres(&self) -> &[Hex] {
        &self.centres
    }

    /// Where a region lies.
    pub fn hex(&self, region: Region) -> Hex {
        self.hexes[region.index()]
    }

    /// The region at a place of the grid.
    pub fn region_at(&self, hex: Hex) -> Option<Region> {
        self.hexes
            .binary_search_by_key(&(hex.r, hex.q), |at| (at.r, at.q))
            .ok()
            .and_then(Region::from_index)
    }

    /// The regions that touch this one.
    #[inline]
    pub const fn neighbours(&self, region: Region) -> RegionSet {
        self.neighbours[region.index()]
    }

    /// The regions that touch any of these.
    #[inline]
    pub fn around(&self, regions: RegionSet) -> RegionSet {
        regions.iter().fold(RegionSet::EMPTY, |all, region| {
            all.union(self.neighbours(region))
        })
    }

    /// The region itself and all at one or two steps: fewer than two regions lie between (DE-B4).
    #[inline]
    pub const fn near(&self, region: Region) -> RegionSet {
        self.near[region.index()]
    }

    /// The regions with fewer than six neighbours, at an inner hole too (DE-Y2).
    #[inline]
    pub const fn edge(&self) -> RegionSet {
        self.edge
    }

    /// What each region is when faces lie so: a set per terrain.
    pub fn terrain(&self, laid: impl Iterator<Item = (Face, u8)>) -> [RegionSet; 6] {
        let mut terrain = [RegionSet::EMPTY; 6];
        for (&centre, (face, turn)) in self.centres.iter().zip(laid) {
            for (place, &what) in face.iter().enumerate() {
                let hex = match place {
                    0 => centre,
                    _ => centre.plus(AROUND[(place - 1 + usize::from(turn)) % 6]),
                };
                if let Some(region) = self.region_at(hex) {
                    terrain[what.index()] = terrain[what.index()].with(region);
                }
            }
        }
        terrain
    }

    /// Whether no two villages touch (DE-S2).
    pub fn keeps_villages_apart(&self, terrain: &[RegionSet; 6]) -> bool {
        let villages = terrain[Terrain::Village.index()];
        self.around(villages).and(villages).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hexes(centres: &[(i8, i8)]) -> Vec<Hex> {
        centres.iter().copied().map(Hex::from).collect()
    }

    #[test]
    fn de_y2_tiles_interlock_are_connected_and_lie_apart() {
        assert!(Layout::new(&hexes(&[(0, 0), (2, 1)])).is_ok());
        for (bad, why) in [
            (
                vec![(0, 0), (3, 0)],
                "a tile doesn't interlock with the others",
            ),
            (vec![(0, 0), (4, 2)], "the tiles aren't connected"),
            (
                vec![(0, 0), (0, 0)],
                "two tiles lie in the same place, or there are too many",
            ),
            (vec![(0, 0), (84, 42)], "a tile lies too far out"),
        ] {
            assert_eq!(Layout::new(&hexes(&bad)).unwrap_err(), why);
        }
    }

    #[test]
    fn de_y2_the_regions_at_a_hole_are_edge() {
        let ring = hexes(&[(2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)]);
        let layout = Layout::new(&ring).unwrap();
        let inner = Hex { q: 2, r: 0 };
        assert_eq!(inner.distance(Hex { q: 0, r: 0 }), 2);
        let region = layout.region_at(inner).unwrap();
        assert!(layout.edge().contains(region));
        assert!(layout.region_at(Hex { q: 0, r: 0 }).is_none());
    }

    #[test]
    fn a_region_between_others_has_six_neighbours() {
        let layout = Layout::new(&hexes(&[(0, 0)])).unwrap();
        let middle = layout.region_at(Hex { q: 0, r: 0 }).unwrap();
        assert_eq!(layout.neighbours(middle).len(), 6);
        assert_eq!(layout.edge(), layout.regions().without(middle));
        assert_eq!(layout.near(middle), layout.regions());
    }
}
