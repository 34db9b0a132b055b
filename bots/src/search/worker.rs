//! One worker of a search: imagine, descend, play out, learn.

use std::hash::{Hash, Hasher};

use pantheon_engine::{Millis, Random as _, Seat, Step};

use super::averages::Averages;
use super::params::{Policy, SearchParams, Selection};
use super::tree::{Edge, NOWHERE, NodeId, Tree, place_of};
use crate::bot::Knowledge;
use crate::judge::{Chances, Judge};
use crate::judged::Judged;
use crate::maths::{exp, ln};
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
    priors: Vec<(f32, usize)>,
    reaction: Millis,
}

impl<G: Judged> Worker<G> {
    pub(crate) fn new(seed: u64, reaction: Millis) -> Self {
        Self {
            tree: Tree::new(),
            simulation: Simulation::new(seed, reaction),
            averages: Averages::new(),
            actions: Vec::with_capacity(256),
            path: Vec::with_capacity(64),
            taken: Vec::with_capacity(256),
            open: Vec::with_capacity(256),
            priors: Vec::with_capacity(256),
            reaction,
        }
    }

    /// What is imagined next comes from this number, whatever was imagined before, and every step is kept as it is told.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.simulation = Simulation::new(seed, self.reaction).aloud();
    }

    /// Forgets everything it has learnt.
    pub(crate) fn forget(&mut self) {
        self.tree = Tree::new();
        self.averages = Averages::new();
    }

    /// One iteration: imagines a state, goes down the tree, plays out, and learns from what came of it.
    pub(crate) fn iterate(
        &mut self,
        known: &Knowledge<'_, G>,
        judge: &Judge<G>,
        params: &SearchParams,
    ) {
        let mut state = self.imagine(known);
        self.descend(
            known.rules,
            &mut state,
            Tree::<G::Action>::ROOT,
            judge,
            params,
        );
    }

    /// One iteration that begins with this action, in the world of this number: whatever action it begins with, the
    /// secrets and the luck of that world are the same. Tells everybody's chances.
    pub(crate) fn iterate_in(
        &mut self,
        world: u64,
        known: &Knowledge<'_, G>,
        action: G::Action,
        judge: &Judge<G>,
        params: &SearchParams,
    ) -> Chances {
        let (rules, seat) = (known.rules, known.seat);
        let (mut state, accepted) = self.world_after(known, action, world);
        if !accepted {
            return judge.chances(rules, &state);
        }
        let root = Tree::<G::Action>::ROOT;
        let node = self.tree.node_mut(root);
        node.seat = Some(seat);
        let edge = place_of(&mut node.edges, action);
        node.edges[edge].chances += 1;
        match self.follow(params, root, edge, seat, action) {
            Some(node) => self.descend(rules, &mut state, node, judge, params),
            None => self.finish(rules, &mut state, judge, params),
        }
    }

    /// One iteration in the world of this number behind this action, whose tree is that of the position behind it:
    /// everybody's chances. Nothing where the action isn't accepted.
    pub(crate) fn iterate_after(
        &mut self,
        known: &Knowledge<'_, G>,
        action: G::Action,
        world: u64,
        judge: &Judge<G>,
        params: &SearchParams,
    ) -> Option<Chances> {
        let (rules, root) = (known.rules, Tree::<G::Action>::ROOT);
        let (mut state, accepted) = self.world_after(known, action, world);
        accepted.then(|| self.descend(rules, &mut state, root, judge, params))
    }

    /// The world of this number behind an action, or before it where it isn't accepted; and whether it is.
    fn world_after(
        &mut self,
        known: &Knowledge<'_, G>,
        action: G::Action,
        world: u64,
    ) -> (G::State, bool) {
        let mut state = self.world(known, world);
        let simulation = &mut self.simulation;
        let accepted = simulation.apply(known.rules, &mut state, known.seat, action);
        (state, accepted)
    }

    /// The world of this number, as this seat imagines it.
    pub(crate) fn world(&mut self, known: &Knowledge<'_, G>, world: u64) -> G::State {
        self.simulation.restart(world);
        self.imagine(known)
    }

    /// Where the world of this number stands after an action and a playout.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn play_in(
        &mut self,
        known: &Knowledge<'_, G>,
        action: G::Action,
        world: u64,
        judge: &Judge<G>,
        params: &SearchParams,
    ) -> G::State {
        let (mut state, accepted) = self.world_after(known, action, world);
        if accepted {
            self.play_out(known.rules, &mut state, judge, params, |_, _, _| ());
        }
        state
    }

    fn imagine(&mut self, known: &Knowledge<'_, G>) -> G::State {
        let state = known.rules.imagine(known.view, &mut self.simulation.rng);
        self.simulation.begin(known.now, known.seat);
        self.path.clear();
        self.taken.clear();
        state
    }

    fn descend(
        &mut self,
        rules: &G,
        state: &mut G::State,
        from: NodeId,
        judge: &Judge<G>,
        params: &SearchParams,
    ) -> Chances {
        let mut node = from;
        while let Some(seat) = self.simulation.actor(rules, state) {
            self.list(rules, state, seat);
            let Some(edge) = self.select(rules, state, node, seat, judge, params) else {
                break;
            };
            let action = self.tree.node(node).edges[edge].action;
            if !self.simulation.apply(rules, state, seat, action) {
                break;
            }
            let Some(child) = self.follow(params, node, edge, seat, action) else {
                break;
            };
            node = child;
        }
        self.finish(rules, state, judge, params)
    }

    /// Goes down an edge whose action was performed. Nothing where nobody had been before.
    fn follow(
        &mut self,
        params: &SearchParams,
        node: NodeId,
        edge: usize,
        seat: Seat,
        action: G::Action,
    ) -> Option<NodeId> {
        self.path.push((node, edge));
        self.note(params, seat, action);
        let child = self.tree.node(node).edges[edge].child;
        if child == NOWHERE {
            let child = self.tree.add();
            self.tree.node_mut(node).edges[edge].child = child;
            return None;
        }
        Some(child)
    }

    fn finish(
        &mut self,
        rules: &G,
        state: &mut G::State,
        judge: &Judge<G>,
        params: &SearchParams,
    ) -> Chances {
        self.play_out(rules, state, judge, params, |_, _, _| ());
        let chances = judge.chances(rules, state);
        self.learn(&chances, params);
        chances
    }

    /// Everybody's chances after one playout from an imagined state.
    pub(crate) fn play_from(
        &mut self,
        known: &Knowledge<'_, G>,
        judge: &Judge<G>,
        params: &SearchParams,
    ) -> Chances {
        let mut state = known.rules.imagine(known.view, &mut self.simulation.rng);
        self.simulation.begin(known.now, known.seat);
        self.play_out(known.rules, &mut state, judge, params, |_, _, _| ());
        judge.chances(known.rules, &state)
    }

    /// One imagined game, played on from an action for as long as the parameters say: where it began and where it stopped.
    /// `seen` sees the position after every decision, whose it was, and what was told.
    pub(crate) fn play_through(
        &mut self,
        known: &Knowledge<'_, G>,
        action: G::Action,
        judge: &Judge<G>,
        params: &SearchParams,
        mut seen: impl FnMut(&G::State, Seat, &Step<G::Event>),
    ) -> (G::State, G::State) {
        let before = known.rules.imagine(known.view, &mut self.simulation.rng);
        let mut after = before.clone();
        self.simulation.begin(known.now, known.seat);
        if self
            .simulation
            .apply(known.rules, &mut after, known.seat, action)
        {
            seen(&after, known.seat, self.simulation.last());
            self.play_out(known.rules, &mut after, judge, params, seen);
        }
        self.taken.clear();
        (before, after)
    }

    /// What everything from here on goes by: the world of this number.
    pub(crate) fn enter(&mut self, world: u64) {
        self.simulation.restart(world);
        self.taken.clear();
    }

    /// A state that agrees with what a viewer knows, in the world that was entered.
    pub(crate) fn imagine_from(&mut self, rules: &G, view: &G::View) -> G::State {
        rules.imagine(view, &mut self.simulation.rng)
    }

    /// Plays a position on from this time for as long as the parameters say.
    pub(crate) fn play_on(
        &mut self,
        rules: &G,
        state: &mut G::State,
        now: Millis,
        judge: &Judge<G>,
        params: &SearchParams,
    ) {
        self.simulation.begin_for_all(now);
        self.play_out(rules, state, judge, params, |_, _, _| ());
    }

    /// The states that a line leads through, from before the first action to after the last that can be performed in
    /// the world that was entered.
    pub(crate) fn play_line(
        &mut self,
        known: &Knowledge<'_, G>,
        line: &[(Seat, G::Action)],
    ) -> Vec<G::State> {
        let rules = known.rules;
        let mut state = self.imagine(known);
        let mut states = vec![state.clone()];
        for &(seat, action) in line {
            if self.simulation.actor(rules, &mut state) != Some(seat)
                || !self.simulation.apply(rules, &mut state, seat, action)
            {
                break;
            }
            states.push(state.clone());
        }
        states
    }

    /// What is expected, beginning with this action: the most tried actions, as long as each was tried so often.
    pub(crate) fn line(&self, first: G::Action, least: u32) -> Vec<(Seat, G::Action)> {
        let mut line = Vec::new();
        let mut node = self.tree.node(Tree::<G::Action>::ROOT);
        let mut next = node.edges.iter().find(|edge| edge.action == first);
        while let (Some(edge), Some(seat)) = (next, node.seat) {
            line.push((seat, edge.action));
            if edge.child == NOWHERE {
                break;
            }
            node = self.tree.node(edge.child);
            let tried = node.edges.iter().filter(|edge| edge.visits >= least);
            next = tried.max_by_key(|edge| (edge.visits, edge.action));
        }
        line
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
        params: &SearchParams,
    ) -> Option<usize> {
        let node = self.tree.node_mut(id);
        if *node.seat.get_or_insert(seat) != seat {
            return None;
        }
        match_actions(&mut node.edges, &self.actions, &mut self.open);
        let visits = node.visits;
        if visits >= params.expansion_visits
            && self.open.iter().any(|&place| !node.edges[place].judged)
        {
            self.judge_actions(rules, state, id, seat, judge, params);
        }
        let node = self.tree.node_mut(id);
        let considered = params.considered(visits);
        if considered < self.open.len() {
            let edges = &node.edges;
            self.open
                .select_nth_unstable_by_key(considered - 1, |&place| (edges[place].rank, place));
            self.open.truncate(considered);
        }
        let untried = if visits == 0 {
            0.5
        } else {
            node.sum / visits as f32
        } - params.fpu_reduction;
        let share = self
            .open
            .iter()
            .map(|&place| node.edges[place].prior)
            .sum::<f32>();
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for &place in &self.open {
            let edge = &mut node.edges[place];
            edge.chances += 1;
            let worth = match params.selection {
                Selection::Puct => {
                    let mean = if edge.visits == 0 {
                        untried
                    } else {
                        edge.mean()
                    };
                    mean + params.exploration * (edge.prior / share) * (edge.chances as f32).sqrt()
                        / (1.0 + edge.visits as f32)
                }
                Selection::Ucb1 if edge.visits == 0 => {
                    1.0e6 + self.simulation.rng.below(1 << 16) as f32
                }
                Selection::Ucb1 => {
                    let rarely = ln(edge.chances as f32) / edge.visits as f32;
                    edge.mean() + params.exploration * rarely.sqrt()
                }
            };
            if worth > most {
                most = worth;
                best = Some(place);
            }
        }
        best
    }

    /// Tries every promising action of a position that wasn't tried yet, and spreads attention by how much the judge
    /// says that it changes the odds: a change can be compared whatever secrets were imagined.
    fn judge_actions(
        &mut self,
        rules: &G,
        state: &G::State,
        id: NodeId,
        seat: Seat,
        judge: &Judge<G>,
        params: &SearchParams,
    ) {
        let edges = &mut self.tree.node_mut(id).edges;
        // The open list is in the order of the legal actions, before it is cut.
        let unjudged = |place: &usize| !edges[*place].judged;
        let listed = self.open.iter().copied().filter(unjudged);
        let priors = &mut self.priors;
        priors.clear();
        priors.extend(listed.map(|place| (rules.prior(state, seat, edges[place].action), place)));
        let shortlist = usize::from(params.shortlist);
        if priors.len() > shortlist {
            priors.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        }
        let before = logit(judge.chances(rules, state)[seat.index()]);
        let mut least = 0.0_f32;
        for &(_, place) in priors.iter().take(shortlist) {
            let mut after = state.clone();
            let edge = &mut edges[place];
            if self.simulation.apply(rules, &mut after, seat, edge.action) {
                let change = logit(judge.chances(rules, &after)[seat.index()]) - before;
                edge.prior = prior_of(change, params);
                least = least.min(change);
            }
        }
        // What wasn't tried is held to be worse than all that was.
        for &(_, place) in priors.iter().skip(shortlist) {
            edges[place].prior = prior_of(least - 1.0, params);
        }
        for &place in &self.open {
            edges[place].judged = true;
        }
        rank(edges);
    }

    /// Plays on until the position can be judged.
    fn play_out(
        &mut self,
        rules: &G,
        state: &mut G::State,
        judge: &Judge<G>,
        params: &SearchParams,
        mut seen: impl FnMut(&G::State, Seat, &Step<G::Event>),
    ) {
        let mut played = 0_u16;
        while let Some(seat) = self.simulation.actor(rules, state) {
            let enough = played >= params.horizon
                && (rules.is_quiet(state) || played >= params.horizon.saturating_add(RESTLESS));
            if enough {
                return;
            }
            played = played.saturating_add(1);
            rules.legal(state, seat, &mut self.actions);
            let Some(action) = self.pick(rules, state, seat, judge, params) else {
                return;
            };
            if !self.simulation.apply(rules, state, seat, action) {
                return;
            }
            seen(state, seat, self.simulation.last());
            self.note(params, seat, action);
        }
    }

    fn pick(
        &mut self,
        rules: &G,
        state: &G::State,
        seat: Seat,
        judge: &Judge<G>,
        params: &SearchParams,
    ) -> Option<G::Action> {
        let tries = match params.policy {
            Policy::Uniform => {
                keep_sensible(rules, state, seat, &mut self.actions);
                return self.simulation.rng.pick(&self.actions);
            }
            Policy::Prior(tries) | Policy::Judged(tries) => usize::from(tries),
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
            let mut worth = if let Policy::Judged(_) = params.policy {
                let mut after = state.clone();
                if !self.simulation.apply(rules, &mut after, seat, action) {
                    continue;
                }
                logit(judge.chances(rules, &after)[seat.index()])
            } else {
                rules.prior(state, seat, action)
            };
            if rules.is_absurd(state, seat, action) {
                worth -= 1.0e6;
            }
            if params.averages > 0.0 {
                worth += params.averages * self.averages.of(seat, key(action));
            }
            if worth > most || (worth >= most && self.simulation.rng.below(2) == 0) {
                most = worth;
                best = Some(action);
            }
        }
        best
    }

    fn note(&mut self, params: &SearchParams, seat: Seat, action: G::Action) {
        if params.averages > 0.0 {
            self.taken.push((seat, key(action)));
        }
    }

    /// Carries what came of it back up the tree.
    fn learn(&mut self, chances: &Chances, params: &SearchParams) {
        for &(id, place) in &self.path {
            let node = self.tree.node_mut(id);
            let brought = node.seat.map_or(0.0, |seat| chances[seat.index()]);
            node.visits += 1;
            node.sum += brought;
            let edge = &mut node.edges[place];
            edge.visits += 1;
            edge.sum += brought;
        }
        if params.averages > 0.0 {
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
        } else {
            place_of(edges, action)
        };
        open.push(place);
        expected = place + 1;
    }
}

/// The prior of an action that changes the odds by so much: a soft maximum at this temperature.
fn prior_of(change: f32, params: &SearchParams) -> f32 {
    exp((change / params.temperature).clamp(-8.0, 8.0))
}

/// Ranks edges by their priors.
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
    ln(chance / (1.0 - chance))
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
        // The same where a length has fewer bits.
        fn write_usize(&mut self, number: usize) {
            self.write(&(number as u64).to_le_bytes());
        }
    }
    let mut fold = Fold(0);
    action.hash(&mut fold);
    (fold.0 >> 32) as u32
}
