//! Types of buildings, colours of cards, resources and terrains.

use serde::{Deserialize, Serialize};

/// One of the five types of wooden building a player owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// A ship.
    Maritime,
    /// A production building.
    Production,
    /// A scientific building.
    Scientific,
    /// A civil building.
    Civil,
    /// An army.
    Military,
}

impl Kind {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::Maritime,
        Self::Production,
        Self::Scientific,
        Self::Civil,
        Self::Military,
    ];

    /// Its place in [`Kind::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of its cards.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize]
    }
}

/// The colour of a card: that of a type of building, or a temple's. Each colour has a god.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Colour {
    /// Blue, Neptune.
    Maritime,
    /// Green, Ceres.
    Production,
    /// Yellow, Minerva.
    Scientific,
    /// Brown, Vesta.
    Civil,
    /// Red, Mars.
    Military,
    /// Purple, Jupiter.
    Temple,
}

impl Colour {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::Maritime,
        Self::Production,
        Self::Scientific,
        Self::Civil,
        Self::Military,
        Self::Temple,
    ];

    /// Its place in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The type of building, unless it is a temple.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Temple => None,
            _ => Some(Kind::ALL[self as usize]),
        }
    }
}

/// One of the four resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Resource {
    /// From forests.
    Wood,
    /// From swamps.
    Clay,
    /// From mountains.
    Stone,
    /// From fields.
    Wheat,
}

impl Resource {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Wood, Self::Clay, Self::Stone, Self::Wheat];

    /// Its place in [`Resource::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Where it comes from.
    pub const fn terrain(self) -> Terrain {
        match self {
            Self::Wood => Terrain::Forest,
            Self::Clay => Terrain::Swamp,
            Self::Stone => Terrain::Mountain,
            Self::Wheat => Terrain::Field,
        }
    }
}

/// What a region is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Terrain {
    /// Gives wheat.
    Field,
    /// Gives wood.
    Forest,
    /// Gives clay.
    Swamp,
    /// Gives stone.
    Mountain,
    /// For ships.
    Sea,
    /// A barbarian village.
    Village,
}

impl Terrain {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::Field,
        Self::Forest,
        Self::Swamp,
        Self::Mountain,
        Self::Sea,
        Self::Village,
    ];

    /// Its place in [`Terrain::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter it has on a tile in the data file.
    pub const fn letter(self) -> char {
        match self {
            Self::Field => 'F',
            Self::Forest => 'W',
            Self::Swamp => 'P',
            Self::Mountain => 'M',
            Self::Sea => 'S',
            Self::Village => 'V',
        }
    }
}
