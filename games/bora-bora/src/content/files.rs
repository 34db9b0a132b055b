//! The data files as they are written.

use serde::Deserialize;

use super::{Final, Gift, Gods, HIGHEST, Helper, People, Rounds, Start, Tasks};
use crate::piece::{Deed, Ground, JewelKind, Kind, Material};
use crate::region::{FishKind, Island, Region, Terrain};
use crate::task::Demand;

pub(super) const MAP: &str = "map.toml";
pub(super) const TILES: &str = "tiles.toml";
pub(super) const BOARDS: &str = "boards.toml";
pub(super) const TASKS: &str = "tasks.toml";

/// The ceremony spaces lie in rows of so many.
pub(super) const COLUMNS: usize = 4;

pantheon_engine::printed! {
    pub(crate) struct MapFile {
        pub(super) gives: Gives,
        pub(super) region: Vec<RegionEntry>,
        pub(super) land: Vec<PathEntry>,
        pub(super) water: Vec<PathEntry>,
    }

    pub(super) struct Gives {
        pub(super) beach: Gift,
        pub(super) forest: Gift,
        pub(super) mountain: Gift,
        pub(super) plains: Gift,
    }

    pub(super) struct RegionEntry {
        pub(super) id: Region,
        pub(super) island: Island,
        pub(super) terrain: Terrain,
    }

    pub(super) struct PathEntry {
        pub(super) between: [Region; 2],
        pub(super) value: u8,
    }

    pub(crate) struct TilesFile {
        pub(super) fish: Vec<FishEntry>,
        pub(super) people: People,
        pub(super) person: Vec<PersonEntry>,
        pub(super) jewel: Vec<JewelEntry>,
        pub(super) gods: Gods,
    }

    pub(super) struct FishEntry {
        pub(super) kind: FishKind,
        pub(super) values: [u8; 3],
    }

    pub(super) struct PersonEntry {
        pub(super) kind: Kind,
        pub(super) strength: [u8; 3],
        #[cfg_attr(feature = "ts", ts(optional))]
        pub(super) most: Option<u8>,
        pub(super) symbols: u8,
    }

    pub(super) struct JewelEntry {
        pub(super) kind: JewelKind,
        pub(super) price: u8,
        pub(super) points: u8,
    }

    #[serde(rename_all = "kebab-case")]
    pub(crate) struct BoardsFile {
        pub(super) start: Start,
        // What this brings now is in the view.
        #[cfg_attr(feature = "ts", ts(skip))]
        pub(super) rounds: Rounds,
        pub(super) status: Status,
        pub(super) temple: Temple,
        pub(super) ceremony: Ceremony,
        pub(super) helper: Helper,
        pub(super) fishing: Fishing,
        pub(super) tasks: Tasks,
        #[serde(rename = "final")]
        pub(super) last: Final,
        pub(super) action_tiles: ActionTiles,
    }

    pub(super) struct Status {
        pub(super) points: Vec<u8>,
    }

    pub(super) struct Temple {
        pub(super) spaces: [u8; HIGHEST as usize],
    }

    pub(super) struct Ceremony {
        pub(super) rows: [[Material; COLUMNS]; Ground::COUNT / COLUMNS],
    }

    pub(super) struct Fishing {
        pub(super) points: u8,
    }

    pub(super) struct ActionTiles {
        pub(super) two: Vec<Vec<Deed>>,
        pub(super) three: Vec<Vec<Deed>>,
        pub(super) four: Vec<Vec<Deed>>,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TasksFile {
    pub(super) light: Vec<TaskEntry>,
    pub(super) dark: Vec<TaskEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TaskEntry {
    pub(super) needs: Vec<Demand>,
}
