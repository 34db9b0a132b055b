//! Barbarian villages (DE-V, DE-E5).

use crate::support::{Scene, at, scene};
use pantheon_deus::{Action, Decision, Event, Region};
use pantheon_engine::{Game as _, Viewer};

/// Village 3 has the neighbours 1, 4 and 8; seat 0 puts a civil building into 8.
#[track_caller]
fn attacking(setting: impl FnOnce(Scene) -> Scene) -> Scene {
    setting(scene(2).hand(0, &["CIV-01", "MAR-01"]).gold(0, 0))
        .build("CIV-01")
        .play(&[Action::Place(at(8))])
}

#[test]
fn de_v1_all_neighbours_occupied_and_an_army_among_them() {
    let fallen = attacking(|it| it.pieces(0, "military 4").pieces(1, "civil 1"));
    assert_eq!(fallen.points_of(0), 5 + 3);
    assert_eq!(fallen.state.village_points(at(3)), 0);

    let no_army = attacking(|it| it.pieces(0, "production 4").pieces(1, "civil 1"));
    assert_eq!(no_army.state.village_points(at(3)), 3);

    let gap = attacking(|it| it.pieces(0, "military 4"));
    assert_eq!(gap.state.village_points(at(3)), 3);
}

#[test]
fn de_v1_all_see_what_keeps_a_village_from_being_attacked() {
    let scene = scene(2)
        .pieces(0, "military 4")
        .with(|state| state.villages[2] = 0);
    let sieges = scene.rules.view(&scene.state, Viewer::Spectator).sieges;
    let lacks = |region: u8| {
        let siege = sieges.iter().find(|siege| siege.region == at(region))?;
        let empty: Vec<u8> = siege.empty.iter().map(Region::number).collect();
        Some((empty, siege.army))
    };
    assert_eq!(lacks(3), Some((vec![1, 8], true)));
    assert_eq!(lacks(15), Some((vec![10, 11, 14, 16, 19, 20], false)));
    assert_eq!(lacks(17), None, "nothing is left there");
}

#[test]
fn de_v1_an_army_that_moves_in_attacks_too() {
    let scene = scene(2)
        .pieces(0, "military 2, civil 4 8")
        .pieces(1, "civil 28")
        .using("MIL-02")
        .play(&[Action::March(at(2)), Action::Step(at(1))]);
    assert_eq!(scene.points_of(0), 8);
}

#[test]
fn de_v1_an_army_aboard_a_ship_counts() {
    // Village 15 has the neighbours 10, 11, 14, 16, 19 and 20.
    let scene = scene(2)
        .stock(0, [5; 5], [0; 5])
        .pieces(0, "maritime 14 16 19 20, military 16")
        .pieces(1, "civil 10")
        .hand(0, &["CIV-01"])
        .gold(0, 0)
        .build("CIV-01")
        .play(&[Action::Place(at(11))]);
    assert_eq!(scene.points_of(0), 5 + 6);
}

#[test]
fn de_v2_most_armies_take_the_points_whoever_is_at_turn() {
    let scene = attacking(|it| it.pieces(1, "military 1 4").pieces(0, "military 13"));
    assert_eq!((scene.points_of(0), scene.points_of(1)), (5, 8));
}

#[test]
fn de_v2_tied_armies_most_buildings_temples_included() {
    let scene = attacking(|it| {
        it.pieces(0, "military 4")
            .pieces(1, "military 1, civil 1")
            .temples(&[4])
    });
    assert_eq!(
        (scene.points_of(0), scene.points_of(1)),
        (8, 5),
        "army, temple and the new building against army and building"
    );
}

#[test]
fn de_v2_still_tied_they_share_and_the_rest_is_lost() {
    let scene = attacking(|it| it.pieces(0, "military 4").pieces(1, "military 1, civil 1"));
    assert_eq!((scene.points_of(0), scene.points_of(1)), (6, 6));
    assert_eq!(scene.state.village_points(at(3)), 0);
}

#[test]
fn de_v2_a_sacked_village_is_ignored_by_cards() {
    let standing = scene(2).pieces(0, "military 4").using("MIL-03");
    assert!(standing.allows(Action::Raid(at(3))));
    standing.refuses(Action::Raid(at(15)), "DE-B10");
    let sacked = standing.with(|state| state.villages[0] = 0);
    sacked.refuses(Action::Raid(at(3)), "DE-V2");
}

#[test]
fn de_v3_the_attack_comes_before_the_column() {
    let scene = attacking(|it| {
        it.pieces(0, "military 4, production 18")
            .pieces(1, "civil 1")
    });
    assert!(matches!(scene.state.decision, Decision::Effect { .. }));
    assert!(
        scene
            .told
            .iter()
            .any(|event| matches!(event, Event::Sacked { .. }))
    );
    assert_eq!(scene.gold_of(0), 0, "the market pays after that");
}

#[test]
fn de_v3_one_piece_may_complete_two_villages() {
    // Region 13 touches village 17 only; 20 touches 15 and 25.
    let scene = scene(2)
        .hand(0, &["MAR-02", "MAR-01"])
        .gold(0, 0)
        .stock(0, [5, 5, 5, 5, 5], [0; 5])
        .pieces(0, "maritime 14 16 19 21, civil 10 24 26 27 28, military 11")
        .stock(0, [1, 5, 5, 0, 4], [0; 5])
        .pieces(0, "military 28")
        .build("MAR-02")
        .play(&[Action::Place(at(20))]);
    assert_eq!(scene.points_of(0), 5 + 6 + 6);
}

#[test]
fn de_e5_a_village_emptied_by_cards_counts_as_sacked() {
    let scene = scene(2)
        .pieces(0, "military 4")
        .hands("MAR-01")
        .with(|state| state.villages = [1, 0, 0, 0, 0, 0, 0])
        .using("MIL-03")
        .play(&[Action::Raid(at(3))]);
    assert_eq!(scene.points_of(0), 6);
    let last = scene.state.last_round.expect("all villages are gone");
    assert_eq!(last.ending, pantheon_deus::Ending::Villages);
}
