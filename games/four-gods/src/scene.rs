//! Positions of one's own making, piece by piece: for tests, puzzles and examples.
//!
//! Tiles come out of the bag and prophets out of their reserve, so that nothing is made. Whether a tile could have been
//! placed there is not asked.

use pantheon_engine::Seat;

use crate::cell::Cell;
use crate::content::Content;
use crate::face::{Corner, Face};
use crate::state::{Held, State};
use crate::terrain::{Colour, God};
use crate::tile::{Hand, Side, Slot, TileId};
use crate::world::{Laid, Prophet};

impl State {
    /// A tile with this face on one of its sides, taken out of the bag.
    fn fetch_tile(&mut self, content: &Content, face: Face) -> Option<Laid> {
        let design = face.design();
        let with_side = |tile: TileId| Some((tile, content.side_with(tile, design)?));
        let (tile, side) = self.bag.inside().iter().find_map(with_side)?;
        self.bag.inside_mut().set(tile, false);
        Some(Laid { tile, side })
    }

    /// Lays a tile in an empty cell, as if this seat had placed it.
    pub fn set_tile(&mut self, content: &Content, cell: Cell, face: Face, by: Seat) -> Option<()> {
        let laid = self.fetch_tile(content, face)?;
        self.world.lay(cell, face, laid, by);
        Some(())
    }

    /// Puts a tile with this face in an empty hand and says which side has it.
    pub fn set_hand(
        &mut self,
        content: &Content,
        (seat, hand): (Seat, Hand),
        face: Face,
    ) -> Option<Side> {
        let laid = self.fetch_tile(content, face)?;
        *self.held_mut(seat, hand) = Some(Held {
            tile: laid.tile,
            origin: None,
            shown: None,
        });
        Some(laid.side)
    }

    /// Puts a tile in a row, showing this face.
    pub fn set_row(&mut self, content: &Content, row: Seat, face: Face) -> Option<Slot> {
        let laid = self.fetch_tile(content, face)?;
        self.rows.put(row, laid)
    }

    /// Puts all tiles in hand back into the bag.
    pub fn empty_hands(&mut self) {
        for held in self.hands.inside_mut().iter_mut().flatten() {
            if let Some(held) = held.take() {
                self.bag.inside_mut().set(held.tile, true);
            }
        }
    }

    /// Leaves only so many tiles in the bag; the others are out of the game.
    pub fn keep_in_bag(&mut self, count: usize) {
        let kept = self.bag.inside().iter().take(count).collect();
        *self.bag.inside_mut() = kept;
    }

    /// Gives a seat a visible god and its prophets.
    pub fn set_god(&mut self, seat: Seat, god: God) {
        self.owners[god.colour().index()] = Some(seat);
        self.gods.inside_mut()[god.colour().index()] = Some(god);
    }

    /// Gives a colour a god of its own, as if it had been dealt in secret.
    pub fn set_secret_god(&mut self, seat: Seat, colour: Colour, god: God) {
        self.owners[colour.index()] = Some(seat);
        self.gods.inside_mut()[colour.index()] = Some(god);
    }

    /// Puts a prophet from its reserve on the area that holds a corner of a tile.
    pub fn set_prophet(&mut self, cell: Cell, colour: Colour, corner: Corner) -> Option<()> {
        let area = self.world.face(cell)?.area(corner);
        self.reserve[colour.index()] = self.reserve[colour.index()].checked_sub(1)?;
        self.world.put_prophet(cell, Prophet { colour, area });
        Some(())
    }

    /// Builds a city with a prophet from its reserve.
    pub fn set_city(&mut self, cell: Cell, colour: Colour) -> Option<()> {
        self.reserve[colour.index()] = self.reserve[colour.index()].checked_sub(1)?;
        self.tokens = self.tokens.checked_sub(1)?;
        self.world.build(cell, colour);
        Some(())
    }
}
