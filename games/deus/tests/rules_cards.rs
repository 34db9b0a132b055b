//! What cards do (DE-B10, DE-R4, DE-R5, DE-R7), one test per word of the vocabulary.

use crate::support::{Scene, at, scene, seat};
use pantheon_deus::{Action, Decision, Kind, Resource, Violation};
use pantheon_engine::Game;

fn table() -> Scene {
    scene(2).hands("MAR-01")
}

/// Cities of 1, 2, 3 and 4: region 8 an army, region 5 ship and army, region 4 three pieces with its temple, region 18
/// four.
fn cities() -> Scene {
    table()
        .pieces(
            0,
            "production 4 18, civil 4 18, scientific 18, military 8 5 18, maritime 5",
        )
        .temples(&[4])
}

#[test]
fn de_b10_the_galley_buys_up_to_three_resources_in_any_mix() {
    let scene = table()
        .using("MAR-01")
        .play(&[Action::Take(Resource::Clay)]);
    assert_eq!((scene.gold_of(0), scene.resources_of(0)), (4, [1, 2, 1, 1]));
    assert_eq!(scene.state.decision, Decision::Buy { price: 1, left: 2 });
    assert_eq!(
        scene.legal(),
        [
            Action::Take(Resource::Wood),
            Action::Take(Resource::Clay),
            Action::Take(Resource::Stone),
            Action::Take(Resource::Wheat),
            Action::Done
        ]
    );
    let scene = scene.play(&[Action::Take(Resource::Wheat), Action::Take(Resource::Clay)]);
    assert_eq!((scene.gold_of(0), scene.resources_of(0)), (2, [1, 3, 1, 2]));
    assert_eq!(scene.state.turn, seat(1), "three at most");
    let none = table().using("MAR-01").play(&[Action::Decline]);
    assert_eq!((none.gold_of(0), none.state.turn), (5, seat(1)));
    let poor = table().gold(0, 0).using("MAR-01");
    poor.refuses(Action::Take(Resource::Clay), "DE-B10");
}

#[test]
fn de_s4_a_resource_that_has_run_out_cannot_be_gained() {
    let scene = table().supply([0, 8, 8, 8]).using("MAR-01");
    scene.refuses(Action::Take(Resource::Wood), "DE-S4");
    let short = table()
        .supply([3, 8, 8, 8])
        .pieces(0, "production 2 10")
        .uses("PRO-01");
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
        .pieces(0, "production 8 18 4")
        .pieces(1, "production 26")
        .uses("PRO-04");
    assert_eq!(scene.resources_of(0), [1, 1, 1, 5]);
}

#[test]
fn harvest_one_chooses_among_the_terrains_one_produces_on() {
    let scene = table().pieces(0, "production 8 4").using("PRO-05");
    scene.refuses(Action::Take(Resource::Wood), "DE-B10");
    let scene = scene.play(&[Action::Take(Resource::Clay)]);
    assert_eq!(scene.resources_of(0), [1, 2, 1, 1]);
}

#[test]
fn harvest_each_gives_one_per_terrain() {
    let scene = table().pieces(0, "production 8 18 4").uses("PRO-06");
    assert_eq!(scene.resources_of(0), [1, 2, 1, 2]);
}

#[test]
fn draw_takes_cards_up_to_ten_in_hand() {
    let nine: Vec<&str> = [
        "CIV-01", "CIV-02", "CIV-03", "CIV-04", "CIV-05", "CIV-06", "CIV-07", "CIV-08",
    ]
    .to_vec();
    let scene = cities().hand(0, &nine).using("SCI-01");
    assert_eq!(scene.held_by(0), 9);
    assert_eq!(scene.play(&[Action::Use]).held_by(0), 10);
}

#[test]
fn de_b10_the_school_draws_a_card_per_region_of_two_or_more() {
    let scene = cities().using("SCI-01");
    assert_eq!(scene.legal(), [Action::Use, Action::Decline]);
    assert_eq!(scene.play(&[Action::Use]).held_by(0), 1 + 3);
}

