//! How fast bots think, in the middle of a game of two. Run with `cargo bench -p pantheon-bots`.
//!
//! An iteration is an imagined state, a way down the tree, a playout and a judgement; here 4,000 of them are shared by
//! two workers on two cores, as in `search:4000:workers=2`. A playout is an imagined state, played on to where it is
//! judged, on one core. A judgement is of one position for all seats.

use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use pantheon_bots::search::{Budget, SearchPlan, playouts};
use pantheon_bots::{Bot, Greedy, Judge, Judged, Knowledge, REACTION, Search, Simulation};
use pantheon_engine::{Content as _, Playout, Rng, Seat, Viewer};

const ITERATIONS: u64 = 4_000;

fn main() {
    divan::main();
}

/// A position in the middle of a game between greedy players, and whose turn it is.
struct Middle<G: Judged> {
    rules: G,
    state: G::State,
    seat: Seat,
}

impl<G: Judged> Middle<G> {
    fn new() -> Self
    where
        G::Options: Default,
    {
        let content = Arc::new(G::Content::built_in());
        let rules = G::new(content, G::Options::default(), 2).expect("two play");
        let mut state = Playout::<G>::new(7).set_up(&rules);
        let mut simulation = Simulation::<G>::new(7, REACTION);
        simulation.begin(0, Seat::FIRST);
        let mut greedy = Greedy::new(Judge::<G>::default(), 7, 0.5, 1, REACTION);
        loop {
            let seat = simulation
                .actor(&rules, &mut state)
                .expect("no game is over before its middle");
            let mut legal = Vec::new();
            rules.legal(&state, seat, &mut legal);
            if rules.progress(&state) >= 0.5 && legal.len() > 1 {
                return Self { rules, state, seat };
            }
            let view = rules.view(&state, Viewer::Seat(seat));
            let known = known(&rules, seat, &view, &legal);
            let action = greedy.decide(&known).unwrap_or(legal[0]);
            assert!(simulation.apply(&rules, &mut state, seat, action));
        }
    }

    fn ask<R>(&self, then: impl FnOnce(&Knowledge<'_, G>) -> R) -> R {
        let view = self.rules.view(&self.state, Viewer::Seat(self.seat));
        let mut legal = Vec::new();
        self.rules.legal(&self.state, self.seat, &mut legal);
        then(&known(&self.rules, self.seat, &view, &legal))
    }
}

fn known<'a, G: Judged>(
    rules: &'a G,
    seat: Seat,
    view: &'a G::View,
    legal: &'a [G::Action],
) -> Knowledge<'a, G> {
    Knowledge {
        rules,
        seat,
        view,
        legal,
        now: 0,
        step: 0,
    }
}

macro_rules! benches {
    ($($name:ident: $title:ty),* $(,)?) => {
        #[divan::bench(types = [$($title),*], sample_count = 20, sample_size = 1)]
        fn iterations<G: Judged<Options: Default>>(bencher: Bencher<'_, '_>) {
            let middle = Middle::<G>::new();
            let plan = SearchPlan {
                budget: Budget::iterations(ITERATIONS),
                workers: 2,
                thorough: true,
                ..SearchPlan::new::<G>()
            };
            let judge = Judge::<G>::default();
            let mut seed = 0;
            bencher
                .counter(ItemsCount::new(ITERATIONS))
                .with_inputs(|| {
                    seed += 1;
                    Search::new(judge.clone(), plan, seed)
                })
                .bench_local_refs(|search| middle.ask(|known| search.assess(known)));
        }

        #[divan::bench(types = [$($title),*], sample_count = 20, sample_size = 1)]
        fn playouts_on_one_core<G: Judged<Options: Default>>(bencher: Bencher<'_, '_>) {
            let middle = Middle::<G>::new();
            let judge = Judge::<G>::default();
            bencher
                .counter(ItemsCount::new(1_000_u32))
                .bench_local(|| middle.ask(|known| playouts(known, &judge, &G::SEARCH_PARAMS, 7, 1_000)));
        }

        #[divan::bench(types = [$($title),*])]
        fn judgement<G: Judged<Options: Default>>(bencher: Bencher<'_, '_>) {
            let middle = Middle::<G>::new();
            let judge = Judge::<G>::default();
            let view = middle.rules.view(&middle.state, Viewer::Seat(middle.seat));
            let state = middle.rules.imagine(&view, &mut Rng::new(1));
            bencher.bench_local(|| judge.chances(&middle.rules, divan::black_box(&state)));
        }
    };
}
pantheon_games::for_each_title!(benches);
