//! Scoring territories (GR-C) and objectives (GR-O).

use pantheon_engine::{Party, Seat};

use super::GodsOfRome;
use crate::card::{Objective, ObjectiveSet};
use crate::event::{Event, Step};
use crate::god::{God, GodSet};
use crate::state::State;
use crate::territory::{Territory, TerritorySet};

/// What one territory gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerritoryGain {
    /// Its harvest tile as it counts: 1, −1 or 0.
    pub harvest: i8,
    /// The objectives met there.
    pub objectives: ObjectiveSet,
    /// All together, one for control included.
    pub favour: i16,
}

/// What a scoring gives, its cost left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gains {
    /// The territories scored.
    pub territories: TerritorySet,
    /// What they give together.
    pub from_territories: i16,
    /// GR-O7, if it is open and met.
    pub scattered: u8,
    /// GR-O8, if it is open.
    pub cultists: u8,
}

impl Gains {
    /// All together.
    pub const fn total(&self) -> i16 {
        self.from_territories + self.scattered as i16 + self.cultists as i16
    }
}

impl GodsOfRome {
    /// What scoring costs now: less the more slots are active (GR-C1).
    pub fn scoring_cost(&self, state: &State, seat: Seat) -> u8 {
        self.terms.content.scoring_cost[usize::from(state.player(seat).active_slots().min(2))]
    }

    /// Whether a player controls a territory when somebody scores: strictly more, or with Neptune's power as many
    /// (GR-C3, GR-P3).
    pub fn controls_in_scoring(&self, state: &State, seat: Seat, at: Territory) -> bool {
        let Some(own) = state.player(seat).faction else {
            return false;
        };
        let (strength, other) = (
            state.board.strength(own, at),
            state.board.strongest_other(own, at),
        );
        strength > other
            || (strength == other && strength > 0 && self.has_power(state, seat, God::Neptune))
    }

    /// The territories a player would score: controlled, not of their colour, their god visited (GR-C4).
    pub fn scored_territories(&self, state: &State, seat: Seat) -> TerritorySet {
        let player = state.player(seat);
        let Some(own) = player.faction else {
            return TerritorySet::EMPTY;
        };
        let candidates = state
            .board
            .presence(own)
            .and(TerritorySet::of_all(player.visiting.without(own)));
        candidates
            .iter()
            .filter(|&at| self.controls_in_scoring(state, seat, at))
            .collect()
    }

    /// What a player would gain by scoring now.
    pub fn gains(&self, state: &State, seat: Seat) -> Gains {
        let territories = self.scored_territories(state, seat);
        Gains {
            territories,
            from_territories: territories
                .iter()
                .map(|at| self.territory_gain(state, seat, at).favour)
                .sum(),
            scattered: self.scattered(state, seat),
            cultists: self.cultists(state, seat),
        }
    }

    /// What one scored territory gives: control, harvest tile, objectives (GR-C4, GR-P2).
    pub fn territory_gain(&self, state: &State, seat: Seat, at: Territory) -> TerritoryGain {
        let tile = state.board.harvest(at);
        let harvest = if tile < 0 && self.has_power(state, seat, God::Phoebus) {
            0
        } else {
            tile
        };
        let mut gain = TerritoryGain {
            harvest,
            objectives: ObjectiveSet::EMPTY,
            favour: 1 + i16::from(harvest),
        };
        for objective in state
            .objectives
            .iter()
            .filter(|&objective| self.meets(state, seat, at, objective))
        {
            gain.objectives = gain.objectives.with(objective);
            gain.favour += i16::from(self.terms.content.objective(objective).favour);
        }
        gain
    }

    /// Whether a scored territory meets an objective that counts per territory (GR-O1, GR-O2, GR-O3, GR-O4, GR-O5,
    /// GR-O6).
    fn meets(&self, state: &State, seat: Seat, at: Territory, objective: Objective) -> bool {
        let Some(own) = state.player(seat).faction else {
            return false;
        };
        let board = &state.board;
        let count = self.terms.content.objective(objective).count;
        match objective {
            Objective::Populated => board.strength(own, at) >= count,
            Objective::Raiders => board.temple(at).is_some_and(|owner| owner != own),
            Objective::Festival => {
                God::ALL
                    .into_iter()
                    .filter(|&other| other != own && board.strength(other, at) > 0)
                    .count()
                    >= usize::from(count)
            }
            Objective::Isolated => {
                board.temple(at) == Some(own)
                    && God::ALL
                        .into_iter()
                        .all(|faction| board.meeples(faction, at) == 0)
            }
            Objective::Watchful => board.guarded().contains(at),
            Objective::Clustered => {
                board
                    .presence(own)
                    .and(self.terms.content.neighbours(at))
                    .len()
                    >= count
            }
            Objective::Scattered | Objective::Cultists => false,
        }
    }

