//! Tuning: fits the weights of a title's features, the same whenever it is run with the same arguments.
//!
//! 1. **Self-play**: bots with the weights of the beginning play games, and quiet positions are kept.
//! 2. **Regression** finds the weights under which the winners surprise least.
//! 3. **Trial**: the fitted weights play those of the beginning. What explains games well need not play well.
//! 4. **Rounds** of games between neighbouring weights lead on from the better of the two.
//! 5. **Trial**: what came out is accepted only if it beats the weights of the beginning beyond luck.

mod games;
mod journal;
mod linear;
mod plan;
mod regression;
mod run;
mod spsa;
mod table;
#[cfg(test)]
mod tests;
mod trial;

pub use games::{Position, SelfPlay};
pub use journal::{Journal, TuneError};
pub use plan::{Header, Plan};
pub use regression::{Parameters, Quality, Regression};
pub use run::{Report, Stage, Watcher, tune};
pub use spsa::Spsa;
pub(crate) use table::TypedTable;
pub use table::{Deal, Tunable};
pub use trial::Trial;