#[test]
fn de_b10_the_workshop_gains_a_piece_per_region_of_two_or_more_in_any_mix() {
    let before = cities().state.players[0].stock.inside().board;
    let scene = cities().using("SCI-06").play(&[
        Action::Gain(Kind::Maritime),
        Action::Gain(Kind::Scientific),
        Action::Gain(Kind::Scientific),
    ]);
    let mut after = before;
    after[Kind::Maritime.index()] += 1;
    after[Kind::Scientific.index()] += 2;
    assert_eq!(scene.state.players[0].stock.inside().board, after);
    assert_eq!(scene.state.turn, seat(1));
    let halfway = cities()
        .using("SCI-06")
        .play(&[Action::Gain(Kind::Maritime)]);
    halfway.refuses(Action::Done, "DE-O3");
}

#[test]
fn gain_brings_a_piece_and_perhaps_a_card() {
    let academy = table().using("SCI-09").play(&[Action::Gain(Kind::Civil)]);
    assert_eq!(
        academy.state.players[0].stock.inside().board,
        [2, 2, 2, 3, 2]
    );
    assert_eq!(academy.held_by(0), 2);
    let empty = table().stock(0, [5; 5], [0; 5]).uses("SCI-09");
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
        .pieces(0, "production 4")
        .using("SCI-04");
    scene.refuses(Action::Activate(1), "DE-B10");
    scene.refuses(Action::Activate(3), "DE-B10");
    let scene = scene.play(&[Action::Activate(2), Action::Use]);
    assert_eq!(scene.gold_of(0), 5 + 3);
    assert_eq!(scene.state.turn, seat(1));
}

#[test]
fn de_b10_city_cards_pay_per_region_of_at_least_a_size() {
    for (id, gold, points) in [
        ("CIV-09", 4, 0),
        ("CIV-10", 0, 1),
        ("CIV-11", 8, 0),
        ("CIV-12", 6, 0),
        ("CIV-13", 0, 2),
        ("CIV-14", 6, 0),
        ("CIV-15", 0, 4),
        ("CIV-16", 0, 3),
    ] {
        let paid = cities().uses(id);
        assert_eq!(
            (paid.gold_of(0), paid.points_of(0)),
            (5 + gold, 5 + points),
            "{id}"
        );
    }
}

#[test]
fn de_b10_the_forum_pays_a_point_per_pair_of_regions() {
    let forum = |production: &[u8]| {
        table()
            .hand(0, &["CIV-10"])
            .gold(0, 0)
            .stock(0, [5; 5], [0; 5])
            .pieces_of(0, Kind::Production, production)
            .pieces(0, "civil 8")
            .build("CIV-10")
            .play(&[Action::Place(at(4))])
    };
    let one = forum(&[4]);
    assert_eq!(
        one.state.turn,
        seat(1),
        "one region is no pair: passed over"
    );
    let two = forum(&[4, 8]).play(&[Action::Use]);
    assert_eq!(two.points_of(0), 5 + 1);
}

#[test]
fn de_b10_markets_pay_per_region_of_the_terrain_that_one_occupies() {
    // 8 and 18 are fields, 2 and 10 forests, 4 a swamp, 13 a mountain; nobody produces.
    let realm = |id: &str| {
        table()
            .stock(0, [5; 5], [0; 5])
            .pieces(0, "civil 8 18 2 4, military 8 13")
            .pieces(1, "production 10")
            .uses(id)
    };
    for (id, gold) in [("CIV-01", 6), ("CIV-02", 3), ("CIV-03", 3), ("CIV-04", 3)] {
        assert_eq!(realm(id).gold_of(0), 5 + gold, "{id}");
    }
}

#[test]
fn de_b10_villas_pay_per_production_building_on_the_terrain() {
    let scene = table()
        .pieces(0, "production 8 18, civil 12")
        .uses("CIV-05");
    assert_eq!(scene.points_of(0), 5 + 2, "fields 8 and 18, but not 12");
}

