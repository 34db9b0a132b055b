//! What a player of the sample may suppose.

use pantheon_engine::conformance::Conforms;
use pantheon_engine::secret::{SealedChoices, Secret};
use pantheon_engine::{Random, Rng, Seat, SeatSet, Viewer};

use super::action::Action;
use super::flaw::{Flaw, Kind};
use super::rules::Sample;
use super::state::{CARDS, Leak, Phase, SEATS, Shared, State, View, cards, lowest};
use super::turns::take;

impl<K: Kind> Sample<K> {
    /// Deals the cards that the viewer can't see to the others, and seals bids for those who have bid.
    pub(crate) fn imagined(&self, view: &View, rng: &mut Rng) -> State {
        let seats = SeatSet::all(self.terms.seats);
        let mut unseen = CARDS & !view.discard & !view.hand;
        let mut hands = [0_u16; SEATS];
        for seat in seats.iter() {
            let hand = &mut hands[seat.index()];
            if view.viewer == Viewer::Seat(seat) {
                *hand = view.hand;
                continue;
            }
            for _ in 0..view.held[seat.index()] {
                let card = if K::FLAW == Flaw::ImaginesTheLikeliest {
                    let card = lowest(unseen);
                    unseen &= !(1 << card);
                    card
                } else {
                    take(&mut unseen, rng)
                };
                *hand |= 1 << card;
            }
        }
        let mut bids = [None; SEATS];
        let expected = if view.phase == Phase::Bid {
            seats
        } else {
            SeatSet::EMPTY
        };
        for seat in expected
            .iter()
            .filter(|&seat| !view.bids.waiting.contains(seat))
        {
            bids[seat.index()] = if view.viewer == Viewer::Seat(seat) {
                view.bids.own
            } else {
                let mut choices = vec![Action::Pass];
                choices.extend(cards(hands[seat.index()]).map(Action::Bid));
                rng.pick(&choices)
            };
        }
        if let Some(Leak::All(true_hands, true_bids)) = view.leak {
            hands = true_hands;
            bids = true_bids;
            unseen = hands
                .iter()
                .fold(CARDS & !view.discard, |rest, hand| rest & !hand);
        }
        if K::FLAW == Flaw::ImaginesLostCards {
            unseen &= unseen.wrapping_sub(1);
        }
        let mut points = view.points;
        points[0] += u8::from(K::FLAW == Flaw::ImaginesAnotherView);
        State {
            round: view.round,
            phase: view.phase,
            bids: SealedChoices::imagined(expected, bids),
            deadline: view.deadline,
            hands: Secret::new(hands),
            deck: Secret::new(unseen),
            discard: view.discard,
            points,
            shared: Shared::default(),
            forgotten: 0,
        }
    }
}

impl<K: Kind> Conforms for Sample<K> {
    fn any_action(&self, _state: &State, rng: &mut Rng) -> Action {
        match rng.below(4) {
            0 => Action::Pass,
            1 => Action::Draw,
            2 => Action::Rest,
            _ => Action::Bid(rng.below(20) as u8),
        }
    }

    fn hidden_features(&self, state: &State, viewer: Viewer) -> Vec<u32> {
        Seat::all(self.terms.seats)
            .filter(|&seat| viewer != Viewer::Seat(seat))
            .flat_map(|seat| {
                let bid = match state.bids.seen_by(Viewer::Seat(seat)).own {
                    Some(Action::Bid(card)) => u32::from(card),
                    Some(_) => 20,
                    None => 21,
                };
                [u32::from(lowest(state.hands.inside()[seat.index()])), bid]
            })
            .collect()
    }
}
