//! Checkpoints (GR-K), the order of parties, and the extra scoring at the end.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use pantheon_engine::{Party, Seat};

use super::GodsOfRome;
use super::turn::Turn;
use crate::event::{Event, Step};
use crate::state::{Decision, Ending, State};
use crate::territory::Territory;

/// What is compared, in this order, when favour or points are equal (GR-K4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TieBreak {
    /// More territories controlled.
    Territories,
    /// More action cards.
    Cards,
    /// More meeples on the board.
    Meeples,
    /// Higher third checkpoint.
    Third,
    /// Higher second checkpoint.
    Second,
    /// Higher first checkpoint.
    First,
    /// Later in turn order.
    TurnOrder,
}

impl TieBreak {
    pub(crate) const ALL: [Self; 7] = [
        Self::Territories,
        Self::Cards,
        Self::Meeples,
        Self::Third,
        Self::Second,
        Self::First,
        Self::TurnOrder,
    ];

    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Territories => "gr-tie-territories",
            Self::Cards => "gr-tie-cards",
            Self::Meeples => "gr-tie-meeples",
            Self::Third => "gr-tie-third",
            Self::Second => "gr-tie-second",
            Self::First => "gr-tie-first",
            Self::TurnOrder => "gr-tie-turn-order",
        }
    }
}

/// Parties in an order, best first.
pub(crate) type Ranking = ArrayVec<Party, 4>;

impl GodsOfRome {
    /// A party's value for one tie-break; the higher wins (GR-K4).
    pub(crate) fn tie_value(&self, state: &State, party: Party, tie: TieBreak) -> u8 {
        let faction = match party {
            Party::Seat(seat) => state.player(seat).faction,
            Party::Automa => state.removed,
        };
        let Some(faction) = faction else { return 0 };
        match tie {
            TieBreak::Territories => state.board.controlled(faction),
            TieBreak::Cards => match party {
                Party::Seat(seat) => state.player(seat).card_count(),
                Party::Automa => 0,
            },
            TieBreak::Meeples => Territory::all()
                .map(|at| state.board.strength(faction, at))
                .sum(),
            TieBreak::Third => state.tally(party).victory[2].unwrap_or(0),
            TieBreak::Second => state.tally(party).victory[1].unwrap_or(0),
            TieBreak::First => state.tally(party).victory[0].unwrap_or(0),
            TieBreak::TurnOrder => match party {
                Party::Seat(seat) => {
                    (seat.number() + self.terms.seats - state.first.number()) % self.terms.seats
                }
                Party::Automa => self.terms.seats,
            },
        }
    }

    /// What decides between two parties that are otherwise equal, and how.
    pub(crate) fn break_tie(
        &self,
        state: &State,
        a: Party,
        b: Party,
    ) -> Option<(TieBreak, Ordering)> {
        TieBreak::ALL
            .into_iter()
            .map(|tie| {
                (
                    tie,
                    self.tie_value(state, a, tie)
                        .cmp(&self.tie_value(state, b, tie)),
                )
            })
            .find(|(_, order)| order.is_ne())
    }

    /// The parties by a value, best first, ties broken (GR-K4).
    pub(crate) fn ranking(&self, state: &State, value: impl Fn(Party) -> u8) -> Ranking {
        let mut ranking: Ranking = self.parties().collect();
        ranking.sort_unstable_by(|&a, &b| {
            let tie = || {
                self.break_tie(state, a, b)
                    .map_or(Ordering::Equal, |(_, order)| order)
            };
            value(a).cmp(&value(b)).then_with(tie).reverse()
        });
        ranking
    }

    /// GR-C6: what a player's scoring sets off: checkpoints, the Patronus' scoring, the end, or the next turn.
    pub(super) fn after_scoring(&self, state: &mut State, seat: Seat, step: &mut Step) {
        let triggered_third = self.pass_checkpoints(state, Party::Seat(seat), step);
        if self.is_solo() {
            self.patronus_scores(state, step);
            if triggered_third {
                self.end_by_third_checkpoint(state, step);
            } else if self.pass_checkpoints(state, Party::Automa, step) {
                state.decision = Decision::ExtraScoring;
            } else {
                self.end_turn(state, Turn::Scoring, step);
            }
        } else if triggered_third {
            state.turn = seat.next(self.terms.seats);
            state.decision = Decision::ExtraScoring;
        } else {
            self.end_turn(state, Turn::Scoring, step);
        }
    }

    /// GR-K1: resolves the checkpoints that a party has reached, one after the other. True if the third is among them.
    fn pass_checkpoints(&self, state: &mut State, party: Party, step: &mut Step) -> bool {
        let marks = self.terms.content.marks(self.terms.seats);
        while let Some(&mark) = marks
            .get(usize::from(state.claimed))
            .filter(|&&mark| state.tally(party).favour >= mark)
        {
            step.tell(Event::CheckpointReached {
                party,
                checkpoint: state.claimed + 1,
            });
            if state.claimed == 2 {
                state.trigger = Some(party);
                return true;
            }
            self.claim_track(state, step);
            self.catch_up(state, party, mark, step);
            Self::open_objective(state, step);
        }
        false
    }

    /// GR-K2: the spaces of the next track, from the most valuable down, in order of favour.
    pub(super) fn claim_track(&self, state: &mut State, step: &mut Step) {
        let track = usize::from(state.claimed);
        let ranking = self.ranking(state, |party| state.tally(party).favour);
        for (&party, points) in ranking.iter().zip(self.terms.content.victory(track)) {
            state.tally_mut(party).victory[track] = Some(points);
            if let Party::Seat(seat) = party {
                Self::claim_with_disc(state, seat);
            }
            step.tell(Event::PointsClaimed {
                party,
                checkpoint: track as u8 + 1,
                points,
            });
        }
        state.claimed += 1;
    }

    /// GR-K7: a disc claims the space; with none left the claim still stands.
    fn claim_with_disc(state: &mut State, seat: Seat) {
        let player = &mut state.players[seat.index()];
        if player.discs > 0 {
            player.discs -= 1;
            player.discs_claiming += 1;
        }
    }

    /// GR-K2: everybody but the trigger moves to the checkpoint's mark.
    fn catch_up(&self, state: &mut State, trigger: Party, mark: u8, step: &mut Step) {
        for party in self.parties().filter(|&party| party != trigger) {
            state.tally_mut(party).favour = mark;
            step.tell(Event::CaughtUp {
                party,
                favour: mark,
            });
        }
    }

    /// GR-K3: the extra scoring, or declining it; then the next player, or the end.
    pub(super) fn score_extra(&self, state: &mut State, scores: bool, step: &mut Step) {
        let seat = state.turn;
        if scores {
            self.score_territories(state, seat, step);
        } else {
            step.tell(Event::ScoringDeclined { seat });
        }
        let next = seat.next(self.terms.seats);
        if self.is_solo() || state.trigger == Some(Party::Seat(next)) {
            self.end_by_third_checkpoint(state, step);
        } else {
            state.turn = next;
        }
    }

    fn end_by_third_checkpoint(&self, state: &mut State, step: &mut Step) {
        self.claim_track(state, step);
        Self::end(state, Ending::ThirdCheckpoint, step);
    }
}
