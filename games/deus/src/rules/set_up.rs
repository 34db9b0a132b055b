//! Setting the table (DE-S).

use pantheon_engine::secret::Secret;
use pantheon_engine::{Random, Seat};

use super::Deus;
use crate::card::CardSet;
use crate::event::{Event, Step};
use crate::kind::{Colour, Terrain};
use crate::map::{Face, Side};
use crate::options::Start;
use crate::region::RegionSet;
use crate::state::{Decision, MAX_PLAYERS, MAX_VILLAGES, Player, State, Stock};

impl Deus {
    pub(super) fn lay_out(&self, step: &mut Step) -> State {
        let numbers = self.terms.content.numbers;
        let first = self.draw_first_player(step);
        let terrain = self.terrain.unwrap_or_else(|| self.draw_tiles(step));
        let each = numbers.pieces.each;
        let on_board = match self.terms.options.start {
            Start::Standard => numbers.pieces.on_board,
            Start::Drafted => 0,
        };
        let player = Player {
            points: Secret::new(u16::from(numbers.start.points)),
            gold: u16::from(numbers.start.gold),
            resources: [numbers.start.resources; 4],
            stock: Secret::new(Stock {
                board: [on_board; 5],
                supply: [each - on_board; 5],
            }),
            ..Player::default()
        };
        let mut players = [Player::default(); MAX_PLAYERS];
        players[..usize::from(self.terms.seats)].fill(player);
        let left = (numbers.pieces.resources - numbers.start.resources) * self.terms.seats;
        let mut state = State {
            players,
            deck: Secret::new(self.terms.content.all_cards()),
            discard: Secret::new(CardSet::EMPTY),
            terrain,
            villages: self.village_points_at_start(terrain),
            temples: RegionSet::EMPTY,
            temple_supply: self.layout.tiles() as u8,
            supply: [left; 4],
            first,
            turn: first,
            round: 1,
            last_round: None,
            decision: Decision::Draft,
            column: Colour::Maritime,
            place: 0,
        };
        if self.terms.options.start == Start::Standard {
            self.deal(&mut state, step);
        }
        state
    }

    /// The first player comes from the seed (DE-S6).
    fn draw_first_player(&self, step: &mut Step) -> Seat {
        let drawn = step.luck.below(u32::from(self.terms.seats)) as u8;
        let seat = Seat::new(drawn).unwrap_or(Seat::FIRST);
        step.tell(Event::FirstPlayer { seat });
        seat
    }

    /// Random tiles, sides and turns, drawn anew while two villages touch (DE-S2).
    fn draw_tiles(&self, step: &mut Step) -> [RegionSet; 6] {
        let mut tiles: Vec<u8> = (1..=self.terms.content.tile_count()).collect();
        loop {
            step.luck.shuffle(&mut tiles);
            let laid: Vec<(Face, u8)> = tiles
                .iter()
                .take(self.layout.tiles())
                .filter_map(|&tile| {
                    let side = if step.luck.below(2) == 0 {
                        Side::A
                    } else {
                        Side::B
                    };
                    let turn = step.luck.below(6) as u8;
                    self.terms.content.tile(tile, side).map(|face| (face, turn))
                })
                .collect();
            let terrain = self.layout.terrain(laid.into_iter());
            if self.layout.keeps_villages_apart(&terrain) {
                return terrain;
            }
        }
    }

    /// Every village gets as many points as it has neighbours (DE-S3).
    fn village_points_at_start(&self, terrain: [RegionSet; 6]) -> [u8; MAX_VILLAGES] {
        let mut points = [0; MAX_VILLAGES];
        for (points, village) in points
            .iter_mut()
            .zip(terrain[Terrain::Village.index()].iter())
        {
            *points = self.layout.neighbours(village).len();
        }
        points
    }

    /// Five cards each, and the first turn begins (DE-S6).
    pub(super) fn deal(&self, state: &mut State, step: &mut Step) {
        for seat in Seat::all(self.terms.seats) {
            self.draw(state, seat, self.terms.content.numbers.cards.hand, step);
        }
        state.decision = Decision::Turn;
    }
}
