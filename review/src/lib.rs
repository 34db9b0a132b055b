//! A game reviewed: everybody's chances at every moment, every decision weighed, luck told apart from skill.
//!
//! A review is a list of pieces of work that don't depend on each other: the chances at a moment, the luck of a draw,
//! a decision. They may be done in any order, one by one or all at once, and the report of what is done can be had at
//! any time. `docs/review.md` says what each number means.
//!
//! ```
//! use pantheon_games::{SimRequest, Setup, samples, title};
//! use pantheon_review::{Plan, begin};
//!
//! let title = title(samples::in_turns()).unwrap();
//! let mut game = title.set_up(&Setup::default()).unwrap();
//! let seat = game.to_act().first().unwrap();
//! let action = game.legal(seat)[0].action.clone();
//! game.act(seat, &action, 0).unwrap();
//! let record = game.record(Vec::new()).unwrap();
//! # let seats = (0..2).map(|_| pantheon_engine::RecordedSeat { name: String::new(), kind: String::new() }).collect();
//! # let record = game.record(seats).unwrap();
//!
//! let mut review = begin(title.as_ref(), &record, Plan::of(20)).unwrap();
//! while !review.is_done() {
//!     review.step();
//! }
//! let report = review.report();
//! assert_eq!(report.moments.len(), 2);
//! let sum: f64 = report.moments[1].chances.iter().sum();
//! assert!((sum - 1.0).abs() < 1e-9);
//! ```

#![allow(
    clippy::cast_precision_loss,
    reason = "counts become floats: chances are estimates"
)]

mod accuracy;
mod book;
mod chances;
mod decision;
mod lines;
mod luck;
mod peers;
mod played;
mod players;
mod points;
mod report;
mod review;
pub mod tally;
mod turns;

pub use accuracy::{CLASSES, accuracy, class_of};
pub use lines::lines;
pub use peers::{Losses, Peers, peers};
pub use review::{AnyReview, Plan, begin};
