//! How fast the rules of a title are: the benchmarks that all titles have, under the same names.
//!
//! A title's `benches/play.rs` is one line, [`benches!`](crate::benches). `cargo xtask bench` reads what it prints.

use std::sync::Arc;

use crate::content::Content;
use crate::game::Game;
use crate::seat::{Seat, Viewer};
use crate::simulate::Playout;

/// A table with the built-in content and the options that nobody changed.
pub fn rules<G: Game>(seats: u8) -> G {
    G::new(
        Arc::new(G::Content::built_in()),
        G::Options::default(),
        seats,
    )
    .expect("so many play")
}

/// A table of three, or of as many as can play, and its position after so many steps of a random game.
pub fn middle<G: Game>(steps: u32) -> (G, G::State) {
    let rules = rules::<G>(G::INFO.max_seats.min(3));
    let mut playout = Playout::<G>::new(7);
    let mut state = playout.set_up(&rules);
    for step in 1..=steps {
        if !rules.is_over(&state) {
            playout
                .play_one(&rules, &mut state, step)
                .expect("random play goes on");
        }
    }
    (rules, state)
}

/// Plays a whole random game, and says how many actions it took.
pub fn play<G: Game>(rules: &G, number: u64) -> u32 {
    let mut playout = Playout::<G>::new(number);
    let mut state = playout.set_up(rules);
    playout
        .play_on(rules, &mut state, false)
        .expect("random games end")
}

/// Whoever is asked first in a position.
pub fn asked<G: Game>(rules: &G, state: &G::State) -> Seat {
    rules.to_act(state).first().unwrap_or(Seat::FIRST)
}

/// What whoever is asked first may know: where a bot begins.
pub fn looking<G: Game>(rules: &G, state: &G::State) -> Viewer {
    Viewer::Seat(asked(rules, state))
}

/// The benchmarks of a title, for divan: random play, clones, lists and views.
///
/// `games` random games are a sample of `random_play`; the others look at a position after `steps` steps. The crate that
/// says this depends on divan.
#[macro_export]
macro_rules! benches {
    ($title:ty, games: $games:literal, steps: $steps:literal) => {
        fn main() {
            divan::main();
        }

        /// Whole random games; the items are actions, so items per second are actions per second.
        #[divan::bench(
            args = <$title as $crate::Game>::INFO.min_seats..=<$title as $crate::Game>::INFO.max_seats,
            sample_count = 20,
        )]
        fn random_play(bencher: divan::Bencher<'_, '_>, seats: u8) {
            let rules = $crate::conformance::speed::rules::<$title>(seats);
            let play = |number: u64| $crate::conformance::speed::play(&rules, number);
            let actions: u64 = (0..$games).map(|number| u64::from(play(number))).sum();
            bencher
                .counter(divan::counter::ItemsCount::new(actions))
                .bench(|| (0..$games).map(play).sum::<u32>());
        }

        /// Copying a position.
        #[divan::bench]
        fn clone(bencher: divan::Bencher<'_, '_>) {
            let (_, state) = $crate::conformance::speed::middle::<$title>($steps);
            bencher.bench(|| Clone::clone(divan::black_box(&state)));
        }

        /// Listing what is legal.
        #[divan::bench]
        fn legal(bencher: divan::Bencher<'_, '_>) {
            let (rules, state) = $crate::conformance::speed::middle::<$title>($steps);
            let seat = $crate::conformance::speed::asked(&rules, &state);
            let mut actions = Vec::with_capacity(256);
            bencher.bench_local(|| {
                $crate::Game::legal(&rules, divan::black_box(&state), seat, &mut actions);
                actions.len()
            });
        }

        /// Building a view and imagining a state from it.
        #[divan::bench]
        fn view_and_imagine(bencher: divan::Bencher<'_, '_>) {
            let (rules, state) = $crate::conformance::speed::middle::<$title>($steps);
            let viewer = $crate::conformance::speed::looking(&rules, &state);
            let mut rng = $crate::Rng::new(1);
            bencher.bench_local(|| {
                let view = $crate::Game::view(&rules, divan::black_box(&state), viewer);
                $crate::Game::imagine(&rules, &view, &mut rng)
            });
        }
    };
}
