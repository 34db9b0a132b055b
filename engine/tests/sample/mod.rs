//! A tiny game for the engine's own tests, and broken variants of it.
//!
//! Two or three play with cards numbered 1 to 12, three in each hand. In every round all seal a bid, a card or
//! nothing, at the same time and within half a minute; the highest card (or the lowest, if so agreed) scores a point
//! for every bid. Then each in turn draws a card or rests.
//!
//! The type parameter plants one [`Flaw`]: a mistake of the kind that a law of the conformance suite is there to find.

mod action;
mod flaw;
mod imagine;
mod options;
mod rules;
mod speech;
mod state;
mod turns;

pub(crate) use action::{Action, Event, Refused};
pub(crate) use flaw::*;
pub(crate) use options::SampleOptions;
pub(crate) use rules::{Empty, Sample};
pub(crate) use state::State;

/// The sample without a flaw.
pub(crate) type Sound = Sample<Flawless>;
