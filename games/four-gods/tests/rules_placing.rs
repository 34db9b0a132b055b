//! Placing tiles (FG-P).

use std::collections::BTreeSet;

use crate::support::*;
use pantheon_four_gods::{Action, Colour, God};

#[test]
fn fg_p1_either_side_and_any_rotation() {
    let scene = scene(4).hand(0, Left, "SSFP");
    let ways: BTreeSet<_> = scene
        .legal(0)
        .into_iter()
        .filter_map(|action| match action {
            Action::Place {
                side,
                rotation,
                cell,
                ..
            } if cell == at("A1") => Some((side, rotation)),
            _ => None,
        })
        .collect();
    let sides: BTreeSet<_> = ways.iter().map(|(side, _)| *side).collect();
    assert_eq!(sides.len(), 2);
    let side = scene.placing(0, Left, "SSFP", "A1");
    let Action::Place { side, .. } = side else {
        unreachable!()
    };
    assert_eq!(ways.iter().filter(|(it, _)| *it == side).count(), 4);
}

#[test]
fn fg_p2_the_first_tiles_go_into_the_four_corners() {
    let scene = scene(4).hand(0, Left, "SSFF");
    assert_eq!(scene.cells(0), ["A1", "A9", "I1", "I9"]);
    scene.refuses(0, scene.placing(0, Left, "SSFF", "E1"), "FG-P2");
    scene.refuses(0, scene.placing(0, Left, "SSFF", "E5"), "FG-P2");
}

/// A tile at A1, a city of another player, and a tile of sea in hand.
fn with_city(cell: &str) -> Scene {
    scene(4)
        .gods(&[(1, God::Elves)])
        .tiles(&[("A1", "SSSS")])
        .city(cell, Colour::Green)
        .hand(0, Left, "SSSS")
}

#[test]
fn fg_p2_two_edges_may_be_frame_or_tiles_but_not_cities() {
    let mut scene = with_city("B1");
    scene.refuses(0, scene.placing(0, Left, "SSSS", "C1"), "FG-P2");
    scene.refuses(0, scene.placing(0, Left, "SSSS", "B2"), "FG-P2");
    scene.play(0, scene.placing(0, Left, "SSSS", "A2"));
    assert_eq!(scene.state.world.edges(at("B2")), 1);
    // Opposite sides count as well as neighbouring ones.
    let across = crate::support::scene(4)
        .tiles(&[("D4", "SSSS"), ("F4", "SSSS")])
        .hand(0, Left, "SSSS");
    assert!(across.cells(0).contains(&"E4".to_owned()));
}

#[test]
fn fg_p3_like_joins_like_along_the_whole_side() {
    let mut scene = scene(4).tiles(&[("A1", "SSFF")]);
    for code in ["SFFS", "FSSF", "FFSS"] {
        // The west corners must be S above and F below.
        scene.hold(0, Left, code);
        scene.refuses(0, scene.placing(0, Left, code, "B1"), "FG-P3");
        scene.state.empty_hands();
    }
    scene.hold(0, Left, "SPPF");
    scene.play(0, scene.placing(0, Left, "SPPF", "B1"));
    // One corner alike and one not is no match; tiles that touch at a corner only ask nothing.
    scene.hold(0, Left, "FFMM");
    scene.refuses(0, scene.placing(0, Left, "MFFM", "A2"), "FG-P3");
    scene.play(0, scene.placing(0, Left, "FFMM", "A2"));
    scene.assert_laws();
}

#[test]
fn fg_p4_the_frame_matches_anything() {
    let scene = scene(4).hand(0, Left, "SFSF+S");
    let corners = scene
        .legal(0)
        .into_iter()
        .filter(|action| matches!(action, Action::Place { .. }));
    // Two ways of the alternating side and four of the other, in four corners.
    assert_eq!(corners.count(), 4 * (2 + 4));
}

#[test]
fn fg_p5_everybody_may_place_anywhere() {
    let mut scene = scene(4);
    scene
        .lay(0, "SSSS", "A1")
        .lay(1, "PPPP", "I9")
        .lay(2, "SFSS", "B1")
        .lay(0, "PPPM", "H9");
    assert_eq!(scene.state.world.tiles().len(), 4);
    scene.assert_laws();
}

#[test]
fn fg_p6_nothing_is_placed_on_a_tile_or_a_city() {
    let scene = with_city("I9");
    scene.refuses(0, scene.placing(0, Left, "SSSS", "A1"), "FG-P6");
    scene.refuses(0, scene.placing(0, Left, "SSSS", "I9"), "FG-P6");
}

#[test]
fn fg_p2_fg_p3_fg_c2_the_rulebooks_figure_with_three_mistakes() {
    let scene = scene(4)
        .gods(&[(0, God::Merfolk)])
        .tiles(&[("A1", "SSSS"), ("B1", "SSSS"), ("A2", "SSPP")])
        .hand(0, Left, "SSSS")
        .hand(0, Right, "PPPP");
    // A: a tile that touches one straight edge only. B: a city that does. C: plain against sea.
    scene.refuses(0, scene.placing(0, Left, "SSSS", "D1"), "FG-P2");
    let city = Action::Build {
        colour: Colour::Blue,
        cell: at("D1"),
        from: None,
    };
    scene.refuses(0, city, "FG-C2");
    scene.refuses(0, scene.placing(0, Right, "PPPP", "C1"), "FG-P3");
    assert!(
        scene
            .legal(0)
            .contains(&scene.placing(0, Left, "SSSS", "C1"))
    );
}
