//! A full position that agrees with a view: which tiles may lie, lurk and be held where.
//!
//! Every place that holds a tile (cells, rows, hands, bag) needs one of its own that shows what the viewer sees there.
//! A first assignment is found by matching; then places swap tiles at random, wherever both still show the right
//! face, until chance and not the matching decides.

use pantheon_engine::secret::Secret;
use pantheon_engine::{Game, Random, Rng, Seat};

use crate::content::Content;
use crate::face::Face;
use crate::rows::Rows;
use crate::rules::FourGods;
use crate::state::{Held, MAX_PLAYERS, State};
use crate::terrain::God;
use crate::tile::{Side, TILES, TileId, TileSet};
use crate::view::{ColourView, View};
use crate::world::{Laid, Seen, World};

/// How often each place tries to swap.
const SWAPS: usize = 6;

/// What is known of the tile in a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Clue {
    /// Nothing.
    Nothing,
    /// One of its sides has this design.
    Shows(Face),
    /// Its sides are these.
    Is([Face; 2]),
}

impl Clue {
    fn fits(self, content: &Content, tile: TileId) -> bool {
        match self {
            Self::Nothing => true,
            Self::Shows(design) => content.side_with(tile, design).is_some(),
            Self::Is(sides) => content.faces(tile) == sides,
        }
    }
}

impl View {
    pub(crate) fn imagine(&self, rules: &FourGods, rng: &mut Rng) -> State {
        let view = self;
        let content = rules.content();
        let mut clues = Vec::with_capacity(TILES);
        clues.extend(view.cells.iter().filter_map(|(_, seen)| match seen {
            Seen::Tile { face, .. } => Some(Clue::Shows(face.design())),
            Seen::City { .. } => None,
        }));
        clues.extend(view.rows.iter().map(|&(_, face)| Clue::Shows(face)));
        let hands = view.hands.iter().flatten().flatten();
        clues.extend(hands.map(|held| match (held.sides, held.shown) {
            (Some(sides), _) => Clue::Is(sides),
            (None, Some(face)) => Clue::Shows(face),
            (None, None) => Clue::Nothing,
        }));
        clues.resize(usize::from(content.tile_count()), Clue::Nothing);
        let mut tiles = assign(content, &clues, rng).into_iter();
        let mut next = move || tiles.next();
        let laid = |tile: Option<TileId>, design: Face| {
            let tile = tile.unwrap_or_else(first_tile);
            Laid {
                tile,
                side: content.side_with(tile, design).unwrap_or(Side::A),
            }
        };
        let world = World::from_seen(view.frame, view.placements, &view.cells, |cell| {
            let design = match view.cell(cell) {
                Some(Seen::Tile { face, .. }) => face.design(),
                _ => Face::default(),
            };
            laid(next(), design)
        });
        let mut rows = Rows::empty(view.row_places);
        for &(slot, face) in &view.rows {
            rows.put_at(slot, laid(next(), face));
        }
        let mut hands = [[None; 2]; MAX_PLAYERS];
        for (hands, seen) in hands.iter_mut().zip(&view.hands) {
            for (hand, seen) in hands.iter_mut().zip(seen) {
                *hand = seen.map(|seen| {
                    let tile = next().unwrap_or_else(first_tile);
                    Held {
                        tile,
                        origin: seen.origin,
                        shown: seen
                            .shown_side
                            .or_else(|| content.side_with(tile, seen.shown?)),
                    }
                });
            }
        }
        let bag: TileSet = std::iter::from_fn(next).collect();
        let mut owners = [None; 4];
        let [mut reserve, mut lost, mut razed] = [[0; 4]; 3];
        for colour in &view.colours {
            let index = colour.colour.index();
            owners[index] = colour.owner;
            reserve[index] = colour.reserve;
            lost[index] = colour.lost;
            razed[index] = colour.razed;
        }
        State {
            modes: view.modes,
            phase: view.phase,
            world,
            rows,
            hands: Secret::new(hands),
            bag: Secret::new(bag),
            tokens: view.tokens,
            razed,
            reserve,
            lost,
            owners,
            gods: Secret::new(deal_gods(view, rng)),
            ready: view.ready,
            passed: view.passed,
            left: view.left,
            fresh: view.fresh,
            latest: view.latest,
            debts: view.debts,
            turn: view.turn,
            busy: view.busy,
            turns: view.turns,
            last: view.last,
            trigger: view.trigger,
            clock: view.clock,
        }
    }
}

fn first_tile() -> TileId {
    TileId::FIRST
}

/// Cards that the viewer hasn't seen go at random to those who have theirs.
fn deal_gods(view: &View, rng: &mut Rng) -> [Option<God>; 4] {
    let mut gods = [None; 4];
    for colour in &view.colours {
        gods[colour.colour.index()] = colour.god;
    }
    if !view.modes.secret {
        return gods;
    }
    let mut left: Vec<God> = God::ALL
        .into_iter()
        .filter(|&god| !gods.contains(&Some(god)))
        .collect();
    rng.shuffle(&mut left);
    let quota = if view.modes.two_gods_each { 2 } else { 1 };
    let has_card = |colour: &&ColourView| {
        colour.god.is_none()
            && colour
                .owner
                .is_some_and(|seat: Seat| view.colours_of(seat).count() == quota)
    };
    for colour in view.colours.iter().filter(has_card) {
        gods[colour.colour.index()] = left.pop();
    }
    gods
}

/// A tile for every place, each fitting its clue.
fn assign(content: &Content, clues: &[Clue], rng: &mut Rng) -> Vec<TileId> {
    let mut order: Vec<TileId> = TileId::all().take(content.tile_count().into()).collect();
    rng.shuffle(&mut order);
    let mut place_of = [None; TILES];
    for place in 0..clues.len() {
        if clues[place] != Clue::Nothing {
            let mut seen = [false; TILES];
            find_tile(content, clues, &order, place, &mut place_of, &mut seen);
        }
    }
    let mut tiles: Vec<Option<TileId>> = vec![None; clues.len()];
    for &tile in &order {
        if let Some(place) = place_of[tile.index()] {
            tiles[place] = Some(tile);
        }
    }
    let mut rest = order
        .iter()
        .copied()
        .filter(|tile| place_of[tile.index()].is_none());
    let mut tiles: Vec<TileId> = tiles
        .into_iter()
        .map(|tile| tile.or_else(|| rest.next()).unwrap_or_else(first_tile))
        .collect();
    for _ in 0..SWAPS {
        for one in 0..tiles.len() {
            let other = rng.index(tiles.len());
            if clues[one].fits(content, tiles[other]) && clues[other].fits(content, tiles[one]) {
                tiles.swap(one, other);
            }
        }
    }
    tiles
}

/// Finds a tile for a place; tiles of other places make room where they can (augmenting paths).
fn find_tile(
    content: &Content,
    clues: &[Clue],
    order: &[TileId],
    place: usize,
    place_of: &mut [Option<usize>; TILES],
    seen: &mut [bool; TILES],
) -> bool {
    for &tile in order {
        if seen[tile.index()] || !clues[place].fits(content, tile) {
            continue;
        }
        seen[tile.index()] = true;
        let free = match place_of[tile.index()] {
            None => true,
            Some(holder) => find_tile(content, clues, order, holder, place_of, seen),
        };
        if free {
            place_of[tile.index()] = Some(place);
            return true;
        }
    }
    false
}
