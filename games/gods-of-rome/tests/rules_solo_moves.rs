//! Where the Patronus moves after an activation (GR-L4).

use std::collections::BTreeSet;

use crate::support::patronus::*;
use crate::support::*;
use pantheon_gods_of_rome::Objective;

/// What he did in a position, with so many different throws.
fn activations(throws: u64, position: &'static str) -> impl Iterator<Item = Scene> {
    (0..throws).map(move |number| {
        let mut scene = solo().luck(number).position(position);
        activate(&mut scene);
        scene
    })
}

#[test]
fn gr_l4_all_that_control_does_not_need_leaves() {
    // His and the others' meeples at N1, and how many of his leave.
    let cases: [(u8, [u8; 2], u8); 6] = [
        (2, [0, 0], 1),
        (5, [0, 0], 4),
        (4, [1, 0], 2),
        (4, [2, 1], 1),
        (4, [1, 1], 2),
        // No surplus: all but one.
        (3, [2, 0], 2),
    ];
    for (own, [human, neutral], leave) in cases {
        let mut scene = solo()
            .meeples(Venus, "N1", own)
            .meeples(Neptune, "N1", human)
            .meeples(Jupiter, "N1", neutral);
        activate(&mut scene);
        assert_eq!(
            scene.count(Venus, "N1"),
            own - leave,
            "{own} of {human}, {neutral}"
        );
        let arrived: u8 = ["P1", "V2"]
            .map(|name| scene.count(Venus, name))
            .iter()
            .sum();
        assert_eq!(arrived, leave);
    }
}

#[test]
fn gr_l4_a_humans_temple_counts_in_what_control_needs() {
    let mut scene = solo().position("N1:VVVVn");
    activate(&mut scene);
    assert_eq!(scene.count(Venus, "N1"), 2);
}

#[test]
fn gr_l4_of_several_territories_with_surplus_the_die_picks_one() {
    let mut picked = BTreeSet::new();
    for scene in activations(60, "J3:VV D1:VV N1:VVVNNN") {
        let moves = patronus_moves(&scene);
        assert_eq!(moves.len(), 1);
        picked.insert(moves[0].0);
        let first = faces(&scene).into_iter().find(|face| [1, 4].contains(face));
        assert_eq!(moves[0].0, if first == Some(1) { "J3" } else { "D1" });
    }
    assert_eq!(
        picked,
        BTreeSet::from(["D1", "J3"]),
        "never one without surplus"
    );
}

#[test]
fn gr_l4_a_surplus_that_can_go_nowhere_is_no_candidate() {
    let stuck = || solo().position("J3:VVV V3:V D3:V");
    let mut scene = stuck().position("P1:VV J1:P");
    activate(&mut scene);
    assert_eq!(patronus_moves(&scene), [("P1", "N1", 1)]);
    assert!(faces(&scene).is_empty());
    // Alone it is his largest group, and that can't move either.
    let mut scene = stuck();
    activate(&mut scene);
    assert!(passed(&scene));
}

#[test]
fn gr_l4_he_goes_where_control_is_not_yet_his() {
    // V3 is his, D3 is contested: only D3 is worth going to.
    let mut scene = solo().position("J3:VV V3:V D3:VJ");
    activate(&mut scene);
    assert_eq!(patronus_moves(&scene), [("J3", "D3", 1)]);
}

/// One of his meeples at J3 is to spare, for V3 or D3.
fn one_to_spare() -> Scene {
    solo().meeples(Venus, "J3", 2)
}

#[test]
fn gr_l4_what_hurts_most_is_first_the_least_gain_for_the_human() {
    // Neptune controls both; only the temple visited makes a difference.
    for (visited, to) in [(Diana, "D3"), (Venus, "V3")] {
        let mut scene = one_to_spare().position("D3:N V3:N");
        scene.state.players[0].visiting = [visited].into_iter().collect();
        activate(&mut scene);
        assert_eq!(patronus_moves(&scene), [("J3", to, 1)]);
    }
}

