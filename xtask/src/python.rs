//! Tools that are had as packages of Python, each in an environment of its own in the target folder.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::served::target;
use crate::shell::{command, run};

/// The folder with the programs of these packages, each pinned as `name==version`. They are installed if they aren't there.
pub(crate) fn environment(name: &str, packages: &[&str]) -> Result<PathBuf> {
    let home = target().join(name);
    let programs = home.join("bin");
    let stamp = home.join(packages.join(","));
    if stamp.is_file() {
        return Ok(programs);
    }
    println!(
        "{} is missing: installing it with pip, once.",
        packages.join(" and ")
    );
    let home_text = home.to_string_lossy();
    run(command("python3", &["-m", "venv", "--clear", &home_text]))
        .with_context(|| format!("a Python 3 with venv is needed for {name}"))?;
    let python = programs.join("python");
    let mut pip = command(
        &python.to_string_lossy(),
        &[
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
        ],
    );
    pip.args(packages);
    run(pip)?;
    std::fs::write(stamp, "").context("the environment can't be marked as complete")?;
    Ok(programs)
}
