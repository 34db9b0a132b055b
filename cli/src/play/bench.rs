//! The bots at the table. Each thinks on a thread of its own, so that the screen never waits for one.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use pantheon_bots::{Opponent, Situation};
use pantheon_engine::{MAX_SEATS, Millis, Seat, SeatSet};
use serde_json::Value;

/// How long the screen may wait for bots before it is drawn again: most answer sooner, and nothing flickers.
const BRIEFLY: Duration = Duration::from_millis(40);

/// How long the game waits for a bot that thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Patience {
    /// Until it answers.
    Endless,
    /// Not for long; it is asked again later.
    Brief,
}

/// What a bot is shown: what its seat may know, and nothing else.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// Whose decision it is.
    pub(crate) seat: Seat,
    /// What this seat may know.
    pub(crate) view: Value,
    /// The table's time.
    pub(crate) now: Millis,
    /// How many steps led here.
    pub(crate) step: u32,
}

/// What a bot answered.
#[derive(Debug)]
pub(crate) struct Answer {
    /// The table's time when it was asked.
    pub(crate) asked: Millis,
    /// What it wants to do; nothing is to wait.
    pub(crate) action: Option<Value>,
    /// What went wrong with it.
    pub(crate) troubles: Vec<String>,
}

/// A bot's thread has ended, which it never does by itself.
#[derive(Debug, thiserror::Error)]
#[error("the bot of seat {0} has stopped working")]
pub(crate) struct Gone(Seat);

/// One bot and its thread.
struct Thinker {
    questions: Sender<Question>,
    answers: Receiver<Answer>,
    thinks: bool,
}

impl Thinker {
    fn start(mut opponent: Box<dyn Opponent>) -> Self {
        let (questions, asked) = mpsc::channel::<Question>();
        let (answered, answers) = mpsc::channel();
        thread::spawn(move || {
            // The channel closes when the game is left.
            for question in asked {
                if answered.send(answer(&mut *opponent, &question)).is_err() {
                    return;
                }
            }
        });
        Self {
            questions,
            answers,
            thinks: false,
        }
    }
}

fn answer(opponent: &mut dyn Opponent, question: &Question) -> Answer {
    let chosen = opponent.decide(&Situation {
        seat: question.seat,
        view: &question.view,
        now: question.now,
        step: question.step,
    });
    let mut troubles = opponent.troubles();
    let action = chosen.unwrap_or_else(|why| {
        troubles.push(why.to_string());
        None
    });
    Answer {
        asked: question.now,
        action,
        troubles,
    }
}

/// The bots at a table, by seat.
pub(crate) struct Bench {
    thinkers: [Option<Thinker>; MAX_SEATS],
    patience: Patience,
    waited: Duration,
}

impl Bench {
    /// These bots, with nobody where a person sits.
    pub(crate) fn new(
        opponents: impl IntoIterator<Item = Option<Box<dyn Opponent>>>,
        patience: Patience,
    ) -> Self {
        let mut thinkers = [const { None }; MAX_SEATS];
        for (place, opponent) in thinkers.iter_mut().zip(opponents) {
            *place = opponent.map(Thinker::start);
        }
        Self {
            thinkers,
            patience,
            waited: Duration::ZERO,
        }
    }

    /// Whether a bot sits there.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.thinkers[seat.index()].is_some()
    }

    /// Who is thinking.
    pub(crate) fn thinking(&self) -> SeatSet {
        Seat::all(MAX_SEATS as u8)
            .filter(|seat| {
                self.thinkers[seat.index()]
                    .as_ref()
                    .is_some_and(|thinker| thinker.thinks)
            })
            .collect()
    }

    /// The screen was drawn: bots may be waited for again.
    pub(crate) fn rested(&mut self) {
        self.waited = Duration::ZERO;
    }

    /// Lets a bot think.
    pub(crate) fn ask(&mut self, question: Question) -> Result<(), Gone> {
        let seat = question.seat;
        let thinker = self.thinkers[seat.index()].as_mut().ok_or(Gone(seat))?;
        thinker.thinks = true;
        thinker.questions.send(question).map_err(|_| Gone(seat))
    }

    /// What a bot has answered, once it has. Waits for it as patiently as the game does.
    pub(crate) fn answer(&mut self, seat: Seat) -> Result<Option<Answer>, Gone> {
        let left = BRIEFLY.saturating_sub(self.waited);
        let Some(thinker) = self.thinkers[seat.index()].as_mut().filter(|it| it.thinks) else {
            return Ok(None);
        };
        let answer = match self.patience {
            Patience::Endless => thinker.answers.recv().map_err(|_| Gone(seat))?,
            Patience::Brief => {
                let began = Instant::now();
                let answer = thinker.answers.recv_timeout(left);
                self.waited += began.elapsed();
                match answer {
                    Ok(answer) => answer,
                    Err(RecvTimeoutError::Timeout) => return Ok(None),
                    Err(RecvTimeoutError::Disconnected) => return Err(Gone(seat)),
                }
            }
        };
        thinker.thinks = false;
        Ok(Some(answer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::toy::seat;
    use pantheon_bots::OpponentError;
    use serde_json::json;
    use std::sync::mpsc::Receiver;

    /// A bot that answers when it is let.
    struct Slow(Receiver<()>);

    impl Opponent for Slow {
        fn decide(&mut self, known: &Situation<'_>) -> Result<Option<Value>, OpponentError> {
            self.0.recv().unwrap();
            Ok(Some(known.view.clone()))
        }

        fn reaction(&self) -> Millis {
            1
        }

        fn troubles(&mut self) -> Vec<String> {
            vec!["a cough".to_owned()]
        }
    }

    #[test]
    fn a_slow_bot_is_not_waited_for_and_heard_later() {
        let (go, wait) = mpsc::channel();
        let mut bench = Bench::new([None, Some(Box::new(Slow(wait)) as _)], Patience::Brief);
        assert!(!bench.is_bot(seat(0)) && bench.is_bot(seat(1)));
        let question = Question {
            seat: seat(1),
            view: json!(7),
            now: 30,
            step: 2,
        };
        bench.ask(question).unwrap();
        assert!(bench.answer(seat(1)).unwrap().is_none());
        assert_eq!(bench.thinking(), SeatSet::only(seat(1)));
        go.send(()).unwrap();
        let answer = loop {
            bench.rested();
            if let Some(answer) = bench.answer(seat(1)).unwrap() {
                break answer;
            }
        };
        assert_eq!((answer.action, answer.asked), (Some(json!(7)), 30));
        assert_eq!(answer.troubles, ["a cough"]);
        assert_eq!(bench.thinking(), SeatSet::EMPTY);
    }

    #[test]
    fn a_bot_that_breaks_down_is_an_error() {
        let (go, wait) = mpsc::channel();
        drop(go);
        let mut bench = Bench::new([Some(Box::new(Slow(wait)) as _)], Patience::Endless);
        let question = Question {
            seat: seat(0),
            view: json!(7),
            now: 0,
            step: 0,
        };
        bench.ask(question).unwrap();
        assert!(bench.answer(seat(0)).is_err());
    }
}
