//! Attack (GR-A6), improved attack (GR-A10), and what can't be pushed (GR-A11).

use crate::support::*;
use pantheon_gods_of_rome::{Decision, Event};

/// Slot 4 is active, which shows attack.
fn attacker(game: Scene) -> Scene {
    activated(game, 4)
}

/// Seat 0 attacks with Venus' blessing.
fn smiter(position: &str) -> Scene {
    attacker(players().position(position).blessings(0, &[Venus]))
}

#[test]
fn gr_a6_an_attack_happens_where_one_has_presence_and_somebody_else_stands() {
    let game = attacker(players().position("V1:DP P2:dJ D3:DD V2:V"));
    assert_eq!(
        places(&game, Attack),
        ["P2", "V1"],
        "a temple is presence, neutral meeples are somebody"
    );
    game.refuses(Attack(at("V2")), "GR-A6")
        .refuses(Attack(at("D3")), "GR-A6");
}

#[test]
fn gr_a6_one_opposing_or_neutral_meeple_goes_to_an_adjacent_territory() {
    for faction in [Phoebus, Jupiter] {
        for to in ["J1", "N2", "D1"] {
            let mut game = attacker(players().position("V1:DPPJJ"));
            game.play([Attack(at("V1")), push(faction, to)]);
            assert_eq!((game.count(faction, "V1"), game.count(faction, to)), (1, 1));
            assert_eq!(game.state.turn, seat(1), "one push and the turn is over");
            let pushed = Event::Pushed {
                seat: seat(0),
                faction,
                from: at("V1"),
                to: at(to),
            };
            assert_eq!(game.told.last(), Some(&pushed));
        }
    }
}

#[test]
fn gr_a6_the_attacker_chooses_whom_and_where_to() {
    let mut game = attacker(players().position("V1:DPPJ"));
    game.play([Attack(at("V1"))]);
    let mut expected = Vec::new();
    for faction in [Jupiter, Phoebus] {
        expected.extend(["J1", "N2", "D1"].map(|to| push(faction, to)));
    }
    assert_eq!(game.legal(), expected);
}

#[test]
fn gr_a6_ones_own_absent_and_distant_pushes_are_refused() {
    let mut game = attacker(players().position("V1:DDPP"));
    game.play([Attack(at("V1"))]);
    game.refuses(push(Diana, "J1"), "GR-A6")
        .refuses(push(Venus, "J1"), "GR-A6")
        .refuses(push(Phoebus, "V1"), "GR-A6")
        .refuses(push(Phoebus, "P1"), "GR-A6")
        .refuses(Done, "GR-A6");
}

#[test]
fn gr_a6_the_attacker_stays() {
    let mut game = attacker(players().position("V1:DP"));
    game.play([Attack(at("V1")), push(Phoebus, "J1")]);
    assert_eq!(game.count(Diana, "V1"), 1);
}

#[test]
fn gr_a10_the_piece_descends_where_one_has_presence_and_a_blessing() {
    let game = smiter("V1:D V3:d J1:D V2:P");
    assert_eq!(places(&game, Smite), ["V1", "V3"]);
    game.refuses(Smite(at("V2")), "GR-A10")
        .refuses(Smite(at("J1")), "GR-A3");
}

#[test]
fn gr_a10_all_others_are_pushed_out_freely_split() {
    let mut game = smiter("V1:DDPPVJ");
    game.play([Smite(at("V1"))]);
    assert_eq!(game.state.board.piece(Venus), Some(at("V1")));
    assert_eq!(game.state.decision, Decision::DriveOut { at: at("V1") });
    game.refuses(Done, "GR-A10");
    game.play([push(Jupiter, "J1"), push(Phoebus, "N2")])
        .refuses(Done, "GR-A10");
    game.play([push(Phoebus, "D1"), push(Venus, "D1")]);
    assert_eq!(game.state.turn, seat(1), "the last push ends it");
    assert_eq!(game.count(Diana, "V1"), 2, "one's own stay");
    for faction in [Phoebus, Venus, Jupiter] {
        assert_eq!(game.count(faction, "V1"), 0, "{faction:?}");
    }
    let places = [
        game.count(Jupiter, "J1"),
        game.count(Phoebus, "N2"),
        game.count(Phoebus, "D1"),
        game.count(Venus, "D1"),
    ];
    assert_eq!(places, [1; 4]);
}

