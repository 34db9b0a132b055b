//! The rules, a file per family of the rulebook.
//!
//! Each file holds for its actions what is possible (which `legal` lists and `apply` checks), why anything else is
//! refused, and what happens. That list and check agree isn't so by construction: the test
//! `list_and_check_agree_and_refusals_are_true` tries every action there is, in positions of every kind.

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

use pantheon_engine::{
    Game, Newcomer, OptionSpec, Seat, SeatSet, SetupError, Terms, TitleInfo, title_parts,
};

use crate::action::Action;
use crate::content::Content;
use crate::event::{Event, Step};
use crate::kind::{Colour, Terrain};
use crate::map::{Laid, Layout};
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
    terms: Terms<Content, Options>,
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
            .union(state.of(Terrain::Forest))
            .union(state.of(Terrain::Swamp))
            .union(state.of(Terrain::Mountain))
    }
}

impl Game for Deus {
    title_parts!();

    const INFO: TitleInfo = TitleInfo {
        id: "deus",
        name: "DEUS",
        designers: "Sébastien Dujardin",
        publisher: "Pearl Games",
        year: 2014,
        prefix: "DE",
        rules_version: 2,
        min_seats: 2,
        max_seats: 4,
        max_steps: 30_000,
        hidden_information: true,
        minutes: 75,
        weight: 3,
        newcomer: Newcomer::against(&[1, 2]),
    };

    // Version 2 differs in DE-R8 alone.
    const OLDEST_RULES: u32 = 1;

    fn on(mut terms: Terms<Content, Options>) -> Result<Self, SetupError> {
        terms.options.complete(&terms.content);
        let Terms {
            content,
            options,
            seats,
            ..
        } = &terms;
        if let Some((option, value, why)) = options.flaw(content) {
            return Err(SetupError::Option { option, value, why });
        }
        let fails = |why| SetupError::Option {
            option: "tiles",
            value: format!("{} tiles", options.tiles.len()),
            why,
        };
        let fixed = |tiles: &[Laid]| {
            let (layout, terrain) = content.lay(tiles, *seats)?;
            Ok((layout, Some(terrain)))
        };
        let (layout, terrain) = match options.map {
            Map::Fixed => fixed(content.fixed(*seats)),
            Map::Custom => fixed(&options.tiles),
            map => Layout::new(content.shape(map, *seats)).map(|layout| (layout, None)),
        }
        .map_err(fails)?;
        Ok(Self {
            terms,
            layout,
            terrain,
        })
    }

    fn option_specs(content: &Content) -> Vec<OptionSpec> {
        crate::options::specs(content)
    }

    #[inline]
    fn is_over(&self, state: &State) -> bool {
        matches!(state.decision, Decision::Over(_))
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
                self.list_effect(state, self.terms.content.face(card).effect, out);
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

    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step) -> Refusable {
        let acting = self.to_act(state);
        if !acting.contains(seat) {
            return Err(match state.decision {
                Decision::Over(ending) => Violation::GameOver { ending },
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
            (Decision::Effect { card }, action) if Self::uses_a_card(action) => {
                self.use_card(state, card, action, step)
            }
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
            (Decision::Place, _) if state.column == Colour::Temple => Err(Violation::TempleFirst),
            (decision, _) => Err(Violation::NotNow { decision }),
        }
    }
}
