//! The tree of a search: positions and what was tried there, as integers in vectors.

use pantheon_engine::Seat;

/// A position's place in the tree.
pub(crate) type NodeId = u32;

/// No position.
pub(crate) const NOWHERE: NodeId = u32::MAX;

/// An action that was seen in a position, and what it brought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    /// The action.
    pub(crate) action: A,
    /// How much attention the judgement gives it, in proportion to the others.
    pub(crate) prior: f32,
    /// Whether it was judged.
    pub(crate) judged: bool,
    /// Its place among its position's actions, the most promising first.
    pub(crate) rank: u16,
    /// How often it was taken.
    pub(crate) visits: u32,
    /// How often it could have been taken.
    pub(crate) chances: u32,
    /// The sum of what it brought the one who acted.
    pub(crate) sum: f32,
    /// Where it leads.
    pub(crate) child: NodeId,
}

impl<A> Edge<A> {
    pub(crate) const fn new(action: A) -> Self {
        Self {
            action,
            prior: 1.0,
            judged: false,
            rank: 0,
            visits: 0,
            chances: 0,
            sum: 0.0,
            child: NOWHERE,
        }
    }

    /// What it brought on average.
    pub(crate) fn mean(&self) -> f32 {
        if self.visits == 0 {
            0.0
        } else {
            self.sum / self.visits as f32
        }
    }
}

/// The place of an action among those seen in a position, where it is put if it is new.
pub(crate) fn place_of<A: Copy + Eq>(edges: &mut Vec<Edge<A>>, action: A) -> usize {
    let known = edges.iter().position(|edge| edge.action == action);
    known.unwrap_or_else(|| {
        let rank = u16::try_from(edges.len()).unwrap_or(u16::MAX);
        edges.push(Edge {
            rank,
            ..Edge::new(action)
        });
        edges.len() - 1
    })
}

/// A position: the same actions led to it, whatever luck and secrets were imagined.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    /// Who acts here.
    pub(crate) seat: Option<Seat>,
    /// How often it was reached.
    pub(crate) visits: u32,
    /// The sum of what it brought the one who acts here.
    pub(crate) sum: f32,
    /// What was seen to be legal here.
    pub(crate) edges: Vec<Edge<A>>,
}

impl<A> Node<A> {
    const fn new() -> Self {
        Self {
            seat: None,
            visits: 0,
            sum: 0.0,
            edges: Vec::new(),
        }
    }
}

/// All positions. The first is the root.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) const ROOT: NodeId = 0;

    pub(crate) fn new() -> Self {
        Self {
            nodes: vec![Node::new()],
        }
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id as usize]
    }

    pub(crate) fn add(&mut self) -> NodeId {
        self.nodes.push(Node::new());
        u32::try_from(self.nodes.len() - 1)
            .expect("a search ends before four thousand million positions")
    }

    /// What is known of the position that this action leads to from the root, as a tree of its own.
    pub(crate) fn below(&self, action: A) -> Option<Self> {
        let root = self.node(Self::ROOT);
        let edge = root.edges.iter().find(|edge| edge.action == action)?;
        if edge.child == NOWHERE {
            return None;
        }
        let mut copy = Self { nodes: Vec::new() };
        let mut open = vec![edge.child];
        let mut next = 0;
        while let Some(&old) = open.get(next) {
            let mut node = self.node(old).clone();
            for edge in &mut node.edges {
                if edge.child != NOWHERE {
                    let place = u32::try_from(open.len()).unwrap_or(NOWHERE);
                    open.push(edge.child);
                    edge.child = place;
                }
            }
            copy.nodes.push(node);
            next += 1;
        }
        Some(copy)
    }
}
