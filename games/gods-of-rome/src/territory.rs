//! The fifteen coloured territories. Lava has no name here, so nothing can ever happen on it (GR-A7).

use pantheon_engine::{bit_set, index};

use crate::god::{God, GodSet};

/// How many coloured territories there are (GR-S3).
pub const TERRITORIES: usize = Territory::COUNT;

index! {
    /// A coloured territory, written as its god's letter and its order: `N2`.
    pub struct Territory([
        "J1", "J2", "J3", "P1", "P2", "P3", "N1", "N2", "N3", "D1", "D2", "D3", "V1", "V2", "V3",
    ], "territories");
}

impl Territory {
    /// The territory of this colour with this order: 1 left, 2 centre, 3 right.
    pub const fn new(god: God, order: u8) -> Option<Self> {
        if order >= 1 && order <= 3 {
            Some(Self(god as u8 * 3 + order - 1))
        } else {
            None
        }
    }

    /// The god whose colour it has.
    pub const fn god(self) -> God {
        God::ALL[(self.0 / 3) as usize]
    }

    /// 1 left, 2 centre, 3 right.
    pub const fn order(self) -> u8 {
        self.0 % 3 + 1
    }
}

bit_set! {
    /// A set of territories.
    pub struct TerritorySet(u16) of Territory;
}

impl TerritorySet {
    /// The three of a colour.
    pub const fn of(god: God) -> Self {
        Self(0b111 << (god as u8 * 3))
    }

    /// Those of any of these colours.
    pub fn of_all(gods: GodSet) -> Self {
        gods.iter()
            .fold(Self::EMPTY, |set, god| set.union(Self::of(god)))
    }
}
