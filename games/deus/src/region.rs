//! Regions of the map by number, and sets of them.

use serde::{Deserialize, Serialize};

/// The most regions a map has: seven tiles of seven (DE-S2).
pub const MAX_REGIONS: usize = 49;

/// A region of the map, numbered from 1 in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Region(u8);

impl Region {
    /// The region with this index from 0, if there can be one.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_REGIONS {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Its index from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number from 1, as people see it.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl TryFrom<u8> for Region {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        usize::from(number)
            .checked_sub(1)
            .and_then(Self::new)
            .ok_or_else(|| format!("region {number} isn't one of 1 to {MAX_REGIONS}"))
    }
}

impl From<Region> for u8 {
    fn from(region: Region) -> Self {
        region.number()
    }
}

impl std::fmt::Debug for Region {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{}", self.number())
    }
}

/// A set of regions.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Region>", into = "Vec<Region>")]
pub struct RegionSet(u64);

impl RegionSet {
    /// None.
    pub const EMPTY: Self = Self(0);

    /// The first so many.
    pub const fn first_few(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    /// Just this one.
    pub const fn only(region: Region) -> Self {
        Self(1 << region.0)
    }

    /// Whether the region is in the set.
    #[inline]
    pub const fn contains(self, region: Region) -> bool {
        self.0 & (1 << region.0) != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// With this one too.
    #[inline]
    pub const fn with(self, region: Region) -> Self {
        Self(self.0 | 1 << region.0)
    }

    /// Without this one.
    #[inline]
    pub const fn without(self, region: Region) -> Self {
        Self(self.0 & !(1 << region.0))
    }

    /// Those in either.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in one of the two.
    #[inline]
    pub const fn xor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    /// Those not in the other.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many regions of the set come before this one.
    #[inline]
    pub const fn rank(self, region: Region) -> usize {
        (self.0 & ((1 << region.0) - 1)).count_ones() as usize
    }

    /// The regions in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Region> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (lowest < 64).then_some(Region(lowest as u8))
        })
    }
}

impl FromIterator<Region> for RegionSet {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> Self {
        regions.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Vec<Region>> for RegionSet {
    fn from(regions: Vec<Region>) -> Self {
        regions.into_iter().collect()
    }
}

impl From<RegionSet> for Vec<Region> {
    fn from(set: RegionSet) -> Self {
        set.iter().collect()
    }
}

impl std::fmt::Debug for RegionSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
