//! Barbarian villages (DE-V).

use pantheon_engine::{Seat, SeatSet};

use super::Deus;
use crate::event::{Event, Step};
use crate::kind::Kind;
use crate::region::{Region, RegionSet};
use crate::state::State;
use crate::view::Siege;

impl Deus {
    /// DE-V1, DE-V3: attacks every village next to this region that is surrounded with an army. Says whether one was.
    pub(super) fn attack_around(&self, state: &mut State, region: Region, step: &mut Step) -> bool {
        let villages = self
            .layout
            .neighbours(region)
            .and(state.standing_villages());
        let mut attacked = false;
        for village in villages.iter() {
            let siege = self.siege(state, village);
            if siege.empty.is_empty() && siege.army {
                self.sack(state, village, self.layout.neighbours(village), step);
                attacked = true;
            }
        }
        attacked
    }

    /// DE-V1: what keeps a village from being attacked.
    fn siege(&self, state: &State, village: Region) -> Siege {
        let around = self.layout.neighbours(village);
        Siege {
            region: village,
            points: state.village_points(village),
            empty: around.minus(state.occupied()),
            army: Seat::all(self.terms.seats).any(|seat| armies(state, seat, around) > 0),
        }
    }

    /// The villages that still have points, in the order of their regions.
    pub(crate) fn sieges<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Siege> + 'a {
        let standing = state.standing_villages();
        standing.iter().map(|village| self.siege(state, village))
    }

    /// DE-V2: most armies, then most buildings, then shared and rounded down.
    fn sack(&self, state: &mut State, village: Region, around: RegionSet, step: &mut Step) {
        let all = SeatSet::all(self.terms.seats);
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
        Seat::all(self.terms.seats)
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
