//! The bots at the table, and the one that advises people. Each thinks beside the game and is shown what its seat may
//! know, nothing else.

use std::time::{Duration, Instant};

use pantheon_bots::coach::{Care, Grave};
use pantheon_bots::external::Halt;
use pantheon_bots::hints::Advice;
use pantheon_bots::{Opponent, Situation};
use pantheon_engine::{MAX_SEATS, Millis, Outcome, Seat, SeatSet};
use serde_json::Value;

use super::aside::{Aside, Stopped};

/// How long the screen may wait for bots before it is drawn again: most answer sooner, and nothing flickers.
const BRIEFLY: Duration = Duration::from_millis(40);

/// How long a choice waits for a warning at most. After that it is made without.
const WARNING: Duration = Duration::from_secs(1);

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

impl Question {
    fn situation(&self) -> Situation<'_> {
        Situation {
            seat: self.seat,
            view: &self.view,
            now: self.now,
            step: self.step,
        }
    }
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

/// Advice for a seat.
#[derive(Clone, Debug)]
pub(crate) struct Advised {
    /// The seat that it is for.
    pub(crate) seat: Seat,
    /// How many steps led to the position.
    pub(crate) step: u32,
    /// What could be done, or why nothing can be said.
    pub(crate) advice: Result<pantheon_bots::hints::Advised<Value>, String>,
}

/// An action that is about to be chosen.
struct Considered {
    question: Question,
    action: Value,
}

/// What an action was found to be.
struct Weighed {
    step: u32,
    action: Value,
    /// What is wrong with it, if it is a grave mistake.
    grave: Option<Grave>,
}

/// What a bot hears.
enum News {
    Decide(Question),
    Over(Outcome),
}

/// One bot.
struct Thinker {
    aside: Aside<News, Answer>,
    /// A way to stop it, if something of it would stay.
    halt: Option<Halt>,
}

/// The bots at a table, by seat, and an adviser.
pub(crate) struct Bench {
    thinkers: [Option<Thinker>; MAX_SEATS],
    adviser: Aside<Question, Advised>,
    /// Who warns, if somebody wants to be warned.
    weigher: Option<Aside<Considered, Weighed>>,
    patience: Patience,
    waited: Duration,
}

impl Bench {
    /// These bots, with nobody where a person sits, and one that advises.
    pub(crate) fn new(
        opponents: impl IntoIterator<Item = Option<Box<dyn Opponent>>>,
        adviser: Box<dyn Opponent>,
        patience: Patience,
    ) -> Self {
        let mut thinkers = [const { None }; MAX_SEATS];
        for (place, opponent) in thinkers.iter_mut().zip(opponents) {
            *place = opponent.map(thinker);
        }
        Self {
            thinkers,
            adviser: advising(adviser),
            weigher: None,
            patience,
            waited: Duration::ZERO,
        }
    }

    /// The same with somebody who warns before grave mistakes.
    pub(crate) fn warned_by(mut self, weigher: Box<dyn Opponent>) -> Self {
        self.weigher = Some(weighing(weigher));
        self
    }

    /// Who is thinking.
    pub(crate) fn thinking(&self) -> SeatSet {
        let thinks = |seat: &Seat| {
            let thinker = self.thinkers[seat.index()].as_ref();
            thinker.is_some_and(|thinker| thinker.aside.is_busy())
        };
        Seat::all(MAX_SEATS as u8).filter(thinks).collect()
    }

    /// The screen was drawn: bots may be waited for again.
    pub(crate) fn rested(&mut self) {
        self.waited = Duration::ZERO;
    }

    /// Lets a bot think.
    pub(crate) fn ask(&mut self, question: Question) -> Result<(), Stopped> {
        let thinker = self.thinkers[question.seat.index()].as_mut();
        let aside = &mut thinker.ok_or(Stopped)?.aside;
        aside.ask(News::Decide(question))
    }

