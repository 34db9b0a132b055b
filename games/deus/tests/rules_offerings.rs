//! Offerings (DE-O), hands and decks (DE-T2, DE-E4, DE-R2, DE-R3).

use crate::support::{Scene, at, scene, seat};
use pantheon_deus::{Action, Decision, Ending, Gifts, Kind, Resource};
use pantheon_engine::{Game, Viewer};

/// Seat 0 holds a card of every colour; seat 1 holds one card.
fn offering() -> Scene {
    scene(2)
        .hand(
            0,
            &["MAR-01", "PRO-05", "SCI-01", "CIV-01", "MIL-01", "TEM-01"],
        )
        .hand(1, &["MAR-01"])
}

/// Seat 0 builds the only card it holds.
#[track_caller]
fn last_card(setting: impl FnOnce(Scene) -> Scene) -> Scene {
    let hands = scene(2).hand(0, &["CIV-01"]).hand(1, &["MAR-01"]);
    setting(hands.gold(0, 0))
        .build("CIV-01")
        .play(&[Action::Place(at(2))])
}

/// The pieces on seat 0's board, by type.
fn board(scene: &Scene) -> [u8; 5] {
    scene.state.players[0].stock.inside().board
}

#[test]
fn de_o1_at_least_one_card_and_only_the_top_one_is_seen() {
    let scene = offering();
    scene.refuses(Action::Done, "DE-T1");
    let (top, below) = (scene.card("MAR-01"), scene.card("CIV-01"));
    let scene = scene.play(&[Action::Offer(top), Action::Add(below)]);
    scene.refuses(Action::Add(below), "DE-O1");
    let other = scene.rules.view(&scene.state, Viewer::Seat(seat(1)));
    assert_eq!((other.seen, other.discard_size), (vec![top], 2));
    assert_eq!(other.players[0].offered, 1);
    assert!(other.own_offered.is_empty());
    let own = scene.rules.view(&scene.state, Viewer::Seat(seat(0)));
    assert_eq!(own.own_offered, vec![below]);
}

#[test]
fn de_o2_neptune_gives_two_gold_per_card_and_a_ship_minerva_cards_and_a_scientific_building() {
    let neptune = offering().offer(&["MAR-01", "TEM-01", "CIV-01"]);
    let minerva = offering().offer(&["SCI-01", "MAR-01", "PRO-05"]);
    assert_eq!((neptune.gold_of(0), neptune.held_by(0)), (5 + 6, 5));
    assert_eq!((minerva.gold_of(0), minerva.held_by(0)), (5, 5 + 3));
    assert_eq!(board(&neptune), [3, 2, 2, 2, 2]);
    assert_eq!(board(&minerva), [2, 2, 3, 2, 2]);
}

#[test]
fn de_o2_all_see_what_an_offering_brings_and_what_one_more_card_would() {
    let gifts = |scene: &Scene| scene.rules.view(&scene.state, Viewer::Spectator).gifts;
    let scene = offering();
    let counts = |scene: &Scene| {
        let Gifts { one, now, more } = gifts(scene);
        [one.count, now.count, more.count]
    };
    assert_eq!(counts(&scene), [1, 1, 1]);
    let first = Action::Offer(scene.card("MAR-01"));
    let scene = scene.play(&[first]);
    assert_eq!(counts(&scene), [1, 1, 2]);
    let Gifts { now, more, .. } = gifts(&scene);
    assert_eq!((now.gold, now.points), (2, 1));
    assert_eq!((more.gold, more.points), (4, 2));
}

#[test]
fn de_o2_gold_and_points_stop_at_what_fits() {
    let rich = || offering().gold(0, u16::MAX).points(0, u16::MAX);
    assert_eq!(rich().offer(&["MAR-01"]).gold_of(0), u16::MAX);
    assert_eq!(rich().offer(&["CIV-01"]).points_of(0), u16::MAX);
}

#[test]
fn de_o2_ceres_gives_a_resource_per_card_and_a_production_building() {
    let scene = offering().offer(&["PRO-05", "TEM-01"]);
    assert_eq!(scene.state.decision, Decision::Ceres { left: 2 });
    let scene = scene.play(&[Action::Take(Resource::Stone), Action::Take(Resource::Stone)]);
    assert_eq!(scene.resources_of(0), [1, 1, 3, 1]);
    assert_eq!(board(&scene), [2, 3, 2, 2, 2]);
    assert_eq!(scene.state.turn, seat(1));
}

#[test]
fn de_o2_vesta_gives_one_point_or_two_and_a_civil_building() {
    let one = offering().offer(&["CIV-01"]);
    let more = offering().offer(&["CIV-01", "MAR-01", "PRO-05"]);
    assert_eq!((one.points_of(0), more.points_of(0)), (6, 7));
    assert_eq!(board(&one), [2, 2, 2, 3, 2]);
}

#[test]
fn de_o2_mars_gives_any_piece_per_card() {
    let scene = offering().offer(&["MIL-01", "MAR-01"]);
    let scene = scene.play(&[Action::Gain(Kind::Maritime), Action::Gain(Kind::Civil)]);
    assert_eq!(board(&scene), [3, 2, 2, 3, 2]);
}

