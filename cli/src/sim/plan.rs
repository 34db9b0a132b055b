//! Which games are played: all seat counts and options share the games that were asked for.

use pantheon_games::{SimRequest, Title};
use serde_json::Value;

use crate::args::SimArgs;
use crate::error::CliError;

/// Games are handed to threads in chunks of this size, whatever the number of threads.
const CHUNK: u64 = 64;

/// One way to set up a table, and how many games are played so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combination {
    /// How many sit at the table.
    pub seats: u8,
    /// The options.
    pub options: Value,
    /// How many games.
    pub games: u64,
}

/// A few games of one combination.
#[derive(Clone, Debug)]
pub struct Chunk {
    /// Which combination.
    pub combination: usize,
    /// Which games.
    pub request: SimRequest,
}

/// All games to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Every way to set up a table that gets at least one game.
    pub combinations: Vec<Combination>,
}

impl Plan {
    /// Divides the games between everything that wasn't given.
    pub fn new(title: &dyn Title, args: &SimArgs) -> Result<Self, CliError> {
        let info = title.info();
        let seats = match args.seats {
            Some(seats) => seats..=seats,
            None => info.min_seats..=info.max_seats,
        };
        if !(info.min_seats..=info.max_seats).contains(seats.start()) {
            let (name, min, max) = (info.name, info.min_seats, info.max_seats);
            let asked = seats.start();
            return Err(CliError::Usage(format!(
                "{name} is played by {min} to {max}, not by {asked}"
            )));
        }
        let ways = seats.flat_map(|seats| {
            let options = args
                .options
                .clone()
                .map_or_else(|| title.every_option(seats), |one| vec![one]);
            options.into_iter().map(move |options| (seats, options))
        });
        Ok(Self {
            combinations: share(args.games, ways.collect()),
        })
    }

    /// The games in chunks, in order.
    pub fn chunks(&self, args: &SimArgs) -> Vec<Chunk> {
        let mut chunks = Vec::new();
        for (combination, way) in self.combinations.iter().enumerate() {
            for done in (0..way.games).step_by(CHUNK as usize) {
                let request = SimRequest {
                    seats: way.seats,
                    options: way.options.clone(),
                    seed: args.seed,
                    first: args.first.saturating_add(done),
                    games: CHUNK.min(way.games - done),
                    audit: !args.no_audit,
                };
                chunks.push(Chunk {
                    combination,
                    request,
                });
            }
        }
        chunks
    }
}

/// Shares games evenly; the first few ways get one more when it doesn't come out even.
fn share(games: u64, ways: Vec<(u8, Value)>) -> Vec<Combination> {
    let count = ways.len().max(1) as u64;
    let share = |index: u64| games / count + u64::from(index < games % count);
    let combination = |((seats, options), index)| Combination {
        seats,
        options,
        games: share(index),
    };
    ways.into_iter()
        .zip(0..)
        .map(combination)
        .filter(|way| way.games > 0)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_shared_evenly_and_none_is_lost() {
        let ways = |count: u8| {
            (0..count)
                .map(|seats| (seats, Value::Null))
                .collect::<Vec<_>>()
        };
        for (games, count) in [(100, 7), (3, 5), (5, 5), (1, 1)] {
            let shared = share(games, ways(count));
            let shares: Vec<_> = shared.iter().map(|way| way.games).collect();
            assert_eq!(shares.iter().sum::<u64>(), games);
            assert!(shares.iter().max().unwrap() - shares.iter().min().unwrap() <= 1);
            assert_eq!(shared.len() as u64, games.min(u64::from(count)));
        }
    }
}
