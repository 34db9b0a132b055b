//! What cards do (DE-B10, DE-R4, DE-R5, DE-R7), one test per word of the vocabulary.

use crate::support::{Scene, at, scene, seat};
use pantheon_deus::{Action, Decision, Kind, Resource};
use pantheon_engine::Game;

fn table() -> Scene {
    scene(2).hand(0, &["MAR-01"]).hand(1, &["MAR-01"])
}

#[test]
fn buy_pays_gold_for_a_resource() {
    let scene = table()
        .using("MAR-01")
        .play(&[Action::Take(Resource::Clay)]);
    assert_eq!((scene.gold_of(0), scene.resources_of(0)), (4, [1, 2, 1, 1]));
    assert_eq!(scene.state.turn, seat(1));
    let poor = table().gold(0, 0).using("MAR-01");
    poor.refuses(Action::Take(Resource::Clay), "DE-B10");
}

#[test]
fn de_s4_a_resource_that_has_run_out_cannot_be_gained() {
    let scene = table().supply([0, 8, 8, 8]).using("MAR-01");
    scene.refuses(Action::Take(Resource::Wood), "DE-S4");
    let short = table()
        .supply([3, 8, 8, 8])
        .pieces(0, Kind::Production, &[2, 10])
        .using("PRO-01")
        .play(&[Action::Use]);
    assert_eq!(short.resources_of(0)[0], 1 + 3, "four were due");
}

#[test]
fn sell_gives_gold_or_points_for_up_to_six() {
    let gold = table().resources(0, [8, 0, 0, 0]).using("MAR-02");
    assert_eq!(gold.legal().len(), 6 + 1);
    gold.refuses(Action::Sell(7), "DE-B10");
    gold.refuses(Action::Sell(0), "DE-B10");
    let supply = gold.state.supply[0];
    let gold = gold.play(&[Action::Sell(3)]);
    assert_eq!((gold.gold_of(0), gold.resources_of(0)[0]), (17, 5));
    assert_eq!(gold.state.supply[0], supply + 3);
    let points = table()
        .resources(0, [0, 0, 2, 0])
        .using("MAR-08")
        .play(&[Action::Sell(2)]);
    assert_eq!(points.points_of(0), 7);
}

#[test]
fn de_r5_as_many_are_returned_as_taken_limited_by_the_supply() {
    let scene = table()
        .resources(0, [5, 0, 0, 0])
        .supply([3, 1, 0, 1])
        .using("MAR-10");
    scene.refuses(Action::Exchange(Resource::Wood), "DE-R5");
    scene.refuses(Action::Exchange(Resource::Stone), "DE-S4");
    let scene = scene.play(&[
        Action::Exchange(Resource::Clay),
        Action::Exchange(Resource::Wheat),
    ]);
    assert_eq!(scene.resources_of(0), [3, 1, 0, 1]);
    assert_eq!(scene.state.supply, [5, 0, 0, 0]);
    assert_eq!(
        scene.state.turn,
        seat(1),
        "a third finds nothing in the supply"
    );
}

#[test]
fn exchange_is_up_to_three_and_may_stop() {
    let scene = table()
        .resources(0, [5, 0, 0, 0])
        .using("MAR-10")
        .play(&[Action::Exchange(Resource::Clay), Action::Done]);
    assert_eq!(scene.resources_of(0), [4, 1, 0, 0]);
    let scene = table()
        .resources(0, [5, 0, 0, 0])
        .using("MAR-10")
        .play(&[Action::Exchange(Resource::Clay); 3]);
    assert_eq!(scene.resources_of(0), [2, 3, 0, 0]);
    assert_eq!(scene.state.turn, seat(1));
}

#[test]
fn harvest_counts_own_production_buildings_on_the_terrain() {
    let scene = table()
        .pieces(0, Kind::Production, &[8, 18, 4])
        .pieces(1, Kind::Production, &[26])
        .using("PRO-04")
        .play(&[Action::Use]);
    assert_eq!(scene.resources_of(0), [1, 1, 1, 5]);
}

