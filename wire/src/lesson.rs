//! What a lesson in a browser says.

use pantheon_engine::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::Seq;
use crate::news::News;
use crate::position::{Legal, Position};
use crate::problem::Problem;
use crate::table::TableInfo;

/// A lesson that is begun, or why it can't be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LessonOpened {
    /// What it is.
    Lesson(Box<LessonInfo>),
    /// Why it can't be begun.
    Error(Problem),
}

/// A lesson, as a table at which it is taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonInfo {
    /// The table.
    pub info: TableInfo,
    /// How many steps it has.
    pub steps: u32,
    /// What it is called.
    pub heading: Message,
    /// The rules that it teaches.
    pub teaches: Vec<String>,
}

/// What a learner does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LessonTurn {
    /// Looks.
    Look,
    /// Goes on to the next step.
    Next,
    /// Begins the step again.
    Again,
    /// Goes to a step, counted from 0.
    Step(u32),
    /// Does something in the game.
    Act(Value),
    /// Asks whether something could be done, and changes nothing in the game.
    Try(Value),
}

/// Where a lesson stands, or why it doesn't.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LessonFound {
    /// Where it stands.
    Moment(Box<LessonMoment>),
    /// Why it doesn't.
    Error(Problem),
}

/// How a step of a lesson stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LessonStage {
    /// It is only read.
    Look,
    /// Its goal is not reached yet.
    Do,
    /// Its goal is reached.
    Reached,
    /// Its goal can't be reached any more, but it can begin again.
    Missed,
}

/// Where a lesson stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonMoment {
    /// Which step it is, counted from 0.
    pub step: u32,
    /// How it stands.
    pub stage: LessonStage,
    /// What it says.
    pub text: Message,
    /// What came of it, once something has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub came: Option<Message>,
    /// What is lit up, by the keys of the board.
    pub look: Vec<String>,
    /// What would help now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hint: Option<Legal>,
    /// Why what the learner wanted isn't done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub problem: Option<Problem>,
    /// The last place of the table's log.
    pub seq: Seq,
    /// What happened since it was last told; nothing came before where all is told anew.
    pub news: Vec<News>,
    /// Whether the game is looked at somewhere else than it was.
    pub anew: bool,
    /// Where the game stands.
    pub position: Position,
}

/// What the coach of a first game says, or why it says nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CoachSays {
    /// What is worth saying now, in order.
    Notes(Vec<CoachNote>),
    /// Why it says nothing.
    Error(Problem),
}

/// Something that the coach says when it is met for the first time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CoachNote {
    /// Its name, by which what was said is remembered.
    pub name: String,
    /// What is said.
    pub text: Message,
    /// The rule that says more.
    pub rule: String,
}
