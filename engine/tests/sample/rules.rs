//! The rules of the sample.

use std::sync::Arc;

use pantheon_engine::secret::{SealedChoices, Secret};
use pantheon_engine::{
    Census, Content, ContentError, Digest, Document, Edition, Game, Law, Message, Millis, Newcomer,
    Outcome, Party, Past, Rng, ScoreSheet, Seat, SeatSet, SetupError, Standing, Step, Terms,
    TitleInfo, Viewer,
};

use super::action::{Action, Event, Refused};
use super::flaw::{Flaw, Kind};
use super::options::SampleOptions;
use super::state::{CARDS, Leak, Phase, SEATS, Shared, State, View, cards, lowest};
use super::turns::take;

/// How long a bid may take.
pub(super) const TIME: Millis = 30_000;

/// The sample prints nothing on its cards.
#[derive(Debug)]
pub(crate) struct Empty(Arc<Edition>);

impl Content for Empty {
    const FILES: &'static [(&'static str, &'static str)] = &[];
    const PAST: Past<'static> = Past("");

    fn read(_document: &Document) -> Result<Self, ContentError> {
        Ok(Self(Arc::new(Edition {
            digest: Digest::of(&[b"sample"]),
            census: Census::default(),
            values: serde_json::Map::new(),
        })))
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.0
    }
}

/// The rules of a table.
#[derive(Debug)]
pub(crate) struct Sample<K: Kind> {
    pub(super) terms: Terms<Empty, SampleOptions<K>>,
}

impl<K: Kind> Game for Sample<K> {
    type Content = Empty;
    type Options = SampleOptions<K>;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Violation = Refused;
    type View = View;

    const INFO: TitleInfo = TitleInfo {
        id: "sample",
        name: if matches!(K::FLAW, Flaw::HasNoName) {
            ""
        } else {
            "Sample"
        },
        designers: "Nobody",
        publisher: "Nobody",
        year: 2026,
        prefix: "SA",
        rules_version: 1,
        min_seats: 2,
        max_seats: SEATS as u8,
        max_steps: 40,
        hidden_information: !matches!(K::FLAW, Flaw::ClaimsToHideNothing),
        minutes: 5,
        weight: 1,
        newcomer: Newcomer {
            options: &[],
            levels: &[1],
        },
    };

    fn check_seats(asked: u8) -> Result<(), SetupError> {
        let TitleInfo {
            id: title,
            min_seats: min,
            max_seats: max,
            ..
        } = Self::INFO;
        match K::FLAW {
            Flaw::SeatsTooMany if asked == max + 1 => Ok(()),
            _ if (min..=max).contains(&asked) => Ok(()),
            Flaw::RefusesOddly => Err(SetupError::Option {
                option: "rounds",
                value: "any".to_owned(),
                why: "there are too many players",
            }),
            _ => Err(SetupError::Seats {
                title,
                min,
                max,
                asked,
            }),
        }
    }

    fn on(terms: Terms<Empty, Self::Options>) -> Result<Self, SetupError> {
        let rounds = terms.options.rounds;
        if (2..=3).contains(&rounds) {
            Ok(Self { terms })
        } else {
            Err(SetupError::Option {
                option: "rounds",
                value: rounds.to_string(),
                why: "two or three are played",
            })
        }
    }

    fn terms(&self) -> &Terms<Empty, Self::Options> {
        &self.terms
    }

    fn set_up(&self, step: &mut Step<Event>) -> State {
        let mut deck = CARDS;
        let mut hands = [0; SEATS];
        for seat in Seat::all(self.terms.seats) {
            for _ in 0..3 {
                let card = take(&mut deck, &mut step.luck);
                hands[seat.index()] |= 1 << card;
            }
            let dealt = |hand| Event::Dealt { seat, hand };
            let own = dealt(Some(hands[seat.index()]));
            if K::FLAW == Flaw::TellsTheDeal {
                step.tell(own);
            } else {
                step.tell_apart(seat, own, dealt(None));
            }
        }
        State {
            round: 1,
            phase: Phase::Bid,
            bids: SealedChoices::ask(SeatSet::all(self.terms.seats)),
            deadline: Some(step.at.saturating_add(TIME)),
            hands: Secret::new(hands),
            deck: Secret::new(deck),
            discard: 0,
            points: [0; SEATS],
            shared: Shared::default(),
            forgotten: 0,
        }
    }

    fn may_be_taken_back(action: Action) -> bool {
        K::FLAW != Flaw::NamesNothing
            && match action {
                Action::Bid(_) | Action::Pass | Action::Rest => true,
                Action::Draw => false,
            }
    }