#[test]
fn de_o2_jupiter_stands_for_any_other_god() {
    let scene = offering().offer(&["TEM-01"]);
    assert_eq!(scene.legal(), Kind::ALL.map(Action::Invoke));
    let scene = scene.play(&[Action::Invoke(Kind::Maritime)]);
    assert_eq!(scene.gold_of(0), 7);
    assert_eq!(board(&scene), [3, 2, 2, 2, 2]);
}

#[test]
fn de_o3_a_type_that_is_used_up_gives_nothing() {
    let scene = offering()
        .stock(0, [5, 2, 2, 2, 2], [0, 3, 3, 3, 3])
        .offer(&["MAR-01"]);
    assert_eq!(board(&scene), [5, 2, 2, 2, 2]);
    let mars = offering()
        .stock(0, [5, 2, 2, 2, 2], [0, 3, 3, 3, 3])
        .offer(&["MIL-01"]);
    mars.refuses(Action::Gain(Kind::Maritime), "DE-O3");
}

#[test]
fn de_o4_the_hand_is_refilled_to_five_but_never_cut_down() {
    assert_eq!(
        offering().offer(&["CIV-01", "MAR-01", "PRO-05"]).held_by(0),
        5
    );
    let many = offering().hand(0, &["CIV-02", "CIV-03"]).offer(&["CIV-01"]);
    assert_eq!(many.held_by(0), 7);
}

#[test]
fn de_o4_minervas_cards_are_drawn_even_above_five_up_to_ten() {
    let full = offering().hand(0, &["CIV-02", "CIV-03", "CIV-04", "CIV-05"]);
    assert_eq!(full.held_by(0), 10);
    assert_eq!(full.offer(&["SCI-01", "CIV-02"]).held_by(0), 10);
    let six = offering().offer(&["SCI-01"]);
    assert_eq!(six.held_by(0), 6);
}

#[test]
fn de_t2_an_empty_hand_draws_five_at_the_end_of_the_action() {
    let scene = last_card(|it| it);
    assert_eq!(scene.held_by(0), 5);
}

#[test]
fn de_t2_an_empty_deck_is_made_anew_from_the_discards() {
    let scene = offering()
        .deck(2)
        .offer(&["CIV-01", "MAR-01", "PRO-05", "SCI-01"]);
    assert_eq!(
        scene.held_by(0),
        5,
        "two of the deck, one of those just offered"
    );
    assert_eq!(scene.state.deck.inside().len(), 3);
    assert!(scene.state.discard.inside().is_empty());
    assert!(scene.state.players[0].offered.inside().is_empty());
}

#[test]
fn de_e4_a_hand_that_cannot_be_refilled_ends_the_game_at_once() {
    let scene = last_card(|it| it.deck(4));
    assert_eq!(scene.state.decision, Decision::Over(Ending::Exhaustion));
    assert!(scene.rules.outcome(&scene.state).is_some());
}

#[test]
fn de_r2_draws_by_cards_and_minervas_extras_do_not_end_the_game() {
    let card = scene(2)
        .hands("MAR-01")
        .pieces(0, "civil 2 10, production 2 10")
        .using("SCI-01")
        .deck(1)
        .play(&[Action::Use]);
    assert_eq!(
        (card.held_by(0), card.state.turn),
        (2, seat(1)),
        "two were due"
    );
    let minerva = offering().deck(0).offer(&["SCI-01"]);
    assert_eq!(
        minerva.held_by(0),
        6,
        "the offered card came back, and no more was there"
    );
    assert_eq!(minerva.state.turn, seat(1));
}

#[test]
fn de_r2_exhaustion_cuts_off_the_last_round() {
    let last = pantheon_deus::LastRound {
        round: 1,
        ending: Ending::Temples,
    };
    let scene = last_card(|it| it.deck(0).with(|state| state.last_round = Some(last)));
    assert_eq!(scene.state.decision, Decision::Over(Ending::Exhaustion));
}

#[test]
fn de_r3_gifts_must_be_taken_while_any_is_left() {
    let ceres = offering()
        .supply([0, 1, 0, 0])
        .offer(&["PRO-05", "TEM-01", "CIV-01"]);
    ceres.refuses(Action::Decline, "DE-R3");
    ceres.refuses(Action::Done, "DE-R3");
    ceres.refuses(Action::Take(Resource::Wood), "DE-S4");
    let ceres = ceres.play(&[Action::Take(Resource::Clay)]);
    assert_eq!(ceres.state.turn, seat(1), "nothing more is left to take");
    let mars = offering()
        .stock(0, [2; 5], [0, 0, 1, 0, 0])
        .offer(&["MIL-01", "MAR-01"]);
    mars.refuses(Action::Done, "DE-R3");
    let mars = mars.play(&[Action::Gain(Kind::Scientific)]);
    assert_eq!(mars.state.turn, seat(1));
}

#[test]
fn de_o1_a_card_that_is_not_held_cannot_be_offered() {
    let scene = scene(2).hand(0, &["CIV-01", "CIV-02"]);
    let other = scene.card("MIL-01");
    scene.refuses(Action::Offer(other), "DE-O1");
    let begun = scene.card("CIV-01");
    let scene = scene.play(&[Action::Offer(begun)]);
    scene.refuses(Action::Add(other), "DE-O1");
}
