//! Terrains, the gods of those terrains, and the colours of prophets (FG-G2).
//!
//! The three go in step: with visible gods the Merfolk's prophets are blue and theirs is the sea. With secret gods a
//! colour and a god need not match, so each has a type of its own.

use pantheon_engine::kinds;

kinds! {
    /// What a corner of a tile shows.
    pub enum Terrain worded "fg-terrain" {
        /// Sea, S.
        Sea,
        /// Forest, F.
        Forest,
        /// Plain, P.
        Plain,
        /// Mountain, M.
        Mountain,
    }
}

kinds! {
    /// A god, whose terrain counts for whoever has it at the end (FG-X5, FG-X6).
    pub enum God worded "fg-god" {
        /// The Goddess of the Merfolk: sea.
        Merfolk,
        /// The Goddess of the Elves: forest.
        Elves,
        /// The God of the Humans: plain.
        Humans,
        /// The God of the Dwarves: mountain.
        Dwarves,
    }
}

kinds! {
    /// The colour of a reserve of prophets, and of its marker when influence is counted.
    pub enum Colour worded "fg-colour" {
        /// Blue, the Merfolk's.
        Blue,
        /// Green, the Elves'.
        Green,
        /// Yellow, the Humans'.
        Yellow,
        /// Grey, the Dwarves'.
        Grey,
    }
}

impl Terrain {
    /// The terrain with this number, of which only the two lowest bits count.
    #[inline]
    pub const fn at(number: u8) -> Self {
        Self::ALL[(number & 3) as usize]
    }

    /// Its letter in codes and drawings.
    pub const fn letter(self) -> char {
        match self {
            Self::Sea => 'S',
            Self::Forest => 'F',
            Self::Plain => 'P',
            Self::Mountain => 'M',
        }
    }

    /// The terrain with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|terrain| terrain.letter() == letter)
    }
}

impl God {
    /// The god's terrain.
    #[inline]
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[self.index()]
    }

    /// The colour of the god's prophets when gods are visible.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index()]
    }
}

impl Colour {
    /// The god of that colour when gods are visible.
    pub const fn god(self) -> God {
        God::ALL[self.index()]
    }

    /// Its letter in drawings.
    pub const fn letter(self) -> char {
        match self {
            Self::Blue => 'b',
            Self::Green => 'g',
            Self::Yellow => 'y',
            Self::Grey => 'k',
        }
    }
}
