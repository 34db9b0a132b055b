//! The end of the game (FG-E).

use pantheon_engine::{Millis, Seat};

use super::FourGods;
use crate::clock::{Alarm, Clock};
use crate::event::{Event, Step};
use crate::state::{Ending, Phase, State, Trigger};
use crate::terrain::Colour;

impl FourGods {
    /// FG-E1: the first time the World is full or the bag empty, the last part begins.
    #[inline]
    pub(super) fn check_end(&self, state: &mut State, step: &mut Step) {
        if state.trigger.is_some() {
            return;
        }
        let trigger = if state.world.is_full() {
            Trigger::WorldFull
        } else if state.bag_count() == 0 {
            Trigger::BagEmpty
        } else {
            return;
        };
        if state.modes.timed {
            self.last_turns(state, trigger, step);
        } else {
            self.final_period(state, trigger, step);
        }
    }

    /// FG-E2: half a minute for each player, once. So it can't be taken back either.
    pub(super) fn final_period(&self, state: &mut State, trigger: Trigger, step: &mut Step) {
        let length: Millis = self.terms.content.clocks.turn * Millis::from(self.terms.seats);
        state.trigger = Some(trigger);
        state.clock.longest = Alarm::NEVER;
        state.clock.still = Alarm::NEVER;
        state.clock.warning = Alarm::NEVER;
        state.clock.period = Alarm::after(step.at, length);
        step.reveal();
        step.tell(Event::FinalPeriod {
            trigger,
            seconds: (length / 1000) as u16,
        });
    }

    /// The game is over: penalties that are due are paid (FG-M6), clocks stop, secret gods are revealed (FG-X11).
    pub(super) fn finish(&self, state: &mut State, ending: Ending, step: &mut Step) {
        for seat in Seat::all(self.terms.seats) {
            while state.due(seat) > 0 {
                Self::decide_penalty(state, seat, step);
            }
        }
        state.phase = Phase::Over(ending);
        state.clock = Clock::default();
        step.reveal();
        step.tell(Event::Ended { ending });
        if state.modes.secret {
            for seat in Seat::all(self.terms.seats) {
                for colour in Colour::ALL {
                    if let (true, Some(god)) = (
                        state.owners[colour.index()] == Some(seat),
                        state.god_of(colour),
                    ) {
                        step.tell(Event::GodRevealed { seat, colour, god });
                    }
                }
            }
        }
    }
}

impl Ending {
    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Complete(Trigger::WorldFull) => "fg-end-world-full",
            Self::Complete(Trigger::BagEmpty) => "fg-end-bag-empty",
            Self::Complete(Trigger::LongEnough) => "fg-end-long-enough",
            Self::AllPassed => "fg-end-all-passed",
            Self::StoodStill => "fg-end-stood-still",
        }
    }
}
