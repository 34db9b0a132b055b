//! Tools that the chores need and that a bare machine may lack.

use anyhow::{Context, Result};

use crate::shell::{cargo, command, run, works};

/// Sees to it that a component of the toolchain, such as `clippy`, is there.
pub(crate) fn need_component(subcommand: &str, component: &str) -> Result<()> {
    if works(cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    println!("cargo {subcommand} is missing: adding {component} to the toolchain.");
    run(command("rustup", &["component", "add", component]))
        .with_context(|| format!("cargo {subcommand} is missing and can't be added"))
}

/// Whether cargo-nextest is there, after trying to install it when it isn't.
pub(crate) fn have_nextest() -> bool {
    let there = || works(cargo(&["nextest", "--version"]));
    if there() {
        return true;
    }
    println!("cargo-nextest is missing: installing it, which takes a few minutes, once.");
    let locked = run(cargo(&["install", "cargo-nextest", "--locked"]));
    let installed = locked.or_else(|error| {
        println!("{error:#}; trying once more with newer dependencies.");
        run(cargo(&["install", "cargo-nextest"]))
    });
    if let Err(error) = &installed {
        println!("{error:#}.");
    }
    installed.is_ok() && there()
}
