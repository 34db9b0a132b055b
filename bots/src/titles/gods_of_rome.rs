//! Gods of Rome as its bots see it.

use pantheon_engine::{Game as _, Party};
use pantheon_gods_of_rome::{Decision, GodsOfRome, State};

use crate::judged::Judged;
use crate::search::Habits;

impl Judged for GodsOfRome {
    const FEATURES: &'static [&'static str] = &["points"];
    const WEIGHTS: &'static str = include_str!("../../weights/gods-of-rome.toml");
    const HABITS: Habits = Habits::DEFAULT;

    fn features(&self, state: &State, party: Party, out: &mut [f32]) {
        out[0] = f32::from(state.tally(party).points());
    }

    fn progress(&self, _state: &State) -> f32 {
        0.5
    }

    fn is_quiet(&self, state: &State) -> bool {
        matches!(state.decision, Decision::Turn | Decision::Over(_))
    }

    fn has_automa(&self) -> bool {
        self.seats() == 1
    }
}
