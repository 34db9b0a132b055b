//! The rules: how dice are thrown and turns go on, how pieces move, how the game ends.

mod ending;
mod moving;
mod turns;

pub use moving::Landing;

use pantheon_engine::{
    Game, Newcomer, OptionValue, Seat, SeatSet, SetupError, Terms, TitleInfo, title_parts,
};

use crate::action::Action;
use crate::content::Content;
use crate::event::{Event, Step};
use crate::options::Options;
use crate::state::State;
use crate::view::View;
use crate::violation::Violation;

/// What an action comes to.
type Refusable = Result<(), Violation>;

/// The rules of a table of the Royal Game of Ur.
#[derive(Clone, Debug)]
pub struct RoyalGameOfUr {
    terms: Terms<Content, Options>,
}

impl RoyalGameOfUr {
    /// With how many pieces each player races (UR-S1).
    pub fn pieces(&self) -> u8 {
        self.terms.content.pieces(self.terms.options.length)
    }

    /// Who plays against this seat.
    pub fn other(seat: Seat) -> Seat {
        seat.next(Self::INFO.max_seats)
    }
}

impl Game for RoyalGameOfUr {
    title_parts!();

    const INFO: TitleInfo = TitleInfo {
        id: "royal-game-of-ur",
        name: "Royal Game of Ur",
        designers: "unknown, about 2600 BC; rules reconstructed by Irving Finkel",
        publisher: "public domain",
        year: 2007,
        prefix: "UR",
        rules_version: 1,
        min_seats: 2,
        max_seats: 2,
        max_steps: ending::MOST_THROWS as u32,
        hidden_information: false,
        minutes: 20,
        weight: 1,
        newcomer: Newcomer {
            options: &[("length", OptionValue::Word("short"))],
            levels: &[2],
        },
    };

    fn on(terms: Terms<Content, Options>) -> Result<Self, SetupError> {
        Ok(Self { terms })
    }

    #[inline]
    fn is_over(&self, state: &State) -> bool {
        state.ending.is_some()
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        SeatSet::in_turn(state.turn, self.is_over(state))
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.to_act(state).contains(seat) {
            out.extend(self.moves(state));
            if out.is_empty() {
                out.push(Action::Pass);
            }
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step) -> Refusable {
        if let Some(ending) = state.ending {
            return Err(Violation::GameOver { ending });
        }
        if seat != state.turn {
            return Err(Violation::NotYourTurn { turn: state.turn });
        }
        match action {
            Action::Enter | Action::Move(_) => self.go(state, action.from(), step),
            Action::Pass => self.pass(state, step),
        }
    }
}
