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
    pub enum Resource {
        /// From forests.
        Wood = "de-resource-wood",
        /// From swamps.
        Clay = "de-resource-clay",
        /// From mountains.
        Stone = "de-resource-stone",
        /// From fields.
        Wheat = "de-resource-wheat",
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
    pub enum Terrain {
        /// Gives wheat.
        Field = "de-terrain-field",
        /// Gives wood.
        Forest = "de-terrain-forest",
        /// Gives clay.
        Swamp = "de-terrain-swamp",
        /// Gives stone.
        Mountain = "de-terrain-mountain",
        /// For ships.
        Sea = "de-terrain-sea",
        /// A barbarian village.
        Village = "de-terrain-village",
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
