//! The penalty for a misplaced tile (FG-M6).

use crate::support::*;
use pantheon_engine::Millis;
use pantheon_four_gods::{Action, Colour, God, Options, PENALTIES, Penalties, PenaltyOption};

fn fined() -> Options {
    Options {
        penalty: PenaltyOption::Everybody,
        ..challenge()
    }
}

#[test]
fn fg_m6_the_offender_loses_the_prophet_on_the_tile() {
    let mut scene = scene_with(3, fined()).gods(&[(0, God::Elves)]);
    scene.settle(0, "SSSS", "E5", Colour::Green);
    scene.challenge(1, "E5");
    assert_eq!((scene.state.reserve[1], scene.state.lost[1]), (12, 1));
    scene.assert_laws();
}

#[test]
fn fg_m6_else_one_from_the_reserve_and_only_those_it_applies_to() {
    let named = Options {
        penalty: PenaltyOption::Named,
        penalty_2: true,
        ..challenge()
    };
    let mut scene = scene_with(3, named).gods(&[(0, God::Elves), (1, God::Humans)]);
    scene.lay(0, "SSSS", "E5").lay(1, "PPPP", "C3");
    scene.challenge(2, "E5");
    // The other misplaced tile fell in the cascade, without a penalty.
    assert_eq!(scene.state.lost, [0; 4]);
    scene.lay(1, "PPPP", "C3").wait(1_000).challenge(2, "C3");
    assert_eq!(scene.state.lost, [0, 0, 1, 0]);
}

/// Seat 0 has a prophet on I9 and one on I1, placed before it, none in reserve, and one to give up.
fn due() -> Scene {
    let mut scene = scene_with(3, fined())
        .gods(&[(0, God::Elves)])
        .tiles(&[("A1", "SSSS"), ("I1", "PPPP"), ("I9", "MMMM")])
        .prophet("I9", Colour::Green, 0)
        .prophet("I1", Colour::Green, 0)
        .city("A9", Colour::Green)
        .reserve(Colour::Green, 0);
    scene.lay(0, "SSFF", "E5").challenge(1, "E5");
    assert_eq!(scene.state.due(seat(0)), 1);
    scene
}

#[test]
fn fg_m6_else_one_of_their_own_choice_within_two_seconds_else_the_oldest() {
    let mut chosen = due();
    chosen.refuses(0, Action::GiveUp(at("A9")), "FG-M6");
    chosen.refuses(1, Action::GiveUp(at("I9")), "FG-M6");
    chosen
        .play(0, Action::GiveUp(at("I9")))
        .refuses(0, Action::GiveUp(at("I1")), "FG-M6");
    assert_eq!(chosen.state.world.prophet(at("I9")), None);
    chosen.assert_laws();
    let mut late = due();
    late.wait(2_000);
    assert_eq!(
        late.state.world.prophet(at("I1")),
        None,
        "I1 was placed before I9"
    );
    assert!(late.state.world.prophet(at("I9")).is_some());
    late.assert_laws();
}

/// A penalty is due, and the tile placed since can be challenged.
fn due_and_placed() -> Scene {
    let mut scene = due();
    scene.hold(0, Right, "PPPP");
    scene.play(0, scene.placing(0, Right, "PPPP", "C3"));
    scene
}

#[test]
fn fg_m6_every_penalty_is_paid() {
    let mut scene = due_and_placed();
    scene.challenge(2, "C3");
    assert_eq!(scene.state.due(seat(0)), 2);
    scene.wait(2_000);
    for cell in ["I1", "I9"] {
        assert_eq!(scene.state.world.prophet(at(cell)), None, "{cell}");
    }
    assert_eq!(scene.state.world.city(at("A9")), Some(Colour::Green));
    scene.assert_laws();
}

/// A second penalty, a second after the first one's.
fn due_twice() -> Scene {
    let mut scene = due();
    scene.wait(1_000);
    scene.hold(0, Right, "PPPP");
    scene
        .play(0, scene.placing(0, Right, "PPPP", "C3"))
        .challenge(2, "C3");
    assert_eq!(scene.state.due(seat(0)), 2);
    scene
}

#[test]
fn fg_m6_each_penalty_has_a_clock_of_its_own() {
    let stands = |scene: &Scene, cell| scene.state.world.prophet(at(cell)).is_some();
    let mut scene = due_twice();
    scene.wait(999);
    assert!(stands(&scene, "I1") && stands(&scene, "I9"));
    scene.wait(1);
    assert!(
        !stands(&scene, "I1"),
        "the second doesn't prolong the first"
    );
    assert!(stands(&scene, "I9"));
    scene.wait(999);
    assert!(stands(&scene, "I9"), "the first doesn't shorten the second");
    scene.wait(1);
    assert!(!stands(&scene, "I9"));
    scene.assert_laws();
    // One's own choice pays the first: the second is decided when its time comes.
    let mut chosen = due_twice();
    chosen.play(0, Action::GiveUp(at("I9"))).wait(1_000);
    assert!(stands(&chosen, "I1"));
    chosen.wait(1_000);
    assert!(!stands(&chosen, "I1"));
}

