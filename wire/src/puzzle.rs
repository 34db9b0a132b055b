//! Puzzles in a browser: positions in which one decision is clearly best.

use pantheon_engine::Message;
use serde::{Deserialize, Serialize};

use crate::news::News;
use crate::position::{HintGain, Legal, Position};
use crate::problem::Problem;
use crate::table::TableInfo;

/// A title's puzzles, or why there are none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleList {
    /// All of them, without their positions.
    Puzzles(Vec<PuzzleCard>),
    /// Why they can't be read.
    Error(Problem),
}

/// What is told of a puzzle before it is solved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleCard {
    /// What it is called.
    pub id: String,
    /// The lowest level that finds it, 1 to 8.
    pub grade: u8,
    /// What it is about; its word is `<prefix>-theme-<theme>`.
    pub theme: String,
    /// Which part of a game it is from: `opening`, `middle` or `end`.
    pub phase: String,
    /// How many sit at its table.
    pub seats: u8,
}

/// The position of a puzzle, or why it can't be set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleOpened {
    /// The position.
    Puzzle(Box<PuzzlePosition>),
    /// Why there is none.
    Error(Problem),
}

/// The position of a puzzle, as the seat that is to act sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzlePosition {
    /// The table.
    pub info: TableInfo,
    /// What happened there last, as the seat was told.
    pub news: Vec<News>,
    /// Where the game stands.
    pub position: Position,
}

/// What an answer is worth, or why it is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleAnswered {
    /// What it is worth.
    Answer(Box<PuzzleAnswer>),
    /// Why the rules refuse it.
    Error(Problem),
}

/// What an answer is worth, and what the best one is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleAnswer {
    /// Whether it is the best.
    pub solved: bool,
    /// What it is.
    pub text: Message,
    /// The chance to win that it loses; what wasn't worth weighing loses at least so much.
    pub loss: f32,
    /// Whether it was weighed.
    pub weighed: bool,
    /// The best action, and any that is as good.
    pub best: Vec<Legal>,
    /// The chance to win with it.
    pub chance: f32,
    /// The next best.
    pub next: Option<Legal>,
    /// What that loses…
    pub margin: f32,
    /// …and the standard error of it.
    pub error: f32,
    /// The points that the best action brings more than the next best to the end of the game.
    pub points: Vec<HintGain>,
    /// The rules that it is about.
    pub rules: Vec<String>,
}
