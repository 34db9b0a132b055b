//! Armies (DE-A, DE-R6).

use crate::support::{Scene, at, scene, seat};
use pantheon_deus::{Action, Decision, Kind};

/// Seat 0 has an army in region 10 and may move it two steps.
fn legion() -> Scene {
    scene(2)
        .hands("MAR-01")
        .pieces(0, "military 10")
        .using("MIL-01")
}

#[test]
fn de_a1_only_armies_move_one_adjacent_region_a_step() {
    let scene = legion().pieces(0, "civil 4");
    scene.refuses(Action::March(at(4)), "DE-A1");
    let scene = scene.play(&[Action::March(at(10))]);
    scene.refuses(Action::Step(at(12)), "DE-A1");
    scene.refuses(Action::Done, "DE-R6");
    let scene = scene.play(&[Action::Step(at(11)), Action::Step(at(12))]);
    assert_eq!(scene.where_are(0, Kind::Military), [12]);
    assert_eq!(scene.state.turn, seat(1), "two steps are all");
}

#[test]
fn de_a1_up_to_two_steps_means_one_will_do() {
    let scene = legion().play(&[Action::March(at(10)), Action::Step(at(11)), Action::Done]);
    assert_eq!(scene.where_are(0, Kind::Military), [11]);
}

#[test]
fn de_a2_armies_pass_foreign_regions_and_villages_but_do_not_stop() {
    let scene = legion()
        .pieces(1, "civil 11")
        .play(&[Action::March(at(10))]);
    assert_eq!(
        scene.steps(),
        [11],
        "no way on leads through the village at 15"
    );
    let scene = scene.play(&[Action::Step(at(11))]);
    scene.refuses(Action::Done, "DE-A2");
    scene.refuses(Action::Step(at(15)), "DE-A2");
    assert_eq!(scene.steps(), [7, 12]);
    assert!(
        scene.where_are(0, Kind::Military).is_empty(),
        "it is on its way"
    );
    let scene = scene.play(&[Action::Step(at(7))]);
    assert_eq!(scene.where_are(0, Kind::Military), [7]);
    assert_eq!(scene.where_are(1, Kind::Civil), [11], "nobody was harmed");
}

#[test]
fn de_a2_armies_pass_villages_sacked_or_not() {
    for villages in [[3, 6, 3, 6, 0, 0, 0], [0; 7]] {
        let scene = scene(2)
            .pieces(0, "military 8")
            .pieces(1, "civil 4")
            .with(|state| state.villages = villages)
            .using("MIL-01")
            .play(&[Action::March(at(8)), Action::Step(at(3))]);
        scene.refuses(Action::Done, "DE-A2");
        assert_eq!(scene.steps(), [1]);
        let scene = scene.play(&[Action::Step(at(1))]);
        assert_eq!(scene.where_are(0, Kind::Military), [1]);
    }
}

#[test]
fn de_a2_a_single_step_does_not_lead_into_a_foreign_region() {
    let scene = scene(2)
        .pieces(0, "military 10")
        .pieces(1, "civil 11")
        .pieces(0, "maritime 9")
        .using("MIL-02")
        .play(&[Action::March(at(10))]);
    assert_eq!(scene.steps(), [9]);
    scene.refuses(Action::Step(at(11)), "DE-A2");
    scene.refuses(Action::Step(at(15)), "DE-A2");
}

#[test]
fn de_a3_at_sea_only_where_one_has_a_ship() {
    let scene = legion()
        .pieces(0, "maritime 9")
        .pieces(1, "maritime 5")
        .play(&[Action::March(at(10))]);
    assert!(scene.steps().contains(&9));
    scene.refuses(Action::Step(at(5)), "DE-A3");
    scene.refuses(Action::Step(at(14)), "DE-A3");
    let scene = scene.play(&[Action::Step(at(9)), Action::Done]);
    assert_eq!(scene.where_are(0, Kind::Military), [9]);
    assert_eq!(scene.where_are(0, Kind::Maritime), [9]);
}

#[test]
fn de_a4_two_armies_never_end_in_one_region_but_may_cross() {
    let scene = legion()
        .pieces(0, "military 11")
        .play(&[Action::March(at(10)), Action::Step(at(11))]);
    scene.refuses(Action::Done, "DE-A4");
    let scene = scene.play(&[Action::Step(at(12))]);
    assert_eq!(scene.where_are(0, Kind::Military), [11, 12]);
    let forced = crate::support::scene(2)
        .pieces(0, "military 11 12")
        .using("MIL-02")
        .play(&[Action::March(at(11))]);
    forced.refuses(Action::Step(at(12)), "DE-A4");
}

#[test]
fn de_a5_an_empty_region_is_taken_and_one_left_is_free() {
    let scene = legion().play(&[Action::March(at(10)), Action::Step(at(11)), Action::Done]);
    assert_eq!(scene.state.owner(at(11)), Some(seat(0)));
    assert_eq!(scene.state.owner(at(10)), None);
}

/// The army in region 2 completes the ring round village 3, which brings its three points.
fn attack_from_2(pieces: &str, card: &str) -> Scene {
    let scene = scene(2).hands("MAR-01").pieces(0, pieces).using(card);
    let scene = scene.play(&[Action::March(at(2)), Action::Step(at(1))]);
    assert_eq!(scene.points_of(0), 5 + 3);
    scene
}

#[test]
fn de_a5_an_army_that_triggers_an_attack_stops_there() {
    let scene = attack_from_2("military 2, civil 4 8", "MIL-01");
    assert_eq!(scene.state.turn, seat(1), "the second step is lost");
}

#[test]
fn de_a5_passing_through_triggers_nothing() {
    // Region 4 is the enemy's and completes the village at 3; the army only passes.
    let scene = scene(2)
        .pieces(0, "military 2")
        .pieces(1, "civil 4 1 8")
        .pieces(0, "maritime 5")
        .using("MIL-01")
        .play(&[Action::March(at(2)), Action::Step(at(4))]);
    assert_eq!(scene.state.village_points(at(3)), 3);
    assert!(matches!(scene.state.decision, Decision::March { .. }));
}

#[test]
fn de_a5_an_army_with_nowhere_to_go_cannot_march() {
    let scene = scene(2)
        .pieces(0, "military 1 12")
        .pieces(1, "civil 2 4")
        .using("MIL-02");
    scene.refuses(Action::March(at(1)), "DE-A5");
    assert!(scene.allows(Action::March(at(12))));
}

#[test]
fn de_r6_a_move_does_not_end_where_it_began() {
    let scene = legion().play(&[Action::March(at(10)), Action::Step(at(11))]);
    scene.refuses(Action::Step(at(10)), "DE-R6");
}

#[test]
fn de_r6_after_an_attack_the_other_armies_may_still_move() {
    let scene = attack_from_2("military 2 12, civil 4 8", "MIL-02");
    scene.refuses(Action::March(at(1)), "DE-A1");
    let scene = scene.play(&[Action::March(at(12)), Action::Step(at(11))]);
    assert_eq!(scene.where_are(0, Kind::Military), [1, 11]);
    assert_eq!(scene.state.turn, seat(1));
}
