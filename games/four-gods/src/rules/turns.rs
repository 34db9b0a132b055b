//! Passing and leaving (FG-E4), and timed turns (FG-T).

use pantheon_engine::{Millis, Seat, SeatSet, forbid, need};

use super::{FourGods, Refusable};
use crate::action::Action;
use crate::clock::Alarm;
use crate::event::{Event, Step};
use crate::state::{Ending, Phase, State, Trigger};
use crate::tile::{Hand, Side};
use crate::violation::Violation;

impl FourGods {
    /// In timed play: the player whose turn it is, and whoever else has something to do (FG-T3).
    pub(super) fn acting_in_turns(&self, state: &State) -> SeatSet {
        let challenges = state.modes.challenge && !state.world.tiles().is_empty();
        Seat::all(self.terms.seats)
            .filter(|&seat| {
                seat == state.turn
                    || state.left.contains(seat)
                    || state.rows.len(seat) > 0
                    || challenges && Self::may_challenge(state, seat)
                    || Self::may_give_up(state, seat)
            })
            .collect()
    }

    pub(super) fn list_leaving(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.modes.timed {
            out.extend([Action::EndTurn, Action::Leave]);
        } else if state.passed.contains(seat) {
            out.push(Action::Leave);
        } else {
            out.push(Action::Pass);
        }
    }

    /// Who is at the table.
    pub(super) fn present(&self, state: &State) -> SeatSet {
        Seat::all(self.terms.seats)
            .filter(|&seat| !state.left.contains(seat))
            .collect()
    }

    /// FG-E4: when everybody's pass stands, the game ends at once.
    pub(super) fn pass(&self, state: &mut State, seat: Seat, step: &mut Step) -> Refusable {
        forbid(state.modes.timed, Violation::NoPassing)?;
        forbid(state.passed.contains(seat), Violation::AlreadyPassed)?;
        Self::close_windows(state, seat);
        state.passed = state.passed.with(seat);
        step.tell(Event::Passed { seat });
        self.end_if_all_passed(state, step);
        Ok(())
    }

    /// FG-E4, FG-T3: whether the pass of everybody who is there stands, in either pace.
    fn all_passed(&self, state: &State) -> bool {
        let mut present = self.present(state).iter();
        present.all(|seat| state.passed.contains(seat))
    }

    fn end_if_all_passed(&self, state: &mut State, step: &mut Step) {
        if self.all_passed(state) {
            self.finish(state, Ending::AllPassed, step);
        }
    }

    /// A player who left counts as passing, and their turns are skipped (FG-E4, FG-T3).
    pub(super) fn leave(&self, state: &mut State, seat: Seat, step: &mut Step) -> Refusable {
        if !state.modes.timed && !state.passed.contains(seat) {
            return Err(Violation::PassFirst);
        }
        Self::close_windows(state, seat);
        state.left = state.left.with(seat);
        step.tell(Event::Left { seat });
        if state.modes.timed {
            self.end_turn(state, step);
        } else {
            self.end_if_all_passed(state, step);
        }
        Ok(())
    }

    pub(super) fn come_back(state: &mut State, seat: Seat, step: &mut Step) -> Refusable {
        need(state.left.contains(seat), Violation::NotAway)?;
        state.left = state.left.without(seat);
        state.passed = state.passed.without(seat);
        step.tell(Event::CameBack { seat });
        Ok(())
    }

    /// FG-T1: a turn may be ended early.
    pub(super) fn end_turn_early(&self, state: &mut State, step: &mut Step) -> Refusable {
        need(state.modes.timed, Violation::NoTurns)?;
        self.end_turn(state, step);
        Ok(())
    }

    /// FG-T2, FG-T3: tiles in hand are put away, then the next player goes on, or the game ends. An idle turn is a
    /// pass of those who stay; a player left alone has to be idle twice in a row.
    pub(super) fn end_turn(&self, state: &mut State, step: &mut Step) {
        let seat = state.turn;
        for hand in Hand::ALL {
            self.put_away(state, seat, hand, Side::A, step);
        }
        Self::close_windows(state, seat);
        step.tell(Event::TurnEnded { seat });
        let present = self.present(state);
        let idle = !std::mem::take(&mut state.busy) && present.contains(seat);
        let again = idle && state.passed.contains(seat);
        if idle {
            state.passed = state.passed.with(seat);
        }
        let all_pass = match present.len() {
            0 => true,
            1 => again && state.last.is_none(),
            _ => self.all_passed(state) && state.last.is_none(),
        };
        if all_pass {
            self.finish(state, Ending::AllPassed, step);
            return;
        }
        state.turns += 1;
        let rounds = self.terms.content.clocks.rounds * u16::from(self.terms.seats);
        if state.trigger.is_none() && state.turns >= rounds {
            self.last_turns(state, Trigger::LongEnough, step);
        }
        if let Some(next) = self.next_turn(state, present) {
            self.begin_turn(state, next, step.at, step);
        } else {
            let trigger = state.trigger.unwrap_or(Trigger::LongEnough);
            self.finish(state, Ending::Complete(trigger), step);
        }
    }

    /// The next player clockwise who is there and, in the last part, still has a last turn (FG-E3). Whoever is away
    /// when their last turn comes has none.
    fn next_turn(&self, state: &mut State, present: SeatSet) -> Option<Seat> {
        let mut next = state.turn;
        for _ in 0..self.terms.seats {
            next = next.next(self.terms.seats);
            let has_turn = state.last.is_none_or(|waiting| waiting.contains(next));
            state.last = state.last.map(|waiting| waiting.without(next));
            if has_turn && present.contains(next) {
                return Some(next);
            }
        }
        None
    }

    fn begin_turn(&self, state: &mut State, seat: Seat, at: Millis, step: &mut Step) {
        debug_assert_eq!(state.phase, Phase::Playing);
        state.turn = seat;
        state.clock.turn = Alarm::after(at, self.terms.content.clocks.turn);
        step.tell(Event::TurnBegan { seat });
    }

    /// FG-E3: everybody gets one more turn, the one whose turn it is last of all. That isn't taken back.
    pub(super) fn last_turns(&self, state: &mut State, trigger: Trigger, step: &mut Step) {
        let seats = SeatSet::all(self.terms.seats);
        state.trigger = Some(trigger);
        state.last = Some(seats);
        step.reveal();
        step.tell(Event::LastTurns { trigger, seats });
    }
}
