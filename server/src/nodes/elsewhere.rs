//! What other nodes count, as far as they have said.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

use super::NodeId;

/// How many things are known at most that others count. What is more isn't taken.
const MOST: usize = 200_000;

/// How many of something each of the other nodes has.
#[derive(Debug)]
pub(crate) struct Elsewhere<K>(HashMap<K, BTreeMap<NodeId, u32>>);

impl<K> Default for Elsewhere<K> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<K: Hash + Eq + Clone> Elsewhere<K> {
    /// A node says how many it has. What it said before of the same is no longer so.
    pub(crate) fn set(&mut self, node: NodeId, key: &K, count: u32) {
        if count > 0 {
            if self.0.len() < MOST || self.0.contains_key(key) {
                self.0.entry(key.clone()).or_default().insert(node, count);
            }
        } else if let Some(counts) = self.0.get_mut(key) {
            counts.remove(&node);
            if counts.is_empty() {
                self.0.remove(key);
            }
        }
    }

    /// How many all of them have.
    pub(crate) fn count(&self, key: &K) -> u32 {
        let counts = self.0.get(key).into_iter().flat_map(BTreeMap::values);
        counts.fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// A node is gone, with all that it had. Answers what that was.
    pub(crate) fn forget(&mut self, node: NodeId) -> Vec<K> {
        let mut gone = Vec::new();
        self.0.retain(|key, counts| {
            if counts.remove(&node).is_some() {
                gone.push(key.clone());
            }
            !counts.is_empty()
        });
        gone
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_node_has_is_what_it_said_last_until_it_is_gone() {
        let (one, two) = (NodeId(1), NodeId(2));
        let mut elsewhere = Elsewhere::default();
        elsewhere.set(one, &"a", 2);
        elsewhere.set(one, &"a", 3);
        elsewhere.set(two, &"a", 4);
        elsewhere.set(two, &"b", 1);
        assert_eq!((elsewhere.count(&"a"), elsewhere.count(&"b")), (7, 1));
        elsewhere.set(two, &"b", 0);
        assert_eq!(elsewhere.forget(one), ["a"]);
        assert_eq!((elsewhere.count(&"a"), elsewhere.count(&"b")), (4, 0));
        assert_eq!(elsewhere.forget(two), ["a"]);
        assert!(elsewhere.0.is_empty(), "nothing is kept");
    }
}
