//! The tree: nodes, what was tried at each, and how they hang together.

use pantheon_engine::{Message, Record, Seat};
use pantheon_games::{AnyMatch, Happening, Title};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::AnalysisError;

/// The name of a node. It stays the same while the tree changes.
pub type NodeId = u32;

/// What leads from a node to the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Tried {
    /// A seat acts.
    Act {
        /// Who.
        seat: Seat,
        /// What they do, as the title writes it.
        action: Value,
    },
    /// What somebody doesn't know is imagined, and so is all luck to come.
    Imagine {
        /// Who; a spectator if nobody is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// In which of many ways.
        number: u32,
    },
    /// Time passes until something happens by itself.
    Wait,
}

/// A position, and how it came about.
pub struct Node {
    /// The node before; nothing for the root.
    pub parent: Option<NodeId>,
    /// What was tried there; nothing for the root.
    pub tried: Option<Tried>,
    /// That in words, where it is an action; no words else.
    pub text: Message,
    /// The nodes that follow. The first is the main line.
    pub children: Vec<NodeId>,
    /// What somebody called it.
    pub name: String,
    /// What somebody said of it.
    pub comment: String,
    /// What happened on the way there.
    pub told: Vec<Happening>,
    pub(crate) game: Box<dyn AnyMatch>,
}

impl Node {
    /// The root.
    pub const ROOT: NodeId = 0;

    /// The game as it stands there.
    pub fn game(&self) -> &dyn AnyMatch {
        self.game.as_ref()
    }
}

/// A moment of a record, and what could be played from it.
pub struct Analysis {
    /// What it is called.
    pub(crate) name: String,
    pub(crate) record: Record,
    pub(crate) at: u32,
    pub(crate) title: Box<dyn Title>,
    /// By their numbers; those that were removed leave a gap.
    pub(crate) nodes: Vec<Option<Node>>,
}

impl Analysis {
    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The record that it begins in.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// After how many entries of the record it begins.
    pub const fn at(&self) -> u32 {
        self.at
    }

    /// The title, as the record's game is played.
    pub fn title(&self) -> &dyn Title {
        self.title.as_ref()
    }

    /// A node.
    pub fn node(&self, id: NodeId) -> Result<&Node, AnalysisError> {
        let node = self.nodes.get(id as usize).and_then(Option::as_ref);
        node.ok_or(AnalysisError::NoNode { id })
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> Result<&mut Node, AnalysisError> {
        let node = self.nodes.get_mut(id as usize).and_then(Option::as_mut);
        node.ok_or(AnalysisError::NoNode { id })
    }

    /// How many nodes there are, the root not counted.
    pub fn len(&self) -> usize {
        self.nodes.iter().flatten().count() - 1
    }

    /// Whether nothing was tried.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All nodes: each before those that follow it, the main line first.
    pub fn in_order(&self) -> Vec<(NodeId, &Node)> {
        let mut ordered = Vec::with_capacity(self.nodes.len());
        let mut waiting = vec![Node::ROOT];
        while let Some(id) = waiting.pop() {
            if let Ok(node) = self.node(id) {
                ordered.push((id, node));
                waiting.extend(node.children.iter().rev());
            }
        }
        ordered
    }

    /// The nodes from the root to this one, both of them too.
    pub fn path(&self, id: NodeId) -> Result<Vec<(NodeId, &Node)>, AnalysisError> {
        let mut path = vec![(id, self.node(id)?)];
        while let Some(parent) = path.last().and_then(|(_, node)| node.parent) {
            path.push((parent, self.node(parent)?));
        }
        path.reverse();
        Ok(path)
    }
}
