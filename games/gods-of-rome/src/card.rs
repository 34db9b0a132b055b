//! Slots, action cards and objectives.

use serde::{Deserialize, Serialize};

/// What a symbol lets its owner do (GR-A4 to GR-A6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// A meeple more, or a temple.
    Growth,
    /// Meeples on the move.
    Travel,
    /// Others pushed away.
    Attack,
}

impl Symbol {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Growth, Self::Travel, Self::Attack];

    /// Its name in keys and JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Growth => "growth",
            Self::Travel => "travel",
            Self::Attack => "attack",
        }
    }
}

/// How many symbols of each kind there are to use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// A place among four, counted from 1 by people.
macro_rules! one_of_four {
    ($(#[$doc:meta])* $name:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// Number 1.
            pub const FIRST: Self = Self(0);

            /// The one with this number, from 1 to 4.
            pub const fn new(number: u8) -> Option<Self> {
                if number >= 1 && number <= 4 { Some(Self(number - 1)) } else { None }
            }

            /// All four.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..4).map(Self)
            }

            /// Its number, from 1 to 4.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            /// Its place in arrays.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                Self::new(number).ok_or_else(|| format!(concat!($what, " {} is not one of 1 to 4"), number))
            }
        }

        impl From<$name> for u8 {
            fn from(place: $name) -> Self {
                place.number()
            }
        }
    };
}

one_of_four!(
    /// One of the four slots of a player board (GR-A1).
    Slot,
    "slot"
);
one_of_four!(
    /// One of the four open action cards (GR-S4).
    OpenCard,
    "open card"
);

/// One of the action cards, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u8);

impl CardId {
    /// Its place in the content's list.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// A set of action cards: what is left in the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<CardId>", into = "Vec<CardId>")]
pub struct CardSet(u32);

impl CardSet {
    /// The first `count` cards.
    pub const fn first(count: u8) -> Self {
        Self((1_u32 << count) - 1)
    }

    /// The set as bits, card 1 lowest.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set without this card.
    pub const fn without(self, card: CardId) -> Self {
        Self(self.0 & !(1 << card.index()))
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        (0..32_u8)
            .filter(move |bit| self.0 & (1 << bit) != 0)
            .map(|bit| CardId(bit + 1))
    }
}

impl From<Vec<CardId>> for CardSet {
    fn from(cards: Vec<CardId>) -> Self {
        Self(
            cards
                .into_iter()
                .filter(|card| (1..=32).contains(&card.0))
                .fold(0, |set, card| set | 1 << card.index()),
        )
    }
}

impl From<CardSet> for Vec<CardId> {
    fn from(set: CardSet) -> Self {
        set.iter().collect()
    }
}

/// One of the eight objectives (GR-O).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Objective {
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

impl Objective {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::Populated,
        Self::Raiders,
        Self::Festival,
        Self::Isolated,
        Self::Watchful,
        Self::Clustered,
        Self::Scattered,
        Self::Cultists,
    ];

    /// Its name in keys and JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Populated => "populated",
            Self::Raiders => "raiders",
            Self::Festival => "festival",
            Self::Isolated => "isolated",
            Self::Watchful => "watchful",
            Self::Clustered => "clustered",
            Self::Scattered => "scattered",
            Self::Cultists => "cultists",
        }
    }

    /// Whether it counts once per scoring instead of once per territory.
    pub const fn is_once(self) -> bool {
        matches!(self, Self::Scattered | Self::Cultists)
    }
}

/// A set of objectives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Objective>", into = "Vec<Objective>")]
pub struct ObjectiveSet(u8);

impl ObjectiveSet {
    /// None.
    pub const EMPTY: Self = Self(0);
    /// All eight.
    pub const ALL: Self = Self(0xFF);

    /// Whether the objective is in the set.
    pub const fn contains(self, objective: Objective) -> bool {
        self.0 & (1 << objective as u8) != 0
    }

    /// The set with this objective.
    pub const fn with(self, objective: Objective) -> Self {
        Self(self.0 | 1 << objective as u8)
    }

    /// The set without this objective.
    pub const fn without(self, objective: Objective) -> Self {
        Self(self.0 & !(1 << objective as u8))
    }

    /// Those not in the set.
    pub const fn others(self) -> Self {
        Self(!self.0)
    }

    /// The set as bits.
    pub const fn bits(self) -> u32 {
        self.0 as u32
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The objectives in order.
    pub fn iter(self) -> impl Iterator<Item = Objective> {
        Objective::ALL
            .into_iter()
            .filter(move |&objective| self.contains(objective))
    }
}

impl From<Vec<Objective>> for ObjectiveSet {
    fn from(objectives: Vec<Objective>) -> Self {
        objectives.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<ObjectiveSet> for Vec<Objective> {
    fn from(set: ObjectiveSet) -> Self {
        set.iter().collect()
    }
}
