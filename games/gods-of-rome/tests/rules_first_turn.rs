//! The first turn (GR-F): factions are chosen one after the other, and the rest is neutral.

use std::collections::BTreeSet;

use crate::support::*;
use pantheon_engine::Seat;
use pantheon_gods_of_rome::{Decision, God, Options, Player, Violation};

#[test]
fn gr_f1_the_first_player_is_drawn() {
    for seats in 1..=4 {
        let first: BTreeSet<Seat> = (0..100)
            .map(|number| {
                let table = table(seats, Options::default(), number);
                assert_eq!(table.state.turn, table.state.first);
                assert_eq!(table.state.decision, Decision::Faction);
                table.state.first
            })
            .collect();
        assert_eq!(first, Seat::all(seats).collect(), "{seats} seats");
    }
}

#[test]
fn gr_f1_players_choose_clockwise_each_before_their_first_turn() {
    for seats in 2..=4 {
        let mut table = table(seats, Options::default(), 6);
        let mut expected = table.state.first;
        for _ in 0..seats {
            assert_eq!(table.state.turn, expected);
            let choice = table.legal()[0];
            assert!(matches!(choice, Choose(_)));
            table.play([choice]);
            assert_eq!(
                (table.state.turn, table.state.decision),
                (expected, Decision::Turn),
                "the one who chose goes on with a turn"
            );
            table.play([Score]);
            expected = expected.next(seats);
        }
        assert_eq!(
            (table.state.turn, table.state.decision),
            (table.state.first, Decision::Turn),
            "in the second round nobody chooses again"
        );
    }
}

#[test]
fn gr_f1_a_faction_comes_with_discs_temples_and_a_disc_on_zero_favour() {
    let mut table = table(3, Options::default(), 1);
    let before = table.state.current().clone();
    assert_eq!((before.faction, before.discs, before.temples), (None, 0, 0));
    table.play([Choose(Neptune)]);
    let player = table.state.current();
    assert_eq!(player.faction, Some(Neptune));
    assert_eq!((player.discs, player.temples), (11, 4));
    assert_eq!(player.tally.favour, 0);
    assert!(player.blessings.is_empty());
    assert_eq!(table.state.seat_of(Neptune), Some(table.state.turn));
    table.assert_laws();
}

#[test]
fn gr_f1_a_faction_that_is_taken_cannot_be_chosen() {
    let mut table = table(4, Options::default(), 1);
    for (taken, god) in [Diana, Phoebus, Venus, Neptune].into_iter().enumerate() {
        assert_eq!(table.legal().len(), 5 - taken, "so many factions are free");
        for other in [Diana, Phoebus, Venus, Neptune].into_iter().take(taken) {
            table.refuses(Choose(other), "GR-F1");
        }
        table.play([Choose(god), Score]);
    }
}

#[test]
fn gr_f1_with_two_players_four_factions_are_free_then_three() {
    let mut table = table(2, Options::default(), 1);
    assert_eq!(table.legal().len(), 4);
    let choice = table.legal()[0];
    table.play([choice, Score]);
    assert_eq!(table.legal().len(), 3);
}

#[test]
fn gr_f1_nothing_is_done_before_choosing() {
    let table = table(3, Options::default(), 1);
    let too_early = [Visit(Jupiter), Activate(slot(1)), Score, Done];
    for action in too_early {
        table.refuses(action, "GR-F1");
    }
}

#[test]
fn gr_f1_a_faction_is_chosen_once() {
    let mut table = table(3, Options::default(), 1);
    table.play([Choose(Venus)]);
    let why = table.refusal(Choose(Diana));
    assert_eq!(why, Violation::AlreadyLeading { god: Venus });
    table.refuses(Choose(Diana), "GR-F1");
}

#[test]
fn gr_f1_only_the_one_whose_turn_it_is_acts() {
    use pantheon_engine::Violation as _;
    let table = table(3, Options::default(), 1);
    let turn = table.state.turn;
    for other in Seat::all(3).filter(|&other| other != turn) {
        let why = table.refusal_for(other.number(), Choose(Venus));
        assert_eq!(why.rule().0, "GR-F1");
    }
}

#[test]
fn gr_f2_meeples_that_nobody_plays_block_control() {
    // Jupiter and Neptune are neutral here.
    let game = |neutrals: u8| {
        scene(&[Diana, Phoebus, Venus])
            .meeples(Diana, "V1", 2)
            .meeples(Neptune, "V1", neutrals)
            .visiting(0, &[Venus])
            .active(0, 2)
    };
    for (neutrals, favour) in [(0, 1), (1, 1), (2, 0), (3, 0)] {
        let mut game = game(neutrals);
        game.play([Score]);
        assert_eq!(
            game.favour_of(0),
            favour,
            "against {neutrals} neutral meeples"
        );
    }
}

#[test]
fn gr_f2_neutral_meeples_can_be_pushed_by_anybody() {
    let factions = [Diana, Phoebus, Venus];
    for (owner, &faction) in factions.iter().enumerate() {
        let mut game = scene(&factions)
            .meeples(faction, "N2", 1)
            .meeples(Jupiter, "N2", 1)
            .turn(owner as u8);
        let away = push(Jupiter, "P2");
        game.play([Activate(slot(4)), Attack(at("N2")), away]);
        assert_eq!(
            (game.count(Jupiter, "N2"), game.count(Jupiter, "P2")),
            (0, 1)
        );
    }
}

#[test]
fn gr_f2_a_faction_is_neutral_until_somebody_chooses_it() {
    let mut game = scene(&[Diana, Phoebus, Venus]).position("D1:DP");
    game.state.players[1] = Player::default();
    assert_eq!(game.state.seat_of(Phoebus), None);
    let away = push(Phoebus, "V1");
    game.play([Activate(slot(4)), Attack(at("D1")), away]);
    assert_eq!(game.state.decision, Decision::Faction);
    game.play([Choose(Phoebus), Activate(slot(3))]);
    assert_eq!(
        game.legal(),
        [Travel(at("V1")), Done],
        "the pushed meeple is the new player's own"
    );
}

#[test]
fn gr_f2_choosing_a_faction_moves_nothing_on_the_map() {
    for god in God::ALL {
        let mut table = table(3, Options::default(), 9);
        let before = table.state.board.clone();
        table.play([Choose(god)]);
        assert_eq!(table.state.board, before, "{god:?} without powers");
    }
}
