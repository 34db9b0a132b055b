//! Misplaced tiles (FG-M): challenges, their cascade, and the penalty.

use pantheon_engine::{Seat, SeatSet, forbid, need};

use super::{FourGods, Refusable};
use crate::action::Action;
use crate::cell::Cell;
use crate::clock::Alarm;
use crate::event::{Event, Step};
use crate::state::{Held, State};
use crate::terrain::Colour;
use crate::violation::Violation;
use crate::world::Laid;

impl FourGods {
    pub(super) fn may_challenge(state: &State, seat: Seat) -> bool {
        state.modes.challenge && !state.clock.challenge[seat.index()].is_set()
    }

    pub(super) fn list_challenges(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if Self::may_challenge(state, seat) {
            out.extend(state.world.tiles().iter().map(Action::Challenge));
        }
    }

    /// FG-M1: any placed tile. If it is legal nothing happens; else it is removed, and all that fall with it. Either way
    /// the challenger has done something else, so that their newest tile takes no prophet any more (FG-G3).
    pub(super) fn challenge(
        &self,
        state: &mut State,
        seat: Seat,
        cell: Cell,
        step: &mut Step,
    ) -> Refusable {
        need(state.modes.challenge, Violation::StrictCheck)?;
        let Some(offender) = state.world.placed_by(cell) else {
            return Err(Violation::NoTile { cell });
        };
        need(Self::may_challenge(state, seat), Violation::TooSoon)?;
        state.clock.challenge[seat.index()] =
            Alarm::after(step.at, self.terms.content.clocks.challenge);
        let upheld = !state.world.is_legal(cell);
        state.fresh[seat.index()] = None;
        state.clock.no_prophet(seat);
        step.tell(Event::Challenged { seat, cell, upheld });
        if !upheld {
            return Ok(());
        }
        state.passed = SeatSet::EMPTY;
        state.busy |= seat == state.turn;
        let fined = state.modes.penalty.contains(offender);
        let on_tile = state.world.prophet(cell).is_some();
        self.take_back(state, offender, cell, fined, step);
        Self::cascade(state, step);
        if fined && !on_tile {
            self.lose_prophet(state, offender, step);
        }
        Ok(())
    }

    /// FG-M2: back to the hand if the placer has done nothing since. FG-M3: else to the placer's row, or the bag.
    fn take_back(
        &self,
        state: &mut State,
        offender: Seat,
        cell: Cell,
        fined: bool,
        step: &mut Step,
    ) {
        let latest = state.latest[offender.index()].filter(|latest| latest.cell == cell);
        let Some(laid) = Self::lift(state, cell, fined, step) else {
            return;
        };
        let free = |hand| state.held(offender, hand).is_none();
        if let Some(latest) = latest.filter(|latest| free(latest.hand)) {
            let held = Held {
                tile: laid.tile,
                origin: latest.origin,
                shown: Some(laid.side),
            };
            *state.held_mut(offender, latest.hand) = Some(held);
            step.tell(Event::BackToHand {
                seat: offender,
                hand: latest.hand,
                cell,
            });
        } else if let Some(slot) = state.rows.put(offender, laid) {
            let face = self.terms.content.face(laid.tile, laid.side);
            step.tell(Event::Removed { cell });
            step.tell(Event::Discarded {
                seat: offender,
                slot,
                face,
            });
        } else {
            state.bag.inside_mut().set(laid.tile, true);
            step.tell(Event::Removed { cell });
        }
    }

    /// Takes a tile out of the World. Its prophet goes to its reserve, or leaves the game as a penalty (FG-M6).
    fn lift(state: &mut State, cell: Cell, fined: bool, step: &mut Step) -> Option<Laid> {
        let (laid, prophet) = state.world.remove(cell)?;
        if let Some(prophet) = prophet {
            let colour = prophet.colour;
            if fined {
                state.lost[colour.index()] += 1;
                step.tell(Event::ProphetLost {
                    colour,
                    cell: Some(cell),
                });
            } else {
                state.reserve[colour.index()] += 1;
                step.tell(Event::ProphetReturned { colour, cell });
            }
        }
        for seat in Seat::all(4) {
            if state.fresh[seat.index()] == Some(cell) {
                state.fresh[seat.index()] = None;
                state.clock.no_prophet(seat);
            }
            if state.latest[seat.index()].is_some_and(|latest| latest.cell == cell) {
                state.latest[seat.index()] = None;
            }
        }
        Some(laid)
    }

