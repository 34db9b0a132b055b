//! What is printed on boards, tiles and cards: typed tables from `content/bora-bora/`.

mod check;
mod files;
mod load;

#[cfg(all(test, feature = "ts"))]
pub(crate) use files::{BoardsFile, MapFile, TilesFile};

use std::sync::Arc;

use pantheon_engine::Edition;
use serde::Deserialize;

use crate::piece::{Deed, Ground, GroundSet, Jewel, JewelKind, JewelSet, Kind, Material, Plot};
use crate::region::{Fish, FishKind, Island, Path, Region, RegionSet, Terrain};
use crate::task::{Demand, TaskId};

/// How many rounds a game has.
pub const ROUNDS: usize = 6;

/// The highest face of a die.
pub const HIGHEST: u8 = 6;

/// What settlers find in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Gift {
    /// A piece of sand.
    Sand,
    /// A piece of wood.
    Wood,
    /// A piece of stone.
    Stone,
    /// An offering.
    Offering,
}

impl Gift {
    /// The material it is, if it is one.
    pub const fn material(self) -> Option<Material> {
        match self {
            Self::Sand => Some(Material::Sand),
            Self::Wood => Some(Material::Wood),
            Self::Stone => Some(Material::Stone),
            Self::Offering => None,
        }
    }
}

/// A path between two regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// By land or by water.
    pub path: Path,
    /// What it joins.
    pub between: [Region; 2],
    /// What a die must show at least.
    pub value: u8,
}

/// A fish tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FishTile {
    /// What swims there.
    pub kind: FishKind,
    /// What it is worth.
    pub value: u8,
}

/// A kind of people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// What one, two and three tiles do together.
    pub strength: [u8; 3],
    /// Where a doubled strength stops.
    pub most: Option<u8>,
    /// Status of a man, shells of a woman, when moved down.
    pub symbols: u8,
}

/// A jewel tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JewelTile {
    /// What it is.
    pub kind: JewelKind,
    /// Its price in shells.
    pub price: u8,
    /// Its points at the end.
    pub points: u8,
}

pantheon_engine::printed! {
    /// How many people tiles there are.
    #[derive(Clone, Copy, Debug)]
    pub struct People {
        /// Tiles of each kind and sex.
        pub copies: u8,
        /// Positions of the display of each sex.
        pub shown: u8,
    }

    /// How many god cards and tiles there are.
    #[derive(Clone, Copy, Debug)]
    #[serde(rename_all = "kebab-case")]
    pub struct Gods {
        /// Cards of each colour.
        pub cards_per_colour: u8,
        /// Cards lying open.
        pub open_cards: u8,
        /// Tiles on the temple.
        pub temple_tiles: u8,
    }

    /// What players begin with.
    #[derive(Clone, Copy, Debug)]
    #[serde(rename_all = "kebab-case")]
    pub struct Start {
        /// Points by turn order.
        pub points: [u8; 4],
        /// Offerings.
        pub offerings: u8,
        /// God cards.
        pub cards: u8,
        /// God tiles.
        pub god_tiles: u8,
        /// Priests.
        pub priests: u8,
        /// Huts.
        pub huts: u8,
        /// Huts on the twelfth space.
        pub twelfth_huts: u8,
        /// Dice.
        pub dice: u8,
        /// The fish value of the regions to begin in.
        pub region_fish: u8,
    }

    /// Points by round.
    #[derive(Clone, Copy, Debug)]
    pub struct Rounds {
        /// For a building.
        pub building: [u8; ROUNDS],
        /// For each priest.
        pub priest: [u8; ROUNDS],
    }

    /// What the helper asks for, in points of the die.
    #[derive(Clone, Copy, Debug)]
    pub struct Helper {
        /// Moving a man or woman down.
        pub slide: u8,
        /// A victory point.
        pub point: u8,
        /// An offering.
        pub offering: u8,
        /// A god card.
        pub card: u8,
        /// A material.
        pub material: u8,
        /// Moving a hut to the twelfth space.
        pub hut: u8,
    }

    /// Tasks: points and numbers.
    #[derive(Clone, Copy, Debug)]
    #[serde(rename_all = "kebab-case")]
    pub struct Tasks {
        /// Points for a task met unaided.
        pub unaided: u8,
        /// Points for one met with the yellow god.
        pub aided: u8,
        /// Open tasks of a player.
        pub open: u8,
        /// Dark ones among them at the start.
        pub dark_at_start: u8,
        /// How many more are shown than there are players.
        pub shown_more_than_players: u8,
    }

    /// What counts at the end.
    #[derive(Clone, Copy, Debug)]
    #[serde(rename_all = "kebab-case")]
    pub struct Final {
        /// Points for a god tile.
        pub god_tile: u8,
        /// Points for each goal.
        pub bonus: u8,
        /// Goal: tasks fulfilled.
        pub tasks: u8,
        /// Goal: jewels.
        pub jewels: u8,
        /// Goal: ceremony spaces filled.
        pub ceremony: u8,
        /// Goal: buildings.
        pub buildings: u8,
        /// Goal: regions.
        pub regions: u8,
        /// Goal: people.
        pub people: u8,
    }
}

