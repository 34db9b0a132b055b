//! Every target survives the same few hundred mistakes each time, and reads what is kept.

use pantheon_fuzz::{TARGETS, Target, mutate};

/// How many mistakes are made here. `cargo xtask soak` makes more, and others.
const MISTAKES: u64 = 500;
/// How much of each seed is good at least.
const GOOD: usize = 5;

fn survives(name: &str) {
    let target = Target::named(name).unwrap();
    let seeds = (target.seeds)().unwrap();
    assert!(seeds.len() > 10, "{} seeds", seeds.len());
    // Mistakes are worth something only in what is understood otherwise.
    for (seed, number) in seeds.iter().zip(1..) {
        let good = (target.read)(seed);
        assert!(good >= GOOD, "{name}, seed {number}: {good} good");
    }
    for number in 0..MISTAKES {
        let data = mutate(&seeds, number);
        assert!(target.survives(&data), "{name}, mistake {number}");
    }
}

#[test]
fn the_reader_of_records_survives_mistakes() {
    survives("record");
}

#[test]
fn tables_survive_mistakes_in_frames() {
    survives("wire");
}

#[test]
fn the_open_protocol_survives_mistakes() {
    survives("stdio");
}

#[test]
fn a_target_that_panics_is_noticed() {
    let target = Target {
        read: |data| {
            assert!(data.is_empty(), "something");
            0
        },
        ..TARGETS[0]
    };
    assert!(target.survives(b"") && !target.survives(b"x"));
}
