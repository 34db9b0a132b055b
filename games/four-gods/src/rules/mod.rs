//! The rules, a file per family of the rulebook.
//!
//! Each file holds for its actions what is possible (which `legal` lists), a check that says why anything else is
//! refused, and what happens. A list is made at once, by sets of cells, where a check asks one question after the other
//! to find a reason; so nothing in their making keeps the two together. The law `legal_and_apply_agree` of the
//! conformance suite does, on every position of random play, and `tests/agreement.rs`, which tries every action there
//! is. Time passes before an action does (`time.rs`), so an action never meets an old clock.

mod challenge;
mod cities;
mod ending;
mod hands;
mod placing;
mod preparing;
mod prophets;
mod ranking;
mod scoring;
mod set_up;
mod time;
mod turns;

pub use ranking::shares;

use pantheon_engine::{
    Audience, Game, Millis, Newcomer, Seat, SeatSet, SetupError, Terms, TitleInfo, title_parts,
};

use crate::action::Action;
use crate::clock::Alarm;
use crate::content::Content;
use crate::event::{Event, Step};
use crate::options::{FrameOption, Options};
use crate::state::{Phase, State};
use crate::view::View;
use crate::violation::Violation;

/// What an action comes to.
type Refusable = Result<(), Violation>;

/// What a command means for those who passed (FG-E4) and for a timed turn (FG-T3).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    /// A tile was turned over: not acting.
    Turning,
    /// The player acted; others have no new options.
    Own,
    /// All have new options.
    Shared,
}

/// The rules of a table of 4 Gods.
#[derive(Clone, Debug)]
pub struct FourGods {
    terms: Terms<Content, Options>,
}

impl FourGods {
    /// The cells along a side of the frame.
    pub fn frame(&self) -> u8 {
        self.terms
            .content
            .frame(self.terms.options.frame == FrameOption::Quick)
    }

    /// A command was carried out: windows close, passes fall, the turn is no pass.
    fn acted(state: &mut State, seat: Seat, deed: Deed) {
        Self::close_windows(state, seat);
        if deed != Deed::Turning {
            state.passed = state.passed.without(seat);
            state.busy |= seat == state.turn;
        }
        if deed == Deed::Shared {
            state.passed = SeatSet::EMPTY;
        }
    }

    /// After a player's next command the newest tile takes no prophet (FG-G3) and stays out of the hand (FG-M2).
    fn close_windows(state: &mut State, seat: Seat) {
        state.fresh[seat.index()] = None;
        state.latest[seat.index()] = None;
        state.clock.no_prophet(seat);
    }

    /// Something new was drawn, placed, built or chosen, so play doesn't stand still (FG-N6). Timed turns and the final
    /// period end by themselves.
    #[inline]
    fn progressed(&self, state: &mut State, at: Millis) {
        if !state.modes.timed && state.trigger.is_none() {
            let clocks = &self.terms.content.clocks;
            state.clock.still = Alarm::after(at, clocks.still);
            state.clock.warning = Alarm::after(at, clocks.still - clocks.warning);
        }
    }

    /// Whether a seat is at the table and may do anything now, its own turn or none being counted.
    fn may_play(state: &State, seat: Seat) -> bool {
        state.phase == Phase::Playing
            && !state.left.contains(seat)
            && (!state.modes.timed || state.turn == seat)
    }

