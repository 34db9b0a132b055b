//! What is changed in a tree besides its growth.

use crate::error::AnalysisError;
use crate::tree::{Analysis, Node, NodeId};
use crate::{LONGEST_COMMENT, LONGEST_NAME};

impl Analysis {
    /// Calls all of it something.
    pub fn rename(&mut self, name: String) -> Result<(), AnalysisError> {
        self.name = short(name, LONGEST_NAME)?;
        Ok(())
    }

    /// Calls a node something.
    pub fn call(&mut self, id: NodeId, name: String) -> Result<(), AnalysisError> {
        let name = short(name, LONGEST_NAME)?;
        self.node_mut(id)?.name = name;
        Ok(())
    }

    /// Says something of a node.
    pub fn comment(&mut self, id: NodeId, comment: String) -> Result<(), AnalysisError> {
        let comment = short(comment, LONGEST_COMMENT)?;
        self.node_mut(id)?.comment = comment;
        Ok(())
    }

    /// Moves a node one place forward among those that follow the same. The first of them is the main line.
    pub fn promote(&mut self, id: NodeId) -> Result<(), AnalysisError> {
        let parent = self.node(id)?.parent.ok_or(AnalysisError::Root)?;
        let children = &mut self.node_mut(parent)?.children;
        let place = children.iter().position(|&child| child == id);
        if let Some(place @ 1..) = place {
            children.swap(place - 1, place);
        }
        Ok(())
    }

    /// Removes a node and all that follows it. Returns the one before it.
    pub fn remove(&mut self, id: NodeId) -> Result<NodeId, AnalysisError> {
        let parent = self.node(id)?.parent.ok_or(AnalysisError::Root)?;
        self.node_mut(parent)?.children.retain(|&child| child != id);
        let mut waiting = vec![id];
        while let Some(id) = waiting.pop() {
            if let Some(Some(gone)) = self.nodes.get_mut(id as usize).map(Option::take) {
                waiting.extend(gone.children);
            }
        }
        Ok(parent)
    }

    /// The same with nothing in it but the way to a node, and that node's number there.
    pub fn excerpt(&self, id: NodeId) -> Result<(Self, NodeId), AnalysisError> {
        let mut only = Self::begin(self.record.clone(), self.at)?;
        let mut last = Node::ROOT;
        for (_, node) in self.path(id)? {
            if let Some(tried) = &node.tried {
                last = only.add(last, tried.clone())?;
            }
        }
        Ok((only, last))
    }
}

/// A text of at most so many characters.
fn short(text: String, most: usize) -> Result<String, AnalysisError> {
    if text.chars().count() > most {
        return Err(AnalysisError::TooLong { most });
    }
    Ok(text)
}
