//! What a program may use, and a way to stop it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The longest line that a program may answer, in bytes.
pub const MAX_LINE: usize = 1024 * 1024;

/// What a program may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long it may think about a decision.
    pub time: Duration,
    /// How much memory each of its processes may address, in bytes.
    pub memory: u64,
}

impl Limits {
    /// What a program may use if nothing is said: 5 seconds a decision, 1 GiB.
    pub const DEFAULT: Self = Self {
        time: Duration::from_secs(5),
        memory: 1 << 30,
    };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Stops a bot that thinks, from another thread.
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<AtomicBool>);

impl Halt {
    /// Stops it: a decision it is asked for ends soon, without an answer.
    pub fn halt(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    pub fn is_halted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
