//! What players do, what happens, and why something is refused.

use pantheon_engine::{Message, RuleId, Seat, Violation};
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Action {
    /// Bid a card.
    Bid(u8),
    /// Bid nothing.
    Pass,
    /// Draw a card.
    Draw,
    /// Draw none.
    Rest,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    /// A seat got cards.
    Dealt { seat: Seat, hand: Option<u16> },
    /// A seat sealed a bid; its owner sees which.
    Sealed { seat: Seat, bid: Option<Action> },
    /// All bids were opened.
    Opened { winner: Option<Seat>, cards: u16 },
    /// A seat drew; its owner sees what.
    Drew { seat: Seat, card: Option<u8> },
    /// A seat rested.
    Rested { seat: Seat },
    /// Time ran out.
    TimeOut,
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It isn't the seat's turn.
    NotYourTurn,
    /// This is done at another time.
    NotNow,
    /// The card isn't in the hand. Only a broken game says where it is.
    NotHeld { card: u8, holder: Option<Seat> },
    /// The deck is empty.
    NoCards,
    /// A kind that the examples leave out.
    Unheard,
}

impl Violation for Refused {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::NotYourTurn => "SA-T1",
            Self::NotNow => "SA-T2",
            Self::NotHeld { .. } => "SA-B1",
            Self::NoCards => "SA-D1",
            Self::Unheard => "SA-X1",
        })
    }

    fn message(&self) -> Message {
        match *self {
            Self::NotYourTurn => Message::new("sa-refusal-turn"),
            Self::NotNow => Message::new("sa-refusal-now"),
            Self::NotHeld { card, holder } => {
                let message = Message::new("sa-refusal-not-held").number("card", card);
                match holder {
                    Some(holder) => message.seat("holder", holder),
                    None => message,
                }
            }
            Self::NoCards => Message::new("sa-refusal-no-cards"),
            Self::Unheard => Message::new("sa-refusal-unheard"),
        }
    }

    fn examples() -> Vec<Self> {
        vec![
            Self::NotYourTurn,
            Self::NotNow,
            Self::NotHeld {
                card: 1,
                holder: None,
            },
            Self::NoCards,
        ]
    }
}
