//! The service: commands in, durable rows out, and everybody told what they may know.
//!
//! Work on a table takes its life out of its slot, and puts it back only when it is what the store has. What a row did
//! is told only once it is durable: first the answer, then the bus, then the bots.

mod alive;
mod answers;
pub(crate) mod bot_choice;
mod bots;
mod check;
mod cleanup;
mod counts;
mod feed;
mod life_cache;
mod make;
mod perform;
mod persist;
mod problems;
mod queries;
mod slot_uses;
mod thinker;
#[cfg(not(target_family = "wasm"))]
mod threads;
mod uptime;
mod wake;

pub use counts::TableCounts;
pub use queries::{KeptGame, LogPart};
pub use slot_uses::{SlotUse, Work};
pub use thinker::{AtOnce, Thinker, Thought};
#[cfg(not(target_family = "wasm"))]
pub use threads::Threads;
pub use wake::Sitter;

use std::collections::{BTreeSet, HashSet};
use std::sync::{Arc, Mutex};

use pantheon_wire::{PersonKind, TableId, UserId};
use tokio::sync::Semaphore;

use crate::life::Settings;
use crate::outside::{Bus, Clock, Entropy, Jobs};
use crate::store::{StoreError, StoreHealth, TableStore};
use life_cache::LifeCache;

/// Somebody who asks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Who {
    /// The id of the person, which never changes.
    pub id: UserId,
    /// What they are called.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
}

impl Who {
    /// Whether it is a program that says so: a bot account.
    pub fn is_program(&self) -> bool {
        self.kind == PersonKind::Bot
    }
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
    /// The clock that tells the time to everything here.
    pub clock: Arc<dyn Clock>,
    /// Random bytes.
    pub entropy: Arc<dyn Entropy>,
}

/// All tables, as one process sees them. It keeps nothing that it can't read again.
pub struct Tables {
    outside: Outside,
    settings: Settings,
    life_cache: LifeCache,
    thinker: Arc<dyn Thinker>,
    /// Bots that think already: their table, seat and step.
    thinking: Mutex<HashSet<(TableId, u8, u32)>>,
    /// Tables whose newest snapshot is too old.
    unkept: Mutex<BTreeSet<TableId>>,
    counts: counts::Counts,
    /// Whole logs are lived only so many at a time.
    whole: Semaphore,
    /// The time that is shared with other processes, where it is.
    uptime: Option<uptime::Shared>,
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
            life_cache: LifeCache::new(settings.alive),
            settings,
            thinker: Arc::new(thinker),
            thinking: Mutex::default(),
            unkept: Mutex::default(),
            counts: counts::Counts::default(),
            whole: Semaphore::new(WHOLE_LOGS),
            uptime: None,
        }
    }

    /// Whether what is kept can be read and written.
    pub async fn check_store(&self) -> Result<StoreHealth, StoreError> {
        self.outside.store.check(self.outside.clock.now()).await
    }

    /// Who works on which table now, and who waits to: for whoever watches that nobody does for too long.
    pub fn slot_uses(&self) -> Vec<SlotUse> {
        self.life_cache.uses().list()
    }

    /// Lets somebody wait no longer for a table: what they asked is answered with `busy`.
    pub fn give_up_waiting(&self, number: u64) {
        self.life_cache.uses().give_up(number);
    }

    /// The same with bots that think elsewhere.
    pub fn with_thinker(self, thinker: Arc<dyn Thinker>) -> Self {
        Self { thinker, ..self }
    }
}
