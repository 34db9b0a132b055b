//! What `pantheon review` is told.

#![expect(
    missing_docs,
    reason = "locales/en/cli-help.ftl says what each argument is"
)]

use std::path::PathBuf;

use crate::bot_args::BotArgs;
use crate::unfit::whole;

/// Arguments of `pantheon review`.
#[derive(Clone, Debug, clap::Args)]
pub struct ReviewArgs {
    #[arg(required = true)]
    pub file: Vec<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = whole::<u32>(10..=1_000_000))]
    pub iterations: u32,
    #[arg(long, value_name = "T", value_parser = whole::<u16>(1..=1024))]
    pub threads: Option<u16>,
    #[arg(long, value_name = "BOTS")]
    pub bots: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole::<u32>(1..=100_000), requires = "bots")]
    pub decisions: u32,
    /// What programs that play may use.
    #[command(flatten)]
    pub limits: BotArgs,
    #[arg(long)]
    pub json: bool,
}
