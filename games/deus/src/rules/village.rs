//! Barbarian villages (DE-V).

use pantheon_engine::{Seat, SeatSet, Step};

use super::Deus;
use crate::event::Event;
use crate::kind::Kind;
use crate::region::{Region, RegionSet};
use crate::state::State;

impl Deus {
    /// DE-V1, DE-V3: attacks every village next to this region that is surrounded with an army. Says whether one was.
    pub(super) fn attack_around(
        &self,
        state: &mut State,
        region: Region,
        step: &mut Step<Event>,
    ) -> bool {
        let villages = self
            .layout
            .neighbours(region)
            .and(state.standing_villages());
        let mut attacked = false;
        for village in villages.iter() {
            let around = self.layout.neighbours(village);
            let surrounded = around.minus(state.occupied()).is_empty();
            let has_army = Seat::all(self.seats).any(|seat| armies(state, seat, around) > 0);
            if surrounded && has_army {
                self.sack(state, village, around, step);
                attacked = true;
            }
        }
        attacked
    }

    /// DE-V2: most armies, then most buildings, then shared and rounded down.
    fn sack(&self, state: &mut State, village: Region, around: RegionSet, step: &mut Step<Event>) {
        let all = SeatSet::all(self.seats);
        let strongest = best(all, |seat| armies(state, seat, around));
        let winners = best(strongest, |seat| buildings(state, seat, around));
        let points = state.village_points(village);
        let share = points / winners.len().max(1);
        for seat in winners.iter() {
            state.players[seat.index()].earn_points(u16::from(share));
            step.tell(Event::Sacked {
                seat,
                region: village,
                points: share,
            });
        }
        state.take_village_points(village, points);
    }

    /// The villages with points next to a seat's armies.
    pub(crate) fn exposed_villages(&self, state: &State, seat: Seat) -> RegionSet {
        let standing = state.standing_villages();
        self.layout
            .around(state.player(seat).pieces(Kind::Military))
            .and(standing)
    }

    /// The other seats with a building of this type next to one's armies.
    pub(super) fn exposed_players(&self, state: &State, kind: Kind) -> SeatSet {
        let reach = self.layout.around(state.current().pieces(Kind::Military));
        Seat::all(self.seats)
            .filter(|&seat| seat != state.turn)
            .filter(|&seat| !state.player(seat).pieces(kind).and(reach).is_empty())
            .collect()
    }
}

fn armies(state: &State, seat: Seat, around: RegionSet) -> u8 {
    state.player(seat).pieces(Kind::Military).and(around).len()
}

/// All a player's pieces around, temples too.
fn buildings(state: &State, seat: Seat, around: RegionSet) -> u8 {
    let player = state.player(seat);
    let pieces: u8 = Kind::ALL
        .into_iter()
        .map(|kind| player.pieces(kind).and(around).len())
        .sum();
    pieces + state.temples.and(player.controlled()).and(around).len()
}

/// Those of the seats with most.
fn best(seats: SeatSet, measure: impl Fn(Seat) -> u8) -> SeatSet {
    let most = seats.iter().map(&measure).max().unwrap_or(0);
    seats.iter().filter(|&seat| measure(seat) == most).collect()
}