    /// Tells the bots that the game is over.
    pub(crate) fn over(&self, outcome: &Outcome) {
        for thinker in self.thinkers.iter().flatten() {
            thinker.aside.tell(News::Over(outcome.clone()));
        }
    }

    /// What a bot has answered, once it has. Waits for it as patiently as the game does.
    pub(crate) fn answer(&mut self, seat: Seat) -> Result<Option<Answer>, Stopped> {
        let wait = self.wait();
        let began = Instant::now();
        let thinker = self.thinkers[seat.index()].as_mut();
        let answer = thinker.map_or(Ok(None), |thinker| thinker.aside.answer(wait));
        self.waited += began.elapsed();
        answer
    }

    /// Lets the adviser think.
    pub(crate) fn ask_advice(&mut self, question: Question) -> Result<(), Stopped> {
        self.adviser.ask(question)
    }

    /// The advice that was asked for, once there is some.
    pub(crate) fn advice(&mut self) -> Result<Option<Advised>, Stopped> {
        let wait = self.wait();
        // Advice takes its time, and nothing depends on it.
        self.adviser.answer(wait.map(|_| Duration::ZERO))
    }

    /// What is wrong with an action that is about to be chosen, if it is a grave mistake and somebody warns. It isn't waited
    /// for much longer than people would.
    pub(crate) fn warning(
        &mut self,
        question: Question,
        action: &Value,
    ) -> Result<Option<Grave>, Stopped> {
        let Some(weigher) = &mut self.weigher else {
            return Ok(None);
        };
        let step = question.step;
        weigher.ask(Considered {
            question,
            action: action.clone(),
        })?;
        let most = match self.patience {
            Patience::Endless => None,
            Patience::Brief => Some(WARNING),
        };
        // What came too late for an earlier choice is passed over.
        while let Some(weighed) = weigher.answer(most)? {
            if weighed.step == step && weighed.action == *action {
                return Ok(weighed.grave);
            }
        }
        Ok(None)
    }

    /// How long to wait for an answer now; nothing is without end.
    fn wait(&self) -> Option<Duration> {
        match self.patience {
            Patience::Endless => None,
            Patience::Brief => Some(BRIEFLY.saturating_sub(self.waited)),
        }
    }
}

impl Drop for Bench {
    /// A program that plays ends with the game; our own bots end with ours.
    fn drop(&mut self) {
        for thinker in self.thinkers.iter_mut().filter_map(Option::take) {
            if let Some(halt) = thinker.halt {
                halt.halt();
                thinker.aside.finish();
            }
        }
    }
}

fn thinker(mut opponent: Box<dyn Opponent>) -> Thinker {
    let halt = opponent.halt();
    let aside = Aside::start(move |news| {
        let question = match news {
            News::Decide(question) => question,
            News::Over(outcome) => {
                opponent.over(&outcome);
                return None;
            }
        };
        let chosen = opponent.decide(&question.situation());
        let mut troubles = opponent.troubles();
        let action = chosen.unwrap_or_else(|why| {
            troubles.push(why.to_string());
            None
        });
        Some(Answer {
            asked: question.now,
            action,
            troubles,
        })
    });
    Thinker { aside, halt }
}

fn advising(mut adviser: Box<dyn Opponent>) -> Aside<Question, Advised> {
    Aside::start(move |question: Question| {
        let advice = adviser.hints(&question.situation(), &Advice::default());
        Some(Advised {
            seat: question.seat,
            step: question.step,
            advice: advice.map_err(|why| why.to_string()),
        })
    })
}

fn weighing(mut weigher: Box<dyn Opponent>) -> Aside<Considered, Weighed> {
    Aside::start(move |considered: Considered| {
        let Considered { question, action } = considered;
        let weighed = weigher.weigh(&question.situation(), &action, &Care::default());
        Some(Weighed {
            step: question.step,
            // Who can't be warned plays as everybody does.
            grave: weighed.unwrap_or(None),
            action,
        })
    })
}
