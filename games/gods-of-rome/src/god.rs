//! The five gods, who are also the five factions and the five colours.

use pantheon_engine::{bit_set, kinds};

kinds! {
    // In the order of the Patronus' die (GR-L2).
    /// A god, its faction and its colour (GR-S2).
    pub enum God worded "gr-god" {
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
}

impl God {
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
}

bit_set! {
    /// A set of gods: temples visited, blessings held, factions in play.
    pub struct GodSet(u8) of God;
}
