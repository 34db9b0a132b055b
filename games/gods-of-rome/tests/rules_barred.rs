//! God pieces and lava bar the way; colours out of play don't (GR-A7).

use crate::support::*;
use pantheon_gods_of_rome::{Action, Decision, Territory};

/// Diana, at V1 beside Venus' piece and at its neighbour N2, with Phoebus' meeples in both.
fn guarded() -> Scene {
    scene(&[Diana, Phoebus, Neptune])
        .position("V1:DDP N2:DDP")
        .piece("V1")
        .blessings(0, &[Venus, Jupiter])
}

#[test]
fn gr_a7_growth_is_barred_beside_a_god_piece() {
    let game = activated(guarded(), 1);
    game.refuses(Grow(at("V1")), "GR-A7");
    assert_eq!(game.legal(), [Grow(at("N2")), Done]);
}

#[test]
fn gr_a7_growth_from_the_map_is_barred_there_too() {
    let game = activated(guarded().meeples(Diana, "D1", 6), 1);
    assert_eq!(game.state.board.reserve(Diana), 0);
    game.refuses(Grow(at("V1")), "GR-A7");
}

#[test]
fn gr_a7_a_basic_travel_neither_starts_nor_ends_there() {
    let mut game = activated(guarded(), 3);
    game.refuses(Travel(at("V1")), "GR-A7");
    game.play([Travel(at("N2"))])
        .refuses(Move(at("V1")), "GR-A7");
    assert!(!game.legal().contains(&Move(at("V1"))));
}

#[test]
fn gr_a7_a_travel_with_every_way_barred_does_not_start() {
    let walled = scene(&[Diana, Phoebus, Neptune])
        .meeples(Diana, "N1", 2)
        .piece("P1")
        .piece("V2");
    let game = activated(walled, 3);
    game.refuses(Travel(at("N1")), "GR-A7");
    assert_eq!(game.legal(), [Done]);
}

#[test]
fn gr_a7_an_improved_travel_cannot_end_there() {
    let game = activated(guarded(), 3);
    game.refuses(Gather(at("V1")), "GR-A7");
    let gathers: Vec<Action> = game
        .legal()
        .into_iter()
        .filter(|action| matches!(action, Gather(_)))
        .collect();
    assert_eq!(
        gathers,
        ["J1", "J2", "J3", "V2", "V3"].map(|to| Gather(at(to)))
    );
}

#[test]
fn gr_a7_an_improved_travel_takes_meeples_out() {
    let mut game = activated(guarded(), 3);
    game.play([Gather(at("J3")), Summon(at("V1")), Done]);
    assert_eq!((game.count(Diana, "V1"), game.count(Diana, "J3")), (1, 1));
}

#[test]
fn gr_a7_growth_with_an_empty_reserve_takes_meeples_out() {
    let mut game = activated(guarded().meeples(Diana, "D1", 6), 1);
    game.play([Grow(at("N2")), Regroup(at("V1"))]);
    assert_eq!((game.count(Diana, "V1"), game.count(Diana, "N2")), (1, 3));
}

#[test]
fn gr_a7_no_attack_happens_there() {
    let game = activated(guarded(), 4);
    game.refuses(Attack(at("V1")), "GR-A7");
    assert!(game.legal().contains(&Attack(at("N2"))));
}

#[test]
fn gr_a7_nobody_is_pushed_there() {
    let into_v1 = push(Phoebus, "V1");
    let mut basic = activated(guarded(), 4);
    basic.play([Attack(at("N2"))]).refuses(into_v1, "GR-A7");
    let mut improved = activated(guarded().blessings(0, &[Neptune]), 4);
    improved.play([Smite(at("N2"))]);
    assert_eq!(improved.state.decision, Decision::DriveOut { at: at("N2") });
    improved.refuses(into_v1, "GR-A7");
    assert!(!improved.legal().contains(&into_v1));
}

#[test]
fn gr_a7_a_territory_is_open_again_when_the_piece_has_gone() {
    let mut game = activated(guarded(), 1);
    game.state.board.move_piece(Venus, None);
    game.play([Grow(at("V1"))]);
    assert_eq!(game.count(Diana, "V1"), 3);
}

#[test]
fn gr_a7_meeples_beside_a_god_piece_still_count() {
    let mut game = guarded().visiting(0, &[Venus]).active(0, 2);
    game.play([Score]);
    assert_eq!(game.favour_of(0), 1, "two against one in V1");
}

#[test]
fn gr_a7_lava_is_no_territory() {
    for name in ["LAVA_A", "LAVA_B", "L1", "L2"] {
        assert_eq!(Territory::named(name), None);
        let action = format!(r#"{{"grow": "{name}"}}"#);
        assert!(serde_json::from_str::<Action>(&action).is_err(), "{action}");
    }
    assert!(serde_json::from_str::<Action>(r#"{"grow": "N2"}"#).is_ok());
}

#[test]
fn gr_a7_lava_does_not_link_the_territories_around_it() {
    let across = [
        ("N1", "D2"),
        ("P1", "P2"),
        ("V2", "J1"),
        ("P2", "J2"),
        ("N2", "J3"),
        ("V3", "D3"),
    ];
    for (from, to) in across {
        for (from, to) in [(from, to), (to, from)] {
            let mut game = activated(scene(&[Diana, Phoebus, Neptune]).meeples(Diana, from, 1), 3);
            game.play([Travel(at(from))]).refuses(Move(at(to)), "GR-A5");
        }
    }
}

#[test]
fn gr_a7_territories_of_a_colour_out_of_play_are_open() {
    let two_players = || scene(&[Diana, Phoebus]).position("V1:DP N2:DDP");
    assert_eq!(two_players().state.removed, Some(Venus));
    let mut growth = activated(two_players(), 1);
    growth.play([Grow(at("V1"))]);
    assert_eq!(growth.count(Diana, "V1"), 2);
    let mut travel = activated(two_players(), 3);
    travel.play([Travel(at("N2")), Move(at("V1")), Done]);
    assert_eq!(travel.count(Diana, "V1"), 2);
    let mut out = activated(two_players(), 3);
    out.play([Travel(at("V1")), Move(at("J1"))]);
    assert_eq!(out.count(Diana, "J1"), 1);
    let mut attack = activated(two_players(), 4);
    attack.play([Attack(at("V1")), push(Phoebus, "D1")]);
    let mut into = activated(two_players(), 4);
    into.play([Attack(at("N2")), push(Phoebus, "V1")]);
    assert_eq!(
        (attack.count(Phoebus, "D1"), into.count(Phoebus, "V1")),
        (1, 2)
    );
}
