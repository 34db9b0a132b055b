//! The rules, a file per family of the rulebook.
//!
//! Each file holds for its actions what is possible (mostly a set that `legal` lists and `apply` checks), why anything
//! else is refused, and what happens. That list and check agree isn't so by construction: the test
//! `list_and_check_agree_and_refusals_are_true` tries every action there is, in positions of every kind.

mod activation;
mod attack;
mod checkpoint;
mod ending;
mod growth;
mod patronus;
mod scoring;
mod set_up;
mod travel;
mod turn;
mod visit;

pub use scoring::{Gains, TerritoryGain};

use pantheon_engine::{
    Game, Newcomer, OptionValue, Party, Seat, SetupError, Terms, TitleInfo, title_parts,
};

use attack::Push;
use travel::Way;

use crate::action::Action;
use crate::content::Content;
use crate::event::{Event, Step};
use crate::god::God;
use crate::options::Options;
use crate::state::{Decision, State};
use crate::territory::TerritorySet;
use crate::view::View;
use crate::violation::Violation;

/// What an action comes to.
type Refusable = Result<(), Violation>;

/// The rules of a table of Gods of Rome.
#[derive(Clone, Debug)]
pub struct GodsOfRome {
    terms: Terms<Content, Options>,
}

impl GodsOfRome {
    /// Whether one human plays against the Patronus (GR-L).
    pub const fn is_solo(&self) -> bool {
        self.terms.seats == 1
    }

    /// Everybody who scores: the players, and the Patronus in a solo game.
    pub fn parties(&self) -> impl Iterator<Item = Party> + use<> {
        Seat::all(self.terms.seats)
            .map(Party::Seat)
            .chain(self.is_solo().then_some(Party::Automa))
    }

    /// Whether this seat's player has the power of this god (GR-P).
    pub(crate) fn has_power(&self, state: &State, seat: Seat, god: God) -> bool {
        self.terms.options.powers && state.player(seat).faction == Some(god)
    }

    /// The faction of whoever decides. Nobody decides anything but a faction without one.
    #[inline]
    pub(crate) fn own(state: &State) -> God {
        state.current().faction.unwrap_or(God::Jupiter)
    }

    /// Where the meeples of whoever decides may be placed or moved to (GR-A7, GR-P1).
    #[inline]
    pub(crate) fn may_enter(&self, state: &State) -> TerritorySet {
        if self.has_power(state, state.turn, God::Jupiter) {
            TerritorySet::ALL
        } else {
            TerritorySet::ALL.minus(state.board.guarded())
        }
    }
}

impl GodsOfRome {
    /// Lists what the seat at turn may do.
    #[inline]
    fn list_now(&self, state: &State, out: &mut Vec<Action>) {
        match state.decision {
            Decision::Faction => out.extend(Self::free_factions(state).iter().map(Action::Choose)),
            Decision::Turn => self.list_turn(state, out),
            Decision::PlaceMeeple { god } => {
                out.extend(TerritorySet::of(god).iter().map(Action::Place));
            }
            Decision::Activation => self.list_activation(state, out),
            Decision::Regroup { to } => {
                out.extend(
                    Self::meeples_elsewhere(state, to)
                        .iter()
                        .map(Action::Regroup),
                );
            }
            Decision::TakeCard => out.extend(Self::cards_to_take(state).map(Action::Take)),
            Decision::LayCard { .. } => out.extend(Self::slots_to_cover(state).map(Action::Lay)),
            Decision::Travel { from, moved } => {
                out.extend(
                    self.travel_destinations(state, from)
                        .iter()
                        .map(Action::Move),
                );
                out.extend(moved.then_some(Action::Done));
            }
            Decision::Gather { to, moved } => {
                out.extend(
                    Self::meeples_elsewhere(state, to)
                        .iter()
                        .map(Action::Summon),
                );
                out.extend(moved.then_some(Action::Done));
            }
            Decision::Push { at } => self.list_pushes(state, at, out),
            Decision::PushMore { at } => {
                self.list_pushes(state, at, out);
                out.push(Action::Done);
            }
            Decision::DriveOut { at } => self.list_driving_out(state, at, out),
            Decision::ExtraScoring => out.extend([Action::Score, Action::Decline]),
            Decision::Over(_) => {}
        }
    }
}

