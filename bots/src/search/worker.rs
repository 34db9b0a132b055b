//! One worker of a search: imagine, descend, play out, learn.

use std::hash::{Hash, Hasher};

use pantheon_engine::{Random as _, Seat};

use super::averages::Averages;
use super::habits::{Habits, Policy};
use super::tree::{Edge, NOWHERE, NodeId, Tree};
use crate::bot::Knowledge;
use crate::judge::{Chances, Judge};
use crate::judged::Judged;
use crate::random::keep_sensible;
use crate::simulation::Simulation;

/// No playout goes on for longer to find a quiet position.
const RESTLESS: u16 = 60;

/// A worker with a tree of its own.
#[derive(Debug)]
pub(crate) struct Worker<G: Judged> {
    pub(crate) tree: Tree<G::Action>,
    simulation: Simulation<G>,
    averages: Averages,
    actions: Vec<G::Action>,
    path: Vec<(NodeId, usize)>,
    taken: Vec<(Seat, u32)>,
    open: Vec<usize>,
    worths: Vec<f32>,
}

impl<G: Judged> Worker<G> {
    pub(crate) fn new(seed: u64, reaction: u64) -> Self {
        Self {
            tree: Tree::new(),
            simulation: Simulation::new(seed, reaction),
            averages: Averages::new(),
            actions: Vec::with_capacity(256),
            path: Vec::with_capacity(64),
            taken: Vec::with_capacity(256),
            open: Vec::with_capacity(256),
            worths: Vec::with_capacity(256),
        }
    }

    /// Forgets everything it has learnt.
    pub(crate) fn forget(&mut self) {
        self.tree = Tree::new();
        self.averages = Averages::new();
    }

    /// One iteration: imagines a state, goes down the tree, plays out, and learns from what came of it.
    pub(crate) fn iterate(&mut self, known: &Knowledge<'_, G>, judge: &Judge<G>, habits: &Habits) {
        let rules = known.rules;
        let mut state = rules.imagine(known.view, &mut self.simulation.rng);
        self.simulation.begin(known.now, known.seat);
        self.path.clear();
        self.taken.clear();
        let mut node = Tree::<G::Action>::ROOT;
        while let Some(seat) = self.simulation.actor(rules, &mut state) {
            self.list(rules, &state, seat);
            let Some(edge) = self.select(rules, &state, node, seat, judge, habits) else {
                break;
            };
            let action = self.tree.node(node).edges[edge].action;
            if !self.simulation.apply(rules, &mut state, seat, action) {
                break;
            }
            self.path.push((node, edge));
            self.note(habits, seat, action);
            let child = self.tree.node(node).edges[edge].child;
            if child == NOWHERE {
                let child = self.tree.add();
                self.tree.node_mut(node).edges[edge].child = child;
                break;
            }
            node = child;
        }
        self.play_out(rules, &mut state, judge, habits);
        let chances = judge.chances(rules, &state);
        self.learn(&chances, habits);
    }

    fn list(&mut self, rules: &G, state: &G::State, seat: Seat) {
        rules.legal(state, seat, &mut self.actions);
        keep_sensible(rules, state, seat, &mut self.actions);
    }

    /// Chooses what to try from the legal actions, which are listed. Nothing where somebody else acted before.
    fn select(
        &mut self,
        rules: &G,
        state: &G::State,
        id: NodeId,
        seat: Seat,
        judge: &Judge<G>,
        habits: &Habits,
    ) -> Option<usize> {
        let node = self.tree.node_mut(id);
        if *node.seat.get_or_insert(seat) != seat {
            return None;
        }
        let before = node.edges.len();
        match_actions(&mut node.edges, &self.actions, &mut self.open);
        let (visits, seen_more) = (node.visits, node.edges.len() > before);
        if visits >= habits.patience && (seen_more || !node.judged) {
            self.judge_actions(rules, state, id, seat, judge, habits);
        }
        let node = self.tree.node_mut(id);
        let considered = habits.considered(visits);
        if considered < self.open.len() {
            let edges = &node.edges;
            self.open
                .select_nth_unstable_by_key(considered - 1, |&edge| (edges[edge].rank, edge));
            self.open.truncate(considered);
        }
        let share = self
            .open
            .iter()
            .map(|&edge| node.edges[edge].prior)
            .sum::<f32>()
            .max(1.0e-9);
        let untried = if visits == 0 {
            0.5
        } else {
            node.sum / visits as f32
        } - habits.caution;
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for &place in &self.open {
            let edge = &mut node.edges[place];
            edge.chances += 1;
            let mean = if edge.visits == 0 {
                untried
            } else {
                edge.mean()
            };
            let worth = mean
                + habits.exploration * (edge.prior / share) * (edge.chances as f32).sqrt()
                    / (1.0 + edge.visits as f32);
            if worth > most {
                most = worth;
                best = Some(place);
            }
        }
        best
    }

