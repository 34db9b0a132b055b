//! A table's life, without HTTP and without SQL.
//!
//! A table is its log: one row for each thing that happened, under the key (table, seq). [`Life`] is what the rows
//! add up to. [`Tables`] takes commands: it brings the table to life, tries the command on it, appends a row, and
//! only once the row is durable answers and tells others. No process owns a table: whoever appends first decides, and
//! whoever comes second reads what happened and tries again.
//!
//! Everything outside is a trait: [`TableStore`], [`Bus`], [`Jobs`], [`Clock`], [`Entropy`], [`Uptime`]. Nothing here spawns a
//! task or looks at a clock, so a simulation can drive all of it.

mod cards;
mod fact;
mod hints;
mod life;
#[cfg(feature = "memory")]
pub mod memory;
mod outside;
mod service;
mod store;
mod uptime;

pub use cards::title_cards;
pub use fact::{Fact, Network, Row, Setup, Summary};
pub use life::{
    BotTurn, Confusable, Eyes, FullNews, LastSeen, Life, LifeError, Lived, Moment, Settings,
    Situation, one_line, problem_of,
};
pub use outside::{Bus, Clock, Entropy, Job, Jobs, Origin, Takes};
#[cfg(not(target_family = "wasm"))]
pub use service::Threads;
pub use service::{
    AtOnce, KeptGame, LogPart, Outside, Sitter, SlotUse, TableCounts, Tables, Thinker, Thought,
    Who, Work,
};
pub use store::{
    Appended, Browse, Earlier, LifeSnapshot, Listed, RefusalsKept, RefusedCommand, StoreError,
    StoreHealth, Stored, TableStore,
};
pub use uptime::{Beat, Dated, Outage, SILENCE, Uptime};
