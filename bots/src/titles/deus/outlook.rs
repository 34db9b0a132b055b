//! What the turn that is being played will still bring.

use pantheon_engine::{Game as _, Seat};
use pantheon_games::deus::{Decision, Deus, Effect, Kind, State};

use super::holdings::{Holdings, Situation};

/// What a seat will have when the turn is over, as far as that can be said at a glance.
#[derive(Debug)]
pub(super) struct Outlook {
    /// What it will have.
    pub(super) held: Holdings,
    /// The type of the piece that is about to be placed.
    pub(super) placing: Option<Kind>,
}

impl Outlook {
    /// What a seat will have. Outside its turn, what it has.
    pub(super) fn of(rules: &Deus, state: &State, seat: Seat) -> Self {
        let player = state.player(seat);
        let mut held = Holdings::of(player);
        let quiet = matches!(
            state.decision,
            Decision::Draft | Decision::Turn | Decision::Over(_)
        );
        if quiet || state.turn != seat {
            return Self {
                held,
                placing: None,
            };
        }
        let placing = match state.decision {
            Decision::Pay | Decision::Place => state.column.kind(),
            _ => None,
        };
        let situation = Situation::of(rules, state, seat, placing);
        let hand = f32::from(player.hand.inside().len());
        let size = f32::from(rules.content().numbers.cards.hand);
        let refill = (size - hand).max(0.0);
        match state.decision {
            Decision::Offering { top, count } => {
                held.cards += refill;
                invoke(&situation, state, top.kind(), count, &mut held);
            }
            Decision::Jupiter { count } => {
                held.cards += refill;
                invoke(&situation, state, None, count, &mut held);
            }
            Decision::Ceres { left } => {
                held.cards += refill;
                take(left, &mut held);
            }
            Decision::Mars { left } => {
                held.cards += refill;
                held.pieces += f32::from(left);
            }
            decision => {
                let from = begun(rules, state, decision, &situation, &mut held);
                situation.activate(state.column, from, &mut held);
                if hand + held.cards < 0.5 {
                    held.cards += size;
                }
            }
        }
        Self { held, placing }
    }
}

/// Adds what the decision itself brings, and says from which card on the column is still to be carried out.
fn begun(
    rules: &Deus,
    state: &State,
    decision: Decision,
    situation: &Situation<'_>,
    held: &mut Holdings,
) -> u8 {
    let try_out = |effect: Effect, held: &mut Holdings| {
        let mut after = *held;
        situation.carry_out(effect, &mut after);
        if after.worth() > held.worth() {
            *held = after;
        }
    };
    match decision {
        Decision::Pay => {
            pay(rules, state, held);
            return 0;
        }
        Decision::Place => return 0,
        Decision::Effect { card } => try_out(rules.content().face(card).effect, held),
        Decision::Buy { price, left } => try_out(Effect::Buy { price, most: left }, held),
        Decision::Exchange { resource, left } => try_out(
            Effect::Exchange {
                resource,
                most: left,
            },
            held,
        ),
        Decision::Pieces { left, cards } => {
            held.pieces += f32::from(left);
            held.cards += f32::from(cards);
        }
        Decision::Muster { .. } => held.marches += 1.0,
        Decision::March { .. } => held.marches += 0.5,
        _ => {}
    }
    state.place + 1
}

/// Pays for the card just laid with resources where there are any, and with gold for the rest.
fn pay(rules: &Deus, state: &State, held: &mut Holdings) {
    let column = state.current().column(state.column);
    let Some(card) = column.len().checked_sub(1).and_then(|top| column.get(top)) else {
        return;
    };
    let cost = rules.content().card(card).cost;
    let price = f32::from(rules.content().numbers.prices.resource);
    held.gold -= f32::from(cost.gold);
    for (has, wanted) in held.resources.iter_mut().zip(cost.resources()) {
        let given = has.min(f32::from(wanted));
        *has -= given;
        held.gold -= price * (f32::from(wanted) - given);
    }
}

/// Resources of choice, the scarcest first.
fn take(count: u8, held: &mut Holdings) {
    for _ in 0..count {
        if let Some(least) = held.resources.iter_mut().min_by(|a, b| a.total_cmp(b)) {
            *least += 1.0;
        }
    }
}

/// What a god gives for so many cards; Jupiter, who has no type, stands for the best of the others.
fn invoke(
    situation: &Situation<'_>,
    state: &State,
    god: Option<Kind>,
    count: u8,
    held: &mut Holdings,
) {
    let Some(god) = god else {
        let mut best = *held;
        for god in Kind::ALL {
            let mut after = *held;
            invoke(situation, state, Some(god), count, &mut after);
            if after.worth() > best.worth() {
                best = after;
            }
        }
        *held = best;
        return;
    };
    let player = state.current();
    if god != Kind::Military && player.in_supply(god) > 0 {
        // A piece of a type that is used up is worth more than one of choice, another one less.
        held.pieces += if player.on_board(god) == 0 { 1.2 } else { 0.7 };
    }
    let gods = situation.gods();
    match god {
        Kind::Maritime => held.gold += f32::from(gods.gold) * f32::from(count),
        Kind::Production => take(count, held),
        Kind::Scientific => held.cards += f32::from(count),
        Kind::Civil => held.points += f32::from(gods.points[usize::from(count > 1)]),
        Kind::Military => {
            let left: u8 = Kind::ALL
                .into_iter()
                .map(|kind| player.in_supply(kind))
                .sum();
            held.pieces += f32::from(count.min(left));
        }
    }
}
