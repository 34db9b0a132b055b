//! `test`: everything that must hold before a change lands, in the order in which it fails fastest.

use anyhow::Result;

use crate::chain::{self, Step};
use crate::rules;
use crate::shell::{cargo, run as start};
use crate::tools::{have_nextest, need_component};

/// Runs every check, stopping at the first that fails.
pub(crate) fn run() -> Result<()> {
    chain::run(vec![
        Step {
            name: "format",
            alone: "cargo fmt --all",
            run: Box::new(format),
        },
        Step {
            name: "clippy",
            alone: "cargo clippy --workspace --all-targets -- -D warnings",
            run: Box::new(clippy),
        },
        Step {
            name: "tests",
            alone: "cargo nextest run --workspace",
            run: Box::new(tests),
        },
        Step {
            name: "doc tests",
            alone: "cargo test --doc --workspace",
            run: Box::new(doc_tests),
        },
        Step {
            name: "rules",
            alone: "cargo xtask rules",
            run: Box::new(rules::check),
        },
    ])
}

fn format() -> Result<()> {
    need_component("fmt", "rustfmt")?;
    start(cargo(&["fmt", "--all", "--check"]))
}

fn clippy() -> Result<()> {
    need_component("clippy", "clippy")?;
    start(cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

fn tests() -> Result<()> {
    if have_nextest() {
        start(cargo(&["nextest", "run", "--workspace", "--no-fail-fast"]))
    } else {
        println!("Note: running the tests with cargo test, because cargo-nextest isn't there.");
        start(cargo(&[
            "test",
            "--workspace",
            "--lib",
            "--bins",
            "--tests",
            "--examples",
            "--no-fail-fast",
        ]))
    }
}

fn doc_tests() -> Result<()> {
    start(cargo(&["test", "--doc", "--workspace"]))
}
