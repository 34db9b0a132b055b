//! What cards count (DE-B10, DE-M6): buildings, regions by size, possessions.

use pantheon_engine::Seat;

use super::Deus;
use crate::effect::Count;
use crate::kind::{Colour, Kind, Resource};
use crate::options::CitySize;
use crate::region::RegionSet;
use crate::state::{Player, State};

/// The regions of a player by the number of pieces in them: the bits of that number as sets.
struct Sizes {
    ones: RegionSet,
    twos: RegionSet,
    fours: RegionSet,
}

impl Sizes {
    fn of(state: &State, player: &Player) -> Self {
        let temples = state.temples.and(player.controlled());
        let mut sizes = Self {
            ones: RegionSet::EMPTY,
            twos: RegionSet::EMPTY,
            fours: RegionSet::EMPTY,
        };
        for set in player.pieces.into_iter().chain([temples]) {
            let carry = sizes.ones.and(set);
            sizes.ones = sizes.ones.xor(set);
            let carry_more = sizes.twos.and(carry);
            sizes.twos = sizes.twos.xor(carry);
            sizes.fours = sizes.fours.xor(carry_more);
        }
        sizes
    }

    fn exactly(&self, size: u8) -> RegionSet {
        let Self { ones, twos, fours } = *self;
        match size {
            1 => ones.minus(twos).minus(fours),
            2 => twos.minus(ones).minus(fours),
            3 => ones.and(twos).minus(fours),
            _ => fours,
        }
    }

    fn at_least(&self, size: u8) -> RegionSet {
        (size..=4).fold(RegionSet::EMPTY, |all, size| all.union(self.exactly(size)))
    }
}

impl Deus {
    /// Whether a card that names a region's size means that alone.
    pub(crate) fn city_size(&self) -> CitySize {
        self.terms.options.city_size.unwrap_or_default()
    }

    /// How many of a thing a seat has.
    pub fn count(&self, state: &State, seat: Seat, what: Count) -> u16 {
        let player = state.player(seat);
        u16::from(match what.as_read(self.city_size()) {
            Count::Production(terrain) => {
                player.pieces(Kind::Production).and(state.of(terrain)).len()
            }
            Count::Regions(size) => Sizes::of(state, player).exactly(size).len(),
            Count::RegionsOfAtLeast(size) => Sizes::of(state, player).at_least(size).len(),
            Count::Occupied(terrain) => player.controlled().and(state.of(terrain)).len(),
            Count::Controlled => player.controlled().len(),
            Count::PiecesOn(terrain) => {
                let there = state.of(terrain);
                let pieces: u8 = player.pieces.iter().map(|set| set.and(there).len()).sum();
                pieces + state.temples.and(player.controlled()).and(there).len()
            }
            Count::Pieces(kind) => player.pieces(kind).len(),
            Count::Sets => Resource::ALL
                .into_iter()
                .map(|resource| player.has(resource))
                .min()
                .unwrap_or(0),
            Count::Gold => return player.gold,
            Count::TempleCards => player.column(Colour::Temple).len(),
            Count::ExposedVillages => self.exposed_villages(state, seat).len(),
        })
    }
}