#[test]
fn harvest_one_chooses_among_the_terrains_one_produces_on() {
    let scene = table().pieces(0, Kind::Production, &[8, 4]).using("PRO-05");
    scene.refuses(Action::Take(Resource::Wood), "DE-B10");
    let scene = scene.play(&[Action::Take(Resource::Clay)]);
    assert_eq!(scene.resources_of(0), [1, 2, 1, 1]);
}

#[test]
fn harvest_each_gives_one_per_terrain() {
    let scene = table()
        .pieces(0, Kind::Production, &[8, 18, 4])
        .using("PRO-06")
        .play(&[Action::Use]);
    assert_eq!(scene.resources_of(0), [1, 2, 1, 2]);
}

#[test]
fn draw_takes_cards_up_to_ten_in_hand() {
    let nine: Vec<&str> = [
        "CIV-01", "CIV-02", "CIV-03", "CIV-04", "CIV-05", "CIV-06", "CIV-07", "CIV-08",
    ]
    .to_vec();
    let scene = table().hand(0, &nine).using("SCI-01");
    assert_eq!(scene.held_by(0), 9);
    assert_eq!(scene.play(&[Action::Use]).held_by(0), 10);
}

#[test]
fn gain_brings_a_piece_and_perhaps_a_card() {
    let yard = table()
        .using("SCI-06")
        .play(&[Action::Gain(Kind::Military)]);
    assert_eq!(yard.state.players[0].stock.inside().board, [2, 2, 2, 2, 3]);
    let academy = table().using("SCI-09").play(&[Action::Gain(Kind::Civil)]);
    assert_eq!(
        academy.state.players[0].stock.inside().board,
        [2, 2, 2, 3, 2]
    );
    assert_eq!(academy.held_by(0), 2);
    let empty = table()
        .stock(0, [5; 5], [0; 5])
        .using("SCI-09")
        .play(&[Action::Use]);
    assert_eq!(
        empty.held_by(0),
        2,
        "the card is drawn even if no piece is left"
    );
}

#[test]
fn de_r4_discarding_for_pieces_needs_a_piece_to_gain() {
    let scene = table().using("SCI-07");
    let card = scene.card("MAR-01");
    let scene = scene.play(&[Action::Discard(card)]);
    assert_eq!(scene.state.decision, Decision::Pieces { left: 2, cards: 0 });
    let scene = scene.play(&[Action::Gain(Kind::Civil), Action::Gain(Kind::Civil)]);
    assert_eq!(scene.state.players[0].stock.inside().board, [2, 2, 2, 4, 2]);
    assert!(
        scene
            .state
            .discard
            .inside()
            .contains(scene.rules.content().copies(card).first().unwrap()),
    );
    let view = pantheon_engine::Game::view(
        &scene.rules,
        &scene.state,
        pantheon_engine::Viewer::Spectator,
    );
    assert_eq!(view.seen, [card], "it lies face up");

    let empty = table().stock(0, [5; 5], [0; 5]).using("SCI-07");
    empty.refuses(Action::Discard(card), "DE-R4");
    let one = table()
        .hand(0, &["CIV-01"])
        .stock(0, [5, 5, 5, 4, 5], [0, 0, 0, 1, 0])
        .using("SCI-07")
        .play(&[Action::Discard(card), Action::Gain(Kind::Civil)]);
    assert_eq!(one.state.turn, seat(1), "with one piece left one is gained");
}

#[test]
fn swap_discards_a_card_to_draw_three() {
    let scene = table().using("SCI-08");
    let card = scene.card("MAR-01");
    let scene = scene.play(&[Action::Discard(card)]);
    assert_eq!(scene.held_by(0), 3);
}

#[test]
fn activate_carries_out_a_card_of_another_column() {
    let scene = table()
        .column(0, &["CIV-01", "CIV-03"])
        .pieces(0, Kind::Production, &[4])
        .using("SCI-04");
    scene.refuses(Action::Activate(1), "DE-B10");
    scene.refuses(Action::Activate(3), "DE-B10");
    let scene = scene.play(&[Action::Activate(2), Action::Use]);
    assert_eq!(scene.gold_of(0), 5 + 3);
    assert_eq!(scene.state.turn, seat(1));
}

