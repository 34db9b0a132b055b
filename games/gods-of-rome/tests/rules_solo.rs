//! The solo game: the Patronus' turns, his die, and where he grows (GR-L1 to GR-L3a).

use std::collections::BTreeSet;

use crate::support::patronus::*;
use crate::support::*;
use pantheon_engine::{Party, Seat};
use pantheon_gods_of_rome::{Action, Decision, Event, God, Layout, Options, Territory};

const POWERS: Options = Options {
    layout: Layout::Random,
    powers: true,
    pantheon: false,
};

#[test]
fn gr_l1_the_human_is_first_and_alternates_with_the_patronus() {
    for number in 0..20 {
        let mut scene = table(1, Options::default(), number);
        assert_eq!(
            (scene.state.first, scene.state.turn),
            (Seat::FIRST, Seat::FIRST)
        );
        let faction = scene.legal()[0];
        scene.play([faction]);
        activate(&mut scene);
        assert_eq!(scene.state.turn, Seat::FIRST);
        assert_eq!(scene.state.decision, Decision::Turn);
        assert!(passed(&scene) || !patronus_moves(&scene).is_empty());
    }
}

#[test]
fn gr_l1_his_action_mirrors_the_humans() {
    type Answers = fn(&Event) -> bool;
    let placed: Answers = |event| matches!(event, Event::PatronusPlaced { .. });
    let moved: Answers = |event| matches!(event, Event::PatronusMoved { .. });
    let scored: Answers = |event| {
        matches!(
            event,
            Event::Scored {
                party: Party::Automa,
                ..
            }
        )
    };
    let turns: [(&[Action], [usize; 3]); 3] = [
        (&[Visit(Jupiter), Place(at("J1"))], [1, 0, 0]),
        (&[Activate(slot(1)), Done], [0, 1, 0]),
        (&[Score], [0, 0, 1]),
    ];
    for (actions, expected) in turns {
        let mut scene = solo().meeples(Venus, "J3", 2);
        scene.play(actions.iter().copied());
        let found = [placed, moved, scored]
            .map(|answers| scene.told.iter().filter(|event| answers(event)).count());
        assert_eq!(found, expected, "{actions:?}");
    }
}

#[test]
fn gr_l2_the_faces_thrown_name_the_territory() {
    // He is on every grey, yellow and blue territory: other faces are thrown again, then colour and place follow.
    let mut reached = BTreeSet::new();
    for number in 0..300 {
        let mut scene = solo().luck(number);
        for territory in Territory::all().take(9) {
            scene.state.board.place(Venus, territory);
        }
        scene.play([Visit(Jupiter), Place(at("J1"))]);
        let thrown = faces(&scene);
        let placed = scene.told.iter().find_map(|event| match event {
            Event::PatronusPlaced { territory } => Some(*territory),
            _ => None,
        });
        let (second, first) = (thrown[thrown.len() - 1], thrown[thrown.len() - 2]);
        assert!(
            thrown[..thrown.len() - 2].iter().all(|&face| face > 3),
            "{thrown:?}"
        );
        let expected = Territory::new(God::ALL[usize::from(first) - 1], second.div_ceil(2));
        assert_eq!(placed, expected, "{thrown:?}");
        reached.extend(placed);
    }
    assert_eq!(reached.len(), 9);
}

#[test]
fn gr_l3_after_a_visit_he_places_a_meeple_where_he_has_presence() {
    let mut reached = BTreeSet::new();
    for number in 0..50 {
        let mut scene = solo().luck(number).position("J3:V D1:VVNNNN");
        scene.play([Visit(Jupiter), Place(at("J1"))]);
        let counts = ["J3", "D1"].map(|name| scene.count(Venus, name));
        assert_eq!(counts.iter().sum::<u8>(), 4, "one more, in either");
        assert_eq!(scene.state.board.reserve(Venus), 6);
        reached.insert(counts);
    }
    assert_eq!(reached.len(), 2);
}

#[test]
fn gr_l3_without_a_meeple_in_reserve_he_passes() {
    let mut scene = solo().meeples(Venus, "J3", 10);
    scene.play([Visit(Jupiter), Place(at("J1"))]);
    assert!(passed(&scene));
    assert!(faces(&scene).is_empty());
    assert_eq!(scene.count(Venus, "J3"), 10);
}

#[test]
fn gr_l3_without_presence_he_passes() {
    let mut scene = solo();
    scene.play([Visit(Jupiter), Place(at("J1"))]);
    assert!(passed(&scene));
    assert_eq!(scene.state.board.reserve(Venus), 10);
}

#[test]
fn gr_l3_he_answers_a_visit_that_finds_no_meeple_too() {
    let mut scene = solo().meeples(Jupiter, "J2", 10).meeples(Venus, "J3", 1);
    scene.play([Visit(Jupiter)]);
    assert_eq!(scene.count(Venus, "J3"), 2);
}

#[test]
fn gr_l3a_territories_with_a_god_piece_are_never_chosen_for_him() {
    let base = || solo().meeples(Venus, "J3", 3).piece("J3");
    let visit = [Visit(Phoebus), Place(at("P1"))];
    let mut only_guarded = base();
    only_guarded.play(visit);
    assert!(passed(&only_guarded));
    let mut only_guarded = base();
    activate(&mut only_guarded);
    assert!(passed(&only_guarded));
    for number in 0..20 {
        let mut scene = base().meeples(Venus, "D1", 1).luck(number);
        scene.play(visit);
        assert_eq!(scene.count(Venus, "D1"), 2);
        let mut scene = base().meeples(Venus, "D1", 2).luck(number);
        activate(&mut scene);
        assert_eq!(scene.count(Venus, "J3"), 3, "the surplus there stays");
        assert_eq!(scene.count(Venus, "D1"), 1);
    }
}

#[test]
fn gr_l3a_he_moves_to_no_territory_with_a_god_piece_whoever_he_is() {
    for patronus in [Venus, Jupiter] {
        let mut scene = scene_with(&[Neptune], POWERS);
        scene.state.removed = Some(patronus);
        scene = scene
            .meeples(patronus, "P1", 2)
            .meeples(Neptune, "J1", 1)
            .piece("J1");
        activate(&mut scene);
        assert_eq!(patronus_moves(&scene), [("P1", "N1", 1)], "{patronus:?}");
    }
}

#[test]
fn gr_l3a_he_has_no_power() {
    let mut scene = scene_with(&[Phoebus], POWERS);
    scene.state.removed = Some(Neptune);
    scene = scene.position("J1:NP J2:N");
    scene.play([Score]);
    assert_eq!(scene.state.patronus.favour, 1, "a tie isn't his");
    let mut scene = scene_with(&[Phoebus], POWERS);
    scene.state.removed = Some(Jupiter);
    scene = scene.position("D2:PJ").blessings(0, &[Diana]);
    scene.play([Activate(slot(4)), Smite(at("D2")), push(Jupiter, "V3")]);
    assert_eq!(scene.count(Jupiter, "D2"), 0);
}
