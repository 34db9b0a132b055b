//! The contract of a board game.
//!
//! Pantheon plays many titles through one small set of ideas, and this crate is that set. It knows no game.
//!
//! - [`Game`] is the rules of one table: content and options bound to a number of seats. Its `State` is a plain
//!   value; `legal` lists actions, `apply` performs one or refuses it with a [`Violation`] that cites a rule.
//! - [`Luck`] is drawn when it is needed, from a generator keyed by seed and step, so there is no hidden order
//!   to leak and undo can't fish for a better card.
//! - [`Match`] is one game being played: rules, state, seed, and a log with undo barriers.
//! - [`Record`] is that log as text: hash-chained, committed to its seed in advance, and replayable for ever.
//! - [`Message`] and [`Picture`] say and draw things without knowing a language or a terminal.
//! - `conformance` (a feature for tests) is the battery of laws that every title passes with one line.
//!
//! A seed decides everything that is random, and a commitment to it can be published before the game:
//!
//! ```
//! use pantheon_engine::{Luck, Random, Seed};
//!
//! let seed = Seed::from_phrase("a friendly evening");
//! let commitment = seed.commitment();
//! let mut luck = Luck::new(&seed.key(&[]), 1);
//! let die = 1 + luck.below(6);
//! assert!((1..=6).contains(&die));
//! assert_eq!(seed.commitment(), commitment);
//! ```

// The name that sets call their traits by, in attributes that are text.
#[cfg(feature = "ts")]
extern crate self as pantheon_engine;

mod commitment;
#[cfg(feature = "conformance")]
pub mod conformance;
mod content;
mod digest;
mod event;
mod foresee;
mod game;
pub mod lines;
mod luck;
mod matches;
mod message;
mod newcomer;
mod options;
mod outcome;
mod picture;
mod random;
mod record;
mod replay;
#[cfg(feature = "sample")]
pub mod sample;
mod seat;
pub mod secret;
mod simulate;
mod step;
mod terms;
mod violation;
pub mod vocabulary;

pub use commitment::{Seed, SeedError};
pub use content::{
    Census, Content, ContentError, ContentFile, ContentValue, Document, Edition, Past, Provenance,
};
pub use digest::{Digest, state_digest, text_digest};
pub use foresee::{Foreseen, ForeseenPoints, foresee};
pub use game::{Game, Law, SetupError, Speak, TitleInfo, ensure};
pub use luck::{Luck, LuckKey};
pub use matches::{ActError, Entry, Input, Match, ResumeError, Snapshot, UndoError};
pub use message::{Arg, Message, Words};
pub use newcomer::{Newcomer, OptionValue};
pub use options::{OptionKind, OptionSpec, Options};
pub use outcome::{Outcome, Party, ScoreLine, ScoreSheet, Standing};
pub use picture::{Ink, Picture, Span};
pub use random::{Random, Rng};
pub use record::{
    MAX_LINE, Record, RecordEntry, RecordError, RecordFooter, RecordHeader, RecordedSeat,
};
pub use replay::{ReplayError, replay, verify};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use simulate::{Playout, PlayoutError};
pub use step::{Audience, Millis, Step, Told};
pub use terms::Terms;
pub use violation::{Refusal, RuleId, Violation, forbid, need};
