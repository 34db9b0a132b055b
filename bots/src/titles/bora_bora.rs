//! Bora Bora as its bots see it.

use pantheon_bora_bora::{BoraBora, State};
use pantheon_engine::Party;

use crate::judged::Judged;
use crate::search::Habits;

impl Judged for BoraBora {
    const FEATURES: &'static [&'static str] = &["points"];
    const WEIGHTS: &'static str = include_str!("../../weights/bora-bora.toml");
    const HABITS: Habits = Habits::DEFAULT;

    fn features(&self, state: &State, party: Party, out: &mut [f32]) {
        if let Party::Seat(seat) = party {
            out[0] = f32::from(state.player(seat).total());
        }
    }

    fn progress(&self, state: &State) -> f32 {
        f32::from(state.round) / 6.0
    }

    fn is_quiet(&self, _state: &State) -> bool {
        true
    }
}
