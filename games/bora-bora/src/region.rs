//! The twelve regions of the five islands, and what they are like.

use pantheon_engine::{bit_set, index, kinds};

kinds! {
    /// What a region is like; it decides what settlers find there.
    pub enum Terrain {
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
    pub enum Island {
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
    pub enum Path {
        /// Within an island.
        Land = "bb-path-land",
        /// Between islands.
        Water = "bb-path-water",
    }
}

kinds! {
    /// What swims beside a region.
    pub enum FishKind {
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

index! {
    /// A fish tile.
    pub struct Fish(0..=11, "fish tile");
}

bit_set! {
    /// Several fish tiles.
    pub struct FishSet(u16) of Fish;
}

index! {
    /// A region, written as the letters of its island and its terrain: `CM` is the mountain of the central island.
    pub struct Region(["CF", "CP", "CB", "CM", "NB", "NM", "EF", "EB", "SF", "SP", "WP", "WM"], "regions");
}

bit_set! {
    /// Several regions.
    pub struct RegionSet(u16) of Region;
}
