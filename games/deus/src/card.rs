//! Cards: designs, copies of them, sets of copies, and columns.

use pantheon_engine::Random;
use serde::{Deserialize, Serialize};

/// The most cards a deck may have.
pub const MAX_CARDS: usize = 128;

/// The most cards in a column: five standard ones (one per piece), and a temple more than that (DE-M1).
pub const MAX_COLUMN: usize = 6;

/// What is printed on a card; several cards may share a design. Numbered from 1 in the order of the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Design(u8);

impl Design {
    /// The design with this index from 0.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_CARDS {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Its index from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Design {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        usize::from(number)
            .checked_sub(1)
            .and_then(Self::new)
            .ok_or_else(|| format!("card {number} isn't one of 1 to {MAX_CARDS}"))
    }
}

impl From<Design> for u8 {
    fn from(design: Design) -> Self {
        design.0 + 1
    }
}

impl std::fmt::Debug for Design {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "card {}", self.0 + 1)
    }
}

/// One card of the deck. Copies of a design follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

impl CardId {
    /// The card with this index from 0.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_CARDS {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Its index from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for CardId {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        Self::new(usize::from(index)).ok_or_else(|| format!("there is no card {index}"))
    }
}

impl From<CardId> for u8 {
    fn from(card: CardId) -> Self {
        card.0
    }
}

/// A set of cards: a deck, a hand, a discard pile. It has no order; luck draws from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<CardId>", into = "Vec<CardId>")]
pub struct CardSet(u128);

impl CardSet {
    /// None.
    pub const EMPTY: Self = Self(0);

    /// The first so many cards.
    pub const fn first_few(count: usize) -> Self {
        Self(if count >= 128 {
            u128::MAX
        } else {
            (1 << count) - 1
        })
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// With this one too.
    #[inline]
    pub const fn with(self, card: CardId) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// Without this one.
    #[inline]
    pub const fn without(self, card: CardId) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// Those in either.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those not in the other.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The first card.
    #[inline]
    pub const fn first(self) -> Option<CardId> {
        if self.0 == 0 {
            None
        } else {
            Some(CardId(self.0.trailing_zeros() as u8))
        }
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            rest = rest.without(first);
            Some(first)
        })
    }

    /// Any card, each as likely as the others.
    pub fn draw(self, luck: &mut impl Random) -> Option<CardId> {
        if self.is_empty() {
            return None;
        }
        let mut skipped = luck.below(self.0.count_ones());
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let (mut half, base) = if skipped < low.count_ones() {
            (low, 0)
        } else {
            skipped -= low.count_ones();
            (high, 64)
        };
        for _ in 0..skipped {
            half &= half - 1;
        }
        Some(CardId(base + half.trailing_zeros() as u8))
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Vec<CardId>> for CardSet {
    fn from(cards: Vec<CardId>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<CardSet> for Vec<CardId> {
    fn from(set: CardSet) -> Self {
        set.iter().collect()
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use pantheon_engine::Rng;

    #[test]
    fn every_card_is_drawn_as_often() {
        let cards: CardSet = [3, 40, 64, 95, 127]
            .into_iter()
            .filter_map(CardId::new)
            .collect();
        let mut rng = Rng::new(4);
        let mut seen = [0_u32; MAX_CARDS];
        for _ in 0..50_000 {
            seen[cards.draw(&mut rng).unwrap().index()] += 1;
        }
        for (index, &count) in seen.iter().enumerate() {
            let expected = CardId::new(index).is_some_and(|card| cards.contains(card));
            assert_eq!(
                (9_500..10_500).contains(&count),
                expected,
                "{index}: {count}"
            );
        }
        assert_eq!(CardSet::EMPTY.draw(&mut rng), None);
    }
}
