//! What an analysis in a browser says: a tree of what could be played from a moment of a game.

use pantheon_engine::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::news::News;
use crate::position::Position;
use crate::problem::Problem;
use crate::table::TableInfo;

/// An analysis that is opened, or why it can't be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AnalysisOpened {
    /// What it is.
    Analysis(Box<AnalysisInfo>),
    /// Why it can't be opened.
    Error(AnalysisProblem),
}

/// Why a text is no analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysisProblem {
    /// What is wrong.
    pub problem: Problem,
    /// The line of the file, where it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub line: Option<u32>,
    /// Why, as a stable word: the same that `pantheon analyse` says.
    pub reason: String,
}

/// An analysis, as a table at which everything may be tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysisInfo {
    /// The table.
    pub info: TableInfo,
    /// After how many entries of the record it begins.
    pub at: u32,
    /// Whether it is known how that game ended: then how everything lay there is no secret.
    pub over: bool,
    /// Whether anything is hidden from anybody.
    pub hides: bool,
    /// What was tried.
    pub tree: AnalysisTree,
}

/// A tree of what was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysisTree {
    /// What the whole is called.
    pub name: String,
    /// The root, and then each node before those that follow it, the main line first.
    pub nodes: Vec<AnalysisNode>,
}

/// A position of a tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysisNode {
    /// Its number, which stays the same while the tree changes.
    pub id: u32,
    /// The node before; none before the root.
    pub parent: Option<u32>,
    /// How it came about.
    pub came: AnalysisCame,
    /// What somebody called it.
    pub name: String,
    /// What somebody said of it.
    pub comment: String,
    /// How many steps the game has there.
    pub step: u32,
    /// Whether the game is over there.
    pub over: bool,
}

/// How a position came about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AnalysisCame {
    /// It is the moment of the record.
    Begun,
    /// A seat acted.
    Acted {
        /// Who.
        seat: u8,
        /// What they did.
        action: Value,
        /// That in words.
        text: Message,
    },
    /// What somebody didn't know was imagined.
    Imagined {
        /// Who; a spectator if nobody is named.
        seat: Option<u8>,
        /// In which of many ways.
        number: u32,
    },
    /// Time passed.
    Waited,
}

/// What somebody does in a tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum AnalysisTurn {
    /// Acts with a seat.
    Act {
        /// At which node.
        node: u32,
        /// Who.
        seat: u8,
        /// What they do.
        action: Value,
    },
    /// Imagines what somebody doesn't know, in another way than before.
    Imagine {
        /// At which node.
        node: u32,
        /// Who; a spectator if nobody is named.
        seat: Option<u8>,
    },
    /// Lets time pass.
    Wait {
        /// At which node.
        node: u32,
    },
    /// Calls a node something.
    Name {
        /// Which node.
        node: u32,
        /// What.
        text: String,
    },
    /// Says something of a node.
    Comment {
        /// Which node.
        node: u32,
        /// What.
        text: String,
    },
    /// Calls the whole something.
    Rename {
        /// What.
        text: String,
    },
    /// Moves a node one place forward among its siblings.
    Promote {
        /// Which node.
        node: u32,
    },
    /// Removes a node and all that follows it.
    Remove {
        /// Which node.
        node: u32,
    },
}

/// What came of that, or why it wasn't done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AnalysisTurned {
    /// It was done.
    Done {
        /// The node that it concerns, which is to be looked at now.
        node: u32,
        /// The tree as it is now.
        tree: AnalysisTree,
    },
    /// Why it wasn't.
    Error(Problem),
}

/// A node that is looked at, or why it can't be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AnalysisFound {
    /// The node.
    Moment(Box<AnalysisMoment>),
    /// Why it can't be looked at.
    Error(Problem),
}

/// A node as somebody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysisMoment {
    /// What happened on the way from the root.
    pub news: Vec<News>,
    /// Where the game stands, with what the seat that looks may do.
    pub position: Position,
    /// Whether something would happen by waiting.
    pub waits: bool,
}

/// An analysis as text, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AnalysisSaved {
    /// The file.
    Saved(String),
    /// Why there is none.
    Error(Problem),
}
