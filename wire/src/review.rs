//! A game reviewed: chances, decisions and luck. What each number means is in `docs/review.md`.
//!
//! Chances are listed by party: the seats in order, and after them the opponent that the rules play, where there is
//! one. All chances are from 0 to 1 and all losses are chances lost.

use pantheon_engine::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::problem::Problem;

/// A review as far as it has come, or why there is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReviewFound {
    /// The review.
    Review(Box<Review>),
    /// Why there is none.
    Error(Problem),
}

/// What could be done at a moment, or why that can't be said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReviewLooked {
    /// For each seat that may act.
    Lines(Vec<ReviewLines>),
    /// Why that can't be said.
    Error(Problem),
}

/// What an action is worth that somebody tries at a moment of a game, or why that can't be said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReviewRetried {
    /// What it is worth.
    Retried(Box<ReviewRetry>),
    /// Why that can't be said.
    Error(Problem),
}

/// A game reviewed, as far as the work has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    /// The title's id.
    pub title: String,
    /// Which game it is: the commitment to its seed.
    pub commitment: String,
    /// Who sat where.
    pub seats: Vec<ReviewSeat>,
    /// Whether the rules play an opponent, who is the last party then.
    pub automa: bool,
    /// How many iterations a decision gets.
    pub iterations: u32,
    /// How many pieces of work are done…
    pub done: u32,
    /// …of how many.
    pub pieces: u32,
    /// Whether the game was played to its end, so that the last chances are its result.
    pub over: bool,
    /// Everybody's chances before the set-up; nothing while that isn't known.
    pub start: Vec<f64>,
    /// Every moment of the game, the set-up first. What was taken back isn't among them.
    pub moments: Vec<ReviewMoment>,
    /// Every turn in which something was decided, in order.
    pub turns: Vec<ReviewTurn>,
    /// How everybody did, by seat.
    pub players: Vec<ReviewPlayer>,
    /// The moments after which the game stood otherwise than before, as indices into `moments`, in order.
    pub turning: Vec<u32>,
}

/// Somebody who played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewSeat {
    /// What they are called.
    pub name: String,
    /// What they are: `human`, `random`, a bot's name.
    pub kind: String,
}

/// Where the game stood after a step, and how it came there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewMoment {
    /// After how many entries of the record this is.
    pub entry: u32,
    /// Who acted, if anybody did.
    pub seat: Option<u8>,
    /// Everybody's chances, as somebody sees them who knows what is public; nothing while they aren't known.
    pub chances: Vec<f64>,
    /// The largest standard error among them.
    pub error: f64,
    /// How the chances came from those before, by cause. Together they are the whole change. Nothing while that isn't
    /// known.
    pub changes: Vec<ReviewChange>,
    /// What luck the step had, if it had any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub luck: Option<ReviewLuck>,
    /// The final points that are expected, by what they are scored for; only where a turn begins, and at the end.
    pub points: Vec<ReviewSource>,
}

/// What changes chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReviewCause {
    /// Somebody decided.
    Decision,
    /// Something was drawn or thrown.
    Luck,
    /// Something that only some knew became known to all, or the other way round.
    Revelation,
    /// Time ran out.
    Time,
    /// The analyst saw better than before. Nothing else happened.
    Noise,
}

/// A change of everybody's chances, and its cause.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewChange {
    /// What caused it.
    pub cause: ReviewCause,
    /// The change, by party.
    pub by: Vec<f64>,
}

/// The luck of a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewLuck {
    /// With how many other outcomes it was compared…
    pub outcomes: u32,
    /// …and whether these are all that there are.
    pub all: bool,
    /// The standard error of the luck, by party.
    pub error: Vec<f64>,
}

/// Final points by seat, scored for one thing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewSource {
    /// What they are scored for; its word is `<prefix>-score-<category>`.
    pub category: String,
    /// How many, by seat.
    pub points: Vec<f64>,
}

/// How good a turn was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReviewClass {
    /// As good as the best that was found.
    Best,
    /// Nearly.
    Good,
    /// Something better was to be had.
    Doubtful,
    /// Something much better was to be had.
    Mistake,
    /// It cost a good part of the game.
    Blunder,
}

impl ReviewClass {
    /// All classes, the best first.
    pub const ALL: [Self; 5] = [
        Self::Best,
        Self::Good,
        Self::Doubtful,
        Self::Mistake,
        Self::Blunder,
    ];
}

/// Which third of the game it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReviewPhase {
    /// The first.
    Opening,
    /// The second.
    Middle,
    /// The last.
    End,
}

