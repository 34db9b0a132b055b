//! Cities (FG-C) and cataclysms (FG-D).

use crate::support::*;
use pantheon_four_gods::{Action, Colour, Event, God, Hand};

fn build(colour: Colour, cell: &str, from: Option<&str>) -> Action {
    Action::Build {
        colour,
        cell: at(cell),
        from: from.map(at),
    }
}

#[test]
fn fg_c1_a_player_with_a_god_builds_on_an_empty_cell_at_any_moment() {
    let mut scene = scene(4).gods(&[(0, God::Elves)]).tiles(&[("A1", "SSSS")]);
    scene.refuses(1, build(Colour::Blue, "B1", None), "FG-C1");
    scene.refuses(0, build(Colour::Green, "A1", None), "FG-C1");
    scene.play(0, build(Colour::Green, "B1", None));
    assert_eq!(scene.state.world.city(at("B1")), Some(Colour::Green));
    scene.refuses(0, build(Colour::Green, "B1", None), "FG-C1");
    scene.refuses(0, build(Colour::Blue, "A2", None), "FG-G6");
    scene.assert_laws();
}

#[test]
fn fg_c2_a_city_touches_two_straight_edges_and_gives_none() {
    let mut scene = scene(4).gods(&[(0, God::Elves)]).tiles(&[("A1", "SSSS")]);
    scene.refuses(0, build(Colour::Green, "C1", None), "FG-C2");
    // The rulebook's figure: city A beside the tile is legal, city B beside city A is not.
    scene.play(0, build(Colour::Green, "B1", None));
    scene.refuses(0, build(Colour::Green, "C1", None), "FG-C2");
}

#[test]
fn fg_c3_a_prophet_from_the_reserve_or_else_from_a_tile() {
    let mut scene = scene(4)
        .gods(&[(0, God::Elves)])
        .tiles(&[("A1", "SSSS")])
        .prophet("A1", Colour::Green, 0)
        .reserve(Colour::Green, 1);
    scene.refuses(0, build(Colour::Green, "B1", Some("A1")), "FG-C3");
    scene.play(0, build(Colour::Green, "B1", None));
    scene.refuses(0, build(Colour::Green, "A2", None), "FG-C3");
    scene.refuses(0, build(Colour::Green, "A2", Some("B1")), "FG-C3");
    scene.play(0, build(Colour::Green, "A2", Some("A1")));
    assert_eq!(scene.state.world.prophet(at("A1")), None);
    assert!(
        !scene
            .legal(0)
            .iter()
            .any(|action| matches!(action, Action::Build { .. })),
        "no prophet, no city"
    );
    scene.assert_laws();
}

#[test]
fn fg_c4_eight_tokens_and_none_returns() {
    let mut scene = scene(4)
        .gods(&[(0, God::Elves), (1, God::Humans)])
        .tiles(&[("A1", "SSSS")]);
    for cell in ["I1", "A9", "I9", "B1"] {
        scene.play(0, build(Colour::Green, cell, None));
    }
    scene.hold(1, Left, "PPPP");
    scene.play(1, scene.destroying(1, Left, "PPPP", "I9", Colour::Yellow));
    assert_eq!(scene.state.tokens, 4);
    scene.state.tokens = 0;
    scene.refuses(0, build(Colour::Green, "A2", None), "FG-C4");
}

/// Asserts that a city isn't destroyed: by whom, with which tile, where, for which colour, and by which rule.
#[track_caller]
fn spared(scene: &Scene, owner: u8, tile: (Hand, &str), cell: &str, marker: Colour, rule: &str) {
    let destroying = scene.destroying(owner, tile.0, tile.1, cell, marker);
    scene.refuses(owner, destroying, rule);
}

#[test]
fn fg_d1_a_tile_that_fits_destroys_another_players_city() {
    let mut scene = scene(4)
        .gods(&[(0, God::Elves), (1, God::Humans)])
        .tiles(&[("A1", "SSFF")])
        .city("B1", Colour::Green)
        .hand(1, Left, "SPPF")
        .hand(1, Right, "PPPP")
        .hand(2, Left, "SSFF");
    spared(&scene, 2, (Left, "SSFF"), "B1", Colour::Blue, "FG-D1");
    spared(&scene, 1, (Right, "PPPP"), "B1", Colour::Yellow, "FG-D1");
    spared(&scene, 1, (Left, "SPPF"), "I9", Colour::Yellow, "FG-D1");
    spared(&scene, 1, (Left, "SPPF"), "B1", Colour::Green, "FG-D3a");
    scene.play(1, scene.destroying(1, Left, "SPPF", "B1", Colour::Yellow));
    assert_eq!(scene.state.world.face(at("B1")), Some(face("SPPF")));
    scene.assert_laws();
}

