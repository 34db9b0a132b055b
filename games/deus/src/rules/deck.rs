//! Drawing and discarding (DE-T2, DE-O4). Piles are sets: luck draws a card when one is drawn.

use arrayvec::ArrayVec;
use pantheon_engine::Seat;

use super::Deus;
use crate::card::{CardId, CardSet, Design};
use crate::event::{Event, Step};
use crate::state::{Decision, Ending, State};
use crate::violation::{CardUse, Violation};

/// The designs of cards drawn in one go, at most a full hand.
type Drawn = ArrayVec<Design, 10>;

impl Deus {
    /// Whether the seat could draw a card now.
    pub(super) fn can_draw(&self, state: &State, seat: Seat) -> bool {
        state.player(seat).hand.inside().len() < self.terms.content.numbers.cards.most
            && !(state.deck.inside().is_empty() && state.discard.inside().is_empty())
    }

    /// Draws so many cards, fewer if the hand is full or no card is left anywhere, and tells of it.
    pub(super) fn draw(&self, state: &mut State, seat: Seat, count: u8, step: &mut Step) {
        let mut drawn = Drawn::new();
        self.draw_into(state, seat, count, &mut drawn, step);
        Self::tell_drawn(seat, drawn, step);
    }

    fn draw_into(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        drawn: &mut Drawn,
        step: &mut Step,
    ) {
        for _ in 0..count {
            if !self.can_draw(state, seat) {
                break;
            }
            if state.deck.inside().is_empty() {
                Self::reshuffle(state, step);
            }
            let Some(card) = state.deck.inside().pick(&mut step.luck) else {
                break;
            };
            *state.deck.inside_mut() = state.deck.inside().without(card);
            let hand = state.players[seat.index()].hand.inside_mut();
            *hand = hand.with(card);
            drawn.push(self.terms.content.design(card));
        }
    }

    fn tell_drawn(seat: Seat, mut cards: Drawn, step: &mut Step) {
        if cards.is_empty() {
            return;
        }
        // The order in which cards came is nobody's business: hands have none.
        cards.sort_unstable();
        let count = cards.len() as u8;
        step.tell_apart(
            seat,
            Event::DrewCards { seat, cards },
            Event::Drew { seat, count },
        );
    }

    /// DE-T2: the discards become the draw pile, and nobody knows any more where they lie.
    fn reshuffle(state: &mut State, step: &mut Step) {
        let cards = *state.discard.inside();
        *state.deck.inside_mut() = cards;
        *state.discard.inside_mut() = CardSet::EMPTY;
        for player in &mut state.players {
            *player.offered.inside_mut() = CardSet::EMPTY;
        }
        step.reveal();
        step.tell(Event::Reshuffled { count: cards.len() });
    }

    /// Refills the hand to five, then draws so many more; the game ends at once if five can't be had (DE-E4), but
    /// not for the more (DE-R2). Says whether it goes on.
    pub(super) fn refill(&self, state: &mut State, extra: u8, step: &mut Step) -> bool {
        let (seat, size) = (state.turn, self.terms.content.numbers.cards.hand);
        let missing = size.saturating_sub(state.current().hand.inside().len());
        let mut drawn = Drawn::new();
        self.draw_into(state, seat, missing, &mut drawn, step);
        let full = state.current().hand.inside().len() >= size;
        if full {
            self.draw_into(state, seat, extra, &mut drawn, step);
        }
        Self::tell_drawn(seat, drawn, step);
        if !full {
            Self::end(state, Ending::Exhaustion, step);
        }
        full
    }

    /// A card of this design in the hand of whoever is at turn.
    pub(super) fn need_in_hand(
        &self,
        state: &State,
        design: Design,
        wanted_for: CardUse,
    ) -> Result<CardId, Violation> {
        self.terms
            .content
            .copies(design)
            .and(*state.current().hand.inside())
            .first()
            .ok_or(Violation::NotInHand { wanted_for })
    }

    /// The designs in a hand, each once.
    pub(crate) fn designs_in(&self, cards: CardSet) -> impl Iterator<Item = Design> {
        let mut last = None;
        cards.iter().filter_map(move |card| {
            let design = self.terms.content.design(card);
            (last.replace(design) != Some(design)).then_some(design)
        })
    }

    /// Takes a card out of the hand of whoever is at turn.
    pub(super) fn take_from_hand(state: &mut State, card: CardId) {
        let hand = state.current_mut().hand.inside_mut();
        *hand = hand.without(card);
    }

    /// DE-R4: a card discarded by an effect lies face up.
    pub(super) fn discard_openly(&self, state: &mut State, card: CardId, step: &mut Step) {
        Self::take_from_hand(state, card);
        *state.discard.inside_mut() = state.discard.inside().with(card);
        step.tell(Event::Discarded {
            seat: state.turn,
            card: self.terms.content.design(card),
        });
    }

    /// The action is over: an empty hand is refilled (DE-T2), and the next player goes on.
    pub(super) fn end_action(&self, state: &mut State, step: &mut Step) {
        if state.current().hand.inside().is_empty() && !self.refill(state, 0, step) {
            return;
        }
        self.end_turn(state, step);
    }

    /// Ends the game.
    pub(super) fn end(state: &mut State, ending: Ending, step: &mut Step) {
        state.decision = Decision::Over(ending);
        step.reveal();
        step.tell(Event::Over { ending });
    }
}
