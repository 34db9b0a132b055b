//! The rulebook's worked examples.

use crate::support::{at, pay, scene, seat};
use pantheon_deus::{Action, Colour, Decision, Kind, Resource};

/// A civil card that costs one wood is paid with one wood or four gold.
#[test]
fn de_b3_example_one_wood_or_four_gold() {
    let scene = scene(2)
        .hand(0, &["CIV-01"])
        .stock(0, [2, 2, 2, 1, 2], [3, 3, 3, 4, 3])
        .build("CIV-01");
    assert_eq!(scene.legal(), [pay([0; 4]), pay([1, 0, 0, 0])]);
    assert_eq!(scene.cards_in(0, Colour::Civil), 1);
}

/// Anna opens on a mountain; Madeline opens on the edge, more than two regions away.
#[test]
fn de_b4_example_two_first_regions() {
    let scene = scene(2)
        .hand(0, &["PRO-05", "MAR-02"])
        .hand(1, &["PRO-05"])
        .build("PRO-05")
        .play(&[Action::Place(at(24))])
        .play(&[Action::Take(Resource::Stone)])
        .build("PRO-05");
    let far = scene.places();
    assert!(!far.is_empty());
    let layout = scene.rules.layout();
    for region in far {
        let distance = layout.hex(at(region)).distance(layout.hex(at(24)));
        assert!(distance > 2, "region {region} is {distance} away");
    }
}

/// Anna's second building goes to the same region, if of another type, or beside it, but not into a village.
#[test]
fn de_b5_example_the_second_building() {
    let scene = scene(2)
        .hand(0, &["PRO-05", "MAR-01"])
        .pieces(0, "production 24")
        .points(0, 0)
        .build("PRO-05");
    assert_eq!(scene.places(), [23, 27], "the same type goes beside it");
    scene.refuses(Action::Place(at(24)), "DE-B6");
    scene.refuses(Action::Place(at(25)), "DE-B7");
    let other = crate::support::scene(2)
        .hand(0, &["CIV-01"])
        .pieces(0, "production 24")
        .gold(0, 0)
        .points(0, 0)
        .build("CIV-01");
    assert_eq!(other.places(), [23, 24, 27]);
}

/// Madeline's second brown card: the lower one, a Forum, gives a point, the upper one three gold.
#[test]
fn de_b10_example_a_point_then_three_gold() {
    let scene = scene(2)
        .hand(0, &["CIV-02", "MAR-01"])
        .hand(1, &["MAR-01"])
        .column(0, &["CIV-10"])
        .pieces(0, "civil 8, production 8 10")
        .gold(0, 0)
        .build("CIV-02")
        .play(&[Action::Place(at(10)), Action::Use]);
    assert_eq!((scene.points_of(0), scene.gold_of(0)), (6, 0));
    let scene = scene.play(&[Action::Use]);
    assert_eq!((scene.points_of(0), scene.gold_of(0)), (6, 3));
}

/// Anna's first temple needs nothing; her second needs a card in every other column.
#[test]
fn de_m1_example_first_and_second_temple() {
    let scene = scene(2)
        .hand(0, &["TEM-01", "TEM-02"])
        .hand(1, &["MAR-01"])
        .pieces(0, "civil 4 8")
        .resources(0, [2; 4])
        .gold(0, 0)
        .build("TEM-01")
        .play(&[Action::Place(at(4))])
        .with(|state| state.turn = seat(0));
    scene.refuses(Action::Build(scene.card("TEM-02")), "DE-M1");
    let scene = scene
        .column(0, &["MAR-02", "PRO-05", "SCI-01", "CIV-01", "MIL-01"])
        .build("TEM-02")
        .play(&[Action::Place(at(8))]);
    assert_eq!(scene.cards_in(0, Colour::Temple), 2);
}

/// Madeline's ship completes the ring around a village; Anna has more armies there and takes its points.
#[test]
fn de_v2_example_madelines_ship_annas_points() {
    let scene = scene(2)
        .hand(0, &["MAR-02", "MAR-01"])
        .gold(0, 0)
        .stock(0, [5, 2, 2, 2, 2], [0, 3, 3, 3, 3])
        .pieces(0, "maritime 16 19 20")
        .pieces(1, "military 10 11")
        .build("MAR-02")
        .play(&[Action::Place(at(14))]);
    assert_eq!((scene.points_of(0), scene.points_of(1)), (5, 5 + 6));
}

/// Anna offers three cards with a temple on top: Jupiter stands for Ceres, who gives three resources and a piece.
#[test]
fn de_o2_example_jupiter_as_ceres() {
    let scene = scene(2)
        .hand(0, &["TEM-01", "CIV-01", "MAR-01", "MIL-01"])
        .hand(1, &["MAR-01"])
        .offer(&["TEM-01", "CIV-01", "MAR-01"]);
    assert_eq!(scene.state.decision, Decision::Jupiter { count: 3 });
    let scene = scene.play(&[
        Action::Invoke(Kind::Production),
        Action::Take(Resource::Wood),
        Action::Take(Resource::Clay),
        Action::Take(Resource::Clay),
    ]);
    assert_eq!(scene.resources_of(0), [2, 3, 1, 1]);
    assert_eq!(scene.state.players[0].stock.inside().board, [2, 3, 2, 2, 2]);
    assert_eq!(scene.held_by(0), 5);
}

/// The example of the village: five regions around it, five points on it.
#[test]
fn de_s3_example_five_points_for_five_neighbours() {
    let scene = scene(3);
    let five = scene
        .state
        .of(pantheon_deus::Terrain::Village)
        .iter()
        .find(|&village| scene.rules.layout().neighbours(village).len() == 5)
        .expect("the map of three has one");
    assert_eq!(scene.state.village_points(five), 5);
}
