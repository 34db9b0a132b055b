//! Temples (DE-M).

use crate::support::{Scene, at, first_edition, pay, scene, scene_of};
use pantheon_deus::{Action, CitySize, Colour, Decision, Design, Event, Options, Violation};
use pantheon_engine::{Game, Seat};

const ROW: [&str; 5] = ["MAR-02", "PRO-05", "SCI-01", "CIV-01", "MIL-01"];

fn build(scene: &Scene) -> Action {
    Action::Build(scene.card("TEM-05"))
}

/// Seat 0 holds a temple and has these pieces on the map.
fn builder(pieces: &str) -> Scene {
    scene(2).hand(0, &["TEM-05"]).pieces(0, pieces)
}

#[test]
fn de_m1_each_further_temple_needs_a_row_more() {
    let first = builder("civil 4");
    assert!(first.allows(build(&first)));
    let second = || {
        scene(2)
            .hand(0, &["TEM-05"])
            .column(0, &["TEM-01"])
            .pieces(0, "civil 4")
    };
    let missing = second().column(0, &ROW[1..]);
    missing.refuses(build(&missing), "DE-M1");
    let complete = second().column(0, &ROW);
    assert!(complete.allows(build(&complete)));
    let third = complete.column(0, &["TEM-02"]);
    third.refuses(build(&third), "DE-M1");
    let third = third.column(0, &["MAR-03", "PRO-05", "SCI-01", "CIV-02", "MIL-02"]);
    assert!(third.allows(build(&third)));
}

#[test]
fn de_m2_a_temple_costs_one_of_each_resource_or_gold() {
    let scene = builder("civil 4").gold(0, 16).build("TEM-05");
    assert_eq!(
        scene.legal().len(),
        16,
        "each of the four by itself or by 4 gold"
    );
    let paid = scene.play(&[pay([1, 1, 1, 1])]);
    assert_eq!((paid.gold_of(0), paid.resources_of(0)), (0, [1; 4]));
}

#[test]
fn de_m3_it_joins_own_buildings_on_land_one_to_a_region() {
    let scene = builder("civil 4 8, maritime 5")
        .pieces(1, "civil 12")
        .temples(&[8])
        .gold(0, 0)
        .build("TEM-05");
    assert_eq!(scene.places(), [4]);
    for region in [8, 5, 12, 1] {
        scene.refuses(Action::Place(at(region)), "DE-M3");
    }
    scene.refuses(Action::Settle(at(1)), "DE-B9");
    assert_eq!(scene.refusal(Action::Done), Violation::TempleFirst);
    scene.refuses(Action::Done, "DE-M3");
    let built = scene.play(&[Action::Place(at(4))]);
    assert!(built.state.temples.contains(at(4)));
    assert_eq!(built.state.temple_supply, 2);
}

#[test]
fn de_m3_without_a_land_region_it_cannot_be_built() {
    let scene = builder("maritime 5");
    scene.refuses(build(&scene), "DE-M3");
}

#[test]
fn de_m4_with_the_supply_empty_the_card_is_built_without_a_temple() {
    let scene = builder("maritime 5")
        .with(|state| state.temple_supply = 0)
        .gold(0, 0)
        .build("TEM-05");
    assert_eq!(scene.cards_in(0, Colour::Temple), 1);
    assert_eq!(scene.held_by(0), 5, "it was the last card in hand");
    assert!(scene.state.temples.is_empty());
    assert!(
        scene
            .told
            .iter()
            .any(|event| matches!(event, Event::NoTempleLeft { .. }))
    );
}

#[test]
fn de_m5_an_army_does_not_leave_a_temple_alone() {
    let alone = scene(2)
        .pieces(0, "military 4, civil 28")
        .temples(&[4])
        .column(0, &["MIL-01"])
        .with(|state| state.place = 0)
        .activating("MIL-01");
    alone.refuses(Action::March(at(4)), "DE-M5");
    let with_another = alone.pieces(0, "civil 4");
    assert!(with_another.allows(Action::March(at(4))));
}