#[test]
fn de_b10_the_siege_tower_takes_two_points_off_a_village_or_its_last() {
    let tower = |left: u8| {
        let scene = table()
            .pieces(0, "military 4")
            .with(|state| state.villages[0] = left)
            .using("MIL-03")
            .play(&[Action::Raid(at(3))]);
        (scene.points_of(0), scene.state.village_points(at(3)))
    };
    assert_eq!(tower(3), (5 + 2, 1));
    assert_eq!(tower(1), (5 + 1, 0));
}

#[test]
fn de_b10_the_ballista_pays_four_gold_per_village_next_to_armies() {
    let ballista = |armies: &[u8]| {
        table()
            .pieces_of(0, Kind::Military, armies)
            .uses("MIL-04")
            .gold_of(0)
    };
    assert_eq!(ballista(&[13, 4]), 5 + 8, "villages 3 and 17");
    assert_eq!(ballista(&[1, 4]), 5 + 4, "two armies beside village 3");
}

#[test]
fn tax_takes_gold_from_everybody_exposed() {
    let scene = scene(3).hands("MAR-01").gold(1, 1).gold(2, 9);
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
        .pieces_of(0, Kind::Military, &[army])
        .pieces_of(1, Kind::Civil, &next[..1])
        .pieces_of(2, Kind::Civil, &next[1..2])
        .uses("MIL-08");
    assert_eq!(
        [scene.gold_of(0), scene.gold_of(1), scene.gold_of(2)],
        [5 + 1 + 2, 0, 7]
    );
}

#[test]
fn de_r7_robbing_shows_that_somebody_has_a_point_and_no_more() {
    let exposed = |points| {
        table()
            .pieces(0, "military 4")
            .pieces(1, "civil 8")
            .points(1, points)
            .using("MIL-12")
    };
    let scene = exposed(1);
    scene.refuses(Action::Rob(seat(0)), "DE-B10");
    let robbed = scene.play(&[Action::Rob(seat(1))]);
    assert_eq!((robbed.points_of(0), robbed.points_of(1)), (6, 0));
    assert!(!exposed(0).allows(Action::Rob(seat(1))));
    exposed(0).refuses(Action::Rob(seat(1)), "DE-R7");
    let elsewhere = table()
        .pieces(0, "military 4")
        .pieces(1, "civil 12")
        .using("MIL-12");
    elsewhere.refuses(Action::Rob(seat(1)), "DE-B10");
    let out_of_reach = Violation::NotInReach { from: seat(1) };
    assert_eq!(elsewhere.refusal(Action::Rob(seat(1))), out_of_reach);
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
    let scene = table().pieces(0, "production 8").using("CIV-01");
    scene.refuses(Action::Take(Resource::Wood), "DE-B10");
    scene.refuses(Action::Done, "DE-B10");
    assert_eq!(scene.legal(), [Action::Use, Action::Decline]);
}

#[test]
fn de_b10_what_is_out_of_the_cards_reach_is_refused_by_the_card() {
    let raid = table().pieces(0, "military 4").using("MIL-03");
    raid.refuses(Action::Raid(at(25)), "DE-B10")
        .refuses(Action::Raid(at(8)), "DE-B10");
    assert_eq!(
        raid.refusal(Action::Raid(at(25))),
        Violation::NotExposed { region: at(25) }
    );
}

#[test]
fn de_b10_anything_but_a_use_of_a_card_has_to_wait_for_it() {
    let scene = table()
        .pieces(0, "military 4")
        .hand(0, &["CIV-01"])
        .using("MIL-03");
    let decision = scene.state.decision;
    for action in [
        Action::Offer(scene.card("CIV-01")),
        Action::Place(at(1)),
        Action::Done,
    ] {
        assert_eq!(scene.refusal(action), Violation::NotNow { decision });
    }
    assert_eq!(scene.refusal(Action::Use), Violation::NotThatEffect);
}
