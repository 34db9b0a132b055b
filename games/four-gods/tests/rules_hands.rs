//! Hands, bag and discard rows (FG-H).

use crate::support::*;
use pantheon_engine::{Game, Viewer};
use pantheon_four_gods::{Action, Event, God};

fn discard(hand: pantheon_four_gods::Hand, side: pantheon_four_gods::Side) -> Action {
    Action::Discard { hand, side }
}

#[test]
fn fg_h1_two_hands_with_at_most_one_tile_each() {
    let mut scene = scene(4);
    scene.refuses(0, discard(Left, A), "FG-H1");
    scene.play(0, Action::DrawTwo);
    assert!(scene.state.free_hand(seat(0)).is_none());
    scene.play(0, discard(Right, A));
    assert_eq!(scene.state.free_hand(seat(0)), Some(Right));
    scene.refuses(0, discard(Right, A), "FG-H1");
}

#[test]
fn fg_h2_drawing_needs_two_empty_hands_and_gives_one_or_two() {
    let mut scene = scene(4).hand(1, Right, "SSFF");
    scene.refuses(1, Action::DrawOne, "FG-H2");
    scene.play(0, Action::DrawOne);
    assert_eq!(scene.state.bag_count(), 90);
    scene.refuses(0, Action::DrawOne, "FG-H2");
    scene.play(2, Action::DrawTwo);
    assert_eq!(scene.state.bag_count(), 88);
    let mut few = crate::support::scene(4).bag(1);
    few.play(0, Action::DrawTwo);
    assert!(few.state.free_hand(seat(0)).is_some(), "only one was left");
    assert!(few.told.contains(&Event::Drew {
        seat: seat(0),
        count: 1
    }));
    few.refuses(1, Action::DrawOne, "FG-H2");
    few.refuses(1, Action::DrawTwo, "FG-H2");
}

#[test]
fn fg_h3_a_full_row_forbids_drawing() {
    let mut scene = scene(4).full_row(0);
    assert_eq!(scene.state.rows.len(seat(0)), 10);
    scene.refuses(0, Action::DrawTwo, "FG-H3");
    scene
        .play(0, Action::Take(slot(0, 4)))
        .play(0, Action::Take(slot(0, 9)));
    scene.play(0, discard(Left, A));
    scene.refuses(0, Action::DrawOne, "FG-H2");
}

#[test]
fn fg_h4_a_discard_shows_the_side_one_chooses_and_two_go_together() {
    let mut scene = scene(4).hand(0, Left, "SSSS").hand(0, Right, "PPPP");
    let sides = [Left, Right].map(|hand| scene.view(0).own_sides(seat(0), hand).unwrap());
    scene.play(0, Action::DiscardBoth { left: A, right: B });
    let view = scene.view(3);
    assert_eq!(view.in_row(slot(0, 0)), Some(sides[0][0]));
    assert_eq!(view.in_row(slot(0, 1)), Some(sides[1][1]));
    let mut full = crate::support::scene(4)
        .full_row(0)
        .hand(0, Left, "SSSS")
        .hand(0, Right, "PPPP");
    full.refuses(0, discard(Left, B), "FG-H4");
    full.play(1, Action::Take(slot(0, 0)));
    full.refuses(0, Action::DiscardBoth { left: A, right: A }, "FG-H4");
    full.play(0, discard(Left, B));
}

#[test]
fn fg_h5_any_tile_of_any_row_is_turned_over_with_a_free_hand_and_stays() {
    let mut scene = scene(4)
        .row(2, &["SSFF", "PPMM"])
        .hand(0, Left, "SSSS")
        .hand(1, Left, "PPPP")
        .hand(1, Right, "MMMM");
    let before = scene.view(0).in_row(slot(2, 1));
    scene.play(0, Action::TurnOver(slot(2, 1)));
    let shown = scene.view(0).in_row(slot(2, 1));
    assert_ne!(shown, before);
    scene.play(0, Action::TurnOver(slot(2, 1)));
    assert_eq!(scene.view(0).in_row(slot(2, 1)), before);
    assert_eq!(scene.state.rows.len(seat(2)), 2);
    scene.refuses(1, Action::TurnOver(slot(2, 0)), "FG-H5");
}

#[test]
fn fg_h6_a_tile_of_any_row_is_taken_into_a_free_hand() {
    let mut scene = scene(4)
        .row(2, &["SSFF"])
        .row(0, &["PPMM"])
        .hand(1, Left, "PPPP")
        .hand(1, Right, "MMMM");
    scene.refuses(1, Action::Take(slot(2, 0)), "FG-H6");
    scene
        .play(0, Action::Take(slot(2, 0)))
        .play(0, Action::Take(slot(0, 0)));
    assert_eq!(scene.state.rows.len(seat(2)), 0);
    assert!(scene.view(0).own_sides(seat(0), Right).is_some());
    scene.assert_laws();
}

