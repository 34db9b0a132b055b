//! The service in a world that a seed decides: two processes over one store that is slow, fails before or after it has
//! written, and processes that end at any moment; people who send things twice and again.
//!
//! `PANTHEON_SIM_SEEDS=n` runs so many seeds; `PANTHEON_SIM_SEED=n` runs that one.

mod checks;
mod client;
mod store;
mod world;

use std::rc::Rc;

use pantheon_engine::{Random as _, Rng};
use pantheon_games::{samples, titles};
use pantheon_tables::{Clock as _, Settings};
use pantheon_wire::{Access, NewTable, SeatPlan, Spectators, TimeControl};
use serde_json::json;

use client::{Notes, Person, who};
use world::{Executor, Faults};

/// How many seeds are run unless somebody wants more.
const SEEDS: u64 = 200;
/// How many steps a world may take.
const LONGEST: u64 = 2_000_000;

const NAMES: [&str; 4] = ["ana", "bo", "chi", "dan"];

/// What a world came to.
#[derive(Debug, PartialEq, Eq)]
struct Ran {
    steps: u64,
    rows: usize,
    races: usize,
    crashes: u32,
    ends: u64,
}

fn plan(rng: &mut Rng, people: usize) -> NewTable {
    let mut seats = vec![SeatPlan::Me];
    seats.extend((1..people).map(|_| SeatPlan::Invited));
    if people == 1 || rng.below(3) == 0 {
        seats.push(SeatPlan::Bot { level: 1 });
    }
    let count = seats.len() as u8;
    let mut titles = titles();
    titles.retain(|title| (title.info().min_seats..=title.info().max_seats).contains(&count));
    let title = &titles[rng.index(titles.len())];
    let options = samples::options(title.as_ref(), count);
    let options = options[rng.index(options.len())].clone();
    let paces = [
        TimeControl::Untimed,
        TimeControl::Clock {
            bank: 30 + rng.below(200),
            increment: 0,
        },
        TimeControl::Clock {
            bank: 60,
            increment: 3,
        },
        TimeControl::Days { days: 1 },
    ];
    NewTable {
        title: title.info().id.to_owned(),
        options,
        seats,
        access: [Access::Public, Access::Private][rng.index(2)],
        pace: paces[rng.index(paces.len())],
        hints: false,
        take_over: 1,
        spectators: Spectators::Welcome {
            delay: rng.below(2) * 3,
        },
    }
}

/// A world where a table is played.
fn run(seed: u64) -> Ran {
    let mut rng = Rng::new(seed);
    let people = 1 + rng.index(3);
    let plan = plan(&mut rng, people);
    let faults = [
        Faults::NONE,
        Faults {
            before: 40,
            torn: 40,
            crash: 0,
        },
        Faults {
            before: 100,
            torn: 100,
            crash: 300,
        },
        Faults {
            before: 20,
            torn: 10,
            crash: 1_000,
        },
    ];
    let faults = faults[rng.index(faults.len())];
    play(&mut rng, &plan, people, faults)
}

/// Four people act at once.
fn race(seed: u64) -> Ran {
    let mut rng = Rng::new(seed);
    let mut seats = vec![SeatPlan::Me];
    seats.resize(4, SeatPlan::Invited);
    let plan = NewTable {
        title: samples::at_once().to_owned(),
        options: json!({}),
        seats,
        access: Access::Private,
        pace: TimeControl::Untimed,
        hints: false,
        take_over: 1,
        spectators: Spectators::default(),
    };
    play(&mut rng, &plan, 4, Faults::NONE)
}

fn play(rng: &mut Rng, plan: &NewTable, people: usize, faults: Faults) -> Ran {
    let settings = Settings {
        snapshot_every: 1 + rng.below(20),
        ..Settings::default()
    };
    let mut executor = Executor::new(rng.next_u64(), 2, settings.clone());
    executor.faults = faults;
    let notes = Rc::new(Notes::default());
    for number in 0..=people {
        // The last one only looks on.
        let name = NAMES.get(number).filter(|_| number < people);
        let person = Person::new(
            &executor.handle,
            &notes,
            name.map(|name| who(name)),
            rng.next_u64(),
        );
        let plan = (number == 0).then(|| plan.clone());
        executor.handle.spawn(None, async move {
            if let Some(plan) = plan {
                person.make(plan).await;
            }
            person.play().await;
        });
    }
    let play_for = 1_500 + u64::from(rng.below(6_000));
    let give_up = rng.below(5) > 0;
    while !notes.over.get() {
        executor.step();
        if executor.steps == play_for {
            notes.leave.set(true);
            notes.give_up.set(give_up);
        }
        assert!(executor.steps < LONGEST, "the table doesn't come to an end");
    }
    for step in 0..4_000 {
        if step == 1_000 {
            executor.faults = Faults::NONE;
        }
        executor.step();
    }
    let world = &executor.handle.world;
    let (rows, races) = checks::check(&world.store, &settings, &notes);
    Ran {
        steps: executor.steps,
        rows,
        races,
        crashes: executor.crashes,
        ends: world.clock.now(),
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn whatever_goes_wrong_every_command_has_one_outcome_and_everybody_is_told_the_truth() {
    if let Some(seed) = number("PANTHEON_SIM_SEED") {
        println!("{:?}", run(seed));
        return;
    }
    let (mut rows, mut crashes) = (0, 0);
    for seed in 0..number("PANTHEON_SIM_SEEDS").unwrap_or(SEEDS) {
        let ran = std::panic::catch_unwind(|| run(seed)).unwrap_or_else(|_| {
            panic!("seed {seed} fails: run it again with PANTHEON_SIM_SEED={seed}")
        });
        rows += ran.rows;
        crashes += ran.crashes;
    }
    println!("{rows} rows, {crashes} crashes");
    assert!(
        rows > 0 && crashes > 0,
        "nothing went wrong, so nothing was shown"
    );
}

#[test]
fn of_four_who_act_at_once_each_is_told_truly_what_a_race_was_lost_to() {
    let races: usize = (0..12).map(|seed| race(seed).races).sum();
    assert!(races > 0, "nobody lost a race, so nothing was shown");
}

#[test]
fn the_same_seed_is_the_same_world() {
    for seed in [1, 2, 3] {
        assert_eq!(run(seed), run(seed));
    }
}
