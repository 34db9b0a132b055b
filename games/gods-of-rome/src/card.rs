//! Slots, action cards and objectives.

use pantheon_engine::{bit_set, index, kinds};
use serde::{Deserialize, Serialize};

kinds! {
    /// What a symbol lets its owner do (GR-A4, GR-A5, GR-A6).
    pub enum Symbol worded "gr-symbol" {
        /// A meeple more, or a temple.
        Growth,
        /// Meeples on the move.
        Travel,
        /// Others pushed away.
        Attack,
    }
}

/// How many symbols of each kind there are to use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Symbols([u8; 3]);

impl Symbols {
    /// None left.
    pub const fn is_empty(self) -> bool {
        self.0[0] == 0 && self.0[1] == 0 && self.0[2] == 0
    }

    /// Whether there is one of this kind.
    pub const fn has(self, symbol: Symbol) -> bool {
        self.0[symbol as usize] > 0
    }

    /// How many of this kind.
    pub const fn count(self, symbol: Symbol) -> u8 {
        self.0[symbol as usize]
    }

    /// One more of this kind.
    pub const fn with(mut self, symbol: Symbol) -> Self {
        self.0[symbol as usize] += 1;
        self
    }

    /// One fewer of this kind.
    pub const fn without(mut self, symbol: Symbol) -> Self {
        self.0[symbol as usize] = self.0[symbol as usize].saturating_sub(1);
        self
    }
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        symbols.into_iter().fold(Self::default(), Self::with)
    }
}

index! {
    /// One of the four slots of a player board (GR-A1).
    pub struct Slot(1..=4, "slot");
    /// One of the four open action cards (GR-S4).
    pub struct OpenCard(1..=4, "open card");
    /// One of the action cards, counted from 1.
    pub struct CardId(1..=32, "card");
}

bit_set! {
    /// A set of action cards: what is left in the deck.
    pub struct CardSet(u32) of CardId;
}

kinds! {
    /// One of the eight objectives (GR-O).
    pub enum Objective worded "gr-objective" {
        /// Many of one's own (GR-O1).
        Populated,
        /// Another player's temple (GR-O2).
        Raiders,
        /// Two other factions (GR-O3).
        Festival,
        /// A temple and nobody (GR-O4).
        Isolated,
        /// A god piece (GR-O5).
        Watchful,
        /// Neighbours of one's own (GR-O6).
        Clustered,
        /// All colours (GR-O7).
        Scattered,
        /// Temples visited (GR-O8).
        Cultists,
    }
}

impl Objective {
    /// Whether it counts once per scoring instead of once per territory.
    pub const fn is_once(self) -> bool {
        matches!(self, Self::Scattered | Self::Cultists)
    }
}

bit_set! {
    /// A set of objectives.
    pub struct ObjectiveSet(u8) of Objective;
}
