//! Tables in a browser, without a server.
//!
//! [`Local`] is the service of `pantheon-tables` over memory, for one person: it takes the frames that a socket takes
//! and answers with the frames that a socket answers with, so a client needs one table view. [`Replay`] shows any
//! moment of a record; [`Review`] weighs its decisions and its luck; [`verify`] checks all that it claims. [`LessonTable`]
//! is where a lesson is taken, and [`Coach`] says what there is to say in a first game. [`DailyTable`] is where the deal of a
//! day is played.
//!
//! Everything goes in and out as JSON text, in the types of `pantheon-wire`. Nothing here has a clock: the caller says
//! what time it is. Nothing waits either: all that a table needs is in memory, so every answer is ready at once.

mod analysis;
mod at_once;
mod branch;
mod coach;
mod daily;
mod json;
mod lesson;
mod local;
mod outside;
mod position;
mod puzzles;
mod replay;
mod review;
mod saved;
mod verify;

pub use analysis::Analysis;
pub use coach::Coach;
pub use daily::{DailyTable, daily_deals};
pub use lesson::LessonTable;
pub use local::Local;
pub use puzzles::Puzzles;
pub use replay::Replay;
pub use review::Review;
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
