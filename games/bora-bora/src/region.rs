//! The twelve regions of the five islands, and what they are like.

use pantheon_engine::{bit_set, index, kinds};

kinds! {
    /// What a region is like; it decides what settlers find there.
    pub enum Terrain worded "bb-terrain" {
        /// Sand.
        Beach,
        /// Wood.
        Forest,
        /// Stone.
        Mountain,
        /// Offerings.
        Plains,
    }
}

kinds! {
    /// An island.
    pub enum Island worded "bb-island" {
        /// In the middle, with four regions.
        Central,
        /// In the north.
        North,
        /// In the east.
        East,
        /// In the south.
        South,
        /// In the west.
        West,
    }
}

kinds! {
    /// How one travels.
    pub enum Path worded "bb-path" {
        /// Within an island.
        Land,
        /// Between islands.
        Water,
    }
}

kinds! {
    /// What swims beside a region.
    pub enum FishKind worded "bb-fish" {
        /// Yellow.
        Butterflyfish,
        /// Blue.
        Surgeonfish,
        /// Red.
        Soldierfish,
        /// Green.
        Parrotfish,
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