#[test]
fn fg_m6_more_penalties_than_can_wait_decide_the_first() {
    let mut scene = due();
    let times: Vec<Millis> = (0..PENALTIES as u64).map(|n| 1_100 + n).collect();
    scene.state.clock.penalty[0] = Penalties::try_from(times.clone()).unwrap();
    scene.wait(1_000);
    scene.hold(0, Right, "PPPP");
    scene
        .play(0, scene.placing(0, Right, "PPPP", "C3"))
        .challenge(2, "C3");
    assert_eq!(scene.state.world.prophet(at("I1")), None);
    let left: Vec<Millis> = scene.state.clock.penalty[0].into();
    assert_eq!(left, [&times[1..], &[3_000]].concat());
    assert!(Penalties::try_from([times, vec![1]].concat()).is_err());
}

#[test]
fn fg_m6_what_is_due_is_not_escaped() {
    let city = |from: &str| Action::Build {
        colour: Colour::Green,
        cell: at("B1"),
        from: Some(at(from)),
    };
    let moving = |from: &str| Action::Prophet {
        colour: Colour::Green,
        area: corner(0),
        from: Some(at(from)),
    };
    let mut scene = due();
    for from in ["I1", "I9"] {
        scene.refuses(0, city(from), "FG-M6");
    }
    scene.hold(0, Right, "PPPP");
    scene.play(0, scene.placing(0, Right, "PPPP", "C3"));
    scene.refuses(0, moving("I9"), "FG-M6");
    scene.refuses(0, moving("A1"), "FG-G5");
    // Nor does a prophet that has come back to the reserve in the meantime build one.
    scene.state.reserve[Colour::Green.index()] += 1;
    scene.state.lost[Colour::Green.index()] -= 1;
    let reserve = Action::Build {
        colour: Colour::Green,
        cell: at("B1"),
        from: None,
    };
    scene.refuses(0, reserve, "FG-M6");
    scene.wait(2_000).play(0, reserve);
    assert_eq!(scene.state.world.prophet(at("I1")), None);
    // Whoever has paid moves and builds again.
    let mut paid = due();
    paid.play(0, Action::GiveUp(at("I1"))).play(0, city("I9"));
    paid.assert_laws();
}

#[test]
fn fg_m6_with_two_colours_any_reserve_comes_first_then_the_oldest_of_both() {
    let stage = |grey| {
        let mut scene = scene_with(2, fined())
            .gods(&[(0, God::Elves), (0, God::Dwarves)])
            .tiles(&[("A1", "SSSS"), ("I1", "PPPP")])
            .prophet("A1", Colour::Grey, 0)
            .prophet("I1", Colour::Green, 0)
            .reserve(Colour::Green, 0)
            .reserve(Colour::Grey, grey);
        scene.lay(0, "SSFF", "E5").challenge(1, "E5").wait(2_000);
        scene
    };
    let reserve = stage(1);
    assert_eq!(reserve.state.reserve[Colour::Grey.index()], 0);
    for cell in ["A1", "I1"] {
        assert!(reserve.state.world.prophet(at(cell)).is_some(), "{cell}");
    }
    let oldest = stage(0);
    assert_eq!(oldest.state.world.prophet(at("A1")), None);
    assert!(oldest.state.world.prophet(at("I1")).is_some());
}

#[test]
fn fg_m6_what_is_due_when_the_game_ends_is_paid() {
    let mut scene = due();
    scene.outcome();
    assert_eq!(scene.view(0).due, [0; 4]);
    assert_eq!(scene.state.world.prophet(at("I1")), None);
    assert!(scene.state.world.prophet(at("I9")).is_some());
}

#[test]
fn fg_m2_giving_a_prophet_up_closes_it() {
    let mut scene = due_and_placed();
    scene
        .play(0, Action::GiveUp(at("I9")))
        .wait(1_000)
        .challenge(1, "C3");
    assert_eq!(scene.state.rows.len(seat(0)), 1);
    assert_eq!(scene.view(0).hands[0][1], None);
    scene.assert_laws();
}

#[test]
fn fg_m6_without_a_god_it_is_owed_until_one_is_taken() {
    let mut scene = scene_with(3, fined());
    scene.lay(0, "SSSS", "E5").challenge(1, "E5");
    assert_eq!(scene.state.debts[0], 1);
    scene.choose(0, God::Elves);
    assert_eq!(
        (
            scene.state.reserve[1],
            scene.state.lost[1],
            scene.state.debts[0]
        ),
        (12, 1, 0)
    );
    let mut none = scene_with(3, fined())
        .gods(&[(0, God::Elves)])
        .reserve(Colour::Green, 0);
    none.lay(0, "SSSS", "E5").challenge(1, "E5");
    assert_eq!(
        (none.state.due(seat(0)), none.state.debts[0]),
        (0, 0),
        "without any prophet nothing is lost"
    );
}
