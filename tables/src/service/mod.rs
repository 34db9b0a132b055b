//! The service: commands in, durable rows out, and everybody told what they may know.
//!
//! Work on a table takes its life out of its slot, and puts it back only when it is what the store has. What a row did
//! is told only once it is durable: first the answer, then the bus, then the bots.

mod alive;
mod answers;
mod bots;
mod check;
mod keep;
mod lives;
mod look;
mod make;
pub(crate) mod minds;
mod perform;
mod problems;
mod thinker;
#[cfg(not(target_family = "wasm"))]
mod threads;
mod told;
mod wake;

pub use thinker::{AtOnce, Thinker, Thought};
#[cfg(not(target_family = "wasm"))]
pub use threads::Threads;

use std::collections::{BTreeSet, HashSet};
use std::sync::{Arc, Mutex};

use pantheon_wire::{PersonKind, TableId, UserId};
use tokio::sync::Semaphore;

use crate::life::Settings;
use crate::outside::{Bus, Clock, Entropy, Jobs};
use crate::store::TableStore;
use lives::Lives;

/// Somebody who asks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Who {
    /// Who.
    pub id: UserId,
    /// What they are called.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
}

/// What tables need of the world.
#[derive(Clone)]
pub struct Outside {
    /// What is kept.
    pub store: Arc<dyn TableStore>,
    /// Who is told of new rows.
    pub bus: Arc<dyn Bus>,
    /// Who lets bots decide.
    pub jobs: Arc<dyn Jobs>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Random bytes.
    pub entropy: Arc<dyn Entropy>,
}

/// All tables, as one process sees them. It keeps nothing that it can't read again.
pub struct Tables {
    outside: Outside,
    settings: Settings,
    lives: Lives,
    thinker: Arc<dyn Thinker>,
    /// Bots that think already: their table, seat and step.
    thinking: Mutex<HashSet<(TableId, u8, u32)>>,
    /// Tables whose newest snapshot is too old.
    unkept: Mutex<BTreeSet<TableId>>,
    /// Whole logs are lived only so many at a time.
    whole: Semaphore,
}

/// How many whole logs are lived at a time for people who look something up.
const WHOLE_LOGS: usize = 2;

impl Tables {
    /// A service over these. Bots think on threads of their own, where there are threads.
    pub fn new(outside: Outside, settings: Settings) -> Self {
        #[cfg(not(target_family = "wasm"))]
        let thinker = Threads::default();
        #[cfg(target_family = "wasm")]
        let thinker = AtOnce;
        Self {
            outside,
            lives: Lives::new(settings.alive),
            settings,
            thinker: Arc::new(thinker),
            thinking: Mutex::default(),
            unkept: Mutex::default(),
            whole: Semaphore::new(WHOLE_LOGS),
        }
    }

    /// The same with bots that think elsewhere.
    pub fn with_thinker(self, thinker: Arc<dyn Thinker>) -> Self {
        Self { thinker, ..self }
    }
}
