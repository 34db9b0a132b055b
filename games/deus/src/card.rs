//! Cards: designs, copies of them, sets of copies, and columns.

use pantheon_engine::{bit_set, index};
use serde::{Deserialize, Serialize};

/// The most cards a deck may have.
pub const MAX_CARDS: usize = CardId::COUNT;

/// The most cards in a column: five standard ones (one per piece), and a temple more than that (DE-M1).
pub const MAX_COLUMN: usize = 6;

index! {
    /// What is printed on a card; several cards may share a design. Numbered from 1 in the order of the data file.
    pub struct Design(1..=128, "card") shown as "card {}";
    /// One card of the deck. Copies of a design follow each other.
    pub struct CardId(0..=127, "card");
}

bit_set! {
    /// A set of cards: a deck, a hand, a discard pile. It has no order; luck draws from it.
    pub struct CardSet(u128) of CardId;
}

/// A column of cards on a player board, from the bottom up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<CardId>", into = "Vec<CardId>")]
pub struct Column {
    cards: [u8; MAX_COLUMN],
    length: u8,
}

impl Column {
    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.length
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.length == 0
    }

    /// Whether no card can be added.
    pub const fn is_full(self) -> bool {
        self.length as usize == MAX_COLUMN
    }

    /// The card in this place from the bottom, counted from 0.
    #[inline]
    pub fn get(self, place: u8) -> Option<CardId> {
        (place < self.length).then(|| CardId(self.cards[usize::from(place)]))
    }

    /// Lays a card on top.
    pub fn push(&mut self, card: CardId) {
        debug_assert!(!self.is_full(), "a column holds at most {MAX_COLUMN} cards");
        self.cards[usize::from(self.length)] = card.0;
        self.length += 1;
    }

    /// The cards from the bottom up.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        (0..self.length).filter_map(move |place| self.get(place))
    }
}

impl TryFrom<Vec<CardId>> for Column {
    type Error = String;

    fn try_from(cards: Vec<CardId>) -> Result<Self, String> {
        if cards.len() > MAX_COLUMN {
            return Err(format!("a column holds at most {MAX_COLUMN} cards"));
        }
        let mut column = Self::default();
        for card in cards {
            column.push(card);
        }
        Ok(column)
    }
}

impl From<Column> for Vec<CardId> {
    fn from(column: Column) -> Self {
        column.iter().collect()
    }
}
