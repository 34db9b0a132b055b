//! How a game ends before the third checkpoint (GR-R3), and what comes out of it (GR-K5).

use pantheon_engine::{Message, Outcome, Party, ScoreLine, ScoreSheet, Seat, Standing, Step};

use super::GodsOfRome;
use crate::event::Event;
use crate::god::God;
use crate::state::{Decision, Ending, State, Tally};

/// So many scorings in a row by everybody without a net gain end the game (GR-R3).
const BARREN_SCORINGS: u8 = 3;

/// So many scorings by everybody end the game whatever they brought: nobody comes near it, and it bounds every game.
const MOST_SCORINGS: u8 = 100;

impl GodsOfRome {
    pub(super) fn end(state: &mut State, ending: Ending, step: &mut Step<Event>) {
        state.decision = Decision::Over(ending);
        step.tell(Event::Ended { ending });
    }

    /// GR-R3: ends a game that could go on for ever. The tracks left are claimed in order of favour.
    pub(super) fn ends_early(&self, state: &mut State, step: &mut Step<Event>) -> bool {
        let ending = if self.nobody_can_score_again(state) {
            Ending::NoVisitsLeft
        } else if self.is_stalemate(state) {
            Ending::Stalemate
        } else {
            return false;
        };
        while state.claimed < 3 {
            self.claim_track(state, step);
        }
        Self::end(state, ending, step);
        true
    }

    /// Whether everybody's last scorings brought nobody anything, or everybody has scored more often than ever happens.
    fn is_stalemate(&self, state: &State) -> bool {
        let all = |stuck: fn(&Tally) -> bool| self.parties().all(|party| stuck(state.tally(party)));
        all(|tally| tally.barren >= BARREN_SCORINGS) || all(|tally| tally.scorings >= MOST_SCORINGS)
    }

    /// Whether no player has a disc on, or can ever again visit, a temple other than their own god's.
    fn nobody_can_score_again(&self, state: &State) -> bool {
        self.options.pantheon
            && !Seat::all(self.seats).any(|seat| self.may_score_again(state, seat))
    }

    fn may_score_again(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        let Some(own) = player.faction else {
            return true;
        };
        let has_disc = player.discs > 0 || player.active_slots() > 0;
        let may_visit = |god: God| {
            god != own
                && state.removed != Some(god)
                && player.visits[god.index()] < self.content.pantheon_visits
        };
        !player.visiting.without(own).is_empty()
            || (has_disc && God::ALL.into_iter().any(may_visit))
    }

    /// The victory points claimed so far, track by track.
    pub(super) fn score_sheet(&self, state: &State) -> ScoreSheet {
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
            end: Message::new(ending.key()),
            standings: standings.collect(),
            sheet: self.score_sheet(state),
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
    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Self::ThirdCheckpoint => "gr-end-third-checkpoint",
            Self::NoVisitsLeft => "gr-end-no-visits-left",
            Self::Stalemate => "gr-end-stalemate",
        }
    }
}
