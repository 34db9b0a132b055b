//! Everything printed on cards, tiles and boards, read from `content/deus/`.

use std::collections::BTreeMap;
use std::sync::Arc;

use pantheon_engine::{Content as EngineContent, ContentError, Document, Edition};
use serde::Deserialize;

use crate::card::{CardId, CardSet, Design, MAX_CARDS};
use crate::effect::{Cost, Count, Effect};
use crate::kind::{Colour, Terrain};
use crate::map::{Face, Hex, Laid, Layout, Side};
use crate::numbers::Numbers;
use crate::options::Map;

const CARDS: &str = "cards.toml";
const MAP: &str = "map.toml";
const GAME: &str = "game.toml";

/// The languages that every card has a name in.
const LANGUAGES: [&str; 2] = ["en", "pt-BR"];

/// How many tiles there are (DE-S2).
const TILES: usize = 7;

pantheon_engine::printed! {
    /// What is printed on a card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct CardFace {
        /// Its number among the cards of its colour.
        pub id: String,
        /// Its colour.
        pub colour: Colour,
        /// How many such cards there are.
        pub copies: u8,
        /// Its name by language. Boards have it from [`Captions`](crate::Captions), like what it does.
        #[cfg_attr(feature = "ts", ts(skip))]
        pub name: BTreeMap<String, String>,
        /// What it costs.
        pub cost: Cost,
        /// What it does.
        #[cfg_attr(feature = "ts", ts(skip))]
        pub effect: Effect,
    }
}

/// Everything printed.
#[derive(Clone, Debug)]
pub struct Content {
    faces: Vec<CardFace>,
    designs: Vec<Design>,
    copies: Vec<CardSet>,
    tiles: Vec<[Face; 2]>,
    shapes: BTreeMap<String, BySeats<Hex>>,
    fixed: BySeats<Laid>,
    /// The numbers that the rulebook states.
    pub numbers: Numbers,
    edition: Arc<Edition>,
}

impl Content {
    /// All cards.
    pub fn all_cards(&self) -> CardSet {
        CardSet::first_few(self.designs.len())
    }

    /// All designs.
    pub fn designs(&self) -> impl Iterator<Item = Design> + use<> {
        (0..self.faces.len()).filter_map(Design::from_index)
    }

    /// A card's design.
    #[inline]
    pub fn design(&self, card: CardId) -> Design {
        self.designs[card.index()]
    }

    /// What is printed on a design, if there is such a design.
    pub fn find(&self, design: Design) -> Option<&CardFace> {
        self.faces.get(design.index())
    }

    /// What is printed on a design of this content.
    #[inline]
    pub fn face(&self, design: Design) -> &CardFace {
        &self.faces[design.index()]
    }

    /// What is printed on a card.
    #[inline]
    pub fn card(&self, card: CardId) -> &CardFace {
        self.face(self.design(card))
    }

    /// The cards of a design; none if there is no such design.
    #[inline]
    pub fn copies(&self, design: Design) -> CardSet {
        self.copies
            .get(design.index())
            .copied()
            .unwrap_or(CardSet::EMPTY)
    }

    /// The design that the data file calls by this number.
    pub fn named(&self, id: &str) -> Option<Design> {
        self.faces
            .iter()
            .position(|face| face.id == id)
            .and_then(Design::from_index)
    }

    /// Whether a card counts regions of a size without saying whether bigger ones count too.
    pub fn leaves_sizes_open(&self) -> bool {
        let is_open = |face: &CardFace| matches!(face.effect.per(), Some(Count::Regions(..4)));
        self.faces.iter().any(is_open)
    }

    /// One side of a tile, which are numbered from 1.
    pub fn tile(&self, tile: u8, side: Side) -> Option<Face> {
        let sides = self.tiles.get(usize::from(tile).checked_sub(1)?)?;
        Some(sides[side as usize])
    }

    /// How many tiles there are to choose from.
    pub fn tile_count(&self) -> u8 {
        self.tiles.len() as u8
    }

    /// Where tiles lie in a map of this kind.
    pub fn shape(&self, map: Map, seats: u8) -> &[Hex] {
        self.shapes
            .get(map.shape())
            .map_or(&[], |shape| shape.at(seats))
    }

    /// The fixed layout.
    pub fn fixed(&self, seats: u8) -> &[Laid] {
        self.fixed.at(seats)
    }
}

/// Something for two, three and four players.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct BySeats<T> {
    two: Vec<T>,
    three: Vec<T>,
    four: Vec<T>,
}

impl<T> BySeats<T> {
    fn at(&self, seats: u8) -> &[T] {
        match seats {
            2 => &self.two,
            3 => &self.three,
            _ => &self.four,
        }
    }
}

pantheon_engine::printed! {
    pub(crate) struct CardsFile {
        card: Vec<CardFace>,
    }

    pub(crate) struct MapFile {
        tile: Vec<TileEntry>,
        shapes: BTreeMap<String, BySeats<Hex>>,
        fixed: BySeats<Laid>,
    }

    struct TileEntry {
        a: String,
        b: String,
    }
}

/// How many tiles a map has (DE-S2).
pub(crate) const fn tiles_for(seats: u8) -> usize {
    match seats {
        2 => 4,
        3 => 6,
        _ => 7,
    }
}

impl EngineContent for Content {
    pantheon_engine::content_files!("deus": "cards.toml", "map.toml", "game.toml");

