//! What happens when a clock runs out. The time is given; nothing here knows the hour.

use pantheon_engine::Seat;

use super::FourGods;
use crate::clock::Alarm;
use crate::event::{Event, Step};
use crate::state::{Ending, Phase, State, Trigger};

impl FourGods {
    /// Lets time pass up to `step.at`, which the server says (FG-N4) and the log keeps (FG-N3): every alarm that is due
    /// goes off once, the players' own before the table's.
    pub(super) fn pass_time(&self, state: &mut State, step: &mut Step) {
        let at = step.at;
        for seat in Seat::all(self.terms.seats) {
            while state.clock.penalty[seat.index()].next().is_due(at) {
                Self::decide_penalty(state, seat, step);
            }
            if state.clock.prophet[seat.index()].is_due(at) {
                state.fresh[seat.index()] = None;
                state.clock.no_prophet(seat);
            }
            if state.clock.challenge[seat.index()].is_due(at) {
                state.clock.challenge[seat.index()] = Alarm::NEVER;
            }
        }
        if state.clock.turn.is_due(at) {
            self.end_turn(state, step);
        }
        if state.clock.longest.is_due(at) {
            self.final_period(state, Trigger::LongEnough, step);
        }
        if state.clock.period.is_due(at) {
            let trigger = state.trigger.unwrap_or(Trigger::LongEnough);
            self.finish(state, Ending::Complete(trigger), step);
        } else if state.clock.still.is_due(at) && state.phase == Phase::Playing {
            self.finish(state, Ending::StoodStill, step);
        } else if state.clock.warning.is_due(at) {
            state.clock.warning = Alarm::NEVER;
            let seconds = (self.terms.content.clocks.warning / 1000) as u16;
            step.tell(Event::StandsStill { seconds });
        }
    }
}
