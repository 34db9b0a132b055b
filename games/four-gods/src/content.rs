//! What is printed on the tiles, and the numbers of the table: typed tables from `content/four-gods/`.

use std::sync::Arc;

use crate::face::{Corner, Face, Rotation};
use crate::terrain::Terrain;
use crate::tile::{Side, TILES, TileId, TileSet};
use pantheon_engine::{Content as EngineContent, ContentError, Document, Edition, Millis};

const TILE_FILE: &str = "tiles.toml";
const TABLE_FILE: &str = "table.toml";

pantheon_engine::printed! {
    /// What a number of players needs (FG-S5, FG-S6).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Supply {
        /// Prophets in each reserve.
        pub prophets: u8,
        /// Places in each discard row.
        pub row: u8,
    }
}

/// The clocks, in milliseconds (and rounds).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// A timed turn, and each player's share of the final period (FG-T1, FG-E2).
    pub turn: Millis,
    /// How long a prophet may be added to a tile just placed (FG-G3).
    pub prophet: Millis,
    /// How soon one may challenge again (FG-M1).
    pub challenge: Millis,
    /// How long one may think which prophet to give up (FG-M6).
    pub penalty: Millis,
    /// How long simultaneous play may stand still (FG-N6).
    pub still: Millis,
    /// How long before that all are warned (FG-N6).
    pub warning: Millis,
    /// How long simultaneous play lasts before the final period begins by itself (FG-N6).
    pub longest: Millis,
    /// How many rounds of timed turns there are at most (FG-N6).
    pub rounds: u16,
}

pantheon_engine::printed! {
    /// What things are worth at the end (FG-X).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Influence {
        /// A city under control.
        pub city: u8,
        /// A city destroyed.
        pub destroyed: u8,
        /// First, second, third and fourth place.
        pub places: [u8; 4],
    }
}

/// The ways in which a face can lie, look-alikes once (FG-N5).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    faces: [Face; 4],
    count: u8,
}

impl Ways {
    fn of(design: Face) -> Self {
        Self {
            faces: Rotation::ALL.map(|rotation| design.turned(rotation)),
            count: design.ways(),
        }
    }

    /// Each way with its rotation.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Rotation, Face)> {
        Rotation::ALL
            .into_iter()
            .zip(self.faces)
            .take(usize::from(self.count))
    }

    /// The face after this rotation, unless it looks like an earlier one.
    #[inline]
    pub(crate) fn get(&self, rotation: Rotation) -> Option<Face> {
        (rotation.quarters() < self.count).then(|| self.faces[usize::from(rotation.quarters())])
    }
}

/// Everything printed, and the numbers of the table.
#[derive(Clone, Debug)]
pub struct Content {
    tiles: Vec<[Face; 2]>,
    ways: Vec<[Ways; 2]>,
    fitting: Vec<TileSet>,
    frames: FrameEntry,
    /// How many city tokens there are (FG-C4).
    pub cities: u8,
    supplies: [Supply; 4],
    /// The clocks.
    pub clocks: Clocks,
    /// What things are worth.
    pub influence: Influence,
    edition: Arc<Edition>,
}

impl Content {
    /// How many tiles there are.
    pub const fn tile_count(&self) -> u8 {
        self.tiles.len() as u8
    }

    /// A side of a tile, unturned.
    #[inline]
    pub fn face(&self, tile: TileId, side: Side) -> Face {
        self.tiles[tile.index()][side as usize]
    }

    /// Both sides of a tile, unturned.
    pub fn faces(&self, tile: TileId) -> [Face; 2] {
        self.tiles[tile.index()]
    }

    /// The ways in which a side of a tile can lie.
    #[inline]
    pub(crate) fn ways(&self, tile: TileId, side: Side) -> &Ways {
        &self.ways[tile.index()][side as usize]
    }

    /// The tiles that can be laid, either side up, where neighbours demand these corners (see `World::demand`).
    #[inline]
    pub fn fitting(&self, (need, mask): (u8, u8)) -> TileSet {
        self.fitting[demand_index(need, mask)]
    }

    /// The side of a tile that has this design.
    pub fn side_with(&self, tile: TileId, design: Face) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.face(tile, side) == design)
    }

    /// The cells along a side of the frame.
    pub const fn frame(&self, quick: bool) -> u8 {
        if quick {
            self.frames.quick
        } else {
            self.frames.standard
        }
    }

    /// What a table of so many seats needs (FG-S1, FG-S5, FG-S6); with two, it depends on how many gods each has.
    pub const fn supply(&self, seats: u8, two_gods_each: bool) -> Supply {
        self.supplies[match (seats, two_gods_each) {
            (2, true) => 0,
            (2, false) => 1,
            (3, _) => 2,
            _ => 3,
        }]
    }
}

