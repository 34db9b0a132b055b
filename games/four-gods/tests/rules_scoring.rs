//! Counting divine influence (FG-X).

use crate::support::*;
use pantheon_engine::Game;
use pantheon_four_gods::{Action, Colour, God, Terrain};

const FOUR: [(u8, God); 4] = [
    (0, God::Merfolk),
    (1, God::Elves),
    (2, God::Humans),
    (3, God::Dwarves),
];

/// Tiles side by side from column A of a row.
fn line<'a>(names: &'a [String], codes: &[&'a str]) -> Vec<(&'a str, &'a str)> {
    names
        .iter()
        .map(String::as_str)
        .zip(codes.iter().copied())
        .collect()
}

fn names(row: u8, count: u8) -> Vec<String> {
    (0..count)
        .map(|column| format!("{}{row}", char::from(b'A' + column)))
        .collect()
}

fn kingdom(scene: Scene, row: u8, codes: &[&str]) -> Scene {
    let names = names(row, codes.len() as u8);
    scene.tiles(&line(&names, codes))
}

#[test]
fn fg_x1_five_for_each_city_controlled_and_each_destroyed() {
    let mut scene = scene(4)
        .gods(&FOUR)
        .city("A1", Colour::Blue)
        .city("A9", Colour::Blue)
        .city("I9", Colour::Green)
        .hand(0, Left, "PPPP");
    scene.play(0, scene.destroying(0, Left, "PPPP", "I9", Colour::Blue));
    assert_eq!(
        (
            scene.points_for(0, "cities"),
            scene.points_for(0, "destroyed")
        ),
        (10, 5)
    );
    assert_eq!(scene.points(1), 0);
}

#[test]
fn fg_x2_a_kingdom_needs_two_tiles() {
    let single = scene(4)
        .gods(&FOUR)
        .tiles(&[("A1", "SSFF")])
        .prophet("A1", Colour::Blue, 0);
    assert_eq!(single.points(0), 0);
    assert_eq!(single.state.world.kingdoms().count(Terrain::Sea), 0);
    // The rulebook's forest of three tiles: one contiguous area over three tiles is one Kingdom.
    let forest = kingdom(scene(4).gods(&FOUR), 1, &["SSFF", "SSFF", "SSFF"]);
    let area = forest.state.world.area_at(at("A1"), corner(3)).unwrap();
    assert_eq!((area.terrain, area.tiles), (Terrain::Forest, 3));
    assert_eq!(forest.state.world.kingdoms().count(Terrain::Forest), 1);
    assert_eq!(forest.state.world.kingdoms().largest(Terrain::Forest), 3);
    // Contact at a corner only joins nothing, and neither does a city between.
    let apart = scene(4)
        .gods(&FOUR)
        .tiles(&[("A1", "SSSS"), ("B2", "SSSS")])
        .city("B1", Colour::Blue);
    assert_eq!(apart.state.world.kingdoms().count(Terrain::Sea), 0);
}

#[test]
fn fg_x3_most_prophets_earn_the_tiles_without_one() {
    let base = || kingdom(scene(4).gods(&FOUR), 1, &["SSFF", "SSFF", "SSFF", "SSFF"]);
    let kingdoms = |scene: &Scene, seats: [u8; 2]| seats.map(|it| scene.points_for(it, "kingdoms"));
    let alone = base().prophet("A1", Colour::Blue, 3);
    assert_eq!(kingdoms(&alone, [0, 1]), [3, 0]);
    let more = base()
        .prophet("A1", Colour::Blue, 3)
        .prophet("B1", Colour::Blue, 3)
        .prophet("C1", Colour::Grey, 3);
    assert_eq!(kingdoms(&more, [0, 3]), [1, 0]);
    let tie = base()
        .prophet("A1", Colour::Blue, 3)
        .prophet("C1", Colour::Grey, 3);
    assert_eq!(kingdoms(&tie, [0, 3]), [2, 2]);
}

#[test]
fn fg_x4_a_tile_counts_once_and_a_prophet_occupies_it_for_its_own_kingdom_only() {
    let scene = scene(4)
        .gods(&FOUR)
        .tiles(&[
            ("B2", "SFSF+S"),
            ("C2", "FFFF"),
            ("C3", "FFFF"),
            ("B3", "FFFF"),
        ])
        .prophet("B2", Colour::Blue, 0)
        .prophet("C3", Colour::Green, 0);
    let twin = |number| scene.state.world.area_at(at("B2"), corner(number)).unwrap();
    assert_eq!(
        (twin(1).tiles, twin(3).tiles),
        (4, 4),
        "both corners lie in one forest of four tiles"
    );
    assert_eq!(scene.state.world.kingdoms().count(Terrain::Forest), 1);
    assert_eq!(scene.points_for(1, "kingdoms"), 3);
    assert_eq!(scene.points_for(0, "kingdoms"), 0);
}

