//! Tasks: a small vocabulary of demands, and one function that tells how much of them is missing (BB-K).

use pantheon_engine::{Message, bit_set, index};
use serde::{Deserialize, Serialize};

use crate::piece::{God, JewelKind, Kind, Material};
use crate::region::{FishKind, Terrain};

index! {
    /// A task tile: the light ones first.
    pub struct TaskId(0..=59, "task");
}

bit_set! {
    /// Several task tiles.
    pub struct TaskSet(u64) of TaskId;
}

/// How many of the sixty tasks are light (BB-K4).
pub const LIGHT_TASKS: usize = 7;

/// One demand of a task: at least so many of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "the fields say what kind and how many; each variant says of what"
)]
pub enum Demand {
    /// Men on the player board.
    Men(u8),
    /// Women on the player board.
    Women(u8),
    /// Men of different kinds.
    MenDifferent(u8),
    /// Women of different kinds.
    WomenDifferent(u8),
    /// People of one kind, men and women alike.
    PeopleOf { kind: Kind, count: u8 },
    /// Men moved down.
    MenDown(u8),
    /// Women moved down.
    WomenDown(u8),
    /// People moved down.
    PeopleDown(u8),
    /// Own priests in the temple.
    Priests(u8),
    /// Jewels.
    Jewels(u8),
    /// Jewels of different kinds.
    JewelsDifferent(u8),
    /// Jewels of one kind.
    JewelsOf { kind: JewelKind, count: u8 },
    /// Being first in turn order.
    FirstInTurnOrder(u8),
    /// Regions with an own hut.
    Regions(u8),
    /// Islands with an own hut.
    Islands(u8),
    /// Regions of one terrain with an own hut.
    Terrain { terrain: Terrain, count: u8 },
    /// Regions beside one kind of fish with an own hut.
    Fish { kind: FishKind, count: u8 },
    /// Huts on the twelfth space.
    TwelfthHuts(u8),
    /// God cards of one colour, whichever.
    CardsAlike(u8),
    /// God cards of this colour.
    CardsOf { god: God, count: u8 },
    /// God cards of different colours.
    CardsDifferent(u8),
    /// God tiles.
    GodTiles(u8),
    /// Offerings.
    Offerings(u8),
    /// Shells.
    Shells(u8),
    /// Materials of one kind, on ceremony spaces or beside the board.
    MaterialsOf { material: Material, count: u8 },
    /// Materials of any kind, likewise.
    Materials(u8),
    /// Buildings built.
    Buildings(u8),
}

impl Demand {
    /// How many it asks for.
    pub const fn count(self) -> u8 {
        match self {
            Self::Men(count)
            | Self::Women(count)
            | Self::MenDifferent(count)
            | Self::WomenDifferent(count)
            | Self::MenDown(count)
            | Self::WomenDown(count)
            | Self::PeopleDown(count)
            | Self::Priests(count)
            | Self::Jewels(count)
            | Self::JewelsDifferent(count)
            | Self::FirstInTurnOrder(count)
            | Self::Regions(count)
            | Self::Islands(count)
            | Self::TwelfthHuts(count)
            | Self::CardsAlike(count)
            | Self::CardsDifferent(count)
            | Self::GodTiles(count)
            | Self::Offerings(count)
            | Self::Shells(count)
            | Self::Materials(count)
            | Self::Buildings(count)
            | Self::PeopleOf { count, .. }
            | Self::JewelsOf { count, .. }
            | Self::Terrain { count, .. }
            | Self::Fish { count, .. }
            | Self::CardsOf { count, .. }
            | Self::MaterialsOf { count, .. } => count,
        }
    }

    /// Whether it asks for god cards, which have to be shown (BB-K2).
    pub const fn shows_cards(self) -> bool {
        matches!(
            self,
            Self::CardsAlike(_) | Self::CardsOf { .. } | Self::CardsDifferent(_)
        )
    }

    /// What it asks for, in words.
    pub fn message(self) -> Message {
        self.worded(self.keys().0, Kind::word)
    }

    /// The same in few words, as they stand on a tile.
    pub fn brief(self) -> Message {
        self.worded(self.keys().1, Kind::brief)
    }

    fn worded(self, key: &'static str, called: fn(Kind) -> Message) -> Message {
        let message = Message::new(key).number("count", self.count());
        match self.of(called) {
            Some(of) => message.word("of", of),
            None => message,
        }
    }

    /// The keys of its sentence and of its few words.
    const fn keys(self) -> (&'static str, &'static str) {
        match self {
            Self::Men(_) => ("bb-demand-men", "bb-demand-men"),
            Self::Women(_) => ("bb-demand-women", "bb-demand-women"),
            Self::MenDifferent(_) => ("bb-demand-men-different", "bb-demand-men-different"),
            Self::WomenDifferent(_) => ("bb-demand-women-different", "bb-demand-women-different"),
            Self::PeopleOf { .. } => ("bb-demand-people-of", "bb-demand-people-of"),
            Self::MenDown(_) => ("bb-demand-men-down", "bb-brief-men-down"),
            Self::WomenDown(_) => ("bb-demand-women-down", "bb-brief-women-down"),
            Self::PeopleDown(_) => ("bb-demand-people-down", "bb-brief-people-down"),
            Self::Priests(_) => ("bb-demand-priests", "bb-brief-priests"),
            Self::Jewels(_) => ("bb-demand-jewels", "bb-demand-jewels"),
            Self::JewelsDifferent(_) => {
                ("bb-demand-jewels-different", "bb-demand-jewels-different")
            }
            Self::JewelsOf { .. } => ("bb-demand-jewels-of", "bb-demand-jewels-of"),
            Self::FirstInTurnOrder(_) => ("bb-demand-first", "bb-brief-first"),
            Self::Regions(_) => ("bb-demand-regions", "bb-brief-regions"),
            Self::Islands(_) => ("bb-demand-islands", "bb-brief-islands"),
            Self::Terrain { .. } => ("bb-demand-terrain", "bb-brief-terrain"),
            Self::Fish { .. } => ("bb-demand-fish", "bb-brief-fish"),
            Self::TwelfthHuts(_) => ("bb-demand-twelfth-huts", "bb-brief-twelfth-huts"),
            Self::CardsAlike(_) => ("bb-demand-cards-alike", "bb-brief-cards-alike"),
            Self::CardsOf { .. } => ("bb-demand-cards-of", "bb-brief-cards-of"),
            Self::CardsDifferent(_) => ("bb-demand-cards-different", "bb-brief-cards-different"),
            Self::GodTiles(_) => ("bb-demand-god-tiles", "bb-demand-god-tiles"),
            Self::Offerings(_) => ("bb-demand-offerings", "bb-demand-offerings"),
            Self::Shells(_) => ("bb-demand-shells", "bb-demand-shells"),
            Self::MaterialsOf { .. } => ("bb-demand-materials-of", "bb-brief-materials-of"),
            Self::Materials(_) => ("bb-demand-materials", "bb-demand-materials"),
            Self::Buildings(_) => ("bb-demand-buildings", "bb-demand-buildings"),
        }
    }

    /// What it asks for some of. Men and women of a kind are called otherwise on tiles.
    fn of(self, called: fn(Kind) -> Message) -> Option<Message> {
        Some(match self {
            Self::PeopleOf { kind, .. } => called(kind),
            Self::JewelsOf { kind, .. } => kind.word(),
            Self::Terrain { terrain, .. } => terrain.word(),
            Self::Fish { kind, .. } => kind.word(),
            Self::CardsOf { god, .. } => god.word(),
            Self::MaterialsOf { material, .. } => material.word(),
            _ => return None,
        })
    }
}
