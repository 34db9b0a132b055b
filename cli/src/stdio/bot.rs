//! Bots over the protocol: advice at our own table, and a player for somebody else's.

use std::panic::{AssertUnwindSafe, catch_unwind};

use pantheon_bots::coach::Care;
use pantheon_bots::hints::{Advice, Advised};
use pantheon_bots::search::Budget;
use pantheon_bots::{Opponent, OpponentError, Situation, Spec};
use pantheon_engine::{Message, Seat, Viewer};
use pantheon_locales::Language;
use serde_json::{Value, json};

use super::reply::{Code, Failure};
use super::request::{Choose, TakeSeat};
use super::session::{Answer, Session, status};
use crate::options;
use crate::suggest::quotable;

/// The bot that plays where nobody says which.
const USUAL: &str = "level:5";
/// The most advice that is given at once.
const MOST_HINTS: u8 = 20;
/// The most that is searched for advice.
const MOST_ITERATIONS: u32 = 100_000;

impl Session {
    /// Advice for a seat at our own table.
    pub(super) fn hint(
        &self,
        seat: Seat,
        count: Option<u8>,
        iterations: Option<u32>,
        lang: Option<Language>,
    ) -> Answer {
        self.check_viewer(Viewer::Seat(seat))?;
        let table = self.table()?;
        let mut advice = Advice::default();
        if let Some(count) = count {
            advice.count = usize::from(at_most("count", count, MOST_HINTS)?);
        }
        if let Some(iterations) = iterations {
            let iterations = at_most("iterations", iterations, MOST_ITERATIONS)?;
            advice.budget = Budget::iterations(u64::from(iterations));
        }
        let mut adviser =
            self.opponent(table.info().id, table.seats(), &table.options(), "random")?;
        let view = table.view(Viewer::Seat(seat));
        let situation = Situation {
            seat,
            view: &view,
            now: table.time(),
            step: table.steps(),
        };
        let advised = match adviser.hints(&situation, &advice) {
            Err(OpponentError::NothingToDecide(_)) => Advised::none(),
            given => given.map_err(|why| cannot(&why))?,
        };
        let mut answer = status(table);
        answer["seat"] = json!(seat);
        let info = table.info();
        let thought = advised.thought.as_ref().map(|it| it.message(&info));
        let why = advised.why(&info);
        let hints = advised.hints;
        answer["hints"] = json!(hints);
        answer["thought"] = json!(thought);
        answer["why"] = json!(why);
        if let Some(words) = self.words(lang) {
            let choices = table.legal(seat);
            let text = |action: &Value| {
                let choice = choices.iter().find(|choice| choice.action == *action);
                choice.map(|choice| pantheon_engine::Words::say(&words, &choice.text))
            };
            let say = |message: &Message| pantheon_engine::Words::say(&words, message);
            answer["thought_text"] = json!(thought.as_ref().map(say));
            answer["why_texts"] = why.iter().map(|it| json!(say(it))).collect();
            answer["texts"] = hints.iter().map(|hint| json!(text(&hint.action))).collect();
        }
        Ok(answer)
    }

    /// Whether a legal action of a seat at our own table is a grave mistake.
    pub(super) fn weigh(&self, seat: Seat, action: &Value, lang: Option<Language>) -> Answer {
        self.check_viewer(Viewer::Seat(seat))?;
        let table = self.table()?;
        let info = table.info();
        let refused = table.check(seat, action, table.time());
        refused.map_err(|why| self.failure(&why))?;
        let mut adviser = self.opponent(info.id, table.seats(), &table.options(), "random")?;
        let situation = Situation {
            seat,
            view: &table.view(Viewer::Seat(seat)),
            now: table.time(),
            step: table.steps(),
        };
        let weighed = adviser.weigh(&situation, action, &Care::default());
        let grave = weighed.map_err(|why| cannot(&why))?;
        let mut answer = status(table);
        answer["seat"] = json!(seat);
        answer["mistake"] = match grave {
            None => Value::Null,
            Some(grave) => {
                let why = grave.reasons.iter().map(|reason| reason.message(&info));
                let why: Vec<Message> = why.collect();
                let mut mistake = json!({ "chance": grave.chance, "best": grave.best, "why": why });
                if let Some(words) = self.words(lang) {
                    let say = |it| json!(pantheon_engine::Words::say(&words, it));
                    mistake["texts"] = why.iter().map(say).collect();
                }
                mistake
            }
        };
        Ok(answer)
    }

    /// Takes a seat at somebody else's table.
    pub(super) fn take_seat(&mut self, seat: TakeSeat) -> Answer {
        let bot = seat.bot.as_deref().unwrap_or(USUAL);
        let options = seat.options.unwrap_or_else(|| json!({}));
        options::check(self.opened(&seat.title)?.title.as_ref(), &options)?;
        self.bot = Some(self.opponent(&seat.title, seat.seats, &options, bot)?);
        Ok(json!({ "bot": bot }))
    }

    /// Decides for the seat that was taken.
    pub(super) fn choose(&mut self, choose: &Choose) -> Answer {
        let none = || Failure::new(Code::NoSeat, "there is no seat yet: take one with begin");
        let bot = self.bot.as_mut().ok_or_else(none)?;
        let situation = Situation {
            seat: choose.seat,
            view: &choose.view,
            now: choose.now,
            step: choose.step,
        };
        // A view that no table could tell may be too much for a bot. The session goes on.
        let chosen = catch_unwind(AssertUnwindSafe(|| bot.decide(&situation)));
        let broken = || Failure::new(Code::BadView, "no table could tell this view");
        let chosen = chosen.map_err(|_| broken().at("view"))?;
        Ok(match chosen.map_err(|why| cannot(&why))? {
            Some(action) => json!({ "action": action }),
            None => json!({ "wait": true }),
        })
    }

    fn opponent(
        &self,
        title: &str,
        seats: u8,
        options: &Value,
        bot: &str,
    ) -> Result<Box<dyn Opponent>, Failure> {
        let unknown = |why: String| Failure::new(Code::UnknownBot, why).at("bot");
        let spec: Spec = bot
            .parse()
            .map_err(|why: pantheon_bots::SpecError| unknown(why.to_string()))?;
        if spec.is_command() {
            // Whoever speaks to us may not be somebody who may start programs here.
            let message = format!("{:?} would start a program", quotable(bot));
            return Err(unknown(message));
        }
        let opened = self.opened(title)?;
        // A bot's luck needn't be secret, and the same questions get the same answers.
        pantheon_bots::roster(&*opened.title)
            .and_then(|roster| roster.opponent(seats, options, &spec, 0))
            .map_err(|why| self.failure(&why))
    }
}

fn at_most<T: Copy + PartialOrd + std::fmt::Display>(
    field: &'static str,
    asked: T,
    most: T,
) -> Result<T, Failure> {
    if asked <= most {
        return Ok(asked);
    }
    let message = format!("{field} is at most {most}, not {asked}");
    Err(Failure::new(Code::OutOfBounds, message).at(field))
}

fn cannot(why: &OpponentError) -> Failure {
    let code = match why {
        OpponentError::View(_) => Code::BadView,
        OpponentError::NothingToDecide(_) => Code::NothingToDecide,
        OpponentError::Action(_) | OpponentError::NotLegal(_) => Code::BadAction,
    };
    Failure::new(code, why.to_string())
}
