//! The twelve regions of the five islands, and what they are like.

use serde::{Deserialize, Serialize};

use crate::ids::{kinds, numbered, set_of};

kinds! {
    /// What a region is like; it decides what settlers find there.
    Terrain {
        /// Sand.
        Beach = "bb-terrain-beach",
        /// Wood.
        Forest = "bb-terrain-forest",
        /// Stone.
        Mountain = "bb-terrain-mountain",
        /// Offerings.
        Plains = "bb-terrain-plains",
    }
}

kinds! {
    /// An island.
    Island {
        /// In the middle, with four regions.
        Central = "bb-island-central",
        /// In the north.
        North = "bb-island-north",
        /// In the east.
        East = "bb-island-east",
        /// In the south.
        South = "bb-island-south",
        /// In the west.
        West = "bb-island-west",
    }
}

kinds! {
    /// How one travels.
    Path {
        /// Within an island.
        Land = "bb-path-land",
        /// Between islands.
        Water = "bb-path-water",
    }
}

kinds! {
    /// What swims beside a region.
    FishKind {
        /// Yellow.
        Butterflyfish = "bb-fish-butterflyfish",
        /// Blue.
        Surgeonfish = "bb-fish-surgeonfish",
        /// Red.
        Soldierfish = "bb-fish-soldierfish",
        /// Green.
        Parrotfish = "bb-fish-parrotfish",
    }
}

numbered! {
    /// A fish tile.
    Fish,
    /// Several fish tiles.
    FishSet(u16), 12
}

/// A region, written as the letters of its island and its terrain: `CM` is the mountain of the central island.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct Region(u8);

const NAMES: [&str; Region::COUNT] = [
    "CF", "CP", "CB", "CM", "NB", "NM", "EF", "EB", "SF", "SP", "WP", "WM",
];

impl Region {
    /// How many there are.
    pub const COUNT: usize = 12;

    pub(crate) const fn nth(index: usize) -> Self {
        Self(index as u8)
    }

    /// All of them, the central island first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name: `CM`.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The region with this name.
    pub fn named(name: &str) -> Option<Self> {
        NAMES.iter().position(|&known| known == name).map(Self::nth)
    }
}

impl TryFrom<String> for Region {
    type Error = String;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        Self::named(&name)
            .ok_or_else(|| format!("{name:?} is not one of the regions {}", NAMES.join(" ")))
    }
}

impl From<Region> for &'static str {
    fn from(region: Region) -> Self {
        region.name()
    }
}

impl std::fmt::Debug for Region {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

set_of! {
    /// Several regions.
    RegionSet(u16) of Region, Region::COUNT
}
