//! `serve`: builds everything for speed, starts a server and opens the game.

use std::io::{BufRead as _, BufReader, IsTerminal as _};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::served::target;
use crate::shell::{build_pantheon, command, line, works};
use crate::web;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Passed on to `pantheon serve`, such as `--listen 0.0.0.0:8080`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) rest: Vec<String>,
}

/// Builds the release with its pages and serves it until somebody stops it.
pub(crate) fn run(args: &Args) -> Result<()> {
    println!("Building Pantheon; the first time takes a few minutes.");
    web::build().with_context(|| {
        let title = pantheon_games::TITLES[0].id;
        format!("the pages to play on can't be built; `cargo run --release -- play {title}` plays in this terminal")
    })?;
    web::renew_in_release()?;
    build_pantheon()?;
    let mut serve = Command::new(target().join("release/pantheon"));
    serve.arg("serve").args(&args.rest);
    outlive_interrupts()?;
    let mut server = serve
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{} can't be started", line(&serve)))?;
    let said = server.stdout.take().context("its output isn't ours")?;
    let mut opened = false;
    for line in BufReader::new(said).lines() {
        let line = line?;
        println!("{line}");
        let address = line
            .split_whitespace()
            .find(|word| word.starts_with("http"));
        if let (Some(address), false) = (address, opened) {
            open(address);
            opened = true;
        }
    }
    let status = server.wait()?;
    if !status.success() {
        bail!("{} ended ({status})", line(&serve));
    }
    Ok(())
}

/// Whoever interrupts this at a terminal interrupts the server too, which then stops in peace; we wait for it.
fn outlive_interrupts() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    std::thread::spawn(move || {
        runtime.block_on(async { while tokio::signal::ctrl_c().await.is_ok() {} });
    });
    Ok(())
}

/// Opens a browser where somebody sits before one.
fn open(address: &str) {
    let seen = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if seen("DISPLAY") || seen("WAYLAND_DISPLAY") {
        "xdg-open"
    } else {
        return;
    };
    if std::io::stdout().is_terminal() {
        let address = address.to_owned();
        // An opener may stay as long as the browser does.
        std::thread::spawn(move || works(command(opener, &[&address])));
    }
}
