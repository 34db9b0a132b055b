//! Building standard cards (DE-B, DE-R1).

use crate::support::{Scene, at, pay, scene, seat};
use pantheon_deus::{Action, Colour, Decision, Event, Kind};
use pantheon_engine::{Game, Viewer};

/// Seat 0 has built its only card, paid with resources, and is about to place the piece.
#[track_caller]
fn placing(card: &str, setting: impl FnOnce(Scene) -> Scene) -> Scene {
    setting(scene(2).hand(0, &[card]).gold(0, 0)).build(card)
}

#[test]
fn de_b1_a_card_needs_a_piece_of_its_type_on_the_board() {
    let scene = scene(2)
        .hand(0, &["CIV-01", "SCI-06"])
        .stock(0, [2, 2, 0, 2, 2], [3, 3, 5, 3, 3]);
    assert!(scene.allows(Action::Build(scene.card("CIV-01"))));
    scene.refuses(Action::Build(scene.card("SCI-06")), "DE-B1");
}

#[test]
fn de_b2_the_card_goes_on_top_of_the_column_of_its_colour() {
    let scene = scene(2)
        .hand(0, &["CIV-02", "MAR-01"])
        .column(0, &["CIV-01"])
        .pieces(0, "civil 8")
        .gold(0, 0)
        .build("CIV-02");
    let column: Vec<_> = scene.state.players[0]
        .column(Colour::Civil)
        .iter()
        .collect();
    let designs: Vec<_> = column
        .iter()
        .map(|&card| scene.rules.content().design(card))
        .collect();
    assert_eq!(designs, [scene.card("CIV-01"), scene.card("CIV-02")]);
    assert_eq!(scene.held_by(0), 1);
}

#[test]
fn de_b3_every_way_to_pay_is_offered_those_with_less_gold_first() {
    let scene = scene(2).hand(0, &["CIV-13"]).gold(0, 9).build("CIV-13");
    assert_eq!(
        scene.legal(),
        [
            pay([0, 0, 0, 0]),
            pay([0, 0, 1, 0]),
            pay([0, 1, 0, 0]),
            pay([0, 1, 1, 0])
        ]
    );
    scene.refuses(pay([1, 0, 0, 0]), "DE-B3");
    let supply = scene.state.supply;
    let scene = scene.play(&[pay([0, 1, 0, 0])]);
    assert_eq!((scene.gold_of(0), scene.resources_of(0)), (5, [1, 1, 0, 1]));
    assert_eq!(scene.state.supply[2], supply[2] + 1, "stone goes back");
    assert_eq!(scene.state.supply[1], supply[1]);
}

#[test]
fn de_b3_all_see_what_each_way_to_pay_takes() {
    let paying = || scene(2).hand(0, &["CIV-13"]).gold(0, 9).build("CIV-13");
    let scene = paying();
    let had = (scene.gold_of(0), scene.resources_of(0));
    let prices = scene.rules.view(&scene.state, Viewer::Spectator).prices;
    let ways: Vec<Action> = prices.iter().map(|it| Action::Pay(it.payment)).collect();
    assert_eq!(ways, scene.legal());
    for price in prices {
        let paid = paying().play(&[Action::Pay(price.payment)]);
        let resources = std::array::from_fn(|i| had.1[i] - price.cost.resources()[i]);
        let left = (had.0 - u16::from(price.cost.gold), resources);
        assert_eq!((paid.gold_of(0), paid.resources_of(0)), left);
    }
    let placing = scene.play(&[pay([0, 0, 0, 0])]);
    let view = placing.rules.view(&placing.state, Viewer::Spectator);
    assert!(view.prices.is_empty() && view.at_work);
}

#[test]
fn de_b3_gold_in_a_cost_is_gold_only_and_the_rest_must_be_there() {
    let dear = scene(2).hand(0, &["PRO-05"]).gold(0, 1);
    dear.refuses(Action::Build(dear.card("PRO-05")), "DE-B3");
    let poor = scene(2)
        .hand(0, &["PRO-01"])
        .gold(0, 5)
        .resources(0, [9, 9, 0, 9]);
    poor.refuses(Action::Build(poor.card("PRO-01")), "DE-B3");
    let half = scene(2)
        .hand(0, &["CIV-13"])
        .gold(0, 9)
        .resources(0, [9, 0, 9, 9])
        .build("CIV-13");
    assert_eq!(half.legal(), [pay([0, 1, 0, 0]), pay([0, 1, 1, 0])]);
    half.refuses(pay([0, 0, 0, 0]), "DE-B3");
    let rich = scene(2)
        .hand(0, &["PRO-01"])
        .gold(0, 6)
        .resources(0, [9, 9, 0, 9])
        .build("PRO-01");
    assert_eq!(rich.gold_of(0), 0, "the only way to pay is taken at once");
    assert_eq!(rich.state.decision, Decision::Place);
}

