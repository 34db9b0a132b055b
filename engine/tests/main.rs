//! The engine's own tests, in one program: what they share is compiled once.

mod laws;
mod matches;
mod playouts;
mod records;
mod sample;
mod snapshots;
