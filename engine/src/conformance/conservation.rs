//! What a title says always holds, does.

use super::Conforms;
use super::walk::{Walk, every_position};
use crate::game::Game;

const POSITIONS: u32 = 40_000;

/// Every law of [`Game::laws`] holds in every position of random games, and there are laws.
pub fn laws_hold<G: Conforms>() -> Result<(), String> {
    if G::laws().is_empty() {
        return Err(format!("{}: names no law", G::INFO.id));
    }
    every_position(POSITIONS, |walk: &mut Walk<'_, G>| {
        broken_law(walk.rules(), &walk.state)
    })
}

/// Says which law is broken, if one is.
pub(super) fn broken_law<G: Game>(rules: &G, state: &G::State) -> Result<(), String> {
    G::laws().iter().try_for_each(|law| {
        (law.holds)(rules, state).map_err(|why| format!("the law {:?} is broken: {why}", law.name))
    })
}
