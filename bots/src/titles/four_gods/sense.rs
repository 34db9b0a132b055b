//! What no player who wants to win does, when there is nothing to do, and how an action looks at first sight.

use pantheon_engine::{Game as _, Seat};
use pantheon_games::four_gods::{Action, FourGods, Hand, Phase, State};

use super::markers::most_of_others;
use super::stock::{Stock, face_fits, fits};

/// Whether an action is out of the question.
pub(super) fn is_absurd(rules: &FourGods, state: &State, seat: Seat, action: Action) -> bool {
    match action {
        // Turning a tile over tells something only to those who remember: the planner does it by itself.
        Action::Leave | Action::TurnOver(_) => true,
        // A tile is taken for the side it shows; the other one is anybody's guess.
        Action::Take(slot) => state.rows.get(slot).is_none_or(|laid| {
            let face = rules.content().face(laid.tile, laid.side);
            !face_fits(state, face)
        }),
        Action::Pass => has_something_to_do(rules, state, seat),
        Action::Challenge(cell) => {
            state.world.placed_by(cell) == Some(seat) || state.world.is_legal(cell)
        }
        // By challenge only, a table accepts what is illegal; a bot keeps to the rules.
        Action::Place {
            hand,
            side,
            rotation,
            cell,
        } if state.modes.challenge => state.held(seat, hand).is_none_or(|held| {
            let face = rules.content().face(held.tile, side).turned(rotation);
            !state.world.sites().contains(cell) || !state.world.joins(cell, face.pattern())
        }),
        Action::Place { .. }
        | Action::Pick(_)
        | Action::Ready
        | Action::Choose(_)
        | Action::DrawOne
        | Action::DrawTwo
        | Action::Prophet { .. }
        | Action::Build { .. }
        | Action::Destroy { .. }
        | Action::Discard { .. }
        | Action::DiscardBoth { .. }
        | Action::PutBack { .. }
        | Action::EndTurn
        | Action::GiveUp(_)
        | Action::Return => false,
    }
}

/// Whether a seat can draw, place what it holds, or take a god: then nobody passes.
fn has_something_to_do(rules: &FourGods, state: &State, seat: Seat) -> bool {
    if !state.modes.secret && state.colours(seat).count() < state.quota() {
        return true;
    }
    let held = Hand::ALL.map(|hand| state.held(seat, hand));
    let full = held.iter().flatten().count() as u8;
    // What is held can be discarded to draw again.
    if state.rows.len(seat) + full < state.rows.places() && state.bag_count() > 0 {
        return true;
    }
    held.iter()
        .flatten()
        .any(|held| fits(rules, state, held.tile))
}

/// Whether a seat has nothing to do but wait: it isn't its turn, its pass stands, or it is away.
pub(super) fn waits(state: &State, seat: Seat) -> bool {
    if state.phase != Phase::Playing || state.due(seat) > 0 {
        return false;
    }
    if state.left.contains(seat) {
        return true;
    }
    let idle = if state.modes.timed {
        state.turn != seat
    } else {
        state.passed.contains(seat)
    };
    idle && !sees_misplaced(state, seat)
}

/// Whether a seat could challenge another's tile with success.
fn sees_misplaced(state: &State, seat: Seat) -> bool {
    state.modes.challenge
        && !state.clock.challenge[seat.index()].is_set()
        && state
            .world
            .tiles()
            .iter()
            .any(|cell| !state.world.is_legal(cell) && state.world.placed_by(cell) != Some(seat))
}

/// How an action looks at first sight.
pub(super) fn prior(rules: &FourGods, state: &State, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Destroy { .. } => 4.0,
        Action::Challenge(_) | Action::Choose(_) | Action::Ready => 3.0,
        Action::Prophet { colour, area, from } => {
            let kingdom =
                state.fresh[seat.index()].and_then(|cell| state.world.area_at(cell, area));
            kingdom.map_or(-2.0, |kingdom| {
                let own = kingdom.prophets[colour.index()];
                let others = most_of_others(&kingdom, colour);
                let free = f32::from(kingdom.free_tiles());
                let gain = if own < others.max(1) && own + 1 >= others {
                    free - 1.0
                } else {
                    -1.0
                };
                0.6 * gain - if from.is_some() { 1.5 } else { 0.0 }
            })
        }
        Action::Build { cell, from, .. } => {
            let moved = if from.is_some() { 1.5 } else { 0.0 };
            3.0 - 7.0 * Stock::of(rules, state).exposure(&state.world, cell) - moved
        }
        Action::Place { cell, .. } => {
            let (_, mask) = state.world.demand(cell);
            1.0 + 0.1 * mask.count_ones() as f32
        }
        Action::DrawTwo => 1.5,
        Action::DrawOne => 0.5,
        Action::Take(slot) => {
            let fitting = state
                .rows
                .get(slot)
                .is_some_and(|laid| fits(rules, state, laid.tile));
            if fitting { 0.5 } else { -4.0 }
        }
        Action::Discard { hand, .. } => {
            let fitting = state
                .held(seat, hand)
                .is_some_and(|held| fits(rules, state, held.tile));
            if fitting { -2.0 } else { 1.0 }
        }
        Action::DiscardBoth { .. } => {
            let (fitting, _) = super::hands::held(rules, state, seat);
            if fitting > 0 { -4.0 } else { 1.2 }
        }
        Action::PutBack { .. } | Action::Pick(_) | Action::GiveUp(_) | Action::Return => 0.0,
        Action::Pass | Action::EndTurn => -1.0,
        Action::TurnOver(_) | Action::Leave => -9.0,
    }
}