#[test]
fn de_b4_the_first_building_goes_to_the_edge_away_from_others() {
    let scene = placing("CIV-01", |it| it.pieces(1, "production 13"));
    // All land on the edge but 13, and 8, 22, 23 and whatever else lies within two steps of it.
    assert_eq!(scene.places(), [1, 2, 7, 12, 24, 26, 27, 28]);
    scene.refuses(Action::Place(at(8)), "DE-B4");
    scene.refuses(Action::Place(at(10)), "DE-B4");
    scene.refuses(Action::Place(at(13)), "DE-B6");
}

#[test]
fn de_b4_ships_open_at_sea() {
    let scene = placing("MAR-02", |it| it);
    assert_eq!(scene.places(), [5, 6, 16, 21]);
}

#[test]
fn de_r1_distance_is_waived_for_a_type_that_finds_no_region_far_enough() {
    // Ships at 5, 16 and 21 leave only region 6 at sea, which is too close to the first region, 5.
    let table = |card| {
        scene(2)
            .hand(0, &[card])
            .stock(1, [3, 2, 2, 2, 2], [2, 3, 3, 3, 3])
            .pieces(1, "maritime 5 16 21")
            .gold(0, 0)
            .build(card)
    };
    assert_eq!(table("MAR-02").places(), [6]);
    let land = table("CIV-01");
    assert!(
        !land.places().contains(&2),
        "on land there is room farther off"
    );
    land.refuses(Action::Place(at(2)), "DE-B4");
}

#[test]
fn de_r1_a_first_region_counts_even_when_it_was_left() {
    let scene = scene(2)
        .hand(0, &["CIV-01"])
        .pieces(1, "military 28")
        .with(|state| {
            state.players[1].first_region = Some(at(1));
        })
        .gold(0, 0)
        .build("CIV-01");
    assert!(!scene.places().contains(&2), "two steps from region 1");
    assert!(scene.places().contains(&27), "beside the army that left it");
}

#[test]
fn de_r1_a_later_building_is_no_first_region() {
    let scene = placing("CIV-01", |it| it.pieces(0, "production 4")).play(&[Action::Place(at(1))]);
    assert_eq!(scene.state.players[0].first_region, Some(at(4)));
}

#[test]
fn de_b5_later_buildings_join_or_adjoin_own_regions() {
    let scene = placing("CIV-01", |it| it.pieces(0, "production 4").points(0, 0));
    assert_eq!(scene.places(), [1, 2, 4, 8]);
    scene.refuses(Action::Place(at(12)), "DE-B5");
}

#[test]
fn de_b6_buildings_in_a_region_are_of_different_types_and_one_player() {
    let scene = placing("CIV-01", |it| {
        it.pieces(0, "civil 4").pieces(1, "production 8")
    });
    scene.refuses(Action::Place(at(4)), "DE-B6");
    scene.refuses(Action::Place(at(8)), "DE-B6");
    assert_eq!(scene.places(), [1, 2]);
}

#[test]
fn de_b7_nothing_is_built_in_a_village_sacked_or_not() {
    let scene = placing("CIV-01", |it| it.pieces(0, "production 4"));
    scene.refuses(Action::Place(at(3)), "DE-B7");
    scene.refuses(Action::Settle(at(3)), "DE-B7");
    let sacked = scene.with(|state| state.villages = [0; 7]);
    sacked.refuses(Action::Place(at(3)), "DE-B7");
    sacked.refuses(Action::Settle(at(3)), "DE-B7");
}

#[test]
fn de_b8_ships_at_sea_and_only_ships() {
    let ship = placing("MAR-02", |it| {
        it.pieces(0, "production 4, maritime 5").points(0, 0)
    });
    assert_eq!(ship.places(), [6, 9]);
    ship.refuses(Action::Place(at(4)), "DE-B8");
    ship.refuses(Action::Place(at(5)), "DE-B6");
    let army = placing("MIL-01", |it| it.pieces(0, "maritime 5"));
    army.refuses(Action::Place(at(5)), "DE-B8");
}

