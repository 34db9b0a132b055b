//! How a game ended, and why, line by line.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::message::Message;
use crate::seat::Seat;

/// Somebody who scores: a seat, or an opponent that the rules play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Party {
    /// A player.
    Seat(Seat),
    /// The opponent of a solo game.
    Automa,
}

/// One line of a score sheet: so many points, for this, by that rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreLine {
    /// Who scores.
    pub party: Party,
    /// What for; its word is `<prefix>-score-<category>` in `locales/`.
    pub category: Cow<'static, str>,
    /// The rule that gives the points.
    pub rule: Cow<'static, str>,
    /// How many points.
    pub points: i32,
    /// How they came about.
    pub why: Message,
}

/// A score, explained.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreSheet {
    /// The lines in the order in which they are told.
    pub lines: Vec<ScoreLine>,
}

impl ScoreSheet {
    /// The sum of a party's lines.
    pub fn total(&self, party: Party) -> i32 {
        self.lines
            .iter()
            .filter(|line| line.party == party)
            .map(|line| line.points)
            .sum()
    }
}

/// A party's place in the final order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// Who.
    pub party: Party,
    /// 1 for the winner; equal ranks are a shared place.
    pub rank: u8,
    /// The final score.
    pub points: i32,
    /// What put them behind the party of equal points above them, if ties were broken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie_break: Option<Message>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// What ended it.
    pub end: Message,
    /// Everybody's place, best first.
    pub standings: Vec<Standing>,
    /// The final score, explained.
    pub sheet: ScoreSheet,
}

impl Outcome {
    /// The parties in first place.
    pub fn winners(&self) -> impl Iterator<Item = Party> {
        self.standings
            .iter()
            .filter(|standing| standing.rank == 1)
            .map(|standing| standing.party)
    }

    /// A seat's place.
    pub fn rank(&self, seat: Seat) -> Option<u8> {
        self.standings
            .iter()
            .find(|standing| standing.party == Party::Seat(seat))
            .map(|standing| standing.rank)
    }

    /// A seat's final score.
    pub fn points(&self, seat: Seat) -> Option<i32> {
        self.standings
            .iter()
            .find(|standing| standing.party == Party::Seat(seat))
            .map(|standing| standing.points)
    }
}
