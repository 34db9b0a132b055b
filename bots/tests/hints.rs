//! Advice is honest, legal, and its points add up.

mod support;

use pantheon_bots::coach::{Care, Grave, weigh};
use pantheon_bots::hints::{Advice, Advised, hints};
use pantheon_bots::search::Budget;
use pantheon_bots::{Judge, Judged, Knowledge, Simulation};
use pantheon_engine::{Party, Playout, Random as _, Rng, Seat, Speak, Viewer};
use pantheon_games::for_each_title;
use support::tables;

const ADVICE: Advice = Advice {
    count: 3,
    budget: Budget::iterations(60),
    games: 2,
};

fn advised<G: Judged + Speak>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    advice: &Advice,
) -> Advised<G::Action> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let known = Knowledge {
        rules,
        seat,
        view: &rules.view(state, Viewer::Seat(seat)),
        legal: &legal,
        now: 0,
        step: 1,
    };
    let given = hints(&known, &Judge::default(), advice, 7);
    assert!(given.hints.len() <= advice.count);
    assert_eq!(given.hints.is_empty(), rules.waits(state, seat));
    assert_eq!(given.thought.is_none(), given.hints.is_empty());
    for hint in &given.hints {
        assert!(legal.contains(&hint.action), "{:?}", hint.action);
        assert!((0.0..=1.0).contains(&hint.chance), "{hint:?}");
    }
    given
}

/// Whether the last of the actions that a seat may do is a grave mistake.
fn last_weighed<G: Judged + Speak>(rules: &G, state: &G::State, seat: Seat) -> Option<Grave> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let known = Knowledge {
        rules,
        seat,
        view: &rules.view(state, Viewer::Seat(seat)),
        legal: &legal,
        now: 0,
        step: 1,
    };
    let care = Care {
        search: 40,
        each: 20,
        games: 2,
    };
    weigh(&known, &Judge::default(), &care, 7, *legal.last()?)
}

/// Deals what the acting seat can't see anew, and asks for advice with both deals.
fn is_honest<G: Judged + Speak>(rules: &G) {
    let mut playout = Playout::<G>::new(5);
    let mut state = playout.set_up(rules);
    let mut rng = Rng::new(3);
    for step in 1..=60 {
        if step % 20 == 7 && !rules.is_over(&state) {
            for seat in rules.to_act(&state).iter() {
                let dealt = rules.imagine(&rules.view(&state, Viewer::Seat(seat)), &mut rng);
                let given = [&state, &dealt].map(|state| advised(rules, state, seat, &ADVICE));
                assert_eq!(given[0], given[1], "{} at step {step}", G::INFO.id);
                let weighed = [&state, &dealt].map(|state| last_weighed(rules, state, seat));
                assert_eq!(weighed[0], weighed[1], "{} at step {step}", G::INFO.id);
            }
        }
        if playout.play_one(rules, &mut state, step).is_err() {
            return;
        }
    }
}

/// The last decision of a game between players who do nothing absurd: where it stands, and whose it is.
fn last_decision<G: Judged>(rules: &G, game: u64) -> (G::State, Seat) {
    let mut state = Playout::<G>::new(game).set_up(rules);
    let mut simulation = Simulation::<G>::new(game, 1_000);
    simulation.begin(0, Seat::FIRST);
    let mut last = (state.clone(), Seat::FIRST);
    let mut legal = Vec::new();
    while let Some(seat) = simulation.actor(rules, &mut state) {
        rules.legal(&state, seat, &mut legal);
        let absurd = |action: &G::Action| rules.is_absurd(&state, seat, *action);
        if !legal.iter().all(absurd) {
            legal.retain(|action| !absurd(action));
        }
        last = (state.clone(), seat);
        let action = simulation.rng.pick(&legal).expect("who acts has an action");
        assert!(simulation.apply(rules, &mut state, seat, action));
    }
    last
}

/// At the last decision of a game there is nothing to estimate: the points to come are those that the action brings.
fn adds_up<G: Judged + Speak>(rules: &G) {
    let all = Advice {
        count: usize::MAX,
        ..ADVICE
    };
    let mut compared = 0;
    for game in 0..8 {
        let (last, seat) = last_decision(rules, game);
        for hint in advised(rules, &last, seat, &all).hints {
            let mut after = last.clone();
            let mut simulation = Simulation::<G>::new(1, 1_000);
            assert!(simulation.apply(rules, &mut after, seat, hint.action));
            let Some(outcome) = rules.outcome(&after) else {
                continue;
            };
            let party = Party::Seat(seat);
            let now = rules.score(&last, Viewer::Seat(seat)).total(party);
            let brought = f64::from(outcome.sheet.total(party) - now);
            let told: f64 = hint.gains.iter().map(|gain| f64::from(gain.points)).sum();
            assert!((told - brought).abs() < 0.02, "{told} {brought}");
            compared += 1;
        }
    }
    assert!(compared > 0, "{}: no last decision was found", G::INFO.id);
}

macro_rules! hints_of_each {
    ($($name:ident: $title:ty),* $(,)?) => {$(
        mod $name {
            use super::{adds_up, is_honest, tables};

            #[test]
            fn are_honest() {
                for rules in tables::<$title>(2) {
                    is_honest(&*rules);
                }
            }

            #[test]
            fn add_up() {
                adds_up(&*tables::<$title>(2)[0]);
            }
        }
    )*};
}
for_each_title!(hints_of_each);
