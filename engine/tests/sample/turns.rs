//! What happens in the sample: sealing, opening, drawing and resting.

use std::sync::atomic::{AtomicU32, Ordering};

use pantheon_engine::secret::SealedChoices;
use pantheon_engine::{
    Audience, Game, Message, Party, Random, ScoreLine, ScoreSheet, Seat, SeatSet, Step,
};

use super::action::{Action, Event, Refused};
use super::flaw::{Flaw, Kind};
use super::rules::{Sample, TIME};
use super::state::{Phase, State, cards, lowest};

/// What one broken variant's draws depend on besides the seed.
static ELSEWHERE: AtomicU32 = AtomicU32::new(0);

impl<K: Kind> Sample<K> {
    pub(super) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refused> {
        let unlisted = K::FLAW == Flaw::AcceptsAnUnlistedAction && action == Action::Rest;
        let anybody = unlisted && matches!(state.phase, Phase::Draw(_));
        if !anybody && !self.to_act(state).contains(seat) {
            return Err(Refused::NotYourTurn);
        }
        let allowed = match (state.phase, action) {
            (Phase::Bid, Action::Bid(card)) => return self.check_card(state, seat, card),
            (Phase::Bid, Action::Pass) => K::FLAW != Flaw::RefusesAListedAction,
            (Phase::Draw(_), Action::Draw) if *state.deck.inside() == 0 => {
                return Err(Refused::NoCards);
            }
            (Phase::Draw(_), Action::Draw) => true,
            (Phase::Draw(_), Action::Rest) => self.may_rest(state, seat),
            _ => false,
        };
        if allowed {
            Ok(())
        } else if K::FLAW == Flaw::CitesNoExample {
            Err(Refused::Unheard)
        } else {
            Err(Refused::NotNow)
        }
    }

    pub(super) fn check_card(&self, state: &State, seat: Seat, card: u8) -> Result<(), Refused> {
        let holds =
            |seat: &Seat| cards(state.hands.inside()[seat.index()]).any(|held| held == card);
        let tells = K::FLAW == Flaw::RefusesBySecret;
        if holds(&seat) {
            Ok(())
        } else {
            let holder = Seat::all(self.terms.seats).find(|seat| tells && holds(seat));
            Err(Refused::NotHeld { card, holder })
        }
    }

    /// The lowest card of the next seat, which a seat can't know.
    pub(super) fn neighbour(&self, state: &State, seat: Seat) -> u8 {
        lowest(state.hands.inside()[seat.next(self.terms.seats).index()])
    }

    pub(super) fn may_rest(&self, state: &State, seat: Seat) -> bool {
        K::FLAW != Flaw::ListsBySecret
            || *state.deck.inside() == 0
            || self.neighbour(state, seat) % 2 == 1
    }

    pub(super) fn seal(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        step: &mut Step<Event>,
    ) {
        state.bids.seal(seat, action);
        let sealed = |bid| Event::Sealed { seat, bid };
        if K::FLAW == Flaw::TellsTheBid {
            step.tell(sealed(Some(action)));
        } else {
            step.tell_apart(seat, sealed(Some(action)), sealed(None));
        }
        if state.bids.waiting().is_empty() {
            self.open(state, step);
        }
    }

    pub(super) fn open(&self, state: &mut State, step: &mut Step<Event>) {
        let Some(bids) = state.bids.open() else {
            return;
        };
        let card = |bid: Option<Action>| match bid {
            Some(Action::Bid(card)) => Some(card),
            _ => None,
        };
        let mut shown = 0;
        for (hand, bid) in state.hands.inside_mut().iter_mut().zip(bids) {
            let bit = card(bid).map_or(0, |card| 1 << card);
            *hand &= !bit;
            shown |= bit;
        }
        let best = if self.terms.options.lowest {
            cards(shown).next()
        } else {
            cards(shown).last()
        };
        let winner = Seat::all(self.terms.seats)
            .find(|seat| best.is_some() && card(bids[seat.index()]) == best);
        if let Some(winner) = winner {
            state.points[winner.index()] += shown.count_ones() as u8;
        }
        state.discard |= shown;
        state.bids = SealedChoices::ask(SeatSet::EMPTY);
        state.deadline = None;
        state.phase = Seat::all(1).next().map_or(Phase::Over, Phase::Draw);
        if K::FLAW != Flaw::OpensWithoutABarrier {
            step.reveal();
        }
        step.tell(Event::Opened {
            winner,
            cards: shown,
        });
    }

    pub(super) fn draw_card(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        let mut card = take(state.deck.inside_mut(), &mut step.luck);
        if K::FLAW == Flaw::DrawsFromElsewhere {
            *state.deck.inside_mut() |= 1 << card;
            let skipped =
                ELSEWHERE.fetch_add(1, Ordering::SeqCst) % state.deck.inside().count_ones();
            card = cards(*state.deck.inside())
                .nth(skipped as usize)
                .unwrap_or(card);
            *state.deck.inside_mut() &= !(1 << card);
        }
        if K::FLAW != Flaw::LosesACard || card != 7 {
            state.hands.inside_mut()[seat.index()] |= 1 << card;
        }
        let drew = |card| Event::Drew { seat, card };
        if K::FLAW == Flaw::TellsTheDraw {
            step.tell_to(Audience::Everyone, drew(Some(card)));
        } else {
            step.tell_apart(seat, drew(Some(card)), drew(None));
        }
        self.pass_turn(state, step);
    }

    pub(super) fn rest(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        match K::FLAW {
            Flaw::ForgetsInText => state.forgotten += 1,
            Flaw::RestsByWhim => {
                state.forgotten = ELSEWHERE.fetch_add(1, Ordering::SeqCst) as u8;
            }
            Flaw::RestsForTheHour => state.points[seat.index()] += (step.luck.step() % 2) as u8,
            Flaw::BarsBySecret if self.neighbour(state, seat) % 2 == 1 => step.reveal(),
            _ => {}
        }
        step.tell(Event::Rested { seat });
        self.pass_turn(state, step);
    }

    pub(super) fn pass_turn(&self, state: &mut State, step: &Step<Event>) {
        let Phase::Draw(seat) = state.phase else {
            return;
        };
        let next = seat.next(self.terms.seats);
        if next > seat {
            state.phase = Phase::Draw(next);
        } else if state.round >= self.terms.options.rounds && K::FLAW != Flaw::NeverEnds {
            state.phase = Phase::Over;
        } else {
            state.round = state.round.saturating_add(1);
            state.phase = Phase::Bid;
            state.bids = SealedChoices::ask(SeatSet::all(self.terms.seats));
            state.deadline = Some(step.at.saturating_add(TIME));
        }
    }

    pub(super) fn public_score(&self, state: &State) -> ScoreSheet {
        let line = |seat: Seat| ScoreLine {
            party: Party::Seat(seat),
            category: "bids".into(),
            rule: "SA-S1".into(),
            points: i32::from(state.points[seat.index()]),
            why: Message::new("sa-score-bids").number("points", state.points[seat.index()]),
        };
        ScoreSheet {
            lines: Seat::all(self.terms.seats).map(line).collect(),
        }
    }
}

/// Takes a random card out of a set that has one.
pub(crate) fn take(set: &mut u16, random: &mut impl Random) -> u8 {
    let card = random.pick_bit(u32::from(*set)).unwrap_or(0);
    *set &= !(1 << card);
    card
}
