//! What comes in from outside, with mistakes made on purpose.
//!
//! A target is a plain function of bytes that panics where a promise is broken, and tells how much it made of them. `libfuzzer/` lets cargo-fuzz look for
//! such bytes, guided by which code they reach; where there is no nightly compiler, [`mutate`] makes mistakes in what
//! is [kept](seeds), the same ones for the same number. The tests do that for a moment, `cargo xtask soak` for longer.

mod mutate;
mod record;
pub mod seeds;
mod stdio;
mod wire;

use std::panic::catch_unwind;

pub use mutate::mutate;
pub use record::record;
pub use stdio::stdio;
pub use wire::wire;

/// Something that reads bytes from outside.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// What it is called, here and by cargo-fuzz.
    pub name: &'static str,
    /// Reads the bytes, and tells how much of them was good. It panics where a promise is broken.
    pub read: fn(&[u8]) -> usize,
    /// Good input, to make mistakes in.
    pub seeds: fn() -> std::io::Result<Vec<Vec<u8>>>,
}

/// All targets.
pub const TARGETS: [Target; 3] = [
    Target {
        name: "record",
        read: record,
        seeds: seeds::records,
    },
    Target {
        name: "wire",
        read: wire,
        seeds: seeds::frames,
    },
    Target {
        name: "stdio",
        read: stdio,
        seeds: seeds::sessions,
    },
];

impl Target {
    /// The target of this name.
    pub fn named(name: &str) -> Option<Self> {
        TARGETS.into_iter().find(|target| target.name == name)
    }

    /// Whether the bytes are read without a panic.
    pub fn survives(&self, data: &[u8]) -> bool {
        catch_unwind(|| (self.read)(data)).is_ok()
    }
}
