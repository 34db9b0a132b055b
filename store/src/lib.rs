//! The log and everything that is kept: SQLite and PostgreSQL behind one interface.

mod people;

pub use people::{Claimed, KeptPerson, KeptSession, PeopleStore, Saying, Traces};
