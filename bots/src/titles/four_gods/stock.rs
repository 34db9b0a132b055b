//! The tiles that aren't in the World yet, and what they can still do there.

use pantheon_engine::Game as _;
use pantheon_games::four_gods::{Cell, Content, Face, FourGods, State, TileId, TileSet, World};

use crate::maths::whole_power;

/// How likely it is that a tile at hand for all, or one in the bag, isn't used where it fits.
const UNUSED_AT_HAND: f32 = 0.1;
const UNUSED_IN_BAG: f32 = 0.4;

/// The tiles that aren't in the World yet.
pub(super) struct Stock<'a> {
    content: &'a Content,
    bag: TileSet,
    at_hand: TileSet,
}

impl<'a> Stock<'a> {
    pub(super) fn of(rules: &'a FourGods, state: &State) -> Self {
        Self {
            content: rules.content(),
            bag: state.in_bag(),
            at_hand: state.at_hand(),
        }
    }

    /// The tiles at hand and in the bag that fit in a cell.
    fn fitting(&self, world: &World, cell: Cell) -> (u8, u8) {
        if world.clashes(cell) {
            return (0, 0);
        }
        let all = self.content.fitting(world.demand(cell));
        (all.and(self.at_hand).len(), all.and(self.bag).len())
    }

    /// Whether no tile that is left fits in a cell any more (FG-D5 is one reason).
    pub(super) fn is_dead(&self, world: &World, cell: Cell) -> bool {
        self.fitting(world, cell) == (0, 0)
    }

    /// How likely a city in this cell is to be destroyed.
    pub(super) fn exposure(&self, world: &World, cell: Cell) -> f32 {
        let (at_hand, bag) = self.fitting(world, cell);
        1.0 - whole_power(UNUSED_AT_HAND, u32::from(at_hand))
            * whole_power(UNUSED_IN_BAG, u32::from(bag))
    }
}

/// Whether a tile fits in some open cell, either side up.
pub(super) fn fits(rules: &FourGods, state: &State, tile: TileId) -> bool {
    let world = &state.world;
    world.sites().iter().any(|cell| {
        !world.clashes(cell) && rules.content().fitting(world.demand(cell)).contains(tile)
    })
}

/// Whether a face fits in some open cell or in place of a city, turned as need be.
pub(super) fn face_fits(state: &State, face: Face) -> bool {
    let world = &state.world;
    world
        .sites()
        .union(world.cities())
        .iter()
        .any(|cell| (0..4).any(|turns| world.joins(cell, face.pattern().rotate_left(2 * turns))))
}
