//! Fuzzing, for `soak`: guided by cargo-fuzz where it is, or else by mistakes that are made blindly.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::{cargo, command, root, run as start, works};

/// Where the targets for cargo-fuzz are.
const FOLDER: &str = "fuzz/libfuzzer";

/// Gives each target of `fuzz/` mistakes for a while. One that isn't survived is an error that says where it is.
pub(crate) fn run(seconds: u64, seed: u64) -> Result<()> {
    let guided = works(nightly(&["fuzz", "--version"]));
    if !guided {
        println!(
            "Note: cargo-fuzz with a nightly compiler isn't there, so mistakes are made blindly."
        );
    }
    for target in targets()? {
        println!("\n=== fuzz {target}");
        if guided {
            let corpus = format!("{FOLDER}/corpus/{target}");
            start(blind(&["seeds", &target, &corpus]))?;
            let time = format!("-max_total_time={seconds}");
            let line = [
                "fuzz",
                "run",
                "--fuzz-dir",
                FOLDER,
                &target,
                &corpus,
                "--",
                &time,
            ];
            start(nightly(&line))?;
        } else {
            let (seconds, seed) = (seconds.to_string(), seed.to_string());
            start(blind(&[
                "run",
                &target,
                "--seconds",
                &seconds,
                "--seed",
                &seed,
            ]))?;
        }
    }
    Ok(())
}

/// What the targets are called: as their files are.
fn targets() -> Result<Vec<String>> {
    let folder = root().join(FOLDER).join("fuzz_targets");
    let files =
        fs::read_dir(&folder).with_context(|| format!("{} can't be read", folder.display()))?;
    let mut names = Vec::new();
    for file in files {
        let file = file?.path();
        names.extend(
            file.file_stem()
                .map(|name| name.to_string_lossy().into_owned()),
        );
    }
    names.sort();
    Ok(names)
}

/// The targets with their own mistakes, built as tests are: with what asserts and counts on.
fn blind(args: &[&str]) -> Command {
    let mut command = cargo(&[
        "run",
        "--quiet",
        "--profile",
        "test",
        "--package",
        "pantheon-fuzz",
        "--",
    ]);
    command.args(args);
    command
}

fn nightly(args: &[&str]) -> Command {
    let mut command = command("rustup", &["run", "nightly", "cargo"]);
    command.args(args);
    command
}
