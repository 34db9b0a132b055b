//! Paying for gods (BB-G1, BB-G2).

use pantheon_engine::Seat;

use super::{BoraBora, Refusable};
use crate::event::{Event, Step};
use crate::piece::{God, Way};
use crate::state::{Decision, Errand, State};
use crate::violation::Violation;

impl BoraBora {
    /// The god that has to be paid for after this one.
    const fn next_payment(state: &State, god: God) -> Option<God> {
        match (god, state.errand) {
            (God::Blue, Errand::Die { white: true, .. }) => Some(God::White),
            _ => None,
        }
    }

    /// The ways in which whoever decides can pay for a god so that the next one can be paid for too.
    pub(super) fn ways_to_pay(
        state: &State,
        god: God,
    ) -> impl Iterator<Item = Way> + Clone + use<> {
        let purse = state.current().purse();
        let then = Self::next_payment(state, god);
        purse
            .ways(god)
            .filter(move |&way| then.is_none_or(|then| purse.after(god, way).can_pay(then)))
    }

    /// Whether a god that is to be paid for can be, which everybody knows as it was declared.
    pub(crate) fn payment_is_possible(state: &State) -> bool {
        match state.decision {
            Decision::Pay { god } => Self::ways_to_pay(state, god).next().is_some(),
            _ => true,
        }
    }

    /// Asks how a god is paid for, unless everybody can see that only a tile is left to pay with. The caller has made
    /// sure that there is a way.
    pub(super) fn ask_payment(&self, state: &mut State, god: God, step: &mut Step) {
        let player = state.current();
        if player.offerings == 0 || player.hand_size() == 0 {
            self.paid(state, god, Way::Tile, step);
        } else {
            state.decision = Decision::Pay { god };
        }
    }

    pub(super) fn pay_now(
        &self,
        state: &mut State,
        god: God,
        way: Way,
        step: &mut Step,
    ) -> Refusable {
        Self::need_way(state, god, way)?;
        if let Some(then) = Self::next_payment(state, god)
            && !state.current().purse().after(god, way).can_pay(then)
        {
            return Err(Violation::NothingLeftFor { god: then });
        }
        self.paid(state, god, way, step);
        Ok(())
    }

    fn paid(&self, state: &mut State, god: God, way: Way, step: &mut Step) {
        let then = Self::next_payment(state, god);
        Self::pay(state, state.turn, god, way, step);
        match then {
            Some(then) => self.ask_payment(state, then, step),
            None => self.resume(state, step),
        }
    }

    /// Refuses a way of paying that isn't open.
    pub(super) fn need_way(state: &State, god: God, way: Way) -> Refusable {
        let purse = state.current().purse();
        if purse.allows(god, way) {
            return Ok(());
        }
        Err(match way {
            Way::Tile => Violation::NoGodTile,
            Way::Card | Way::Pair(_) if purse.offerings == 0 => Violation::NoOffering,
            Way::Card => Violation::NoSuchCard { god },
            Way::Pair(colour) => Violation::NoPair { god: colour },
        })
    }

    /// BB-G1, BB-G2: cards are discarded, offerings go back, a tile leaves the game.
    pub(super) fn pay(state: &mut State, seat: Seat, god: God, way: Way, step: &mut Step) {
        let player = state.player_mut(seat);
        let purse = player.purse().after(god, way);
        let (colour, cards) = match way {
            Way::Card => (god, 1),
            Way::Pair(colour) => (colour, 2),
            Way::Tile => (god, 0),
        };
        *player.hand.inside_mut() = purse.hand;
        player.offerings = purse.offerings;
        player.god_tiles = purse.god_tiles;
        let known = &mut player.known[colour.index()];
        *known = known.saturating_sub(cards);
        state.gods.discard[colour.index()] += cards;
        step.tell(Event::GodUsed { seat, god, way });
    }
}
