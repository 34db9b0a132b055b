//! How titles write small things: numbered ones ([`index!`](crate::index)), kinds ([`kinds!`](crate::kinds)), and sets
//! of either ([`bit_set!`](crate::bit_set)); what is kept for each of them ([`lookups!`](crate::lookups)); and how a
//! position's players are found ([`players!`](crate::players)).
//!
//! The first three are plain `Copy` values with `const fn` accessors, and go to JSON and TypeScript as people would write
//! them: a number, a name, a list. A crate that uses them depends on `serde`, and on `ts-rs` with its feature `ts`.

mod bit_set;
mod bits;
mod index;
mod kinds;
mod lookups;
mod name;
mod players;

pub use bits::{Bits, Items, Numbered, SetOf};
pub use name::{kebab, kebab_len};
