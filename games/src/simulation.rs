//! Random games of any title, each checked at every step.

use pantheon_engine::{Game, Message, Party, Playout, PlayoutError, Seat, SeatSet};
use serde_json::Value;

use crate::error::ShelfError;

/// Which games to play. The same request always plays the same games.
#[derive(Clone, Debug)]
pub struct SimRequest {
    /// How many sit at the table.
    pub seats: u8,
    /// The options that differ from their defaults.
    pub options: Value,
    /// The seed of all games.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// Whether every law is checked at every step.
    pub audit: bool,
}

/// How a random game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimGame {
    /// Its number.
    pub number: u64,
    /// How many steps it took.
    pub steps: u32,
    /// Every seat's score.
    pub points: Vec<i32>,
    /// The seats in first place.
    pub winners: SeatSet,
    /// What ended it.
    pub end: Message,
}

/// Why random play stopped.
#[derive(Debug, thiserror::Error)]
pub enum SimFailure {
    /// The table can't be set up.
    #[error(transparent)]
    Setup(ShelfError),
    /// A game went wrong.
    #[error("game {number} of seed {seed}: {error}")]
    Game {
        /// The games' seed.
        seed: u64,
        /// The game's number.
        number: u64,
        /// What went wrong.
        error: PlayoutError,
    },
    /// A game is over and doesn't say how.
    #[error("game {number} of seed {seed} is over without an outcome")]
    NoOutcome {
        /// The games' seed.
        seed: u64,
        /// The game's number.
        number: u64,
    },
}

pub(crate) fn simulate<G: Game>(
    rules: &G,
    request: &SimRequest,
    each: &mut dyn FnMut(SimGame),
) -> Result<(), SimFailure> {
    let seed = request.seed;
    for number in request.first..request.first + request.games {
        let mut playout = Playout::<G>::new(
            seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)
                .wrapping_add(number),
        );
        let mut state = playout.set_up(rules);
        let steps = playout
            .play_on(rules, &mut state, request.audit)
            .map_err(|error| SimFailure::Game {
                seed,
                number,
                error,
            })?;
        let outcome = rules
            .outcome(&state)
            .ok_or(SimFailure::NoOutcome { seed, number })?;
        let winners = outcome
            .winners()
            .filter_map(|party| {
                if let Party::Seat(seat) = party {
                    Some(seat)
                } else {
                    None
                }
            })
            .collect();
        let points = Seat::all(rules.seats())
            .map(|seat| outcome.points(seat).unwrap_or_default())
            .collect();
        each(SimGame {
            number,
            steps,
            points,
            winners,
            end: outcome.end,
        });
    }
    Ok(())
}
