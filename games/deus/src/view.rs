//! What somebody may know of a position: all but other players' hands, points, drafts, hidden cards and offerings.
//!
//! Cards are told by design, so a view doesn't say which copy lies where.

use pantheon_engine::secret::Secret;
use pantheon_engine::{Game, Random, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Payment;
use crate::card::{CardId, CardSet, Column, Design};
use crate::effect::Cost;
use crate::kind::{Colour, Kind, Terrain};
use crate::map::Hex;
use crate::numbers::Gifts;
use crate::region::{Region, RegionSet};
use crate::rules::Deus;
use crate::state::{Decision, LastRound, MAX_PLAYERS, MAX_VILLAGES, Player, State, Stock, Wild};

/// A card in a column, as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CardView {
    /// Face up.
    Open(Design),
    /// Face down, and one's own.
    Own(Design),
    /// Face down, and somebody else's.
    Hidden,
}

/// A player as somebody sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Victory points, if one may know them.
    pub points: Option<u16>,
    /// Whether there are any (DE-R7).
    pub has_points: bool,
    /// Gold.
    pub gold: u16,
    /// Resources: wood, clay, stone, wheat.
    pub resources: [u8; 4],
    /// Pieces that aren't on the map, unless they are being drafted in secret.
    pub stock: Option<Stock>,
    /// How many pieces were drafted so far.
    pub drafted: u8,
    /// How many cards are in hand.
    pub hand_size: u8,
    /// How many cards on the discard pile only this player has seen.
    pub offered: u8,
    /// The columns by colour, from the bottom up.
    pub columns: Vec<Vec<CardView>>,
    /// Where the face-down card lies.
    pub wild: Option<Wild>,
    /// The pieces on the map by type.
    pub pieces: [RegionSet; 5],
    /// Where the first building was put.
    pub first_region: Option<Region>,
    /// How many cards each other column has to have before the next temple (DE-M1).
    pub temple_rows: u8,
}

/// A village that still has points, and what keeps it from being attacked (DE-V1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Siege {
    /// Where it is.
    pub region: Region,
    /// What it is worth.
    pub points: u8,
    /// The regions beside it that nobody holds.
    pub empty: RegionSet,
    /// Whether an army stands beside it.
    pub army: bool,
}

/// A way to pay for the card just laid, and what it takes of each thing (DE-B3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Price {
    /// The way.
    pub payment: Payment,
    /// What it takes.
    pub cost: Cost,
}

/// What somebody may know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes it is for.
    pub viewer: Viewer,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Which round it is.
    pub round: u8,
    /// The last round, once it is certain.
    pub last_round: Option<LastRound>,
    /// What is to be decided.
    pub decision: Decision,
    /// The column being built or activated.
    pub column: Colour,
    /// The place of the card being activated.
    pub place: u8,
    /// Whether a column is at work: a card of it is paid for, its piece placed, or the cards are carried out.
    pub at_work: bool,
    /// The ways to pay, where that is decided, those that keep most gold first.
    pub prices: Vec<Price>,
    /// What gods give.
    pub gifts: Gifts,
    /// The viewer's hand.
    pub hand: Vec<Design>,
    /// The cards on the discard pile that all have seen.
    pub seen: Vec<Design>,
    /// Those that only the viewer has seen.
    pub own_offered: Vec<Design>,
    /// How many cards the draw pile has.
    pub deck_size: u8,
    /// How many cards the discard pile has.
    pub discard_size: u8,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// What each region is: a set for field, forest, swamp, mountain, sea and village.
    pub terrain: [RegionSet; 6],
    /// The points left in each village, in the order of their regions.
    pub villages: [u8; MAX_VILLAGES],
    /// Where wooden temples stand.
    pub temples: RegionSet,
    /// Wooden temples left in the supply.
    pub temple_supply: u8,
    /// Resources left in the supply: wood, clay, stone, wheat.
    pub supply: [u8; 4],
    /// The villages that still have points.
    pub sieges: Vec<Siege>,
    /// Where the middles of the tiles lie. Regions are numbered in reading order.
    pub tiles: Vec<Hex>,
    /// The regions at the edge of the map (DE-Y2).
    pub edge: RegionSet,
    /// After how many rounds the game ends (DE-R8).
    pub round_limit: u8,
}

