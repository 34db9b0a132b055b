//! The numbers that the rulebook states, and what they may be changed to.

use serde::{Deserialize, Serialize};

pantheon_engine::printed! {
    /// The numbers that the rulebook states.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Numbers {
        /// Pieces.
        pub pieces: Pieces,
        /// What a player begins with.
        pub start: Start,
        /// Hands.
        pub cards: Hands,
        /// What things cost.
        pub prices: Prices,
        /// What gods give.
        pub gods: Gods,
        /// The end.
        pub scoring: Scoring,
    }

    /// How many pieces there are.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub struct Pieces {
        /// Buildings of each type per player.
        pub each: u8,
        /// Of them on the player board at the start.
        pub on_board: u8,
        /// Resources of each kind per player.
        pub resources: u8,
    }
}

/// What a player begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "StartNumbers"))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Gold.
    pub gold: u8,
    /// Of each resource.
    pub resources: u8,
    /// Victory points.
    pub points: u8,
}

pantheon_engine::printed! {
    /// How many cards a hand has.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Hands {
        /// What it is refilled to.
        pub hand: u8,
        /// The most.
        pub most: u8,
    }

    /// What things cost.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Prices {
        /// Gold that replaces a resource in a cost.
        pub resource: u8,
        /// Victory points for an empty edge region.
        pub edge: u8,
    }

    /// What gods give.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Gods {
        /// Neptune's gold per card.
        pub gold: u8,
        /// Vesta's points for one card, and for more.
        pub points: [u8; 2],
    }
}

/// What gods give for so many cards (DE-O2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gift {
    /// How many cards.
    pub count: u8,
    /// Neptune's gold.
    pub gold: u16,
    /// Vesta's points.
    pub points: u8,
}

/// What gods give for one card, for those offered so far, and for one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gifts {
    /// For one card.
    pub one: Gift,
    /// For the cards offered so far; for one, as long as there is none.
    pub now: Gift,
    /// For one card more.
    pub more: Gift,
}

impl Gods {
    /// What they give for so many cards (DE-O2).
    pub const fn gift(self, count: u8) -> Gift {
        Gift {
            count,
            gold: self.gold as u16 * count as u16,
            points: self.points[(count > 1) as usize],
        }
    }
}

pantheon_engine::printed! {
    /// The end.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub struct Scoring {
        /// The most a temple scores.
        pub temple_most: u8,
        /// Points for most of a resource, or of gold.
        pub majority: u8,
    }
}

impl Numbers {
    /// What is wrong with the numbers, if something is.
    pub(crate) const fn flaw(&self) -> Option<&'static str> {
        let Self {
            pieces,
            start,
            cards,
            ..
        } = self;
        if pieces.each != 5 || pieces.on_board > 5 {
            Some("there are five pieces of each type, as columns hold five cards")
        } else if pieces.resources > 20 || start.resources > pieces.resources {
            Some("players begin with some of at most 20 resources each")
        } else if cards.hand == 0 || cards.hand > cards.most {
            Some("a hand is refilled to at least one card and at most the limit")
        } else if cards.most > 10 {
            Some("a hand has at most ten cards")
        } else {
            None
        }
    }
}
