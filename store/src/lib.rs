//! The log and everything that is kept: SQLite and PostgreSQL behind one interface.
