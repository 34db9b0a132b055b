//! The command line, as clap reads it.

#![expect(
    missing_docs,
    reason = "locales/en/cli-help.ftl says what each argument is"
)]

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use pantheon_daily::Day;
use pantheon_engine::{Message, Seat, Viewer};
use pantheon_locales::Language;
use pantheon_server::PublicKey;
use serde_json::Value;

use crate::arena_args::ArenaArgs;
use crate::play_args::PlayArgs;
use crate::puzzles_args::PuzzlesCommand;
use crate::review_args::ReviewArgs;
use crate::serve_args::{BackupArgs, DoctorArgs, HealthArgs, RestoreArgs, ServeArgs, UnpackArgs};
use crate::tune_args::TuneArgs;
use crate::unfit::{Unfit, whole};

/// The most games, and the highest number of a first one, so that no game's number is ever too large.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// The whole command line. Its help is said by [`crate::help`].
#[derive(Debug, Parser)]
#[command(name = "pantheon", version, styles = crate::paint::HELP)]
pub struct Cli {
    #[arg(long, global = true, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
    #[arg(long, global = true, value_name = "DIR")]
    pub content: Option<PathBuf>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What `pantheon` can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    Games(GamesArgs),
    Play(PlayArgs),
    Sim(SimArgs),
    Arena(ArenaArgs),
    Record(RecordArgs),
    Replay(ReplayArgs),
    Review(ReviewArgs),
    Analyse(AnalyseArgs),
    Verify(VerifyArgs),
    Daily(DailyArgs),
    Serve(Box<ServeArgs>),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Doctor(DoctorArgs),
    Health(HealthArgs),
    Unpack(UnpackArgs),
    Stdio,
    Tune(Box<TuneArgs>),
    Puzzles {
        /// What to do with them.
        #[command(subcommand)]
        command: PuzzlesCommand,
    },
    Rules(RulesArgs),
    Content {
        /// What to do with it.
        #[command(subcommand)]
        command: ContentCommand,
    },
    Completions {
        shell: clap_complete::Shell,
    },
}

/// Arguments of `pantheon games`.
#[derive(Debug, Args)]
pub struct GamesArgs {
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon daily`.
#[derive(Debug, Args)]
pub struct DailyArgs {
    pub title: Option<String>,
    #[arg(long, value_name = "DAY", value_parser = day, conflicts_with = "verify")]
    pub date: Option<Day>,
    #[arg(long)]
    pub plain: bool,
    #[arg(long, value_name = "FILE", requires = "title")]
    pub record: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "title")]
    pub verify: Option<PathBuf>,
    #[arg(long, conflicts_with = "title")]
    pub json: bool,
}

/// Reads a day.
fn day(text: &str) -> Result<Day, Unfit> {
    text.parse()
        .map_err(|_| Message::new("cli-usage-want-day").into())
}

/// Arguments of `pantheon sim`.
#[derive(Debug, Args)]
pub struct SimArgs {
    pub title: String,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..=MOST_GAMES))]
    pub games: u64,
    #[arg(long, value_name = "K", value_parser = whole::<u8>(0..=u8::MAX.into()))]
    pub seats: Option<u8>,
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    pub seed: u64,
    #[arg(long, value_name = "I", default_value_t = 0, value_parser = whole::<u64>(0..=MOST_GAMES))]
    pub first: u64,
    #[arg(long, value_name = "JSON", value_parser = crate::options::parse)]
    pub options: Option<Value>,
    #[arg(long, value_name = "T", value_parser = whole::<u16>(1..=1024))]
    pub threads: Option<u16>,
    #[arg(long)]
    pub no_audit: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon record`.
#[derive(Debug, Args)]
pub struct RecordArgs {
    pub title: String,
    #[arg(long, value_name = "S")]
    pub seed: String,
    #[arg(long, value_name = "K", value_parser = whole::<u8>(0..=u8::MAX.into()))]
    pub seats: Option<u8>,
    #[arg(long, value_name = "JSON", value_parser = crate::options::parse, default_value = "{}")]
    pub options: Value,
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    #[arg(long)]
    pub force: bool,
}

/// Arguments of `pantheon replay`.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "N", value_parser = whole::<u32>(0..=u32::MAX.into()))]
    pub at: Option<u32>,
    #[arg(long, value_name = "WHO", value_parser = viewer, default_value = "spectator")]
    pub viewer: Viewer,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon analyse`.
#[derive(Debug, Args)]
pub struct AnalyseArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon verify`.
#[derive(Debug, Args)]
pub struct VerifyArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "KEY", value_parser = public_key)]
    pub key: Option<PublicKey>,
    #[arg(long, value_name = "FILE", requires = "key")]
    pub signature: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon rules`.
#[derive(Debug, Args)]
pub struct RulesArgs {
    pub title: Option<String>,
    pub id: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// What `pantheon content` can do.
#[derive(Debug, Subcommand)]
pub enum ContentCommand {
    Show(ContentShowArgs),
    Check(ContentCheckArgs),
    Export(ContentExportArgs),
    Freeze(ContentFreezeArgs),
}

/// Arguments of `pantheon content show`.
#[derive(Debug, Args)]
pub struct ContentShowArgs {
    pub title: String,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon content check`.
#[derive(Debug, Args)]
pub struct ContentCheckArgs {
    pub title: String,
    pub dir: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon content export`.
#[derive(Debug, Args)]
pub struct ContentExportArgs {
    pub title: String,
    pub dir: PathBuf,
    #[arg(long)]
    pub force: bool,
}

/// Arguments of `pantheon content freeze`.
#[derive(Debug, Args)]
pub struct ContentFreezeArgs {
    pub title: String,
    pub dir: Option<PathBuf>,
}

fn language(tag: &str) -> Result<Language, Unfit> {
    let known = Language::ALL.map(Language::code).join(", ");
    let unfit = || Message::new("cli-usage-want-language").text("known", known);
    Language::parse(tag).ok_or_else(|| unfit().into())
}

fn public_key(text: &str) -> Result<PublicKey, Unfit> {
    let unfit = |_| Message::new("cli-usage-want-public-key").into();
    text.parse().map_err(unfit)
}

/// Reads a viewer: a seat's number or `spectator`.
pub fn viewer(text: &str) -> Result<Viewer, Unfit> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat = text.parse().ok().and_then(Seat::new);
    seat.map(Viewer::Seat)
        .ok_or_else(|| Message::new("cli-usage-want-viewer").into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }
}
