//! A tiny title for tests: players take one to three stones from a heap, and whoever takes the last one wins. Each
//! holds a card that only they see and that does nothing.

use std::sync::Arc;

use pantheon_engine::{
    Census, Content, ContentError, ContentFile, Digest, Game, Law, Message, OptionSpec, Options,
    Outcome, Party, Random as _, Rng, RuleId, ScoreSheet, Seat, SeatSet, SetupError, Standing,
    Step, TitleInfo, Viewer, Violation,
};
use serde::{Deserialize, Serialize};

use crate::judged::Judged;
use crate::search::Habits;

#[derive(Debug)]
pub(crate) struct Nothing;

impl Content for Nothing {
    const FILES: &'static [&'static str] = &[];

    fn load(_files: &[ContentFile]) -> Result<Self, ContentError> {
        Ok(Self)
    }

    fn built_in_files() -> Vec<ContentFile> {
        Vec::new()
    }

    fn digest(&self) -> Digest {
        Digest::of(&[])
    }

    fn census(&self) -> Census {
        Census::default()
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Heap {
    pub(crate) stones: u8,
}

impl Options for Heap {
    fn specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn every(_seats: u8) -> Vec<Self> {
        vec![Self { stones: 9 }]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotNow;

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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) stones: u8,
    pub(crate) turn: Seat,
    pub(crate) cards: [u8; 4],
    pub(crate) last: Option<Seat>,
}

#[derive(Debug)]
pub(crate) struct Stones {
    heap: Heap,
    seats: u8,
}

/// A table of the toy with a heap of so many stones.
pub(crate) fn stones(stones: u8, seats: u8) -> Arc<Stones> {
    let heap = Heap { stones };
    Arc::new(Stones::new(Arc::new(Nothing), heap, seats).expect("any number plays"))
}

impl Game for Stones {
    type Content = Nothing;
    type Options = Heap;
    type State = State;
    type Action = u8;
    type Event = ();
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
        max_seats: 4,
        max_steps: 100,
        hidden_information: true,
    };

    fn new(_content: Arc<Nothing>, heap: Heap, seats: u8) -> Result<Self, SetupError> {
        Ok(Self { heap, seats })
    }

    fn content(&self) -> &Nothing {
        &Nothing
    }

    fn options(&self) -> &Heap {
        &self.heap
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn set_up(&self, step: &mut Step<()>) -> State {
        State {
            stones: self.heap.stones,
            turn: Seat::FIRST,
            cards: std::array::from_fn(|_| step.luck.die()),
            last: None,
        }
    }

    fn to_act(&self, state: &State) -> SeatSet {
        if state.stones == 0 {
            SeatSet::EMPTY
        } else {
            SeatSet::only(state.turn)
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<u8>) {
        out.clear();
        if seat == state.turn {
            out.extend(1..=state.stones.min(3));
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: u8,
        _step: &mut Step<()>,
    ) -> Result<(), NotNow> {
        if seat != state.turn || action == 0 || action > state.stones.min(3) {
            return Err(NotNow);
        }
        state.stones -= action;
        state.last = Some(seat);
        state.turn = seat.next(self.seats);
        Ok(())
    }

    fn view(&self, state: &State, viewer: Viewer) -> State {
        let mut view = state.clone();
        for (card, seat) in view.cards.iter_mut().zip(Seat::all(4)) {
            if viewer != Viewer::Seat(seat) {
                *card = 0;
            }
        }
        view
    }

    fn imagine(&self, view: &State, rng: &mut Rng) -> State {
        let mut state = view.clone();
        for card in state.cards.iter_mut().filter(|card| **card == 0) {
            *card = 1 + rng.below(6) as u8;
        }
        state
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.is_over(state).then(|| Outcome {
            end: Message::new("st-end"),
            standings: Seat::all(self.seats)
                .map(|seat| Standing {
                    party: Party::Seat(seat),
                    rank: if state.last == Some(seat) { 1 } else { 2 },
                    points: 0,
                    tie_break: None,
                })
                .collect(),
            sheet: ScoreSheet::default(),
        })
    }

    fn is_over(&self, state: &State) -> bool {
        state.stones == 0
    }

    fn score(&self, _state: &State, _viewer: Viewer) -> ScoreSheet {
        ScoreSheet::default()
    }

    fn laws() -> &'static [Law<Self>] {
        &[]
    }
}

impl Judged for Stones {
    const FEATURES: &'static [&'static str] = &["nothing"];
    const WEIGHTS: &'static str = "title = \"stones\"\nmade_by = \"hand\"\npoint = [0.1, 0.1]\n\n[features]\nnothing = [0.0, 0.0]\n";
    const HABITS: Habits = Habits::DEFAULT;

    fn features(&self, _state: &State, _party: Party, _out: &mut [f32]) {}

    fn progress(&self, state: &State) -> f32 {
        1.0 - f32::from(state.stones) / f32::from(self.heap.stones.max(1))
    }

    fn is_quiet(&self, _state: &State) -> bool {
        true
    }
}
