//! The log and everything that is kept: SQLite and PostgreSQL behind one interface.
//!
//! [`Store::open`] takes `sqlite:PATH` or `postgres://…`, brings the schema up to date, and then is a
//! [`pantheon_tables::TableStore`], a [`PeopleStore`] and a [`DailyStore`].
//!
//! Writes of all tasks go to one writer, which commits everything that waits in one transaction: the cost of a durable
//! commit is shared by all who wait for it. Nobody is answered before the commit.
//!
//! Almost all SQL has one text for both databases: numbered parameters, `RETURNING`, `ON CONFLICT`, texts and 64-bit
//! numbers only (but for the bytes of packed logs), and every time passed in.

mod age;
mod backup;
mod batch;
mod channel;
mod check;
mod circuit_breaker;
mod cleanup;
mod codec;
mod daily;
mod daily_sql;
mod db;
mod devices;
mod disk;
mod erase;
mod export;
mod fault;
mod inspect;
mod lease;
mod list;
#[cfg(feature = "memory")]
mod memory;
mod open;
mod packed;
mod people;
mod people_sql;
mod refusals;
mod restore;
mod schema;
mod sign_ins;
mod signing;
mod tables;
mod uptime;
mod writer;

pub use age::{AgeError, BadKey, Identity, Lock, Opener, Recipient};
pub use backup::BackupError;
pub use channel::{Channel, Heard, Listener};
pub use circuit_breaker::Faults;
#[cfg(feature = "memory")]
pub use daily::MemoryDailies;
pub use daily::{BestGame, DailyCount, DailyPlay, DailyStore, DealName, NewResult};
pub use disk::free_bytes;
pub use inspect::{Engine, Harm, Inspection, Odd, inspect};
#[cfg(feature = "memory")]
pub use memory::MemoryPeople;
pub use open::{Figures, OpenError, Options, Store};
pub use packed::Packing;
pub use people::{
    AccountMade, BadHash, ChatLine, Export, Idle, PeopleStore, SessionKind, SignedIn, StoredDevice,
    StoredPerson, StoredSession, TokenHash, folded,
};
pub use restore::{RestoreError, restore};
