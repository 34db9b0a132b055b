//! A position: a plain value of less than a kilobyte.

use pantheon_engine::secret::{Secret, snapshot};
use pantheon_engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{CardSet, Column, Design};
use crate::kind::{Colour, Kind, Resource, Terrain};
use crate::region::{Region, RegionSet};

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 4;
const _: () = assert!(MAX_PLAYERS <= MAX_SEATS);

/// The most villages: one per tile.
pub(crate) const MAX_VILLAGES: usize = 7;

/// Where a player's face-down card lies (DE-Y3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wild {
    /// In which column.
    pub column: Kind,
    /// In which place from the bottom, from 0.
    pub place: u8,
}

/// Pieces that aren't on the map, by type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// On the player board, ready to be built.
    pub board: [u8; 5],
    /// In the personal supply.
    pub supply: [u8; 5],
}

/// One player's board, pieces and possessions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The cards in hand.
    #[serde(with = "snapshot")]
    pub hand: Secret<CardSet>,
    /// The cards on the discard pile that only this player has seen (DE-O1).
    #[serde(with = "snapshot")]
    pub offered: Secret<CardSet>,
    /// The pieces on the map by type.
    pub pieces: [RegionSet; 5],
    /// The columns by colour.
    pub columns: [Column; 6],
    /// The face-down card, once there is one.
    pub wild: Option<Wild>,
    /// Victory points.
    #[serde(with = "snapshot")]
    pub points: Secret<u16>,
    /// Gold.
    pub gold: u16,
    /// Resources in the order of [`Resource::ALL`].
    pub resources: [u8; 4],
    /// Pieces that aren't on the map. Secret while players draft.
    #[serde(with = "snapshot")]
    pub stock: Secret<Stock>,
    /// Where the first building was put (DE-B4).
    pub first_region: Option<Region>,
}

pantheon_engine::lookups! {
    Player:

    /// The regions with a piece of this type.
    pieces(Kind) -> RegionSet in pieces;

    /// The column of a colour.
    column(Colour) -> Column in columns;

    /// How much of a resource the player has.
    has(Resource) -> u8 in resources;
}

impl Player {
    /// The regions this player controls.
    #[inline]
    pub fn controlled(&self) -> RegionSet {
        self.pieces
            .iter()
            .fold(RegionSet::EMPTY, |all, &some| all.union(some))
    }

    /// How many cards each other column has to have before the next temple (DE-M1).
    #[inline]
    pub const fn rows_for_temple(&self) -> u8 {
        self.column(Colour::Temple).len()
    }

    /// How many pieces of a type are on the player board.
    #[inline]
    pub const fn on_board(&self, kind: Kind) -> u8 {
        self.stock.inside().board[kind.index()]
    }

    /// How many pieces of a type are in the personal supply.
    #[inline]
    pub const fn in_supply(&self, kind: Kind) -> u8 {
        self.stock.inside().supply[kind.index()]
    }

    /// Takes gold from the bank or from others. It stops at what fits: a changed card may give any amount.
    pub(crate) const fn earn_gold(&mut self, gold: u16) {
        self.gold = self.gold.saturating_add(gold);
    }

    /// Takes victory points, as many as fit.
    pub(crate) const fn earn_points(&mut self, points: u16) {
        let own = self.points.inside_mut();
        *own = own.saturating_add(points);
    }

    /// Whether the card in this place of the column lies face down.
    pub fn is_face_down(&self, colour: Colour, place: u8) -> bool {
        self.wild
            .is_some_and(|wild| wild.column.colour() == colour && wild.place == place)
    }
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// All temples of the supply are built (DE-E1).
    Temples,
    /// All villages are sacked (DE-E1).
    Villages,
    /// A hand can't be refilled (DE-E4).
    Exhaustion,
    /// The round limit is reached (DE-R8).
    RoundLimit,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Self; 4] = [
        Self::Temples,
        Self::Villages,
        Self::Exhaustion,
        Self::RoundLimit,
    ];

    /// The rule that ends the game so.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::Temples | Self::Villages => "DE-E1",
            Self::Exhaustion => "DE-E4",
            Self::RoundLimit => "DE-R8",
        }
    }
}

/// What has to be decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Which pieces to begin with, for everybody at once (DE-Y1).
    Draft,
    /// Build or offer (DE-T1).
    Turn,
    /// How to pay for the card just laid (DE-B3).
    Pay,
    /// Where its piece goes (DE-B4).
    Place,
    /// Whether and how to use a card of the column (DE-B10).
    Effect {
        /// The card.
        card: Design,
    },
    /// Whether to buy another resource.
    Buy {
        /// The price.
        price: u8,
        /// How many may still be bought.
        left: u8,
    },
    /// Whether to exchange another resource.
    Exchange {
        /// Which is returned.
        resource: Resource,
        /// How many may still be returned.
        left: u8,
    },
    /// Which piece to gain by a card.
    Pieces {
        /// How many are still to be gained.
        left: u8,
        /// How many cards are drawn then.
        cards: u8,
    },
    /// Which army moves next, if any.
    Muster {
        /// How far each may go.
        steps: u8,
        /// Where the armies stand that have moved.
        moved: RegionSet,
    },
    /// Where the army goes (DE-A1).
    March {
        /// Where it began.
        start: Region,
        /// Where it is.
        at: Region,
        /// Whether it stands there, or only passes through.
        stands: bool,
        /// How many steps it has left.
        left: u8,
        /// How far each army may go if all of them may move; 0 if only this one may.
        steps: u8,
        /// Where the armies stand that have moved.
        moved: RegionSet,
    },
    /// Whether to offer more cards (DE-O1).
    Offering {
        /// The colour of the top card.
        top: Colour,
        /// How many cards were offered.
        count: u8,
    },
    /// Which god Jupiter stands for (DE-O2).
    Jupiter {
        /// How many cards were offered.
        count: u8,
    },
    /// Which resource Ceres gives (DE-O2).
    Ceres {
        /// How many are still to be taken.
        left: u8,
    },
    /// Which piece Mars gives (DE-O2).
    Mars {
        /// How many are still to be gained.
        left: u8,
    },
    /// Nothing: the game is over.
    Over(Ending),
}

