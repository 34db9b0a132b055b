//! Steps that run one after the other and stop at the first failure.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::shell::span;

/// One step.
pub(crate) struct Step<'a> {
    /// What it is called.
    pub(crate) name: &'static str,
    /// What a person types to run it alone.
    pub(crate) alone: &'static str,
    /// Does it.
    pub(crate) run: Box<dyn FnOnce() -> Result<()> + 'a>,
}

struct Done {
    name: &'static str,
    time: Duration,
}

/// Runs the steps in order, announcing each. The last line says how it went.
pub(crate) fn run(steps: Vec<Step<'_>>) -> Result<()> {
    let count = steps.len();
    let mut done = Vec::new();
    for (step, number) in steps.into_iter().zip(1..) {
        println!(
            "\n=== {number} of {count}: {}   ({})",
            step.name, step.alone
        );
        let start = Instant::now();
        let result = (step.run)();
        let time = start.elapsed();
        if let Err(error) = result {
            println!("{}", summary(&done));
            bail!(
                "{} failed after {}: {error:#}\nRun it alone: {}",
                step.name,
                span(time),
                step.alone
            );
        }
        println!("--- {}: passed in {}", step.name, span(time));
        done.push(Done {
            name: step.name,
            time,
        });
    }
    println!("{}", summary(&done));
    let total = done.iter().map(|step| step.time).sum();
    println!("All {count} steps passed in {}.", span(total));
    Ok(())
}

fn summary(done: &[Done]) -> String {
    let width = done.iter().map(|step| step.name.len()).max().unwrap_or(0);
    done.iter().fold(String::new(), |mut text, step| {
        let _ = write!(
            text,
            "\n  passed  {:width$}  {}",
            step.name,
            span(step.time)
        );
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    fn step<'a>(name: &'static str, passes: bool, ran: &'a RefCell<Vec<&'static str>>) -> Step<'a> {
        Step {
            name,
            alone: "cargo xtask alone",
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
        let error = run(steps).unwrap_err().to_string();
        assert!(error.starts_with("two failed"), "{error}");
        assert!(
            error.contains("because") && error.ends_with("cargo xtask alone"),
            "{error}"
        );
        assert_eq!(*ran.borrow(), ["one", "two"]);
    }

    #[test]
    fn all_steps_run_in_order() {
        let ran = RefCell::new(Vec::new());
        run(vec![step("one", true, &ran), step("two", true, &ran)]).unwrap();
        assert_eq!(*ran.borrow(), ["one", "two"]);
    }
}
