//! Set-up (FG-S).

use pantheon_engine::secret::Secret;
use pantheon_engine::{Random, Seat, SeatSet};

use super::FourGods;
use crate::clock::{Alarm, Clock};
use crate::event::{Event, Step};
use crate::rows::Rows;
use crate::state::{MAX_PLAYERS, Phase, State};
use crate::tile::TileSet;
use crate::world::World;

impl FourGods {
    /// FG-S4: an empty frame, all tiles in the bag, the city tokens beside it; then everybody's supply (FG-S5, FG-S6).
    pub(super) fn lay_out(&self, step: &mut Step) -> State {
        let modes = self.terms.options.draw(self.terms.seats, &mut step.luck);
        if self.terms.options.has_luck() {
            step.tell(Event::ModesDrawn { modes });
        }
        let supply = self
            .terms
            .content
            .supply(self.terms.seats, modes.two_gods_each);
        let bag = TileSet::first_few(self.terms.content.tile_count().into());
        let mut state = State {
            modes,
            phase: Phase::Preparing,
            world: World::empty(self.frame()),
            rows: Rows::empty(supply.row),
            hands: Secret::new([[None; 2]; MAX_PLAYERS]),
            bag: Secret::new(bag),
            tokens: self.terms.content.cities,
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
            turn: Seat::FIRST,
            busy: false,
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
            for seat in Seat::all(self.terms.seats) {
                self.draw_tiles(&mut state, seat, 2, step);
            }
        }
        state
    }

    /// Timed turns begin with a random player (FG-S8).
    fn draw_first_player(&self, state: &mut State, step: &mut Step) {
        let drawn = step.luck.below(u32::from(self.terms.seats)) as usize;
        state.turn = Seat::all(self.terms.seats)
            .nth(drawn)
            .unwrap_or(Seat::FIRST);
        step.tell(Event::FirstPlayer { seat: state.turn });
    }

    /// Play begins: in timed play the first turn, else everybody at once (FG-S7, FG-S8).
    pub(super) fn begin(&self, state: &mut State, step: &mut Step) {
        let clocks = self.terms.content.clocks;
        state.phase = Phase::Playing;
        state.ready = SeatSet::EMPTY;
        step.reveal();
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
