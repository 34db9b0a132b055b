//! The service over a store in memory: who may do and see what, and that what is asked twice is done once.

mod access;
mod asking;
mod hall;
mod looking;
mod making;
mod trying;
mod waking;
