//! `e2e`: the client in a real browser, against a real server.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::node::npm;
use crate::served::target;
use crate::shell::{build_pantheon_to_test, command, output_of, run as start, works};
use crate::{apt, web};

/// The variable that names the browser, if it is none of those below.
const VARIABLE: &str = "PANTHEON_CHROMIUM";
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Passed on to the runner, such as the name of a file or `-t` and part of a test's name.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

/// Builds what is tested, and tests it.
pub(crate) fn run(args: &Args) -> Result<()> {
    web::build()?;
    check(&args.rest)
}

/// Tests the pages that are built.
pub(crate) fn check(rest: &[String]) -> Result<()> {
    let chromium = find()?;
    build_pantheon_to_test()?;
    let mut e2e = npm(&["run", "--silent", "e2e", "--"]);
    e2e.args(rest)
        .env(VARIABLE, chromium)
        .env("PANTHEON_PROGRAM", target().join("debug/pantheon"));
    start(e2e)
}

/// A browser, after trying to install one where there is none.
fn find() -> Result<PathBuf> {
    if let Some(path) = known() {
        return Ok(path);
    }
    apt::install("Chromium", &["chromium", "fonts-dejavu-core"])
        .with_context(|| format!("a Chromium is needed: install one, or name it in {VARIABLE}"))?;
    known().context("Chromium was installed, and yet it isn't found")
}

fn known() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(VARIABLE) {
        return Some(PathBuf::from(named));
    }
    NAMES
        .into_iter()
        .filter(|name| works(command(name, &["--version"])))
        .find_map(|name| {
            let path = output_of("which", &[name])?;
            Some(Path::new(path.trim()).to_path_buf())
        })
}
