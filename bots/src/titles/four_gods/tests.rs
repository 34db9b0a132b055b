//! The bots of 4 Gods: they finish every game, know a good move from a bad one, and beat chance.

use std::sync::Arc;

use crate::{Bot, Host, Judge, Judged as _, Knowledge, Spec};
use pantheon_engine::{
    Content as _, Game as _, Match, Options as _, Outcome, Party, Seat, Seed, Viewer,
};
use pantheon_games::four_gods::{Action, Cell, Content, FourGods, God, Options, PaceOption};

fn table(options: Options, seats: u8) -> Arc<FourGods> {
    Arc::new(FourGods::new(Arc::new(Content::built_in()), options, seats).unwrap())
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn bot(name: &str, seed: u64) -> Box<dyn Bot<FourGods>> {
    name.parse::<Spec>().unwrap().seat(&Judge::default(), seed)
}

fn play(rules: &Arc<FourGods>, bots: &[&str], deal: u64) -> Outcome {
    let mut bots: Vec<_> = (deal..)
        .zip(bots)
        .map(|(seed, name)| bot(name, seed))
        .collect();
    let seed = Seed::from_phrase(&format!("bots of 4 Gods {deal}"));
    let finished = Host::new(Arc::clone(rules), seed, deal, &mut bots).play();
    assert!(finished.troubles.is_empty());
    rules
        .outcome(finished.game.state())
        .expect("every game ends")
}

/// How many of so many games the first of two bots wins, with every deal played from both seats.
fn wins(first: &str, second: &str, games: u64) -> u64 {
    let rules = table(Options::default(), 2);
    let won = |game: &u64| {
        let swapped = game % 2 == 1;
        let bots = if swapped {
            [second, first]
        } else {
            [first, second]
        };
        let outcome = play(&rules, &bots, game / 2);
        outcome.rank(seat(u8::from(swapped))) < outcome.rank(seat(u8::from(!swapped)))
    };
    (0..games).filter(won).count() as u64
}

/// A table of two where both have their gods and two tiles in hand.
fn with_gods(rules: &Arc<FourGods>, seed: &str) -> Match<FourGods> {
    let mut game = Match::new(Arc::clone(rules), Seed::from_phrase(seed));
    for number in 0..2 {
        game.act(seat(number), Action::Ready, 0).unwrap();
    }
    for (number, god) in [0, 0, 1, 1].into_iter().zip(God::ALL) {
        game.act(seat(number), Action::Choose(god), 0).unwrap();
    }
    game
}

fn decide(game: &Match<FourGods>, number: u8, name: &str) -> Option<Action> {
    let view = game.view(Viewer::Seat(seat(number)));
    let legal = game.legal(seat(number));
    bot(name, 1).decide(&Knowledge {
        rules: game.rules(),
        seat: seat(number),
        view: &view,
        legal: &legal,
        now: game.time(),
        step: game.steps(),
    })
}

#[test]
fn bots_of_all_kinds_finish_at_every_table() {
    let kinds = ["planner:samples=1", "search:4", "greedy", "random"];
    for seats in 2..=4 {
        for (deal, options) in (0..).zip(Options::every(seats)) {
            let rules = table(options, seats);
            let bots: Vec<&str> = (0..usize::from(seats))
                .map(|place| kinds[(place + deal as usize) % kinds.len()])
                .collect();
            let outcome = play(&rules, &bots, deal);
            assert_eq!(outcome.standings.len(), usize::from(seats));
        }
    }
}

#[test]
fn greedy_and_planner_beat_random() {
    assert!(wins("greedy", "random", 20) >= 18);
    assert!(wins("planner:samples=1", "random", 10) >= 9);
}

#[test]
fn a_city_that_anybody_can_destroy_is_worth_less_than_none() {
    let rules = table(Options::default(), 2);
    let mut game = with_gods(&rules, "an open city");
    let judge = Judge::<FourGods>::default();
    let lead = |game: &Match<FourGods>| {
        let points = |number| judge.points(&rules, game.state(), Party::Seat(seat(number)));
        points(0) - points(1)
    };
    let before = lead(&game);
    let corner = Action::Build {
        colour: God::ALL[0].colour(),
        cell: Cell::named("A1").unwrap(),
        from: None,
    };
    game.act(seat(0), corner, 0).unwrap();
    assert!(lead(&game) < before);
}

#[test]
fn a_god_is_worth_more_than_none() {
    let rules = table(Options::default(), 2);
    let mut game = Match::new(Arc::clone(&rules), Seed::from_phrase("a god"));
    for number in 0..2 {
        game.act(seat(number), Action::Ready, 0).unwrap();
    }
    let judge = Judge::<FourGods>::default();
    let before = judge.chances(&rules, game.state())[0];
    game.act(seat(0), Action::Choose(God::Elves), 0).unwrap();
    assert!(judge.chances(&rules, game.state())[0] > before);
}

#[test]
fn nobody_passes_or_leaves_while_there_is_something_to_draw_or_place() {
    let rules = table(Options::default(), 2);
    let game = with_gods(&rules, "much to do");
    let absurd = |action| rules.is_absurd(game.state(), seat(0), action);
    assert!(absurd(Action::Pass) && absurd(Action::Leave));
    assert!(!absurd(Action::Discard {
        hand: pantheon_games::four_gods::Hand::Left,
        side: pantheon_games::four_gods::Side::A,
    }));
}

#[test]
fn off_turn_bots_wait() {
    let options = Options {
        pace: PaceOption::Timed,
        ..Options::default()
    };
    let rules = table(options, 2);
    let mut game = Match::new(Arc::clone(&rules), Seed::from_phrase("in turn"));
    let first = game.state().turn;
    game.act(first, Action::DrawTwo, 0).unwrap();
    game.act(first, Action::EndTurn, 1_000).unwrap();
    // The tiles went to the row, and may be turned over off turn: legal, but nothing to spend time on.
    assert!(!game.legal(first).is_empty());
    for name in ["random", "greedy", "planner", "search:50"] {
        assert_eq!(decide(&game, first.number(), name), None, "{name}");
        let other = 1 - first.number();
        assert!(decide(&game, other, name).is_some(), "{name}");
    }
}
