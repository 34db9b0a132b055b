//! Teaching a person: what to think about, which actions, and why one is better than another.
//!
//! Every sentence rests on a difference that was measured. The same imagined games are played on from both actions, with
//! the same secrets and the same luck; what they differ by has a name (points of a source, a judgement under a theme,
//! something that a rival does), a mean and an error. What is small or may be chance isn't said.

mod difference;
mod prospect;
mod reason;
#[cfg(test)]
mod tests;
mod weigh;

pub use difference::{Difference, What, differences};
pub use prospect::Prospect;
pub use reason::{LEAST, Reason, Thought, reasons, thought};
pub use weigh::{Care, GRAVE, Grave, weigh};
