//! A small title for tests of what is built on the engine: players take one to three stones from a heap, and when it is
//! empty the game is over.
//!
//! As a race, whoever takes the last stone wins. Otherwise stones are points, and taking them has consequences: after
//! two stones there is a forced, harmless settling; after three a forced throw of a die, which only the thrower sees.
//! With a clock a stone is lost after one second. Where something is hidden, each seat holds a card that only it sees
//! and that does nothing.

use std::cmp::Reverse;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::content::{Content, ContentError, Document, Edition, Past};
use crate::game::{Game, Law, SetupError, Speak, TitleInfo};
use crate::message::{Message, Words};
use crate::newcomer::Newcomer;
use crate::options::{OptionSpec, Options};
use crate::outcome::{Outcome, Party, ScoreLine, ScoreSheet, Standing};
use crate::picture::{Ink, Picture};
use crate::random::{Random, Rng};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::step::{Millis, Step};
use crate::terms::Terms;
use crate::violation::{RuleId, Violation};

/// The most seats.
const SEATS: usize = 4;

/// Content of a title that prints nothing.
#[derive(Debug)]
pub struct Nothing(Arc<Edition>);

impl Content for Nothing {
    const FILES: &'static [(&'static str, &'static str)] = &[];
    const PAST: Past<'static> = Past("");

    fn read(document: &Document) -> Result<Self, ContentError> {
        Ok(Self(Arc::clone(document.edition())))
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.0
    }
}

/// What a table plays with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heap {
    /// How many stones there are.
    pub stones: u8,
    /// Whether a stone is lost after a second.
    pub clock: bool,
    /// Whether all may take stones at the same time.
    pub together: bool,
    /// Whether the last stone wins, and nothing follows from taking some.
    pub race: bool,
}

impl Options for Heap {
    fn specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn every(_seats: u8) -> Vec<Self> {
        vec![Self::default()]
    }
}

/// An action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Taking so many stones.
    Take(u8),
    /// What has to follow two stones.
    Settle,
    /// What has to follow three stones.
    Roll,
}

/// A position; with the cards of others hidden, also what somebody may know of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The stones that are left.
    pub stones: u8,
    /// The stones that each seat has taken.
    pub taken: [u8; SEATS],
    /// Whose turn it is.
    pub turn: Seat,
    /// Who took stones last.
    pub last: Option<Seat>,
    /// What has to follow.
    pub owed: Option<Move>,
    /// Whether a stone will be lost.
    pub clock: bool,
    /// Each seat's card, 1 to 6; 0 where there is none, or where it isn't known.
    pub cards: [u8; SEATS],
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Stones were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// How many.
        stones: u8,
    },
    /// A die was thrown, as its thrower sees it.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What it shows.
        die: u8,
    },
    /// A die was thrown, as the others see it.
    Hidden {
        /// By whom.
        seat: Seat,
    },
    /// The clock took a stone.
    Lost,
}

/// The one refusal: that isn't listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotNow;

impl Violation for NotNow {
    fn rule(&self) -> RuleId {
        RuleId("ST-T1")
    }

    fn message(&self) -> Message {
        Message::new("st-refusal-not-now")
    }

    fn examples() -> Vec<Self> {
        vec![Self]
    }
}

/// The rules of a table, with or without hidden cards.
#[derive(Debug)]
pub struct Stones<const HIDDEN: bool> {
    terms: Terms<Nothing, Heap>,
}

impl<const HIDDEN: bool> Stones<HIDDEN> {
    /// A table with this heap.
    pub fn table(heap: Heap, seats: u8) -> Arc<Self> {
        let content = Arc::new(Nothing::built_in());
        Arc::new(Self::new(content, heap, seats).expect("one to four play"))
    }
}

impl<const HIDDEN: bool> Game for Stones<HIDDEN> {
    type Content = Nothing;
    type Options = Heap;
    type State = State;
    type Action = Move;
    type Event = Event;
    type Violation = NotNow;
    type View = State;

    const INFO: TitleInfo = TitleInfo {
        id: "stones",
        name: "Stones",
        designers: "nobody",
        publisher: "nobody",
        year: 2026,
        prefix: "ST",
        rules_version: 1,
        min_seats: 1,
        max_seats: SEATS as u8,
        max_steps: 100,
        hidden_information: HIDDEN,
        minutes: 5,
        weight: 1,
        newcomer: Newcomer::against(&[1]),
    };

    fn on(terms: Terms<Nothing, Heap>) -> Result<Self, SetupError> {
        Ok(Self { terms })
    }

    fn terms(&self) -> &Terms<Nothing, Heap> {
        &self.terms
    }

    fn set_up(&self, step: &mut Step<Event>) -> State {
        let Heap { stones, clock, .. } = self.terms.options;
        let card = |_| if HIDDEN { step.luck.die() } else { 0 };
        State {
            stones,
            taken: [0; SEATS],
            turn: Seat::FIRST,
            last: None,
            owed: None,
            clock,
            cards: std::array::from_fn(card),
        }
    }

    fn is_over(&self, state: &State) -> bool {
        state.stones == 0
    }