impl Decision {
    /// Whether it is made while a column is at work: its new card is paid for, the piece placed, or a card carried out.
    pub const fn is_of_a_column(self) -> bool {
        match self {
            Self::Pay
            | Self::Place
            | Self::Effect { .. }
            | Self::Buy { .. }
            | Self::Exchange { .. }
            | Self::Pieces { .. }
            | Self::Muster { .. }
            | Self::March { .. } => true,
            Self::Draft
            | Self::Turn
            | Self::Offering { .. }
            | Self::Jupiter { .. }
            | Self::Ceres { .. }
            | Self::Mars { .. }
            | Self::Over(_) => false,
        }
    }
}

/// The last round, once it is certain (DE-E1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastRound {
    /// Which.
    pub round: u8,
    /// Why.
    pub ending: Ending,
}

/// A position of DEUS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The players by seat; those beyond the table's seats stay as they are.
    pub players: [Player; MAX_PLAYERS],
    /// The draw pile, without an order.
    #[serde(with = "snapshot")]
    pub deck: Secret<CardSet>,
    /// The discard pile.
    #[serde(with = "snapshot")]
    pub discard: Secret<CardSet>,
    /// What each region is: a set per terrain.
    pub terrain: [RegionSet; 6],
    /// The points left in each village, in the order of their regions.
    pub villages: [u8; MAX_VILLAGES],
    /// Where wooden temples stand.
    pub temples: RegionSet,
    /// Wooden temples left in the general supply.
    pub temple_supply: u8,
    /// Resources left in the general supply, in the order of [`Resource::ALL`].
    pub supply: [u8; 4],
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Which round it is, from 1.
    pub round: u8,
    /// The last round, once it is certain.
    pub last_round: Option<LastRound>,
    /// What is to be decided.
    pub decision: Decision,
    /// The column being built or activated.
    pub column: Colour,
    /// The place of the card being activated, from 0 at the bottom.
    pub place: u8,
}

pantheon_engine::players!(State, Player);

impl State {
    /// The regions of a terrain.
    #[inline]
    pub const fn of(&self, terrain: Terrain) -> RegionSet {
        self.terrain[terrain.index()]
    }

    /// What a region is.
    pub fn terrain_at(&self, region: Region) -> Option<Terrain> {
        Terrain::ALL
            .into_iter()
            .find(|&terrain| self.of(terrain).contains(region))
    }

    /// The regions that somebody controls.
    #[inline]
    pub fn occupied(&self) -> RegionSet {
        self.players.iter().fold(RegionSet::EMPTY, |all, player| {
            all.union(player.controlled())
        })
    }

    /// Who controls a region.
    pub fn owner(&self, region: Region) -> Option<Seat> {
        Seat::all(MAX_PLAYERS as u8).find(|&seat| self.player(seat).controlled().contains(region))
    }

    /// The regions that others than this seat control.
    #[inline]
    pub fn others(&self, seat: Seat) -> RegionSet {
        Seat::all(MAX_PLAYERS as u8)
            .filter(|&other| other != seat)
            .fold(RegionSet::EMPTY, |all, other| {
                all.union(self.player(other).controlled())
            })
    }

    /// The points left in a village; none anywhere else.
    #[inline]
    pub fn village_points(&self, region: Region) -> u8 {
        let villages = self.of(Terrain::Village);
        if villages.contains(region) {
            self.villages[villages.rank(region)]
        } else {
            0
        }
    }

    /// The villages that aren't sacked: those with points (DE-E5).
    #[inline]
    pub fn standing_villages(&self) -> RegionSet {
        self.of(Terrain::Village)
            .iter()
            .zip(self.villages)
            .filter(|&(_, points)| points > 0)
            .map(|(region, _)| region)
            .collect()
    }

    /// Whether a region is a village without points (DE-V2, DE-E5).
    pub fn is_sacked(&self, region: Region) -> bool {
        self.of(Terrain::Village).contains(region) && self.village_points(region) == 0
    }

    /// Takes points from a village.
    pub(crate) fn take_village_points(&mut self, region: Region, points: u8) {
        let rank = self.of(Terrain::Village).rank(region);
        self.villages[rank] = self.villages[rank].saturating_sub(points);
    }
}
