//! What is printed on the board, the cards and the player boards: typed tables from `content/gods-of-rome/`.

use std::sync::Arc;

use pantheon_engine::{Content as EngineContent, ContentError, Document, Edition};
use serde::Deserialize;

use crate::card::{CardId, Objective, Slot, Symbol, Symbols};
use crate::god::God;
use crate::territory::{TERRITORIES, Territory, TerritorySet};

const MAP: &str = "map.toml";
const CARDS: &str = "cards.toml";
const TRACKS: &str = "tracks.toml";

/// The most action cards a deck may have.
const MAX_CARDS: usize = 24;

/// The most an objective, or a space of a victory track, may be worth: sums of either stay below 256.
const MOST_WORTH: u8 = 50;

/// The fewest meeples of a colour: the Patronus puts one on the +1 tile of every other colour (GR-S6).
const FEWEST_MEEPLES: u8 = 4;

/// What a territory holds at the start (GR-S3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Holding {
    /// The colour's first meeples.
    Meeples,
    /// A harvest tile showing +1.
    Plus,
    /// A harvest tile showing −1.
    Minus,
}

/// An objective's numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ObjectiveValues {
    /// How many of what it asks for.
    pub count: u8,
    /// How much favour it gives.
    pub favour: u8,
}

pantheon_engine::printed! {
    /// How many pieces of each kind there are.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub struct Pieces {
        /// Meeples per colour.
        pub meeples: u8,
        /// Meeples of a colour on the map at the start.
        pub home_meeples: u8,
        /// Wooden temples per player.
        pub wooden_temples: u8,
        /// Discs per player.
        pub discs: u8,
        /// Spaces in a god's temple.
        pub temple_spaces: u8,
        /// Open action cards.
        pub open_cards: u8,
        /// Objectives open from the start.
        pub open_objectives: u8,
        /// Objectives opened by checkpoints.
        pub hidden_objectives: u8,
    }
}

/// Everything printed.
#[derive(Clone, Debug)]
pub struct Content {
    neighbours: [TerritorySet; TERRITORIES],
    places: [(u16, u16); TERRITORIES],
    lava: Vec<(u16, u16)>,
    first_game: [Holding; TERRITORIES],
    slots: [Symbol; 4],
    cards: Vec<Vec<Symbol>>,
    card_symbols: [Symbols; MAX_CARDS],
    objectives: [ObjectiveValues; 8],
    /// How many pieces there are.
    pub pieces: Pieces,
    /// How far the printed favour track goes.
    pub favour_printed: u8,
    marks: [[u8; 3]; 4],
    victory: [[u8; 4]; 3],
    /// What scoring costs with no disc, one disc, or more on the slots.
    pub scoring_cost: [u8; 3],
    /// How many meeples Venus adds at home (GR-P5).
    pub venus_meeples: u8,
    /// How often a god may be visited with the pantheon restriction (GR-R1).
    pub pantheon_visits: u8,
    edition: Arc<Edition>,
}

impl Content {
    /// The territories that border this one.
    pub const fn neighbours(&self, territory: Territory) -> TerritorySet {
        self.neighbours[territory.index()]
    }

    /// Where the territory lies on a canvas of 1000 by 1095.
    pub const fn place(&self, territory: Territory) -> (u16, u16) {
        self.places[territory.index()]
    }

    /// Where the lava territories lie.
    pub fn lava(&self) -> &[(u16, u16)] {
        &self.lava
    }

    /// What the territory holds in the first-game layout.
    pub const fn first_game(&self, territory: Territory) -> Holding {
        self.first_game[territory.index()]
    }

    /// The symbol printed on a slot.
    pub const fn slot(&self, slot: Slot) -> Symbol {
        self.slots[slot.index()]
    }

    /// How many action cards there are.
    pub const fn card_count(&self) -> u8 {
        self.cards.len() as u8
    }

    /// A card's symbols, in printed order.
    pub fn card(&self, card: CardId) -> &[Symbol] {
        &self.cards[card.index()]
    }

    /// A card's symbols, counted.
    pub const fn card_symbols(&self, card: CardId) -> Symbols {
        self.card_symbols[card.index()]
    }

    /// An objective's numbers.
    pub const fn objective(&self, objective: Objective) -> ObjectiveValues {
        self.objectives[objective as usize]
    }

    /// The favour that triggers each checkpoint at a table of so many seats (GR-K1).
    pub fn marks(&self, seats: u8) -> [u8; 3] {
        self.marks[usize::from(seats.clamp(1, 4)) - 1]
    }

    /// What each place is worth on a victory track, best first (GR-K6).
    pub const fn victory(&self, track: usize) -> [u8; 4] {
        self.victory[track]
    }
}

