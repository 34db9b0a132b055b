//! The Royal Game of Ur as its bots see it: a race in which what can be hit by the next throw is worth less.

mod features;
mod prior;
#[cfg(test)]
mod tests;
mod themes;

use pantheon_engine::{Party, Seat};
use pantheon_games::royal_game_of_ur::{Action, RoyalGameOfUr, SQUARES, State};

use crate::judged::{Judged, Theme};
use crate::search::SearchParams;

impl Judged for RoyalGameOfUr {
    const FEATURES: &'static [&'static str] = features::NAMES;
    const THEMES: &'static [Theme] = themes::THEMES;
    const WEIGHTS: &'static str = include_str!("weights.toml");
    const LEVELS: &'static str = include_str!("levels.toml");
    // Lists are short and luck is most of the game, so all is looked at and a playout needn't go far.
    const SEARCH_PARAMS: SearchParams = SearchParams {
        temperature: 0.3,
        width: 8.0,
        exploration: 0.4,
        ..SearchParams::DEFAULT
    };

    fn features(&self, state: &State, party: Party, out: &mut [f32]) {
        let Party::Seat(seat) = party else { return };
        features::write(self, state, seat, out);
    }

    /// How far the foremost player has come.
    fn progress(&self, state: &State) -> f32 {
        let way = u16::from(self.pieces()) * u16::from(SQUARES + 1);
        let foremost = state
            .players
            .iter()
            .map(pantheon_games::royal_game_of_ur::Player::progress)
            .max();
        f32::from(foremost.unwrap_or(0)) / f32::from(way)
    }

    /// Every decision is one of a whole throw.
    fn is_quiet(&self, _state: &State) -> bool {
        true
    }

    fn rules_of(action: Action) -> &'static [&'static str] {
        themes::rules_of(action)
    }

    fn prior(&self, state: &State, _seat: Seat, action: Action) -> f32 {
        prior::of(self, state, action)
    }
}
