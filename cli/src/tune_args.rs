//! What `pantheon tune` is told.

use std::path::PathBuf;

use pantheon_bots::Spec;
use serde_json::Value;

/// The most games and rounds.
const MOST: u64 = 10_000_000;

/// Arguments of `pantheon tune`.
#[derive(Clone, Debug, clap::Args)]
pub struct TuneArgs {
    /// The title, as `pantheon games` lists it
    pub title: String,
    /// How many sit at the table
    #[arg(long, value_name = "K", default_value_t = 2)]
    pub seats: u8,
    /// The table's options, as a JSON object or as key=value,…
    #[arg(long, value_name = "JSON", value_parser = crate::options::parse, default_value = "{}")]
    pub options: Value,
    /// How many games of self-play weights are fitted to
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=MOST))]
    pub games: u64,
    /// Who plays them: random, greedy or search:N
    #[arg(long, value_name = "BOT", default_value = "greedy:noise=0.3")]
    pub players: Spec,
    /// How many rounds of games between neighbouring weights follow
    #[arg(long, value_name = "R", default_value_t = 100, value_parser = clap::value_parser!(u64).range(..=MOST))]
    pub rounds: u64,
    /// Who plays those, and the trials
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    pub rivals: Spec,
    /// How many games new weights play against the old
    #[arg(long, value_name = "M", default_value_t = 400, value_parser = clap::value_parser!(u64).range(2..=MOST))]
    pub trial: u64,
    /// A file with the weights to begin at [default: the title's own]
    #[arg(long, value_name = "FILE")]
    pub start: Option<PathBuf>,
    /// The seed of everything
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many games are played at once [default: one a core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// A folder for games, rounds and weights; a run that was broken off is taken up again there
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
