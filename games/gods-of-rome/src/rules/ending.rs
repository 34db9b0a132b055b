//! How a game ends before the third checkpoint (GR-R3), and what comes out of it (GR-K5).

use pantheon_engine::{Message, Outcome, Party, ScoreLine, ScoreSheet, Seat, Standing, Viewer};

use super::GodsOfRome;
use crate::event::{Event, Step};
use crate::god::God;
use crate::state::{Decision, Ending, State, Tally};

/// So many scorings in a row by everybody without a net gain end the game (GR-R3).
const BARREN_SCORINGS: u8 = 3;

/// So many scorings by everybody end the game whatever they brought: a far guard, which bounds every game (GR-R3).
const MOST_SCORINGS: u8 = 100;

impl GodsOfRome {
    pub(super) fn end(state: &mut State, ending: Ending, step: &mut Step) {
        state.decision = Decision::Over(ending);
        step.tell(Event::Ended { ending });
    }

    /// GR-R3: ends a game that could go on for ever. The tracks left are claimed in order of favour.
    pub(super) fn ends_early(&self, state: &mut State, step: &mut Step) -> bool {
        let ending = if self.nobody_can_visit_again(state) {
            Ending::NoVisitsLeft
        } else if self.all_tallies(state, |tally| tally.barren >= BARREN_SCORINGS) {
            Ending::Stalemate
        } else if self.all_tallies(state, |tally| tally.scorings >= MOST_SCORINGS) {
            // Version 1 called it a stalemate.
            if self.terms.version < 2 {
                Ending::Stalemate
            } else {
                Ending::ScoringLimit
            }
        } else {
            return false;
        };
        while state.claimed < 3 {
            self.claim_track(state, step);
        }
        Self::end(state, ending, step);
        true
    }

    /// Whether everybody, the Patronus included, has come so far.
    fn all_tallies(&self, state: &State, reached: fn(&Tally) -> bool) -> bool {
        self.parties().all(|party| reached(state.tally(party)))
    }

    /// Whether no player has a disc on, or can ever again visit, a temple other than their own god's. That is about
    /// visits only: an objective such as GR-O7 might still have paid.
    fn nobody_can_visit_again(&self, state: &State) -> bool {
        self.terms.options.pantheon
            && !Seat::all(self.terms.seats).any(|seat| self.may_visit_again(state, seat))
    }

    fn may_visit_again(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        let Some(own) = player.faction else {
            return true;
        };
        let has_disc = player.discs > 0 || player.active_slots() > 0;
        let may_visit =
            |god: God| god != own && state.removed != Some(god) && !self.visited_out(player, god);
        !player.visiting.without(own).is_empty()
            || (has_disc && God::ALL.into_iter().any(may_visit))
    }

    /// The victory points claimed so far, track by track.
    pub(super) fn score_sheet(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        const TRACKS: [(&str, &str); 3] = [
            ("checkpoint-1", "GR-K2"),
            ("checkpoint-2", "GR-K2"),
            ("checkpoint-3", "GR-K3"),
        ];
        let mut sheet = ScoreSheet::default();
        for party in self.parties() {
            for (track, (category, rule)) in TRACKS.into_iter().enumerate() {
                let claimed = state.tally(party).victory[track];
                let Some(points) = claimed else { continue };
                let better = self
                    .parties()
                    .filter(|&other| state.tally(other).victory[track] > claimed)
                    .count() as u8;
                let why = Message::new("gr-why-claimed").number("place", better + 1);
                sheet.lines.push(ScoreLine {
                    party,
                    category: category.into(),
                    rule: rule.into(),
                    points: i32::from(points),
                    why,
                });
            }
        }
        sheet
    }

    /// GR-K5: most victory points; ties as at a checkpoint. Alone, only strictly more than the Patronus wins (GR-L6).
    pub(super) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        let Decision::Over(ending) = state.decision else {
            return None;
        };
        let points = |party: Party| state.tally(party).points();
        let mut ranking = self.ranking(state, points);
        if self.is_solo() {
            ranking
                .sort_by_key(|&party| (std::cmp::Reverse(points(party)), party != Party::Automa));
        }
        let standings = ranking.iter().enumerate().map(|(place, &party)| {
            let above = place
                .checked_sub(1)
                .map(|above| ranking[above])
                .filter(|&above| points(above) == points(party));
            Standing {
                party,
                rank: place as u8 + 1,
                points: i32::from(points(party)),
                tie_break: above.and_then(|above| self.tie_message(state, above, party)),
            }
        });
        Some(Outcome {
            end: ending.message(),
            standings: standings.collect(),
            sheet: self.score_sheet(state, Viewer::Spectator),
        })
    }

    fn tie_message(&self, state: &State, above: Party, below: Party) -> Option<Message> {
        if self.is_solo() {
            return Some(Message::new("gr-tie-patronus"));
        }
        let (tie, _) = self.break_tie(state, above, below)?;
        let value = |party| i64::from(self.tie_value(state, party, tie));
        Some(
            Message::new(tie.key())
                .number("more", value(above))
                .number("less", value(below)),
        )
    }
}

impl Ending {
    /// Its sentence.
    pub fn message(self) -> Message {
        match self {
            Self::ThirdCheckpoint => Message::new("gr-end-third-checkpoint"),
            Self::NoVisitsLeft => Message::new("gr-end-no-visits-left"),
            Self::Stalemate => Message::new("gr-end-stalemate").number("scorings", BARREN_SCORINGS),
            Self::ScoringLimit => {
                Message::new("gr-end-scoring-limit").number("scorings", MOST_SCORINGS)
            }
        }
    }
}
