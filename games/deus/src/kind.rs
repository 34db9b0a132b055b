//! Types of buildings, colours of cards, resources and terrains.

use pantheon_engine::kinds;

kinds! {
    /// One of the five types of wooden building a player owns.
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
}

impl Kind {
    /// The colour of its cards.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize]
    }
}

kinds! {
    /// The colour of a card: that of a type of building, or a temple's. Each colour has a god.
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
}

impl Colour {
    /// The type of building, unless it is a temple.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Temple => None,
            _ => Some(Kind::ALL[self as usize]),
        }
    }
}

kinds! {
    /// One of the four resources.
    pub enum Resource worded "de-resource" {
        /// From forests.
        Wood,
        /// From swamps.
        Clay,
        /// From mountains.
        Stone,
        /// From fields.
        Wheat,
    }
}

impl Resource {
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

kinds! {
    /// What a region is.
    pub enum Terrain worded "de-terrain" {
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
}

impl Terrain {
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
