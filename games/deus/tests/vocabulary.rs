//! Words of the vocabulary of effects (DE-B10, DE-M6), on cards that say them whatever the printed ones say.

use crate::support::{Scene, at, content_with, scene_of, seat};
use pantheon_deus::{Action, Decision, Kind, Options, Resource};
use pantheon_engine::Words;
use pantheon_locales::{Language, Locale};

/// A table at which one card does something else.
fn table(id: &str, effect: &str) -> Scene {
    scene_of(content_with(id, effect).unwrap(), 2, Options::default())
        .hand(0, &["MAR-02"])
        .hand(1, &["MAR-03"])
}

/// What the card says, in English.
fn text(scene: &Scene, id: &str) -> String {
    Locale::new(Language::En).say(&scene.rules.card_text(scene.card(id)))
}

/// Sizes: region 4 has 2, region 8 has 1, region 18 has 3 with its temple, and ship and army at sea in 5 make 2.
fn realm(scene: Scene) -> Scene {
    scene
        .pieces(0, "production 4 18, civil 4 18, military 8 5, maritime 5")
        .pieces(1, "civil 26, production 26")
        .temples(&[18])
}

#[test]
fn de_b10_regions_of_at_least_a_size_are_those_of_more_too() {
    for (least, gold) in [(1, 4), (2, 3), (3, 1), (4, 0)] {
        let effect = format!(
            "{{ earn = {{ gain = {{ gold = 1 }}, per = {{ regions-of-at-least = {least} }}, every = 1 }} }}"
        );
        let scene = realm(table("CIV-09", &effect)).using("CIV-09");
        assert_eq!(scene.play(&[Action::Use]).gold_of(0), 5 + gold, "{least}");
    }
}

#[test]
fn de_b10_so_many_regions_make_a_point_together() {
    let effect =
        "{ earn = { gain = { points = 1 }, per = { regions-of-at-least = 2 }, every = 2 } }";
    let scene = realm(table("CIV-10", effect));
    assert_eq!(
        text(&scene, "CIV-10"),
        "Gain 1 VP for every 2 regions of yours with at least 2 pieces."
    );
    let scene = scene.uses("CIV-10");
    assert_eq!(
        scene.points_of(0),
        5 + 1,
        "three regions are a pair and one"
    );
}

#[test]
fn de_b10_occupied_regions_of_a_terrain_count_once_whatever_stands_there() {
    let effect = "{ earn = { gain = { gold = 3 }, per = { occupied = \"swamp\" }, every = 1 } }";
    let scene = realm(table("CIV-03", effect)).pieces(1, "civil 28");
    assert_eq!(
        text(&scene, "CIV-03"),
        "Gain 3 gold for every swamp region you occupy."
    );
    let one = scene.uses("CIV-03");
    assert_eq!(one.gold_of(0), 5 + 3, "region 4 has two pieces");
    let two = realm(table("CIV-03", effect))
        .pieces(0, "scientific 22")
        .uses("CIV-03");
    assert_eq!(two.gold_of(0), 5 + 6, "any piece occupies a region");
}

#[test]
fn de_b10_cards_are_drawn_once_or_for_each_thing_counted() {
    let once = realm(table("SCI-01", "{ draw = { cards = 2 } }"));
    assert_eq!(text(&once, "SCI-01"), "Draw 2 cards.");
    assert_eq!(once.uses("SCI-01").held_by(0), 1 + 2);
    let effect = "{ draw = { cards = 1, per = { regions-of-at-least = 2 } } }";
    let each = realm(table("SCI-01", effect));
    assert_eq!(
        text(&each, "SCI-01"),
        "Draw a card for every region of yours with at least 2 pieces."
    );
    assert_eq!(each.uses("SCI-01").held_by(0), 1 + 3);
    let none = table("SCI-01", effect)
        .hand(0, &["SCI-01"])
        .gold(0, 1)
        .build("SCI-01")
        .play(&[Action::Place(at(8))]);
    assert_eq!(
        (none.state.turn, none.held_by(0)),
        (seat(1), 1),
        "a card that can do nothing is passed over"
    );
}

