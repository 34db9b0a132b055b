//! How fast the rules are: random play, clones, lists and views. Run with `cargo bench -p pantheon-bora-bora`.

use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use pantheon_bora_bora::{BoraBora, Content, Options, State};
use pantheon_engine::{Content as _, Game, Playout, Viewer};

fn main() {
    divan::main();
}

fn rules(seats: u8) -> BoraBora {
    BoraBora::new(Arc::new(Content::built_in()), Options::default(), seats)
        .expect("two to four play")
}

/// A position some way into a game of three.
fn middle(rules: &BoraBora) -> State {
    let mut playout = Playout::<BoraBora>::new(7);
    let mut state = playout.set_up(rules);
    for step in 1..=150 {
        if !rules.is_over(&state) {
            playout
                .play_one(rules, &mut state, step)
                .expect("random play goes on");
        }
    }
    state
}

/// Whole random games; the items are actions, so items per second are actions per second.
#[divan::bench(args = [2, 3, 4], sample_count = 20)]
fn random_play(bencher: Bencher<'_, '_>, seats: u8) {
    let rules = rules(seats);
    let play = |number: u64| {
        let mut playout = Playout::<BoraBora>::new(number);
        let mut state = playout.set_up(&rules);
        playout
            .play_on(&rules, &mut state, false)
            .expect("random games end")
    };
    let actions: u64 = (0..200).map(|number| u64::from(play(number))).sum();
    bencher
        .counter(ItemsCount::new(actions))
        .bench(|| (0..200).map(play).sum::<u32>());
}

/// Copying a position.
#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let state = middle(&rules(3));
    bencher.bench(|| divan::black_box(&state).clone());
}

/// Listing what is legal.
#[divan::bench]
fn legal(bencher: Bencher<'_, '_>) {
    let rules = rules(3);
    let state = middle(&rules);
    let mut actions = Vec::with_capacity(256);
    bencher.bench_local(|| {
        rules.legal(divan::black_box(&state), state.turn, &mut actions);
        actions.len()
    });
}

/// Building a view and imagining a state from it.
#[divan::bench]
fn view_and_imagine(bencher: Bencher<'_, '_>) {
    let rules = rules(3);
    let state = middle(&rules);
    let mut rng = pantheon_engine::Rng::new(1);
    bencher.bench_local(|| {
        let view = rules.view(divan::black_box(&state), Viewer::Spectator);
        rules.imagine(&view, &mut rng)
    });
}
