//! `test`: everything that must hold before a change lands, in the order in which it fails fastest.

use std::process::Command;

use anyhow::{Result, anyhow};

use crate::chain::{self, Step};
use crate::node::npm;
use crate::postgres::Postgres;
use crate::shell::{cargo, run as start};
use crate::tools::{have_nextest, need_component};
use crate::{browser, budget, rules, schemathesis, types, wasm, web};

const FORMAT: &str = "cargo fmt --all --check";
const CLIPPY: &str = "cargo clippy --workspace --all-targets -- -D warnings";
const TESTS: &str = "cargo nextest run --workspace --no-fail-fast";
const TESTS_WITHOUT_NEXTEST: &str =
    "cargo test --workspace --lib --bins --tests --examples --no-fail-fast";
const DOC_TESTS: &str = "cargo test --doc --workspace";
const RULES: &str = "cargo xtask rules";
const SCHEMATHESIS: &str = "cargo xtask schemathesis";
const WEB: &str = "cargo xtask web";
const WEB_TYPES: &str = "npm run check, in web/";
const WEB_TESTS: &str = "npm test, in web/";
const E2E: &str = "cargo xtask e2e";
const SIZES: &str = "cargo xtask sizes";

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
        step("requests", SCHEMATHESIS, requests),
        step("pages", WEB, web::build),
        step("types of pages", WEB_TYPES, types::check),
        step("tests of pages", WEB_TESTS, || {
            start(npm(&["run", "--silent", "test"]))
        }),
        step("browser", E2E, || browser::check(&[])),
        step("sizes", SIZES, budget::check),
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

/// Tries the requests. Whoever tries them waits for the server most of the time, so the engine for browsers is built
/// meanwhile.
fn requests() -> Result<()> {
    let engine = std::thread::spawn(wasm::build);
    let tried = schemathesis::check();
    let built = engine.join().map_err(|_| anyhow!("the build panicked"))?;
    tried.and(built)
}

/// Runs a cargo command as a person would type it.
fn typed(line: &str) -> Result<()> {
    start(command(line))
}

fn command(line: &str) -> Command {
    let words: Vec<&str> = line.split_whitespace().skip(1).collect();
    cargo(&words)
}
