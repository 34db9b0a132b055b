//! Playing what is missing, on all threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use pantheon_engine::Record;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::arena::entrant::Entrant;
use crate::arena::game::{ArenaError, GameRequest, SeatResult};
use crate::arena::plan::{GameId, Plan};
use crate::roster::Roster;

/// A game of the plan that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Which game.
    pub game: GameId,
    /// How many steps it took.
    pub steps: u32,
    /// How it went, by seat.
    pub seats: Vec<SeatResult>,
}

/// Everything that decides the games of an arena.
#[derive(Clone, Copy)]
pub struct Bout<'a> {
    /// The title's bots.
    pub roster: &'a dyn Roster,
    /// Who takes part.
    pub entrants: &'a [Entrant],
    /// Which games there are.
    pub plan: &'a Plan,
    /// The table's options that differ from their defaults.
    pub options: &'a Value,
    /// The seed of all games.
    pub seed: u64,
}

impl Bout<'_> {
    /// Plays one game of the plan. A panic is an error of that game, so that the others aren't lost.
    fn play(&self, game: GameId) -> Result<(Played, Record), ArenaError> {
        let seating = self
            .plan
            .seating(game)
            .expect("the game is one of the plan's");
        let request = GameRequest {
            options: self.options,
            seating: seating.iter().map(|&bot| &self.entrants[bot]).collect(),
            seed: self.seed,
            game,
        };
        let played = catch_unwind(AssertUnwindSafe(|| self.roster.arena_game(&request)));
        let played = played.map_err(|panic| {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
            ArenaError::Panic {
                game,
                said: said.unwrap_or("no words").to_owned(),
            }
        })??;
        let result = Played {
            game,
            steps: played.steps,
            seats: played.seats,
        };
        Ok((result, played.record))
    }
}

/// Plays these games in order, each thread taking the next, and hands every one over as it ends. The first error stops
/// it; games that are under way then are still played and handed over.
pub fn play_missing<E: From<ArenaError> + Send>(
    bout: Bout<'_>,
    games: &[GameId],
    pool: &rayon::ThreadPool,
    each: impl FnMut(Played, &Record) -> Result<(), E> + Send,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let each = Mutex::new(each);
    let work = |_: rayon::BroadcastContext<'_>| {
        while let Some(&game) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
            let told = bout
                .play(game)
                .map_err(E::from)
                .and_then(|(played, record)| {
                    let mut each = each
                        .lock()
                        .unwrap_or_else(std::sync::PoisonError::into_inner);
                    each(played, &record)
                });
            if told.is_err() {
                next.store(games.len(), Ordering::Relaxed);
                return told;
            }
        }
        Ok(())
    };
    pool.broadcast(work).into_iter().collect()
}
