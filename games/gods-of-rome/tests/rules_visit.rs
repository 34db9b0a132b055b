//! Visiting a god's temple (GR-V).

use crate::support::*;
use pantheon_gods_of_rome::{Action, Decision, Event, God, GodSet, Slot, Territory};

/// A whole visit, the meeple going to the first territory of the colour.
fn visit(god: God) -> [Action; 2] {
    [Visit(god), Place(Territory::new(god, 1).unwrap())]
}

#[test]
fn gr_v1_any_temple_may_be_visited_ones_own_too() {
    for god in God::ALL {
        let mut game = players();
        game.play(visit(god));
        let player = &game.state.players[0];
        assert_eq!(player.visiting, [god].into_iter().collect());
        assert_eq!(
            player.discs, 10,
            "a disc from the reserve went to the temple"
        );
    }
}

#[test]
fn gr_v1_a_temple_is_visited_once_at_a_time() {
    let game = players().visiting(0, &[Jupiter, Venus]);
    game.refuses(Visit(Jupiter), "GR-V1")
        .refuses(Visit(Venus), "GR-V1");
    let open: Vec<Action> = game
        .legal()
        .into_iter()
        .filter(|action| matches!(action, Visit(_)))
        .collect();
    assert_eq!(open, [Phoebus, Neptune, Diana].map(Visit));
}

#[test]
fn gr_v1_a_temple_left_by_scoring_may_be_visited_again() {
    let mut game = players().visiting(0, &[Jupiter]);
    game.play([Score, Score, Score]);
    game.play(visit(Jupiter));
    assert!(game.state.players[0].visiting.contains(Jupiter));
}

#[test]
fn gr_v1_two_players_may_visit_the_same_god() {
    let mut game = players();
    game.play(visit(Jupiter)).play(visit(Jupiter));
    for player in &game.state.players[..2] {
        assert!(player.visiting.contains(Jupiter) && player.blessings.contains(Jupiter));
    }
}

#[test]
fn gr_v1_a_visit_needs_a_disc_in_reserve() {
    let mut game = players();
    game.state.players[0].discs = 1;
    game.play(visit(Jupiter));
    game.state.turn = seat(0);
    game.refuses(Visit(Venus), "GR-V1");
    assert_eq!(game.legal(), [Score]);
}

#[test]
fn gr_v2_the_gods_piece_goes_home_first() {
    let mut game = players().piece("J2").piece("V1");
    game.play([Visit(Jupiter)]);
    assert_eq!(game.state.board.piece(Jupiter), None);
    assert_eq!(
        game.state.board.piece(Venus),
        Some(at("V1")),
        "other pieces stay"
    );
    game.play([Place(at("J2"))]);
    assert_eq!(
        game.count(Jupiter, "J2"),
        1,
        "its territory is open to the meeple"
    );
    let told = |wanted: Event| game.told.iter().position(|&event| event == wanted).unwrap();
    let home = told(Event::PieceReturned { god: Jupiter });
    let blessing = told(Event::BlessingReceived {
        seat: seat(0),
        god: Jupiter,
    });
    assert!(home < blessing);
}

#[test]
fn gr_v2_a_visit_to_another_god_leaves_the_piece() {
    let mut game = players().piece("J2");
    game.play(visit(Venus));
    assert_eq!(game.state.board.piece(Jupiter), Some(at("J2")));
    assert!(!game.told.contains(&Event::PieceReturned { god: Jupiter }));
}

#[test]
fn gr_v3_a_visit_brings_that_gods_blessing() {
    for god in God::ALL {
        let mut game = players();
        game.play([Visit(god)]);
        assert_eq!(game.state.players[0].blessings, [god].into_iter().collect());
        assert!(
            game.told
                .contains(&Event::BlessingReceived { seat: seat(0), god })
        );
    }
}

#[test]
fn gr_v3_one_blessing_of_a_god_is_the_most() {
    let mut game = players().blessings(0, &[Jupiter, Venus]);
    game.play(visit(Jupiter));
    let player = &game.state.players[0];
    assert_eq!(player.blessings, [Jupiter, Venus].into_iter().collect());
    assert_eq!(
        game.count(Jupiter, "J1"),
        1,
        "the meeple comes all the same"
    );
    let received = |event: &Event| {
        matches!(
            event,
            Event::BlessingReceived { .. } | Event::BlessingRenewed { .. }
        )
    };
    assert!(!game.told.iter().any(received));
}

#[test]
fn gr_v3_a_used_blessing_becomes_available_again() {
    for number in 1..=4 {
        let mut game = players().active(0, 4);
        let used = &mut game.state.players[0].used[slot(number).index()];
        *used = [Jupiter, Venus].into_iter().collect();
        game.play(visit(Jupiter));
        let player = &game.state.players[0];
        assert_eq!(player.blessings, [Jupiter].into_iter().collect());
        assert_eq!(
            player.used_blessings(),
            [Venus].into_iter().collect(),
            "it left slot {number}, the other stays"
        );
        let renewed = Event::BlessingRenewed {
            seat: seat(0),
            god: Jupiter,
        };
        assert!(game.told.contains(&renewed));
        assert_eq!(player.active, [true; 4], "the discs stay");
    }
}

#[test]
fn gr_v4_the_meeple_goes_to_a_territory_of_its_colour() {
    for god in God::ALL {
        let mut game = players();
        game.play([Visit(god)]);
        assert_eq!(game.state.decision, Decision::PlaceMeeple { god });
        let open = places(&game, Place);
        let letter = god.letter();
        assert_eq!(open, [1, 2, 3].map(|order| format!("{letter}{order}")));
        for other in Territory::all().filter(|at| at.god() != god) {
            game.refuses(Place(other), "GR-V4");
        }
    }
}

#[test]
fn gr_v4_the_meeple_has_the_gods_colour_and_comes_from_its_reserve() {
    let mut game = players().meeples(Jupiter, "J3", 3);
    game.play([Visit(Jupiter), Place(at("J2"))]);
    assert_eq!(game.count(Jupiter, "J2"), 1);
    assert_eq!(game.count(Diana, "J2"), 0);
    assert_eq!(game.state.board.reserve(Jupiter), 6);
}

#[test]
fn gr_v4_the_meeple_must_be_placed() {
    let mut game = players();
    game.play([Visit(Jupiter)]);
    game.refuses(Done, "GR-V4");
}

#[test]
fn gr_v4_without_a_meeple_in_reserve_the_visit_ends() {
    let mut game = players().meeples(Jupiter, "J3", 10);
    game.play([Visit(Jupiter)]);
    game.begins(1);
    assert!(game.told.contains(&Event::NoMeepleLeft { god: Jupiter }));
    let player = &game.state.players[0];
    assert!(player.visiting.contains(Jupiter) && player.blessings.contains(Jupiter));
}

#[test]
fn gr_v4_a_visit_to_ones_own_god_brings_a_meeple_of_ones_own() {
    let mut game = players();
    game.play([Visit(Diana), Place(at("D3"))]);
    assert!(game.state.board.presence(Diana).contains(at("D3")));
}

#[test]
fn gr_v3_a_visit_leaves_slots_alone() {
    let mut game = players();
    game.play(visit(Jupiter));
    let player = &game.state.players[0];
    assert_eq!(player.active_slots(), 0);
    assert!(Slot::all().all(|slot| player.used[slot.index()] == GodSet::EMPTY));
}
