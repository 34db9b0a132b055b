//! What somebody may know of a position, by allow-list.
//!
//! Tiles are told by the faces one sees. Which tile it is would give the other side away, so only one's own hands show
//! both (FG-H9). What a player has seen before and remembers is theirs to remember.

use pantheon_engine::{Game, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::cell::{CELLS, Cell};
use crate::clock::Clock;
use crate::face::{Corner, Face};
use crate::options::Modes;
use crate::rules::FourGods;
use crate::state::{Held, Latest, MAX_PLAYERS, Phase, State, Trigger};
use crate::terrain::{Colour, God, Terrain};
use crate::tile::{Hand, Side, Slot};
use crate::world::{Seen, World};

/// A tile in a hand, as somebody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeldView {
    /// Whose row it was taken from.
    pub origin: Option<Seat>,
    /// The face that all saw when it was taken.
    pub shown: Option<Face>,
    /// Both sides, for its owner.
    pub sides: Option<[Face; 2]>,
    /// Which of the sides all saw, for its owner.
    pub shown_side: Option<Side>,
}

/// A colour of prophets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ColourView {
    /// Which.
    pub colour: Colour,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// The god that scores for it, if the viewer may know.
    pub god: Option<God>,
    /// That god's terrain.
    pub terrain: Option<Terrain>,
    /// Prophets in reserve.
    pub reserve: u8,
    /// Prophets out of the game.
    pub lost: u8,
    /// City tokens kept.
    pub razed: u8,
    /// Cities controlled.
    pub cities: u8,
}

/// Connected land of one terrain, of one tile or more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandView {
    /// Its terrain.
    pub terrain: Terrain,
    /// The areas of tiles that it is made of, each by its cell and its lowest corner, in the order of cells.
    pub areas: Vec<(Cell, Corner)>,
    /// How many tiles it covers.
    pub tiles: u8,
    /// Whether these are enough for a Kingdom (FG-X2).
    pub kingdom: bool,
    /// How many prophets of each colour stand on it.
    pub prophets: Vec<(Colour, u8)>,
    /// How many of its tiles have no prophet on it: what it is worth to each of its leaders.
    pub free: u8,
    /// The colours that gain it as things stand (FG-X3).
    pub leaders: Vec<Colour>,
}

/// A terrain's Kingdoms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TerrainView {
    /// Which.
    pub terrain: Terrain,
    /// How many Kingdoms.
    pub count: u8,
    /// The tiles of the largest.
    pub largest: u8,
}

/// What somebody may know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How the table plays.
    pub modes: Modes,
    /// What is going on.
    pub phase: Phase,
    /// The cells along a side of the frame.
    pub frame: u8,
    /// What lies in the World.
    pub cells: Vec<(Cell, Seen)>,
    /// How many tiles were placed, removed ones included.
    pub placements: u16,
    /// How many places a discard row has.
    pub row_places: u8,
    /// What the tiles in the rows show.
    pub rows: Vec<(Slot, Face)>,
    /// What each player holds.
    pub hands: Vec<[Option<HeldView>; 2]>,
    /// How many tiles are in the bag.
    pub bag: u8,
    /// City tokens left.
    pub tokens: u8,
    /// The colours.
    pub colours: Vec<ColourView>,
    /// The terrains.
    pub terrains: Vec<TerrainView>,
    /// All land, by the first cell in which it lies.
    pub lands: Vec<LandView>,
    /// Who is ready.
    pub ready: SeatSet,
    /// Whose pass stands.
    pub passed: SeatSet,
    /// Who left.
    pub left: SeatSet,
    /// The tile on which each may still put a prophet.
    pub fresh: [Option<Cell>; MAX_PLAYERS],
    /// Each one's newest tile.
    pub latest: [Option<Latest>; MAX_PLAYERS],
    /// Prophets owed.
    pub debts: [u8; MAX_PLAYERS],
    /// Prophets to be given up.
    pub due: [u8; MAX_PLAYERS],
    /// Whose turn it is, in timed play.
    pub turn: Seat,
    /// Whether the turn is more than turnings.
    pub busy: bool,
    /// How many turns are over.
    pub turns: u16,
    /// Who still gets a last turn.
    pub last: Option<SeatSet>,
    /// Why the last part began.
    pub trigger: Option<Trigger>,
    /// All that is due at some time.
    pub clock: Clock,
}