    /// Tries every promising action of a position once and spreads attention by what the judge says of them.
    fn judge_actions(
        &mut self,
        rules: &G,
        state: &G::State,
        id: NodeId,
        seat: Seat,
        judge: &Judge<G>,
        habits: &Habits,
    ) {
        let worths = &mut self.worths;
        worths.clear();
        worths.extend(
            self.actions
                .iter()
                .map(|&action| rules.urge(state, seat, action)),
        );
        let shortlist = usize::from(habits.shortlist);
        let floor = if worths.len() > shortlist && shortlist > 0 {
            let mut sorted = worths.clone();
            sorted.select_nth_unstable_by(shortlist - 1, |a, b| b.total_cmp(a));
            sorted[shortlist - 1]
        } else {
            f32::NEG_INFINITY
        };
        let mut lowest = 0.0_f32;
        let mut tried = 0;
        for (worth, &action) in worths.iter_mut().zip(&self.actions) {
            if *worth < floor || tried == shortlist {
                *worth = f32::NEG_INFINITY;
                continue;
            }
            tried += 1;
            let mut after = state.clone();
            *worth = if self.simulation.apply(rules, &mut after, seat, action) {
                logit(judge.chances(rules, &after)[seat.index()])
            } else {
                f32::NEG_INFINITY
            };
            if worth.is_finite() {
                lowest = lowest.min(*worth);
            }
        }
        let edges = &mut self.tree.node_mut(id).edges;
        // The open list is in the order of the legal actions, before it is cut.
        for (&place, worth) in self.open.iter().zip(worths.iter()) {
            let worth = if worth.is_finite() {
                *worth
            } else {
                lowest - 1.0
            };
            edges[place].prior = worth / habits.heat;
        }
        soften(edges, &self.open);
        rank(edges);
        self.tree.node_mut(id).judged = true;
    }

    /// Plays on until the position can be judged.
    fn play_out(&mut self, rules: &G, state: &mut G::State, judge: &Judge<G>, habits: &Habits) {
        let mut played = 0_u16;
        while let Some(seat) = self.simulation.actor(rules, state) {
            let enough = played >= habits.horizon
                && (rules.is_quiet(state) || played >= habits.horizon.saturating_add(RESTLESS));
            if enough {
                return;
            }
            played = played.saturating_add(1);
            rules.legal(state, seat, &mut self.actions);
            let Some(action) = self.pick(rules, state, seat, judge, habits) else {
                return;
            };
            if !self.simulation.apply(rules, state, seat, action) {
                return;
            }
            self.note(habits, seat, action);
        }
    }

    fn pick(
        &mut self,
        rules: &G,
        state: &G::State,
        seat: Seat,
        judge: &Judge<G>,
        habits: &Habits,
    ) -> Option<G::Action> {
        let tries = match habits.policy {
            Policy::Uniform => {
                keep_sensible(rules, state, seat, &mut self.actions);
                return self.simulation.rng.pick(&self.actions);
            }
            Policy::Urged(tries) | Policy::Judged(tries) => usize::from(tries),
        };
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        let all = self.actions.len() <= tries;
        for place in 0..tries.min(self.actions.len()) {
            let place = if all {
                place
            } else {
                self.simulation.rng.index(self.actions.len())
            };
            let action = self.actions[place];
            let mut worth = if let Policy::Judged(_) = habits.policy {
                let mut after = state.clone();
                if !self.simulation.apply(rules, &mut after, seat, action) {
                    continue;
                }
                logit(judge.chances(rules, &after)[seat.index()])
            } else {
                rules.urge(state, seat, action)
            };
            if rules.is_absurd(state, seat, action) {
                worth -= 1.0e6;
            }
            if habits.averages > 0.0 {
                worth += habits.averages * self.averages.of(seat, key(action));
            }
            if worth > most || (worth >= most && self.simulation.rng.below(2) == 0) {
                most = worth;
                best = Some(action);
            }
        }
        best
    }

