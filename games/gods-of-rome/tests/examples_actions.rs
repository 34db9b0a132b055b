//! The rulebook's worked examples of visits and actions, with its four players.
//!
//! Carolina plays green (Diana), Daniel yellow (Phoebus), Sara pink (Venus), Fábio blue (Neptune). The rulebook
//! shows their boards in pictures; each position here holds what its text says.

use crate::support::friends::*;
use crate::support::*;
use pantheon_gods_of_rome::{Layout, OpenCard, Options};

/// The first game as printed, the first player having chosen a faction.
fn first_game(faction: pantheon_gods_of_rome::God) -> Scene {
    let options = Options {
        layout: Layout::FirstGame,
        ..Options::default()
    };
    let mut table = table(4, options, 1);
    table.play([Choose(faction)]);
    table
}

#[test]
fn gr_v1_example_carolina_visits_phoebus() {
    let mut game = first_game(Diana);
    let carolina = game.state.turn;
    assert_eq!(
        game.state.board.harvest(at("P2")),
        -1,
        "the yellow territory with −1"
    );
    game.play([Visit(Phoebus), Place(at("P2"))]);
    let player = game.state.player(carolina);
    assert!(player.visiting.contains(Phoebus));
    assert_eq!(
        player.discs, 10,
        "one of her unused discs lies in the temple"
    );
    assert_eq!(player.blessings, [Phoebus].into_iter().collect());
    assert_eq!(game.count(Phoebus, "P2"), 1);
    assert_eq!(game.state.board.reserve(Phoebus), 6);
    assert_ne!(game.state.turn, carolina);
}

#[test]
fn gr_a1_example_sara_activates_her_first_slot() {
    let mut game = first_game(Venus);
    let sara = game.state.turn;
    assert_eq!(game.count(Venus, "V2"), 3, "her first territory");
    game.play([Activate(slot(1)), Grow(at("V2"))]);
    let player = game.state.player(sara);
    assert_eq!(
        (player.discs, player.active),
        (10, [true, false, false, false])
    );
    assert_eq!(game.count(Venus, "V2"), 4);
    assert_eq!(game.state.board.reserve(Venus), 6);
}

#[test]
fn gr_a4_example_daniel_grows_in_a_territory_that_sara_controls() {
    let mut game = four_friends().position("V2:VVVP").turn(DANIEL);
    assert!(game.state.board.controls(Venus, at("V2")));
    game.play([Activate(slot(1)), Grow(at("V2"))]);
    assert_eq!(game.count(Phoebus, "V2"), 2);
    assert!(game.state.players[usize::from(DANIEL)].active[0]);
    assert!(game.state.board.controls(Venus, at("V2")));
}

#[test]
fn gr_a5_example_carolina_travels_up_to_pink_and_to_blue() {
    let mut game = four_friends().position("D1:DDP").turn(CAROLINA);
    assert!(game.state.board.controls(Diana, at("D1")));
    let up = [Move(at("V1")), Move(at("N2"))];
    game.play([Activate(slot(3)), Travel(at("D1"))]).play(up);
    let counts = ["D1", "V1", "N2"].map(|place| game.count(Diana, place));
    assert_eq!(counts, [0, 1, 1]);
    assert!(
        game.state.board.controls(Phoebus, at("D1")),
        "Daniel is left there alone"
    );
    assert_eq!(game.state.turn, seat(DANIEL));
}

#[test]
fn gr_a6_example_sara_pushes_daniel_from_pink_to_green() {
    for (pink, green) in [("V2", "D2"), ("V3", "D2"), ("V1", "D1")] {
        let mut game = four_friends()
            .meeples(Venus, pink, 3)
            .meeples(Phoebus, pink, 2)
            .turn(SARA);
        game.play([Activate(slot(4)), Attack(at(pink))])
            .play([push(Phoebus, green)]);
        assert_eq!(
            (game.count(Phoebus, pink), game.count(Phoebus, green)),
            (1, 1)
        );
        assert_eq!(game.state.turn, seat(FABIO));
    }
}

#[test]
fn gr_a8_example_fabio_builds_in_green_and_takes_the_second_card_to_slot_three() {
    let mut game = four_friends()
        .meeples(Neptune, "D2", 1)
        .blessed(FABIO, Diana);
    let second = game.state.open_cards[1];
    let open = OpenCard::new(2).unwrap();
    game.play([Activate(slot(1)), Build(at("D2"))])
        .play([Take(open), Lay(slot(3))]);
    let fabio = &game.state.players[usize::from(FABIO)];
    assert_eq!(game.state.board.temple(at("D2")), Some(Neptune));
    assert_eq!(fabio.temples, 3);
    assert_eq!(fabio.cards, [None, None, second, None]);
    assert_eq!(fabio.active, [true, false, false, false]);
    assert_eq!(fabio.used[0], [Diana].into_iter().collect());
    assert!(fabio.blessings.is_empty());
    let refill = game.state.open_cards[1];
    assert!(
        refill.is_some() && refill != second,
        "a new card from the deck"
    );
}

#[test]
fn gr_a9_example_daniel_gathers_two_meeples_in_the_leftmost_green_territory() {
    let mut game = four_friends().position("V2:PP P3:P").blessed(DANIEL, Diana);
    game.play([Activate(slot(3)), Gather(at("D1"))]).play([
        Summon(at("V2")),
        Summon(at("P3")),
        Done,
    ]);
    let counts = ["D1", "V2", "P3"].map(|place| game.count(Phoebus, place));
    assert_eq!(counts, [2, 1, 0]);
    let daniel = &game.state.players[usize::from(DANIEL)];
    assert_eq!(daniel.used[2], [Diana].into_iter().collect());
    assert_eq!(game.state.turn, seat(SARA));
}

#[test]
fn gr_a10_example_carolina_sends_phoebus_and_pushes_both_of_fabios_meeples() {
    let mut game = four_friends().position("P2:DNN").blessed(CAROLINA, Phoebus);
    game.play([Activate(slot(4)), Smite(at("P2"))])
        .play([push(Neptune, "N2"); 2]);
    assert_eq!(game.state.board.piece(Phoebus), Some(at("P2")));
    assert_eq!(
        (game.count(Neptune, "P2"), game.count(Neptune, "N2")),
        (0, 2)
    );
    assert_eq!(game.count(Diana, "P2"), 1);
    let carolina = &game.state.players[usize::from(CAROLINA)];
    assert_eq!(carolina.used[3], [Phoebus].into_iter().collect());
    assert_eq!(game.state.turn, seat(DANIEL));
}
