//! Rounds, the end of the game and the score (DE-T1, DE-E, DE-M6, DE-R8).

use pantheon_engine::{
    Game, Message, Outcome, Party, ScoreLine, ScoreSheet, Seat, SeatSet, Standing, Step, Viewer,
};

use super::Deus;
use crate::card::Design;
use crate::effect::Effect;
use crate::event::Event;
use crate::kind::{Colour, Resource};
use crate::names;
use crate::state::{Decision, Ending, LastRound, State};

impl Deus {
    /// The turn passes on clockwise; after the round the game may end (DE-T1, DE-E1).
    pub(super) fn end_turn(&self, state: &mut State, step: &mut Step<Event>) {
        if state.last_round.is_none()
            && let Some(ending) = Self::end_is_near(state)
        {
            let round = state.round + 1;
            state.last_round = Some(LastRound { round, ending });
            step.tell(Event::LastRound { round, ending });
        }
        state.turn = state.turn.next(self.seats);
        state.decision = Decision::Turn;
        if state.turn != state.first {
            return;
        }
        if let Some(last) = state.last_round.filter(|last| last.round == state.round) {
            Self::end(state, last.ending, step);
        } else if state.round >= self.options.round_limit {
            Self::end(state, Ending::RoundLimit, step);
        } else {
            state.round += 1;
            step.tell(Event::Round { round: state.round });
        }
    }

    /// DE-E1, DE-E5: all temples are built, or all villages sacked or emptied.
    fn end_is_near(state: &State) -> Option<Ending> {
        if state.temple_supply == 0 {
            Some(Ending::Temples)
        } else if state.standing_villages().is_empty() {
            Some(Ending::Villages)
        } else {
            None
        }
    }

    /// What a seat's temple card would score now (DE-M6).
    pub fn temple_points(&self, state: &State, seat: Seat, card: Design) -> u16 {
        match self.content.face(card).effect {
            Effect::Score { points, per, every } => {
                let times = self.count(state, seat, per) / u16::from(every);
                times
                    .saturating_mul(u16::from(points))
                    .min(u16::from(self.content.numbers.scoring.temple_most))
            }
            _ => 0,
        }
    }

    /// Who has most of a resource, or of gold, and at least one (DE-E2).
    fn majority(&self, amount: impl Fn(Seat) -> u16) -> SeatSet {
        let most = Seat::all(self.seats).map(&amount).max().unwrap_or(0);
        Seat::all(self.seats)
            .filter(|&seat| most > 0 && amount(seat) == most)
            .collect()
    }

    /// The score as a viewer may know it: others' points are hidden until the end (DE-S5).
    pub(super) fn score_sheet(&self, state: &State, viewer: Viewer) -> ScoreSheet {
        let mut lines = Vec::new();
        for seat in Seat::all(self.seats) {
            let line = |category: &'static str, rule: &'static str, points: u16, why| ScoreLine {
                party: Party::Seat(seat),
                category: category.into(),
                rule: rule.into(),
                points: i32::from(points),
                why,
            };
            let player = state.player(seat);
            if self.is_over(state) || viewer == Viewer::Seat(seat) {
                let points = *player.points.inside();
                lines.push(line(
                    "points",
                    "DE-E2",
                    points,
                    Message::new("de-why-points"),
                ));
            }
            for card in player.column(Colour::Temple).iter() {
                let card = self.content.design(card);
                let why = Message::new("de-why-temple")
                    .word("card", self.card_name(card))
                    .word("text", self.card_text(card));
                let points = self.temple_points(state, seat, card);
                lines.push(line("temple", "DE-M6", points, why));
            }
            let bonus = u16::from(self.content.numbers.scoring.majority);
            for resource in Resource::ALL {
                let amount = |seat: Seat| u16::from(state.player(seat).has(resource));
                if self.majority(amount).contains(seat) {
                    let why = Message::new("de-why-majority")
                        .word("what", names::resource(resource))
                        .number("count", amount(seat));
                    lines.push(line("majority", "DE-E2", bonus, why));
                }
            }
            let gold = |seat: Seat| state.player(seat).gold;
            if self.majority(gold).contains(seat) {
                let why = Message::new("de-why-majority")
                    .word("what", Message::new("de-gold"))
                    .number("count", gold(seat));
                lines.push(line("majority", "DE-E2", bonus, why));
            }
        }
        ScoreSheet { lines }
    }

    /// DE-E3: most points win; ties share.
    pub(super) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        let Decision::Over(ending) = state.decision else {
            return None;
        };
        let sheet = self.score_sheet(state, Viewer::Spectator);
        let totals: Vec<(Seat, i32)> = Seat::all(self.seats)
            .map(|seat| (seat, sheet.total(Party::Seat(seat))))
            .collect();
        let mut standings: Vec<Standing> = totals
            .iter()
            .map(|&(seat, points)| Standing {
                party: Party::Seat(seat),
                rank: 1 + totals.iter().filter(|&&(_, other)| other > points).count() as u8,
                points,
                tie_break: None,
            })
            .collect();
        standings.sort_by_key(|standing| (standing.rank, standing.party));
        Some(Outcome {
            end: names::ending(ending),
            standings,
            sheet,
        })
    }
}
