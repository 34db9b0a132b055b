//! The fifteen coloured territories. Lava has no name here, so nothing can ever happen on it (GR-A7).

use serde::{Deserialize, Serialize};

use crate::god::{God, GodSet};

/// How many coloured territories there are (GR-S3).
pub const TERRITORIES: usize = 15;

/// A coloured territory, written as its god's letter and its order: `N2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct Territory(u8);

const NAMES: [&str; TERRITORIES] = [
    "J1", "J2", "J3", "P1", "P2", "P3", "N1", "N2", "N3", "D1", "D2", "D3", "V1", "V2", "V3",
];

impl Territory {
    /// The territory of this colour with this order: 1 left, 2 centre, 3 right.
    pub const fn new(god: God, order: u8) -> Option<Self> {
        if order >= 1 && order <= 3 {
            Some(Self(god as u8 * 3 + order - 1))
        } else {
            None
        }
    }

    /// All fifteen, colour by colour.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..TERRITORIES as u8).map(Self)
    }

    /// The territory's place in [`Territory::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The god whose colour it has.
    pub const fn god(self) -> God {
        God::ALL[(self.0 / 3) as usize]
    }

    /// 1 left, 2 centre, 3 right.
    pub const fn order(self) -> u8 {
        self.0 % 3 + 1
    }

    /// Its name: `N2`.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The territory with this name.
    pub fn named(name: &str) -> Option<Self> {
        NAMES
            .iter()
            .position(|&known| known == name)
            .map(|index| Self(index as u8))
    }
}

impl TryFrom<String> for Territory {
    type Error = String;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        Self::named(&name)
            .ok_or_else(|| format!("{name:?} is not one of the territories {}", NAMES.join(" ")))
    }
}

impl From<Territory> for &'static str {
    fn from(territory: Territory) -> Self {
        territory.name()
    }
}

impl std::fmt::Debug for Territory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of territories.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TerritorySet(u16);

impl TerritorySet {
    /// None.
    pub const EMPTY: Self = Self(0);
    /// All fifteen.
    pub const ALL: Self = Self(0x7FFF);

    /// Just this one.
    pub const fn only(territory: Territory) -> Self {
        Self(1 << territory.0)
    }

    /// The three of a colour.
    pub const fn of(god: God) -> Self {
        Self(0b111 << (god as u8 * 3))
    }

    /// Those of any of these colours.
    pub fn of_all(gods: GodSet) -> Self {
        gods.iter()
            .fold(Self::EMPTY, |set, god| set.union(Self::of(god)))
    }

    /// Whether the territory is in the set.
    pub const fn contains(self, territory: Territory) -> bool {
        self.0 & (1 << territory.0) != 0
    }

    /// The set with this territory.
    pub const fn with(self, territory: Territory) -> Self {
        Self(self.0 | 1 << territory.0)
    }

    /// The set without this territory.
    pub const fn without(self, territory: Territory) -> Self {
        Self(self.0 & !(1 << territory.0))
    }

    /// Those in either set.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both sets.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in this set and not in the other.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The territories in the order of [`Territory::all`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Territory> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let lowest = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(Territory(lowest))
        })
    }
}

impl FromIterator<Territory> for TerritorySet {
    fn from_iter<I: IntoIterator<Item = Territory>>(territories: I) -> Self {
        territories.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl std::fmt::Debug for TerritorySet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
