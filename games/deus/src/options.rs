//! What a table of DEUS may choose (DE-S1).

use pantheon_engine::{OptionKind, OptionSpec, Options as EngineOptions};
use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::map::{Laid, Side};

/// How the map is made (DE-S2, DE-Y2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Map {
    /// The fixed layout.
    #[default]
    Fixed,
    /// The same shape with random tiles.
    Random,
    /// A straight row of random tiles.
    Band,
    /// Random tiles around a gap.
    Crescent,
    /// The tiles listed in [`Options::tiles`].
    Custom,
}

impl Map {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Fixed,
        Self::Random,
        Self::Band,
        Self::Crescent,
        Self::Custom,
    ];

    /// The name of its shape in the data file.
    pub(crate) const fn shape(self) -> &'static str {
        match self {
            Self::Fixed | Self::Random => "standard",
            Self::Band => "band",
            Self::Crescent => "crescent",
            Self::Custom => "",
        }
    }
}

/// What players begin with (DE-S5, DE-Y1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// Two pieces of each type.
    #[default]
    Standard,
    /// Pieces of one's own choice, secretly.
    Drafted,
}

/// How a region's size is read by cards that leave it open (data page, K2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CitySize {
    /// Exactly so many pieces.
    #[default]
    Exactly,
    /// So many or more.
    AtLeast,
}

impl CitySize {
    /// Its word among the options.
    const fn word(self) -> &'static str {
        match self {
            Self::Exactly => "exactly",
            Self::AtLeast => "at-least",
        }
    }
}

/// The pieces drafted at least and at most (DE-Y1).
const DRAFT: (u8, u8) = (6, 10);
/// The shortest and the longest round limit (DE-R8).
const ROUNDS: (u8, u8) = (5, 80);

/// A table's options.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// How the map is made.
    pub map: Map,
    /// What players begin with.
    pub start: Start,
    /// How many pieces the first seat drafts.
    pub draft_1: u8,
    /// How many pieces the second seat drafts.
    pub draft_2: u8,
    /// How many pieces the third seat drafts.
    pub draft_3: u8,
    /// How many pieces the fourth seat drafts.
    pub draft_4: u8,
    /// Whether everybody may build one card face down (DE-Y3).
    pub wildcard: bool,
    /// How a region's size is read, where cards leave it open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub city_size: Option<CitySize>,
    /// After how many rounds the game ends (DE-R8).
    pub round_limit: u8,
    /// The tiles of a custom map.
    pub tiles: Vec<Laid>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            map: Map::default(),
            start: Start::default(),
            draft_1: DRAFT.1,
            draft_2: DRAFT.1,
            draft_3: DRAFT.1,
            draft_4: DRAFT.1,
            wildcard: false,
            city_size: None,
            round_limit: ROUNDS.1,
            tiles: Vec::new(),
        }
    }
}

impl Options {
    /// How many pieces each seat drafts.
    pub const fn drafts(&self) -> [u8; 4] {
        [self.draft_1, self.draft_2, self.draft_3, self.draft_4]
    }

    /// The options as a table with this content has them: where its cards leave sizes open, one reading is chosen.
    pub(crate) fn complete(&mut self, content: &Content) {
        if content.leaves_sizes_open() {
            self.city_size.get_or_insert_default();
        }
    }

    /// The option that can't be had with this content, its value, and why.
    pub(crate) fn flaw(&self, content: &Content) -> Option<(&'static str, String, &'static str)> {
        if let Some(size) = self.city_size
            && !content.leaves_sizes_open()
        {
            return Some((
                "city-size",
                size.word().to_owned(),
                "the cards say themselves how they read a region's size",
            ));
        }
        let keys = ["draft-1", "draft-2", "draft-3", "draft-4"];
        for (key, draft) in keys.into_iter().zip(self.drafts()) {
            if !(DRAFT.0..=DRAFT.1).contains(&draft) {
                return Some((key, draft.to_string(), "6 to 10 pieces are drafted"));
            }
        }
        if !(ROUNDS.0..=ROUNDS.1).contains(&self.round_limit) {
            return Some((
                "round-limit",
                self.round_limit.to_string(),
                "a game has 5 to 80 rounds",
            ));
        }
        if (self.map == Map::Custom) == self.tiles.is_empty() {
            let count = format!("{} tiles", self.tiles.len());
            return Some((
                "tiles",
                count,
                "a custom map lists its tiles, and no other does",
            ));
        }
        None
    }

