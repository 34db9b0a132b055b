//! DEUS as its bots see it: columns that work again and again, temples, and villages to be sacked.

mod features;
mod holdings;
mod outlook;
mod prior;
mod siege;
#[cfg(test)]
mod tests;
mod themes;

use pantheon_engine::{Game as _, Party, Seat};
use pantheon_games::deus::{Action, Decision, Deus, Kind, LastRound, State};

use crate::judged::{Judged, Theme};
use crate::search::SearchParams;

/// About how many cards each player has built when a game ends.
const CARDS_BUILT: f32 = 16.0;

impl Judged for Deus {
    const FEATURES: &'static [&'static str] = features::NAMES;
    const THEMES: &'static [Theme] = themes::THEMES;
    const WEIGHTS: &'static str = include_str!("weights.toml");
    const LEVELS: &'static str = include_str!("levels.toml");
    // A point is worth little in the logarithm of odds, so attention has to be sharp and exploration small.
    const ENDINGS_ARE_GUESSES: bool = true;
    const SEARCH_PARAMS: SearchParams = SearchParams {
        temperature: 0.15,
        exploration: 0.3,
        ..SearchParams::DEFAULT
    };

    fn features(&self, state: &State, party: Party, out: &mut [f32]) {
        let Party::Seat(seat) = party else { return };
        match state.decision {
            // An army that passes through stands nowhere: it is judged where it came from.
            Decision::March {
                start,
                stands: false,
                ..
            } if state.turn == seat => {
                let mut before = *state;
                let armies = &mut before.players[seat.index()].pieces[Kind::Military.index()];
                *armies = armies.with(start);
                features::write(self, &before, seat, out);
            }
            _ => features::write(self, state, seat, out),
        }
    }

    /// Temples and villages end the game, and both come with cards.
    fn progress(&self, state: &State) -> f32 {
        if let Some(LastRound { round, .. }) = state.last_round {
            return if round <= state.round { 1.0 } else { 0.92 };
        }
        let tiles = self.layout().tiles() as f32;
        let temples = 1.0 - f32::from(state.temple_supply) / tiles;
        let standing = state.villages.iter().filter(|&&points| points > 0).count() as f32;
        let sacked = 1.0 - standing / tiles;
        let built: u8 = Seat::all(self.seats())
            .flat_map(|seat| Kind::ALL.map(|kind| state.player(seat).column(kind.colour()).len()))
            .sum();
        let built = f32::from(built) / (f32::from(self.seats()) * CARDS_BUILT);
        let rounds = f32::from(state.round) / f32::from(self.options().round_limit);
        let near = temples.max(sacked);
        (0.45 * near + 0.45 * built.min(1.0))
            .clamp(0.0, 0.9)
            .max(rounds.min(1.0) * rounds)
    }

    /// Rounds.
    fn stage(&self, state: &State) -> Option<u8> {
        Some(state.round)
    }

    fn is_quiet(&self, state: &State) -> bool {
        matches!(
            state.decision,
            Decision::Turn | Decision::Draft | Decision::Over(_)
        )
    }

    fn rules_of(action: Action) -> &'static [&'static str] {
        themes::rules_of(action)
    }

    fn prior(&self, state: &State, seat: Seat, action: Action) -> f32 {
        prior::prior(self, state, seat, action)
    }

    fn is_absurd(&self, state: &State, _seat: Seat, action: Action) -> bool {
        match (state.decision, action) {
            (Decision::Effect { card }, Action::Decline) => {
                prior::is_gift(self.content().face(card).effect)
            }
            _ => false,
        }
    }
}