    fn read(document: &Document) -> Result<Self, ContentError> {
        let cards: CardsFile = document.parse(CARDS)?;
        let map: MapFile = document.parse(MAP)?;
        let numbers: Numbers = document.parse(GAME)?;
        let mut content = Self {
            faces: Vec::new(),
            designs: Vec::new(),
            copies: Vec::new(),
            tiles: Vec::new(),
            shapes: map.shapes,
            fixed: map.fixed,
            numbers,
            edition: Arc::clone(document.edition()),
        };
        content.read_cards(cards.card)?;
        content.read_tiles(&map.tile)?;
        content.check_maps()?;
        match numbers.flaw() {
            Some(flaw) => Err(ContentError::invalid(GAME, flaw)),
            None => Ok(content),
        }
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }
}

impl Content {
    fn read_cards(&mut self, faces: Vec<CardFace>) -> Result<(), ContentError> {
        for face in &faces {
            let fails = |why: &str| ContentError::invalid(CARDS, format!("{}: {why}", face.id));
            let same = faces.iter().filter(|other| other.id == face.id).count();
            if same != 1 {
                return Err(fails("the id is there twice"));
            }
            if face.copies == 0 {
                return Err(fails("there is no such card"));
            }
            if !face.name.keys().map(String::as_str).eq(LANGUAGES) {
                return Err(fails("a card has a name in en and pt-BR"));
            }
            if matches!(face.effect, Effect::Score { .. }) != (face.colour == Colour::Temple) {
                return Err(fails("temples score at the end, and nothing else does"));
            }
            if matches!(face.effect, Effect::Activate { .. }) && face.colour != Colour::Scientific {
                return Err(fails(
                    "only scientific cards activate others, so that none comes back to itself",
                ));
            }
            if face.cost.resources().iter().any(|&count| count > 3) || face.cost.gold > 20 {
                return Err(fails("it costs too much"));
            }
            if let Some(flaw) = face.effect.flaw() {
                return Err(fails(flaw));
            }
        }
        for face in faces {
            let design = Design::from_index(self.faces.len())
                .ok_or_else(|| ContentError::invalid(CARDS, "there are too many cards"))?;
            let first = self.designs.len();
            self.designs.extend((0..face.copies).map(|_| design));
            ContentError::unless(CARDS, self.designs.len() <= MAX_CARDS, || {
                format!("there are at most {MAX_CARDS} cards")
            })?;
            self.copies.push(
                (first..self.designs.len())
                    .filter_map(CardId::from_index)
                    .collect(),
            );
            self.faces.push(face);
        }
        let most = usize::from(self.numbers.cards.hand) * 4;
        ContentError::unless(CARDS, self.designs.len() > most, || {
            format!("more than {most} cards are needed for four players")
        })
    }

    fn read_tiles(&mut self, tiles: &[TileEntry]) -> Result<(), ContentError> {
        for (entry, number) in tiles.iter().zip(1..) {
            let face = |text: &str| {
                face(text).ok_or_else(|| {
                    ContentError::invalid(
                        MAP,
                        format!("tile {number}: {text:?} isn't two S and one each of V F W P M"),
                    )
                })
            };
            self.tiles.push([face(&entry.a)?, face(&entry.b)?]);
        }
        ContentError::unless(MAP, self.tiles.len() == TILES, || {
            format!("there are {TILES} tiles, not {}", self.tiles.len())
        })
    }

    fn check_maps(&self) -> Result<(), ContentError> {
        for seats in 2..=4 {
            let tiles = tiles_for(seats);
            for map in Map::ALL.into_iter().filter(|&map| map != Map::Custom) {
                let fails = |why: &str| {
                    ContentError::invalid(MAP, format!("{} for {seats}: {why}", map.shape()))
                };
                let shape = self.shape(map, seats);
                if shape.len() != tiles {
                    return Err(fails("it has another number of tiles"));
                }
                Layout::new(shape).map_err(fails)?;
            }
            self.lay(self.fixed(seats), seats)
                .map_err(|why| ContentError::invalid(MAP, format!("fixed for {seats}: {why}")))?;
        }
        Ok(())
    }

    /// Lays given tiles, or says what is wrong with them (DE-S2, DE-Y2).
    pub(crate) fn lay(
        &self,
        laid: &[Laid],
        seats: u8,
    ) -> Result<(Layout, [crate::region::RegionSet; 6]), &'static str> {
        if laid.len() != tiles_for(seats) {
            return Err("it has another number of tiles");
        }
        let mut faces = Vec::new();
        for (place, tile) in laid.iter().enumerate() {
            if laid[..place].iter().any(|other| other.tile == tile.tile) {
                return Err("a tile is there twice");
            }
            if tile.turn > 5 {
                return Err("a tile is turned by 0 to 5");
            }
            let face = self
                .tile(tile.tile, tile.side)
                .ok_or("there is no such tile")?;
            faces.push((face, tile.turn));
        }
        let centres: Vec<Hex> = laid.iter().map(|tile| tile.at).collect();
        let layout = Layout::new(&centres)?;
        let terrain = layout.terrain(faces.into_iter());
        if layout.keeps_villages_apart(&terrain) {
            Ok((layout, terrain))
        } else {
            Err("two villages are adjacent")
        }
    }
}

fn face(text: &str) -> Option<Face> {
    let letters: Vec<Terrain> = text
        .chars()
        .filter_map(|letter| {
            Terrain::ALL
                .into_iter()
                .find(|terrain| terrain.letter() == letter)
        })
        .collect();
    let face: Face = letters.try_into().ok()?;
    let count = |what| face.iter().filter(|&&terrain| terrain == what).count();
    let right = Terrain::ALL
        .into_iter()
        .all(|terrain| count(terrain) == if terrain == Terrain::Sea { 2 } else { 1 });
    (right && text.chars().count() == 7).then_some(face)
}
