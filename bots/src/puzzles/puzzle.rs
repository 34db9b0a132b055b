//! What a puzzle is: a decision in a game that can be played again, and what was found out about it.

use pantheon_engine::{Digest, Millis, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What was put into a game: an array, as short as can be, since there are many.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Played {
    /// Time passed, up to this moment.
    Tick((Millis,)),
    /// Somebody acted, at the same moment as before.
    Act(Seat, Value),
    /// Somebody acted at this moment.
    Timed(Seat, Value, Millis),
}

/// A game that puzzles are taken from: all that is needed to play it again, with the rules and the content that it was
/// played with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// What its puzzles call it.
    pub deal: String,
    /// The rules version.
    pub rules: u32,
    /// The digest of the content.
    pub content: Digest,
    /// How many sit at the table.
    pub seats: u8,
    /// The options that differ from their defaults.
    pub options: Value,
    /// The phrase that the seed is made of.
    pub seed: String,
    /// What was done, up to its last puzzle.
    pub play: Vec<Played>,
}

/// Which part of a game a position is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The first third of the way to the end.
    Opening,
    /// The second.
    Middle,
    /// The last.
    End,
}

impl Phase {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

/// An action that isn't best, and what it loses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tried(
    /// The action.
    pub Value,
    /// The chance that it loses against the best.
    pub f32,
);

/// One decision that is clearly best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// What it is called for ever.
    pub id: String,
    /// The game it is taken from.
    pub from: String,
    /// How much of that game was played before.
    pub at: u32,
    /// Who is to act.
    pub seat: Seat,
    /// The lowest level that finds it as all above do, 1 to 8.
    pub grade: u8,
    /// What the decision is about: a theme of its title, or [`super::RIVALS`].
    pub theme: String,
    /// From which part of the game it is.
    pub phase: Phase,
    /// The best action, and any that is as good.
    pub best: Vec<Value>,
    /// The chance to win with it.
    pub chance: f32,
    /// The others that were weighed, the best of them first. What isn't here looked worse still.
    pub others: Vec<Tried>,
    /// The standard error of what the first of the others loses.
    pub error: f32,
    /// The points that the best action brings more than the first of the others to the end of the game, by what they are
    /// scored for, the largest difference first.
    pub points: Vec<(String, f32)>,
    /// The rules that the decision is about.
    pub rules: Vec<String>,
}

/// What an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is the best action.
    Solved,
    /// It isn't, and loses so much of the chance to win.
    Loses(f32),
    /// It isn't, and loses more than all that was weighed.
    LosesMore(f32),
}

impl Puzzle {
    /// By how much the best action is better than any that isn't, as a chance to win.
    pub fn margin(&self) -> f32 {
        self.others.first().map_or(0.0, |other| other.1)
    }

    /// What an answer is worth.
    pub fn judge(&self, answer: &Value) -> Verdict {
        if self.best.contains(answer) {
            return Verdict::Solved;
        }
        match self.others.iter().find(|tried| tried.0 == *answer) {
            Some(tried) => Verdict::Loses(tried.1),
            None => Verdict::LosesMore(self.margin()),
        }
    }
}
