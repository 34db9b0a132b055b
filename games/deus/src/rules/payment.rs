//! Paying a cost (DE-B3): every way to pay is an action of its own.

use super::{Deus, Refusable};
use crate::action::{Action, Payment};
use crate::card::Design;
use crate::effect::Cost;
use crate::event::{Event, Step};
use crate::state::{Decision, Player, State};
use crate::view::Price;
use crate::violation::Violation;

impl Deus {
    /// Gold that a cost takes if so many resources are replaced.
    fn gold_for(&self, cost: Cost, replaced: u8) -> u16 {
        u16::from(cost.gold)
            + u16::from(self.terms.content.numbers.prices.resource) * u16::from(replaced)
    }

    /// What a cost takes of each thing if it is paid in this way.
    pub(crate) fn cost_so(&self, cost: Cost, payment: Payment) -> Cost {
        let [wood, clay, stone, wheat] =
            std::array::from_fn(|i| cost.resources()[i].saturating_sub(payment.0[i]));
        let gold = self.gold_for(cost, payment.replaced());
        Cost {
            wood,
            clay,
            stone,
            wheat,
            gold: u8::try_from(gold).unwrap_or(u8::MAX),
        }
    }

    /// The way to pay that replaces as little as possible.
    #[inline]
    fn cheapest(player: &Player, cost: Cost) -> Payment {
        let wanted = cost.resources();
        Payment(std::array::from_fn(|i| {
            wanted[i].saturating_sub(player.resources[i])
        }))
    }

    /// Whether a player can pay a cost in any way, that of a temple as any other (DE-B3, DE-M2).
    #[inline]
    pub(super) fn can_pay(&self, player: &Player, cost: Cost) -> bool {
        self.gold_for(cost, Self::cheapest(player, cost).replaced()) <= player.gold
    }

    /// Whether a player can pay a cost in this way: what isn't replaced is there, and gold for the rest.
    fn can_pay_so(&self, player: &Player, cost: Cost, payment: Payment) -> bool {
        let least = Self::cheapest(player, cost);
        let fits = (0..4).all(|i| (least.0[i]..=cost.resources()[i]).contains(&payment.0[i]));
        fits && self.gold_for(cost, payment.replaced()) <= player.gold
    }

    /// Calls with every way to pay, those with fewer replaced resources first.
    fn each_payment(&self, player: &Player, cost: Cost, mut each: impl FnMut(Payment)) {
        let least = Self::cheapest(player, cost);
        let most = cost.resources();
        for replaced in least.replaced()..=Payment(most).replaced() {
            if self.gold_for(cost, replaced) > player.gold {
                return;
            }
            for wood in least.0[0]..=most[0] {
                for clay in least.0[1]..=most[1] {
                    for stone in least.0[2]..=most[2] {
                        for wheat in least.0[3]..=most[3] {
                            let payment = Payment([wood, clay, stone, wheat]);
                            if payment.replaced() == replaced {
                                each(payment);
                            }
                        }
                    }
                }
            }
        }
    }

    /// The card that was just laid on top of the column.
    pub(crate) fn laid_card(&self, state: &State) -> Option<Design> {
        let column = state.current().column(state.column);
        let top = column.get(column.len().checked_sub(1)?)?;
        Some(self.terms.content.design(top))
    }

    fn cost_to_pay(&self, state: &State) -> Cost {
        self.laid_card(state)
            .map_or_else(Cost::default, |card| self.terms.content.face(card).cost)
    }

    pub(super) fn list_payments(&self, state: &State, out: &mut Vec<Action>) {
        self.each_payment(state.current(), self.cost_to_pay(state), |payment| {
            out.push(Action::Pay(payment));
        });
    }

    /// The ways to pay where that is decided, with what each takes.
    pub(crate) fn prices(&self, state: &State) -> Vec<Price> {
        let mut prices = Vec::new();
        if state.decision == Decision::Pay {
            let cost = self.cost_to_pay(state);
            self.each_payment(state.current(), cost, |payment| {
                let cost = self.cost_so(cost, payment);
                prices.push(Price { payment, cost });
            });
        }
        prices
    }

    /// Asks for a payment, or pays at once if there is only one way.
    pub(super) fn ask_for_payment(&self, state: &mut State, step: &mut Step) {
        let cost = self.cost_to_pay(state);
        let (mut ways, mut only) = (0, Payment::default());
        self.each_payment(state.current(), cost, |payment| {
            ways += 1;
            only = payment;
        });
        if ways == 1 {
            self.settle_cost(state, cost, only, step);
        } else {
            state.decision = Decision::Pay;
        }
    }

    /// DE-B3: pays in this way.
    pub(super) fn pay(&self, state: &mut State, payment: Payment, step: &mut Step) -> Refusable {
        let cost = self.cost_to_pay(state);
        if !self.can_pay_so(state.current(), cost, payment) {
            return Err(Violation::WrongPayment);
        }
        self.settle_cost(state, cost, payment, step);
        Ok(())
    }

    /// Resources go back to the general supply, gold to the bank.
    fn settle_cost(&self, state: &mut State, cost: Cost, payment: Payment, step: &mut Step) {
        for (i, wanted) in cost.resources().into_iter().enumerate() {
            let given = wanted - payment.0[i];
            state.current_mut().resources[i] -= given;
            state.supply[i] += given;
        }
        state.current_mut().gold -= self.gold_for(cost, payment.replaced());
        if let Some(card) = self.laid_card(state) {
            step.tell(Event::Paid {
                seat: state.turn,
                card,
                payment,
            });
        }
        self.ask_for_place(state, step);
    }
}
