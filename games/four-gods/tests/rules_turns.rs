//! Timed turns (FG-T) and the end of the game (FG-E).

use crate::support::*;
use pantheon_engine::{Game, SeatSet};
use pantheon_four_gods::{Action, Ending, Event, God, Trigger};

/// Asserts that the game ends in so many milliseconds, and not before.
#[track_caller]
fn assert_ends_after(scene: &mut Scene, millis: u64, how: Ending) {
    scene.wait(millis - 1);
    assert_eq!(ending(scene), None);
    scene.wait(1);
    assert_eq!(ending(scene), Some(how));
}

#[test]
fn fg_t1_thirty_seconds_for_any_number_of_actions_or_less() {
    let mut scene = scene_with(3, timed());
    for _ in 0..4 {
        scene
            .play(0, Action::DrawTwo)
            .play(0, Action::DiscardBoth { left: A, right: B });
    }
    scene.wait(29_999);
    assert_eq!(scene.state.turn, seat(0));
    scene.wait(1);
    assert_eq!(scene.state.turn, seat(1));
    scene.end_turn(1);
    assert_eq!(scene.state.turn, seat(2));
    assert_eq!(scene.rules.deadline(&scene.state), Some(60_000));
    crate::support::scene(3).refuses(0, Action::EndTurn, "FG-T1");
}

#[test]
fn fg_t2_tiles_in_hand_go_to_ones_own_row_side_a_up() {
    let mut scene = scene_with(3, timed())
        .hand(0, Left, "SSSS")
        .hand(0, Right, "PPPP");
    let sides = [Left, Right].map(|hand| scene.view(0).own_sides(seat(0), hand).unwrap());
    scene.wait(30_000);
    assert!(scene.state.hands_empty(seat(0)));
    assert_eq!(scene.view(1).in_row(slot(0, 0)), Some(sides[0][0]));
    assert_eq!(scene.view(1).in_row(slot(0, 1)), Some(sides[1][0]));
}

#[test]
fn fg_t2_with_a_full_row_to_the_row_it_came_from_or_the_bag() {
    let mut scene = scene_with(3, timed())
        .full_row(0)
        .row(1, &["SSSS"])
        .hand(0, Left, "PPPP");
    scene.play(0, Action::Take(slot(1, 0)));
    let bag = scene.state.bag_count();
    scene.end_turn(0);
    assert_eq!(scene.state.rows.len(seat(1)), 1);
    assert_eq!(scene.state.bag_count(), bag + 1);
    scene.assert_laws();
}

#[test]
fn fg_t3_off_turn_only_ones_own_row_is_turned_over() {
    let mut scene = scene_with(3, timed()).row(1, &["SSSS"]).row(2, &["PPPP"]);
    scene.refuses(1, Action::DrawOne, "FG-T3");
    scene.refuses(1, Action::Take(slot(1, 0)), "FG-T3");
    scene.refuses(1, Action::TurnOver(slot(2, 0)), "FG-T3");
    scene.refuses(1, Action::EndTurn, "FG-T3");
    scene.refuses(0, Action::Pass, "FG-T3");
    scene.play(1, Action::TurnOver(slot(1, 0)));
    // The active player's action wins the race.
    scene.play(0, Action::Take(slot(1, 0)));
    scene.refuses(1, Action::TurnOver(slot(1, 0)), "FG-N2");
}

#[test]
fn fg_t3_a_turn_of_turnings_is_a_pass_and_a_round_of_passes_ends_the_game() {
    let mut scene = scene_with(3, timed()).row(1, &["SSSS"]);
    scene.play(0, Action::TurnOver(slot(1, 0))).end_turn(0);
    scene.end_turn(1);
    scene.choose(2, God::Elves).end_turn(2);
    for number in [0, 1] {
        scene.end_turn(number);
    }
    assert_eq!(ending(&scene), None);
    scene.end_turn(2);
    assert_eq!(ending(&scene), Some(Ending::AllPassed));
}

