//! Logs of games that have been over for long, each as one piece instead of a row of the database for each of its own. They
//! are read as if they weren't packed, and unpacked as soon as something is to be written.

mod form;
mod pack;
mod read;

pub(crate) use form::KeptRow;
pub use pack::Packing;
pub(crate) use pack::rewrite;
pub(crate) use read::{find, kept_rows, rows};
