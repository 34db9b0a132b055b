//! Regions of the map by number, and sets of them.

use pantheon_engine::{bit_set, index};

/// The most regions a map has: seven tiles of seven (DE-S2).
pub const MAX_REGIONS: usize = Region::COUNT;

index! {
    /// A region of the map, numbered from 1 in reading order.
    pub struct Region(1..=49, "region") shown as "#{}";
}

bit_set! {
    /// A set of regions.
    pub struct RegionSet(u64) of Region;
}
