//! How actions look at first sight.

use pantheon_engine::{Game as _, Seat};
use pantheon_games::deus::{
    Action, Colour, Count, Decision, Design, Deus, Effect, Gain, Kind, Region, Resource, State,
    Terrain,
};

use super::holdings::{Holdings, Situation};

/// How an action looks at first sight, in points.
pub(super) fn prior(rules: &Deus, state: &State, seat: Seat, action: Action) -> f32 {
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
    let kind = state.column.kind();
    let counted = 0.8 * f32::from(counted(rules, state, seat, kind, region));
    let site = match kind {
        Some(Kind::Production) => {
            let terrain = Resource::ALL
                .into_iter()
                .map(Resource::terrain)
                .find(|&terrain| state.of(terrain).contains(region));
            let own = terrain.map_or(0, |terrain| {
                player.pieces(Kind::Production).and(state.of(terrain)).len()
            });
            new + 0.2 * villages + if own == 0 { 0.5 } else { 0.0 }
        }
        Some(Kind::Military) => new + 0.7 * villages,
        _ => new + 0.2 * villages,
    };
    site + counted
}

/// How many cards of a player's columns would count one thing more if a piece of this type, or a temple, stood there.
fn counted(rules: &Deus, state: &State, seat: Seat, kind: Option<Kind>, region: Region) -> u8 {
    let player = state.player(seat);
    let is_new = !player.controlled().contains(region);
    let pieces = player.pieces.iter().filter(|set| set.contains(region));
    let size = pieces.count() + usize::from(state.temples.contains(region));
    let adds = |per: Count| match per {
        Count::Production(terrain) => {
            kind == Some(Kind::Production) && state.of(terrain).contains(region)
        }
        Count::Occupied(terrain) => is_new && state.of(terrain).contains(region),
        Count::PiecesOn(terrain) => state.of(terrain).contains(region),
        Count::RegionsOfAtLeast(least) => size + 1 == usize::from(least),
        _ => false,
    };
    player
        .columns
        .iter()
        .flat_map(|column| column.iter())
        .filter_map(|card| rules.content().card(card).effect.per())
        .filter(|&per| adds(per))
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
