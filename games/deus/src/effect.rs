//! The vocabulary of card effects: data that the rules interpret and that texts are made from.

use serde::{Deserialize, Serialize};

use crate::kind::{Kind, Resource, Terrain};
use crate::options::CitySize;

/// What a card costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    /// Wood.
    pub wood: u8,
    /// Clay.
    pub clay: u8,
    /// Stone.
    pub stone: u8,
    /// Wheat.
    pub wheat: u8,
    /// Gold, which nothing replaces.
    pub gold: u8,
}

impl Cost {
    /// The resources in the order of [`Resource::ALL`].
    pub const fn resources(self) -> [u8; 4] {
        [self.wood, self.clay, self.stone, self.wheat]
    }
}

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// One's production buildings on a terrain.
    Production(Terrain),
    /// One's regions of a size; 4 means 4 or more. The word leaves open whether a smaller size means that or more, so
    /// that is an option of the table ([`CitySize`](crate::CitySize)).
    Regions(u8),
    /// One's regions with at least so many pieces.
    RegionsOfAtLeast(u8),
    /// One's regions of a terrain.
    Occupied(Terrain),
    /// One's regions.
    Controlled,
    /// Pieces of any type, temples too, in one's regions on a terrain.
    PiecesOn(Terrain),
    /// One's pieces of a type on the map.
    Pieces(Kind),
    /// Sets of one of each resource that one holds.
    Sets,
    /// Gold that one holds.
    Gold,
    /// Cards in one's temple column.
    TempleCards,
    /// Villages with points next to one's armies.
    ExposedVillages,
}

impl Count {
    /// The same as a table counts it: a size means that alone, or that and more.
    pub(crate) const fn as_read(self, size: CitySize) -> Self {
        match (self, size) {
            (Self::Regions(size), CitySize::AtLeast) | (Self::Regions(size @ 4..), _) => {
                Self::RegionsOfAtLeast(size)
            }
            _ => self,
        }
    }

    /// What is wrong with what is counted, if something is.
    const fn flaw(self) -> Option<&'static str> {
        match self {
            Self::Production(terrain) | Self::PiecesOn(terrain) | Self::Occupied(terrain)
                if matches!(terrain, Terrain::Sea | Terrain::Village) =>
            {
                Some("it counts on a terrain that is no land")
            }
            Self::Regions(0 | 5..) | Self::RegionsOfAtLeast(0 | 5..) => {
                Some("a region's size is 1, 2, 3, or 4 for more")
            }
            _ => None,
        }
    }
}

/// What an effect gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Gain {
    /// So much gold.
    Gold(u8),
    /// So many victory points.
    Points(u8),
}

/// Which armies a card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Armies {
    /// One of them.
    One,
    /// Each of them, one after the other.
    Each,
}

/// What a card does when it is activated, or at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "the fields say what, how many and how often; each variant says what happens"
)]
pub enum Effect {
    /// Pay gold for a resource of one's choice, up to so many times.
    Buy { price: u8, most: u8 },
    /// Sell up to so many of a resource.
    Sell {
        resource: Resource,
        most: u8,
        #[serde(rename = "for")]
        gain: Gain,
    },
    /// Return up to so many of a resource for as many others in any mix.
    Exchange { resource: Resource, most: u8 },
    /// Take a resource, so many for each thing counted.
    Harvest {
        resource: Resource,
        amount: u8,
        per: Count,
    },
    /// One production building gives so many of the resource of its terrain.
    HarvestOne { amount: u8 },
    /// Each terrain with a production building gives one of its resource, at most so many.
    HarvestEach { most: u8 },
    /// Draw cards, once or for each thing counted.
    Draw {
        cards: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        per: Option<Count>,
    },
    /// Gain pieces of one's choice, then draw cards, once or for each thing counted.
    Gain {
        pieces: u8,
        cards: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        per: Option<Count>,
    },
    /// Discard a card to gain pieces and draw cards.
    Swap { pieces: u8, cards: u8 },
    /// Carry out a face-up card of another column once.
    Activate { column: Kind },
    /// Gold or points for every so many things counted.
    Earn { gain: Gain, per: Count, every: u8 },
    /// Move armies up to so many steps.
    March { armies: Armies, steps: u8 },
    /// Take points from one exposed village.
    Raid { points: u8 },
    /// Every opponent with an exposed building of a type gives gold.
    Tax { building: Kind, gold: u8 },
    /// Take points from one opponent with an exposed building of a type.
    Rob { building: Kind, points: u8 },
    /// At the end: points for every so many things counted.
    Score { points: u8, per: Count, every: u8 },
}

