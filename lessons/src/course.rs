//! A course as its file has it.

use std::collections::BTreeMap;

use pantheon_engine::{Digest, Message, Seat, Seed};
use pantheon_games::{AnyMatch, Setup, ShelfError, title};
use serde::Deserialize;
use serde_json::Value;

use crate::goal::Goal;
use crate::notes::Notice;

/// All lessons of a title.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// By which version of the rules its games are played, whatever today's is.
    pub rules: u32,
    /// With which content, whatever today's is.
    pub content: Digest,
    /// The games that its lessons are taken from, by name.
    pub games: BTreeMap<String, KeptGame>,
    /// In the order in which they are learnt.
    pub lessons: Vec<Lesson>,
    /// What the coach of a first game says when something is met for the first time.
    #[serde(default)]
    pub notes: Vec<Note>,
    /// The rules that a game of two needs no lesson for.
    #[serde(default)]
    pub unneeded: Vec<Unneeded>,
}

/// A seat and its action.
pub type Played = (u8, Value);

/// A deal, and what was played from it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptGame {
    /// What its table has chosen, as far as it isn't usual.
    pub options: Value,
    /// The phrase that its luck comes from.
    pub seed: String,
    /// How those who sit there are called.
    pub names: Vec<String>,
    /// What was played.
    pub play: Vec<Played>,
}

/// A lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name, which its texts' keys are made of.
    pub name: String,
    /// The rules that it teaches.
    pub teaches: Vec<String>,
    /// The game that it begins in.
    pub game: String,
    /// After how many actions of that game.
    pub at: usize,
    /// The seat that learns.
    pub seat: u8,
    /// What is said and asked, in order.
    pub steps: Vec<Step>,
}

/// A step of a lesson: something is said, lit up, and perhaps asked for.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Where it begins, if not where the step before has led.
    #[serde(default)]
    pub from: Option<Jump>,
    /// What is lit up, by the keys of the board.
    #[serde(default)]
    pub look: Vec<String>,
    /// What is true there, because the text says so. Tests ask; nothing is shown.
    #[serde(default)]
    pub so: Vec<Goal>,
    /// What the learner is to bring about. Without it the step is only read.
    #[serde(default)]
    pub goal: Option<Goal>,
    /// Within how many actions of their own; as many as the solution needs, unless it is said.
    #[serde(default)]
    pub within: Option<usize>,
    /// The solution, with what others do meanwhile. The next step begins where it leads.
    #[serde(default)]
    pub play: Vec<Played>,
    /// What the solution tries in vain, where the goal is to be refused.
    #[serde(default)]
    pub tries: Option<Value>,
}

/// A moment of a kept game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jump {
    /// Which game.
    pub game: String,
    /// After how many actions.
    pub at: usize,
}

/// What the coach says when something is met for the first time.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Its name, which its text's key ends with.
    pub name: String,
    /// What is met.
    pub when: Notice,
    /// The rule that says more.
    pub rule: String,
}

/// Rules that a game of two needs no lesson for.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unneeded {
    /// Why.
    pub because: Why,
    /// Which.
    pub rules: Vec<String>,
}

/// Why a game of two needs no lesson for a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// It is for a game alone.
    Alone,
    /// It is for three or more.
    MorePlayers,
    /// It says how the computer deals with what people settle by themselves: a clock, a draw, a game without end.
    Computer,
}

/// Why a course can't be used.
#[derive(Debug, thiserror::Error)]
pub enum BadCourse {
    /// It can't be read.
    #[error("the course can't be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// It has no such lesson.
    #[error("there is no lesson {0}")]
    NoLesson(String),
    /// It has no such game, or the game isn't so long.
    #[error("there is no moment {at} of a game {game}")]
    NoMoment {
        /// The game.
        game: String,
        /// After how many actions.
        at: usize,
    },
    /// Nobody sits there.
    #[error("there is no seat {0}")]
    NoSeat(u8),
    /// What was played can't be played.
    #[error("{game}, action {at}: {why}")]
    Unplayable {
        /// The game, or the lesson.
        game: String,
        /// Which action.
        at: usize,
        /// Why not.
        why: ShelfError,
    },
    /// Its table can't be set up.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
}

impl Course {
    /// Reads a course.
    pub fn read(text: &str) -> Result<Self, BadCourse> {
        Ok(serde_json::from_str(text)?)
    }

    /// The lesson of this name.
    pub fn lesson(&self, name: &str) -> Result<&Lesson, BadCourse> {
        let found = self.lessons.iter().find(|lesson| lesson.name == name);
        found.ok_or_else(|| BadCourse::NoLesson(name.to_owned()))
    }

    /// A kept game after so many actions.
    pub fn moment(&self, id: &str, game: &str, at: usize) -> Result<Box<dyn AnyMatch>, BadCourse> {
        let missing = || BadCourse::NoMoment {
            game: game.to_owned(),
            at,
        };
        let kept = self.games.get(game).ok_or_else(missing)?;
        let played = kept.play.get(..at).ok_or_else(missing)?;
        let seats = u8::try_from(kept.names.len()).map_err(|_| missing())?;
        let title = title(id)?.under(self.rules)?.with_digest(self.content)?;
        let mut table = title.set_up(&Setup {
            seats,
            options: kept.options.clone(),
            seed: Seed::from_phrase(&kept.seed),
            entropy: Vec::new(),
        })?;
        for (index, (seat, action)) in played.iter().enumerate() {
            let seat = seat_of(&*table, *seat)?;
            let time = table.time();
            table
                .act(seat, action, time)
                .map_err(|why| BadCourse::Unplayable {
                    game: game.to_owned(),
                    at: index,
                    why,
                })?;
        }
        Ok(table)
    }
}

/// The seat with this number.
pub(crate) fn seat_of(table: &dyn AnyMatch, number: u8) -> Result<Seat, BadCourse> {
    let seat = Seat::new(number).filter(|seat| seat.index() < usize::from(table.seats()));
    seat.ok_or(BadCourse::NoSeat(number))
}

impl Lesson {
    fn key(&self, prefix: &str) -> String {
        format!("{prefix}-lesson-{}", self.name)
    }

    /// What it is called.
    pub fn heading(&self, prefix: &str) -> Message {
        Message::new(self.key(prefix))
    }

    /// What it is about, in a line.
    pub fn about(&self, prefix: &str) -> Message {
        Message::new(self.key(prefix) + "-about")
    }

    /// What its step of this number says, counted from 0.
    pub fn text(&self, prefix: &str, step: usize) -> Message {
        Message::new(format!("{}-{}", self.key(prefix), step + 1))
    }

    /// What is said when that step's goal is reached.
    pub fn done(&self, prefix: &str, step: usize) -> Message {
        Message::new(format!("{}-{}-done", self.key(prefix), step + 1))
    }

    /// What is said when it isn't.
    pub fn missed(&self, prefix: &str, step: usize) -> Message {
        Message::new(format!("{}-{}-missed", self.key(prefix), step + 1))
    }

    /// Everything that it may say.
    pub fn says(&self, prefix: &str) -> Vec<Message> {
        let mut says = vec![self.heading(prefix), self.about(prefix)];
        for (index, step) in self.steps.iter().enumerate() {
            says.push(self.text(prefix, index));
            if step.goal.is_some() {
                says.extend([self.done(prefix, index), self.missed(prefix, index)]);
            }
        }
        says
    }
}

impl Note {
    /// What the coach says.
    pub fn text(&self, prefix: &str) -> Message {
        Message::new(format!("{prefix}-lesson-coach-{}", self.name))
    }
}
