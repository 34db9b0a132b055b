//! How the game ends: UR-E1, and UR-E2 where it could go on for ever.

use std::cmp::Reverse;

use pantheon_engine::{
    Game, Message, Outcome, Party, ScoreLine, ScoreSheet, Seat, Standing, Viewer,
};

use super::RoyalGameOfUr;
use crate::event::{Event, Step};
use crate::state::{Ending, State};

/// So many throws are the most that a game lasts: a far guard, which bounds every game (UR-E2).
pub(super) const MOST_THROWS: u16 = 1_000;

impl RoyalGameOfUr {
    pub(super) fn end(state: &mut State, ending: Ending, step: &mut Step) {
        state.ending = Some(ending);
        step.tell(Event::Ended { ending });
    }

    /// UR-E2: no throw comes after the last that a game may have.
    pub(super) fn ends_by_limit(state: &mut State, step: &mut Step) -> bool {
        let ends = state.throws >= MOST_THROWS;
        if ends {
            Self::end(state, Ending::ThrowLimit, step);
        }
        ends
    }

    /// A point for every piece that was borne off.
    pub(super) fn score_sheet(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        let lines = Seat::all(self.seats()).map(|seat| {
            let home = state.player(seat).home;
            ScoreLine {
                party: Party::Seat(seat),
                category: "home".into(),
                rule: "UR-M6".into(),
                points: i32::from(home),
                why: Message::new("ur-why-home")
                    .number("home", home)
                    .number("pieces", self.pieces()),
            }
        });
        ScoreSheet {
            lines: lines.collect(),
        }
    }

    /// UR-E1: all home first. UR-E2: more pieces home, then further along; who is as far in both shares the win.
    pub(super) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        let ending = state.ending?;
        let home = |seat| state.player(seat).home;
        let progress = |seat| state.player(seat).progress();
        let merit = |seat| (home(seat), progress(seat));
        let mut ranking: Vec<Seat> = Seat::all(self.seats()).collect();
        ranking.sort_by_key(|&seat| Reverse(merit(seat)));
        let standings = ranking.iter().map(|&seat| {
            let above = ranking
                .iter()
                .copied()
                .find(|&other| merit(other) > merit(seat));
            let by_progress = above.filter(|&above| home(above) == home(seat));
            Standing {
                party: Party::Seat(seat),
                rank: if above.is_some() { 2 } else { 1 },
                points: i32::from(home(seat)),
                tie_break: by_progress.map(|above| {
                    Message::new("ur-tie-progress")
                        .number("more", progress(above))
                        .number("less", progress(seat))
                }),
            }
        });
        Some(Outcome {
            end: ending.message(),
            standings: standings.collect(),
            sheet: self.score_sheet(state, Viewer::Spectator),
        })
    }
}

impl Ending {
    /// Its sentence.
    pub fn message(self) -> Message {
        match self {
            Self::AllHome => Message::new("ur-end-all-home"),
            Self::ThrowLimit => Message::new("ur-end-throw-limit").number("throws", MOST_THROWS),
        }
    }
}