    /// FG-M4: whatever is illegal goes into the bag, the first placed first, until all is legal.
    fn cascade(state: &mut State, step: &mut Step) {
        while let Some(cell) = state.world.first_illegal() {
            if let Some(laid) = Self::lift(state, cell, false, step) {
                state.bag.inside_mut().set(laid.tile, true);
                step.tell(Event::Removed { cell });
            }
        }
    }

    /// FG-M6: one from a reserve, else one of the player's choice from a tile; without a god it is owed.
    pub(super) fn lose_prophet(&self, state: &mut State, seat: Seat, step: &mut Step) {
        if !state.has_god(seat) {
            state.debts[seat.index()] += 1;
            step.tell(Event::PenaltyOwed { seat });
            return;
        }
        if !Self::lose_from_reserve(state, seat, step) && Self::has_standing(state, seat) {
            if state.clock.penalty[seat.index()].is_full() {
                Self::decide_penalty(state, seat, step);
            }
            let alarm = Alarm::after(step.at, self.terms.content.clocks.penalty);
            state.clock.penalty[seat.index()].push(alarm);
            step.tell(Event::PenaltyDue { seat });
        }
    }

    /// Whether a reserve of the player had a prophet to lose.
    fn lose_from_reserve(state: &mut State, seat: Seat, step: &mut Step) -> bool {
        let reserve = state
            .colours(seat)
            .find(|colour| state.reserve[colour.index()] > 0);
        if let Some(colour) = reserve {
            state.reserve[colour.index()] -= 1;
            Self::gone(state, colour, None, step);
        }
        reserve.is_some()
    }

    fn gone(state: &mut State, colour: Colour, cell: Option<Cell>, step: &mut Step) {
        state.lost[colour.index()] += 1;
        step.tell(Event::ProphetLost { colour, cell });
    }

    fn has_standing(state: &State, seat: Seat) -> bool {
        state
            .colours(seat)
            .any(|colour| !state.world.standing(colour).is_empty())
    }

    pub(super) fn may_give_up(state: &State, seat: Seat) -> bool {
        state.due(seat) > 0 && Self::has_standing(state, seat)
    }

    pub(super) fn list_give_up(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.due(seat) > 0 {
            for colour in state.colours(seat) {
                out.extend(state.world.standing(colour).iter().map(Action::GiveUp));
            }
        }
    }

    /// FG-M6: the player's own choice pays the penalty that waits longest.
    pub(super) fn give_up(state: &mut State, seat: Seat, cell: Cell, step: &mut Step) -> Refusable {
        forbid(state.due(seat) == 0, Violation::NothingDue)?;
        let own = state
            .world
            .prophet(cell)
            .filter(|prophet| state.owners[prophet.colour.index()] == Some(seat));
        let Some(prophet) = own else {
            return Err(Violation::NotYours { cell });
        };
        Self::close_windows(state, seat);
        state.world.lift_prophet(cell);
        Self::gone(state, prophet.colour, Some(cell), step);
        state.clock.penalty[seat.index()].pop();
        Ok(())
    }

    /// FG-M6: nobody chose in time, so for the penalty that waits longest the oldest goes; if none stands on a tile any
    /// more, one from a reserve.
    pub(super) fn decide_penalty(state: &mut State, seat: Seat, step: &mut Step) {
        state.clock.penalty[seat.index()].pop();
        let oldest = state
            .colours(seat)
            .filter_map(|colour| state.world.oldest(colour))
            .min_by_key(|&cell| state.world.order(cell));
        let prophet = oldest.and_then(|cell| Some((cell, state.world.lift_prophet(cell)?)));
        if let Some((cell, prophet)) = prophet {
            Self::gone(state, prophet.colour, Some(cell), step);
            return;
        }
        Self::lose_from_reserve(state, seat, step);
    }
}