pantheon_engine::printed! {
    #[serde(rename_all = "kebab-case")]
    pub(crate) struct MapFile {
        territory: Vec<TerritoryEntry>,
        lava: Vec<LavaEntry>,
    }

    #[serde(rename_all = "kebab-case")]
    struct TerritoryEntry {
        id: Territory,
        x: u16,
        y: u16,
        neighbours: Vec<Territory>,
        first_game: Holding,
    }

    struct LavaEntry {
        x: u16,
        y: u16,
    }

    pub(crate) struct CardsFile {
        slot: Vec<SlotEntry>,
        card: Vec<CardEntry>,
        objective: Vec<ObjectiveEntry>,
    }

    struct SlotEntry {
        symbol: Symbol,
    }

    struct CardEntry {
        #[cfg_attr(feature = "ts", ts(skip))]
        symbols: Vec<Symbol>,
        copies: u8,
    }

    struct ObjectiveEntry {
        id: Objective,
        #[cfg_attr(feature = "ts", ts(skip))]
        count: u8,
        #[cfg_attr(feature = "ts", ts(skip))]
        favour: u8,
    }

    pub(crate) struct TracksFile {
        favour: FavourEntry,
        checkpoints: CheckpointsEntry,
        victory: VictoryEntry,
        pieces: Pieces,
        #[cfg_attr(feature = "ts", ts(skip))]
        scoring: ScoringEntry,
        #[cfg_attr(feature = "ts", ts(skip))]
        powers: PowersEntry,
        pantheon: PantheonEntry,
    }

    struct FavourEntry {
        printed: u8,
    }

    struct CheckpointsEntry {
        solo: [u8; 3],
        two: [u8; 3],
        three: [u8; 3],
        four: [u8; 3],
    }

    struct VictoryEntry {
        tracks: [[u8; 4]; 3],
    }

    struct ScoringEntry {
        cost: [u8; 3],
    }

    #[serde(rename_all = "kebab-case")]
    struct PowersEntry {
        venus_meeples: u8,
    }

    struct PantheonEntry {
        visits: u8,
    }
}

fn on_canvas((x, y): (u16, u16)) -> bool {
    x <= 1000 && y <= 1095
}

impl EngineContent for Content {
    pantheon_engine::content_files!("gods-of-rome": "map.toml", "cards.toml", "tracks.toml");

    fn read(document: &Document) -> Result<Self, ContentError> {
        let map: MapFile = document.parse(MAP)?;
        let cards: CardsFile = document.parse(CARDS)?;
        let tracks: TracksFile = document.parse(TRACKS)?;

        let mut content = Self {
            neighbours: [TerritorySet::EMPTY; TERRITORIES],
            places: [(0, 0); TERRITORIES],
            lava: map.lava.iter().map(|lava| (lava.x, lava.y)).collect(),
            first_game: [Holding::Meeples; TERRITORIES],
            slots: [Symbol::Growth; 4],
            cards: Vec::new(),
            card_symbols: [Symbols::default(); MAX_CARDS],
            objectives: [ObjectiveValues::default(); 8],
            pieces: tracks.pieces,
            favour_printed: tracks.favour.printed,
            marks: [
                tracks.checkpoints.solo,
                tracks.checkpoints.two,
                tracks.checkpoints.three,
                tracks.checkpoints.four,
            ],
            victory: tracks.victory.tracks,
            scoring_cost: tracks.scoring.cost,
            venus_meeples: tracks.powers.venus_meeples,
            pantheon_visits: tracks.pantheon.visits,
            edition: Arc::clone(document.edition()),
        };
        content.read_map(&map)?;
        content.read_cards(&cards)?;
        content.check_tracks()?;
        Ok(content)
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }
}

impl Content {
    fn read_map(&mut self, map: &MapFile) -> Result<(), ContentError> {
        let mut seen = TerritorySet::EMPTY;
        for entry in &map.territory {
            let territory = entry.id;
            ContentError::unless(MAP, !seen.contains(territory), || {
                format!("{territory:?} is there twice")
            })?;
            seen = seen.with(territory);
            self.neighbours[territory.index()] = entry.neighbours.iter().copied().collect();
            self.places[territory.index()] = (entry.x, entry.y);
            self.first_game[territory.index()] = entry.first_game;
            ContentError::unless(MAP, on_canvas((entry.x, entry.y)), || {
                format!("{territory:?} lies off the canvas")
            })?;
        }
        ContentError::unless(MAP, self.lava.iter().copied().all(on_canvas), || {
            "lava lies off the canvas".to_owned()
        })?;
        ContentError::unless(MAP, seen == TerritorySet::ALL, || {
            format!("{:?} are missing", TerritorySet::ALL.minus(seen))
        })?;
        for from in Territory::all() {
            ContentError::unless(MAP, !self.neighbours(from).contains(from), || {
                format!("{from:?} borders itself")
            })?;
            for to in self.neighbours(from).iter() {
                ContentError::unless(MAP, self.neighbours(to).contains(from), || {
                    format!("{from:?} borders {to:?}, but not the other way round")
                })?;
            }
        }
        for god in God::ALL {
            for holding in [Holding::Meeples, Holding::Plus, Holding::Minus] {
                let count = TerritorySet::of(god)
                    .iter()
                    .filter(|&territory| self.first_game(territory) == holding)
                    .count();
                ContentError::unless(MAP, count == 1, || {
                    format!(
                        "{} of {}'s territories hold {holding:?} in the first game, not one",
                        count,
                        god.name()
                    )
                })?;
            }
        }
        let mut reached = TerritorySet::EMPTY;
        let mut frontier: TerritorySet = Territory::all().take(1).collect();
        while !frontier.is_empty() {
            reached = reached.union(frontier);
            frontier = frontier
                .iter()
                .fold(TerritorySet::EMPTY, |next, from| {
                    next.union(self.neighbours(from))
                })
                .minus(reached);
        }
        ContentError::unless(MAP, reached == TerritorySet::ALL, || {
            format!("{:?} can't be reached", TerritorySet::ALL.minus(reached))
        })
    }

