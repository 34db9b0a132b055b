//! A position of Bora Bora: a plain value without a heap.

use pantheon_engine::Seat;
use pantheon_engine::secret::{Secret, snapshot};
use serde::{Deserialize, Serialize};

use crate::content::ROUNDS;
use crate::piece::{Cards, Deed, God, Jewel, Kind, Material, Sex};
use crate::player::Player;
use crate::region::{Fish, Path, Region};
use crate::task::{TaskId, TaskSet};

/// The most players.
pub const MAX_PLAYERS: usize = 4;

/// The positions of the display of men or women.
pub const POSITIONS: usize = 6;

/// The spaces of the temple.
pub const TEMPLE_SPACES: usize = 6;

/// The jewels of a round.
pub const JEWELS_A_ROUND: usize = 4;

/// The most tasks shown.
pub const SHOWN_TASKS: usize = 6;

/// The part of the game that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// First huts are placed (BB-S7).
    SetUp,
    /// Dice (BB-A).
    Dice,
    /// Men and women (BB-B).
    People,
    /// Jewels are bought (BB-C3).
    Jewels,
    /// Tasks are settled (BB-C4).
    Tasks,
    /// New tasks are taken (BB-C4).
    NewTasks,
    /// The last tasks are settled (BB-E1).
    LastTasks,
    /// The game is over.
    Over,
}

impl Phase {
    /// Every phase, in order.
    pub(crate) const ALL: [Self; 8] = [
        Self::SetUp,
        Self::Dice,
        Self::People,
        Self::Jewels,
        Self::Tasks,
        Self::NewTasks,
        Self::LastTasks,
        Self::Over,
    ];
}

/// What has to be decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "the fields say how much and of what; each variant says what is decided"
)]
pub enum Decision {
    /// Where the first hut goes (BB-S7).
    Start,
    /// Which die is placed, and for what (BB-A1).
    Die,
    /// How a god is paid for (BB-G1).
    Pay { god: God },
    /// Which region is settled (BB-A4).
    Expand { path: Path, value: u8 },
    /// Which hut goes there (BB-A5).
    Hut { region: Region },
    /// Which ceremony space takes a material (BB-A5).
    Lay { material: Material },
    /// Whether the fish is scored (BB-A6).
    Fish { region: Region },
    /// Which man or woman is taken (BB-A7).
    Person { sex: Sex, value: u8 },
    /// Where they lie (BB-A7).
    Room { sex: Sex, kind: Kind },
    /// What the helper trades (BB-A8).
    Helper { points: u8 },
    /// Where the priest goes (BB-A10).
    Priest { value: u8 },
    /// Which building is built (BB-A11).
    Building { value: u8 },
    /// Where it stands (BB-A11).
    Site { tile: u8 },
    /// The first half of the fire bonus (BB-A12).
    FireGift,
    /// The second half (BB-A12).
    FireStep,
    /// Which men or women act (BB-B1).
    People,
    /// Which materials they bring (BB-B4).
    Materials { left: u8 },
    /// Which god cards they bring (BB-B4).
    Cards { left: u8 },
    /// How many huts they move (BB-B4).
    Huts { left: u8, moved: bool },
    /// Which jewel is bought (BB-C3).
    Jewel,
    /// Which task is settled (BB-C4).
    Task,
    /// Which task is new (BB-C4).
    NewTask,
    /// Which of the last tasks is settled next (BB-E1).
    LastTask,
    /// Nothing: the game is over.
    Over,
}

/// What goes on once the decision at hand is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "the fields say how much and of what; each variant says what goes on"
)]
pub enum Errand {
    /// Nothing.
    Nothing,
    /// A region was settled; its fish may be scored.
    Expansion { region: Region },
    /// The helper has points left.
    Helper { points: u8 },
    /// People bring more materials.
    Materials { left: u8 },
    /// A die was placed; the white god may have to be paid for.
    Die { deed: Deed, value: u8, white: bool },
    /// People act with this strength.
    People { kind: Kind, strength: u8 },
}

/// Men or women on the board and in their pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Display {
    /// On the positions 1 to 6.
    pub shown: [Option<Kind>; POSITIONS],
    /// How many of each kind are in the pile.
    pub pile: [u8; Kind::COUNT],
}

/// The god cards that nobody holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GodCards {
    /// In the pile.
    #[serde(with = "snapshot")]
    pub pile: Secret<Cards>,
    /// Lying open.
    pub row: Cards,
    /// Discarded.
    pub discard: Cards,
}

/// A position of Bora Bora.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The round, from 1.
    pub round: u8,
    /// The part of the round.
    pub phase: Phase,
    /// How many dice everybody has placed before this turn.
    pub lap: u8,
    /// How many have had their turn in this lap.
    pub place: u8,
    /// The seats in turn order; those beyond the table's seats come last.
    pub order: [Seat; MAX_PLAYERS],
    /// Who decides.
    pub turn: Seat,
    /// What is to be decided.
    pub decision: Decision,
    /// What goes on then.
    pub errand: Errand,
    /// The players by seat; those beyond the table's seats stay empty.
    pub players: [Player; MAX_PLAYERS],
    /// Whose hut holds the building space of each region.
    pub holders: [Option<Seat>; Region::COUNT],
    /// The fish tile of each region.
    pub fish: [Fish; Region::COUNT],
    /// Men and women, in the order of [`Sex::ALL`].
    pub display: [Display; Sex::COUNT],
    /// Status steps by seat.
    pub status: [u8; MAX_PLAYERS],
    /// The seats as their markers lie: of two on one space the earlier is on top.
    pub stack: [Seat; MAX_PLAYERS],
    /// The temple from left to right.
    pub temple: [Option<Seat>; TEMPLE_SPACES],
    /// God tiles on the temple.
    pub temple_tiles: u8,
    /// The jewels of every round.
    pub jewels: [[Option<Jewel>; JEWELS_A_ROUND]; ROUNDS],
    /// The tasks on the board.
    pub tasks: [Option<TaskId>; SHOWN_TASKS],
    /// The dark tasks in the pile.
    pub task_pile: TaskSet,
    /// The god cards.
    pub gods: GodCards,
}

pantheon_engine::players!(State, Player);

impl State {
    /// How many priests a player has in the temple.
    pub fn priests_in_temple(&self, seat: Seat) -> u8 {
        let own = self.temple.iter().filter(|&&priest| priest == Some(seat));
        own.count() as u8
    }

    /// The jewels that are for sale this round.
    pub fn jewels_for_sale(&self) -> &[Option<Jewel>; JEWELS_A_ROUND] {
        let column = usize::from(self.round.clamp(1, ROUNDS as u8)) - 1;
        &self.jewels[column]
    }

    /// The men or women on the board.
    pub const fn display(&self, sex: Sex) -> &Display {
        &self.display[sex.index()]
    }
}
