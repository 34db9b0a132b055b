//! How long steps took, against what they should take and what they took before. It is told, and nothing fails for it:
//! machines differ, and people share them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};

use crate::served::target;
use crate::shell::span;

/// What all steps together should take on a machine with two cores.
pub(crate) const AIM: Duration = Duration::from_mins(35);
/// What nobody should have to wait for.
const MOST: Duration = Duration::from_mins(90);

/// A step that has passed.
pub(crate) struct Taken {
    /// What it is called.
    pub(crate) name: &'static str,
    /// How long it took.
    pub(crate) time: Duration,
    /// How long it should take at most.
    pub(crate) budget: Duration,
}

/// How long each step took the last time that it passed.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Kept(BTreeMap<String, Duration>);

impl Kept {
    /// Where it is kept: with what is built, which differs from machine to machine as much.
    pub(crate) fn file() -> PathBuf {
        target().join("ci-times.tsv")
    }

    /// What is kept in a file. Without it nothing is.
    pub(crate) fn read(file: &Path) -> Self {
        let text = fs::read_to_string(file).unwrap_or_default();
        let times = text.lines().filter_map(|line| {
            let (name, millis) = line.split_once('\t')?;
            Some((name.to_owned(), Duration::from_millis(millis.parse().ok()?)))
        });
        Self(times.collect())
    }

    /// Keeps what was taken now, and what is known of steps that weren't run.
    pub(crate) fn write(mut self, file: &Path, taken: &[Taken]) -> Result<()> {
        let now = taken.iter().map(|step| (step.name.to_owned(), step.time));
        self.0.extend(now);
        let text = self.0.iter().fold(String::new(), |mut text, (name, time)| {
            let _ = writeln!(text, "{name}\t{}", time.as_millis());
            text
        });
        fs::write(file, text).with_context(|| format!("{} can't be written", file.display()))
    }
}

/// The times as a table: a line a step and one for all. What is over its budget says so.
pub(crate) fn table(taken: &[Taken], before: &Kept) -> String {
    let width = taken.iter().map(|step| step.name.len()).max().unwrap_or(0);
    let mut text = format!(
        "\n  {:width$}  {:>12}  {:>12}  {:>12}",
        "step", "time", "budget", "last time"
    );
    for step in taken {
        let last = before
            .0
            .get(step.name)
            .map_or_else(String::new, |&time| span(time));
        let _ = write!(
            text,
            "\n  {:width$}  {:>12}  {:>12}  {last:>12}",
            step.name,
            span(step.time),
            span(step.budget),
        );
        if let Some(more) = step
            .time
            .checked_sub(step.budget)
            .filter(|more| !more.is_zero())
        {
            let _ = write!(text, "  over by {}", span(more));
        }
    }
    let all: Duration = taken.iter().map(|step| step.time).sum();
    let verdict = match all {
        all if all > MOST => "too long for anybody to wait for",
        all if all > AIM => "longer than aimed at",
        _ => "as aimed at",
    };
    let _ = write!(
        text,
        "\n  All of it: {}, {verdict} ({} aimed at, {} at most).",
        span(all),
        span(AIM),
        span(MOST)
    );
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn taken(name: &'static str, minutes: u64) -> Taken {
        Taken {
            name,
            time: Duration::from_mins(minutes),
            budget: Duration::from_mins(20),
        }
    }

    #[test]
    fn what_is_over_its_budget_says_so() {
        let before = Kept([("short".to_owned(), Duration::from_secs(3))].into());
        let told = table(&[taken("short", 1), taken("long", 25)], &before);
        let lines: Vec<&str> = told.lines().collect();
        assert!(
            lines[2].ends_with("1 min 00 s   20 min 00 s         3.0 s"),
            "{told}"
        );
        assert!(lines[3].ends_with("over by 5 min 00 s"), "{told}");
        assert!(lines[4].contains("26 min 00 s, as aimed at"), "{told}");
    }

    #[test]
    fn all_together_have_an_aim_and_a_limit() {
        let told = |minutes| table(&[taken("a", minutes)], &Kept::default());
        assert!(told(36).contains("longer than aimed at"));
        assert!(told(91).contains("too long"));
    }

    #[test]
    fn times_are_kept_and_those_of_steps_that_failed_stay() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("times");
        assert_eq!(Kept::read(&file), Kept::default());
        let first = [taken("a", 1), taken("b", 2)];
        Kept::default().write(&file, &first).unwrap();
        Kept::read(&file).write(&file, &[taken("a", 3)]).unwrap();
        let kept = Kept::read(&file).0;
        assert_eq!(kept["a"], Duration::from_mins(3));
        assert_eq!(kept["b"], Duration::from_mins(2));
    }
}
