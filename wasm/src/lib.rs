//! Tables in a browser, without a server.
//!
//! [`Local`] is the service of `pantheon-tables` over memory, for one person: it takes the frames that a socket takes
//! and answers with the frames that a socket answers with, so a client needs one table view. [`Replay`] shows any
//! moment of a record; [`verify`] checks all that a record claims.
//!
//! Everything goes in and out as JSON text, in the types of `pantheon-wire`. Nothing here has a clock: the caller says
//! what time it is. Nothing waits either: all that a table needs is in memory, so every answer is ready at once.

mod at_once;
mod branch;
mod json;
mod local;
mod outside;
mod puzzles;
mod replay;
mod saved;
mod verify;

pub use local::Local;
pub use puzzles::Puzzles;
pub use replay::Replay;
pub use verify::verify;

use wasm_bindgen::prelude::wasm_bindgen;

/// Lets a panic reach the page as an error with its message, and not as a bare trap. To be called once.
#[wasm_bindgen]
pub fn begin() {
    #[cfg(target_family = "wasm")]
    std::panic::set_hook(Box::new(|panic| {
        wasm_bindgen::throw_str(&panic.to_string())
    }));
}
