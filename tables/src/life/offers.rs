//! Offers: what all at the table can agree to.

use pantheon_engine::{Seat, SeatSet};
use pantheon_wire::{Offer, OfferKind, Seq};
use serde::{Deserialize, Serialize};

/// One offer that waits for answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Pending {
    pub(super) seq: Seq,
    pub(super) by: Seat,
    pub(super) what: OfferKind,
    pub(super) waits_for: SeatSet,
}

/// The offers of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Offers(Vec<Pending>);

impl Offers {
    pub(super) fn find(&self, seq: Seq) -> Option<&Pending> {
        self.0.iter().find(|offer| offer.seq == seq)
    }

    /// Whether there is already one of this kind.
    pub(super) fn has_like(&self, what: OfferKind) -> bool {
        let same =
            |other: OfferKind| std::mem::discriminant(&other) == std::mem::discriminant(&what);
        self.0.iter().any(|offer| same(offer.what))
    }

    pub(super) fn add(&mut self, offer: Pending) {
        self.0.push(offer);
    }

    /// These seats have agreed. Answers with what was offered once nobody is waited for, and the offer is gone then.
    pub(super) fn agree(&mut self, seq: Seq, seats: SeatSet) -> Option<OfferKind> {
        let offer = self.0.iter_mut().find(|offer| offer.seq == seq)?;
        for seat in seats.iter() {
            offer.waits_for = offer.waits_for.without(seat);
        }
        let done = offer.waits_for.is_empty().then_some(offer.what);
        if done.is_some() {
            self.remove(seq);
        }
        done
    }

    pub(super) fn remove(&mut self, seq: Seq) {
        self.0.retain(|offer| offer.seq != seq);
    }

    /// These don't answer any more. An offer that waited for nobody else is gone, since nobody has agreed to it.
    pub(super) fn no_longer_ask(&mut self, seats: SeatSet) {
        for offer in &mut self.0 {
            for seat in seats.iter() {
                offer.waits_for = offer.waits_for.without(seat);
            }
        }
        self.0.retain(|offer| !offer.waits_for.is_empty());
    }

    /// The game has gone on: there is something else to take back now.
    pub(super) fn game_went_on(&mut self) {
        self.0
            .retain(|offer| !matches!(offer.what, OfferKind::TakeBack { .. }));
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn told(&self) -> Vec<Offer> {
        let numbers = |seats: SeatSet| seats.iter().map(Seat::number).collect();
        self.0
            .iter()
            .map(|offer| Offer {
                seq: offer.seq,
                by: offer.by.number(),
                what: offer.what,
                waits_for: numbers(offer.waits_for),
            })
            .collect()
    }
}
