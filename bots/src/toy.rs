//! The engine's sample as a race, for tests of search: whoever takes the last stone wins.

use std::sync::Arc;

pub(crate) use pantheon_engine::sample::State;
use pantheon_engine::sample::{self, Heap};
use pantheon_engine::{Game as _, Party};

use crate::judged::{Judged, Theme};
use crate::search::SearchParams;

/// The sample, in which each seat holds a card that only it sees.
pub(crate) type Stones = sample::Stones<true>;

/// A race for so many stones.
pub(crate) fn stones(stones: u8, seats: u8) -> Arc<Stones> {
    let heap = Heap {
        stones,
        race: true,
        ..Heap::default()
    };
    Stones::table(heap, seats)
}

impl Judged for Stones {
    const FEATURES: &'static [&'static str] = &["nothing"];
    const THEMES: &'static [Theme] = &[Theme {
        name: "stones",
        features: &["nothing"],
        rules: &["ST-1"],
    }];
    const WEIGHTS: &'static str = "title = \"stones\"\nmade_by = \"hand\"\npoint = [0.1, 0.1]\n\n[features]\nnothing = [0.0, 0.0]\n";
    const LEVELS: &'static str = "levels = []";
    const SEARCH_PARAMS: SearchParams = SearchParams::DEFAULT;

    fn rules_of(_action: sample::Move) -> &'static [&'static str] {
        &["ST-2"]
    }

    fn features(&self, _state: &State, _party: Party, _out: &mut [f32]) {}

    fn progress(&self, state: &State) -> f32 {
        1.0 - f32::from(state.stones) / f32::from(self.options().stones.max(1))
    }

    fn is_quiet(&self, _state: &State) -> bool {
        true
    }
}