impl View {
    pub(crate) fn of(rules: &Deus, state: &State, viewer: Viewer) -> Self {
        let designs = |cards: CardSet| -> Vec<Design> {
            cards
                .iter()
                .map(|card| rules.content().design(card))
                .collect()
        };
        let own = viewer.seat().map(|seat| state.player(seat));
        let unseen = state.players.iter().fold(CardSet::EMPTY, |all, player| {
            all.union(*player.offered.inside())
        });
        let players = Seat::all(rules.seats()).map(|seat| player_view(rules, state, seat, viewer));
        Self {
            viewer,
            first: state.first,
            turn: state.turn,
            round: state.round,
            last_round: state.last_round,
            decision: state.decision,
            column: state.column,
            place: state.place,
            at_work: state.decision.is_of_a_column(),
            prices: rules.prices(state),
            gifts: rules.gifts(state.decision),
            hand: own.map_or(Vec::new(), |player| designs(*player.hand.inside())),
            seen: designs(state.discard.inside().minus(unseen)),
            own_offered: own.map_or(Vec::new(), |player| designs(*player.offered.inside())),
            deck_size: state.deck.inside().len(),
            discard_size: state.discard.inside().len(),
            players: players.collect(),
            terrain: state.terrain,
            villages: state.villages,
            temples: state.temples,
            temple_supply: state.temple_supply,
            supply: state.supply,
            sieges: rules.sieges(state).collect(),
            tiles: rules.layout().centres().to_vec(),
            edge: rules.layout().edge(),
            round_limit: rules.options().round_limit,
        }
    }

    /// The player whose turn it is.
    pub fn current(&self) -> &PlayerView {
        &self.players[self.turn.index()]
    }

    /// Who controls a region.
    pub fn owner(&self, region: Region) -> Option<Seat> {
        Seat::all(self.players.len() as u8).find(|seat| {
            self.players[seat.index()]
                .pieces
                .iter()
                .any(|set| set.contains(region))
        })
    }

    /// What a region is.
    pub fn terrain_at(&self, region: Region) -> Option<Terrain> {
        Terrain::ALL
            .into_iter()
            .find(|terrain| self.terrain[terrain.index()].contains(region))
    }

    /// A full state with this view: what can't be seen is dealt at random.
    ///
    /// Others' points can't be told from a view, which has no memory of how they were earned. They are guessed: at
    /// least one where there are any, and up to what the rounds played may well have brought.
    pub(crate) fn imagine(&self, rules: &Deus, rng: &mut Rng) -> State {
        let mut dealer = Dealer {
            rules,
            pool: rules.content().all_cards(),
        };
        let mut players = [Player::default(); MAX_PLAYERS];
        for (player, view) in players.iter_mut().zip(&self.players) {
            *player = dealer.visible_part(view);
        }
        let seen = dealer.take_all(&self.seen);
        let own_offered = dealer.take_all(&self.own_offered);
        let own_hand = dealer.take_all(&self.hand);
        let mut discard = seen.union(own_offered);
        for (seat, view) in Seat::all(rules.seats()).zip(&self.players) {
            let player = &mut players[seat.index()];
            if self.viewer == Viewer::Seat(seat) {
                *player.hand.inside_mut() = own_hand;
                *player.offered.inside_mut() = own_offered;
            } else {
                dealer.deal_columns(player, view, rng);
                *player.hand.inside_mut() = dealer.deal(view.hand_size, rng);
                let offered = dealer.deal(view.offered, rng);
                *player.offered.inside_mut() = offered;
                discard = discard.union(offered);
            }
            if view.points.is_none() && view.has_points {
                *player.points.inside_mut() = imagine_points(self.round, rng);
            }
            if view.stock.is_none() {
                *player.stock.inside_mut() = imagine_draft(rules, view.drafted, rng);
            }
        }
        State {
            players,
            deck: Secret::new(dealer.pool),
            discard: Secret::new(discard),
            terrain: self.terrain,
            villages: self.villages,
            temples: self.temples,
            temple_supply: self.temple_supply,
            supply: self.supply,
            first: self.first,
            turn: self.turn,
            round: self.round,
            last_round: self.last_round,
            decision: self.decision,
            column: self.column,
            place: self.place,
        }
    }
}