pantheon_engine::printed! {
    pub(crate) struct TilesEntry {
        tile: Vec<TileEntry>,
    }

    struct TileEntry {
        a: Face,
        b: Face,
    }

    #[derive(Clone, Copy, Debug)]
    struct FrameEntry {
        standard: u8,
        quick: u8,
    }

    struct PiecesEntry {
        cities: u8,
    }

    struct ClockEntry {
        turn: u16,
        prophet: u16,
        challenge: u16,
        penalty: u16,
        still: u16,
        warning: u16,
        longest: u16,
        rounds: u16,
    }

    #[serde(rename_all = "kebab-case")]
    pub(crate) struct TableEntry {
        frame: FrameEntry,
        pieces: PiecesEntry,
        two_with_four_gods: Supply,
        two_with_two_gods: Supply,
        three: Supply,
        four: Supply,
        clock: ClockEntry,
        influence: Influence,
    }
}

/// Every demand has a place: which corners count, above what they need.
#[inline]
const fn demand_index(need: u8, mask: u8) -> usize {
    let corners = mask & 1 | mask >> 1 & 2 | mask >> 2 & 4 | mask >> 3 & 8;
    (corners as usize) << 8 | (need & mask) as usize
}

/// For every demand the tiles that meet it.
fn fitting(ways: &[[Ways; 2]]) -> Vec<TileSet> {
    let mut table = vec![TileSet::EMPTY; 16 << 8];
    for (tile, sides) in TileId::all().zip(ways) {
        for (_, face) in sides.iter().flat_map(Ways::iter) {
            for corners in 0..16_u8 {
                let mask = (0..4).fold(0, |mask, corner| {
                    mask | ((corners >> corner & 1) * 3) << (2 * corner)
                });
                table[demand_index(face.pattern(), mask)].set(tile, true);
            }
        }
    }
    table
}

impl EngineContent for Content {
    pantheon_engine::content_files!("four-gods": "tiles.toml", "table.toml");

    fn read(document: &Document) -> Result<Self, ContentError> {
        let tiles: TilesEntry = document.parse(TILE_FILE)?;
        let table: TableEntry = document.parse(TABLE_FILE)?;
        let designs: Vec<[Face; 2]> = tiles
            .tile
            .iter()
            .map(|tile| [tile.a.design(), tile.b.design()])
            .collect();
        let seconds = |seconds: u16| Millis::from(seconds) * 1000;
        let ways: Vec<[Ways; 2]> = designs.iter().map(|faces| faces.map(Ways::of)).collect();
        let content = Self {
            fitting: fitting(&ways),
            ways,
            tiles: designs,
            frames: table.frame,
            cities: table.pieces.cities,
            supplies: [
                table.two_with_four_gods,
                table.two_with_two_gods,
                table.three,
                table.four,
            ],
            clocks: Clocks {
                turn: seconds(table.clock.turn),
                prophet: seconds(table.clock.prophet),
                challenge: seconds(table.clock.challenge),
                penalty: seconds(table.clock.penalty),
                still: seconds(table.clock.still),
                warning: seconds(table.clock.warning),
                longest: seconds(table.clock.longest),
                rounds: table.clock.rounds,
            },
            influence: table.influence,
            edition: Arc::clone(document.edition()),
        };
        content.check_tiles()?;
        content.check_table(&table.clock)?;
        Ok(content)
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }
}

impl Content {
    fn check_tiles(&self) -> Result<(), ContentError> {
        ContentError::unless(TILE_FILE, self.tiles.len() == TILES, || {
            format!("there are {TILES} tiles, not {}", self.tiles.len())
        })?;
        self.tiles.iter().zip(1..).try_for_each(|([a, b], number)| {
            ContentError::unless(TILE_FILE, a != b, || {
                format!("the two sides of tile {number} are the same")
            })
        })
    }

