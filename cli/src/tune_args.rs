//! What `pantheon tune` is told.

#![expect(
    missing_docs,
    reason = "locales/en/cli-help.ftl says what each argument is"
)]

use std::path::PathBuf;

use pantheon_bots::Spec;
use serde_json::Value;

use crate::unfit::whole;

/// The most games and rounds.
const MOST: u64 = 10_000_000;

/// Arguments of `pantheon tune`.
#[derive(Clone, Debug, clap::Args)]
pub struct TuneArgs {
    pub title: String,
    #[arg(long, value_name = "K", default_value_t = 2, value_parser = whole::<u8>(0..=u8::MAX.into()))]
    pub seats: u8,
    #[arg(long, value_name = "JSON", value_parser = crate::options::parse, default_value = "{}")]
    pub options: Value,
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = whole::<u64>(1..=MOST))]
    pub games: u64,
    #[arg(long, value_name = "BOT", default_value = "greedy:noise=0.3")]
    pub players: Spec,
    #[arg(long, value_name = "R", default_value_t = 100, value_parser = whole::<u64>(0..=MOST))]
    pub rounds: u64,
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    pub rivals: Spec,
    #[arg(long, value_name = "M", default_value_t = 400, value_parser = whole::<u64>(2..=MOST))]
    pub trial: u64,
    #[arg(long, value_name = "FILE")]
    pub start: Option<PathBuf>,
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    pub seed: u64,
    #[arg(long, value_name = "T", value_parser = whole::<u16>(1..=1024))]
    pub threads: Option<u16>,
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}