#[test]
fn fg_d1_a_city_that_lost_its_edges_stands_until_it_has_two_again() {
    let mut scene = scene_with(4, challenge())
        .gods(&[(0, God::Elves), (1, God::Humans)])
        .city("E5", Colour::Green)
        .tiles(&[("D5", "SSSS")])
        .hand(1, Left, "SSSS");
    spared(&scene, 1, (Left, "SSSS"), "E5", Colour::Yellow, "FG-D1");
    scene = scene.tiles(&[("F5", "SSSS")]);
    scene.play(1, scene.destroying(1, Left, "SSSS", "E5", Colour::Yellow));
}

#[test]
fn fg_d2_nobody_destroys_their_own_city() {
    let mut scene = scene(2)
        .gods(&[(0, God::Elves), (0, God::Dwarves), (1, God::Humans)])
        .city("A1", Colour::Green)
        .city("I1", Colour::Grey)
        .hand(0, Left, "SSSS")
        .hand(1, Left, "PPPP");
    spared(&scene, 0, (Left, "SSSS"), "A1", Colour::Green, "FG-D2");
    spared(&scene, 0, (Left, "SSSS"), "A1", Colour::Grey, "FG-D2");
    spared(&scene, 0, (Left, "SSSS"), "I1", Colour::Green, "FG-D2");
    scene.play(1, scene.destroying(1, Left, "PPPP", "I1", Colour::Yellow));
}

/// Seat 1 has destroyed the city of seat 0 on A1.
fn destroyed() -> Scene {
    let mut scene = scene(4)
        .gods(&[(0, God::Elves), (1, God::Humans)])
        .city("A1", Colour::Green)
        .hand(1, Left, "PPPP");
    scene.play(1, scene.destroying(1, Left, "PPPP", "A1", Colour::Yellow));
    scene
}

#[test]
fn fg_d3_the_destroyer_keeps_the_token_and_the_prophet_is_gone() {
    let scene = destroyed();
    assert_eq!(scene.state.razed, [0, 0, 1, 0]);
    assert_eq!((scene.state.reserve[1], scene.state.lost[1]), (9, 1));
    assert_eq!(scene.points_for(1, "destroyed"), 5);
    scene.assert_laws();
}

#[test]
fn fg_d3a_with_two_colours_the_destroyer_names_one() {
    let mut scene = scene(2)
        .gods(&[(0, God::Elves), (1, God::Humans), (1, God::Merfolk)])
        .city("A1", Colour::Green)
        .hand(1, Left, "PPPP");
    let named = [Colour::Blue, Colour::Yellow]
        .map(|marker| scene.destroying(1, Left, "PPPP", "A1", marker));
    assert!(named.iter().all(|action| scene.legal(1).contains(action)));
    let foreign = scene.destroying(1, Left, "PPPP", "A1", Colour::Green);
    scene.refuses(1, foreign, "FG-D3a");
    scene.play(1, named[0]);
    assert_eq!(scene.state.razed, [1, 0, 0, 0]);
}

#[test]
fn fg_d4_a_prophet_may_follow_on_the_new_tile() {
    let mut scene = destroyed();
    scene.play(1, prophet(Colour::Yellow));
    assert_eq!(scene.state.reserve[Colour::Yellow.index()], 9);
    assert!(scene.was_told(|event| matches!(event, Event::CityDestroyed { .. })));
}

#[test]
fn fg_d5_the_rulebooks_protected_cities() {
    // City A is bordered by all four terrains; B and C share a corner at which sea and plain meet.
    let scene = scene(4)
        .gods(&[(0, God::Elves), (1, God::Humans)])
        .tiles(&[
            ("D4", "SSSS"),
            ("C5", "MMFF"),
            ("E5", "PPPP"),
            ("D6", "FFFF"),
        ])
        .tiles(&[("G2", "SSSS"), ("H3", "PPPP")])
        .city("D5", Colour::Green)
        .city("H2", Colour::Green)
        .city("G3", Colour::Green);
    assert_eq!(scene.state.world.bordering(at("D5")), [true; 4]);
    for cell in ["D5", "H2", "G3"] {
        assert!(scene.state.world.is_protected(at(cell)), "{cell}");
    }
    assert!(scene.state.world.clashes(at("H2")) && scene.state.world.clashes(at("G3")));
    let content = pantheon_engine::Game::content(&scene.rules);
    for tile in pantheon_four_gods::TileId::all() {
        for side in pantheon_four_gods::Side::ALL {
            for rotation in pantheon_four_gods::Rotation::ALL {
                let pattern = content.face(tile, side).turned(rotation).pattern();
                for cell in ["D5", "H2", "G3"] {
                    assert!(!scene.state.world.joins(at(cell), pattern), "{cell}");
                }
            }
        }
    }
}
