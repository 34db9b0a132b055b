//! Set-up (FG-S).

use pantheon_engine::secret::Secret;
use pantheon_engine::{Random, Seat, SeatSet, Step};

use super::FourGods;
use crate::clock::{Alarm, Clock};
use crate::event::Event;
use crate::rows::Rows;
use crate::state::{MAX_PLAYERS, Phase, State};
use crate::tile::{TileId, TileSet};
use crate::world::World;

impl FourGods {
    pub(super) fn lay_out(&self, step: &mut Step<Event>) -> State {
        let modes = self.options.draw(self.seats, &mut step.luck);
        if self.options.has_luck() {
            step.tell(Event::ModesDrawn { modes });
        }
        let supply = self.content.supply(self.seats, modes.two_gods_each);
        let bag: TileSet = TileId::all(self.content.tile_count()).collect();
        let mut state = State {
            modes,
            phase: Phase::Preparing,
            world: World::empty(self.frame()),
            rows: Rows::empty(supply.row),
            hands: Secret::new([[None; 2]; MAX_PLAYERS]),
            bag: Secret::new(bag),
            tokens: self.content.cities,
            razed: [0; 4],
            reserve: [supply.prophets; 4],
            lost: [0; 4],
            owners: [None; 4],
            gods: Secret::new([None; 4]),
            ready: SeatSet::EMPTY,
            passed: SeatSet::EMPTY,
            left: SeatSet::EMPTY,
            fresh: [None; MAX_PLAYERS],
            latest: [None; MAX_PLAYERS],
            debts: [0; MAX_PLAYERS],
            due: [0; MAX_PLAYERS],
            turn: Seat::FIRST,
            busy: false,
            idle: 0,
            turns: 0,
            last: None,
            trigger: None,
            clock: Clock::default(),
        };
        if modes.timed {
            self.draw_first_player(&mut state, step);
            if !modes.secret {
                self.begin(&mut state, step);
            }
        } else {
            for seat in Seat::all(self.seats) {
                self.draw_tiles(&mut state, seat, 2, step);
            }
        }
        state
    }

    /// Timed turns begin with a random player (FG-S8).
    fn draw_first_player(&self, state: &mut State, step: &mut Step<Event>) {
        let drawn = step.luck.below(u32::from(self.seats)) as usize;
        state.turn = Seat::all(self.seats).nth(drawn).unwrap_or(Seat::FIRST);
        step.tell(Event::FirstPlayer { seat: state.turn });
    }

    /// Play begins: in timed play the first turn, else everybody at once (FG-S7, FG-S8).
    pub(super) fn begin(&self, state: &mut State, step: &mut Step<Event>) {
        let clocks = self.content.clocks;
        state.phase = Phase::Playing;
        state.ready = SeatSet::EMPTY;
        step.tell(Event::PlayBegan);
        if state.modes.timed {
            state.clock.turn = Alarm::after(step.at, clocks.turn);
            step.tell(Event::TurnBegan { seat: state.turn });
        } else {
            state.clock.longest = Alarm::after(step.at, clocks.longest);
            self.progressed(state, step.at);
        }
    }
}
