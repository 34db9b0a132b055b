//! A search is tried on a game whose best moves are known: leave a multiple of four.

use std::time::Duration;

use pantheon_engine::sample::Move;
use pantheon_engine::{Game, Luck, LuckKey, Seat, Step, Viewer};

use super::*;
use crate::judge::Judge;
use crate::toy::{State, Stones, stones};

fn plan(iterations: u64, workers: u8) -> SearchPlan {
    SearchPlan {
        budget: Budget::iterations(iterations),
        workers,
        ..SearchPlan::new::<Stones>()
    }
}

fn search(plan: SearchPlan, seed: u64) -> Search<Stones> {
    Search::new(Judge::default(), plan, seed)
}

fn start(rules: &Stones) -> State {
    rules.set_up(&mut Step::silent(Luck::new(&LuckKey::for_playout(1), 0)))
}

/// How many stones an action takes.
fn count(action: Move) -> u8 {
    match action {
        Move::Take(stones) => stones,
        Move::Settle | Move::Roll => 0,
    }
}

/// Shows a position to a bot as its seat sees it.
fn ask<R>(
    rules: &Stones,
    state: &State,
    step: u32,
    then: impl FnOnce(&Knowledge<'_, Stones>) -> R,
) -> R {
    let seat = state.turn;
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    then(&Knowledge {
        rules,
        seat,
        view: &rules.view(state, Viewer::Seat(seat)),
        legal: &legal,
        now: 0,
        step,
    })
}

#[test]
fn it_leaves_a_multiple_of_four() {
    let ways = [
        ("ours", SearchParams::DEFAULT),
        ("plain", SearchParams::PLAIN),
        (
            "with averages",
            SearchParams {
                averages: 1.0,
                ..SearchParams::DEFAULT
            },
        ),
        (
            "one at a time",
            SearchParams {
                width: 1.0,
                ..SearchParams::DEFAULT
            },
        ),
    ];
    for (name, params) in ways {
        for heap in [5, 6, 7, 9, 10, 11] {
            let rules = stones(heap, 2);
            let mut bot = search(
                SearchPlan {
                    params,
                    ..plan(3_000, 1)
                },
                1,
            );
            let taken = ask(&rules, &start(&rules), 0, |known| bot.decide(known));
            assert_eq!(taken, Some(Move::Take(heap % 4)), "{name}, {heap} stones");
        }
    }
}

#[test]
fn chances_are_those_of_the_one_who_acts() {
    let rules = stones(3, 3);
    let assessed = ask(&rules, &start(&rules), 0, |known| {
        search(plan(500, 1), 1).assess(known)
    });
    assert_eq!(assessed[0].action, Move::Take(3));
    assert!(assessed[0].chance > 0.99, "{assessed:?}");
    let rules = stones(4, 2);
    let lost = ask(&rules, &start(&rules), 0, |known| {
        search(plan(3_000, 1), 1).assess(known)
    });
    assert!(lost.iter().all(|seen| seen.chance < 0.2), "{lost:?}");
}

#[test]
fn the_same_seed_chooses_the_same_with_any_number_of_workers() {
    let rules = stones(30, 3);
    let state = start(&rules);
    for workers in [1, 2, 3] {
        let think = |seed| {
            let params = SearchParams::PLAIN;
            let plan = SearchPlan {
                params,
                ..plan(600, workers)
            };
            ask(&rules, &state, 0, |known| search(plan, seed).assess(known))
        };
        assert_eq!(think(5), think(5));
        assert_ne!(think(5), think(6), "another seed thinks of something else");
    }
}

#[test]
fn what_was_learnt_serves_the_next_decision_if_it_follows() {
    let rules = stones(30, 1);
    let state = start(&rules);
    let visits = |step: u32| {
        let mut bot = search(plan(400, 1), 3);
        let taken = ask(&rules, &state, 0, |known| bot.decide(known)).unwrap();
        let mut after = state.clone();
        after.stones -= count(taken);
        bot.plan.budget = Budget::iterations(1);
        let assessed = ask(&rules, &after, step, |known| bot.assess(known));
        assessed.iter().map(|seen| seen.visits).sum::<u32>()
    };
    assert!(visits(1) > 10);
    assert_eq!(visits(2), 1, "somebody else has acted in between");
}

#[test]
fn a_forced_action_moves_the_tree_on_too() {
    let rules = stones(30, 1);
    let mut bot = search(plan(400, 1), 3);
    let mut state = start(&rules);
    let first = ask(&rules, &state, 0, |known| bot.decide(known)).unwrap();
    state.stones -= count(first);
    let seat = Seat::FIRST;
    let view = rules.view(&state, Viewer::Seat(seat));
    let forced = Knowledge {
        rules: &*rules,
        seat,
        view: &view,
        legal: &[Move::Take(2)],
        now: 0,
        step: 1,
    };
    assert_eq!(bot.decide(&forced), Some(Move::Take(2)));
    let expected = bot.workers[0]
        .tree
        .below(Move::Take(2))
        .map(|tree| tree.node(0).visits);
    state.stones -= 2;
    bot.plan.budget = Budget::iterations(1);
    let assessed = ask(&rules, &state, 2, |known| bot.assess(known));
    let visits: u32 = assessed.iter().map(|seen| seen.visits).sum();
    assert_eq!(Some(visits), expected.map(|visits| visits + 1));
}

#[test]
fn a_matter_that_is_decided_is_not_thought_about_any_longer() {
    let rules = stones(3, 2);
    let mut bot = search(plan(100_000, 1), 1);
    assert_eq!(
        ask(&rules, &start(&rules), 0, |known| bot.decide(known)),
        Some(Move::Take(3))
    );
    assert!(bot.iterations() < 100_000, "{}", bot.iterations());
}

#[test]
fn a_search_with_no_time_still_chooses() {
    let rules = stones(30, 2);
    let budget = Budget::time(Duration::ZERO);
    let mut bot = search(
        SearchPlan {
            budget,
            ..plan(1, 1)
        },
        1,
    );
    assert!(ask(&rules, &start(&rules), 0, |known| bot.decide(known)).is_some());
}

#[test]
fn noise_makes_it_choose_differently() {
    let rules = stones(6, 2);
    let state = start(&rules);
    let chosen: std::collections::BTreeSet<Move> = (0..40)
        .filter_map(|seed| {
            let mut bot = search(
                SearchPlan {
                    noise: 4.0,
                    ..plan(300, 1)
                },
                seed,
            );
            ask(&rules, &state, 0, |known| bot.decide(known))
        })
        .collect();
    assert_eq!(chosen.len(), 3);
}
