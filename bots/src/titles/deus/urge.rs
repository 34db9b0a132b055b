//! How actions look at first sight.

use pantheon_deus::{
    Action, Colour, Decision, Design, Deus, Effect, Gain, Kind, Region, Resource, State, Terrain,
};
use pantheon_engine::{Game as _, Seat};

use super::holdings::{Holdings, Situation};

/// How an action looks at first sight, in points.
pub(super) fn urge(rules: &Deus, state: &State, seat: Seat, action: Action) -> f32 {
    let player = state.player(seat);
    match action {
        Action::Build(card) => build(rules, state, seat, card),
        Action::Hide { column, .. } => column_worth(rules, state, seat, column.colour()) + 0.3,
        Action::Offer(card) => {
            let hand = player.hand.inside().len();
            let loss = if rules.content().face(card).colour == Colour::Temple {
                0.5
            } else {
                0.0
            };
            1.6 - 0.2 * f32::from(hand) - loss
        }
        Action::Add(card) => match rules.content().face(card).colour.kind() {
            Some(kind) if player.on_board(kind) > 0 => 0.2,
            Some(_) => 0.6,
            None => 0.1,
        },
        Action::Done => match state.decision {
            Decision::Offering { count, .. } => 0.2 * f32::from(count) - 0.4,
            Decision::Muster { .. } => -0.2,
            _ => 0.0,
        },
        Action::Pay(payment) => -0.4 * f32::from(payment.replaced()),
        Action::Place(region) => place(rules, state, seat, region),
        Action::Settle(region) => place(rules, state, seat, region) - 2.5,
        Action::Use | Action::Raid(_) | Action::Rob(_) => 1.0,
        Action::Decline => -0.5,
        Action::Take(resource) | Action::Exchange(resource) => {
            0.5 - 0.2 * f32::from(player.has(resource))
        }
        Action::Sell(count) => sell(rules, state, count),
        Action::Gain(kind) | Action::Draft(kind) => {
            1.0 - 0.4 * f32::from(player.on_board(kind))
                + 0.1 * f32::from(player.column(kind.colour()).len())
        }
        Action::Discard(card) => match rules.content().face(card).colour.kind() {
            Some(kind) if player.on_board(kind) > 0 => 0.0,
            Some(_) => 0.4,
            None => 0.1,
        },
        Action::Activate(place) => activate(rules, state, seat, place),
        Action::March(_) => 0.2,
        Action::Step(region) => 0.5 * villages_next_to(rules, state, region),
        Action::Invoke(god) => match god {
            Kind::Military => 0.6,
            Kind::Civil => 0.5,
            _ => 0.4,
        },
    }
}

fn gain(situation: &Situation<'_>, held: Holdings, colour: Colour) -> f32 {
    let mut after = held;
    situation.activate(colour, 0, &mut after);
    after.worth() - held.worth()
}

fn column_worth(rules: &Deus, state: &State, seat: Seat, colour: Colour) -> f32 {
    let situation = Situation::of(rules, state, seat, colour.kind());
    gain(&situation, Holdings::of(state.player(seat)), colour)
}

fn build(rules: &Deus, state: &State, seat: Seat, card: Design) -> f32 {
    let face = rules.content().face(card);
    let Some(kind) = face.colour.kind() else {
        return 1.0 + 0.8 * f32::from(rules.temple_points(state, seat, card));
    };
    let situation = Situation::of(rules, state, seat, Some(kind));
    let held = Holdings::of(state.player(seat));
    let mut after = held;
    situation.activate(face.colour, 0, &mut after);
    situation.carry_out(face.effect, &mut after);
    1.8 + (after.worth() - held.worth()).max(0.0)
}

fn villages_next_to(rules: &Deus, state: &State, region: Region) -> f32 {
    let next = rules.layout().neighbours(region);
    state
        .of(Terrain::Village)
        .iter()
        .zip(state.villages)
        .filter(|&(village, points)| points > 0 && next.contains(village))
        .count() as f32
}

fn place(rules: &Deus, state: &State, seat: Seat, region: Region) -> f32 {
    let player = state.player(seat);
    let villages = villages_next_to(rules, state, region);
    let new = if player.controlled().contains(region) {
        0.0
    } else {
        0.3
    };
    match state.column.kind() {
        Some(Kind::Production) => {
            let terrain = Resource::ALL
                .into_iter()
                .map(Resource::terrain)
                .find(|&terrain| state.of(terrain).contains(region));
            let own = terrain.map_or(0, |terrain| {
                player.pieces(Kind::Production).and(state.of(terrain)).len()
            });
            let wanted = terrain.map_or(0, |terrain| harvests(rules, state, seat, terrain));
            new + 0.2 * villages + if own == 0 { 0.5 } else { 0.0 } + 0.8 * f32::from(wanted)
        }
        Some(Kind::Military) => new + 0.7 * villages,
        _ => new + 0.2 * villages,
    }
}

/// How many cards of a player's columns count production buildings on a terrain.
fn harvests(rules: &Deus, state: &State, seat: Seat, terrain: Terrain) -> u8 {
    use pantheon_deus::Count;
    let player = state.player(seat);
    let counts = |effect: Effect| match effect {
        Effect::Harvest { per, .. } | Effect::Earn { per, .. } => per == Count::Production(terrain),
        _ => false,
    };
    [Colour::Production, Colour::Civil]
        .into_iter()
        .flat_map(|colour| player.column(colour).iter())
        .filter(|&card| counts(rules.content().card(card).effect))
        .count() as u8
}

fn sell(rules: &Deus, state: &State, count: u8) -> f32 {
    let Decision::Effect { card } = state.decision else {
        return 0.0;
    };
    match rules.content().face(card).effect {
        Effect::Sell {
            gain: Gain::Points(_),
            ..
        } => 0.6 * f32::from(count),
        _ => 0.2 * f32::from(count),
    }
}

fn activate(rules: &Deus, state: &State, seat: Seat, place: u8) -> f32 {
    let Decision::Effect { card } = state.decision else {
        return 0.0;
    };
    let Effect::Activate { column } = rules.content().face(card).effect else {
        return 0.0;
    };
    let player = state.player(seat);
    let Some(card) = player.column(column.colour()).get(place.saturating_sub(1)) else {
        return 0.0;
    };
    let situation = Situation::of(rules, state, seat, None);
    let held = Holdings::of(player);
    let mut after = held;
    situation.carry_out(rules.content().card(card).effect, &mut after);
    after.worth() - held.worth()
}

/// Whether declining or stopping is never right here: what the card gives costs nothing and harms nobody but others.
pub(super) fn is_gift(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Harvest { .. }
            | Effect::HarvestOne { .. }
            | Effect::HarvestEach { .. }
            | Effect::Earn { .. }
            | Effect::Tax { .. }
            | Effect::Rob { .. }
    )
}
