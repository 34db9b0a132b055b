//! Packages for Debian and what comes from it, by `cargo deb`. What is in them says `cli/Cargo.toml`.

use std::path::Path;

use anyhow::{Context, Result};

use super::arch::Arch;
use super::release::Release;
use crate::shell::{cargo, run, works};
use crate::sysroot::cargo_home;

/// Pinned, since another version may pack otherwise.
const TOOL: &str = "cargo-deb@3.8.0";

/// Packs the program that was built.
pub(super) fn make(arch: Arch, profile: &str, release: &Release, out: &Path) -> Result<()> {
    have_tool()?;
    let mut pack = cargo(&["deb", "--no-build", "--no-strip", "--package", "pantheon"]);
    pack.args(["--target", arch.target().triple, "--profile", profile]);
    pack.arg("--output").arg(out);
    pack.env("SOURCE_DATE_EPOCH", release.epoch.to_string());
    run(pack)
}

fn have_tool() -> Result<()> {
    let there = || works(cargo(&["deb", "--version"]));
    if there() {
        return Ok(());
    }
    println!("cargo-deb is missing: installing it, which takes a few minutes, once.");
    // What a machine that builds releases may be told about its builds isn't meant for a tool.
    let mut install = cargo(&["install", "--locked", TOOL]);
    install.env_remove("CARGO_TARGET_DIR");
    run(install)?;
    let folder = cargo_home()?.join("bin");
    there()
        .then_some(())
        .with_context(|| format!("cargo-deb was installed; is {} in PATH?", folder.display()))
}