fn ranked(seats: u8) -> Scene {
    scene(seats).tiles(&[
        ("A1", "SSSS"),
        ("B1", "SSSS"),
        ("C1", "SSSS"),
        ("A5", "PPPP"),
        ("A6", "PPPP"),
        ("E5", "PPPP"),
        ("E6", "PPPP"),
        ("I1", "FFFF"),
        ("I2", "FFFF"),
    ])
}

#[test]
fn fg_x5_the_largest_kingdom_of_ones_gods_terrain() {
    let scene = ranked(4).gods(&FOUR);
    let largest = [0, 1, 2, 3].map(|owner| scene.points_for(owner, "largest"));
    assert_eq!(largest, [15, 7, 7, 0]);
}

#[test]
fn fg_x6_the_number_of_kingdoms() {
    let scene = ranked(4).gods(&FOUR);
    let number = [0, 1, 2, 3].map(|owner| scene.points_for(owner, "number"));
    assert_eq!(number, [7, 7, 15, 0]);
}

#[test]
fn fg_x8_gods_that_nobody_took_are_not_ranked() {
    let scene = ranked(3).gods(&[(0, God::Dwarves), (1, God::Elves)]);
    assert_eq!(
        (
            scene.points_for(1, "largest"),
            scene.points_for(1, "number")
        ),
        (15, 15)
    );
    assert_eq!(scene.points(0), 0, "no mountain Kingdom, nothing to rank");
    let two = ranked(2).gods(&[(0, God::Merfolk), (1, God::Elves)]);
    assert_eq!(
        (two.points_for(0, "largest"), two.points_for(1, "largest")),
        (15, 10)
    );
}

#[test]
fn fg_x9_most_points_win_and_equals_share() {
    let mut scene = scene(3)
        .gods(&FOUR[..3])
        .city("A1", Colour::Blue)
        .city("I1", Colour::Green);
    let outcome = scene.outcome();
    assert_eq!(
        [0, 1, 2].map(|owner| outcome.rank(seat(owner)).unwrap()),
        [1, 1, 3]
    );
    assert_eq!(outcome.points(seat(0)), Some(5));
}

fn markers(cities: &[(&str, Colour)]) -> [u8; 2] {
    let mut scene = scene(2).gods(&[
        (0, God::Elves),
        (0, God::Dwarves),
        (1, God::Humans),
        (1, God::Merfolk),
    ]);
    for &(cell, colour) in cities {
        scene = scene.city(cell, colour);
    }
    let outcome = scene.outcome();
    [0, 1].map(|owner| outcome.rank(seat(owner)).unwrap())
}

#[test]
fn fg_x10_with_two_gods_each_the_lowest_marker_loses() {
    use Colour::{Blue, Green, Grey, Yellow};
    assert_eq!(
        markers(&[("A1", Green), ("I1", Green), ("A9", Yellow), ("I9", Blue)]),
        [2, 1]
    );
    assert_eq!(
        markers(&[("A1", Green), ("I1", Green), ("A9", Yellow)]),
        [1, 2],
        "lowest tie, highest decides"
    );
    assert_eq!(
        markers(&[("A1", Green), ("I1", Grey), ("A9", Yellow), ("I9", Blue)]),
        [1, 1]
    );
    // A god never taken is a marker on 0.
    let mut missing = scene(2).gods(&[(0, God::Elves), (1, God::Humans), (1, God::Merfolk)]);
    for (cell, colour) in [("A1", Green), ("I1", Green), ("A9", Yellow), ("I9", Blue)] {
        missing = missing.city(cell, colour);
    }
    assert_eq!(missing.outcome().rank(seat(1)), Some(1));
}

