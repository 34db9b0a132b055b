//! `serve`: builds everything for speed and starts a game.

use anyhow::Result;

use crate::shell::{build_pantheon, pantheon, run as start};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Passed on to `pantheon play gods-of-rome`, such as `--seats human,random,random`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) rest: Vec<String>,
}

/// Builds the release and plays Gods of Rome in this terminal. There is no server yet.
pub(crate) fn run(args: &Args) -> Result<()> {
    println!("Building Pantheon; the first time takes a few minutes.");
    build_pantheon()?;
    let mut play = pantheon(&["play", "gods-of-rome"]);
    play.args(&args.rest);
    start(play)
}