    fn to_act(&self, state: &State) -> SeatSet {
        if self.terms.options.together && !self.is_over(state) {
            SeatSet::all(self.terms.seats)
        } else {
            SeatSet::in_turn(state.turn, self.is_over(state))
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if self.to_act(state).contains(seat) {
            match state.owed {
                Some(owed) => out.push(owed),
                None => out.extend((1..=state.stones.min(3)).map(Move::Take)),
            }
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Move,
        step: &mut Step<Event>,
    ) -> Result<(), NotNow> {
        let fits = match (state.owed, action) {
            (Some(owed), _) => action == owed,
            (None, Move::Take(stones)) => (1..=state.stones.min(3)).contains(&stones),
            (None, Move::Settle | Move::Roll) => false,
        };
        if !fits || !self.to_act(state).contains(seat) {
            return Err(NotNow);
        }
        state.owed = None;
        match action {
            Move::Take(stones) => {
                state.stones -= stones;
                state.taken[seat.index()] += stones;
                state.last = Some(seat);
                step.tell(Event::Took { seat, stones });
                let Heap { together, race, .. } = self.terms.options;
                let owed = [None, Some(Move::Settle), Some(Move::Roll)][usize::from(stones) - 1];
                state.owed = owed.filter(|_| !together && !race);
            }
            Move::Settle => {}
            Move::Roll => {
                let die = step.luck.die();
                step.tell_apart(seat, Event::Rolled { seat, die }, Event::Hidden { seat });
            }
        }
        if state.owed.is_none() {
            state.turn = seat.next(self.terms.seats);
        }
        Ok(())
    }

    fn tick(&self, state: &mut State, step: &mut Step<Event>) {
        if state.clock {
            state.clock = false;
            state.stones -= 1;
            step.tell(Event::Lost);
        }
    }

    fn deadline(&self, state: &State) -> Option<Millis> {
        state.clock.then_some(1000)
    }

    fn may_be_taken_back(action: Move) -> bool {
        match action {
            Move::Take(_) | Move::Settle | Move::Roll => true,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> State {
        let mut view = state.clone();
        for (card, seat) in view.cards.iter_mut().zip(Seat::all(SEATS as u8)) {
            if viewer != Viewer::Seat(seat) {
                *card = 0;
            }
        }
        view
    }

    fn imagine(&self, view: &State, rng: &mut Rng) -> State {
        let mut state = view.clone();
        for card in state.cards.iter_mut().filter(|card| HIDDEN && **card == 0) {
            *card = 1 + rng.below(6) as u8;
        }
        state
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let race = self.terms.options.race;
        let stones = |seat: &Seat| state.taken[seat.index()];
        let won = |seat: &Seat| race && state.last == Some(*seat);
        let mut order: Vec<Seat> = Seat::all(self.terms.seats).collect();
        order.sort_by_key(|seat| Reverse((won(seat), stones(seat))));
        let standing = |(seat, place): (&Seat, u8)| Standing {
            party: Party::Seat(*seat),
            rank: if race { place.min(2) } else { place },
            points: if race { 0 } else { i32::from(stones(seat)) },
            tie_break: None,
        };
        self.is_over(state).then(|| Outcome {
            end: Message::new("st-end-empty"),
            standings: order.iter().zip(1..).map(standing).collect(),
            sheet: self.score(state, Viewer::Spectator),
        })
    }

    fn score(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        let line = |seat: Seat| ScoreLine {
            party: Party::Seat(seat),
            category: "stones".into(),
            rule: "ST-C1".into(),
            points: i32::from(state.taken[seat.index()]),
            why: Message::new("st-why-stones"),
        };
        if self.terms.options.race {
            return ScoreSheet::default();
        }
        ScoreSheet {
            lines: Seat::all(self.terms.seats).map(line).collect(),
        }
    }

    fn laws() -> &'static [Law<Self>] {
        &[]
    }
}

impl<const HIDDEN: bool> Speak for Stones<HIDDEN> {
    type Captions = Message;

    fn captions(&self) -> Message {
        Message::new("a heap of stones").number("stones", self.terms.options.stones)
    }

    fn ask(&self, _view: &State, _seat: Seat) -> Message {
        Message::new("st-ask")
    }

    fn say_action(&self, _view: &State, _seat: Seat, action: Move) -> Message {
        Message::new(match action {
            Move::Take(1) => "take one stone",
            Move::Take(2) => "take a pair of stones",
            Move::Take(_) => "take three stones",
            Move::Settle => "settle",
            Move::Roll => "roll",
        })
    }

    fn say_event(&self, event: &Event) -> Message {
        Message::new(match event {
            Event::Took { seat, stones } => format!("seat {seat} took {stones}"),
            Event::Rolled { seat, die } => format!("seat {seat} rolled {die}"),
            Event::Hidden { seat } => format!("seat {seat} rolled secretly"),
            Event::Lost => "a stone was lost".to_owned(),
        })
    }

    fn describe(&self, view: &State) -> Vec<Message> {
        vec![Message::new(format!("{} stones are left", view.stones))]
    }

    fn draw(&self, view: &State, _words: &dyn Words) -> Picture {
        let mut picture = Picture::new();
        picture
            .line()
            .ink(Ink::Hue(1), "o".repeat(usize::from(view.stones)));
        picture
    }
}