    fn note(&mut self, habits: &Habits, seat: Seat, action: G::Action) {
        if habits.averages > 0.0 {
            self.taken.push((seat, key(action)));
        }
    }

    /// Carries what came of it back up the tree.
    fn learn(&mut self, chances: &Chances, habits: &Habits) {
        for &(id, place) in &self.path {
            let node = self.tree.node_mut(id);
            let brought = node.seat.map_or(0.0, |seat| chances[seat.index()]);
            node.visits += 1;
            node.sum += brought;
            let edge = &mut node.edges[place];
            edge.visits += 1;
            edge.sum += brought;
        }
        if habits.averages > 0.0 {
            for &(seat, key) in &self.taken {
                self.averages.learn(seat, key, chances[seat.index()]);
            }
        }
    }
}

/// Finds the legal actions among those seen before, adding what is new. `open` gets their places, in the order of the
/// list. The lists of one position are nearly always the same, in the same order.
fn match_actions<A: Copy + Eq>(edges: &mut Vec<Edge<A>>, actions: &[A], open: &mut Vec<usize>) {
    open.clear();
    let mut expected = 0;
    for &action in actions {
        let here = edges
            .get(expected)
            .is_some_and(|edge| edge.action == action);
        let place = if here {
            expected
        } else if let Some(place) = edges.iter().position(|edge| edge.action == action) {
            place
        } else {
            let rank = u16::try_from(edges.len()).unwrap_or(u16::MAX);
            edges.push(Edge {
                rank,
                ..Edge::new(action)
            });
            edges.len() - 1
        };
        open.push(place);
        expected = place + 1;
    }
}

/// Turns the worths of these edges, which stand in place of their priors, into shares.
fn soften<A>(edges: &mut [Edge<A>], open: &[usize]) {
    let highest = open
        .iter()
        .map(|&place| edges[place].prior)
        .fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for &place in open {
        let prior = &mut edges[place].prior;
        *prior = (*prior - highest).exp().max(1.0e-4);
        sum += *prior;
    }
    for &place in open {
        edges[place].prior /= sum;
    }
}

/// Ranks edges by attention.
fn rank<A>(edges: &mut [Edge<A>]) {
    let mut order: Vec<usize> = (0..edges.len()).collect();
    order.sort_by(|&a, &b| edges[b].prior.total_cmp(&edges[a].prior));
    for (rank, place) in order.into_iter().enumerate() {
        edges[place].rank = u16::try_from(rank).unwrap_or(u16::MAX);
    }
}

/// The logarithm of the odds of a chance.
pub(crate) fn logit(chance: f32) -> f32 {
    let chance = chance.clamp(1.0e-6, 1.0 - 1.0e-6);
    (chance / (1.0 - chance)).ln()
}

/// A small number that stands for an action.
fn key<A: Hash>(action: A) -> u32 {
    struct Fold(u64);
    impl Hasher for Fold {
        fn finish(&self) -> u64 {
            self.0
        }
        fn write(&mut self, bytes: &[u8]) {
            for &byte in bytes {
                self.write_u8(byte);
            }
        }
        fn write_u8(&mut self, byte: u8) {
            self.0 = (self.0.rotate_left(5) ^ u64::from(byte)).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
        fn write_isize(&mut self, number: isize) {
            self.write_u8(number as u8);
        }
    }
    let mut fold = Fold(0);
    action.hash(&mut fold);
    (fold.0 >> 32) as u32
}