#[test]
fn fg_x10_majorities_are_counted_by_colour() {
    // The rulebook's Adam and Bob: one blue and three green against two grey.
    let scene = kingdom(
        scene(2).gods(&[(0, God::Merfolk), (0, God::Elves), (1, God::Dwarves)]),
        1,
        &["SSFF", "SSFF", "SSFF", "SSFF", "SSFF", "SSFF"],
    );
    let scene = scene
        .prophet("A1", Colour::Blue, 0)
        .prophet("B1", Colour::Green, 0)
        .prophet("C1", Colour::Green, 0)
        .prophet("D1", Colour::Green, 0)
        .prophet("E1", Colour::Grey, 0)
        .prophet("F1", Colour::Grey, 0);
    let sheet = scene
        .rules
        .score(&scene.state, pantheon_engine::Viewer::Spectator);
    assert!(
        sheet.lines.iter().all(|line| line.category != "kingdoms"),
        "six prophets on six tiles earn nothing"
    );
    let scene = scene.tiles(&[("G1", "SSPP"), ("H1", "SSPP")]);
    assert_eq!(
        (
            scene.points_for(0, "kingdoms"),
            scene.points_for(1, "kingdoms")
        ),
        (2, 0)
    );
    let sheet = scene
        .rules
        .score(&scene.state, pantheon_engine::Viewer::Spectator);
    let lines = sheet
        .lines
        .iter()
        .filter(|line| line.category == "kingdoms");
    assert_eq!(lines.count(), 1, "the green marker alone");
}

#[test]
fn fg_x11_secret_gods_rank_by_god_and_count_by_colour() {
    let mut scene =
        scene_with(3, secret()).tiles(&[("A1", "SSSS"), ("B1", "SSSS"), ("C1", "SSSS")]);
    scene.state.owners = [None; 4];
    scene
        .state
        .set_secret_god(seat(0), Colour::Green, God::Merfolk);
    scene
        .state
        .set_secret_god(seat(1), Colour::Blue, God::Elves);
    scene
        .state
        .set_secret_god(seat(2), Colour::Yellow, God::Dwarves);
    let mut scene = scene.prophet("A1", Colour::Blue, 0);
    assert_eq!(
        scene.points_for(0, "largest"),
        0,
        "nothing is told before the end"
    );
    assert_eq!(scene.view(1).colours[Colour::Green.index()].god, None);
    scene.outcome();
    assert_eq!(
        scene.view(1).colours[Colour::Green.index()].god,
        Some(God::Merfolk)
    );
    assert_eq!(
        (
            scene.points_for(0, "largest"),
            scene.points_for(1, "kingdoms")
        ),
        (15, 2)
    );
    let revealed = |event: &&pantheon_four_gods::Event| {
        matches!(event, pantheon_four_gods::Event::GodRevealed { .. })
    };
    assert_eq!(scene.told.iter().filter(revealed).count(), 3);
}

#[test]
fn fg_x12_the_rulebooks_three_kingdoms() {
    // A: a mountain of 6 tiles with one grey prophet.
    let a = kingdom(scene(4).gods(&FOUR), 1, &["SSMM"; 6]).prophet("C1", Colour::Grey, 2);
    assert_eq!(a.points_for(3, "kingdoms"), 5);
    // B: a plain of 12 tiles with two yellow prophets and one each of the others.
    let b = kingdom(scene(4).gods(&FOUR), 1, &["SSPP"; 6]);
    let b = kingdom(b, 2, &["PPFF"; 6])
        .prophet("A1", Colour::Yellow, 2)
        .prophet("B1", Colour::Yellow, 2)
        .prophet("C1", Colour::Green, 2)
        .prophet("A2", Colour::Blue, 0)
        .prophet("B2", Colour::Grey, 0);
    assert_eq!(
        [0, 1, 2, 3].map(|owner| b.points_for(owner, "kingdoms")),
        [0, 0, 7, 0]
    );
    // C: a mountain of 9 tiles with one green and one blue prophet.
    let codes = [
        "SSMM", "SSMM", "SSMM", "SSMM", "SSMM", "SSMM", "FFMM", "FFMM", "FFMM",
    ];
    let c = kingdom(scene(4).gods(&FOUR), 1, &codes)
        .prophet("A1", Colour::Green, 2)
        .prophet("I1", Colour::Blue, 2);
    assert_eq!(
        [0, 1, 2, 3].map(|owner| c.points_for(owner, "kingdoms")),
        [7, 7, 0, 0]
    );
}

#[test]
fn a_pass_does_not_change_the_score() {
    let mut scene = ranked(4).gods(&FOUR);
    let before = scene.points(0);
    scene.play(0, Action::Pass);
    assert_eq!(scene.points(0), before);
}