fn player_view(rules: &Deus, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = state.player(seat);
    let own = viewer == Viewer::Seat(seat);
    let drafting = state.decision == Decision::Draft;
    let stock = *player.stock.inside();
    let card = |colour: Colour, place: u8, card: CardId| {
        let design = rules.content().design(card);
        match (player.is_face_down(colour, place), own) {
            (false, _) => CardView::Open(design),
            (true, true) => CardView::Own(design),
            (true, false) => CardView::Hidden,
        }
    };
    let columns = Colour::ALL.map(|colour| {
        let cards = player.column(colour);
        (0..cards.len())
            .filter_map(|place| Some(card(colour, place, cards.get(place)?)))
            .collect()
    });
    PlayerView {
        points: (own || rules.is_over(state)).then_some(*player.points.inside()),
        has_points: *player.points.inside() > 0,
        gold: player.gold,
        resources: player.resources,
        stock: (own || !drafting).then_some(stock),
        drafted: if drafting {
            stock.board.iter().sum()
        } else {
            0
        },
        hand_size: player.hand.inside().len(),
        offered: player.offered.inside().len(),
        columns: columns.into(),
        wild: player.wild,
        pieces: player.pieces,
        first_region: player.first_region,
        temple_rows: player.rows_for_temple(),
    }
}

/// Hands out the cards of an imagined state.
struct Dealer<'r> {
    rules: &'r Deus,
    pool: CardSet,
}

impl Dealer<'_> {
    /// Any copy of a design that nobody has yet.
    fn take(&mut self, design: Design) -> CardSet {
        let card = self.rules.content().copies(design).and(self.pool).first();
        card.map_or(CardSet::EMPTY, |card| {
            self.pool = self.pool.without(card);
            CardSet::EMPTY.with(card)
        })
    }

    fn take_all(&mut self, designs: &[Design]) -> CardSet {
        designs
            .iter()
            .fold(CardSet::EMPTY, |all, &design| all.union(self.take(design)))
    }

    fn deal_one(&mut self, rng: &mut Rng) -> Option<CardId> {
        let card = self.pool.pick(rng)?;
        self.pool = self.pool.without(card);
        Some(card)
    }

    fn deal(&mut self, count: u8, rng: &mut Rng) -> CardSet {
        (0..count).filter_map(|_| self.deal_one(rng)).collect()
    }

    /// Everything of a player that the view shows. The place of a hidden card is left for [`Self::deal_columns`].
    fn visible_part(&mut self, view: &PlayerView) -> Player {
        let mut player = Player {
            pieces: view.pieces,
            wild: view.wild,
            points: Secret::new(view.points.unwrap_or(0)),
            gold: view.gold,
            resources: view.resources,
            stock: Secret::new(view.stock.unwrap_or_default()),
            first_region: view.first_region,
            ..Player::default()
        };
        for (column, cards) in player.columns.iter_mut().zip(&view.columns) {
            let hidden = cards.contains(&CardView::Hidden);
            let known = cards.iter().filter_map(|card| match *card {
                CardView::Open(design) | CardView::Own(design) => self.take(design).first(),
                CardView::Hidden => None,
            });
            let known: Vec<CardId> = known.collect();
            *column = Column::default();
            for card in known {
                column.push(card);
            }
            debug_assert!(hidden || column.len() as usize == cards.len());
        }
        player
    }

    /// Puts a card nobody can see into its place.
    fn deal_columns(&mut self, player: &mut Player, view: &PlayerView, rng: &mut Rng) {
        let Some(wild) = view.wild else {
            return;
        };
        let Some(card) = self.deal_one(rng) else {
            return;
        };
        let column = &mut player.columns[wild.column.colour().index()];
        let mut cards: Vec<CardId> = column.iter().collect();
        cards.insert(usize::from(wild.place).min(cards.len()), card);
        *column = Column::default();
        for card in cards {
            column.push(card);
        }
    }
}

/// Hidden points: they come slowly at first and faster as columns grow, to about 23 on average after 30 rounds. Two
/// draws make the average likelier than very few or very many.
fn imagine_points(round: u8, rng: &mut Rng) -> u16 {
    let likely = 5 + u32::from(round) * u32::from(round) / 50;
    1 + (rng.below(likely) + rng.below(likely)) as u16
}

/// So many pieces picked one by one, each type as likely as the others while any of it is left.
fn imagine_draft(rules: &Deus, picked: u8, rng: &mut Rng) -> Stock {
    let each = rules.content().numbers.pieces.each;
    let mut stock = Stock {
        board: [0; 5],
        supply: [each; 5],
    };
    for _ in 0..picked {
        let left: u32 = Kind::ALL
            .into_iter()
            .filter(|kind| stock.supply[kind.index()] > 0)
            .fold(0, |all, kind| all | 1 << kind.index());
        if let Some(kind) = rng.pick_bit(left) {
            stock.supply[usize::from(kind)] -= 1;
            stock.board[usize::from(kind)] += 1;
        }
    }
    stock
}