#[test]
fn fg_t3_turns_of_those_who_left_are_skipped_and_one_alone_needs_two_idle_turns() {
    let mut scene = scene_with(3, timed());
    scene.play(0, Action::DrawOne).play(0, Action::Leave);
    scene.choose(1, God::Elves).end_turn(1);
    scene.choose(2, God::Humans).play(2, Action::Leave);
    assert_eq!(scene.state.turn, seat(1));
    assert!(scene.state.hands_empty(seat(0)));
    scene.end_turn(1);
    assert_eq!((ending(&scene), scene.state.turn), (None, seat(1)));
    scene.end_turn(1);
    assert_eq!(ending(&scene), Some(Ending::AllPassed));
}

#[test]
fn fg_t3_to_leave_is_no_pass_of_those_who_stay() {
    let mut scene = scene_with(3, timed());
    scene.end_turn(0).play(1, Action::Leave);
    assert_eq!((ending(&scene), scene.state.turn), (None, seat(2)));
    scene.end_turn(2);
    assert_eq!(ending(&scene), Some(Ending::AllPassed));
    let mut alone = scene_with(2, timed());
    alone.end_turn(0).play(1, Action::Leave);
    assert_eq!((ending(&alone), alone.state.turn), (None, seat(0)));
    // Those who stayed have all passed before, and who leaves counts as passing.
    let mut last = scene_with(3, timed());
    last.end_turn(0).end_turn(1);
    last.play(2, Action::Leave);
    assert_eq!(ending(&last), Some(Ending::AllPassed));
}

#[test]
fn fg_t3_who_comes_back_has_no_pass_and_is_waited_for() {
    let mut scene = scene_with(3, timed());
    scene.end_turn(0).play(1, Action::Leave);
    scene.play(1, Action::Return).end_turn(2);
    scene.end_turn(0);
    assert_eq!((ending(&scene), scene.state.turn), (None, seat(1)));
    scene.end_turn(1);
    assert_eq!(ending(&scene), Some(Ending::AllPassed));
    // A pass that stood before one left doesn't stand after it.
    let mut stale = scene_with(3, timed());
    stale.end_turn(0);
    stale.choose(1, God::Elves).end_turn(1);
    stale.choose(2, God::Humans).end_turn(2);
    assert!(stale.state.passed.contains(seat(0)));
    stale.play(0, Action::Leave).play(0, Action::Return);
    assert!(stale.state.passed.is_empty());
}

#[test]
fn fg_e4_fg_t3_passes_are_a_set_and_stand_while_others_have_no_new_options() {
    let mut scene = scene_with(3, timed());
    scene.end_turn(0);
    scene.choose(1, God::Elves).end_turn(1);
    assert_eq!(scene.state.passed, SeatSet::only(seat(0)));
    // What is in hand goes to the row when the turn ends: that gives all new options.
    scene.play(2, Action::DrawOne).end_turn(2);
    assert!(scene.state.passed.is_empty());
    scene.end_turn(0).end_turn(1);
    assert_eq!(ending(&scene), None);
    scene.end_turn(2);
    assert_eq!(ending(&scene), Some(Ending::AllPassed));
}

#[test]
fn fg_t3_a_command_at_the_bell_is_void_for_a_player_alone_too() {
    let options = timed_challenge();
    for action in [
        Action::EndTurn,
        Action::DrawOne,
        Action::Challenge(at("A1")),
    ] {
        let mut scene = scene_with(2, options).tiles(&[("A1", "SSSS")]);
        scene
            .choose(0, God::Elves)
            .end_turn(0)
            .play(1, Action::Leave);
        assert_eq!(scene.state.turn, seat(0));
        let turns = scene.state.turns;
        scene.at = 30_000;
        assert_eq!(scene.send(0, action), Ok(()));
        let void = Event::TooLate { seat: seat(0) };
        assert_eq!(scene.told.last(), Some(&void), "{action:?}");
        assert_eq!(scene.state.turns, turns + 1, "{action:?}");
        assert!(scene.state.hands_empty(seat(0)) && !scene.is_over());
        assert_eq!(scene.rules.deadline(&scene.state), Some(60_000));
        // The next turn is a turn like any other.
        scene.play(0, action);
    }
}

