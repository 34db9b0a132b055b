//! `soak`: mistakes on purpose, chaos and random play for as long as one likes, to find what the tests are too short for.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::Result;

use crate::shell::{build_pantheon, line, pantheon, run as start, span};
use crate::{chaos, fuzz};

/// Enough games that every seat count and combination of options gets some.
const GAMES: &str = "20000";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How long to play.
    #[arg(long, default_value_t = 10)]
    minutes: u64,
    /// The seed of the first round; later rounds count up. Without it, a new one every time.
    #[arg(long)]
    seed: Option<u64>,
    /// For how many seconds each reader of what comes from outside is given mistakes.
    #[arg(long, default_value_t = 30)]
    fuzz: u64,
    /// For how many minutes everything goes wrong at real nodes after that.
    #[arg(long, default_value_t = 60)]
    chaos: u64,
}

/// Fuzzes for a moment, then plays rounds over all titles, seats and options, each with another seed, until the time is over
/// or a law breaks. At last it lets everything go wrong at real nodes.
pub(crate) fn run(args: &Args) -> Result<()> {
    let time = Duration::from_secs(args.minutes.saturating_mul(60));
    let first = args.seed.unwrap_or_else(seconds_since_1970);
    fuzz::run(args.fuzz, first)?;
    build_pantheon()?;
    let begin = Instant::now();
    let mut rounds = 0;
    while rounds == 0 || begin.elapsed() < time {
        let seed = first.wrapping_add(rounds).to_string();
        for title in pantheon_games::titles() {
            let id = title.info().id;
            let sim = pantheon(&["sim", id, "--games", GAMES, "--seed", &seed]);
            println!("\n=== {}", line(&sim));
            start(sim)?;
        }
        rounds += 1;
    }
    println!(
        "\n{rounds} × {GAMES} games a title in {}: no law was broken.",
        span(begin.elapsed())
    );
    if args.chaos > 0 {
        let time = Duration::from_secs(args.chaos.saturating_mul(60));
        chaos::run(&chaos::Args::lasting(time, first))?;
    }
    Ok(())
}

fn seconds_since_1970() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs())
}
