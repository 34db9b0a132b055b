//! A game in the terminal.

use std::process::ExitCode;

use crate::play_args::PlayArgs;

/// Plays a game in the terminal.
pub fn run(args: &PlayArgs) -> anyhow::Result<ExitCode> {
    anyhow::bail!("playing {} in the terminal isn't built yet", args.title)
}