impl View {
    pub(crate) fn of(rules: &FourGods, state: &State, viewer: Viewer) -> Self {
        let content = rules.content();
        let kingdoms = state.world.kingdoms();
        let rows = Seat::all(rules.seats())
            .flat_map(|row| state.rows.in_row(row))
            .filter_map(|slot| {
                let laid = state.rows.get(slot)?;
                Some((slot, content.face(laid.tile, laid.side)))
            });
        let hands = Seat::all(rules.seats()).map(|seat| {
            let own = viewer == Viewer::Seat(seat);
            state
                .hands(seat)
                .map(|held| held.map(|held| see(rules, held, own)))
        });
        Self {
            viewer,
            modes: state.modes,
            phase: state.phase,
            frame: state.world.size(),
            cells: state.world.cells(),
            placements: state.world.placements(),
            row_places: state.rows.places(),
            rows: rows.collect(),
            hands: hands.collect(),
            bag: state.bag_count(),
            tokens: state.tokens,
            colours: Colour::ALL
                .map(|colour| see_colour(state, colour, viewer))
                .to_vec(),
            terrains: Terrain::ALL
                .map(|terrain| TerrainView {
                    terrain,
                    count: kingdoms.count(terrain),
                    largest: kingdoms.largest(terrain),
                })
                .to_vec(),
            lands: lands(&state.world),
            ready: state.ready,
            passed: state.passed,
            left: state.left,
            fresh: state.fresh,
            latest: state.latest,
            debts: state.debts,
            due: state.clock.penalty.map(|penalties| penalties.len()),
            turn: state.turn,
            busy: state.busy,
            turns: state.turns,
            last: state.last,
            trigger: state.trigger,
            clock: state.clock,
        }
    }

    /// What the viewer's own hand holds.
    pub fn own_sides(&self, seat: Seat, hand: Hand) -> Option<[Face; 2]> {
        self.hands.get(seat.index())?[hand as usize]?.sides
    }

    /// What lies in a cell.
    pub fn cell(&self, cell: Cell) -> Option<Seen> {
        self.cells
            .iter()
            .find_map(|&(at, seen)| (at == cell).then_some(seen))
    }

    /// What a tile of a row shows.
    pub fn in_row(&self, slot: Slot) -> Option<Face> {
        self.rows
            .iter()
            .find_map(|&(at, face)| (at == slot).then_some(face))
    }

    /// A seat's colours.
    pub fn colours_of(&self, seat: Seat) -> impl Iterator<Item = &ColourView> {
        self.colours
            .iter()
            .filter(move |colour| colour.owner == Some(seat))
    }
}

fn see(rules: &FourGods, held: Held, own: bool) -> HeldView {
    let content = rules.content();
    HeldView {
        origin: held.origin,
        shown: held.shown.map(|side| content.face(held.tile, side)),
        sides: own.then(|| content.faces(held.tile)),
        shown_side: held.shown.filter(|_| own),
    }
}

fn lands(world: &World) -> Vec<LandView> {
    let mut lands: Vec<LandView> = Vec::new();
    let mut found = [None; 4 * CELLS];
    for cell in world.tiles().iter() {
        for corner in world.face(cell).into_iter().flat_map(Face::areas) {
            let place = &mut found[world.area_number(cell, corner)];
            if let Some(land) = place.and_then(|index: usize| lands.get_mut(index)) {
                land.areas.push((cell, corner));
            } else if let Some(kingdom) = world.area_at(cell, corner) {
                *place = Some(lands.len());
                lands.push(LandView {
                    terrain: kingdom.terrain,
                    areas: vec![(cell, corner)],
                    tiles: kingdom.tiles,
                    kingdom: kingdom.is_kingdom(),
                    prophets: Colour::ALL
                        .map(|colour| (colour, kingdom.prophets[colour.index()]))
                        .into_iter()
                        .filter(|&(_, count)| count > 0)
                        .collect(),
                    free: kingdom.free_tiles(),
                    leaders: kingdom.leaders().collect(),
                });
            }
        }
    }
    lands
}

fn see_colour(state: &State, colour: Colour, viewer: Viewer) -> ColourView {
    let index = colour.index();
    let owner = state.owners[index];
    let known = !state.modes.secret
        || matches!(state.phase, Phase::Over(_))
        || owner.is_some() && owner == viewer.seat();
    let god = state.god_of(colour).filter(|_| known);
    ColourView {
        colour,
        owner,
        god,
        terrain: god.map(God::terrain),
        reserve: state.reserve[index],
        lost: state.lost[index],
        razed: state.razed[index],
        cities: state.world.cities_of(colour),
    }
}