impl Game for GodsOfRome {
    title_parts!();

    const INFO: TitleInfo = TitleInfo {
        id: "gods-of-rome",
        name: "Gods of Rome",
        designers: "António Sousa Lara",
        publisher: "PYTHAGORAS",
        year: 2023,
        prefix: "GR",
        rules_version: 2,
        min_seats: 1,
        max_seats: 4,
        max_steps: 300_000,
        hidden_information: false,
        minutes: 60,
        weight: 3,
        newcomer: Newcomer {
            options: &[("layout", OptionValue::Word("first-game"))],
            levels: &[1, 2],
        },
    };

    // Version 2 differs in the name of one ending (GR-R3).
    const OLDEST_RULES: u32 = 1;

    fn on(terms: Terms<Content, Options>) -> Result<Self, SetupError> {
        Ok(Self { terms })
    }

    #[inline]
    fn is_over(&self, state: &State) -> bool {
        matches!(state.decision, Decision::Over(_))
    }

    pantheon_engine::turn_parts!();

    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step) -> Refusable {
        if let Decision::Over(ending) = state.decision {
            return Err(Violation::GameOver { ending });
        }
        if seat != state.turn {
            return Err(Self::why_not_yet(state));
        }
        match (state.decision, action) {
            (Decision::Faction, Action::Choose(god)) => self.choose_faction(state, god, step),
            (Decision::Turn, Action::Visit(god)) => self.visit(state, god, step),
            (Decision::PlaceMeeple { god }, Action::Place(at)) => {
                self.place_visited_meeple(state, god, at, step)
            }
            (Decision::Turn, Action::Activate(slot)) => self.activate(state, slot, step),
            (Decision::Turn, Action::Score) => {
                self.score_turn(state, step);
                Ok(())
            }
            (Decision::Activation, Action::Grow(to)) => self.grow(state, to, step),
            (Decision::Regroup { to }, Action::Regroup(from)) => {
                self.regroup(state, Way { from, to }, step)
            }
            (Decision::Activation, Action::Build(at)) => self.build(state, at, step),
            (Decision::TakeCard, Action::Take(open)) => Self::take_card(state, open),
            (Decision::LayCard { open }, Action::Lay(slot)) => {
                self.lay_card(state, open, slot, step)
            }
            (Decision::Activation, Action::Travel(from)) => self.travel(state, from),
            (Decision::Travel { from, .. }, Action::Move(to)) => {
                self.move_on(state, Way { from, to }, step)
            }
            (Decision::Activation, Action::Gather(to)) => self.gather(state, to, step),
            (Decision::Gather { to, .. }, Action::Summon(from)) => {
                self.summon(state, Way { from, to }, step)
            }
            (Decision::Activation, Action::Attack(at)) => self.attack(state, at),
            (Decision::Push { at }, Action::Push { faction, to }) => {
                self.push_first(state, Push { at, faction, to }, step)
            }
            (Decision::PushMore { at }, Action::Push { faction, to }) => {
                self.push_more(state, Push { at, faction, to }, step)
            }
            (Decision::Activation, Action::Smite(at)) => self.smite(state, at, step),
            (Decision::DriveOut { at }, Action::Push { faction, to }) => {
                self.drive_out(state, Push { at, faction, to }, step)
            }
            (_, Action::Done) => self.be_done(state, step),
            (Decision::ExtraScoring, Action::Score | Action::Decline) => {
                self.score_extra(state, action == Action::Score, step);
                Ok(())
            }
            (decision, _) => Err(Self::why_not_now(state, decision, action)),
        }
    }
}