#[test]
fn fg_t3_a_tick_past_several_bells_ends_one_turn() {
    let mut scene = scene_with(3, timed());
    scene.wait(100_000);
    assert_eq!(scene.state.turn, seat(1));
    assert_eq!(scene.rules.deadline(&scene.state), Some(130_000));
}

#[test]
fn fg_e1_a_full_world_or_an_empty_bag_begins_the_end() {
    let mut bag = scene(4).bag(1);
    bag.play(0, Action::DrawOne);
    assert_eq!(bag.state.trigger, Some(Trigger::BagEmpty));
    let mut world = scene_with(4, quick()).gods(&[(0, God::Elves), (1, God::Humans)]);
    // Fill all cells but one with tiles that needn't fit; the last is a city.
    let mut codes = [
        "SSFF", "PPMM", "SSPP", "FFMM", "SSMM", "FFPP", "SSSF", "PPPM", "SFFF", "PMMM", "SSSP",
        "FFFM", "SPPP", "FMMM", "SSSM", "FFFP", "SMMM", "FPPP",
    ]
    .iter()
    .cycle();
    let cells: Vec<String> = pantheon_four_gods::Cell::all(7)
        .map(pantheon_four_gods::Cell::name)
        .collect();
    for cell in &cells[..48] {
        let content = pantheon_engine::Content::built_in();
        while world
            .state
            .set_tile(&content, at(cell), face(codes.next().unwrap()), seat(0))
            .is_none()
        {}
    }
    assert_eq!(world.state.trigger, None);
    world.play(
        1,
        Action::Build {
            colour: pantheon_four_gods::Colour::Yellow,
            cell: at(&cells[48]),
            from: None,
        },
    );
    assert_eq!(world.state.trigger, Some(Trigger::WorldFull));
    let mut over = scene(3);
    over.outcome();
    over.refuses(0, Action::DrawOne, "FG-E1");
}

#[test]
fn fg_e2_a_final_period_that_began_by_itself_lasts_its_time() {
    let mut scene = scene(2);
    scene.state.clock.still = pantheon_four_gods::Alarm::NEVER;
    scene.wait(3_430_000).choose(0, God::Elves);
    scene.wait(170_000);
    assert_eq!(scene.state.trigger, Some(Trigger::LongEnough));
    assert_ends_after(&mut scene, 60_000, Ending::Complete(Trigger::LongEnough));
}

#[test]
fn fg_e2_the_final_period_is_thirty_seconds_for_each_player_once() {
    let mut scene = scene(4).hand(3, Left, "SSSS").bag(1);
    scene.wait(7_000);
    scene.play(2, Action::DrawOne);
    assert!(scene.told.contains(&Event::FinalPeriod {
        trigger: Trigger::BagEmpty,
        seconds: 120
    }));
    scene.choose(1, God::Elves);
    scene.wait(100_000);
    scene.play(3, scene.placing(3, Left, "SSSS", "A1"));
    scene.play(
        2,
        Action::Discard {
            hand: Left,
            side: A,
        },
    );
    assert_ends_after(&mut scene, 20_000, Ending::Complete(Trigger::BagEmpty));
}

#[test]
fn fg_e3_every_player_gets_one_more_turn_the_trigger_last() {
    let mut scene = scene_with(3, timed()).bag(1);
    scene.end_turn(0);
    scene.play(1, Action::DrawOne);
    let mut order = Vec::new();
    scene.end_turn(1);
    while ending(&scene).is_none() {
        order.push(scene.state.turn.number());
        scene.wait(30_000);
    }
    assert_eq!(order, [2, 0, 1]);
    assert_eq!(ending(&scene), Some(Ending::Complete(Trigger::BagEmpty)));
}

