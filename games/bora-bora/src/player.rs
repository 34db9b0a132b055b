//! One player's board, pieces and points.

use pantheon_engine::kinds;
use pantheon_engine::secret::{Secret, snapshot};
use serde::{Deserialize, Serialize};

use crate::piece::{
    Cards, Deed, God, GroundSet, JewelSet, Kind, KindSet, Material, Sex, Space, Way, total,
};
use crate::region::RegionSet;
use crate::task::{TaskId, TaskSet};

/// The ordinary spaces of a player board; the twelfth is apart.
pub const ORDINARY_SPACES: u8 = 11;

/// The dice of a player.
pub const DICE: usize = 3;

kinds! {
    /// Where points come from.
    pub enum Source worded "bb-source" {
        /// The place in the first turn order.
        Start,
        /// Dice on the fishing space.
        Fishing,
        /// The helper.
        Helper,
        /// Men and women.
        People,
        /// The red god and the building spaces held at the end.
        Fish,
        /// Buildings.
        Buildings,
        /// The status track.
        Status,
        /// Priests.
        Temple,
        /// Tasks.
        Tasks,
        /// Jewels.
        Jewels,
        /// God tiles left at the end.
        GodTiles,
        /// Goals reached at the end.
        Bonuses,
    }
}

/// A die, and where it lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// What it shows; 0 before the first throw.
    pub face: u8,
    /// The action it was placed for.
    pub on: Option<Deed>,
}

/// Men or women of a player, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Folk {
    /// How many tiles of each kind.
    pub all: [u8; Kind::COUNT],
    /// How many of them are moved down.
    pub down: [u8; Kind::COUNT],
}

impl Folk {
    /// How many tiles.
    pub fn count(&self) -> u8 {
        self.all.iter().sum()
    }

    /// How many tiles are moved down.
    pub fn count_down(&self) -> u8 {
        self.down.iter().sum()
    }

    /// How many kinds.
    pub fn kinds(&self) -> u8 {
        self.all.iter().filter(|&&count| count > 0).count() as u8
    }

    /// How many of a kind are not moved down.
    pub const fn up(&self, kind: Kind) -> u8 {
        self.all[kind.index()] - self.down[kind.index()]
    }
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Points by where they come from, in the order of [`Source::ALL`].
    pub points: [u16; Source::COUNT],
    /// The god cards in hand.
    #[serde(with = "snapshot")]
    pub hand: Secret<Cards>,
    /// The god cards in hand that everybody has seen: taken from the row, or shown for a task.
    pub known: Cards,
    /// Offerings.
    pub offerings: u8,
    /// Shells.
    pub shells: u8,
    /// God tiles.
    pub god_tiles: u8,
    /// Priests in the supply.
    pub priests: u8,
    /// Huts on ordinary spaces, one on each.
    pub huts: u8,
    /// Huts on the twelfth space.
    pub twelfth_huts: u8,
    /// Whether a person lies on the twelfth space.
    pub twelfth_person: bool,
    /// Men and women, in the order of [`Sex::ALL`].
    pub folk: [Folk; Sex::COUNT],
    /// Ceremony spaces with material.
    pub filled: GroundSet,
    /// Ceremony spaces with a building.
    pub built: GroundSet,
    /// Building tiles built: bit n is the tile of value n.
    pub buildings: u8,
    /// Materials beside the board.
    pub beside: [u8; Material::COUNT],
    /// Open tasks.
    pub tasks: TaskSet,
    /// How many tasks were fulfilled.
    pub fulfilled: u8,
    /// Jewels.
    pub jewels: JewelSet,
    /// Regions with a hut.
    pub regions: RegionSet,
    /// Dice.
    pub dice: [Die; DICE],
    /// The kinds of people used in this phase B, by sex.
    pub used: [KindSet; Sex::COUNT],
    /// Whether a green god was used in this phase B.
    pub green: bool,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            points: [0; Source::COUNT],
            hand: Secret::new([0; God::COUNT]),
            known: [0; God::COUNT],
            offerings: 0,
            shells: 0,
            god_tiles: 0,
            priests: 0,
            huts: 0,
            twelfth_huts: 0,
            twelfth_person: false,
            folk: [Folk::default(); Sex::COUNT],
            filled: GroundSet::EMPTY,
            built: GroundSet::EMPTY,
            buildings: 0,
            beside: [0; Material::COUNT],
            tasks: TaskSet::EMPTY,
            fulfilled: 0,
            jewels: JewelSet::EMPTY,
            regions: RegionSet::EMPTY,
            dice: [Die::default(); DICE],
            used: [KindSet::EMPTY; Sex::COUNT],
            green: false,
        }
    }
}

