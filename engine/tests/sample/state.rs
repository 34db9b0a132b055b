//! A position of the sample and what somebody may know of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use pantheon_engine::secret::{SealedChoices, SealedView, Secret, sealed_snapshot, snapshot};
use pantheon_engine::{Millis, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::action::Action;

/// The most seats.
pub(crate) const SEATS: usize = 3;
/// The cards 1 to 12 as bits.
pub(crate) const CARDS: u16 = 0b1_1111_1111_1110;

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    /// All seal a bid.
    Bid,
    /// This seat draws or rests.
    Draw(Seat),
    /// The game is over.
    Over,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// The round, from 1.
    pub round: u8,
    /// What is going on.
    pub phase: Phase,
    /// The bids of the round.
    #[serde(with = "sealed_snapshot")]
    pub bids: SealedChoices<Action, SEATS>,
    /// Until when to bid.
    pub deadline: Option<Millis>,
    /// Each seat's cards as bits.
    #[serde(with = "snapshot")]
    pub hands: Secret<[u16; SEATS]>,
    /// The cards left to draw, as bits.
    #[serde(with = "snapshot")]
    pub deck: Secret<u16>,
    /// The cards that were bid.
    pub discard: u16,
    /// Each seat's points.
    pub points: [u8; SEATS],
    /// Where one broken variant keeps what copies share.
    pub shared: Shared,
    /// Where one broken variant keeps what isn't written.
    #[serde(skip)]
    pub forgotten: u8,
}

/// What somebody may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The round.
    pub round: u8,
    /// What is going on.
    pub phase: Phase,
    /// Who has bid, and the viewer's own bid.
    pub bids: SealedView<Action>,
    /// Until when to bid.
    pub deadline: Option<Millis>,
    /// The viewer's cards.
    pub hand: u16,
    /// How many cards each has.
    pub held: [u8; SEATS],
    /// The cards that were bid.
    pub discard: u16,
    /// Each seat's points.
    pub points: [u8; SEATS],
    /// What only broken variants show.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leak: Option<Leak>,
}

/// What broken variants show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Leak {
    /// A card.
    Card(u8),
    /// All hands and bids.
    All([u16; SEATS], [Option<Action>; SEATS]),
}

/// A number that all copies share: how not to write a state.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub(crate) struct Shared(Arc<AtomicU8>);

impl Shared {
    /// Changes the number everywhere.
    pub(crate) fn bump(&self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

impl From<u8> for Shared {
    fn from(number: u8) -> Self {
        Self(Arc::new(AtomicU8::new(number)))
    }
}

impl From<Shared> for u8 {
    fn from(shared: Shared) -> Self {
        shared.0.load(Ordering::SeqCst)
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        u8::from(self.clone()) == u8::from(other.clone())
    }
}

impl Eq for Shared {}

/// The cards of a set, lowest first.
pub(crate) fn cards(set: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |card| set & (1 << card) != 0)
}

/// The lowest card of a set; 0 if it is empty.
pub(crate) fn lowest(set: u16) -> u8 {
    cards(set).next().unwrap_or(0)
}