#[test]
fn gr_l4_the_gain_is_counted_with_tiles_and_objectives() {
    for (tile, to) in [(1, "D3"), (-1, "V3")] {
        let mut scene = one_to_spare().position("D3:N V3:N").harvest("D3", tile);
        scene.state.players[0].visiting = [Diana, Venus].into_iter().collect();
        activate(&mut scene);
        assert_eq!(patronus_moves(&scene), [("J3", to, 1)]);
    }
    // He can take nothing; one faction more at V3 would make a festival of it for the human.
    for (objective, throws) in [(Objective::Festival, false), (Objective::Raiders, true)] {
        let mut scene = one_to_spare()
            .position("V3:NNNJ D3:JJJ")
            .objective(objective);
        scene.state.players[0].visiting = [Venus].into_iter().collect();
        activate(&mut scene);
        assert_eq!(!faces(&scene).is_empty(), throws, "{objective:?}");
        if !throws {
            assert_eq!(patronus_moves(&scene), [("J3", "D3", 1)]);
        }
    }
}

#[test]
fn gr_l4_then_the_fewest_territories_of_the_human() {
    // Taking D3 from the human by a tie wins him nothing; V3 would.
    let mut scene = one_to_spare().meeples(Neptune, "D3", 1);
    activate(&mut scene);
    assert_eq!(patronus_moves(&scene), [("J3", "D3", 1)]);
}

#[test]
fn gr_l4_the_humans_gain_counts_before_the_humans_territories() {
    // Two to spare at N3: one territory of three that the human could score, or two of one that they couldn't.
    let mut scene = solo()
        .position("N3:VVV D2:NN P3:N V3:N")
        .visiting(0, &[Diana]);
    activate(&mut scene);
    assert_eq!(patronus_moves(&scene), [("N3", "D2", 2)]);
    scene = solo().position("N3:VVV D2:NN P3:N V3:N");
    activate(&mut scene);
    assert_eq!(patronus_moves(&scene), [("N3", "P3", 1), ("N3", "V3", 1)]);
}

#[test]
fn gr_l4_then_the_most_territories_of_his_own() {
    let mut scene = one_to_spare().meeples(Phoebus, "D3", 1);
    activate(&mut scene);
    assert_eq!(patronus_moves(&scene), [("J3", "V3", 1)]);
    let mut scene = solo().meeples(Venus, "J3", 3);
    activate(&mut scene);
    assert_eq!(patronus_moves(&scene), [("J3", "D3", 1), ("J3", "V3", 1)]);
    assert!(faces(&scene).is_empty(), "a single best way takes no throw");
}

#[test]
fn gr_l4_then_the_die() {
    let mut reached = BTreeSet::new();
    for number in 0..40 {
        let mut scene = one_to_spare().luck(number);
        activate(&mut scene);
        let thrown = faces(&scene);
        let (last, again) = thrown.split_last().unwrap();
        assert!(again.iter().all(|&face| face > 2), "{thrown:?}");
        let to = ["D3", "V3"][usize::from(*last) - 1];
        assert_eq!(patronus_moves(&scene), [("J3", to, 1)]);
        reached.insert(to);
    }
    assert_eq!(reached.len(), 2);
}

#[test]
fn gr_l4_without_surplus_his_largest_group_moves_even_if_it_controls_nothing() {
    let mut scene = solo().position("N1:VVNNN J3:V V2:P");
    activate(&mut scene);
    assert_eq!(patronus_moves(&scene), [("N1", "P1", 1)]);
}

#[test]
fn gr_l4_of_several_largest_groups_the_die_picks_one() {
    let picked: BTreeSet<_> = activations(40, "N1:VVNN D1:VVNN J3:V")
        .map(|scene| patronus_moves(&scene)[0].0)
        .collect();
    assert_eq!(picked, BTreeSet::from(["D1", "N1"]));
}

#[test]
fn gr_l4_a_lone_meeple_moves_only_to_gain_control_or_to_take_the_humans() {
    for (case, position, to) in [
        ("neither can be contested", "D3:J V3:JJ", None),
        ("an empty one is gained", "D3:J", Some("V3")),
        ("the human's is taken by a tie", "D3:N V3:J", Some("D3")),
        ("the human's is too strong", "D3:NN V3:J", None),
        ("nobody's, and not his either", "D3:NP V3:J", None),
        ("taking hurts more than gaining", "V3:N", Some("V3")),
    ] {
        let mut scene = solo().position("J3:V").position(position);
        activate(&mut scene);
        let expected: Vec<_> = to.map(|to| ("J3", to, 1)).into_iter().collect();
        assert_eq!(patronus_moves(&scene), expected, "{case}");
        assert_eq!(passed(&scene), to.is_none(), "{case}");
    }
}
