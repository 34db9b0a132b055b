//! Which nodes serve now, as far as this one hears.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

use super::message::NodeId;

/// How long a node may say nothing before it counts as gone: several signs of life may be lost.
pub(super) const SILENT: Duration = Duration::from_millis(1_500);

/// The other nodes that serve now.
#[derive(Debug, Default)]
pub(super) struct Members(BTreeMap<NodeId, Member>);

#[derive(Debug)]
struct Member {
    /// When it last said that it serves.
    alive: Instant,
    /// On which lines it hears the others.
    hears: Vec<String>,
}

impl Members {
    /// A node serves. Answers whether it is new.
    pub(super) fn alive(&mut self, node: NodeId, hears: Vec<String>, now: Instant) -> bool {
        let member = Member { alive: now, hears };
        self.0.insert(node, member).is_none()
    }

    /// A node has said that it stops. Answers whether it was known.
    pub(super) fn leave(&mut self, node: NodeId) -> bool {
        self.0.remove(&node).is_some()
    }

    /// The nodes that haven't been heard for too long. They are no members any more.
    pub(super) fn take_silent(&mut self, now: Instant) -> Vec<NodeId> {
        let silent = |member: &Member| now.saturating_duration_since(member.alive) > SILENT;
        self.0
            .extract_if(.., |_, member| silent(member))
            .map(|(node, _)| node)
            .collect()
    }

    /// Whether all hear on one of these lines at least.
    pub(super) fn all_hear(&self, lines: &[&str]) -> bool {
        let hears = |member: &Member| member.hears.iter().any(|line| lines.contains(&&**line));
        self.0.values().all(hears)
    }

    /// Who they are.
    pub(super) fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.0.keys().copied()
    }
}

/// Which of some nodes something belongs to, where one of them is to do it and all should agree on which without asking:
/// the one for which number and name together weigh most (rendezvous hashing). When a node comes or goes, only what
/// belongs to it changes hands.
pub(super) fn owner(nodes: impl IntoIterator<Item = NodeId>, name: &str) -> Option<NodeId> {
    nodes
        .into_iter()
        .max_by_key(|node| (weight(*node, name), *node))
}

/// The same in every release, as the nodes may be of several.
fn weight(node: NodeId, name: &str) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let fnv = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(PRIME);
    let hash = name.as_bytes().iter().fold(BASIS ^ node.0, fnv);
    // FNV alone hardly mixes the highest bits.
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(lines: &[&str]) -> Vec<String> {
        lines.iter().map(|line| (*line).to_owned()).collect()
    }

    #[test]
    fn who_is_silent_for_too_long_is_gone_until_heard_again() {
        let start = Instant::now();
        let (one, two) = (NodeId(1), NodeId(2));
        let mut members = Members::default();
        assert!(members.alive(one, on(&[]), start));
        assert!(members.alive(two, on(&[]), start));
        assert!(!members.alive(two, on(&[]), start + SILENT));
        assert_eq!(members.take_silent(start + SILENT), []);
        let later = start + SILENT + Duration::from_millis(1);
        assert_eq!(members.take_silent(later), [one]);
        assert_eq!(members.nodes().collect::<Vec<_>>(), [two]);
        assert!(members.alive(one, on(&[]), later));
        assert!(members.leave(one) && !members.leave(one));
    }

    #[test]
    fn a_line_is_enough_if_all_hear_on_it() {
        let now = Instant::now();
        let mut members = Members::default();
        assert!(members.all_hear(&[]), "nobody is there");
        members.alive(NodeId(1), on(&["nats", "postgres"]), now);
        assert!(members.all_hear(&["nats"]));
        members.alive(NodeId(2), on(&["postgres"]), now);
        assert!(!members.all_hear(&["nats"]));
        assert!(members.all_hear(&["nats", "postgres"]));
    }

    #[test]
    fn what_belongs_to_whom_changes_only_for_what_belonged_to_a_node_that_went() {
        let three = [NodeId(11), NodeId(12), NodeId(13)];
        let mut counts = BTreeMap::new();
        for number in 0..3_000 {
            let name = format!("table-{number}");
            let before = owner(three, &name).expect("there are some");
            *counts.entry(before).or_insert(0) += 1;
            let after = owner([three[0], three[2]], &name).expect("there are some");
            assert!(before == three[1] || after == before, "{name}");
        }
        assert!(
            counts.values().all(|&count| (850..1_150).contains(&count)),
            "{counts:?}"
        );
        assert_eq!(owner([], "table"), None);
    }
}
