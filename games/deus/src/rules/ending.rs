//! Rounds, the end of the game and the score (DE-T1, DE-E, DE-M6, DE-R8).

use pantheon_engine::{
    Game, Message, Outcome, Party, ScoreLine, ScoreSheet, Seat, Standing, Viewer,
};

use super::Deus;
use crate::card::Design;
use crate::effect::Effect;
use crate::event::{Event, Step};
use crate::kind::{Colour, Resource};
use crate::names;
use crate::state::{Decision, Ending, LastRound, MAX_PLAYERS, State};

/// Whether a seat has most of something.
enum Majority {
    None,
    Tied,
    Alone,
}

impl Deus {
    /// The turn passes on clockwise; after the round the game may end (DE-T1, DE-E1).
    pub(super) fn end_turn(&self, state: &mut State, step: &mut Step) {
        // Beyond the round limit there is no last round to announce: the limit ends the game first (DE-R8). Version 1
        // announced it all the same.
        let announced = self.terms.version < 2 || state.round < self.terms.options.round_limit;
        if state.last_round.is_none()
            && announced
            && let Some(ending) = Self::end_is_near(state)
        {
            let round = state.round + 1;
            state.last_round = Some(LastRound { round, ending });
            step.tell(Event::LastRound { round, ending });
        }
        state.turn = state.turn.next(self.terms.seats);
        state.decision = Decision::Turn;
        if state.turn != state.first {
            return;
        }
        if let Some(last) = state.last_round.filter(|last| last.round == state.round) {
            Self::end(state, last.ending, step);
        } else if state.round >= self.terms.options.round_limit {
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
        match self.terms.content.face(card).effect {
            Effect::Score { points, per, every } => {
                let times = self.count(state, seat, per) / u16::from(every);
                times
                    .saturating_mul(u16::from(points))
                    .min(u16::from(self.terms.content.numbers.scoring.temple_most))
            }
            _ => 0,
        }
    }

    /// How a seat stands in a majority: whether it has most, and at least one (DE-E2).
    fn majority(&self, amounts: [u16; MAX_PLAYERS], seat: Seat) -> Majority {
        let amounts = &amounts[..usize::from(self.terms.seats)];
        let own = amounts[seat.index()];
        if own == 0 || amounts.iter().any(|&other| other > own) {
            Majority::None
        } else if amounts.iter().filter(|&&other| other == own).count() == 1 {
            Majority::Alone
        } else {
            Majority::Tied
        }
    }

    /// The score as a viewer may know it: others' points are hidden until the end (DE-S5).
    pub(super) fn score_sheet(&self, state: &State, viewer: Viewer) -> ScoreSheet {
        let mut lines = Vec::new();
        for seat in Seat::all(self.terms.seats) {
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
                let card = self.terms.content.design(card);
                let why = Message::new("de-why-temple")
                    .word("card", self.card_name(card))
                    .word("text", self.card_text(card));
                let points = self.temple_points(state, seat, card);
                lines.push(line("temple", "DE-M6", points, why));
            }
            let players = state.players.each_ref();
            let resources = Resource::ALL.map(|resource| {
                let amounts = players.map(|player| u16::from(player.has(resource)));
                (resource.word(), amounts)
            });
            let gold = (Message::new("de-gold"), players.map(|player| player.gold));
            for (what, amounts) in resources.into_iter().chain([gold]) {
                let (points, why) = match self.majority(amounts, seat) {
                    Majority::None => continue,
                    // Until the end a tie is nobody's yet: else all would have points before anybody has done anything.
                    Majority::Tied if !self.is_over(state) => (0, "de-why-majority-tied"),
                    Majority::Alone | Majority::Tied => {
                        let bonus = self.terms.content.numbers.scoring.majority;
                        (u16::from(bonus), "de-why-majority")
                    }
                };
                let why = Message::new(why)
                    .word("what", what)
                    .number("count", amounts[seat.index()]);
                lines.push(line("majority", "DE-E2", points, why));
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
        let totals: Vec<(Seat, i32)> = Seat::all(self.terms.seats)
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
