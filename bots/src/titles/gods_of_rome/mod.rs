//! Gods of Rome as its bots see it.

mod features;
mod finish;
mod land;
mod prior;
#[cfg(test)]
mod tests;
mod themes;

use pantheon_engine::{Game as _, Party, Seat};
use pantheon_games::gods_of_rome::{Action, Decision, GodsOfRome, State};

use crate::judged::{Judged, Theme};
use crate::search::SearchParams;
use features::Feature;

impl Judged for GodsOfRome {
    const FEATURES: &'static [&'static str] = Feature::NAMES;
    const THEMES: &'static [Theme] = themes::THEMES;
    const WEIGHTS: &'static str = include_str!("weights.toml");
    const LEVELS: &'static str = include_str!("levels.toml");
    const SEARCH_PARAMS: SearchParams = SearchParams {
        temperature: 0.3,
        horizon: 8,
        ..SearchParams::DEFAULT
    };

    fn features(&self, state: &State, party: Party, out: &mut [f32]) {
        features::write(self, state, party, out);
    }

    /// Each checkpoint is a third of the way; between two of them the foremost marker says how far it is.
    fn progress(&self, state: &State) -> f32 {
        let leg = features::Leg::of(self, state);
        let foremost = self
            .parties()
            .map(|party| state.tally(party).favour)
            .max()
            .unwrap_or(0);
        (f32::from(state.claimed) + leg.share(foremost).min(1.0)) / 3.0
    }

    fn is_quiet(&self, state: &State) -> bool {
        matches!(state.decision, Decision::Turn | Decision::Over(_))
    }

    fn rules_of(action: Action) -> &'static [&'static str] {
        themes::rules_of(action)
    }

    fn prior(&self, state: &State, seat: Seat, action: Action) -> f32 {
        prior::of(self, state, seat, action)
    }

    /// A scoring that brings nothing and clears nothing only costs favour. The extra scoring at the end is a matter of
    /// its sign.
    fn is_absurd(&self, state: &State, seat: Seat, action: Action) -> bool {
        match (state.decision, action) {
            (Decision::Turn, Action::Score) => {
                let player = state.player(seat);
                player.visiting.is_empty() && player.active_slots() == 0
            }
            (Decision::ExtraScoring, Action::Score) => land::net(self, state, seat) < 0,
            (Decision::ExtraScoring, Action::Decline) => land::net(self, state, seat) > 0,
            _ => false,
        }
    }

    fn has_automa(&self) -> bool {
        self.seats() == 1
    }
}
