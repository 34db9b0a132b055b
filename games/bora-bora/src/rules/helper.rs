//! The helper's trades (BB-A8).

use pantheon_engine::forbid;

use super::{BoraBora, Refusable};
use crate::action::Action;
use crate::event::{Event, Step};
use crate::piece::{Kind, Material, Sex};
use crate::player::Source;
use crate::state::{Decision, Errand, State};
use crate::violation::Violation;

impl BoraBora {
    /// What a trade costs, if it is one.
    fn price(&self, action: Action) -> Option<u8> {
        let prices = &self.terms.content.helper;
        match action {
            Action::Tattoo(_) | Action::Collect(_) => Some(prices.slide),
            Action::ScorePoint => Some(prices.point),
            Action::TakeOffering => Some(prices.offering),
            Action::TakeCard(_) | Action::DrawCard => Some(prices.card),
            Action::TakeMaterial(_) => Some(prices.material),
            Action::MoveHut => Some(prices.hut),
            _ => None,
        }
    }

    /// BB-A8: goes on trading while points are left.
    pub(super) fn offer_help(&self, state: &mut State, points: u8, step: &mut Step) {
        if points == 0 {
            return self.finish(state, step);
        }
        state.errand = Errand::Nothing;
        state.decision = Decision::Helper { points };
    }

    /// BB-A8: every trade that the points are enough for; one may stop at any time (BB-R6).
    pub(super) fn list_help(&self, state: &State, points: u8, out: &mut Vec<Action>) {
        let prices = &self.terms.content.helper;
        let player = state.current();
        if points >= prices.slide {
            let up = |sex: Sex| {
                let folk = player.folk(sex);
                Kind::ALL.into_iter().filter(|&kind| folk.up(kind) > 0)
            };
            out.extend(up(Sex::Man).map(Action::Tattoo));
            out.extend(up(Sex::Woman).map(Action::Collect));
        }
        if points >= prices.point {
            out.push(Action::ScorePoint);
        }
        if points >= prices.offering {
            out.push(Action::TakeOffering);
        }
        if points >= prices.card {
            Self::list_cards(state, out);
        }
        if points >= prices.material {
            out.extend(Material::ALL.into_iter().map(Action::TakeMaterial));
        }
        if points >= prices.hut && player.can_move_hut() {
            out.push(Action::MoveHut);
        }
        out.push(Action::Done);
    }

    /// BB-A8: one trade.
    pub(super) fn trade(
        &self,
        state: &mut State,
        points: u8,
        action: Action,
        step: &mut Step,
    ) -> Refusable {
        let decision = state.decision;
        let price = self.price(action).ok_or(Violation::NotNow { decision })?;
        forbid(price > points, Violation::TooDear { price, points })?;
        let left = points - price;
        let seat = state.turn;
        match action {
            Action::Tattoo(kind) => self.move_down(state, Sex::Man, kind, step)?,
            Action::Collect(kind) => self.move_down(state, Sex::Woman, kind, step)?,
            Action::ScorePoint => Self::score_points(state, seat, 1, Source::Helper, step),
            Action::TakeOffering => Self::take_offering(state, seat, step),
            Action::TakeMaterial(material) => {
                state.errand = Errand::Helper { points: left };
                self.give_material(state, material, step);
                return Ok(());
            }
            Action::MoveHut => {
                Self::need_movable_hut(state)?;
                Self::move_hut(state, step);
            }
            _ => self.gain_card(state, action, step)?,
        }
        self.offer_help(state, left, step);
        Ok(())
    }

    /// BB-A8: a man is tattooed for status, a woman collects shells, once each.
    fn move_down(&self, state: &mut State, sex: Sex, kind: Kind, step: &mut Step) -> Refusable {
        let seat = state.turn;
        let folk = &mut state.current_mut().folk[sex.index()];
        forbid(folk.up(kind) == 0, Violation::NobodyUp { sex, kind })?;
        folk.down[kind.index()] += 1;
        step.tell(Event::MovedDown { seat, sex, kind });
        let symbols = self.terms.content.person(kind).symbols;
        match sex {
            Sex::Man => self.rise(state, seat, symbols, step),
            Sex::Woman => Self::take_shells(state, seat, symbols, step),
        }
        Ok(())
    }

    /// BB-A8, BB-R2: there is a hut to move, and nobody lies where it would go.
    fn need_movable_hut(state: &State) -> Refusable {
        let player = state.current();
        if player.twelfth_person {
            Err(Violation::TwelfthTaken)
        } else if player.huts == 0 {
            Err(Violation::NoHutToMove)
        } else {
            Ok(())
        }
    }

    pub(super) fn move_hut(state: &mut State, step: &mut Step) {
        let seat = state.turn;
        let player = state.current_mut();
        player.huts -= 1;
        player.twelfth_huts += 1;
        step.tell(Event::HutMoved { seat });
    }
}
