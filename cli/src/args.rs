//! The command line, as clap reads it.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use pantheon_engine::{Seat, Viewer};
use pantheon_locales::Language;
use serde_json::Value;

use crate::arena_args::ArenaArgs;
use crate::play_args::PlayArgs;
use crate::serve_args::{BackupArgs, ServeArgs};
use crate::tune_args::TuneArgs;

const EXIT_CODES: &str = "\
Exit codes: 0 done; 1 what was to be checked is false; 2 the command line is wrong; 3 an input is missing or wrong; \
4 the output can't be written; 5 anything else.";

/// The most games, and the highest number of a first one, so that no game's number is ever too large.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// Modern board games with a computer: play, simulate, record, replay, verify
#[derive(Debug, Parser)]
#[command(name = "pantheon", version, styles = crate::paint::HELP, after_help = EXIT_CODES)]
pub struct Cli {
    /// The language of words and rules: en or pt-BR [default: from the environment, else en]
    #[arg(long, global = true, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
    /// A folder with other content: the title's files, or a folder of them named after the title
    #[arg(long, global = true, value_name = "DIR")]
    pub content: Option<PathBuf>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What `pantheon` can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the titles, their seats and their options
    Games(GamesArgs),
    /// Play a game in the terminal
    Play(PlayArgs),
    /// Play random games and check every law at every step
    Sim(SimArgs),
    /// Let bots play each other and rate them
    Arena(ArenaArgs),
    /// Play a random game and write its record
    Record(RecordArgs),
    /// Play a record again and show where it stands
    Replay(ReplayArgs),
    /// Check everything that a record claims
    Verify(VerifyArgs),
    /// Let people play online: a server of tables
    Serve(Box<ServeArgs>),
    /// Copy the database of a server that may be running
    Backup(BackupArgs),
    /// Speak the open protocol: one JSON object a line
    Stdio,
    /// Fit the weights by which bots judge a title
    Tune(Box<TuneArgs>),
    /// Read the rules
    Rules(RulesArgs),
    /// Show, check or export what is printed on cards, tiles and boards
    Content {
        /// What to do with it.
        #[command(subcommand)]
        command: ContentCommand,
    },
    /// Print a script that completes commands in a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

/// Arguments of `pantheon games`.
#[derive(Debug, Args)]
pub struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon sim`.
#[derive(Debug, Args)]
pub struct SimArgs {
    /// The title, as `pantheon games` lists it
    pub title: String,
    /// How many games, divided between all seat counts and options that aren't given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    pub games: u64,
    /// How many sit at the table [default: every number in turn]
    #[arg(long, value_name = "K")]
    pub seats: Option<u8>,
    /// The seed of all games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// The number of the first game, to repeat one
    #[arg(long, value_name = "I", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=MOST_GAMES))]
    pub first: u64,
    /// The table's options, as a JSON object or as key=value,… [default: every combination in turn]
    #[arg(long, value_name = "JSON", value_parser = crate::options::parse)]
    pub options: Option<Value>,
    /// How many threads [default: one a core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Leave the checks of laws out, for figures of speed
    #[arg(long)]
    pub no_audit: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon record`.
#[derive(Debug, Args)]
pub struct RecordArgs {
    /// The title, as `pantheon games` lists it
    pub title: String,
    /// A phrase or number that decides all luck and all choices
    #[arg(long, value_name = "S")]
    pub seed: String,
    /// How many sit at the table
    #[arg(long, value_name = "K")]
    pub seats: Option<u8>,
    /// The table's options, as a JSON object or as key=value,…
    #[arg(long, value_name = "JSON", value_parser = crate::options::parse, default_value = "{}")]
    pub options: Value,
    /// Where to write the record
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Replace the file if it is there
    #[arg(long)]
    pub force: bool,
}

/// Arguments of `pantheon replay`.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The record; - is standard input
    pub file: PathBuf,
    /// Stop after so many entries [default: all]
    #[arg(long, value_name = "N")]
    pub at: Option<u32>,
    /// Whose eyes to see with: a seat's number from 0, or spectator
    #[arg(long, value_name = "WHO", value_parser = viewer, default_value = "spectator")]
    pub viewer: Viewer,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon verify`.
#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// The record; - is standard input
    pub file: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon rules`.
#[derive(Debug, Args)]
pub struct RulesArgs {
    /// The title [default: list the titles]
    pub title: Option<String>,
    /// The rule's id, such as GR-V1 [default: list the rules]
    pub id: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// What `pantheon content` can do.
#[derive(Debug, Subcommand)]
pub enum ContentCommand {
    /// Show every value and where it is known from
    Show(ContentShowArgs),
    /// Check the content of a folder, or the built-in one
    Check(ContentCheckArgs),
    /// Write the content's files to a folder, to change them
    Export(ContentExportArgs),
}

/// Arguments of `pantheon content show`.
#[derive(Debug, Args)]
pub struct ContentShowArgs {
    /// The title, as `pantheon games` lists it
    pub title: String,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon content check`.
#[derive(Debug, Args)]
pub struct ContentCheckArgs {
    /// The title, as `pantheon games` lists it
    pub title: String,
    /// The folder [default: that of --content, else the built-in content]
    pub dir: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `pantheon content export`.
#[derive(Debug, Args)]
pub struct ContentExportArgs {
    /// The title, as `pantheon games` lists it
    pub title: String,
    /// The folder, made if it isn't there
    pub dir: PathBuf,
    /// Replace files that are there
    #[arg(long)]
    pub force: bool,
}

impl Cli {
    /// The language asked for, else the environment's, else English.
    pub fn language(&self) -> Language {
        let environment = || {
            let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
            let tag = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(set)?;
            Language::parse(&tag)
        };
        self.lang.or_else(environment).unwrap_or(Language::En)
    }
}

fn language(tag: &str) -> Result<Language, String> {
    let known = Language::ALL.map(Language::code).join(", ");
    Language::parse(tag).ok_or_else(|| format!("there are: {known}"))
}

/// Reads a viewer: a seat's number or `spectator`.
pub fn viewer(text: &str) -> Result<Viewer, String> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat = text.parse().ok().and_then(Seat::new);
    seat.map(Viewer::Seat)
        .ok_or_else(|| "a seat's number from 0, or spectator".to_owned())
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
