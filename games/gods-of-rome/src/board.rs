//! The map and what stands on it: meeples, wooden temples, god pieces, harvest tiles.

use serde::{Deserialize, Serialize};

use crate::god::God;
use crate::territory::{TERRITORIES, Territory, TerritorySet};

/// Everything on the map, with the sets that the rules ask for most kept up to date.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Pieces", into = "Pieces")]
pub struct Board {
    pieces: Pieces,
    with_meeples: [TerritorySet; 5],
    with_temple: [TerritorySet; 5],
    guarded: TerritorySet,
}

/// What stands where, and nothing that follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pieces {
    pub(crate) meeples: [[u8; TERRITORIES]; 5],
    pub(crate) reserve: [u8; 5],
    pub(crate) temples: [Option<God>; TERRITORIES],
    pub(crate) gods: [Option<Territory>; 5],
    pub(crate) harvest: [i8; TERRITORIES],
}

impl From<Pieces> for Board {
    fn from(pieces: Pieces) -> Self {
        let with_meeples = God::ALL.map(|god| {
            Territory::all()
                .filter(|at| pieces.meeples[god.index()][at.index()] > 0)
                .collect()
        });
        let with_temple = God::ALL.map(|god| {
            Territory::all()
                .filter(|at| pieces.temples[at.index()] == Some(god))
                .collect()
        });
        let guarded = pieces.gods.iter().flatten().copied().collect();
        Self {
            pieces,
            with_meeples,
            with_temple,
            guarded,
        }
    }
}

impl From<Board> for Pieces {
    fn from(board: Board) -> Self {
        board.pieces
    }
}

impl Board {
    /// An empty map with so many meeples of each colour in reserve.
    pub fn empty(meeples: u8) -> Self {
        Pieces {
            meeples: [[0; TERRITORIES]; 5],
            reserve: [meeples; 5],
            temples: [None; TERRITORIES],
            gods: [None; 5],
            harvest: [0; TERRITORIES],
        }
        .into()
    }

    /// How many meeples of a faction stand on a territory.
    #[inline]
    pub const fn meeples(&self, faction: God, at: Territory) -> u8 {
        self.pieces.meeples[faction.index()][at.index()]
    }

    /// How many meeples of a faction are in its reserve.
    #[inline]
    pub const fn reserve(&self, faction: God) -> u8 {
        self.pieces.reserve[faction.index()]
    }

    /// Whose wooden temple stands on a territory.
    pub const fn temple(&self, at: Territory) -> Option<God> {
        self.pieces.temples[at.index()]
    }

    /// Where a god's piece stands; nowhere on the map while it is in its temple.
    pub const fn piece(&self, god: God) -> Option<Territory> {
        self.pieces.gods[god.index()]
    }

    /// A territory's harvest tile: 1, −1, or 0 for none.
    pub const fn harvest(&self, at: Territory) -> i8 {
        self.pieces.harvest[at.index()]
    }

    /// Where a faction has meeples.
    #[inline]
    pub const fn with_meeples(&self, faction: God) -> TerritorySet {
        self.with_meeples[faction.index()]
    }

    /// Where a faction has a wooden temple.
    pub const fn with_temple(&self, faction: God) -> TerritorySet {
        self.with_temple[faction.index()]
    }

    /// Where anybody has a wooden temple.
    pub fn with_any_temple(&self) -> TerritorySet {
        self.with_temple
            .iter()
            .fold(TerritorySet::EMPTY, |all, &own| all.union(own))
    }

    /// Where god pieces stand.
    #[inline]
    pub const fn guarded(&self) -> TerritorySet {
        self.guarded
    }

    /// Where a faction has presence: at least one meeple or wooden temple (GR-C3).
    #[inline]
    pub const fn presence(&self, faction: God) -> TerritorySet {
        self.with_meeples[faction.index()].union(self.with_temple[faction.index()])
    }

    /// A faction's strength in a territory: its meeples, and its temple counting as one (GR-C3).
    pub fn strength(&self, faction: God, at: Territory) -> u8 {
        self.meeples(faction, at) + u8::from(self.temple(at) == Some(faction))
    }

    /// The greatest strength of any other single faction in a territory, one that nobody plays included (GR-F2).
    pub fn strongest_other(&self, faction: God, at: Territory) -> u8 {
        God::ALL
            .into_iter()
            .filter(|&other| other != faction)
            .map(|other| self.strength(other, at))
            .max()
            .unwrap_or(0)
    }

    /// Whether a faction controls a territory: strictly more than every other single faction (GR-C3).
    pub fn controls(&self, faction: God, at: Territory) -> bool {
        self.strength(faction, at) > self.strongest_other(faction, at)
    }

    /// Where factions other than this one have meeples, those that nobody plays included (GR-F2).
    pub fn others_meeples(&self, faction: God) -> TerritorySet {
        God::ALL
            .into_iter()
            .filter(|&other| other != faction)
            .fold(TerritorySet::EMPTY, |all, other| {
                all.union(self.with_meeples(other))
            })
    }

    /// How many territories a faction controls.
    pub fn controlled(&self, faction: God) -> u8 {
        self.presence(faction)
            .iter()
            .filter(|&at| self.controls(faction, at))
            .count() as u8
    }

    /// A meeple comes from its reserve.
    pub fn place(&mut self, faction: God, at: Territory) {
        self.pieces.reserve[faction.index()] -= 1;
        self.arrive(faction, at, 1);
    }

    /// Meeples go from one territory to another.
    pub fn shift(&mut self, faction: God, from: Territory, to: Territory, count: u8) {
        self.leave(faction, from, count);
        self.arrive(faction, to, count);
    }

    /// A wooden temple is built.
    pub fn build(&mut self, faction: God, at: Territory) {
        self.pieces.temples[at.index()] = Some(faction);
        self.with_temple[faction.index()] = self.with_temple[faction.index()].with(at);
    }

    /// A god's piece goes to a territory, or home to its temple.
    pub fn move_piece(&mut self, god: God, to: Option<Territory>) {
        if let Some(old) = self.piece(god) {
            self.guarded = self.guarded.without(old);
        }
        self.pieces.gods[god.index()] = to;
        if let Some(new) = to {
            self.guarded = self.guarded.with(new);
        }
    }

    /// Lays a harvest tile at set-up: 1, −1, or 0 for none.
    pub fn lay_harvest(&mut self, at: Territory, tile: i8) {
        self.pieces.harvest[at.index()] = tile;
    }

    /// Turns a harvest tile over (GR-C5).
    pub fn turn_harvest(&mut self, at: Territory) {
        self.pieces.harvest[at.index()] = -self.pieces.harvest[at.index()];
    }

    /// Takes a faction out of the game at set-up (GR-S5).
    pub fn remove_faction(&mut self, faction: God) {
        self.pieces.reserve[faction.index()] = 0;
    }

    fn arrive(&mut self, faction: God, at: Territory, count: u8) {
        self.pieces.meeples[faction.index()][at.index()] += count;
        let set = &mut self.with_meeples[faction.index()];
        *set = set.with(at);
    }

    fn leave(&mut self, faction: God, at: Territory, count: u8) {
        let left = &mut self.pieces.meeples[faction.index()][at.index()];
        *left -= count;
        if *left == 0 {
            let set = &mut self.with_meeples[faction.index()];
            *set = set.without(at);
        }
    }
}
