//! Gods, people, materials, jewels and actions: what the tiles and cards show.

use pantheon_engine::{bit_set, index, kinds};
use serde::{Deserialize, Serialize};

kinds! {
    /// A god, by the colour of its cards (BB-G).
    pub enum God {
        /// Place a die that the others forbid.
        Blue = "bb-god-blue",
        /// A die acts as a six.
        White = "bb-god-white",
        /// Score the fish of the region just entered.
        Red = "bb-god-red",
        /// Double an action of people, or have one more.
        Green = "bb-god-green",
        /// Stand in for one thing that a task demands.
        Yellow = "bb-god-yellow",
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
    pub enum Sex {
        /// Tattooed for status.
        Man = "bb-sex-man",
        /// Collects shells.
        Woman = "bb-sex-woman",
    }
}

kinds! {
    /// The twelve kinds of people, by what they do (BB-B4).
    pub enum Kind {
        /// Expand by land.
        Land = "bb-kind-land",
        /// Expand by water.
        Water = "bb-kind-water",
        /// Take a woman.
        Woman = "bb-kind-woman",
        /// Take a man.
        Man = "bb-kind-man",
        /// Build.
        Build = "bb-kind-build",
        /// Take materials.
        Material = "bb-kind-material",
        /// Move huts to the twelfth space.
        Hut = "bb-kind-hut",
        /// Score points.
        Points = "bb-kind-points",
        /// Take god cards.
        Card = "bb-kind-card",
        /// Take offerings.
        Offering = "bb-kind-offering",
        /// Rise in status.
        Status = "bb-kind-status",
        /// Take shells.
        Shell = "bb-kind-shell",
    }
}

impl Kind {
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
    pub enum Material {
        /// From beaches.
        Sand = "bb-material-sand",
        /// From forests.
        Wood = "bb-material-wood",
        /// From mountains.
        Stone = "bb-material-stone",
    }
}

kinds! {
    /// A kind of jewel.
    pub enum JewelKind {
        /// Worn round the neck.
        Necklace = "bb-jewel-necklace",
        /// Worn round the wrist.
        Bracelet = "bb-jewel-bracelet",
        /// Worn in pairs.
        Earrings = "bb-jewel-earrings",
        /// Worn on a finger.
        Ring = "bb-jewel-ring",
        /// Worn on the head.
        Headdress = "bb-jewel-headdress",
        /// Worn round the ankle.
        Anklet = "bb-jewel-anklet",
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
    pub enum Deed {
        /// Trade with the helper.
        Helper = "bb-deed-helper",
        /// Send a priest to the temple.
        Temple = "bb-deed-temple",
        /// Build.
        Build = "bb-deed-build",
        /// Take a man.
        Man = "bb-deed-man",
        /// Take a woman.
        Woman = "bb-deed-woman",
        /// Expand by land.
        Land = "bb-deed-land",
        /// Expand by water.
        Water = "bb-deed-water",
        /// Go fishing.
        Fishing = "bb-deed-fishing",
    }
}

kinds! {
    /// Which space of the player board (BB-A5, BB-A7). The other eleven are all alike.
    pub enum Space {
        /// One of the first eleven.
        Ordinary = "bb-space-ordinary",
        /// The twelfth, which takes any number of huts.
        Twelfth = "bb-space-twelfth",
    }
}