#[test]
fn fg_e3_who_is_back_in_time_has_a_last_turn_too() {
    let begun = || {
        let mut scene = scene_with(3, timed()).bag(1);
        scene.play(0, Action::Leave).play(1, Action::DrawOne);
        scene.end_turn(1);
        assert_eq!(scene.state.turn, seat(2));
        scene
    };
    let mut back = begun();
    back.play(0, Action::Return).end_turn(2);
    assert_eq!(back.state.turn, seat(0));
    back.end_turn(0);
    assert_eq!(back.state.turn, seat(1));
    // Whose last turn was skipped has none after the player who brought the end about.
    let mut late = begun();
    late.end_turn(2).play(0, Action::Return);
    assert_eq!(late.state.turn, seat(1));
    late.end_turn(1);
    assert_eq!(ending(&late), Some(Ending::Complete(Trigger::BagEmpty)));
}

#[test]
fn fg_e4_when_all_pass_the_game_ends_at_once() {
    let mut scene = scene(3).row(2, &["SSSS"]).hand(0, Left, "SSFF");
    scene
        .play(0, Action::Pass)
        .refuses(0, Action::Pass, "FG-E4");
    scene.play(1, Action::Pass);
    // Turning over isn't acting, a god is one's own business, but a tile placed gives all new options.
    scene.play(0, Action::TurnOver(slot(2, 0)));
    assert_eq!(scene.state.passed.len(), 2);
    scene.choose(1, God::Elves);
    assert_eq!(scene.state.passed.len(), 1);
    scene.play(1, Action::Pass);
    scene.play(0, scene.placing(0, Left, "SSFF", "A1"));
    assert!(scene.state.passed.is_empty());
    for number in 0..3 {
        assert_eq!(ending(&scene), None);
        scene.play(number, Action::Pass);
    }
    assert_eq!(ending(&scene), Some(Ending::AllPassed));
}

#[test]
fn fg_e4_discards_takes_and_cities_give_all_new_options() {
    let ready = || {
        let mut scene = scene(3)
            .row(2, &["SSSS"])
            .hand(0, Left, "SSFF")
            .gods(&[(0, God::Elves)]);
        scene.play(1, Action::Pass).play(2, Action::Pass);
        scene
    };
    let city = Action::Build {
        colour: pantheon_four_gods::Colour::Green,
        cell: at("A1"),
        from: None,
    };
    for action in [
        Action::Discard {
            hand: Left,
            side: A,
        },
        Action::Take(slot(2, 0)),
        city,
    ] {
        let mut scene = ready();
        scene.play(0, action);
        assert!(scene.state.passed.is_empty(), "{action:?}");
    }
    let mut drawing = scene(3);
    drawing.play(1, Action::Pass).play(0, Action::DrawOne);
    assert_eq!(
        drawing.state.passed.len(),
        1,
        "a draw shows others nothing new"
    );
}

#[test]
fn fg_e4_a_player_who_left_counts_as_passing() {
    let mut scene = scene(3);
    scene
        .refuses(0, Action::Leave, "FG-E4")
        .refuses(0, Action::Return, "FG-E4");
    scene.play(0, Action::Pass).play(0, Action::Leave);
    scene.refuses(0, Action::DrawOne, "FG-E4");
    assert_eq!(scene.legal(0), [Action::Return]);
    scene
        .play(1, Action::DrawOne)
        .play(1, Action::Pass)
        .play(0, Action::Return);
    scene.play(0, Action::Pass).play(0, Action::Leave);
    scene.play(2, Action::Pass);
    assert_eq!(ending(&scene), Some(Ending::AllPassed));
}
