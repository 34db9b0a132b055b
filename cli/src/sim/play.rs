//! Playing the planned games on all cores.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use pantheon_games::{SimFailure, Title};
use rayon::prelude::*;

use super::plan::{Chunk, Plan};
use super::tally::Tally;
use crate::args::SimArgs;
use crate::error::CliError;

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
    title: &dyn Title,
    plan: &Plan,
    args: &SimArgs,
) -> Result<Result<Vec<Tally>, Failure>, CliError> {
    let chunks = plan.chunks(args);
    let progress = bar(args.games);
    let threads = usize::from(args.threads.unwrap_or(0));
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|why| CliError::Usage(format!("the threads can't be started: {why}")))?;
    // Chunks behind a failed one needn't be played, those before it must: so the same failure is
    // reported whatever the number of threads.
    let failed = AtomicUsize::new(usize::MAX);
    let play = |(index, chunk): (usize, &Chunk)| {
        if index > failed.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let played = play_chunk(title, chunk);
        match &played {
            Ok(_) => progress.inc(chunk.request.games),
            Err(Stop::Game(_)) => {
                failed.fetch_min(index, Ordering::Relaxed);
            }
            Err(Stop::Setup(_)) => {}
        }
        played.map(|tally| Some((chunk.combination, tally)))
    };
    let results: Vec<_> = pool.install(|| {
        chunks
            .par_iter()
            .enumerate()
            .map(|(i, chunk)| play((i, chunk)))
            .collect()
    });
    progress.finish_and_clear();
    let mut tallies = vec![Tally::default(); plan.combinations.len()];
    for result in results {
        match result {
            Ok(Some((combination, tally))) => tallies[combination].merge(&tally),
            Ok(None) => {}
            Err(Stop::Game(failure)) => return Ok(Err(failure)),
            Err(Stop::Setup(error)) => return Err(error),
        }
    }
    Ok(Ok(tallies))
}

enum Stop {
    Setup(CliError),
    Game(Failure),
}

fn play_chunk(title: &dyn Title, chunk: &Chunk) -> Result<Tally, Stop> {
    let mut tally = Tally::default();
    let mut reached = chunk.request.first;
    let mut each = |game: pantheon_games::SimGame| {
        reached = game.number + 1;
        tally.add(&game);
    };
    // A panic in the rules is a finding like any other: it is reported with the game that shows it.
    let played = catch_unwind(AssertUnwindSafe(|| {
        title.simulate(&chunk.request, &mut each)
    }));
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
