//! A moment of a game, and a tree of what could be played from it.
//!
//! An [`Analysis`] begins at a moment of a record. Every node of its tree is one thing more that was tried there: an action of
//! any seat, time that passes, or hidden things imagined anew. All of it is played by the real rules when it is added, and
//! again when a file is read, so that no tree has a line in it that can't be played. `docs/analysis.md` describes the file.
//!
//! ```
//! use pantheon_analysis::{Analysis, Node, Tried};
//! use pantheon_engine::RecordedSeat;
//! use pantheon_games::{Setup, samples, title};
//!
//! let game = title(samples::in_turns()).unwrap().set_up(&Setup::default()).unwrap();
//! let seats = (0..2).map(|_| RecordedSeat { name: String::new(), kind: String::new() });
//! let record = game.record(seats.collect()).unwrap();
//!
//! let mut analysis = Analysis::begin(record, 0).unwrap();
//! let seat = game.to_act().first().unwrap();
//! let action = game.legal(seat)[0].action.clone();
//! let node = analysis.add(Node::ROOT, Tried::Act { seat, action }).unwrap();
//! analysis.comment(node, "Why not?".to_owned()).unwrap();
//!
//! let again = Analysis::read(&analysis.write()).unwrap();
//! assert_eq!(again.write(), analysis.write());
//! ```

mod edit;
mod error;
mod file;
mod play;
mod tree;

pub use error::{AnalysisError, FileError, Wrong};
pub use file::FORMAT;
pub use tree::{Analysis, Node, NodeId, Tried};

/// The most nodes that a tree has, the root not counted.
pub const MOST_NODES: usize = 2_000;
/// The most characters that a name has.
pub const LONGEST_NAME: usize = 80;
/// The most characters that a comment has.
pub const LONGEST_COMMENT: usize = 4_000;
