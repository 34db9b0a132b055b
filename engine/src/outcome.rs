//! How a game ended, and why, line by line.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::game::TitleInfo;
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

impl Party {
    /// What it is called: a player by name, the opponent of a solo game as the title calls it, `<prefix>-automa`.
    pub fn name(self, title: &TitleInfo) -> Message {
        match self {
            Self::Seat(seat) => Message::new("engine-name").seat("player", seat),
            Self::Automa => Message::new(format!("{}-automa", title.text_prefix())),
        }
    }
}

impl Outcome {
    /// Who won, with how many points, and what decided if points alone didn't. Nothing if nobody has a place.
    pub fn result(&self, title: &TitleInfo) -> Option<Message> {
        let first = self.standings.first()?;
        let winner = first.party.name(title);
        let winners: Vec<Message> = self.winners().map(|party| party.name(title)).collect();
        let next = self.standings.get(winners.len());
        let said = match (next, next.and_then(|next| next.tie_break.as_ref())) {
            _ if winners.len() > 1 => Message::new("engine-result-shared").list("winners", winners),
            (None, _) => Message::new("engine-result-alone").word("winner", winner),
            (Some(_), None) => Message::new("engine-result-won").word("winner", winner),
            (Some(next), Some(why)) => Message::new("engine-result-decided")
                .word("winner", winner)
                .word("next", next.party.name(title))
                .number("less", next.points)
                .word("why", why.clone()),
        };
        Some(said.number("points", first.points))
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    const TITLE: TitleInfo = TitleInfo {
        id: "sample",
        name: "Sample",
        designers: "nobody",
        publisher: "nobody",
        year: 2026,
        prefix: "SA",
        rules_version: 1,
        min_seats: 1,
        max_seats: 4,
        max_steps: 1,
        hidden_information: false,
        minutes: 5,
        weight: 1,
        newcomer: crate::newcomer::Newcomer {
            options: &[],
            levels: &[1],
        },
    };

    fn place(party: Party, rank: u8, points: i32) -> Standing {
        Standing {
            party,
            rank,
            points,
            tie_break: None,
        }
    }

    fn result(standings: Vec<Standing>) -> Option<Message> {
        let outcome = Outcome {
            end: Message::new("sa-end"),
            standings,
            sheet: ScoreSheet::default(),
        };
        outcome.result(&TITLE)
    }

    #[test]
    fn a_result_names_who_won_and_what_decided() {
        let [ana, rui] = [0, 1].map(|number| Party::Seat(Seat::new(number).unwrap()));
        let [first, second] = [ana, rui].map(|party| party.name(&TITLE));
        assert_eq!(
            result(vec![place(ana, 1, 9), place(rui, 2, 7)]),
            Some(
                Message::new("engine-result-won")
                    .word("winner", first.clone())
                    .number("points", 9)
            )
        );
        assert_eq!(
            result(vec![place(ana, 1, 9), place(rui, 1, 9)]),
            Some(
                Message::new("engine-result-shared")
                    .list("winners", vec![first.clone(), second.clone()])
                    .number("points", 9)
            )
        );
        let behind = Standing {
            tie_break: Some(Message::new("sa-tie")),
            ..place(rui, 2, 9)
        };
        assert_eq!(
            result(vec![place(ana, 1, 9), behind]),
            Some(
                Message::new("engine-result-decided")
                    .word("winner", first.clone())
                    .word("next", second)
                    .number("less", 9)
                    .word("why", Message::new("sa-tie"))
                    .number("points", 9)
            )
        );
        assert_eq!(
            result(vec![place(ana, 1, 9)]),
            Some(
                Message::new("engine-result-alone")
                    .word("winner", first)
                    .number("points", 9)
            )
        );
        assert_eq!(result(Vec::new()), None);
    }

    #[test]
    fn the_opponent_of_a_solo_game_can_win_too() {
        let ana = Party::Seat(Seat::new(0).unwrap());
        assert_eq!(
            result(vec![place(Party::Automa, 1, 3), place(ana, 2, 2)]),
            Some(
                Message::new("engine-result-won")
                    .word("winner", Message::new("sa-automa"))
                    .number("points", 3)
            )
        );
    }
}
