//! The log and everything that is kept: SQLite and PostgreSQL behind one interface.

#[cfg(feature = "memory")]
mod memory;
mod people;

#[cfg(feature = "memory")]
pub use memory::MemoryPeople;
pub use people::{
    AccountMade, Export, Kept, PeopleStore, Said, SessionInfo, SessionKind, TokenHash, folded,
};
