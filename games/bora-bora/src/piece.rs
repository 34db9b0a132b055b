//! Gods, people, materials, jewels and actions: what the tiles and cards show.

use pantheon_engine::{Message, bit_set, index, kinds};
use serde::{Deserialize, Serialize};

kinds! {
    /// A god, by the colour of its cards (BB-G).
    pub enum God worded "bb-god" {
        /// Place a die that the others forbid.
        Blue,
        /// A die acts as a six.
        White,
        /// Score the fish of the region just entered.
        Red,
        /// Double an action of people, or have one more.
        Green,
        /// Stand in for one thing that a task demands.
        Yellow,
    }
}

/// How many god cards of each colour, in the order of [`God::ALL`].
pub type Cards = [u8; God::COUNT];

/// How many cards those are together.
pub(crate) fn total(cards: &Cards) -> u8 {
    cards.iter().sum()
}

/// How a god is paid for (BB-G1, BB-G2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Its own card and an offering.
    Card,
    /// Two cards of this colour and an offering.
    Pair(God),
    /// A god tile.
    Tile,
}

kinds! {
    /// Man or woman.
    pub enum Sex worded "bb-sex" {
        /// Tattooed for status.
        Man,
        /// Collects shells.
        Woman,
    }
}

kinds! {
    /// The twelve kinds of people, by what they do (BB-B4).
    pub enum Kind worded "bb-kind" {
        /// Expand by land.
        Land,
        /// Expand by water.
        Water,
        /// Take a woman.
        Woman,
        /// Take a man.
        Man,
        /// Build.
        Build,
        /// Take materials.
        Material,
        /// Move huts to the twelfth space.
        Hut,
        /// Score points.
        Points,
        /// Take god cards.
        Card,
        /// Take offerings.
        Offering,
        /// Rise in status.
        Status,
        /// Take shells.
        Shell,
    }
}

impl Kind {
    /// Its word on a tile, where the whole one may have no room.
    pub(crate) fn brief(self) -> Message {
        match self {
            Self::Land => Message::new("bb-brief-land"),
            Self::Water => Message::new("bb-brief-water"),
            Self::Build => Message::new("bb-brief-build"),
            Self::Hut => Message::new("bb-brief-hut"),
            Self::Card => Message::new("bb-brief-card"),
            _ => self.word(),
        }
    }

    /// Whether fewer tiles than one has do something that all of them together can't.
    pub(crate) const fn is_amount(self) -> bool {
        matches!(
            self,
            Self::Material
                | Self::Points
                | Self::Card
                | Self::Offering
                | Self::Status
                | Self::Shell
        )
    }
}

bit_set! {
    /// Several kinds of people.
    pub struct KindSet(u16) of Kind;
}

kinds! {
    /// A building material.
    pub enum Material worded "bb-material" {
        /// From beaches.
        Sand,
        /// From forests.
        Wood,
        /// From mountains.
        Stone,
    }
}

kinds! {
    /// A kind of jewel.
    pub enum JewelKind worded "bb-jewel" {
        /// Worn round the neck.
        Necklace,
        /// Worn round the wrist.
        Bracelet,
        /// Worn in pairs.
        Earrings,
        /// Worn on a finger.
        Ring,
        /// Worn on the head.
        Headdress,
        /// Worn round the ankle.
        Anklet,
    }
}

index! {
    /// A jewel tile.
    pub struct Jewel(0..=23, "jewel");
    /// A ceremony space of a player board, row by row.
    pub struct Ground(0..=11, "ceremony space");
    /// Two adjacent ceremony spaces, on which a building fits.
    pub struct Plot(0..=16, "pair of ceremony spaces");
}

bit_set! {
    /// Several jewel tiles.
    pub struct JewelSet(u32) of Jewel;
    /// Several ceremony spaces.
    pub struct GroundSet(u16) of Ground;
    /// Several pairs of ceremony spaces.
    pub struct PlotSet(u32) of Plot;
}

kinds! {
    /// What a die is placed for (BB-A1).
    pub enum Deed worded "bb-deed" {
        /// Trade with the helper.
        Helper,
        /// Send a priest to the temple.
        Temple,
        /// Build.
        Build,
        /// Take a man.
        Man,
        /// Take a woman.
        Woman,
        /// Expand by land.
        Land,
        /// Expand by water.
        Water,
        /// Go fishing.
        Fishing,
    }
}

kinds! {
    /// Which space of the player board (BB-A5, BB-A7). The other eleven are all alike.
    pub enum Space worded "bb-space" {
        /// One of the first eleven.
        Ordinary,
        /// The twelfth, which takes any number of huts.
        Twelfth,
    }
}