fn score(scene: &Scene, id: &str) -> i32 {
    let card: Design = scene.card(id);
    let sheet = scene
        .rules
        .score(&scene.state, pantheon_engine::Viewer::Spectator);
    let name = scene.rules.card_name(card);
    let line = sheet.lines.iter().find(|line| {
        line.category == "temple"
            && line
                .why
                .args
                .iter()
                .any(|(_, arg)| *arg == pantheon_engine::Arg::Word(Box::new(name.clone())))
    });
    line.unwrap_or_else(|| panic!("no line for {id}")).points
}

/// Regions: 4 (swamp) production, civil, temple; 8 (field) army; 5 (sea) ship; 10 and 18 production.
fn realm(id: &str) -> Scene {
    scene(2)
        .column(0, &[id])
        .pieces(0, "production 4 10 18, civil 4, military 8, maritime 5")
        .temples(&[4])
        .resources(0, [2, 3, 4, 5])
        .gold(0, 11)
}

#[test]
fn de_m6_every_temple_scores_what_it_says_and_twelve_at_most() {
    for (id, points) in [
        ("TEM-01", 8),
        ("TEM-02", 4),
        ("TEM-03", 4),
        ("TEM-04", 0),
        ("TEM-05", 5),
        ("TEM-06", 2),
        ("TEM-07", 4),
        ("TEM-08", 0),
        ("TEM-09", 3),
        ("TEM-10", 9),
        ("TEM-11", 0),
        ("TEM-12", 3),
        ("TEM-13", 3),
        ("TEM-14", 6),
        ("TEM-15", 3),
        ("TEM-16", 4),
    ] {
        assert_eq!(score(&realm(id), id), points, "{id}");
    }
    let wide = realm("TEM-01").pieces(0, "civil 12 26");
    assert_eq!(score(&wide, "TEM-01"), 12, "four fields");
}

#[test]
fn de_m6_the_grove_counts_every_piece_in_own_forests() {
    let grove = scene(2)
        .column(0, &["TEM-15"])
        .pieces(0, "production 10, civil 10 8")
        .pieces(1, "civil 27")
        .temples(&[10]);
    assert_eq!(score(&grove, "TEM-15"), 9, "two buildings and a temple");
    let full = grove.pieces(0, "military 10, scientific 2");
    assert_eq!(score(&full, "TEM-15"), 12, "fifteen, but twelve at most");
}

#[test]
fn de_m6_temples_do_nothing_when_they_are_built() {
    let scene = scene(2)
        .hands("MAR-01")
        .hand(0, &["TEM-03"])
        .pieces(0, "civil 4")
        .gold(0, 3)
        .build("TEM-03")
        .play(&[Action::Place(at(4))]);
    assert_eq!(scene.state.decision, Decision::Turn);
    assert_eq!(scene.state.turn, Seat::new(1).unwrap());
    assert_eq!(scene.points_of(0), 5);
}

fn read_as(city_size: CitySize) -> Options {
    Options {
        city_size: Some(city_size),
        ..Options::default()
    }
}

#[test]
fn de_m6_where_cards_leave_sizes_open_their_reading_is_an_option() {
    let realm = |options| {
        scene_of(first_edition(), 2, options)
            .column(0, &["TEM-06"])
            .pieces(0, "production 4 10 18, civil 4 10")
            .temples(&[4])
    };
    for exactly in [Options::default(), read_as(CitySize::Exactly)] {
        assert_eq!(score(&realm(exactly), "TEM-06"), 2, "region 10 only");
    }
    let at_least = realm(read_as(CitySize::AtLeast));
    assert_eq!(score(&at_least, "TEM-06"), 4, "region 4 too");
    let crowded = at_least.pieces(0, "scientific 4");
    assert_eq!(score(&crowded, "TEM-06"), 4, "four pieces are two or more");
}

#[test]
fn de_m6_four_pieces_means_four_or_more_in_either_reading() {
    for city_size in [CitySize::Exactly, CitySize::AtLeast] {
        let realm = scene_of(first_edition(), 2, read_as(city_size))
            .column(0, &["TEM-08"])
            .pieces(0, "production 4 10, scientific 4 10, civil 4, military 4")
            .temples(&[4]);
        assert_eq!(score(&realm, "TEM-08"), 6, "region 4 has five pieces");
        let two = realm.pieces(0, "civil 10, military 10");
        assert_eq!(score(&two, "TEM-08"), 12, "region 10 has four now");
    }
}
