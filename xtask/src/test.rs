//! `test`: everything that must hold before a change lands, in the order in which it fails fastest.

use std::process::Command;
use std::time::Duration;

use anyhow::{Result, anyhow};

use crate::chain::{self, Step};
use crate::nats::Nats;
use crate::node::npm;
use crate::postgres::Postgres;
use crate::shell::{cargo, run as start};
use crate::times::Kept;
use crate::tools::{have_nextest, need_component};
use crate::{
    browser, budget, chaos, deny, dist, pebble, rules, schemathesis, types, unpacked, wasm, web,
};

const FORMAT: &str = "cargo fmt --all --check";
const DENY: &str = "cargo xtask deny";
const CLIPPY: &str = "cargo clippy --workspace --all-targets -- -D warnings";
const TESTS: &str = "cargo nextest run --workspace --no-fail-fast";
const TESTS_WITHOUT_NEXTEST: &str =
    "cargo test --workspace --lib --bins --tests --examples --no-fail-fast";
const DOC_TESTS: &str = "cargo test --doc --workspace";
const RULES: &str = "cargo xtask rules";
const SCHEMATHESIS: &str = "cargo xtask schemathesis";
const CHAOS: &str = "cargo xtask chaos --check";
const WEB_FORMAT: &str = "npm run format:check, in web/";
const WEB_LINT: &str = "npm run lint, in web/";
const WEB: &str = "cargo xtask web";
const WEB_TYPES: &str = "npm run check, in web/";
const WEB_TESTS: &str = "npm test, in web/";
const E2E: &str = "cargo xtask e2e";
const SIZES: &str = "cargo xtask sizes";

/// Runs every check, stopping at the first that fails.
pub(crate) fn run() -> Result<()> {
    chain::run(steps(), &Kept::file())
}

/// The steps, each with the seconds that it should take at most on two cores with what others wrote already built.
fn steps() -> Vec<Step<'static>> {
    let step = |name, seconds, alone, run: fn() -> Result<()>| Step {
        name,
        alone,
        budget: Duration::from_secs(seconds),
        run: Box::new(run),
    };
    vec![
        step("format", 10, FORMAT, || {
            need_component("fmt", "rustfmt")?;
            typed(FORMAT)
        }),
        step("format of pages", 30, WEB_FORMAT, || {
            web::packages()?;
            start(npm(&["run", "--silent", "format:check"]))
        }),
        step("dependencies", 5, DENY, deny::check),
        step("clippy", 120, CLIPPY, || {
            need_component("clippy", "clippy")?;
            typed(CLIPPY)
        }),
        step("lint of pages", 90, WEB_LINT, || {
            start(npm(&["run", "--silent", "lint"]))
        }),
        step("tests", 900, TESTS, tests),
        step("doc tests", 30, DOC_TESTS, || typed(DOC_TESTS)),
        step("rules", 10, RULES, rules::check),
        step("requests", 180, SCHEMATHESIS, requests),
        step("chaos", 180, CHAOS, chaos::check),
        step("pages", 60, WEB, web::build),
        step("types of pages", 30, WEB_TYPES, types::check),
        step("tests of pages", 90, WEB_TESTS, || {
            start(npm(&["run", "--silent", "test"]))
        }),
        step("browser", 360, E2E, || browser::check(&[])),
        step("sizes", 5, SIZES, budget::check),
    ]
}

fn tests() -> Result<()> {
    let (postgres, nats) = (Postgres::find()?, Nats::find()?);
    pebble::need()?;
    dist::need_testers()?;
    let line = if have_nextest() {
        TESTS
    } else {
        println!("Note: cargo-nextest isn't there, so the tests run with cargo test.");
        TESTS_WITHOUT_NEXTEST
    };
    let mut command = command(line);
    postgres.tell(&mut command);
    nats.tell(&mut command);
    unpacked::tell(&mut command)?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::{root, span};
    use crate::times::AIM;

    #[test]
    fn the_budgets_of_the_steps_are_what_is_aimed_at() {
        let all: Duration = steps().iter().map(|step| step.budget).sum();
        assert_eq!(all, AIM);
    }

    #[test]
    fn the_page_about_ci_lists_the_steps_and_their_budgets() {
        let page = std::fs::read_to_string(root().join("docs/ci.md")).unwrap();
        let rows = page.lines().filter(|line| line.starts_with("| "));
        let rows: Vec<String> = rows
            .skip(1)
            .map(|row| row.split('|').take(3).collect())
            .collect();
        let steps = steps();
        let wanted: Vec<String> = steps
            .iter()
            .map(|step| format!(" {}  {} ", step.name, span(step.budget)))
            .collect();
        assert_eq!(rows, wanted);
    }
}