#[test]
fn fg_h7_a_taken_tile_is_placed_or_goes_to_the_takers_row() {
    let mut scene = scene(4).row(2, &["SSFF"]);
    scene.play(0, Action::Take(slot(2, 0)));
    scene.refuses(0, Action::DrawOne, "FG-H2");
    scene.refuses(
        0,
        Action::PutBack {
            hand: Left,
            side: A,
        },
        "FG-H7",
    );
    scene.play(0, discard(Left, A));
    assert_eq!(
        (scene.state.rows.len(seat(0)), scene.state.rows.len(seat(2))),
        (1, 0)
    );
    scene.play(0, Action::Take(slot(0, 0)));
    scene.play(0, scene.placing(0, Left, "SSFF", "A1"));
    scene.assert_laws();
}

/// A World in which tiles with sea fit nowhere: every open corner demands something else.
fn closed() -> Scene {
    scene(4)
        .tiles(&[
            ("A1", "SSSS"),
            ("I1", "SSSS"),
            ("A9", "SSSS"),
            ("I9", "SSSS"),
        ])
        .full_row(0)
}

#[test]
fn fg_h8_a_taken_tile_that_fits_nowhere_goes_back_or_into_the_bag() {
    let mut scene = closed().row(1, &["FFMM"]);
    let [a, b] = {
        scene.play(0, Action::Take(slot(1, 0)));
        scene.view(0).own_sides(seat(0), Left).unwrap()
    };
    assert!(
        [a, b].iter().any(|side| side.code().contains('S')),
        "its other side has sea"
    );
    scene.refuses(
        0,
        Action::PutBack {
            hand: Left,
            side: A,
        },
        "FG-H8",
    );
    // Now nothing fits: the corners are taken and every open cell beside them wants two seas in a row.
    let mut stuck = crate::support::scene(4).full_row(0).row(1, &["FPMM"]);
    for (cell, code) in [
        ("A1", "SSSS"),
        ("I1", "SSSS"),
        ("A9", "SSSS"),
        ("I9", "SSSS"),
    ] {
        stuck = stuck.tiles(&[(cell, code)]);
    }
    stuck.play(0, Action::Take(slot(1, 0)));
    assert!(stuck.cells(0).is_empty(), "{:?}", stuck.cells(0));
    let put_back = Action::PutBack {
        hand: Left,
        side: A,
    };
    let mut into_bag = stuck.state.clone();
    stuck.play(0, put_back);
    assert_eq!(stuck.state.rows.len(seat(1)), 1);
    std::mem::swap(&mut into_bag, &mut stuck.state);
    let mut stuck = stuck.full_row(1);
    let before = stuck.state.bag_count();
    stuck.play(0, put_back);
    assert_eq!(stuck.state.bag_count(), before + 1);
    stuck.assert_laws();
}

#[test]
fn fg_h8_a_tile_from_the_bag_does_not_go_back() {
    let scene = closed().hand(0, Left, "FPMM");
    scene.refuses(
        0,
        Action::PutBack {
            hand: Left,
            side: A,
        },
        "FG-H8",
    );
}

#[test]
fn fg_h9_others_see_a_full_hand_and_of_a_taken_tile_the_face_they_knew() {
    let mut scene = scene(4).row(2, &["SSFF"]).hand(0, Left, "PPPP");
    scene.play(0, Action::Take(slot(2, 0)));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let view = scene.rules.view(&scene.state, viewer);
        let [left, right] = view.hands[0];
        assert_eq!((left.unwrap().sides, left.unwrap().shown), (None, None));
        assert_eq!(right.unwrap().sides, None);
        assert_eq!(right.unwrap().shown, Some(face("SSFF").design()));
        let text = serde_json::to_string(&view).unwrap();
        assert!(!text.contains("PPPP"), "{text}");
    }
    assert!(scene.view(0).hands[0][0].unwrap().sides.is_some());
}

#[test]
fn fg_h9_drawn_tiles_are_told_to_their_owner_only() {
    let mut scene = scene(3);
    let mut step = pantheon_engine::Step::new(
        pantheon_engine::Luck::new(&pantheon_engine::LuckKey::for_playout(1), 1),
        0,
    );
    scene
        .0
        .rules
        .apply(&mut scene.0.state, seat(0), Action::DrawTwo, &mut step)
        .unwrap();
    let heard = |viewer| {
        let told = step.told().iter().filter(|told| told.to.includes(viewer));
        told.filter(|told| matches!(told.event, Event::InHand { .. }))
            .count()
    };
    assert_eq!(heard(Viewer::Seat(seat(0))), 2);
    assert_eq!(heard(Viewer::Seat(seat(1))) + heard(Viewer::Spectator), 0);
}

#[test]
fn fg_n2_the_loser_of_a_race_gets_the_reason_and_keeps_what_they_held() {
    let mut scene = scene(4)
        .gods(&[(0, God::Elves)])
        .row(2, &["SSFF"])
        .hand(0, Left, "SSSS")
        .hand(1, Left, "PPPP");
    let late = scene.placing(1, Left, "PPPP", "A1");
    scene.play(0, scene.placing(0, Left, "SSSS", "A1"));
    scene.refuses(1, late, "FG-P6");
    assert!(scene.view(1).own_sides(seat(1), Left).is_some());
    scene.play(0, Action::Take(slot(2, 0)));
    scene.refuses(1, Action::Take(slot(2, 0)), "FG-N2");
    scene.refuses(1, Action::TurnOver(slot(2, 0)), "FG-N2");
    scene.refuses(1, Action::Choose(God::Elves), "FG-G1");
}
