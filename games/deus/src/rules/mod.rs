//! The rules, a file per family of the rulebook.
//!
//! Each file holds for its actions what is possible (which `legal` lists and `apply` checks, so the two can't
//! disagree), why anything else is refused, and what happens.

mod army;
mod building;
mod column;
mod count;
mod deck;
mod draft;
mod effect;
mod ending;
mod offering;
mod payment;
mod placing;
mod set_up;
mod supply;
mod village;

use std::sync::Arc;

use pantheon_engine::{
    Game, Law, Outcome, Rng, ScoreSheet, Seat, SeatSet, SetupError, Step, TitleInfo, Viewer,
};

use crate::action::Action;
use crate::content::Content;
use crate::event::Event;
use crate::kind::Terrain;
use crate::map::Layout;
use crate::options::{Map, Options};
use crate::region::RegionSet;
use crate::state::{Decision, State};
use crate::view::View;
use crate::violation::Violation;

/// What an action comes to.
type Refusable = Result<(), Violation>;

/// The rules of a table of DEUS.
#[derive(Clone, Debug)]
pub struct Deus {
    content: Arc<Content>,
    options: Options,
    seats: u8,
    layout: Layout,
    /// What the regions are, unless that is drawn.
    terrain: Option<[RegionSet; 6]>,
}

impl Deus {
    /// Where the map's regions lie.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The land of a position: neither sea nor villages.
    #[inline]
    pub(crate) const fn land(state: &State) -> RegionSet {
        state
            .of(Terrain::Field)
            .or(state.of(Terrain::Forest))
            .or(state.of(Terrain::Swamp))
            .or(state.of(Terrain::Mountain))
    }
}

impl Game for Deus {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Violation = Violation;
    type View = View;

    const INFO: TitleInfo = TitleInfo {
        id: "deus",
        name: "DEUS",
        designers: "Sébastien Dujardin",
        publisher: "Pearl Games",
        year: 2014,
        prefix: "DE",
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
        if let Some((option, value, why)) = options.flaw() {
            return Err(SetupError::Option { option, value, why });
        }
        let fails = |why| SetupError::Option {
            option: "tiles",
            value: format!("{} tiles", options.tiles.len()),
            why,
        };
        let (layout, terrain) = match options.map {
            Map::Fixed => content
                .lay(content.fixed(seats), seats)
                .map(|(layout, terrain)| (layout, Some(terrain))),
            Map::Custom => content
                .lay(&options.tiles, seats)
                .map(|(layout, terrain)| (layout, Some(terrain))),
            map => Layout::new(content.shape(map, seats)).map(|layout| (layout, None)),
        }
        .map_err(fails)?;
        Ok(Self {
            content,
            options,
            seats,
            layout,
            terrain,
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

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        match state.decision {
            Decision::Draft => self.drafting(state),
            Decision::Over(_) => SeatSet::EMPTY,
            _ => SeatSet::only(state.turn),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.to_act(state).contains(seat) {
            return;
        }
        match state.decision {
            Decision::Draft => Self::list_draft(state, seat, out),
            Decision::Turn => self.list_turn(state, out),
            Decision::Pay => self.list_payments(state, out),
            Decision::Place => self.list_places(state, out),
            Decision::Effect { card } => {
                self.list_effect(state, self.content.face(card).effect, out);
                out.push(Action::Decline);
            }
            Decision::Buy { price, .. } => {
                Self::list_purchases(state, price, out);
                out.push(Action::Done);
            }
            Decision::Exchange { resource, .. } => {
                Self::list_exchanges(state, resource, out);
                out.push(Action::Done);
            }
            Decision::Pieces { .. } | Decision::Mars { .. } => Self::list_pieces(state, out),
            Decision::Muster { steps, moved } => {
                out.extend(
                    self.armies_to_move(state, steps, moved)
                        .iter()
                        .map(Action::March),
                );
                out.push(Action::Done);
            }
            Decision::March {
                start, at, left, ..
            } => {
                out.extend(
                    self.steps_from(state, start, at, left)
                        .iter()
                        .map(Action::Step),
                );
                out.extend(Self::may_stop(state).then_some(Action::Done));
            }
            Decision::Offering { .. } => {
                self.list_hand(state, Action::Add, out);
                out.push(Action::Done);
            }
            Decision::Jupiter { .. } => {
                out.extend(crate::kind::Kind::ALL.map(Action::Invoke));
            }
            Decision::Ceres { .. } => Self::list_supply(state, out),
            Decision::Over(_) => {}
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        step: &mut Step<Event>,
    ) -> Refusable {
        let acting = self.to_act(state);
        if !acting.contains(seat) {
            return Err(match state.decision {
                Decision::Over(_) => Violation::GameOver,
                Decision::Draft => Violation::DraftComplete,
                _ => Violation::NotYourTurn { turn: state.turn },
            });
        }
        match (state.decision, action) {
            (Decision::Draft, Action::Draft(kind)) => self.draft(state, seat, kind, step),
            (Decision::Turn, Action::Build(card)) => self.build(state, card, step),
            (Decision::Turn, Action::Hide { card, column }) => self.hide(state, card, column, step),
            (Decision::Turn, Action::Offer(card)) => self.offer(state, card, step),
            (Decision::Pay, Action::Pay(payment)) => self.pay(state, payment, step),
            (Decision::Place, Action::Place(region)) => self.place(state, region, step),
            (Decision::Place, Action::Settle(region)) => self.settle(state, region, step),
            (Decision::Effect { card }, action) => self.use_card(state, card, action, step),
            (Decision::Buy { price, left }, Action::Take(resource)) => {
                self.buy(state, price, left, resource, step)
            }
            (Decision::Exchange { resource, left }, Action::Exchange(other)) => {
                self.exchange(state, resource, left, other, step)
            }
            (
                Decision::Buy { .. } | Decision::Exchange { .. } | Decision::Muster { .. },
                Action::Done,
            ) => {
                self.effect_done(state, step);
                Ok(())
            }
            (Decision::Pieces { left, cards }, Action::Gain(kind)) => {
                self.gain_by_card(state, left, cards, kind, step)
            }
            (Decision::Muster { steps, moved }, Action::March(region)) => {
                self.march(state, region, steps, true, moved)
            }
            (Decision::March { .. }, Action::Step(region)) => self.step_to(state, region, step),
            (Decision::March { .. }, Action::Done) => self.halt(state, step),
            (Decision::Offering { top, count }, Action::Add(card)) => {
                self.add_to_offering(state, top, count, card, step)
            }
            (Decision::Offering { top, count }, Action::Done) => {
                self.invoke_top(state, top, count, step);
                Ok(())
            }
            (Decision::Jupiter { count }, Action::Invoke(god)) => {
                self.invoke(state, god, count, step);
                Ok(())
            }
            (Decision::Ceres { left }, Action::Take(resource)) => {
                self.take_from_ceres(state, left, resource, step)
            }
            (Decision::Mars { left }, Action::Gain(kind)) => {
                self.gain_from_mars(state, left, kind, step)
            }
            (decision, _) => Err(Violation::NotNow { decision }),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        view.imagine(self, rng)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.final_outcome(state)
    }

    #[inline]
    fn is_over(&self, state: &State) -> bool {
        matches!(state.decision, Decision::Over(_))
    }

    fn score(&self, state: &State, viewer: Viewer) -> ScoreSheet {
        self.score_sheet(state, viewer)
    }

    fn laws() -> &'static [Law<Self>] {
        crate::laws::LAWS
    }
}
