//! The battery of laws that every title passes, and what it has to know of DEUS.

use pantheon_engine::conformance::Conforms;
use pantheon_engine::{Game, Random, Rng, Seat, Viewer};

use crate::action::{Action, Payment};
use crate::card::Design;
use crate::content::{CardsFile, MapFile};
use crate::event::Event;
use crate::kind::{Kind, Resource};
use crate::numbers::Numbers;
use crate::region::{MAX_REGIONS, Region};
use crate::rules::Deus;
use crate::state::{Decision, State};

impl Conforms for Deus {
    fn any_action(&self, state: &State, rng: &mut Rng) -> Action {
        let hand = *state.current().hand.inside();
        let held: Vec<Design> = self.designs_in(hand).collect();
        let card = if rng.below(2) == 0 {
            rng.pick(&held)
        } else {
            None
        };
        let card =
            card.unwrap_or_else(|| Design::from_index(rng.index(80)).expect("there may be 80"));
        let region = Region::from_index(rng.index(MAX_REGIONS)).expect("it is below the most");
        let kind = Kind::ALL[rng.index(5)];
        let resource = Resource::ALL[rng.index(4)];
        let seat = Seat::new(rng.below(5) as u8).expect("there may be five seats");
        let few = rng.below(8) as u8;
        match rng.below(22) {
            0 => Action::Draft(kind),
            1 => Action::Build(card),
            2 => Action::Hide { card, column: kind },
            3 => Action::Pay(Payment(std::array::from_fn(|_| rng.below(3) as u8))),
            4 => Action::Place(region),
            5 => Action::Settle(region),
            6 => Action::Use,
            7 => Action::Decline,
            8 => Action::Done,
            9 => Action::Take(resource),
            10 => Action::Sell(few),
            11 => Action::Exchange(resource),
            12 => Action::Gain(kind),
            13 => Action::Discard(card),
            14 => Action::Activate(few),
            15 => Action::March(region),
            16 => Action::Step(region),
            17 => Action::Raid(region),
            18 => Action::Rob(seat),
            19 => Action::Offer(card),
            20 => Action::Add(card),
            _ => Action::Invoke(kind),
        }
    }

    /// What others picked in the draft; and the first cards dealt to somebody who hasn't acted yet.
    ///
    /// Later choices betray hands (what can't be built is kept), so those aren't compared.
    fn hidden_features(&self, state: &State, viewer: Viewer) -> Vec<u32> {
        let untouched = |seat: &Seat| {
            let player = state.player(*seat);
            viewer != Viewer::Seat(*seat)
                && state.round == 1
                && player.columns.iter().all(|column| column.is_empty())
                && state.discard.inside().is_empty()
                && (*seat != state.turn || state.decision == Decision::Turn)
        };
        let feature = |seat: Seat| {
            if viewer == Viewer::Seat(seat) {
                return 0;
            }
            let player = state.player(seat);
            if state.decision == Decision::Draft {
                return u32::from(player.on_board(Kind::Civil));
            }
            let lowest = player.hand.inside().first();
            lowest.map_or(99, |card| {
                10 + self.content().design(card).index() as u32 / 8
            })
        };
        let all_untouched = Seat::all(self.seats())
            .filter(|&seat| viewer != Viewer::Seat(seat))
            .all(|seat| untouched(&seat));
        if state.decision == Decision::Draft || all_untouched {
            Seat::all(self.seats())
                .filter(|&seat| viewer != Viewer::Seat(seat))
                .map(feature)
                .collect()
        } else {
            Vec::new()
        }
    }

    /// Open deeds that a position doesn't keep: who was invoked, whether a card was used, points changing hands, and a
    /// card discarded face up that is shuffled into the draw pile at once (DE-R4, DE-T2).
    fn is_passing(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Invoked { .. }
                | Event::Used { .. }
                | Event::Declined { .. }
                | Event::Discarded { .. }
                | Event::GainedPoints { .. }
                | Event::Sacked { .. }
                | Event::Robbed { .. }
        )
    }
}

pantheon_engine::conformance!(Deus);

pantheon_engine::typescript!(Deus, CardsFile, MapFile, Numbers);
