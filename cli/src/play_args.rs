//! What `pantheon play` is told.

use std::path::PathBuf;

use pantheon_locales::Language;
use serde_json::Value;

use crate::bot_args::BotArgs;

/// Arguments of `pantheon play`.
#[derive(Clone, Debug, clap::Args)]
pub struct PlayArgs {
    /// The title, as `pantheon games` lists it
    pub title: String,
    /// Who sits where, in turn order: human or a bot (level:1 to level:8, search:1s, greedy, random,
    /// cmd:COMMAND), with a name if you like (human:Ana, level:3@Rui)
    #[arg(
        long,
        value_name = "WHO",
        value_delimiter = ',',
        default_value = "human,level:3"
    )]
    pub seats: Vec<String>,
    /// Lines of text instead of a full screen: for pipes and screen readers
    #[arg(long)]
    pub plain: bool,
    /// A phrase or number that decides all luck, to repeat a game
    #[arg(long, value_name = "S")]
    pub seed: Option<String>,
    /// The table's options, as a JSON object or as key=value,…
    #[arg(long, value_name = "JSON", value_parser = crate::options::parse, default_value = "{}")]
    pub options: Value,
    /// How long bots take to act while you may act too, in milliseconds [default: each has its own pace]
    #[arg(long, value_name = "MS")]
    pub reaction: Option<u64>,
    /// What programs that play may use.
    #[command(flatten)]
    pub bots: BotArgs,
    /// Writes a record of the game to this file
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// The language, from the global `--lang`.
    #[arg(skip)]
    pub lang: Language,
    /// The folder of other content, from the global `--content`.
    #[arg(skip)]
    pub content: Option<PathBuf>,
}