impl Player {
    /// All points.
    pub fn total(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Men or women.
    pub const fn folk(&self, sex: Sex) -> &Folk {
        &self.folk[sex.index()]
    }

    /// Men and women together.
    pub fn people(&self) -> u8 {
        self.folk.iter().map(Folk::count).sum()
    }

    /// How many cards are in hand.
    pub fn hand_size(&self) -> u8 {
        total(self.hand.inside())
    }

    /// Ordinary spaces without hut and person.
    pub fn free_spaces(&self) -> u8 {
        ORDINARY_SPACES + u8::from(self.twelfth_person) - self.huts - self.people()
    }

    /// Whether a person may lie on the twelfth space: it has neither hut nor person (BB-A7).
    pub const fn twelfth_is_free(&self) -> bool {
        self.twelfth_huts == 0 && !self.twelfth_person
    }

    /// Whether a person may lie there.
    pub fn has_room(&self, space: Space) -> bool {
        match space {
            Space::Ordinary => self.free_spaces() > 0,
            Space::Twelfth => self.twelfth_is_free(),
        }
    }

    /// Whether there is a hut on such a space.
    pub const fn has_hut(&self, space: Space) -> bool {
        match space {
            Space::Ordinary => self.huts > 0,
            Space::Twelfth => self.twelfth_huts > 0,
        }
    }

    /// Whether a hut can move to the twelfth space (BB-A8, BB-R2).
    pub const fn can_move_hut(&self) -> bool {
        self.huts > 0 && !self.twelfth_person
    }

    /// Whether a building tile of this value is built.
    pub const fn has_built(&self, tile: u8) -> bool {
        self.buildings >> tile & 1 != 0
    }

    /// How many buildings are built.
    pub const fn building_count(&self) -> u8 {
        self.buildings.count_ones() as u8
    }

    /// The open tasks in order.
    pub fn open_tasks(&self) -> impl Iterator<Item = TaskId> + Clone {
        self.tasks.iter()
    }

    /// Whether a god might be paid for, as far as everybody knows.
    pub fn might_pay(&self) -> bool {
        self.god_tiles > 0 || (self.offerings > 0 && self.hand_size() > 0)
    }

    /// What can be paid with.
    pub fn purse(&self) -> Purse {
        Purse {
            hand: *self.hand.inside(),
            offerings: self.offerings,
            god_tiles: self.god_tiles,
        }
    }
}

/// What gods are paid with (BB-G1, BB-G2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purse {
    /// God cards.
    pub hand: Cards,
    /// Offerings.
    pub offerings: u8,
    /// God tiles.
    pub god_tiles: u8,
}

impl Purse {
    /// Whether a god can be paid for in this way.
    pub const fn allows(&self, god: God, way: Way) -> bool {
        match way {
            Way::Card => self.offerings > 0 && self.hand[god.index()] > 0,
            Way::Pair(colour) => self.offerings > 0 && self.hand[colour.index()] > 1,
            Way::Tile => self.god_tiles > 0,
        }
    }

    /// All ways in which a god can be paid for.
    pub fn ways(self, god: God) -> impl Iterator<Item = Way> + Clone {
        [Way::Card, Way::Tile]
            .into_iter()
            .chain(God::ALL.into_iter().map(Way::Pair))
            .filter(move |&way| self.allows(god, way))
    }

    /// What is left after paying.
    #[must_use]
    pub const fn after(mut self, god: God, way: Way) -> Self {
        match way {
            Way::Card => {
                self.hand[god.index()] -= 1;
                self.offerings -= 1;
            }
            Way::Pair(colour) => {
                self.hand[colour.index()] -= 2;
                self.offerings -= 1;
            }
            Way::Tile => self.god_tiles -= 1,
        }
        self
    }

    /// Whether a god can be paid for.
    pub fn can_pay(self, god: God) -> bool {
        self.ways(god).next().is_some()
    }

    /// Whether two gods can be paid for, one after the other.
    pub fn can_pay_both(self, first: God, then: God) -> bool {
        self.ways(first)
            .any(|way| self.after(first, way).can_pay(then))
    }
}