#[test]
fn de_b10_pieces_are_gained_for_each_thing_counted_in_any_mix() {
    let effect = "{ gain = { pieces = 1, cards = 0, per = { regions-of-at-least = 2 } } }";
    let scene = realm(table("SCI-06", effect)).stock(0, [0; 5], [2, 2, 2, 2, 2]);
    assert_eq!(
        text(&scene, "SCI-06"),
        "Gain a piece of your choice for every region of yours with at least 2 pieces."
    );
    let scene = scene.using("SCI-06").play(&[Action::Gain(Kind::Civil)]);
    assert_eq!(scene.state.decision, Decision::Pieces { left: 2, cards: 0 });
    let scene = scene.play(&[Action::Gain(Kind::Civil), Action::Gain(Kind::Maritime)]);
    assert_eq!(scene.state.players[0].stock.inside().board, [1, 0, 0, 2, 0]);
    assert_eq!(scene.state.turn, seat(1));
    let short = realm(table("SCI-06", effect))
        .stock(0, [5, 5, 5, 4, 5], [0, 0, 0, 1, 0])
        .using("SCI-06")
        .play(&[Action::Gain(Kind::Civil)]);
    assert_eq!(
        short.state.turn,
        seat(1),
        "with one piece left one is gained"
    );
    let both = "{ gain = { pieces = 1, cards = 1, per = { regions-of-at-least = 3 } } }";
    let both = realm(table("SCI-06", both));
    assert_eq!(
        text(&both, "SCI-06"),
        "Gain a piece of your choice and draw a card for every region of yours with at least 3 pieces."
    );
    let both = both.using("SCI-06").play(&[Action::Gain(Kind::Civil)]);
    assert_eq!((both.held_by(0), both.state.turn), (1 + 1, seat(1)));
}

#[test]
fn de_b10_purchases_go_on_up_to_the_limit_the_gold_and_the_supply() {
    let card = || table("MAR-01", "{ buy = { price = 1, most = 3 } }");
    assert_eq!(
        text(&card(), "MAR-01"),
        "Buy up to 3 resources of your choice for 1 gold each."
    );
    let first = card().using("MAR-01").play(&[Action::Take(Resource::Clay)]);
    assert_eq!(first.state.decision, Decision::Buy { price: 1, left: 2 });
    first.refuses(Action::Decline, "DE-B10");
    let stopped = first.play(&[Action::Done]);
    assert_eq!(stopped.resources_of(0), [1, 2, 1, 1]);
    assert_eq!((stopped.gold_of(0), stopped.state.turn), (4, seat(1)));
    let three = [Resource::Clay, Resource::Wheat, Resource::Clay].map(Action::Take);
    let mixed = card().using("MAR-01").play(&three);
    assert_eq!(mixed.resources_of(0), [1, 3, 1, 2]);
    assert_eq!((mixed.gold_of(0), mixed.state.turn), (2, seat(1)));
    let poor = card()
        .gold(0, 1)
        .using("MAR-01")
        .play(&[Action::Take(Resource::Wood)]);
    assert_eq!((poor.gold_of(0), poor.state.turn), (0, seat(1)));
    let scarce = card().supply([0, 1, 0, 0]).using("MAR-01");
    scarce.refuses(Action::Take(Resource::Wood), "DE-S4");
    let scarce = scarce.play(&[Action::Take(Resource::Clay)]);
    assert_eq!((scarce.gold_of(0), scarce.state.turn), (4, seat(1)));
    let declined = card().using("MAR-01").play(&[Action::Decline]);
    assert_eq!((declined.gold_of(0), declined.state.turn), (5, seat(1)));
}

#[test]
fn de_b10_a_village_gives_no_more_points_than_it_has() {
    let effect = "{ raid = { points = 2 } }";
    let raid = |left: u8| {
        table("MIL-03", effect)
            .pieces(0, "military 4")
            .with(|state| state.villages[0] = left)
            .using("MIL-03")
            .play(&[Action::Raid(at(3))])
    };
    for (left, taken) in [(3, 2), (2, 2), (1, 1)] {
        let scene = raid(left);
        assert_eq!(scene.points_of(0), 5 + u16::from(taken));
        assert_eq!(scene.state.village_points(at(3)), left - taken);
    }
    assert_eq!(
        text(&table("MIL-03", effect), "MIL-03"),
        "Take 2 VP from a village next to one of your armies, or what is left there."
    );
}

#[test]
fn counts_that_make_no_sense_are_refused() {
    for (effect, why) in [
        (
            "{ draw = { cards = 1, per = { regions-of-at-least = 0 } } }",
            "a region's size is 1, 2, 3, or 4 for more",
        ),
        (
            "{ gain = { pieces = 1, cards = 0, per = { occupied = \"sea\" } } }",
            "it counts on a terrain that is no land",
        ),
    ] {
        let error = content_with("SCI-01", effect)
            .expect_err(effect)
            .to_string();
        assert!(error.contains(why), "{effect}: {error}");
    }
}
