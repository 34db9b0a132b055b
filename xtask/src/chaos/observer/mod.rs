//! The observer: holds what clients wrote down against the promises. Every check is a function of notes, and its tests
//! give it notes that were tampered with.

mod clocks;
mod commands;
mod healing;
mod hidden;
mod history;
#[cfg(test)]
mod played;
mod rows;

use std::fmt;

pub(super) use healing::{HEALED_WITHIN, Health, Stopped};
pub(super) use rows::DatabaseRow;

use super::notes::{Down, Kept, TableNotes};

/// A promise that was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Violation {
    /// Which promise, in a few words.
    pub(super) promise: &'static str,
    /// At which table, if at one.
    pub(super) table: Option<String>,
    /// What was seen.
    pub(super) what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.promise, self.what)?;
        match &self.table {
            Some(table) => write!(f, " (table {table})"),
            None => Ok(()),
        }
    }
}

/// What came out of looking at one table.
#[derive(Debug, Default)]
pub(super) struct Judged {
    /// What was broken.
    pub(super) violations: Vec<Violation>,
    /// How much was held against a promise, and held.
    pub(super) checked: Checked,
}

/// How much was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Checked {
    /// Commands that were found in the log once, or refused and not found.
    pub(super) commands: usize,
    /// Rows that were told, each compared with what everybody else was told.
    pub(super) rows: usize,
    /// Views that were compared with those of the engine.
    pub(super) views: usize,
    /// Lists of events that were.
    pub(super) events: usize,
    /// Readings of clocks.
    pub(super) readings: usize,
    /// Records that verify.
    pub(super) records: usize,
}

impl std::ops::AddAssign for Checked {
    fn add_assign(&mut self, other: Self) {
        self.commands += other.commands;
        self.rows += other.rows;
        self.views += other.views;
        self.events += other.events;
        self.readings += other.readings;
        self.records += other.records;
    }
}

/// Collects what is broken at one table.
struct Findings<'a> {
    table: &'a str,
    judged: Judged,
}

impl<'a> Findings<'a> {
    fn new(notes: &'a TableNotes) -> Self {
        Self {
            table: &notes.table,
            judged: Judged::default(),
        }
    }

    fn broken(&mut self, promise: &'static str, what: String) {
        self.judged.violations.push(Violation {
            promise,
            table: Some(self.table.to_owned()),
            what,
        });
    }
}

/// Looks at all that was written down at one table. `down` are the times without any service so far.
pub(super) fn judge_table(notes: &TableNotes, down: &[Down]) -> Judged {
    let mut all = Judged::default();
    for judged in [
        commands::each_once(notes),
        history::one_for_all(notes),
        hidden::nothing_told(notes),
        clocks::fair(notes, down),
    ] {
        all.violations.extend(judged.violations);
        all.checked += judged.checked;
    }
    all
}

/// What was seen of the run as a whole.
pub(super) struct Run<'a> {
    /// All commands that were ever answered.
    pub(super) kept: &'a [Kept],
    /// What the database has.
    pub(super) rows: &'a [DatabaseRow],
    /// How the nodes healed.
    pub(super) health: &'a Health,
    /// How the nodes stopped.
    pub(super) stopped: &'a [Stopped],
}

/// Looks at the run as a whole.
pub(super) fn judge_run(run: &Run<'_>) -> Vec<Violation> {
    let mut violations = rows::by_id(run.kept, run.rows);
    violations.extend(healing::healed(run.health));
    violations.extend(healing::stopped(run.stopped));
    violations
}
