//! What anybody may know of a position: in Gods of Rome, all of it.
//!
//! Decks are sets without an order and luck is drawn when it is needed, so nothing is hidden. A view still is a type
//! of its own, made for readers, and a full state can be imagined from it.

use std::cmp::Reverse;

use pantheon_engine::{Game, Party, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::Pieces;
use crate::card::{CardId, CardSet, Objective, ObjectiveSet, Slot, Symbol, Symbols};
use crate::god::God;
use crate::rules::GodsOfRome;
use crate::state::{Decision, MAX_PLAYERS, Player, State, Tally};
use crate::territory::{TERRITORIES, Territory};

/// A territory and what is on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TerritoryView {
    /// Which.
    pub id: Territory,
    /// Meeples by faction, in the order of [`God::ALL`].
    pub meeples: [u8; 5],
    /// Whose wooden temple stands there.
    pub temple: Option<God>,
    /// Its harvest tile: 1, −1, or 0 for none.
    pub harvest: i8,
    /// Who is stronger there than every other faction (GR-C3).
    pub leader: Option<God>,
}

/// A god's temple.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TempleView {
    /// Whose.
    pub god: God,
    /// Where the god's piece stands, if not in the temple.
    pub piece: Option<Territory>,
    /// Meeples in reserve.
    pub reserve: u8,
    /// Who is visiting.
    pub visitors: Vec<Seat>,
    /// How many more discs it can take.
    pub free: u8,
}

/// A player, and what scoring would bring now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Board, pieces and progress.
    pub player: Player,
    /// What scoring now would gain.
    pub gain: i16,
    /// What scoring now would cost.
    pub cost: u8,
    /// The favour after scoring now (GR-C7).
    pub favour_after: u8,
    /// How much of the gain each open objective would bring.
    pub objectives: Vec<(Objective, u8)>,
    /// What each slot offers: the symbols of its card, or the printed one.
    pub symbols: Vec<Vec<Symbol>>,
}

/// Somebody on the favour track: a player, or the Patronus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Racer {
    /// Who.
    pub party: Party,
    /// The faction, once there is one.
    pub faction: Option<God>,
    /// Favour now.
    pub favour: u8,
    /// Victory points so far.
    pub points: u8,
    /// On how many territories the faction is stronger than every other.
    pub lands: u8,
}

/// A space of a victory track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Space {
    /// What it is worth.
    pub points: u8,
    /// Who has claimed it: their place among the racers.
    pub claimed: Option<u8>,
}

/// What anybody may know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who began.
    pub first: Seat,
    /// Who decides.
    pub turn: Seat,
    /// What is to be decided.
    pub decision: Decision,
    /// The slot being activated.
    pub slot: Slot,
    /// Its symbols left to use.
    pub symbols: Symbols,
    /// The map.
    pub territories: Vec<TerritoryView>,
    /// The gods' temples.
    pub temples: Vec<TempleView>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The Patronus' progress in a solo game.
    pub patronus: Option<Tally>,
    /// The god out of the game.
    pub removed: Option<God>,
    /// The open action cards.
    pub open_cards: [Option<CardId>; 4],
    /// The cards that may still come.
    pub deck: CardSet,
    /// The open objectives.
    pub objectives: ObjectiveSet,
    /// How many objectives are still to be opened.
    pub hidden_objectives: u8,
    /// The favour that triggers each checkpoint.
    pub marks: [u8; 3],
    /// The victory track of each checkpoint: a space for everybody who races, the best first.
    pub victory: [Vec<Space>; 3],
    /// How many victory tracks are claimed.
    pub claimed: u8,
    /// Everybody on the favour track.
    pub racers: Vec<Racer>,
    /// Who triggered the third checkpoint.
    pub trigger: Option<Party>,
}

impl PlayerView {
    fn of(rules: &GodsOfRome, state: &State, seat: Seat) -> Self {
        let player = state.player(seat).clone();
        let gains = rules.gains(state, seat);
        let (gain, cost) = (gains.total(), rules.scoring_cost(state, seat));
        let objectives = state.objectives.iter().map(|objective| {
            let favour = match objective {
                Objective::Scattered => gains.scattered,
                Objective::Cultists => gains.cultists,
                _ => {
                    let meets = |&at: &Territory| {
                        let gain = rules.territory_gain(state, seat, at);
                        gain.objectives.contains(objective)
                    };
                    let lands = gains.territories.iter().filter(meets).count() as u8;
                    lands * rules.content().objective(objective).favour
                }
            };
            (objective, favour)
        });
        Self {
            gain,
            cost,
            favour_after: player.tally.favour_after(gain - i16::from(cost)),
            objectives: objectives.collect(),
            symbols: Slot::all()
                .map(|slot| match player.cards[slot.index()] {
                    Some(card) => rules.content().card(card).to_vec(),
                    None => vec![rules.content().slot(slot)],
                })
                .collect(),
            player,
        }
    }
}

