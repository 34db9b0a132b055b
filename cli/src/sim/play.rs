//! Playing the planned games on all cores.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use pantheon_engine::Message;
use pantheon_games::{SimFailure, SimGame, SimRequest};
use rayon::prelude::*;

use super::plan::{Chunk, Plan};
use super::tally::Tally;
use crate::args::SimArgs;
use crate::error::CliError;

/// What plays the games of a request: a title, as a rule.
pub type Simulate<'a> =
    dyn Fn(&SimRequest, &mut dyn FnMut(SimGame)) -> Result<(), SimFailure> + Sync + 'a;

/// A game that went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Which combination of the plan.
    pub combination: usize,
    /// The game's number.
    pub number: u64,
    /// What went wrong.
    pub why: String,
}

/// Plays all games. Returns a tally for each combination, or the first failure in the plan's order.
pub fn play(
    simulate: &Simulate<'_>,
    plan: &Plan,
    args: &SimArgs,
) -> Result<Result<Vec<Tally>, Failure>, CliError> {
    let progress = bar(args.games);
    let threads = usize::from(args.threads.unwrap_or(0));
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|why| {
            CliError::Usage(Message::new("cli-error-threads").text("why", why.to_string()))
        })?;
    // Chunks behind a failed one needn't be played, those before it must: so the same failure is
    // reported whatever the number of threads.
    let failed = AtomicU64::new(u64::MAX);
    let play = |sum: Sum, index: u64| {
        if index > failed.load(Ordering::Relaxed) {
            return sum;
        }
        let Some(chunk) = plan.chunk(index, args) else {
            return sum;
        };
        match play_chunk(simulate, &chunk) {
            Ok(tally) => {
                progress.inc(chunk.request.games);
                sum.with(chunk.combination, &tally)
            }
            Err(stop) => {
                failed.fetch_min(index, Ordering::Relaxed);
                sum.stopped(index, stop)
            }
        }
    };
    let nothing = || Sum::new(plan.combinations.len());
    let sum = pool.install(|| {
        (0..plan.chunks())
            .into_par_iter()
            .fold(nothing, play)
            .reduce(nothing, Sum::merge)
    });
    progress.finish_and_clear();
    match sum.stop {
        None => Ok(Ok(sum.tallies)),
        Some((_, Stop::Game(failure))) => Ok(Err(failure)),
        Some((_, Stop::Setup(error))) => Err(error),
    }
}

/// What came of some chunks: a tally for each combination, and the first chunk that stopped.
struct Sum {
    tallies: Vec<Tally>,
    stop: Option<(u64, Stop)>,
}

impl Sum {
    fn new(combinations: usize) -> Self {
        Self {
            tallies: vec![Tally::default(); combinations],
            stop: None,
        }
    }

    fn with(mut self, combination: usize, tally: &Tally) -> Self {
        self.tallies[combination].merge(tally);
        self
    }

    fn stopped(mut self, index: u64, stop: Stop) -> Self {
        if self.stop.as_ref().is_none_or(|(first, _)| index < *first) {
            self.stop = Some((index, stop));
        }
        self
    }

    fn merge(mut self, other: Self) -> Self {
        for (tally, more) in self.tallies.iter_mut().zip(&other.tallies) {
            tally.merge(more);
        }
        match other.stop {
            Some((index, stop)) => self.stopped(index, stop),
            None => self,
        }
    }
}

enum Stop {
    Setup(CliError),
    Game(Failure),
}

