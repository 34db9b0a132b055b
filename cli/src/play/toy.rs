//! The engine's sample at a table of the terminal, and bots for it.

use std::sync::mpsc::{self, Receiver, Sender};

use pantheon_bots::coach::{Care, Grave, Reason, Thought};
use pantheon_bots::external::Halt;
use pantheon_bots::hints::{Advice, Advised, Gain, Hint};
use pantheon_bots::{Opponent, OpponentError, Situation};
pub(crate) use pantheon_engine::sample::Heap;
use pantheon_engine::sample::{State, Stones};
use pantheon_engine::{
    Game, MAX_SEATS, Match, Millis, Outcome, Random, Rng, Seat, Seed, TitleInfo,
};
use pantheon_games::AnyMatch;
use serde::Deserialize;
use serde_json::Value;

use super::bench::{Bench, Patience};
use super::bot_timing::BotTiming;
use super::seats::{Kind, Player};

pub(crate) const INFO: TitleInfo = Stones::<false>::INFO;

/// The seat with this number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A table of the toy.
pub(crate) fn table<const HIDDEN: bool>(seats: u8, heap: Heap) -> Box<dyn AnyMatch> {
    let rules = Stones::<HIDDEN>::table(heap, seats);
    Box::new(Match::new(rules, Seed::from_phrase("toy")))
}

/// How fast bots act in tests.
pub(crate) const BOT_TIMING: BotTiming = BotTiming::new([1000; MAX_SEATS]);

/// A bot for the toy: it takes any legal number of stones.
struct Taker(Rng);

/// Why something is better.
const MORE: Reason = Reason::Own {
    category: std::borrow::Cow::Borrowed("stones"),
    points: 4,
    stage: None,
};

impl Opponent for Taker {
    fn decide(&mut self, known: &Situation<'_>) -> Result<Option<Value>, OpponentError> {
        let state = State::deserialize(known.view)?;
        let heap = Heap {
            together: true,
            ..Heap::default()
        };
        let mut legal = Vec::new();
        Stones::<false>::table(heap, 4).legal(&state, known.seat, &mut legal);
        Ok(self.0.pick(&legal).map(serde_json::to_value).transpose()?)
    }

    fn hints(
        &mut self,
        known: &Situation<'_>,
        _advice: &Advice,
    ) -> Result<Advised<Value>, OpponentError> {
        let action = self.decide(known)?.unwrap_or_default();
        let gains = vec![Gain {
            category: "stones".into(),
            points: 2.6,
        }];
        let hint = Hint {
            action,
            chance: 0.625,
            gains,
        };
        Ok(Advised {
            thought: Some(Thought::Source("stones".into())),
            hints: vec![hint],
            reasons: vec![MORE],
        })
    }

    fn weigh(
        &mut self,
        _known: &Situation<'_>,
        action: &Value,
        _care: &Care,
    ) -> Result<Option<Grave>, OpponentError> {
        let two = *action == serde_json::json!({ "Take": 2 });
        Ok(two.then(|| Grave {
            chance: 0.2,
            best: 0.7,
            reasons: vec![MORE],
        }))
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

/// Somebody who warns of taking two.
pub(crate) fn weigher() -> Box<dyn Opponent> {
    Box::new(Taker(Rng::new(7)))
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
    ) -> Result<Advised<Value>, OpponentError> {
        Err(OpponentError::NothingToDecide(known.seat))
    }

    fn weigh(
        &mut self,
        known: &Situation<'_>,
        _action: &Value,
        _care: &Care,
    ) -> Result<Option<Grave>, OpponentError> {
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
