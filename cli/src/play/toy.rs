//! A tiny title for tests: players take stones from a heap; the last stone ends it.
//!
//! Taking one ends the turn. After taking two there is a forced, harmless settling; after taking three a forced
//! throw of a die, which only the thrower sees. With `clock` a stone is lost after one second.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};

use pantheon_bots::external::Halt;
use pantheon_bots::hints::{Advice, Gain, Hint};
use pantheon_bots::{Opponent, OpponentError, Situation};
use pantheon_engine::{
    Census, Content, ContentError, ContentFile, Digest, Game, Ink, Law, MAX_SEATS, Match, Message,
    Millis, OptionSpec, Options, Outcome, Party, Picture, Random, Rng, RuleId, ScoreLine,
    ScoreSheet, Seat, SeatSet, Seed, SetupError, Speak, Standing, Step, TitleInfo, Viewer,
    Violation, Words,
};
use pantheon_games::Table;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::bench::{Bench, Patience};
use super::pace::Pace;
use super::seats::{Kind, Player};

pub(crate) const INFO: TitleInfo = TitleInfo {
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
    hidden_information: false,
};

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
    pub(crate) clock: bool,
    /// Whether all may take stones at the same time.
    pub(crate) together: bool,
}

impl Options for Heap {
    fn specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn every(_seats: u8) -> Vec<Self> {
        vec![Self::default()]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Move {
    Take(u8),
    Settle,
    Roll,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    stones: u8,
    taken: [u8; 4],
    turn: Seat,
    owed: Option<Move>,
    clock: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Took { seat: Seat, stones: u8 },
    Rolled { seat: Seat, die: u8 },
    Hidden { seat: Seat },
    Lost,
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

/// The toy, with or without hidden information.
#[derive(Debug)]
pub(crate) struct Stones<const HIDDEN: bool> {
    heap: Heap,
    seats: u8,
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
        hidden_information: HIDDEN,
        ..INFO
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

    fn set_up(&self, _step: &mut Step<Event>) -> State {
        State {
            stones: self.heap.stones,
            taken: [0; 4],
            turn: seat(0),
            owed: None,
            clock: self.heap.clock,
        }
    }

    fn to_act(&self, state: &State) -> SeatSet {
        if state.stones == 0 {
            SeatSet::EMPTY
        } else if self.heap.together {
            SeatSet::all(self.seats)
        } else {
            SeatSet::only(state.turn)
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
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        if !legal.contains(&action) {
            return Err(NotNow);
        }
        state.owed = None;
        match action {
            Move::Take(stones) => {
                state.stones -= stones;
                state.taken[seat.index()] += stones;
                step.tell(Event::Took { seat, stones });
                let owed = [None, Some(Move::Settle), Some(Move::Roll)][usize::from(stones) - 1];
                state.owed = owed.filter(|_| !self.heap.together);
            }
            Move::Settle => {}
            Move::Roll => {
                let die = step.luck.die();
                step.tell_apart(seat, Event::Rolled { seat, die }, Event::Hidden { seat });
            }
        }
        if state.owed.is_none() {
            state.turn = seat.next(self.seats);
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

    fn view(&self, state: &State, _viewer: Viewer) -> State {
        state.clone()
    }

    fn imagine(&self, view: &State, _rng: &mut Rng) -> State {
        view.clone()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let mut order: Vec<Seat> = Seat::all(self.seats).collect();
        order.sort_by_key(|seat| std::cmp::Reverse(state.taken[seat.index()]));
        let standing = |(&seat, rank): (&Seat, u8)| Standing {
            party: Party::Seat(seat),
            rank,
            points: i32::from(state.taken[seat.index()]),
            tie_break: None,
        };
        self.is_over(state).then(|| Outcome {
            end: Message::new("st-end-empty"),
            standings: order.iter().zip(1..).map(standing).collect(),
            sheet: self.score(state, Viewer::Spectator),
        })
    }

    fn is_over(&self, state: &State) -> bool {
        state.stones == 0
    }

    fn score(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        let line = |seat: Seat| ScoreLine {
            party: Party::Seat(seat),
            category: "stones".into(),
            rule: "ST-C1".into(),
            points: i32::from(state.taken[seat.index()]),
            why: Message::new("st-why-stones"),
        };
        ScoreSheet {
            lines: Seat::all(self.seats).map(line).collect(),
        }
    }

    fn laws() -> &'static [Law<Self>] {
        &[]
    }
}

impl<const HIDDEN: bool> Speak for Stones<HIDDEN> {
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

    fn draw(&self, view: &State, _words: &dyn Words) -> Picture {
        let mut picture = Picture::new();
        picture
            .line()
            .ink(Ink::Hue(1), "o".repeat(usize::from(view.stones)));
        picture
    }
}

/// The seat with this number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A table of the toy.
pub(crate) fn table<const HIDDEN: bool>(seats: u8, heap: Heap) -> Box<dyn Table> {
    let rules = Stones::<HIDDEN>::new(Arc::new(Nothing), heap, seats).unwrap();
    Box::new(Match::new(Arc::new(rules), Seed::from_phrase("toy")))
}

/// The pace of bots in tests.
pub(crate) const PACE: Pace = Pace::new([1000; MAX_SEATS]);

/// A bot for the toy: it takes any legal number of stones.
struct Taker(Rng);

impl Opponent for Taker {
    fn decide(&mut self, known: &Situation<'_>) -> Result<Option<Value>, OpponentError> {
        let state = State::deserialize(known.view)?;
        let heap = Heap {
            together: true,
            ..Heap::default()
        };
        let mut legal = Vec::new();
        Stones::<false> { heap, seats: 4 }.legal(&state, known.seat, &mut legal);
        Ok(self.0.pick(&legal).map(serde_json::to_value).transpose()?)
    }

    fn hints(
        &mut self,
        known: &Situation<'_>,
        _advice: &Advice,
    ) -> Result<Vec<Hint<Value>>, OpponentError> {
        let action = self.decide(known)?.unwrap_or_default();
        let gains = vec![Gain {
            category: "stones".into(),
            points: 2.6,
        }];
        Ok(vec![Hint {
            action,
            chance: 0.625,
            gains,
        }])
    }

    fn reaction(&self) -> Millis {
        1000
    }

    fn over(&mut self, _outcome: &Outcome) {}

    fn halt(&self) -> Option<Halt> {
        None
    }

    fn troubles(&mut self) -> Vec<String> {
        Vec::new()
    }
}

/// The bots of these players.
pub(crate) fn bench(players: &[Player]) -> Bench {
    let seat = |player: &Player| match player.kind {
        Kind::Human => None,
        Kind::Bot(_) => Some(Box::new(Taker(Rng::new(7))) as Box<dyn Opponent>),
    };
    let adviser = Box::new(Taker(Rng::new(7)));
    Bench::new(players.iter().map(seat), adviser, Patience::Endless)
}

/// A bot for the toy that takes one stone, once it is let.
struct Slow(Receiver<()>);

impl Opponent for Slow {
    fn decide(&mut self, _known: &Situation<'_>) -> Result<Option<Value>, OpponentError> {
        let take = serde_json::json!({ "Take": 1 });
        Ok(self.0.recv().ok().map(|()| take))
    }

    fn hints(
        &mut self,
        known: &Situation<'_>,
        _advice: &Advice,
    ) -> Result<Vec<Hint<Value>>, OpponentError> {
        Err(OpponentError::NothingToDecide(known.seat))
    }

    fn reaction(&self) -> Millis {
        1000
    }

    fn over(&mut self, _outcome: &Outcome) {}

    fn halt(&self) -> Option<Halt> {
        None
    }

    fn troubles(&mut self) -> Vec<String> {
        vec!["a cough".to_owned()]
    }
}

/// A person, and a bot that thinks until it is let go. Nobody waits for it.
pub(crate) fn slow_bench() -> (Bench, Sender<()>) {
    let (go, wait) = mpsc::channel();
    let slow: Box<dyn Opponent> = Box::new(Slow(wait));
    let adviser = Box::new(Taker(Rng::new(7)));
    (Bench::new([None, Some(slow)], adviser, Patience::Brief), go)
}