#[test]
fn earn_pays_per_region_of_a_size() {
    // Sizes: region 4 has 2, region 8 has 1, region 5 has 1, region 18 has 3.
    let realm = |id: &str| {
        table()
            .pieces(0, Kind::Production, &[4, 18])
            .pieces(0, Kind::Civil, &[4, 18])
            .pieces(0, Kind::Military, &[8])
            .pieces(0, Kind::Maritime, &[5])
            .temples(&[18])
            .using(id)
            .play(&[Action::Use])
    };
    assert_eq!(realm("CIV-09").gold_of(0), 5 + 2);
    assert_eq!(realm("CIV-10").gold_of(0), 5 + 2);
    assert_eq!(realm("CIV-11").gold_of(0), 5 + 4);
    assert_eq!(
        realm("CIV-13").points_of(0),
        5 + 1,
        "two regions make one point"
    );
    assert_eq!(realm("CIV-15").points_of(0), 5 + 2);
}

#[test]
fn raid_and_plunder_reach_villages_next_to_armies() {
    let raid = table()
        .pieces(0, Kind::Military, &[4])
        .using("MIL-03")
        .play(&[Action::Raid(at(3))]);
    assert_eq!(
        (raid.points_of(0), raid.state.village_points(at(3))),
        (6, 2)
    );
    let plunder = table()
        .pieces(0, Kind::Military, &[13, 4])
        .using("MIL-04")
        .play(&[Action::Use]);
    assert_eq!(plunder.gold_of(0), 5 + 4, "villages 3 and 17");
}

#[test]
fn tax_takes_gold_from_everybody_exposed() {
    let scene = scene(3)
        .hand(0, &["MAR-01"])
        .hand(1, &["MAR-01"])
        .gold(1, 1)
        .gold(2, 9);
    let (army, next) = {
        let layout = scene.rules.layout();
        let land = scene.state.of(pantheon_deus::Terrain::Field);
        let army = land.iter().next().unwrap();
        let next: Vec<u8> = layout
            .neighbours(army)
            .iter()
            .map(pantheon_deus::Region::number)
            .collect();
        (army.number(), next)
    };
    let scene = scene
        .pieces(0, Kind::Military, &[army])
        .pieces(1, Kind::Civil, &next[..1])
        .pieces(2, Kind::Civil, &next[1..2])
        .using("MIL-08")
        .play(&[Action::Use]);
    assert_eq!(
        [scene.gold_of(0), scene.gold_of(1), scene.gold_of(2)],
        [5 + 1 + 2, 0, 7]
    );
}

#[test]
fn de_r7_robbing_shows_that_somebody_has_a_point_and_no_more() {
    let exposed = |points| {
        table()
            .pieces(0, Kind::Military, &[4])
            .pieces(1, Kind::Civil, &[8])
            .points(1, points)
            .using("MIL-12")
    };
    let scene = exposed(1);
    scene.refuses(Action::Rob(seat(0)), "DE-R7");
    let robbed = scene.play(&[Action::Rob(seat(1))]);
    assert_eq!((robbed.points_of(0), robbed.points_of(1)), (6, 0));
    assert!(!exposed(0).allows(Action::Rob(seat(1))));
    exposed(0).refuses(Action::Rob(seat(1)), "DE-R7");
    let elsewhere = table()
        .pieces(0, Kind::Military, &[4])
        .pieces(1, Kind::Civil, &[12])
        .using("MIL-12");
    elsewhere.refuses(Action::Rob(seat(1)), "DE-R7");
    let view = |points| {
        let scene = exposed(points);
        pantheon_engine::Game::view(
            &scene.rules,
            &scene.state,
            pantheon_engine::Viewer::Seat(seat(0)),
        )
    };
    assert_eq!(view(1), view(30), "how many points there are isn't shown");
    assert_ne!(view(0), view(1), "whether there are any is");
}

#[test]
fn de_b10_a_card_is_used_as_it_says() {
    let scene = table().pieces(0, Kind::Production, &[8]).using("CIV-01");
    scene.refuses(Action::Take(Resource::Wood), "DE-B10");
    scene.refuses(Action::Done, "DE-B10");
    assert_eq!(scene.legal(), [Action::Use, Action::Decline]);
}
