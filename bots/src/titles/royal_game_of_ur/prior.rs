//! The prior of a move: how it looks before it is tried.

use pantheon_engine::Game as _;
use pantheon_games::royal_game_of_ur::{Action, Landing, RoyalGameOfUr, Square, State};

/// The prior of a move, in the logarithm of odds.
pub(super) fn of(rules: &RoyalGameOfUr, state: &State, action: Action) -> f32 {
    if action == Action::Pass {
        return 0.0;
    }
    let content = rules.content();
    let open =
        |square: Square| content.shared().contains(square) && !content.safe().contains(square);
    let leaves_danger = action.from().is_some_and(open);
    let escapes = if leaves_danger { 0.3 } else { 0.0 };
    match rules.landing(state, action.from()) {
        Ok(Landing::Off) => 1.0,
        Ok(Landing::On(to)) => {
            let other = state.player(RoyalGameOfUr::other(state.turn));
            let sends_back = content.shared().and(other.on).contains(to);
            let hit = if sends_back {
                1.0 + 0.15 * f32::from(to.number())
            } else {
                0.0
            };
            let rosette = if content.rosettes().contains(to) {
                1.5
            } else {
                0.0
            };
            let danger = if open(to) { -0.3 } else { 0.0 };
            escapes + hit + rosette + danger
        }
        Err(_) => 0.0,
    }
}
