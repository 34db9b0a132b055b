//! The rules, a file per family of the rulebook.
//!
//! Each file holds for its actions what is possible (which `legal` lists), a check that says why anything else is
//! refused, and what happens. Time passes before an action does (`time.rs`), so an action never meets an old clock.

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

use std::sync::Arc;

use pantheon_engine::{
    Audience, Game, Law, Millis, Outcome, Rng, ScoreSheet, Seat, SeatSet, SetupError, Step,
    TitleInfo, Viewer,
};

use crate::action::Action;
use crate::clock::Alarm;
use crate::content::Content;
use crate::event::Event;
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
    content: Arc<Content>,
    options: Options,
    seats: u8,
}

impl FourGods {
    /// The cells along a side of the frame.
    pub fn frame(&self) -> u8 {
        self.content.frame(self.options.frame == FrameOption::Quick)
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

    /// Something new was drawn, placed, built or chosen, so play doesn't stand still (FG-E4).
    #[inline]
    fn progressed(&self, state: &mut State, at: Millis) {
        if !state.modes.timed {
            state.clock.still = Alarm::after(at, self.content.clocks.still);
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

    fn perform(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        step: &mut Step<Event>,
    ) -> Refusable {
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
    type Content = Content;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Violation = Violation;
    type View = View;

    const INFO: TitleInfo = TitleInfo {
        id: "four-gods",
        name: "4 Gods",
        designers: "Christophe Boelinger",
        publisher: "Ludically",
        year: 2016,
        prefix: "FG",
        rules_version: 1,
        min_seats: 2,
        max_seats: 4,
        max_steps: 30_000,
        hidden_information: true,
    };

    fn new(content: Arc<Content>, options: Options, seats: u8) -> Result<Self, SetupError> {
        let TitleInfo {
            id,
            min_seats,
            max_seats,
            ..
        } = Self::INFO;
        if !(min_seats..=max_seats).contains(&seats) {
            return Err(SetupError::Seats {
                title: id,
                min: min_seats,
                max: max_seats,
                asked: seats,
            });
        }
        options.check(seats)?;
        Ok(Self {
            content,
            options,
            seats,
        })
    }

    fn content(&self) -> &Content {
        &self.content
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn set_up(&self, step: &mut Step<Event>) -> State {
        self.lay_out(step)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Over(_) => SeatSet::EMPTY,
            Phase::Preparing => self.preparing(state),
            Phase::Playing if state.modes.timed => self.acting_in_turns(state),
            Phase::Playing => SeatSet::all(self.seats),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat.number() >= self.seats {
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
    /// to do it is void (FG-N5).
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        step: &mut Step<Event>,
    ) -> Refusable {
        if !state.clock.next().is_due(step.at) {
            return self.perform(state, seat, action, step);
        }
        step.reveal();
        self.pass_time(state, step);
        if self.perform(state, seat, action, step).is_err() {
            step.tell_to(Audience::Only(SeatSet::only(seat)), Event::TooLate { seat });
        }
        Ok(())
    }

    fn tick(&self, state: &mut State, step: &mut Step<Event>) {
        self.pass_time(state, step);
    }

    fn deadline(&self, state: &State) -> Option<Millis> {
        state.clock.next().time()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        crate::imagine::imagine(self, view, rng)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.final_outcome(state)
    }

    #[inline]
    fn is_over(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Over(_))
    }

    fn score(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        self.score_sheet(state)
    }

    fn laws() -> &'static [Law<Self>] {
        crate::laws::LAWS
    }
}