impl Racer {
    fn of(state: &State, party: Party) -> Self {
        let faction = match party {
            Party::Seat(seat) => state.player(seat).faction,
            Party::Automa => state.removed,
        };
        let tally = state.tally(party);
        Self {
            party,
            faction,
            favour: tally.favour,
            points: tally.points(),
            lands: faction.map_or(0, |faction| state.board.controlled(faction)),
        }
    }
}

/// Whoever claimed more stands on an earlier space.
fn victory_track(rules: &GodsOfRome, state: &State, track: usize) -> Vec<Space> {
    let claims = (0..).zip(
        rules
            .parties()
            .map(|party| state.tally(party).victory[track]),
    );
    let mut claims: Vec<(u8, u8)> = claims
        .filter_map(|(racer, claim)| Some((racer, claim?)))
        .collect();
    claims.sort_by_key(|&(_, points)| Reverse(points));
    let mut claimants = claims.into_iter().map(|(racer, _)| racer);
    let spaces = rules.content().victory(track).into_iter();
    let space = |points| Space {
        points,
        claimed: claimants.next(),
    };
    spaces.take(rules.parties().count()).map(space).collect()
}

impl View {
    pub(crate) fn of(rules: &GodsOfRome, state: &State, _viewer: Viewer) -> Self {
        let board = &state.board;
        let territories = Territory::all().map(|id| TerritoryView {
            id,
            meeples: God::ALL.map(|god| board.meeples(god, id)),
            temple: board.temple(id),
            harvest: board.harvest(id),
            leader: God::ALL.into_iter().find(|&god| board.controls(god, id)),
        });
        let temples = God::ALL.into_iter().map(|god| TempleView {
            god,
            piece: board.piece(god),
            reserve: board.reserve(god),
            visitors: Seat::all(rules.seats())
                .filter(|&seat| state.player(seat).visiting.contains(god))
                .collect(),
            free: rules.free_spaces(state, god),
        });
        let players = Seat::all(rules.seats()).map(|seat| PlayerView::of(rules, state, seat));
        Self {
            first: state.first,
            turn: state.turn,
            decision: state.decision,
            slot: state.slot,
            symbols: state.symbols,
            territories: territories.collect(),
            temples: temples.collect(),
            players: players.collect(),
            patronus: rules.is_solo().then_some(state.patronus),
            removed: state.removed,
            open_cards: state.open_cards,
            deck: state.deck,
            objectives: state.objectives,
            hidden_objectives: state.hidden_objectives,
            marks: rules.content().marks(rules.seats()),
            victory: std::array::from_fn(|track| victory_track(rules, state, track)),
            claimed: state.claimed,
            racers: rules
                .parties()
                .map(|party| Racer::of(state, party))
                .collect(),
            trigger: state.trigger,
        }
    }

    pub(crate) fn imagine(&self, rules: &GodsOfRome, _rng: &mut Rng) -> State {
        let mut pieces = Pieces {
            meeples: [[0; TERRITORIES]; 5],
            reserve: [0; 5],
            temples: [None; TERRITORIES],
            gods: [None; 5],
            harvest: [0; TERRITORIES],
        };
        for territory in &self.territories {
            let index = territory.id.index();
            for god in God::ALL {
                pieces.meeples[god.index()][index] = territory.meeples[god.index()];
            }
            pieces.temples[index] = territory.temple;
            pieces.harvest[index] = territory.harvest;
        }
        for temple in &self.temples {
            pieces.gods[temple.god.index()] = temple.piece;
            pieces.reserve[temple.god.index()] = temple.reserve;
        }
        let mut players: [Player; MAX_PLAYERS] = std::array::from_fn(|_| Player::default());
        for (player, view) in players.iter_mut().zip(&self.players) {
            *player = view.player.clone();
        }
        debug_assert_eq!(self.players.len(), usize::from(rules.seats()));
        State {
            board: pieces.into(),
            players,
            patronus: self.patronus.unwrap_or_default(),
            removed: self.removed,
            open_cards: self.open_cards,
            deck: self.deck,
            objectives: self.objectives,
            hidden_objectives: self.hidden_objectives,
            first: self.first,
            turn: self.turn,
            decision: self.decision,
            slot: self.slot,
            symbols: self.symbols,
            claimed: self.claimed,
            trigger: self.trigger,
        }
    }

    /// How many meeples of a faction stand on a territory.
    pub fn meeples(&self, faction: God, at: Territory) -> u8 {
        self.territories[at.index()].meeples[faction.index()]
    }

    /// Whether a god's piece stands on a territory.
    pub fn is_guarded(&self, at: Territory) -> bool {
        self.temples.iter().any(|temple| temple.piece == Some(at))
    }
}
