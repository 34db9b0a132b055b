//! The five gods, who are also the five factions and the five colours.

use serde::{Deserialize, Serialize};

/// A god, its faction and its colour (GR-S2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum God {
    /// Grey.
    Jupiter,
    /// Yellow.
    Phoebus,
    /// Blue.
    Neptune,
    /// Green.
    Diana,
    /// Pink.
    Venus,
}

impl God {
    /// All five, in the order of the Patronus' die (GR-L2).
    pub const ALL: [Self; 5] = [
        Self::Jupiter,
        Self::Phoebus,
        Self::Neptune,
        Self::Diana,
        Self::Venus,
    ];

    /// The god's place in [`God::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that the god's territories begin with.
    pub const fn letter(self) -> char {
        match self {
            Self::Jupiter => 'J',
            Self::Phoebus => 'P',
            Self::Neptune => 'N',
            Self::Diana => 'D',
            Self::Venus => 'V',
        }
    }

    /// The god's name in keys and JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Jupiter => "jupiter",
            Self::Phoebus => "phoebus",
            Self::Neptune => "neptune",
            Self::Diana => "diana",
            Self::Venus => "venus",
        }
    }
}

/// A set of gods: temples visited, blessings held, factions in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<God>", into = "Vec<God>")]
pub struct GodSet(u8);

impl GodSet {
    /// No god.
    pub const EMPTY: Self = Self(0);
    /// All five.
    pub const ALL: Self = Self(0b1_1111);

    /// Whether the god is in the set.
    pub const fn contains(self, god: God) -> bool {
        self.0 & (1 << god as u8) != 0
    }

    /// The set with this god.
    pub const fn with(self, god: God) -> Self {
        Self(self.0 | 1 << god as u8)
    }

    /// The set without this god.
    pub const fn without(self, god: God) -> Self {
        Self(self.0 & !(1 << god as u8))
    }

    /// The gods in either set.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many gods.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The gods in the order of [`God::ALL`].
    pub fn iter(self) -> impl Iterator<Item = God> {
        God::ALL.into_iter().filter(move |&god| self.contains(god))
    }
}

impl FromIterator<God> for GodSet {
    fn from_iter<I: IntoIterator<Item = God>>(gods: I) -> Self {
        gods.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Vec<God>> for GodSet {
    fn from(gods: Vec<God>) -> Self {
        gods.into_iter().collect()
    }
}

impl From<GodSet> for Vec<God> {
    fn from(set: GodSet) -> Self {
        set.iter().collect()
    }
}
