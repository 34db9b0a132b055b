//! What can go wrong, typed.

use pantheon_games::ShelfError;

use crate::tree::NodeId;
use crate::{LONGEST_COMMENT, LONGEST_NAME, MOST_NODES};

/// Why something can't be done in a tree. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum AnalysisError {
    /// The record is none, or what was tried isn't allowed.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// The record isn't so long.
    #[error("the record has only {entries} entries, not {at}")]
    Late {
        /// After how many entries it was to begin.
        at: u32,
        /// How many there are.
        entries: u32,
    },
    /// There is no such node, or no longer.
    #[error("there is no node {id}")]
    NoNode {
        /// Its number.
        id: NodeId,
    },
    /// The root stays where it is.
    #[error("the root can't be moved or removed")]
    Root,
    /// Nothing happens by itself.
    #[error("no clock runs: nothing happens by waiting")]
    NoClock,
    /// The tree is full.
    #[error("there are {MOST_NODES} nodes already")]
    TooManyNodes,
    /// A text is too long.
    #[error("a text has at most {most} characters")]
    TooLong {
        /// How many it may have.
        most: usize,
    },
}

impl AnalysisError {
    /// A stable word for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Shelf(why) => why.code(),
            Self::Late { .. } => "no-such-entry",
            Self::NoNode { .. } => "no-such-node",
            Self::Root => "root",
            Self::NoClock => "no-clock",
            Self::TooManyNodes => "too-many-nodes",
            Self::TooLong { .. } => "too-long",
        }
    }
}

/// Why a text isn't an analysis, and where.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct FileError {
    /// The line, from 1. A text that is cut off lacks this one.
    pub line: usize,
    /// What is wrong there.
    pub why: Wrong,
}

/// What is wrong with a line.
#[derive(Debug, thiserror::Error)]
pub enum Wrong {
    /// The text stops before it.
    #[error("the file is cut off")]
    CutOff,
    /// It isn't what is expected there.
    #[error("{0}")]
    Malformed(String),
    /// A later format.
    #[error("the file has format {found}; this release reads up to {known}", known = crate::FORMAT)]
    UnknownFormat {
        /// The format named.
        found: u32,
    },
    /// The record in it isn't one, or can't be played.
    #[error("{0}")]
    Record(ShelfError),
    /// The moment isn't one of the record's.
    #[error("the record has only {entries} entries, not {at}")]
    Late {
        /// After how many entries it was to begin.
        at: u32,
        /// How many there are.
        entries: u32,
    },
    /// A node follows one that doesn't come before it.
    #[error("node {id} follows node {parent}, which doesn't come before it")]
    NoParent {
        /// The node.
        id: NodeId,
        /// The one that it is said to follow.
        parent: NodeId,
    },
    /// What was tried can't be done there.
    #[error("node {id}: {why}")]
    Refused {
        /// The node.
        id: NodeId,
        /// Why it can't.
        why: AnalysisError,
    },
    /// A node is there twice.
    #[error("node {id} is the same as node {other}")]
    Twice {
        /// The node.
        id: NodeId,
        /// The one that was there before.
        other: NodeId,
    },
    /// A node leads elsewhere than the file says.
    #[error("node {id} leads to another position than the file says")]
    Diverged {
        /// The node.
        id: NodeId,
    },
    /// A text is too long.
    #[error("names have at most {LONGEST_NAME} characters, comments {LONGEST_COMMENT}")]
    TooLong,
}

impl Wrong {
    /// A stable word for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::CutOff => "cut-off",
            Self::Malformed(_) => "malformed",
            Self::UnknownFormat { .. } => "unknown-format",
            Self::Record(why) => match why.reason() {
                Some(reason) => reason,
                None => why.code(),
            },
            Self::Late { .. } => "no-such-entry",
            Self::NoParent { .. } => "no-such-node",
            Self::Refused { why, .. } => why.code(),
            Self::Twice { .. } => "twice",
            Self::Diverged { .. } => "diverged",
            Self::TooLong => "too-long",
        }
    }

    /// The refusal, where a rule forbids what was tried.
    pub const fn refusal(&self) -> Option<&pantheon_engine::Refusal> {
        match self {
            Self::Refused {
                why: AnalysisError::Shelf(ShelfError::Refused(refusal)),
                ..
            } => Some(refusal),
            _ => None,
        }
    }
}