impl ReviewPhase {
    /// All phases in order.
    pub const ALL: [Self; 3] = [Self::Opening, Self::Middle, Self::End];
}

/// A turn: what one seat decided in one go, counted as one decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewTurn {
    /// Whose it was.
    pub seat: u8,
    /// In which third of the game.
    pub phase: ReviewPhase,
    /// Its class; nothing while not all of it is weighed.
    pub class: Option<ReviewClass>,
    /// The chance that it lost against the best, over all its decisions.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// What was decided in it; decisions that the rules forced aren't among them.
    pub decisions: Vec<ReviewDecision>,
}

/// One action that was chosen among several.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewDecision {
    /// After how many entries of the record it was to be decided.
    pub before: u32,
    /// The entry that it became.
    pub entry: u32,
    /// What was asked.
    pub asked: Message,
    /// What was chosen.
    pub chosen: ReviewAction,
    /// Among how many actions that make sense.
    pub choices: u32,
    /// Whether it is weighed.
    pub weighed: bool,
    /// The chance that it lost against the best.
    pub loss: f64,
    /// The standard error of the difference.
    pub error: f64,
    /// Whether the difference is too small to be sure of.
    pub close: bool,
    /// The serious candidates, the best first; the chosen one is among them.
    pub candidates: Vec<ReviewCandidate>,
    /// What the best candidate has over the chosen action, a sentence each: differences between the same imagined games.
    pub why: Vec<Message>,
}

/// An action, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewAction {
    /// Whose.
    pub seat: u8,
    /// The action as the title writes it.
    pub action: Value,
    /// What it is, in a few words.
    pub text: Message,
}

/// A serious candidate of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewCandidate {
    /// The chance to win with it, as its player may see it.
    pub chance: f64,
    /// The standard error of that.
    pub error: f64,
    /// What is expected to be done; the candidate is the first of it.
    pub line: Vec<ReviewAction>,
}

/// What a seat could do at a moment, from the vaguest to the plainest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewLines {
    /// Whose.
    pub seat: u8,
    /// What to think about, before any action is named.
    pub thought: Message,
    /// The serious candidates, the best first; none where there is nothing to choose.
    pub candidates: Vec<ReviewCandidate>,
    /// What the best candidate has over the next, a sentence each.
    pub why: Vec<Message>,
    /// What the seat would see before each action of each candidate's line, in an imagined world that agrees with what it
    /// knows.
    pub views: Vec<Vec<Value>>,
}

/// What an action is worth that somebody tries at a moment of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewRetry {
    /// The action.
    pub tried: ReviewAction,
    /// Whether it is as good as the best that was found, or nearly.
    pub solved: bool,
    /// Its class.
    pub class: ReviewClass,
    /// The chance that it loses against the best.
    pub loss: f64,
    /// The standard error of the difference.
    pub error: f64,
    /// Whether the difference is too small to be sure of.
    pub close: bool,
    /// What could be done. The tried action is among the candidates.
    pub lines: ReviewLines,
}

/// How somebody did. Luck, skill and noise are sums of changes of the own chances.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewPlayer {
    /// Whose these are.
    pub seat: u8,
    /// How many turns are weighed.
    pub turns: u32,
    /// How well they were decided, from 0 to 100; nothing while none is weighed.
    pub accuracy: Option<f64>,
    /// The mean loss of a turn.
    pub mean_loss: f64,
    /// The standard error of that, as far as weighing is uncertain.
    pub error: f64,
    /// How many turns of each class, the best first.
    pub classes: Vec<u32>,
    /// The turns by third of the game.
    pub phases: Vec<ReviewShare>,
    /// The turns by what was asked, where most was lost first.
    pub kinds: Vec<ReviewKind>,
    /// How much of the game was won: 1, 0, or a share of a tie.
    pub result: Option<f64>,
    /// How much luck gave.
    pub luck: f64,
    /// The standard error of that.
    pub luck_error: f64,
    /// How much decisions changed, the own and the others'.
    pub decisions: f64,
    /// How much revelations changed.
    pub revelations: f64,
    /// How much it changed that time ran out.
    pub time: f64,
    /// How much the analyst changed its mind.
    pub noise: f64,
}

/// A part of somebody's turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewShare {
    /// How many.
    pub turns: u32,
    /// What they lost together.
    pub loss: f64,
}

/// Somebody's decisions of one kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewKind {
    /// What was asked.
    pub asked: Message,
    /// How many decisions.
    pub decisions: u32,
    /// What they lost together.
    pub loss: f64,
}