    fn to_act(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Bid => state.bids.waiting(),
            Phase::Draw(seat) => SeatSet::only(seat),
            Phase::Over if K::FLAW == Flaw::GoesOnAfterTheEnd => SeatSet::all(1),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if K::FLAW != Flaw::AppendsToTheBuffer {
            out.clear();
        }
        if !self.to_act(state).contains(seat) {
            if K::FLAW == Flaw::ListsForTheIdle {
                out.push(Action::Rest);
            }
            return;
        }
        match state.phase {
            Phase::Bid => {
                if K::FLAW == Flaw::HasADeadEnd && state.round == 2 {
                    return;
                }
                out.push(Action::Pass);
                out.extend(cards(state.hands.inside()[seat.index()]).map(Action::Bid));
                match K::FLAW {
                    Flaw::ListsAnIllegalAction => out.push(Action::Bid(13)),
                    Flaw::ListsTwice => out.push(Action::Pass),
                    _ => {}
                }
            }
            Phase::Draw(_) => {
                if *state.deck.inside() != 0 {
                    out.push(Action::Draw);
                }
                if self.may_rest(state, seat) {
                    out.push(Action::Rest);
                }
            }
            Phase::Over => {}
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        step: &mut Step<Event>,
    ) -> Result<(), Refused> {
        if let Err(why) = self.check(state, seat, action) {
            match K::FLAW {
                Flaw::ChangesOnRefusal => state.points[0] += 1,
                Flaw::TellsOnRefusal => step.tell(Event::Rested { seat }),
                _ => {}
            }
            return Err(why);
        }
        if K::FLAW == Flaw::SharesItsCopies {
            state.shared.bump();
        }
        match action {
            Action::Bid(_) | Action::Pass => self.seal(state, seat, action, step),
            Action::Draw => self.draw_card(state, seat, step),
            Action::Rest => self.rest(state, seat, step),
        }
        Ok(())
    }

    fn tick(&self, state: &mut State, step: &mut Step<Event>) {
        if K::FLAW == Flaw::TicksEarly {
            step.tell(Event::TimeOut);
        }
        if state.deadline.is_none_or(|deadline| step.at < deadline)
            || K::FLAW == Flaw::IgnoresTheClock
        {
            return;
        }
        step.tell(Event::TimeOut);
        for seat in state.bids.waiting().iter() {
            state.bids.seal(seat, Action::Pass);
        }
        self.open(state, step);
    }

    fn deadline(&self, state: &State) -> Option<Millis> {
        state.deadline
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let hands = state.hands.inside();
        let own = |seat: Seat| state.bids.seen_by(Viewer::Seat(seat)).own;
        let leak = match (K::FLAW, viewer.seat()) {
            (Flaw::ShowsAHand, Some(seat)) => Some(Leak::Card(self.neighbour(state, seat))),
            (Flaw::ImaginesTheTruth, _) => Some(Leak::All(
                *hands,
                std::array::from_fn(|index| Seat::new(index as u8).and_then(own)),
            )),
            _ => None,
        };
        View {
            viewer,
            round: state.round,
            phase: state.phase,
            bids: state.bids.seen_by(viewer),
            deadline: state.deadline,
            hand: viewer.seat().map_or(0, |seat| hands[seat.index()]),
            held: hands.map(|hand| hand.count_ones() as u8),
            discard: state.discard,
            points: state.points,
            leak,
        }
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        self.imagined(view, rng)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over || K::FLAW == Flaw::HidesTheEnd {
            return None;
        }
        let points = |seat: &Seat| state.points[seat.index()];
        let mut seats: Vec<Seat> = Seat::all(self.terms.seats).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(points(seat)));
        let better = |seat: &Seat| {
            seats
                .iter()
                .filter(|other| points(other) > points(seat))
                .count()
        };
        let mut sheet = self.public_score(state);
        if K::FLAW == Flaw::MiscountsTheScore {
            sheet.lines[0].points += 1;
        }
        Some(Outcome {
            end: Message::new("sa-end-rounds").number("rounds", self.terms.options.rounds),
            standings: seats
                .iter()
                .map(|seat| Standing {
                    party: Party::Seat(*seat),
                    rank: 1 + better(seat) as u8,
                    points: i32::from(points(seat)),
                    tie_break: None,
                })
                .collect(),
            sheet,
        })
    }

    fn is_over(&self, state: &State) -> bool {
        state.phase == Phase::Over
    }

    fn score(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        let mut sheet = self.public_score(state);
        if K::FLAW == Flaw::ScoresBySecret {
            sheet.lines[0].points += i32::from(lowest(state.hands.inside()[0]));
        }
        sheet
    }

    fn laws() -> &'static [Law<Self>] {
        &[
            Law {
                name: "every card is in one place",
                holds: cards_are_kept,
            },
            Law {
                name: "a round gives at most a point a seat",
                holds: points_are_few,
            },
        ]
    }
}

fn cards_are_kept<K: Kind>(_rules: &Sample<K>, state: &State) -> Result<(), String> {
    let places = state
        .hands
        .inside()
        .iter()
        .chain([state.deck.inside(), &state.discard]);
    let counted: u32 = places.clone().map(|set| set.count_ones()).sum();
    let seen = places.fold(0, |seen, set| seen | set);
    if seen == CARDS && counted == CARDS.count_ones() {
        Ok(())
    } else {
        Err(format!("{counted} cards are somewhere, {seen:b}"))
    }
}

fn points_are_few<K: Kind>(rules: &Sample<K>, state: &State) -> Result<(), String> {
    let points: u32 = state.points.iter().map(|&points| u32::from(points)).sum();
    let most = u32::from(state.round) * u32::from(rules.terms.seats);
    if points <= most {
        Ok(())
    } else {
        Err(format!("{points} points instead of at most {most}"))
    }
}