    /// A custom map for so many seats: an order of tiles of our own, each turned so that villages lie apart.
    fn custom(seats: u8) -> Vec<Laid> {
        let laid = |at: (i8, i8), tile, side, turn| Laid {
            at: at.into(),
            tile,
            side,
            turn,
        };
        let mut tiles = vec![
            laid((0, 0), 1, Side::A, 0),
            laid((2, 1), 2, Side::A, 0),
            laid((-1, 3), 3, Side::A, 3),
            laid((-3, 2), 4, Side::B, 2),
        ];
        if seats > 2 {
            tiles.push(laid((4, 2), 5, Side::B, 0));
            tiles.push(laid((1, 4), 6, Side::A, 1));
        }
        if seats > 3 {
            tiles.push(laid((6, 3), 7, Side::B, 0));
        }
        tiles
    }
}

/// What a table with this content may choose (DE-S1).
pub(crate) fn specs(content: &Content) -> Vec<OptionSpec> {
    let mut specs = Options::specs();
    if content.leaves_sizes_open() {
        let [exactly, at_least] = [CitySize::Exactly, CitySize::AtLeast].map(CitySize::word);
        let city_size = OptionSpec {
            key: "city-size",
            kind: OptionKind::Choice(vec![exactly, at_least]),
            default: exactly.into(),
        };
        let before = specs.iter().position(|spec| spec.key == "round-limit");
        specs.insert(before.unwrap_or(specs.len()), city_size);
    }
    specs
}

impl EngineOptions for Options {
    fn specs() -> Vec<OptionSpec> {
        let number = |key, (min, max): (u8, u8)| OptionSpec {
            key,
            kind: OptionKind::Number {
                min: i64::from(min),
                max: i64::from(max),
            },
            default: max.into(),
        };
        vec![
            OptionSpec {
                key: "map",
                kind: OptionKind::Choice(vec!["fixed", "random", "band", "crescent", "custom"]),
                default: "fixed".into(),
            },
            OptionSpec {
                key: "start",
                kind: OptionKind::Choice(vec!["standard", "drafted"]),
                default: "standard".into(),
            },
            number("draft-1", DRAFT),
            number("draft-2", DRAFT),
            number("draft-3", DRAFT),
            number("draft-4", DRAFT),
            OptionSpec {
                key: "wildcard",
                kind: OptionKind::Flag,
                default: false.into(),
            },
            number("round-limit", ROUNDS),
            OptionSpec {
                key: "tiles",
                kind: OptionKind::List,
                default: Vec::<&str>::new().into(),
            },
        ]
    }

    /// Each value with some of the others: all combinations would be hundreds.
    fn every(seats: u8) -> Vec<Self> {
        let plain = Self::default();
        vec![
            plain.clone(),
            Self {
                round_limit: ROUNDS.0,
                ..plain.clone()
            },
            Self {
                map: Map::Random,
                wildcard: true,
                ..plain.clone()
            },
            Self {
                map: Map::Band,
                start: Start::Drafted,
                wildcard: true,
                ..plain.clone()
            },
            Self {
                map: Map::Crescent,
                start: Start::Drafted,
                draft_1: DRAFT.0,
                draft_2: 7,
                draft_3: DRAFT.0,
                draft_4: DRAFT.0,
                ..plain.clone()
            },
            Self {
                map: Map::Custom,
                start: Start::Drafted,
                draft_2: DRAFT.0,
                wildcard: true,
                round_limit: ROUNDS.0,
                tiles: Self::custom(seats),
                ..plain
            },
        ]
    }
}
