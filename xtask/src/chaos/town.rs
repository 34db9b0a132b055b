//! What everybody in a run shares: where the nodes are, what phase it is, and what is counted.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

use super::notes::{ClientNotes, Down, Kept, TableNotes};
use super::observer::{Checked, Judged, Violation};

/// How a run goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Phase {
    /// People play one game after the other.
    Playing,
    /// They play their last games, without thinking.
    LastGames,
    /// They give up what isn't over yet.
    GivingUp,
}

/// What everybody shares.
pub(super) struct Town {
    begun: Instant,
    /// How long somebody thinks, on average.
    pub(super) pace: Duration,
    addresses: RefCell<Vec<String>>,
    phase: Cell<Phase>,
    down: RefCell<Vec<Down>>,
    /// When each node was killed last.
    killed: RefCell<Vec<Option<Duration>>>,
    pub(super) takeovers: Takeovers,
    /// When something was last acknowledged at each table that is played at.
    active: RefCell<HashMap<String, Duration>>,
    /// When each node last acknowledged a move.
    moved: RefCell<Vec<Option<Duration>>>,
    pub(super) counts: Counts,
    /// All answered commands of tables that were closed.
    pub(super) kept: RefCell<Vec<Kept>>,
    /// What is broken so far.
    pub(super) violations: RefCell<Vec<Violation>>,
}

/// How long after a node was killed those who were there had what they need of another.
#[derive(Default)]
pub(super) struct Takeovers {
    /// They are told where their table stands.
    pub(super) told: RefCell<Vec<Duration>>,
    /// What they had asked without an answer is answered.
    pub(super) answered: RefCell<Vec<Duration>>,
}

/// What is counted.
#[derive(Default)]
pub(super) struct Counts {
    pub(super) clients: Cell<usize>,
    pub(super) tables: Cell<usize>,
    pub(super) unfinished: Cell<usize>,
    pub(super) moves: Cell<usize>,
    pub(super) acknowledged: Cell<usize>,
    pub(super) refused: Cell<usize>,
    pub(super) breaks: Cell<u64>,
    pub(super) longest_wait: Cell<Duration>,
    pub(super) checked: Cell<Checked>,
}

fn add(count: &Cell<usize>, more: usize) {
    count.set(count.get() + more);
}

impl Town {
    pub(super) fn new(pace: Duration, nodes: usize) -> Self {
        Self {
            begun: Instant::now(),
            pace,
            addresses: RefCell::new(vec![String::new(); nodes]),
            phase: Cell::new(Phase::Playing),
            down: RefCell::default(),
            killed: RefCell::new(vec![None; nodes]),
            takeovers: Takeovers::default(),
            active: RefCell::default(),
            moved: RefCell::new(vec![None; nodes]),
            counts: Counts::default(),
            kept: RefCell::default(),
            violations: RefCell::default(),
        }
    }

    /// The time since the run began.
    pub(super) fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    /// The time since a moment of the run.
    pub(super) fn since(&self, then: Duration) -> Duration {
        self.now().saturating_sub(then)
    }

    /// A node listens there now.
    pub(super) fn listens(&self, node: usize, address: String) {
        self.addresses.borrow_mut()[node] = address;
    }

    /// Where a node listens, or did before it was killed.
    pub(super) fn address(&self, node: usize) -> String {
        self.addresses.borrow()[node].clone()
    }

    pub(super) fn phase(&self) -> Phase {
        self.phase.get()
    }

    pub(super) fn enter(&self, phase: Phase) {
        self.phase.set(phase);
    }

    /// From then to then nobody could be served.
    pub(super) fn was_down(&self, down: Down) {
        self.down.borrow_mut().push(down);
    }

    /// The longest of those times.
    pub(super) fn longest_down(&self) -> Duration {
        let down = self.down.borrow();
        let long = down.iter().map(|down| down.to.saturating_sub(down.from));
        long.max().unwrap_or_default()
    }

    /// A node is killed now.
    pub(super) fn was_killed(&self, node: usize) {
        self.killed.borrow_mut()[node] = Some(self.now());
    }

    /// When a node was killed, if that was after then.
    pub(super) fn killed_since(&self, node: usize, then: Duration) -> Option<Duration> {
        self.killed.borrow()[node].filter(|at| *at >= then)
    }

    /// A command was answered for good at a table, by a node.
    pub(super) fn answered(&self, table: &str, node: usize, done: bool, is_move: bool) {
        if !done {
            return add(&self.counts.refused, 1);
        }
        add(&self.counts.acknowledged, 1);
        self.active
            .borrow_mut()
            .insert(table.to_owned(), self.now());
        if is_move {
            add(&self.counts.moves, 1);
            self.moved.borrow_mut()[node] = Some(self.now());
        }
    }

    /// A client has come to the end of a table.
    pub(super) fn came_to_the_end(&self, notes: &ClientNotes) {
        let counts = &self.counts;
        counts.breaks.set(counts.breaks.get() + notes.breaks);
        let longest = counts.longest_wait.get().max(notes.longest_wait);
        counts.longest_wait.set(longest);
    }

    /// The game at a table is over, for those who play there.
    pub(super) fn is_over(&self, table: &str) {
        self.active.borrow_mut().remove(table);
    }

    /// Judges what was written down at a table that was closed, and keeps what is judged at the end.
    pub(super) fn judge(&self, notes: &TableNotes, judge: impl FnOnce(&[Down]) -> Judged) {
        add(&self.counts.tables, 1);
        add(&self.counts.unfinished, usize::from(notes.record.is_none()));
        let judged = judge(&self.down.borrow());
        let mut checked = self.counts.checked.get();
        checked += judged.checked;
        self.counts.checked.set(checked);
        for violation in &judged.violations {
            println!("BROKEN: {violation}");
        }
        self.violations.borrow_mut().extend(judged.violations);
        self.kept.borrow_mut().extend(notes.kept());
    }

    /// What is broken besides.
    pub(super) fn broken(&self, promise: &'static str, table: Option<&str>, what: String) {
        let violation = Violation {
            promise,
            table: table.map(str::to_owned),
            what,
        };
        println!("BROKEN: {violation}");
        self.violations.borrow_mut().push(violation);
    }

    /// Tables where nothing was acknowledged since then.
    pub(super) fn still_since(&self, then: Duration) -> Vec<String> {
        let active = self.active.borrow();
        let still = active.iter().filter(|(_, last)| **last < then);
        still.map(|(table, _)| table.clone()).collect()
    }

    /// When each node first acknowledged a move after then, as long as it is asked often.
    pub(super) fn moved_since(&self, then: Duration) -> Vec<Option<Duration>> {
        let moved = self.moved.borrow();
        let since = |last: &Option<Duration>| last.and_then(|last| last.checked_sub(then));
        moved.iter().map(since).collect()
    }
}
