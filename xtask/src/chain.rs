//! Steps that run one after the other and stop at the first failure.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::shell::span;
use crate::times::{Kept, Taken, table};

/// One step.
pub(crate) struct Step<'a> {
    /// What it is called.
    pub(crate) name: &'static str,
    /// What a person types to run it alone.
    pub(crate) alone: &'static str,
    /// How long it should take at most.
    pub(crate) budget: Duration,
    /// Does it.
    pub(crate) run: Box<dyn FnOnce() -> Result<()> + 'a>,
}

/// Runs the steps in order, announcing each, and tells how long they took. The last line says how it went.
pub(crate) fn run(steps: Vec<Step<'_>>, times: &Path) -> Result<()> {
    let count = steps.len();
    let mut done = Vec::new();
    let before = Kept::read(times);
    for (step, number) in steps.into_iter().zip(1..) {
        println!(
            "\n=== {number} of {count}: {}   ({})",
            step.name, step.alone
        );
        let start = Instant::now();
        let result = (step.run)();
        let time = start.elapsed();
        if let Err(error) = result {
            println!("{}", table(&done, &before));
            bail!(
                "{} failed after {}: {error:#}\nRun it alone: {}",
                step.name,
                span(time),
                step.alone
            );
        }
        println!("--- {}: passed in {}", step.name, span(time));
        done.push(Taken {
            name: step.name,
            time,
            budget: step.budget,
        });
    }
    println!("{}", table(&done, &before));
    before.write(times, &done)?;
    let total = done.iter().map(|step| step.time).sum();
    println!("All {count} steps passed in {}.", span(total));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    fn step<'a>(name: &'static str, passes: bool, ran: &'a RefCell<Vec<&'static str>>) -> Step<'a> {
        Step {
            name,
            alone: "cargo xtask alone",
            budget: Duration::ZERO,
            run: Box::new(move || {
                ran.borrow_mut().push(name);
                if passes { Ok(()) } else { bail!("because") }
            }),
        }
    }

    #[test]
    fn the_first_failure_stops_the_chain_and_is_named() {
        let ran = RefCell::new(Vec::new());
        let steps = vec![
            step("one", true, &ran),
            step("two", false, &ran),
            step("three", true, &ran),
        ];
        let folder = tempfile::tempdir().unwrap();
        let times = folder.path().join("times");
        let error = run(steps, &times).unwrap_err().to_string();
        assert!(error.starts_with("two failed"), "{error}");
        assert!(
            error.contains("because") && error.ends_with("cargo xtask alone"),
            "{error}"
        );
        assert_eq!(*ran.borrow(), ["one", "two"]);
        assert!(!times.exists(), "times of a run that failed mean little");
    }

    #[test]
    fn all_steps_run_in_order() {
        let ran = RefCell::new(Vec::new());
        let folder = tempfile::tempdir().unwrap();
        let times = folder.path().join("times");
        let steps = vec![step("one", true, &ran), step("two", true, &ran)];
        run(steps, &times).unwrap();
        assert!(times.exists());
        assert_eq!(*ran.borrow(), ["one", "two"]);
    }
}