    fn list_off_turn(state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.rows.in_row(seat).map(Action::TurnOver));
        Self::list_challenges(state, seat, out);
        Self::list_give_up(state, seat, out);
    }

    fn list_play(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        Self::list_prophets(state, seat, out);
        self.list_placements(state, seat, out);
        self.list_hands(state, seat, out);
        Self::list_gods(state, seat, out);
        Self::list_cities(state, seat, out);
        Self::list_challenges(state, seat, out);
        Self::list_give_up(state, seat, out);
        Self::list_leaving(state, seat, out);
    }

    fn perform(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step) -> Refusable {
        match state.phase {
            Phase::Over(_) => return Err(Violation::GameOver),
            Phase::Preparing => {
                return match action {
                    Action::Pick(colour) => self.pick(state, seat, colour, step),
                    Action::Ready => self.be_ready(state, seat, step),
                    _ => Err(Violation::NotBegun),
                };
            }
            Phase::Playing => {}
        }
        if state.left.contains(seat) && action != Action::Return {
            return Err(Violation::Away);
        }
        if !Self::may_play(state, seat) && !Self::goes_off_turn(action) {
            return Err(Violation::NotYourTurn { turn: state.turn });
        }
        match action {
            Action::Pick(_) | Action::Ready => Err(Violation::Begun),
            Action::Choose(god) => self.choose_god(state, seat, god, step),
            Action::DrawOne => self.draw(state, seat, 1, step),
            Action::DrawTwo => self.draw(state, seat, 2, step),
            Action::Place {
                hand,
                side,
                rotation,
                cell,
            } => self.place(state, seat, (hand, side, rotation), cell, step),
            Action::Prophet { colour, area, from } => {
                Self::put_prophet(state, seat, colour, area, from, step)
            }
            Action::Build { colour, cell, from } => {
                self.build(state, seat, colour, cell, from, step)
            }
            Action::Destroy {
                hand,
                side,
                rotation,
                cell,
                marker,
            } => self.destroy(state, seat, (hand, side, rotation), cell, marker, step),
            Action::Discard { hand, side } => self.discard(state, seat, hand, side, step),
            Action::DiscardBoth { left, right } => {
                self.discard_both(state, seat, [left, right], step)
            }
            Action::TurnOver(slot) => self.turn_over(state, seat, slot, step),
            Action::Take(slot) => self.take(state, seat, slot, step),
            Action::PutBack { hand, side } => self.put_back(state, seat, hand, side, step),
            Action::Pass => self.pass(state, seat, step),
            Action::EndTurn => self.end_turn_early(state, step),
            Action::Challenge(cell) => self.challenge(state, seat, cell, step),
            Action::GiveUp(cell) => Self::give_up(state, seat, cell, step),
            Action::Leave => self.leave(state, seat, step),
            Action::Return => Self::come_back(state, seat, step),
        }
    }

    /// What has nothing to do with turns, or has a say of its own about them (FG-T3).
    const fn goes_off_turn(action: Action) -> bool {
        matches!(
            action,
            Action::Pick(_)
                | Action::Ready
                | Action::TurnOver(_)
                | Action::Challenge(_)
                | Action::GiveUp(_)
                | Action::Return
        )
    }
}

impl Game for FourGods {
    title_parts!();

    const INFO: TitleInfo = TitleInfo {
        id: "four-gods",
        name: "4 Gods",
        designers: "Christophe Boelinger",
        publisher: "Ludically",
        year: 2016,
        prefix: "FG",
        rules_version: 2,
        min_seats: 2,
        max_seats: 4,
        max_steps: 30_000,
        hidden_information: true,
        minutes: 30,
        weight: 2,
        newcomer: Newcomer::against(&[1, 1]),
    };

    fn on(terms: Terms<Content, Options>) -> Result<Self, SetupError> {
        terms.options.check(terms.seats)?;
        Ok(Self { terms })
    }

    #[inline]
    fn is_over(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Over(_))
    }

    fn to_act(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Over(_) => SeatSet::EMPTY,
            Phase::Preparing => self.preparing(state),
            Phase::Playing if state.modes.timed => self.acting_in_turns(state),
            Phase::Playing => SeatSet::all(self.terms.seats),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat.number() >= self.terms.seats {
            return;
        }
        match state.phase {
            Phase::Over(_) => {}
            Phase::Preparing => Self::list_preparing(state, seat, out),
            Phase::Playing if state.left.contains(seat) => out.push(Action::Return),
            Phase::Playing if Self::may_play(state, seat) => self.list_play(state, seat, out),
            Phase::Playing => Self::list_off_turn(state, seat, out),
        }
    }

    /// A command that arrives when a clock has run out meets the table as it is afterwards; if that leaves it nothing
    /// to do it is void (FG-N5). At or after the bell of its sender's turn it is void in any case, also where the bell
    /// has begun that player's next turn (FG-T3).
    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step) -> Refusable {
        if !state.clock.next().is_due(step.at) {
            return self.perform(state, seat, action, step);
        }
        step.reveal();
        let rung = state.turn == seat && state.clock.turn.is_due(step.at);
        self.pass_time(state, step);
        if rung || self.perform(state, seat, action, step).is_err() {
            step.tell_to(Audience::Only(SeatSet::only(seat)), Event::TooLate { seat });
        }
        Ok(())
    }

    fn tick(&self, state: &mut State, step: &mut Step) {
        self.pass_time(state, step);
    }

    fn deadline(&self, state: &State) -> Option<Millis> {
        state.clock.next().time()
    }
}
