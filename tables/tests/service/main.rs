//! The service over a store in memory: who may do and see what, and that what is asked twice is done once.

mod access;
mod asking;
mod editions;
mod hall;
mod holding;
mod looking;
mod making;
mod outages;
mod programs;
mod trying;
mod waking;
