//! Simultaneous play on a server (FG-N).

mod support;

use std::sync::Arc;

use pantheon_engine::{Content as _, Game, Match, Record, RecordedSeat, Seed, replay, verify};
use pantheon_four_gods::{Action, Content, Event, FourGods, God, Options, Phase};
use support::*;

#[test]
fn fg_n1_the_order_of_arrival_decides() {
    for (first, second) in [(0, 1), (1, 0)] {
        let mut scene = scene(2).hand(0, Left, "SSSS").hand(1, Left, "PPPP");
        let codes = ["SSSS", "PPPP"];
        let lay = |scene: &Scene, who: u8| scene.placing(who, Left, codes[usize::from(who)], "A1");
        let (one, other) = (lay(&scene, first), lay(&scene, second));
        scene.play(first, one).refuses(second, other, "FG-P6");
        assert_eq!(scene.state.world.placed_by(at("A1")), Some(seat(first)));
    }
}

#[test]
fn fg_n3_a_replay_with_its_clock_gives_the_same_game() {
    let content = Arc::new(Content::built_in());
    let rules = FourGods::new(Arc::clone(&content), Options::default(), 2).unwrap();
    let mut game: Match<FourGods> = Match::new(Arc::new(rules), Seed::from_phrase("on time"));
    game.act(seat(0), Action::Ready, 10).unwrap();
    game.act(seat(1), Action::Ready, 900).unwrap();
    game.act(seat(1), Action::Choose(God::Humans), 2_000)
        .unwrap();
    let place = game
        .legal(seat(1))
        .into_iter()
        .find(|action| matches!(action, Action::Place { .. }))
        .unwrap();
    game.act(seat(1), place, 3_000).unwrap();
    assert_eq!(game.rules().deadline(game.state()), Some(8_000));
    game.tick(8_000).unwrap();
    game.act(seat(0), Action::DiscardBoth { left: A, right: A }, 9_500)
        .unwrap();
    game.tick(183_000).unwrap();
    assert!(matches!(game.state().phase, Phase::Over(_)));
    let sitters = ["Ana", "Rui"].map(|name| RecordedSeat {
        name: name.to_owned(),
        kind: "human".to_owned(),
    });
    let record = Record::of(&game, sitters.to_vec()).unwrap();
    let again = verify::<FourGods>(&record, Arc::clone(&content)).unwrap();
    assert_eq!((again.digest(), again.time()), (game.digest(), 183_000));
    let half = replay::<FourGods>(&record, content, Some(4)).unwrap();
    assert_eq!(Some(half.state()), game.state_at(4));
}

#[test]
fn fg_n4_the_clock_is_the_tables_and_a_pause_stops_it() {
    // Nothing passes but the time that the table gives: while it stands still, so do all clocks.
    let mut scene = scene_with(2, timed());
    scene.wait(29_999);
    let before = scene.state.clone();
    for _ in 0..50 {
        scene.wait(0);
    }
    assert_eq!(scene.state, before);
    scene.wait(1);
    assert_eq!(scene.state.turn, seat(1));
}

#[test]
fn fg_n5_a_command_at_the_deadline_is_void() {
    let mut scene = scene_with(2, timed());
    scene.at = 29_999;
    scene.play(0, Action::DrawOne);
    scene.at = 30_000;
    scene.told.clear();
    assert_eq!(
        scene.send(
            0,
            Action::Discard {
                hand: Left,
                side: B
            }
        ),
        Ok(())
    );
    assert!(scene.told.contains(&Event::TooLate { seat: seat(0) }));
    assert_eq!(
        scene.state.turn,
        seat(1),
        "the turn ended first, and the tile went side a up"
    );
    let mut last = support::scene(2).bag(1);
    last.play(0, Action::DrawOne);
    last.at = 60_000;
    assert_eq!(last.send(1, Action::Choose(God::Elves)), Ok(()));
    assert!(last.is_over());
    assert_eq!(last.state.owners, [None; 4]);
    // A command that the end of a clock leaves standing is carried out.
    let mut free = support::scene(3).gods(&[(0, God::Elves)]);
    free.lay(0, "SSSS", "A1");
    free.at = 5_000;
    assert_eq!(free.send(1, Action::DrawOne), Ok(()));
    assert!(!free.state.hands_empty(seat(1)));
}

#[test]
fn fg_n5_look_alike_rotations_are_listed_once() {
    let scene = scene(2).hand(0, Left, "SSSS");
    let plain = scene.placing(0, Left, "SSSS", "A1");
    let Action::Place {
        hand, side, cell, ..
    } = plain
    else {
        unreachable!()
    };
    for rotation in &pantheon_four_gods::Rotation::ALL[1..] {
        let turned = Action::Place {
            hand,
            side,
            rotation: *rotation,
            cell,
        };
        scene.refuses(0, turned, "FG-N5");
    }
}
