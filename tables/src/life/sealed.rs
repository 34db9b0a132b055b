//! Tables whose rules or content this release doesn't have. What happened at them is told; what it led to nobody knows.

use pantheon_wire::{Ending, Happened};
use serde_json::json;

use super::errors::Unlived;
use super::live::Came;
use super::{Life, Phase};
use crate::fact::{Fact, Row};

impl Life {
    /// It was over when the release that played it wrote its last row.
    pub fn seal_as_over(&mut self) {
        if self.title.is_none() && !matches!(self.phase, Phase::Over(..)) {
            self.phase = Phase::Over(None, Ending::Superseded);
        }
    }

    /// What happened in a game that can't be played: what a release that has its rules needs to play it again, and
    /// nothing of what people are called or said. Nothing if it never began.
    pub fn log(&self, rows: &[Row]) -> Option<String> {
        let began = rows.iter().position(|row| row.fact == Fact::Began)?;
        let header = json!({
            "log": 1,
            "title": self.setup.plan.title,
            "rules": self.setup.rules,
            "content": self.setup.content,
            "edition": self.setup.edition,
            "options": self.setup.plan.options,
            "seats": self.seats.len(),
            "pace": self.setup.plan.pace,
            "seed": self.setup.seed,
            "entropy": self.entropy(),
        });
        let of_the_game =
            |row: &&Row| !matches!(row.fact, Fact::Said { .. } | Fact::Rematch { .. });
        let rows = rows[began..].iter().filter(of_the_game);
        let rows = rows.map(|row| json!({ "seq": row.seq, "at": row.at, "fact": row.fact }));
        let lines = std::iter::once(header).chain(rows);
        let lines: Vec<String> = lines.map(|line| line.to_string()).collect();
        Some(lines.join("\n") + "\n")
    }

    /// Lives a row of a game that can't be played.
    pub(super) fn witness(&mut self, row: &Row) -> Result<Came, Unlived> {
        let somebody = || row.by.clone().ok_or(Unlived::Life("nobody did it"));
        let happened = match row.fact.clone() {
            Fact::Superseded => {
                self.phase = Phase::Over(None, Ending::Superseded);
                Happened::Superseded
            }
            Fact::Acted { seat, bot, .. } => Happened::Acted { seat, bot },
            Fact::Ticked { .. } => Happened::Ticked,
            Fact::TookBack { seat, to } => Happened::TookBack { seat, to },
            Fact::Offered { seat, what } => Happened::Offered { seat, what },
            Fact::Agreed { seat, offer } => Happened::Agreed {
                seat,
                offer,
                all: false,
            },
            Fact::Declined { seat, offer } => Happened::Declined { seat, offer },
            Fact::Resumed => Happened::Resumed { by: row.by.clone() },
            Fact::Outage { millis } => Happened::Outage { millis },
            Fact::Resigned { seat } => {
                self.seat_state(seat)?.resigned = true;
                Happened::Resigned { seat }
            }
            Fact::SatIn { seat, why } => {
                self.seat_state(seat)?.sat_in = Some(why);
                Happened::SatIn { seat, why }
            }
            Fact::Returned { seat } => {
                self.seat_state(seat)?.sat_in = None;
                Happened::Returned { seat }
            }
            Fact::Said { name, text } => Happened::Said {
                user: somebody()?,
                name,
                text,
            },
            Fact::Rematch { table } => {
                self.rematch = Some(table.clone());
                Happened::Rematch { table }
            }
            Fact::Made
            | Fact::Joined { .. }
            | Fact::Left
            | Fact::Ready { .. }
            | Fact::Planned { .. }
            | Fact::Began
            | Fact::Closed => return Err(Unlived::Life("the game has begun")),
        };
        Ok(happened.into())
    }
}