    fn read_cards(&mut self, cards: &CardsFile) -> Result<(), ContentError> {
        ContentError::unless(CARDS, cards.slot.len() == 4, || {
            format!("a player board has 4 slots, not {}", cards.slot.len())
        })?;
        for (slot, entry) in self.slots.iter_mut().zip(&cards.slot) {
            *slot = entry.symbol;
        }
        for entry in &cards.card {
            ContentError::unless(CARDS, (1..=2).contains(&entry.symbols.len()), || {
                "a card has one or two symbols".to_owned()
            })?;
            self.cards
                .extend((0..entry.copies).map(|_| entry.symbols.clone()));
        }
        let open = usize::from(self.pieces.open_cards);
        ContentError::unless(
            CARDS,
            (open..=MAX_CARDS).contains(&self.cards.len()),
            || {
                format!(
                    "there are {open} to {MAX_CARDS} cards, not {}",
                    self.cards.len()
                )
            },
        )?;
        for (counted, symbols) in self.card_symbols.iter_mut().zip(&self.cards) {
            *counted = symbols.iter().copied().collect();
        }
        for objective in Objective::ALL {
            let mut entries = cards.objective.iter().filter(|entry| entry.id == objective);
            let (Some(entry), None) = (entries.next(), entries.next()) else {
                return Err(ContentError::invalid(
                    CARDS,
                    format!("objective {} must be there once", objective.name()),
                ));
            };
            ContentError::unless(CARDS, entry.count > 0, || {
                format!("objective {} asks for nothing", objective.name())
            })?;
            ContentError::unless(CARDS, entry.favour <= MOST_WORTH, || {
                format!(
                    "objective {} gives at most {MOST_WORTH} favour",
                    objective.name()
                )
            })?;
            self.objectives[objective as usize] = ObjectiveValues {
                count: entry.count,
                favour: entry.favour,
            };
        }
        Ok(())
    }

    fn check_tracks(&self) -> Result<(), ContentError> {
        let rising = |marks: &[u8; 3]| {
            marks[0] > 0 && marks[0] < marks[1] && marks[1] < marks[2] && marks[2] <= 100
        };
        ContentError::unless(TRACKS, self.marks.iter().all(rising), || {
            "checkpoints rise, up to 100 favour".to_owned()
        })?;
        let falling = |track: &[u8; 4]| track.is_sorted_by(|a, b| a >= b);
        ContentError::unless(TRACKS, self.victory.iter().all(falling), || {
            "victory tracks are listed best first".to_owned()
        })?;
        ContentError::unless(
            TRACKS,
            self.victory
                .as_flattened()
                .iter()
                .all(|&points| points <= MOST_WORTH),
            || format!("a space of a victory track is worth at most {MOST_WORTH}"),
        )?;
        let pieces = &self.pieces;
        ContentError::unless(TRACKS, pieces.open_cards == 4, || {
            "four action cards are open".to_owned()
        })?;
        ContentError::unless(
            TRACKS,
            (1..=2).contains(&pieces.open_objectives) && pieces.hidden_objectives <= 2,
            || "2 objectives are open and 2 hidden, or fewer".to_owned(),
        )?;
        ContentError::unless(TRACKS, (2..=4).contains(&pieces.temple_spaces), || {
            "a temple has 2 to 4 spaces".to_owned()
        })?;
        ContentError::unless(TRACKS, (1..=4).contains(&pieces.wooden_temples), || {
            "there is a slot for the card of every wooden temple: 1 to 4".to_owned()
        })?;
        ContentError::unless(
            TRACKS,
            (FEWEST_MEEPLES..=20).contains(&pieces.meeples)
                && pieces.home_meeples > 0
                && pieces.home_meeples <= pieces.meeples,
            || format!("{FEWEST_MEEPLES} to 20 meeples, some of them at home"),
        )?;
        ContentError::unless(TRACKS, (12..=40).contains(&pieces.discs), || {
            "12 to 40 discs, so that the base game never runs out of them".to_owned()
        })?;
        ContentError::unless(TRACKS, self.pantheon_visits > 0, || {
            "each god may be visited at least once".to_owned()
        })?;
        ContentError::unless(
            TRACKS,
            self.venus_meeples <= pieces.meeples - pieces.home_meeples,
            || "Venus' meeples come from the reserve".to_owned(),
        )
    }
}
