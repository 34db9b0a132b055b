//! Simultaneous play on a server (FG-N).

use std::sync::Arc;

use crate::support::*;
use pantheon_engine::{
    Content as _, Game, Match, Record, RecordedSeat, Seed, UndoError, replay, verify,
};
use pantheon_four_gods::{Action, Content, Ending, Event, FourGods, God, Options, Phase, Trigger};

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
    let mut last = crate::support::scene(2).bag(1);
    last.play(0, Action::DrawOne);
    last.at = 60_000;
    assert_eq!(last.send(1, Action::Choose(God::Elves)), Ok(()));
    assert!(last.is_over());
    assert_eq!(last.state.owners, [None; 4]);
    // A command that the end of a clock leaves standing is carried out.
    let mut free = crate::support::scene(3).gods(&[(0, God::Elves)]);
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

/// A game of two with challenges that has begun; each has a god already, and seat 0 has placed a tile on A1.
fn undoing() -> Match<FourGods> {
    let content = Arc::new(Content::built_in());
    let rules = FourGods::new(content, challenge(), 2).unwrap();
    let mut game: Match<FourGods> = Match::new(Arc::new(rules), Seed::from_phrase("for good"));
    for number in [0, 1] {
        game.act(seat(number), Action::Ready, 0).unwrap();
    }
    game.act(seat(1), Action::Choose(God::Humans), 1).unwrap();
    game.act(seat(0), Action::Choose(God::Elves), 1).unwrap();
    let place = |action: &Action| matches!(action, Action::Place { cell, .. } if *cell == at("A1"));
    let placing = game.legal(seat(0)).into_iter().find(place).unwrap();
    game.act(seat(0), placing, 2).unwrap();
    game
}

#[test]
fn fg_m1_fg_g1_a_challenge_and_a_god_are_never_taken_back() {
    let mut game = undoing();
    game.act(seat(1), Action::Challenge(at("A1")), 3).unwrap();
    assert_eq!(game.undo(seat(1), 4), Err(UndoError::Barrier));
    let again = game.act(seat(1), Action::Challenge(at("A1")), 4);
    assert!(again.is_err(), "the second isn't given back");
    game.act(seat(1), Action::Choose(God::Dwarves), 5).unwrap();
    assert_eq!(game.undo(seat(1), 5), Err(UndoError::Barrier));
    assert_eq!(game.state().colours(seat(1)).count(), 2);
}

#[test]
fn only_a_prophet_a_city_a_pass_and_being_ready_are_taken_back() {
    let mut game = undoing();
    let named = |action: &Action| {
        matches!(
            action,
            Action::Prophet { .. } | Action::Build { .. } | Action::Pass
        )
    };
    for action in game.legal(seat(0)) {
        game.act(seat(0), action, 3).unwrap();
        let expected = if named(&action) {
            Ok(())
        } else {
            Err(UndoError::Barrier)
        };
        assert_eq!(game.can_undo(seat(0)), expected, "{action:?}");
        game.rewind(5, 3).unwrap();
    }
    // The pass that ends the game stands, as does the word that begins it.
    game.act(seat(1), Action::Pass, 4).unwrap();
    game.act(seat(0), Action::Pass, 4).unwrap();
    assert!(matches!(game.state().phase, Phase::Over(_)));
    assert_eq!(game.undo(seat(0), 4), Err(UndoError::Barrier));
    game.rewind(1, 4).unwrap();
    assert_eq!(game.can_undo(seat(0)), Ok(()));
    game.act(seat(1), Action::Ready, 4).unwrap();
    assert_eq!(game.undo(seat(1), 4), Err(UndoError::Barrier));
}

#[test]
fn fg_n6_a_game_that_has_lasted_an_hour_or_thirty_rounds_comes_to_its_end() {
    let mut scene = scene(2);
    scene.state.clock.still = pantheon_four_gods::Alarm::NEVER;
    scene.wait(3_600_000);
    assert_eq!(scene.state.trigger, Some(Trigger::LongEnough));
    scene.wait(60_000);
    assert_eq!(ending(&scene), Some(Ending::Complete(Trigger::LongEnough)));
    let mut turns = scene_with(2, timed());
    turns.state.turns = 59;
    turns.play(0, Action::DrawOne).end_turn(0);
    assert_eq!(turns.state.trigger, Some(Trigger::LongEnough));
    // If all have passed by then, the game ends at once (FG-E4).
    let mut passed = scene_with(2, timed());
    passed.end_turn(0);
    passed.state.turns = 59;
    passed.end_turn(1);
    assert_eq!(ending(&passed), Some(Ending::AllPassed));
}

#[test]
fn fg_n6_play_that_stands_still_ends_and_all_are_warned_before() {
    let warning = Event::StandsStill { seconds: 30 };
    let warned = |scene: &Scene| scene.told.iter().filter(|&event| *event == warning).count();
    let mut scene = scene(3).row(2, &["SSSS"]);
    scene.wait(100_000).play(0, Action::DrawOne);
    assert_eq!(scene.rules.deadline(&scene.state), Some(250_000));
    // Taking discarded tiles up and putting them down again doesn't count, nor does turning them over.
    scene
        .wait(140_000)
        .play(1, Action::Take(slot(2, 0)))
        .play(
            1,
            Action::Discard {
                hand: Left,
                side: A,
            },
        )
        .play(1, Action::TurnOver(slot(1, 0)));
    scene.wait(9_999);
    assert_eq!(warned(&scene), 0);
    scene.wait(1);
    assert_eq!(warned(&scene), 1);
    scene.wait(29_999);
    assert_eq!((warned(&scene), ending(&scene)), (1, None));
    scene.wait(1);
    assert_eq!(ending(&scene), Some(Ending::StoodStill));
    assert_eq!(scene.rules.deadline(&scene.state), None);
    assert_ne!(Ending::StoodStill.key(), Ending::AllPassed.key());
}

#[test]
fn fg_n6_whatever_is_drawn_placed_built_or_chosen_starts_the_three_minutes_anew() {
    let city = Action::Build {
        colour: pantheon_four_gods::Colour::Green,
        cell: at("I9"),
        from: None,
    };
    for number in 0..4 {
        let mut scene = scene(3).gods(&[(0, God::Elves)]).hand(0, Left, "SSSS");
        scene.wait(150_000);
        let (who, action) = match number {
            0 => (1, Action::DrawTwo),
            1 => (0, scene.placing(0, Left, "SSSS", "A1")),
            2 => (0, city),
            _ => (1, Action::Choose(God::Humans)),
        };
        scene.play(who, action).wait(149_999);
        assert_eq!(
            scene
                .told
                .last()
                .map(|event| event == &Event::StandsStill { seconds: 30 }),
            Some(false)
        );
        scene.wait(1);
        assert_eq!(scene.told.last(), Some(&Event::StandsStill { seconds: 30 }));
        assert_eq!(ending(&scene), None, "{action:?}");
    }
    // The final period and timed turns end by themselves.
    let mut last = crate::support::scene(3).hand(1, Left, "SSSS").bag(1);
    last.play(0, Action::DrawOne);
    last.play(1, last.placing(1, Left, "SSSS", "A1"));
    assert_eq!(last.rules.deadline(&last.state), Some(90_000));
    last.wait(90_000);
    assert_eq!(ending(&last), Some(Ending::Complete(Trigger::BagEmpty)));
}
