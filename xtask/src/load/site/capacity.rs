//! From what things cost to how many nodes a site needs, and what breaks first.

use super::assumptions::Assumptions;

/// What was measured on one node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Costs {
    /// What the server computes for somebody who comes: page, guest, socket. In core-seconds.
    pub(super) arrival: f64,
    /// What it computes for a move at the peak, with all who are told of it, look on, or only wait. In core-seconds.
    pub(super) a_move: f64,
    /// What it holds before anybody comes, in MiB.
    pub(super) base: f64,
    /// What it holds for somebody who is there, in KiB.
    pub(super) person: f64,
    /// What it holds for a table that is played, in KiB.
    pub(super) table: f64,
    /// The moves that its database makes durable in a second when nobody waits in between.
    pub(super) flat_out: f64,
}

/// What may be the first to be too small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Cores,
    Memory,
    Database,
}

impl Part {
    const fn name(self) -> &'static str {
        match self {
            Self::Cores => "cores",
            Self::Memory => "memory",
            Self::Database => "the one database",
        }
    }
}

/// What a number of people needs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Needs {
    pub(super) moves: f64,
    pub(super) arrivals: f64,
    /// Cores that compute, all nodes together.
    pub(super) cores: f64,
    /// Memory in MiB, all nodes together.
    pub(super) memory: f64,
    pub(super) nodes: u32,
    /// How many databases of the measured kind: one, until the moves are more than it bears.
    pub(super) databases: u32,
    pub(super) first: Part,
}

/// What so many people at once need.
pub(super) fn needs(costs: &Costs, assumed: &Assumptions, people: f64) -> Needs {
    let (moves, arrivals) = (assumed.moves(people), assumed.arrivals(people));
    let cores = moves * costs.a_move + arrivals * costs.arrival;
    let kib = people * costs.person + assumed.tables(people) * costs.table;
    let used = f64::from(assumed.used) / 100.0;
    let for_cores = cores / (f64::from(assumed.cores) * used);
    let each = (f64::from(assumed.memory) * used - costs.base).max(1.0);
    let for_memory = kib / 1024.0 / each;
    let for_writes = moves / (costs.flat_out * used);
    let (nodes, databases) = (up(for_cores.max(for_memory)), up(for_writes));
    // What is used most of what there is once, on one node with one database.
    let first = if for_writes > for_cores && for_writes > for_memory {
        Part::Database
    } else if for_cores >= for_memory {
        Part::Cores
    } else {
        Part::Memory
    };
    Needs {
        moves,
        arrivals,
        cores,
        memory: kib / 1024.0 + costs.base * f64::from(nodes),
        nodes,
        databases,
        first,
    }
}

/// How many people one node with one database bears.
pub(super) fn bears(costs: &Costs, assumed: &Assumptions) -> u32 {
    let fits = |people: u32| {
        let needs = needs(costs, assumed, f64::from(people));
        needs.nodes <= 1 && needs.databases <= 1
    };
    let (mut low, mut high) = (0, 1 << 24);
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if fits(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// The next whole number, at least one.
fn up(number: f64) -> u32 {
    // Nobody builds a site of more nodes than 32 bits can count: a number beyond becomes the largest.
    #[expect(clippy::cast_sign_loss, reason = "it is at least one")]
    let whole = number.ceil().max(1.0) as u32;
    whole
}

/// The table of the page: what some numbers of people need.
pub(super) fn table(costs: &Costs, assumed: &Assumptions) -> String {
    use std::fmt::Write as _;
    let mut text = String::from(
        "| people at once | moves a second | arrivals a second | cores that compute | memory | nodes | databases | breaks first |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for people in [1_000, 10_000, 100_000, 1_000_000_u32] {
        let needs = needs(costs, assumed, f64::from(people));
        // A string takes whatever is written to it.
        let _ = writeln!(
            text,
            "| {people} | {:.0} | {:.1} | {:.2} | {:.0} MiB | {} | {} | {} |",
            needs.moves,
            needs.arrivals,
            needs.cores,
            needs.memory,
            needs.nodes,
            needs.databases,
            needs.first.name(),
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::assumptions::OURS;
    use super::*;

    const COSTS: Costs = Costs {
        arrival: 0.002,
        a_move: 0.001,
        base: 48.0,
        person: 20.0,
        table: 100.0,
        flat_out: 4000.0,
    };

    #[test]
    fn a_small_site_needs_one_of_each() {
        let needs = needs(&COSTS, &OURS, 1_000.0);
        // 600 play at 150 tables, each with a move every 6 s.
        assert!((needs.moves - 25.0).abs() < 1e-9);
        assert!((needs.arrivals - 1000.0 / 1800.0).abs() < 1e-9);
        assert_eq!((needs.nodes, needs.databases), (1, 1));
    }

    #[test]
    fn what_is_used_most_breaks_first() {
        assert_eq!(needs(&COSTS, &OURS, 1e6).first, Part::Cores);
        let dear = Costs {
            person: 4000.0,
            ..COSTS
        };
        assert_eq!(needs(&dear, &OURS, 1e6).first, Part::Memory);
        let slow = Costs {
            flat_out: 100.0,
            ..COSTS
        };
        let needs = needs(&slow, &OURS, 1e6);
        assert_eq!((needs.first, needs.databases), (Part::Database, 500));
    }

    #[test]
    fn one_node_bears_just_so_many() {
        let people = bears(&COSTS, &OURS);
        let nodes = |people: u32| needs(&COSTS, &OURS, f64::from(people)).nodes;
        assert_eq!((nodes(people), nodes(people + 1)), (1, 2));
    }

    #[test]
    fn more_people_never_need_less() {
        let all: Vec<Needs> = [1e3, 1e4, 1e5, 1e6, 1e7]
            .map(|people| needs(&COSTS, &OURS, people))
            .to_vec();
        for pair in all.windows(2) {
            assert!(pair[0].nodes <= pair[1].nodes && pair[0].databases <= pair[1].databases);
            assert!(pair[0].cores < pair[1].cores && pair[0].memory < pair[1].memory);
        }
    }
}
