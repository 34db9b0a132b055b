//! What a table was agreed to be played with, and where a title keeps its parts.

use std::sync::Arc;

/// The terms of a table: content and options, the number of seats, and the version of the rules.
///
/// A title's rules are made from them and keep them; [`Game::terms`](crate::Game::terms) hands them out.
#[derive(Clone, Debug)]
pub struct Terms<C, O> {
    /// The content in use.
    pub content: Arc<C>,
    /// The options in use.
    pub options: O,
    /// How many sit at the table.
    pub seats: u8,
    /// The version of the rules in use.
    pub version: u32,
}

/// The parts of [`Game`](crate::Game) that every title keeps in the same place under the same name, for the beginning of
/// its `impl`. What makes a title is said below it: what it is, who acts, what is legal, what happens.
///
/// | part | where |
/// |---|---|
/// | types | `Content`, `Options`, `State`, `Action`, `Event`, `Violation` and `View`, in scope |
/// | `terms` | a field of the rules |
/// | `set_up` | `lay_out` of the rules |
/// | `may_be_taken_back` | the action's own |
/// | `view`, `imagine` | the view's own `of` and `imagine` |
/// | `outcome`, `score` | `final_outcome` and `score_sheet` of the rules |
/// | `laws` | `crate::laws::LAWS` |
#[macro_export]
#[expect(
    clippy::crate_in_macro_def,
    reason = "the laws are those of the crate that says this"
)]
macro_rules! title_parts {
    () => {
        type Content = Content;
        type Options = Options;
        type State = State;
        type Action = Action;
        type Event = Event;
        type Violation = Violation;
        type View = View;

        #[inline]
        fn terms(&self) -> &$crate::Terms<Content, Options> {
            &self.terms
        }

        fn set_up(&self, step: &mut $crate::Step<Event>) -> State {
            self.lay_out(step)
        }

        fn may_be_taken_back(action: Action) -> bool {
            action.may_be_taken_back()
        }

        fn view(&self, state: &State, viewer: $crate::Viewer) -> View {
            View::of(self, state, viewer)
        }

        fn imagine(&self, view: &View, rng: &mut $crate::Rng) -> State {
            view.imagine(self, rng)
        }

        fn outcome(&self, state: &State) -> Option<$crate::Outcome> {
            self.final_outcome(state)
        }

        fn score(&self, state: &State, viewer: $crate::Viewer) -> $crate::ScoreSheet {
            self.score_sheet(state, viewer)
        }

        fn laws() -> &'static [$crate::Law<Self>] {
            crate::laws::LAWS
        }
    };
}

/// The parts of [`Game`](crate::Game) that titles share in which nobody but the seat at turn acts. They list what it may
/// do in `list_now` of the rules.
#[macro_export]
macro_rules! turn_parts {
    () => {
        #[inline]
        fn to_act(&self, state: &State) -> $crate::SeatSet {
            $crate::SeatSet::in_turn(state.turn, self.is_over(state))
        }

        fn legal(&self, state: &State, seat: $crate::Seat, out: &mut Vec<Action>) {
            out.clear();
            if seat == state.turn {
                self.list_now(state, out);
            }
        }
    };
}

/// The parts of [`Speak`](crate::Speak) that every title keeps in the same place under the same name, for the end of its
/// `impl`. What is asked and how actions are said stands above it.
///
/// | part | where |
/// |---|---|
/// | `say_event` | the table of [`events!`](crate::events) |
/// | `describe` | `board_text` of the rules |
/// | `draw` | `crate::draw::draw` |
#[macro_export]
#[expect(
    clippy::crate_in_macro_def,
    reason = "the drawing is that of the crate that says this"
)]
macro_rules! speech_parts {
    () => {
        fn say_event(&self, event: &Event) -> $crate::Message {
            event.message(self)
        }

        fn describe(&self, view: &View) -> Vec<$crate::Message> {
            self.board_text(view)
        }

        fn draw(&self, view: &View, words: &dyn $crate::Words) -> $crate::Picture {
            crate::draw::draw(self, view, words)
        }
    };
}