#[test]
fn gr_a10_factions_leave_in_a_fixed_order_each_to_any_neighbour() {
    let mut game = smiter("V1:DPV");
    game.play([Smite(at("V1"))]);
    assert_eq!(game.legal(), ["J1", "N2", "D1"].map(|to| push(Phoebus, to)));
    game.refuses(push(Venus, "J1"), "GR-A10")
        .refuses(push(Phoebus, "J2"), "GR-A10")
        .refuses(push(Phoebus, "V1"), "GR-A10");
}

#[test]
fn gr_a10_nobody_to_push_is_allowed() {
    let mut game = smiter("V1:D");
    game.play([Smite(at("V1"))]);
    assert_eq!(game.state.board.piece(Venus), Some(at("V1")));
    game.begins(1);
    assert_eq!(
        game.state.players[0].used[slot(4).index()],
        [Venus].into_iter().collect()
    );
}

#[test]
fn gr_a10_the_piece_does_not_descend_where_it_stands() {
    let game = attacker(
        players()
            .position("V1:DP V2:D")
            .piece("V1")
            .blessings(0, &[Venus]),
    );
    game.refuses(Smite(at("V1")), "GR-A10");
    assert_eq!(places(&game, Smite), ["V2"]);
}

#[test]
fn gr_a10_a_piece_on_the_map_moves_and_leaves_its_old_territory_open() {
    let mut game = attacker(
        players()
            .position("V1:D V2:D")
            .piece("V1")
            .blessings(0, &[Venus]),
    );
    game.play([Smite(at("V2"))]);
    assert_eq!(game.state.board.piece(Venus), Some(at("V2")));
    assert_eq!(
        game.state.board.guarded().iter().collect::<Vec<_>>(),
        [at("V2")]
    );
    game.state.turn = seat(0);
    game.play([Activate(slot(1)), Grow(at("V1"))]);
    assert_eq!(game.count(Diana, "V1"), 2);
}

#[test]
fn gr_a10_the_piece_stays_until_a_visit_or_another_attack() {
    let mut game = smiter("V1:D");
    game.play([Smite(at("V1")), Score, Score, Score]);
    assert_eq!(
        game.state.board.piece(Venus),
        Some(at("V1")),
        "scoring doesn't send it home"
    );
    game.play([Visit(Venus)]);
    assert_eq!(game.state.board.piece(Venus), None);
}

#[test]
fn gr_a11_wooden_temples_cannot_be_pushed() {
    let mut game = smiter("V1:Dp");
    assert!(places(&game, Attack).is_empty());
    game.refuses(Attack(at("V1")), "GR-A11");
    game.play([Smite(at("V1"))]);
    assert_eq!(game.state.board.temple(at("V1")), Some(Phoebus));
    assert_eq!(game.state.turn, seat(1), "there was no meeple to push");
}

#[test]
fn gr_a11_a_temples_owner_loses_only_meeples() {
    let mut game = attacker(players().position("V1:DpP"));
    game.play([Attack(at("V1")), push(Phoebus, "J1")]);
    assert_eq!(
        (game.count(Phoebus, "V1"), game.count(Phoebus, "J1")),
        (0, 1)
    );
    assert_eq!(game.state.board.temple(at("V1")), Some(Phoebus));
}

/// N1 borders P1 and V2 only, and a god stands on each.
fn walled_in() -> Scene {
    players()
        .position("N1:DPP")
        .piece("P1")
        .piece("V2")
        .blessings(0, &[Neptune])
}

#[test]
fn gr_a11_a_basic_attack_needs_somewhere_to_push_to() {
    let game = attacker(walled_in());
    assert!(places(&game, Attack).is_empty());
    game.refuses(Attack(at("N1")), "GR-A11");
    let mut open = walled_in();
    open.state.board.move_piece(Venus, None);
    assert_eq!(places(&attacker(open), Attack), ["N1"]);
}

#[test]
fn gr_a11_in_an_improved_attack_meeples_without_a_way_out_stay() {
    let mut game = attacker(walled_in());
    game.play([Smite(at("N1"))]);
    assert_eq!(game.state.board.piece(Neptune), Some(at("N1")));
    assert_eq!(game.count(Phoebus, "N1"), 2);
    game.begins(1);
}