impl Effect {
    /// The word the effect has in the data file.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Buy { .. } => "buy",
            Self::Sell { .. } => "sell",
            Self::Exchange { .. } => "exchange",
            Self::Harvest { .. } => "harvest",
            Self::HarvestOne { .. } => "harvest-one",
            Self::HarvestEach { .. } => "harvest-each",
            Self::Draw { .. } => "draw",
            Self::Gain { .. } => "gain",
            Self::Swap { .. } => "swap",
            Self::Activate { .. } => "activate",
            Self::Earn { .. } => "earn",
            Self::March { .. } => "march",
            Self::Raid { .. } => "raid",
            Self::Tax { .. } => "tax",
            Self::Rob { .. } => "rob",
            Self::Score { .. } => "score",
        }
    }

    /// All words of the vocabulary.
    pub const WORDS: [&'static str; 16] = [
        "buy",
        "sell",
        "exchange",
        "harvest",
        "harvest-one",
        "harvest-each",
        "draw",
        "gain",
        "swap",
        "activate",
        "earn",
        "march",
        "raid",
        "tax",
        "rob",
        "score",
    ];

    /// What the effect counts, if it counts anything.
    pub const fn per(&self) -> Option<Count> {
        match *self {
            Self::Harvest { per, .. } | Self::Earn { per, .. } | Self::Score { per, .. } => {
                Some(per)
            }
            Self::Draw { per, .. } | Self::Gain { per, .. } => per,
            _ => None,
        }
    }

    /// The same with what is counted as a table counts it.
    pub(crate) const fn as_read(mut self, size: CitySize) -> Self {
        match &mut self {
            Self::Harvest { per, .. }
            | Self::Earn { per, .. }
            | Self::Score { per, .. }
            | Self::Draw { per: Some(per), .. }
            | Self::Gain { per: Some(per), .. } => *per = per.as_read(size),
            _ => {}
        }
        self
    }

    /// What is wrong with the effect's numbers, if something is.
    pub(crate) fn flaw(&self) -> Option<&'static str> {
        if let Some(flaw) = self.per().and_then(Count::flaw) {
            return Some(flaw);
        }
        match *self {
            Self::Earn { every: 0, .. } | Self::Score { every: 0, .. } => {
                Some("it can't be divided by 0")
            }
            Self::Activate {
                column: Kind::Scientific,
            } => Some("it may not activate its own column"),
            Self::March { steps, .. } if !(1..=2).contains(&steps) => {
                Some("armies move one or two steps")
            }
            Self::Buy { most, .. }
            | Self::Sell { most, .. }
            | Self::Exchange { most, .. }
            | Self::HarvestEach { most }
                if most == 0 =>
            {
                Some("it does nothing")
            }
            Self::Gain { pieces, cards, .. } | Self::Swap { pieces, cards }
                if pieces == 0 && cards == 0 =>
            {
                Some("it gives nothing")
            }
            Self::Harvest { amount: n, .. }
            | Self::HarvestOne { amount: n }
            | Self::Draw { cards: n, .. }
            | Self::Raid { points: n }
            | Self::Tax { gold: n, .. }
            | Self::Rob { points: n, .. }
                if n == 0 =>
            {
                Some("it gives nothing")
            }
            _ => None,
        }
    }
}
