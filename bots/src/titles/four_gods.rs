//! 4 Gods as its bots see it.

use pantheon_engine::{Game as _, Party, Seat, Viewer};
use pantheon_four_gods::{Action, FourGods, State};

use crate::judged::Judged;
use crate::search::Habits;

impl Judged for FourGods {
    const FEATURES: &'static [&'static str] = &["points"];
    const WEIGHTS: &'static str = include_str!("../../weights/four-gods.toml");
    const HABITS: Habits = Habits::DEFAULT;

    fn features(&self, state: &State, party: Party, out: &mut [f32]) {
        out[0] = self.score(state, Viewer::Spectator).total(party) as f32;
    }

    fn progress(&self, state: &State) -> f32 {
        1.0 - f32::from(state.bag_count()) / 86.0
    }

    fn is_quiet(&self, _state: &State) -> bool {
        true
    }

    fn is_absurd(&self, _state: &State, _seat: Seat, action: Action) -> bool {
        matches!(action, Action::Leave)
    }
}