#[test]
fn de_b9_three_points_buy_an_empty_edge_region_anywhere() {
    let scene = placing("CIV-01", |it| {
        it.pieces(0, "production 4").pieces(1, "production 12")
    });
    assert_eq!(scene.paid_places(), [7, 13, 22, 23, 24, 26, 27, 28]);
    scene.refuses(Action::Settle(at(8)), "DE-B9");
    scene.refuses(Action::Settle(at(12)), "DE-B9");
    scene.refuses(Action::Settle(at(18)), "DE-B9");
    let built = scene.play(&[Action::Settle(at(7))]);
    assert_eq!(built.points_of(0), 2);
    assert_eq!(built.where_are(0, Kind::Civil), [7]);
}

#[test]
fn de_b9_works_for_a_first_building_and_ignores_distance() {
    let scene = placing("CIV-01", |it| it.pieces(1, "production 12").points(0, 3));
    assert_eq!(scene.paid_places(), [7], "too close for nothing");
    let scene = scene.play(&[Action::Settle(at(7))]);
    assert_eq!(scene.points_of(0), 0);
    assert_eq!(scene.state.players[0].first_region, Some(at(7)));
}

#[test]
fn de_b9_one_must_have_three_points() {
    let scene = placing("CIV-01", |it| it.pieces(0, "production 4").points(0, 2));
    assert!(scene.paid_places().is_empty());
    scene.refuses(Action::Settle(at(28)), "DE-B9");
}

#[test]
fn de_b9_is_paid_before_the_village_is_attacked() {
    // Region 8 completes the village at 3; its three points come after the three paid.
    let scene = placing("MIL-01", |it| {
        it.pieces(0, "production 28")
            .pieces(1, "civil 1 4")
            .points(0, 3)
    })
    .play(&[Action::Settle(at(8))]);
    assert_eq!(scene.points_of(0), 3);
    let place = |is: fn(&Event) -> bool| scene.told.iter().position(is).unwrap();
    let paid = place(|event| matches!(event, Event::EdgePaid { .. }));
    assert!(paid < place(|event| matches!(event, Event::Sacked { .. })));
}

#[test]
fn de_b10_the_column_works_from_the_bottom_up_and_any_card_may_be_declined() {
    let scene = scene(2)
        .hand(0, &["CIV-03", "MAR-01"])
        .column(0, &["CIV-01", "CIV-02"])
        .stock(0, [5; 5], [0; 5])
        .pieces(0, "civil 1 13, production 4 8")
        .gold(0, 0)
        .build("CIV-03")
        .play(&[Action::Place(at(4))]);
    let field = scene.card("CIV-01");
    assert_eq!(
        scene.state.decision,
        Decision::Effect { card: field },
        "no forest is occupied, so CIV-02 will be passed over"
    );
    let scene = scene.play(&[Action::Decline]);
    let swamp = scene.card("CIV-03");
    assert_eq!(scene.state.decision, Decision::Effect { card: swamp });
    let scene = scene.play(&[Action::Use]);
    assert_eq!(scene.gold_of(0), 3);
    assert_eq!(scene.state.turn, seat(1));
}

#[test]
fn de_b10_a_declined_draw_can_leave_the_hand_empty() {
    let game = || {
        scene(2)
            .hand(0, &["SCI-01"])
            .hand(1, &["MAR-01"])
            .pieces(0, "civil 2")
            .gold(0, 1)
            .build("SCI-01")
            .play(&[Action::Place(at(2))])
    };
    assert_eq!(game().play(&[Action::Use]).held_by(0), 1);
    assert_eq!(game().play(&[Action::Decline]).held_by(0), 5);
}

#[test]
fn de_b11_without_a_region_the_card_cannot_be_built() {
    let scene = scene(2)
        .hand(0, &["MAR-02"])
        .pieces(0, "production 12")
        .points(0, 2)
        .stock(1, [5, 2, 2, 2, 2], [0; 5])
        .pieces(1, "maritime 16");
    scene.refuses(Action::Build(scene.card("MAR-02")), "DE-B11");
}

#[test]
fn de_b2_a_card_that_is_not_held_cannot_be_built() {
    let scene = scene(2).hand(0, &["CIV-01"]);
    scene.refuses(Action::Build(scene.card("MIL-01")), "DE-B2");
}
