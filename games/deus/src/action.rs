//! The decisions of DEUS, one at a time.

use pantheon_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::card::Design;
use crate::kind::{Kind, Resource};
use crate::region::Region;

/// How a cost is paid: how many of each resource are replaced by gold, in the order of [`Resource::ALL`] (DE-B3).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payment(pub [u8; 4]);

impl Payment {
    /// How many resources are replaced.
    pub fn replaced(self) -> u8 {
        self.0
            .iter()
            .fold(0, |sum, &count| sum.saturating_add(count))
    }
}

/// One decision. A turn is a short sequence of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Draft a piece of this type for the player board (DE-Y1).
    Draft(Kind),
    /// Build this card (DE-B, DE-M).
    Build(Design),
    /// Build this card face down into the column of this type (DE-Y3).
    Hide {
        /// The card.
        card: Design,
        /// The column.
        column: Kind,
    },
    /// Pay its cost in this way (DE-B3).
    Pay(Payment),
    /// Put the wooden building here (DE-B4, DE-B5, DE-M3).
    Place(Region),
    /// Put it on this empty edge region for victory points (DE-B9).
    Settle(Region),
    /// Carry the card's effect out (DE-B10).
    Use,
    /// Decline the card's effect (DE-B10).
    Decline,
    /// That is enough.
    Done,
    /// Take this resource.
    Take(Resource),
    /// Sell so many.
    Sell(u8),
    /// Return one for this resource.
    Exchange(Resource),
    /// Gain a piece of this type.
    Gain(Kind),
    /// Discard this card for the effect.
    Discard(Design),
    /// Carry out the card in this place of the other column, from 1 at the bottom.
    Activate(u8),
    /// The army in this region marches (DE-A1).
    March(Region),
    /// It goes on to this region (DE-A1).
    Step(Region),
    /// Take points from this village.
    Raid(Region),
    /// Take points from this player.
    Rob(Seat),
    /// Offer this card, first of all and on top (DE-O1).
    Offer(Design),
    /// Offer this card too, below the top (DE-O1).
    Add(Design),
    /// Let Jupiter stand for the god of this type (DE-O2).
    Invoke(Kind),
}

impl Action {
    /// Whether its player may take it back alone, as long as no card was drawn or shown: whatever it is.
    #[expect(clippy::unused_self, reason = "other titles tell actions apart")]
    pub(crate) const fn may_be_taken_back(self) -> bool {
        true
    }
}
