//! What `pantheon play` is told.

#![expect(
    missing_docs,
    reason = "locales/en/cli-help.ftl says what each argument is"
)]

use std::path::PathBuf;

use pantheon_locales::Language;
use serde_json::Value;

use crate::bot_args::BotArgs;
use crate::unfit::whole;

/// Arguments of `pantheon play`.
#[derive(Clone, Debug, clap::Args)]
pub struct PlayArgs {
    pub title: String,
    #[arg(
        long,
        value_name = "WHO",
        value_delimiter = ',',
        default_value = "human,level:3"
    )]
    pub seats: Vec<String>,
    #[arg(long)]
    pub plain: bool,
    #[arg(long)]
    pub warn: bool,
    #[arg(long, value_name = "S")]
    pub seed: Option<String>,
    #[arg(long, value_name = "JSON", value_parser = crate::options::parse, default_value = "{}")]
    pub options: Value,
    #[arg(long, value_name = "MS", value_parser = whole::<u64>(0..=u64::MAX))]
    pub reaction: Option<u64>,
    /// What programs that play may use.
    #[command(flatten)]
    pub bots: BotArgs,
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// The language, from the global `--lang`.
    #[arg(skip)]
    pub lang: Language,
    /// The folder of other content, from the global `--content`.
    #[arg(skip)]
    pub content: Option<PathBuf>,
}
