//! Bora Bora as its bots see it.
//!
//! Eighteen dice and a dozen actions of people make a game, and nearly everything they bring can be counted in
//! points: so the features count what is on a player's board, and the weights say what one of it is worth.

mod absurd;
mod features;
mod outlook;
mod pending;
mod people;
mod prior;
mod tasks;
#[cfg(test)]
mod tests;
mod themes;

use pantheon_engine::{Party, Seat};
use pantheon_games::bora_bora::{Action, BoraBora, Decision, Phase, State};

use crate::judged::{Judged, Theme};
use crate::search::{Policy, SearchParams};
use outlook::Outlook;

impl Judged for BoraBora {
    const FEATURES: &'static [&'static str] = features::NAMES;
    const THEMES: &'static [Theme] = themes::THEMES;
    const WEIGHTS: &'static str = include_str!("weights.toml");
    const LEVELS: &'static str = include_str!("levels.toml");
    const SEARCH_PARAMS: SearchParams = SearchParams {
        temperature: 0.3,
        exploration: 0.3,
        horizon: 12,
        policy: Policy::Prior(16),
        ..SearchParams::DEFAULT
    };

    fn features(&self, state: &State, party: Party, out: &mut [f32]) {
        if let Party::Seat(seat) = party {
            Outlook::new(self, state, seat).write(out);
        }
    }

    fn progress(&self, state: &State) -> f32 {
        let in_round = match state.phase {
            Phase::SetUp => 0.0,
            Phase::Dice => f32::from(state.lap) * 0.2,
            Phase::People => 0.7,
            _ => 0.9,
        };
        ((f32::from(state.round) - 1.0 + in_round) / 6.0).clamp(0.0, 1.0)
    }

    /// Rounds.
    fn stage(&self, state: &State) -> Option<u8> {
        Some(state.round)
    }

    fn is_quiet(&self, state: &State) -> bool {
        matches!(
            state.decision,
            Decision::Start
                | Decision::Die
                | Decision::People
                | Decision::Jewel
                | Decision::Task
                | Decision::NewTask
                | Decision::LastTask
                | Decision::Over
        )
    }

    fn is_absurd(&self, state: &State, _seat: Seat, action: Action) -> bool {
        absurd::is_absurd(self, state, action)
    }

    fn rules_of(action: Action) -> &'static [&'static str] {
        themes::rules_of(action)
    }

    fn prior(&self, state: &State, seat: Seat, action: Action) -> f32 {
        Outlook::new(self, state, seat).prior(action)
    }
}