    fn check_table(&self, clock: &ClockEntry) -> Result<(), ContentError> {
        let fits = |size: u8| (2..=crate::cell::SIDE).contains(&size);
        ContentError::unless(
            TABLE_FILE,
            fits(self.frames.standard) && fits(self.frames.quick),
            || format!("a frame has 2 to {} cells a side", crate::cell::SIDE),
        )?;
        ContentError::unless(TABLE_FILE, self.cities <= 20, || {
            "there are at most 20 cities".to_owned()
        })?;
        for (supply, rows) in self.supplies.iter().zip([2, 2, 3, 4]) {
            ContentError::unless(TABLE_FILE, (1..=15).contains(&supply.prophets), || {
                "a reserve has 1 to 15 prophets".to_owned()
            })?;
            let most = crate::state::SLOTS as u8 / rows;
            ContentError::unless(TABLE_FILE, (2..=most).contains(&supply.row), || {
                format!("with {rows} players a row has 2 to {most} places")
            })?;
        }
        let running = [
            clock.turn,
            clock.prophet,
            clock.challenge,
            clock.penalty,
            clock.still,
            clock.warning,
            clock.longest,
            clock.rounds,
        ];
        ContentError::unless(TABLE_FILE, running.iter().all(|&time| time > 0), || {
            "every clock runs for a while".to_owned()
        })?;
        ContentError::unless(TABLE_FILE, clock.warning < clock.still, || {
            "a warning comes before the end".to_owned()
        })?;
        ContentError::unless(
            TABLE_FILE,
            self.influence.places.is_sorted_by(|a, b| a >= b),
            || "places are listed best first".to_owned(),
        )
    }

    /// How many corners of all faces show a terrain.
    pub fn corners(&self, terrain: Terrain) -> usize {
        self.tiles
            .iter()
            .flatten()
            .flat_map(|face| Corner::ALL.map(|corner| face.terrain(corner)))
            .filter(|&shown| shown == terrain)
            .count()
    }
}

#[cfg(test)]
mod tests {
    use pantheon_engine::conformance::refuses_content;

    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn fg_s4_there_are_92_tiles_of_70_designs_with_all_terrains_alike() {
        let content = Content::built_in();
        assert_eq!(content.tile_count(), 92);
        assert_eq!(content.cities, 8);
        let designs: BTreeSet<Face> = content.tiles.iter().flatten().copied().collect();
        assert_eq!(designs.len(), 70);
        for terrain in Terrain::ALL {
            assert_eq!(content.corners(terrain), 184);
        }
        for [a, b] in &content.tiles {
            assert!(a.terrains() <= 3 && b.terrains() <= 3);
            let shown: BTreeSet<Terrain> = [a, b]
                .iter()
                .flat_map(|face| Corner::ALL.map(|corner| face.terrain(corner)))
                .collect();
            assert_eq!(shown.len(), 4, "{} {}", a.code(), b.code());
        }
    }

    #[test]
    fn the_tiles_that_meet_a_demand_are_those_of_which_a_way_does() {
        let content = Content::built_in();
        for need in 0..=u8::MAX {
            for mask in [0x00, 0x03, 0x0f, 0x33, 0xc3, 0xfc, 0xff] {
                let slow: TileSet = TileId::all()
                    .filter(|&tile| {
                        Side::ALL.iter().any(|&side| {
                            content
                                .ways(tile, side)
                                .iter()
                                .any(|(_, face)| (face.pattern() ^ need) & mask == 0)
                        })
                    })
                    .collect();
                assert_eq!(content.fitting((need, mask)), slow, "{need:08b} {mask:08b}");
            }
        }
    }

    #[test]
    fn fg_n5_unturned_a_face_lies_as_it_is_listed() {
        let content = Content::built_in();
        let listed: Vec<String> = content
            .tiles
            .iter()
            .map(|[a, b]| format!("    {{ a = \"{}\", b = \"{}\" }},\n", a.code(), b.code()))
            .collect();
        let files = Content::built_in_files();
        assert!(files[0].text.contains(&listed.concat()), "{listed:?}");
    }

    #[test]
    fn fg_s5_fg_s6_reserves_and_rows_depend_on_the_players() {
        let content = Content::built_in();
        let supply = |seats, both| {
            let Supply { prophets, row } = content.supply(seats, both);
            (prophets, row)
        };
        assert_eq!(supply(2, true), (10, 20));
        assert_eq!(supply(2, false), (13, 20));
        assert_eq!(supply(3, false), (13, 13));
        assert_eq!(supply(4, false), (10, 10));
    }

    #[test]
    fn content_that_makes_no_game_is_refused() {
        refuses_content::<Content>(
            r#"
            tiles.toml | FPFM | FPSM | isn't a face
            tiles.toml | FPFM | SSSS | are the same
            tiles.toml | { a = "SSSS", b = "FPFM" }, | | 92 tiles
            table.toml | standard = 9 | standard = 12 | cells a side
            table.toml | row = 10 | row = 11 | places
            table.toml | turn = 30 | turn = 0 | clock
            table.toml | [15, 10, 5, 0] | [5, 10, 5, 0] | best first
            "#,
        );
    }
}
