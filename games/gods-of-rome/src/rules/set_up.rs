//! Set-up (GR-S).

use pantheon_engine::{Random, Seat};

use super::GodsOfRome;
use crate::board::Board;
use crate::card::{CardId, CardSet, ObjectiveSet, Slot, Symbols};
use crate::content::Holding;
use crate::event::{Event, Step};
use crate::god::{God, GodSet};
use crate::options::Layout;
use crate::state::{Decision, Player, State, Tally};
use crate::territory::{Territory, TerritorySet};

impl GodsOfRome {
    pub(super) fn lay_out(&self, step: &mut Step) -> State {
        let first = self.draw_first_player(step);
        let removed = self.draw_removed_god(step);
        let board = self.lay_out_map(removed, step);
        let mut state = State {
            board,
            players: std::array::from_fn(|_| Player::default()),
            patronus: Tally::default(),
            removed,
            open_cards: [None; 4],
            deck: CardSet::first_few(self.terms.content.card_count().into()),
            objectives: ObjectiveSet::EMPTY,
            hidden_objectives: self.terms.content.pieces.open_objectives
                + self.terms.content.pieces.hidden_objectives,
            first,
            turn: first,
            decision: Decision::Faction,
            slot: Slot::FIRST,
            symbols: Symbols::default(),
            claimed: 0,
            trigger: None,
        };
        for place in 0..state.open_cards.len() {
            state.open_cards[place] = Self::draw_card(&mut state.deck, step);
        }
        for _ in 0..self.terms.content.pieces.open_objectives {
            Self::open_objective(&mut state, step);
        }
        state
    }

    /// A random first player (GR-F1); the human in a solo game (GR-L1).
    fn draw_first_player(&self, step: &mut Step) -> Seat {
        let drawn = if self.is_solo() {
            0
        } else {
            step.luck.below(u32::from(self.terms.seats)) as u8
        };
        let seat = Seat::all(self.terms.seats)
            .nth(usize::from(drawn))
            .unwrap_or(Seat::FIRST);
        step.tell(Event::FirstPlayer { seat });
        seat
    }

    /// With two players and solo one god leaves the game (GR-S5).
    fn draw_removed_god(&self, step: &mut Step) -> Option<God> {
        let removed = if self.terms.seats <= 2 {
            step.luck.pick(&God::ALL)
        } else {
            None
        };
        if let Some(god) = removed {
            step.tell(Event::GodRemoved { god });
        }
        removed
    }

    /// Meeples and harvest tiles of every colour in play (GR-S3), and the Patronus' (GR-S6).
    fn lay_out_map(&self, removed: Option<God>, step: &mut Step) -> Board {
        let pieces = self.terms.content.pieces;
        let mut board = Board::empty(pieces.meeples);
        for god in GodSet::ALL.iter() {
            let mut holdings = [Holding::Meeples, Holding::Plus, Holding::Minus];
            if self.terms.options.layout == Layout::Random {
                step.luck.shuffle(&mut holdings);
            }
            for territory in TerritorySet::of(god).iter() {
                let holding = match self.terms.options.layout {
                    Layout::FirstGame => self.terms.content.first_game(territory),
                    Layout::Random => holdings[usize::from(territory.order()) - 1],
                };
                match holding {
                    _ if removed == Some(god) => {}
                    Holding::Meeples => {
                        (0..pieces.home_meeples).for_each(|_| board.place(god, territory));
                    }
                    Holding::Plus => board.lay_harvest(territory, 1),
                    Holding::Minus => board.lay_harvest(territory, -1),
                }
            }
        }
        if let Some(god) = removed {
            if self.is_solo() {
                Territory::all()
                    .filter(|&at| board.harvest(at) == 1)
                    .collect::<TerritorySet>()
                    .iter()
                    .for_each(|at| board.place(god, at));
            } else {
                board.remove_faction(god);
            }
        }
        board
    }

    /// Draws an action card, if one is left (GR-A8). The deck is what is left in it, not an order.
    pub(super) fn draw_card(deck: &mut CardSet, step: &mut Step) -> Option<CardId> {
        let card = deck.pick(&mut step.luck)?;
        *deck = deck.without(card);
        step.tell(Event::CardOpened { card });
        Some(card)
    }

    /// Opens the next objective, if one is left (GR-K2).
    pub(super) fn open_objective(state: &mut State, step: &mut Step) {
        if state.hidden_objectives == 0 {
            return;
        }
        let Some(objective) = state.objectives.others().pick(&mut step.luck) else {
            return;
        };
        state.objectives = state.objectives.with(objective);
        state.hidden_objectives -= 1;
        step.tell(Event::ObjectiveOpened { objective });
    }
}
