//! Which games are played: all seat counts and options share the games that were asked for.

use pantheon_games::{SimRequest, Title};
use serde_json::Value;

use crate::args::SimArgs;
use crate::complaint;
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

impl Combination {
    const fn chunks(&self) -> u64 {
        self.games.div_ceil(CHUNK)
    }
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
            return Err(CliError::Usage(complaint::seats(name, min, max, *asked)));
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

    /// How many chunks the games come in.
    pub fn chunks(&self) -> u64 {
        self.combinations.iter().map(Combination::chunks).sum()
    }

    /// One chunk, in the plan's order. They are made one by one: all of them may not fit into memory.
    pub fn chunk(&self, index: u64, args: &SimArgs) -> Option<Chunk> {
        let mut index = index;
        for (combination, way) in self.combinations.iter().enumerate() {
            if let Some(rest) = index.checked_sub(way.chunks()) {
                index = rest;
                continue;
            }
            let done = index * CHUNK;
            let request = SimRequest {
                seats: way.seats,
                options: way.options.clone(),
                seed: args.seed,
                first: args.first + done,
                games: CHUNK.min(way.games - done),
                audit: !args.no_audit,
            };
            return Some(Chunk {
                combination,
                request,
            });
        }
        None
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
    use clap::Parser;

    use super::*;
    use crate::args::{Cli, Command};

    #[test]
    fn chunks_hold_every_game_of_every_combination_once() {
        let line = ["pantheon", "sim", "any", "--games", "1", "--first", "7"];
        let Command::Sim(args) = Cli::parse_from(line).command else {
            panic!("not sim")
        };
        let games = [1, CHUNK, 2 * CHUNK + 3];
        let way = |games| Combination {
            seats: 2,
            options: Value::Null,
            games,
        };
        let plan = Plan {
            combinations: games.map(way).to_vec(),
        };
        let mut seen = games.map(|_| Vec::new());
        for index in 0..plan.chunks() {
            let Chunk {
                combination,
                request,
            } = plan.chunk(index, &args).unwrap();
            assert!((1..=CHUNK).contains(&request.games));
            seen[combination].extend(request.first..request.first + request.games);
        }
        assert_eq!(seen, games.map(|games| (7..7 + games).collect::<Vec<_>>()));
        assert!(plan.chunk(plan.chunks(), &args).is_none());
    }

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