    /// GR-O7: presence in territories of enough colours.
    fn scattered(&self, state: &State, seat: Seat) -> u8 {
        let values = self.terms.content.objective(Objective::Scattered);
        let Some(own) = state
            .player(seat)
            .faction
            .filter(|_| state.objectives.contains(Objective::Scattered))
        else {
            return 0;
        };
        let colours: GodSet = state
            .board
            .presence(own)
            .iter()
            .map(Territory::god)
            .collect();
        if colours.len() >= values.count {
            values.favour
        } else {
            0
        }
    }

    /// GR-O8: favour for every so many temples visited.
    fn cultists(&self, state: &State, seat: Seat) -> u8 {
        if !state.objectives.contains(Objective::Cultists) {
            return 0;
        }
        let values = self.terms.content.objective(Objective::Cultists);
        state.player(seat).visiting.len() / values.count * values.favour
    }

    /// GR-T3: a turn of scoring, and what it sets off.
    pub(super) fn score_turn(&self, state: &mut State, step: &mut Step) {
        let seat = state.turn;
        self.score_territories(state, seat, step);
        self.after_scoring(state, seat, step);
    }

    /// GR-C1, GR-C2, GR-C4, GR-C5, GR-C6, GR-C7: pay, clear the slots, gain, turn the tiles, take the discs home.
    pub(super) fn score_territories(&self, state: &mut State, seat: Seat, step: &mut Step) {
        let cost = self.scoring_cost(state, seat);
        step.tell(Event::ScoringBegan { seat, cost });
        Self::clear_slots(state, seat);
        let gains = self.gains(state, seat);
        self.tell_gains(state, seat, &gains, step);
        self.turn_harvest_tiles(state, seat, gains.territories, step);
        self.leave_temples(state, seat);
        self.credit(
            state,
            Party::Seat(seat),
            gains.total() - i16::from(cost),
            step,
        );
    }

    /// GR-C2: blessings on slots return to their temples, discs on slots to the reserve.
    fn clear_slots(state: &mut State, seat: Seat) {
        let player = &mut state.players[seat.index()];
        player.discs += player.active_slots();
        player.active = [false; 4];
        player.used = [GodSet::EMPTY; 4];
    }

    fn tell_gains(&self, state: &State, seat: Seat, gains: &Gains, step: &mut Step) {
        for territory in gains.territories.iter() {
            let TerritoryGain {
                harvest,
                objectives,
                favour,
            } = self.territory_gain(state, seat, territory);
            step.tell(Event::TerritoryScored {
                seat,
                territory,
                harvest,
                objectives,
                favour,
            });
        }
        for (objective, favour) in [
            (Objective::Scattered, gains.scattered),
            (Objective::Cultists, gains.cultists),
        ] {
            if favour > 0 {
                step.tell(Event::ObjectiveScored {
                    seat,
                    objective,
                    favour,
                });
            }
        }
    }

    /// GR-C5; Phoebus leaves −1 tiles as they are (GR-P2).
    fn turn_harvest_tiles(
        &self,
        state: &mut State,
        seat: Seat,
        scored: TerritorySet,
        step: &mut Step,
    ) {
        let ignores_minus = self.has_power(state, seat, God::Phoebus);
        for territory in scored.iter() {
            let tile = state.board.harvest(territory);
            if tile > 0 || (tile < 0 && !ignores_minus) {
                state.board.turn_harvest(territory);
                step.tell(Event::HarvestTurned {
                    territory,
                    tile: -tile,
                });
            }
        }
    }

    /// GR-C6: discs on temples return; with the pantheon restriction they are lost (GR-R2).
    fn leave_temples(&self, state: &mut State, seat: Seat) {
        let player = &mut state.players[seat.index()];
        let discs = player.visiting.len();
        player.visiting = GodSet::EMPTY;
        if self.terms.options.pantheon {
            player.discs_aside += discs;
        } else {
            player.discs += discs;
        }
    }

    /// GR-C7: the result goes on the favour track, never below 0; and whether it was a net gain (GR-R3).
    pub(super) fn credit(&self, state: &mut State, party: Party, result: i16, step: &mut Step) {
        let tally = state.tally_mut(party);
        let favour = tally.favour_after(result);
        let gained = favour > tally.favour;
        tally.favour = favour;
        tally.barren = tally.barren.saturating_add(1);
        tally.scorings = tally.scorings.saturating_add(1);
        step.tell(Event::Scored {
            party,
            result,
            favour,
        });
        if gained {
            self.parties()
                .for_each(|party| state.tally_mut(party).barren = 0);
        }
    }
}
