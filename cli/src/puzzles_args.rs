//! What `pantheon puzzles` is told.

#![expect(
    missing_docs,
    reason = "locales/en/cli-help.ftl says what each argument is"
)]

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand};
use pantheon_bots::Spec;
use serde_json::Value;

use crate::bot_args::time;
use crate::unfit::whole;

/// The most of anything.
const MOST: u64 = 10_000_000;

/// What `pantheon puzzles` can do.
#[derive(Debug, Subcommand)]
pub enum PuzzlesCommand {
    Mine(Box<PuzzlesMineArgs>),
    Choose(PuzzlesChooseArgs),
    Show(PuzzlesShowArgs),
}

/// Arguments of `pantheon puzzles mine`.
#[derive(Clone, Debug, Args)]
pub struct PuzzlesMineArgs {
    pub title: String,
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = whole::<u64>(1..=MOST))]
    pub games: u64,
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub time: Option<Duration>,
    #[arg(long, value_name = "K", value_delimiter = ',', value_parser = whole::<u8>(0..=u8::MAX.into()))]
    pub seats: Vec<u8>,
    #[arg(long, value_name = "JSON", value_parser = crate::options::parse, default_value = "{}")]
    pub options: Value,
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    pub seed: u64,
    #[arg(long, value_name = "BOT", default_value = "level:7")]
    pub players: Spec,
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = whole::<u32>(1..=MOST))]
    pub scout: u32,
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = whole::<u32>(1..=MOST))]
    pub worlds: u32,
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = whole::<u8>(1..=99))]
    pub margin: u8,
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = whole::<u32>(1..=MOST))]
    pub easy: u32,
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = whole::<u32>(1..=MOST))]
    pub most: u32,
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = whole::<u32>(1..=MOST))]
    pub apart: u32,
    #[arg(long, value_name = "T", value_parser = whole::<u16>(1..=1024))]
    pub threads: Option<u16>,
}

/// Arguments of `pantheon puzzles choose`.
#[derive(Clone, Debug, Args)]
pub struct PuzzlesChooseArgs {
    pub title: String,
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 160, value_parser = whole::<u32>(1..=MOST))]
    pub count: u32,
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// Arguments of `pantheon puzzles show`.
#[derive(Clone, Debug, Args)]
pub struct PuzzlesShowArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub json: bool,
}