fn play_chunk(simulate: &Simulate<'_>, chunk: &Chunk) -> Result<Tally, Stop> {
    let mut tally = Tally::default();
    let mut reached = chunk.request.first;
    let mut each = |game: SimGame| {
        reached = game.number + 1;
        tally.add(&game);
    };
    // A panic in the rules is a finding like any other: it is reported with the game that shows it.
    let played = catch_unwind(AssertUnwindSafe(|| simulate(&chunk.request, &mut each)));
    let fail = |number, why| {
        Err(Stop::Game(Failure {
            combination: chunk.combination,
            number,
            why,
        }))
    };
    match played {
        Ok(Ok(())) => Ok(tally),
        Ok(Err(SimFailure::Setup(error))) => Err(Stop::Setup(error.into())),
        Ok(Err(SimFailure::Game { number, error, .. })) => fail(number, error.to_string()),
        Ok(Err(SimFailure::NoOutcome { number, .. })) => {
            fail(number, "the game is over without an outcome".to_owned())
        }
        Err(panic) => {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said
                .or_else(|| panic.downcast_ref::<&str>().copied())
                .unwrap_or("no words");
            fail(reached, format!("the rules panicked: {said}"))
        }
    }
}

/// A bar on standard error; indicatif hides it where there is no terminal.
fn bar(games: u64) -> ProgressBar {
    let style = "{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}";
    let style = ProgressStyle::with_template(style).expect("the template is a constant");
    ProgressBar::new(games).with_style(style)
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use pantheon_engine::{Message, PlayoutError, SeatSet};
    use serde_json::json;

    use super::*;
    use crate::args::{Cli, Command};
    use crate::sim::plan::Combination;

    /// Plays six thousand games of one step in six combinations, with this flaw.
    fn play_flawed(
        flaw: fn(u8, u64) -> Option<PlayoutError>,
        threads: &str,
    ) -> Result<Vec<Tally>, Failure> {
        let simulate = |request: &SimRequest, each: &mut dyn FnMut(SimGame)| {
            let &SimRequest {
                seats,
                seed,
                first,
                games,
                ..
            } = request;
            for number in first..first + games {
                if let Some(error) = flaw(seats, number) {
                    return Err(SimFailure::Game {
                        seed,
                        number,
                        error,
                    });
                }
                let (points, end) = (vec![0; usize::from(seats)], Message::new("end"));
                each(SimGame {
                    number,
                    steps: 1,
                    points,
                    winners: SeatSet::all(1),
                    end,
                });
            }
            Ok(())
        };
        let line = [
            "pantheon",
            "sim",
            "flawed",
            "--games",
            "6000",
            "--threads",
            threads,
        ];
        let Command::Sim(args) = Cli::parse_from(line).command else {
            panic!("not sim")
        };
        let way = |seats| Combination {
            seats,
            options: json!({}),
            games: 1000,
        };
        let plan = Plan {
            combinations: [1, 1, 2, 2, 3, 3].map(way).to_vec(),
        };
        play(&simulate, &plan, &args).unwrap()
    }

    #[test]
    fn the_first_failure_is_reported_whatever_the_number_of_threads() {
        let flaw = |seats, number| {
            (seats > 1 && number % 300 == 299).then_some(PlayoutError::DeadEnd { step: 1 })
        };
        let why = "step 1: nobody can act and the game isn't over".to_owned();
        let expected = Failure {
            combination: 2,
            number: 299,
            why,
        };
        for threads in ["1", "2", "8"] {
            assert_eq!(
                play_flawed(flaw, threads).unwrap_err(),
                expected,
                "{threads} threads"
            );
        }
    }

    #[test]
    fn a_panic_is_a_failure_with_its_game() {
        let flaw = |seats, number| {
            assert!((seats, number) != (3, 777), "a planted panic");
            None
        };
        let failure = play_flawed(flaw, "2").unwrap_err();
        assert_eq!((failure.combination, failure.number), (4, 777));
        assert!(failure.why.contains("a planted panic"), "{failure:?}");
    }

    #[test]
    fn without_a_failure_every_game_is_counted() {
        let tallies = play_flawed(|_, _| None, "3").unwrap();
        assert_eq!(
            tallies.iter().map(|tally| tally.games).collect::<Vec<_>>(),
            [1000; 6]
        );
    }
}
