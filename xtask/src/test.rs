//! `test`: everything that must hold before a change lands, in the order in which it fails fastest.

use std::process::Command;

use anyhow::Result;

use crate::chain::{self, Step};
use crate::postgres::Postgres;
use crate::rules;
use crate::schemathesis;
use crate::shell::{cargo, run as start};
use crate::tools::{have_nextest, need_component};

const FORMAT: &str = "cargo fmt --all --check";
const CLIPPY: &str = "cargo clippy --workspace --all-targets -- -D warnings";
const TESTS: &str = "cargo nextest run --workspace --no-fail-fast";
const TESTS_WITHOUT_NEXTEST: &str =
    "cargo test --workspace --lib --bins --tests --examples --no-fail-fast";
const DOC_TESTS: &str = "cargo test --doc --workspace";
const RULES: &str = "cargo xtask rules";
const SCHEMATHESIS: &str = "cargo xtask schemathesis";

/// Runs every check, stopping at the first that fails.
pub(crate) fn run() -> Result<()> {
    let step = |name, alone, run: fn() -> Result<()>| Step {
        name,
        alone,
        run: Box::new(run),
    };
    chain::run(vec![
        step("format", FORMAT, || {
            need_component("fmt", "rustfmt")?;
            typed(FORMAT)
        }),
        step("clippy", CLIPPY, || {
            need_component("clippy", "clippy")?;
            typed(CLIPPY)
        }),
        step("tests", TESTS, tests),
        step("doc tests", DOC_TESTS, || typed(DOC_TESTS)),
        step("rules", RULES, rules::check),
        step("requests", SCHEMATHESIS, schemathesis::check),
    ])
}

fn tests() -> Result<()> {
    let postgres = Postgres::find()?;
    let line = if have_nextest() {
        TESTS
    } else {
        println!("Note: cargo-nextest isn't there, so the tests run with cargo test.");
        TESTS_WITHOUT_NEXTEST
    };
    let mut command = command(line);
    postgres.tell(&mut command);
    start(command)
}

/// Runs a cargo command as a person would type it.
fn typed(line: &str) -> Result<()> {
    start(command(line))
}

fn command(line: &str) -> Command {
    let words: Vec<&str> = line.split_whitespace().skip(1).collect();
    cargo(&words)
}