/// Everything printed.
#[derive(Clone, Debug)]
pub struct Content {
    terrain: [Terrain; Region::COUNT],
    island: [Island; Region::COUNT],
    of_terrain: [RegionSet; Terrain::COUNT],
    of_island: [RegionSet; Island::COUNT],
    gives: [Gift; Terrain::COUNT],
    links: Vec<Link>,
    /// Where one gets from each region by paths of at most a value: by path, value, region.
    reach: [[[RegionSet; Region::COUNT]; HIGHEST as usize + 1]; Path::COUNT],
    fish: [FishTile; Fish::COUNT],
    people: [Person; Kind::COUNT],
    jewels: [JewelTile; Jewel::COUNT],
    of_kind: [JewelSet; JewelKind::COUNT],
    status: Vec<u8>,
    temple: [u8; HIGHEST as usize],
    ceremony: [Material; Ground::COUNT],
    ground_for: [GroundSet; Material::COUNT],
    plots: [GroundSet; Plot::COUNT],
    rows: [[u8; Deed::COUNT]; 3],
    tasks: [[Option<Demand>; 2]; TaskId::COUNT],
    /// How many people tiles there are.
    pub display: People,
    /// How many god cards and tiles there are.
    pub gods: Gods,
    /// What players begin with.
    pub start: Start,
    /// Points by round.
    pub rounds: Rounds,
    /// The helper's prices.
    pub helper: Helper,
    /// Points for fishing.
    pub fishing: u8,
    /// Points and numbers of tasks.
    pub task_values: Tasks,
    /// What counts at the end.
    pub last: Final,
    edition: Arc<Edition>,
}

impl Content {
    /// What a priest in the temple scores at the end of a round; before the first one, what it will score then.
    pub fn priest_points(&self, round: u8) -> u8 {
        self.rounds.priest[usize::from(round.max(1)) - 1]
    }

    /// What a building scores in a round, likewise.
    pub fn building_points(&self, round: u8) -> u8 {
        self.rounds.building[usize::from(round.max(1)) - 1]
    }
}

pantheon_engine::lookups! {
    Content:

    /// What a region is like.
    terrain(Region) -> Terrain in terrain;
    /// The island of a region.
    island(Region) -> Island in island;
    /// The regions of a terrain.
    of_terrain(Terrain) -> RegionSet in of_terrain;
    /// The regions of an island.
    of_island(Island) -> RegionSet in of_island;
    /// A fish tile.
    fish(Fish) -> FishTile in fish;
    /// A kind of people.
    person(Kind) -> Person in people;
    /// A jewel tile.
    jewel(Jewel) -> JewelTile in jewels;
    /// The jewels of a kind.
    of_kind(JewelKind) -> JewelSet in of_kind;
    /// The material that a ceremony space takes.
    ceremony(Ground) -> Material in ceremony;
    /// The ceremony spaces for a material.
    ground_for(Material) -> GroundSet in ground_for;
    /// The two spaces of a plot.
    plot(Plot) -> GroundSet in plots;
}

impl Content {
    /// What a region gives.
    pub const fn gives(&self, region: Region) -> Gift {
        self.gives[self.terrain(region).index()]
    }

    /// All paths.
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// Where paths of at most this value lead from these regions.
    pub fn reach(&self, path: Path, value: u8, from: RegionSet) -> RegionSet {
        let table = &self.reach[path.index()][usize::from(value.min(HIGHEST))];
        from.iter().fold(RegionSet::EMPTY, |all, region| {
            all.union(table[region.index()])
        })
    }

    /// The points of a step of the status track.
    pub fn status(&self, step: u8) -> u8 {
        self.status[usize::from(step.min(self.last_step()))]
    }

    /// The last step of the status track.
    pub fn last_step(&self) -> u8 {
        (self.status.len() - 1) as u8
    }

    /// The values of the temple's spaces, from left to right.
    pub const fn temple(&self) -> [u8; HIGHEST as usize] {
        self.temple
    }

    /// Which row of dice an action has at a table of so many: actions on one tile share it (BB-S1). Fishing has
    /// none.
    pub fn row(&self, seats: u8, deed: Deed) -> u8 {
        self.rows[usize::from(seats.clamp(2, 4)) - 2][deed.index()]
    }

    /// A task's demands.
    pub fn demands(&self, task: TaskId) -> impl Iterator<Item = Demand> + Clone + use<> {
        self.tasks[task.index()].into_iter().flatten()
    }
}
