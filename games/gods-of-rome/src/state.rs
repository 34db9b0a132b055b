//! A position: a plain value of a few hundred bytes.

use pantheon_engine::{MAX_SEATS, Party, Seat};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::card::{CardId, CardSet, ObjectiveSet, OpenCard, Slot, Symbols};
use crate::god::{God, GodSet};
use crate::territory::Territory;

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 4;
const _: () = assert!(MAX_PLAYERS <= MAX_SEATS);

/// Somebody's progress: favour, and victory points claimed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Favour now.
    pub favour: u8,
    /// Scorings so far (GR-R3).
    pub scorings: u8,
    /// Scorings in a row that brought nobody a net gain (GR-R3).
    pub barren: u8,
    /// What was claimed on each of the three victory tracks.
    pub victory: [Option<u8>; 3],
}

impl Tally {
    /// The favour after a scoring with this result: never below 0 (GR-C7).
    pub fn favour_after(&self, result: i16) -> u8 {
        u8::try_from((i16::from(self.favour) + result).max(0)).unwrap_or(u8::MAX)
    }

    /// The sum of what was claimed.
    pub fn points(&self) -> u8 {
        self.victory.iter().flatten().sum()
    }
}

/// One player's board, pieces and progress.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The faction, once it is chosen (GR-F1).
    pub faction: Option<God>,
    /// Favour and victory points.
    pub tally: Tally,
    /// Discs in reserve.
    pub discs: u8,
    /// Which slots have a disc.
    pub active: [bool; 4],
    /// The cards on the slots.
    pub cards: [Option<CardId>; 4],
    /// Blessings that can be used.
    pub blessings: GodSet,
    /// Used blessings, on their slots.
    pub used: [GodSet; 4],
    /// Temples with a disc of this player's.
    pub visiting: GodSet,
    /// How often each god was visited.
    pub visits: [u8; 5],
    /// Discs laid beside temples for good (GR-R2).
    pub discs_aside: u8,
    /// Discs on victory tracks (GR-K7).
    pub discs_claiming: u8,
    /// Wooden temples left.
    pub temples: u8,
}

impl Player {
    /// How many discs lie on the slots.
    pub fn active_slots(&self) -> u8 {
        self.active.iter().filter(|&&active| active).count() as u8
    }

    /// How many action cards were taken.
    pub fn card_count(&self) -> u8 {
        self.cards.iter().flatten().count() as u8
    }

    /// All blessings lying on slots.
    pub fn used_blessings(&self) -> GodSet {
        self.used
            .iter()
            .fold(GodSet::EMPTY, |all, &used| all.union(used))
    }
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The third checkpoint (GR-K3).
    ThirdCheckpoint,
    /// Nobody is in, or can ever again visit, another god's temple (GR-R3).
    NoVisitsLeft,
    /// Three scorings each without gain (GR-R3).
    Stalemate,
    /// Everybody has scored more often than a game lasts (GR-R3).
    ScoringLimit,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Self; 4] = [
        Self::ThirdCheckpoint,
        Self::NoVisitsLeft,
        Self::Stalemate,
        Self::ScoringLimit,
    ];

    /// The rule that ends the game so.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::ThirdCheckpoint => "GR-K3",
            Self::NoVisitsLeft | Self::Stalemate | Self::ScoringLimit => "GR-R3",
        }
    }
}

/// What has to be decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Which faction to play (GR-F1).
    Faction,
    /// Visit, activate or score (GR-T).
    Turn,
    /// Where the visited god's meeple goes (GR-V4).
    PlaceMeeple {
        /// The god visited.
        god: God,
    },
    /// Which symbol of the slot to use next, and where (GR-A2).
    Activation,
    /// Which own meeple comes, as the reserve is empty (GR-A4).
    Regroup {
        /// Where it goes.
        to: Territory,
    },
    /// Which open card to take for a temple (GR-A8).
    TakeCard,
    /// Which slot to lay it on (GR-A8).
    LayCard {
        /// The card taken.
        open: OpenCard,
    },
    /// Where the next meeple goes (GR-A5).
    Travel {
        /// Where from.
        from: Territory,
        /// Whether one has gone.
        moved: bool,
    },
    /// Where the next meeple comes from (GR-A9).
    Gather {
        /// Where to.
        to: Territory,
        /// Whether one has come.
        moved: bool,
    },
    /// Whom to push, and where to (GR-A6).
    Push {
        /// The territory attacked.
        at: Territory,
    },
    /// Whether to push one more (GR-P4).
    PushMore {
        /// The territory attacked.
        at: Territory,
    },
    /// Where the next meeple is driven out to (GR-A10).
    DriveOut {
        /// The territory with the god's piece.
        at: Territory,
    },
    /// Whether to score once more at the end (GR-K3).
    ExtraScoring,
    /// Nothing: the game is over.
    Over(Ending),
}

/// A position of Gods of Rome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The map.
    pub board: Board,
    /// The players by seat; those beyond the table's seats stay as they are.
    pub players: [Player; MAX_PLAYERS],
    /// The Patronus' favour and victory points (solo).
    pub patronus: Tally,
    /// The god that is out of the game (GR-S5).
    pub removed: Option<God>,
    /// The open action cards.
    pub open_cards: [Option<CardId>; 4],
    /// The action cards left in the deck.
    pub deck: CardSet,
    /// The open objectives.
    pub objectives: ObjectiveSet,
    /// How many objectives are still to be opened.
    pub hidden_objectives: u8,
    /// Who began.
    pub first: Seat,
    /// Who decides.
    pub turn: Seat,
    /// What is to be decided.
    pub decision: Decision,
    /// The slot being activated.
    pub slot: Slot,
    /// Its symbols that are left to use.
    pub symbols: Symbols,
    /// How many victory tracks are claimed.
    pub claimed: u8,
    /// Who triggered the third checkpoint.
    pub trigger: Option<Party>,
}

pantheon_engine::players!(State, Player);

impl State {
    /// A party's progress.
    pub const fn tally(&self, party: Party) -> &Tally {
        match party {
            Party::Seat(seat) => &self.players[seat.index()].tally,
            Party::Automa => &self.patronus,
        }
    }

    /// A party's progress, to change.
    pub const fn tally_mut(&mut self, party: Party) -> &mut Tally {
        match party {
            Party::Seat(seat) => &mut self.players[seat.index()].tally,
            Party::Automa => &mut self.patronus,
        }
    }

    /// The seat that plays a faction.
    pub fn seat_of(&self, faction: God) -> Option<Seat> {
        Seat::all(MAX_PLAYERS as u8).find(|seat| self.player(*seat).faction == Some(faction))
    }
}
