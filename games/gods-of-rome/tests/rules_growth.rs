//! Growth (GR-A4) and improved growth: wooden temples and action cards (GR-A8).

use crate::support::*;
use pantheon_engine::Game;
use pantheon_gods_of_rome::{CardId, CardSet, Decision, Event, God, OpenCard, Options};

fn open(number: u8) -> OpenCard {
    OpenCard::new(number).unwrap()
}

/// Diana has a green blessing, a meeple in each green territory, and slot 1 active.
fn builder() -> Scene {
    let mut game = players().position("D1:D D2:D D3:D").blessings(0, &[Diana]);
    game.play([Activate(slot(1))]);
    game
}

#[test]
fn gr_a4_growth_is_possible_exactly_where_one_has_presence() {
    let mut game = players().position("D1:D V3:DDPPP J2:d P1:p P2:P");
    game.play([Activate(slot(1))]);
    assert_eq!(
        places(&game, Grow),
        ["D1", "J2", "V3"],
        "meeples or a temple are presence; others' aren't"
    );
    for elsewhere in ["P1", "P2", "D2"] {
        game.refuses(Grow(at(elsewhere)), "GR-A4");
    }
}

#[test]
fn gr_a4_a_meeple_of_ones_own_comes_from_the_reserve() {
    let mut game = players().meeples(Diana, "V1", 1);
    game.play([Activate(slot(1)), Grow(at("V1"))]);
    assert_eq!(game.count(Diana, "V1"), 2);
    assert_eq!(game.state.board.reserve(Diana), 8);
    assert_eq!(
        game.state.board.reserve(Venus),
        10,
        "not one of the territory's colour"
    );
    assert_eq!(
        game.told.last(),
        Some(&Event::Grew {
            seat: seat(0),
            territory: at("V1")
        })
    );
}

#[test]
fn gr_a4_with_an_empty_reserve_a_meeple_comes_from_anywhere_on_the_map() {
    let mut game = players().meeples(Diana, "D1", 8).position("J3:D P3:D N1:P");
    game.play([Activate(slot(1)), Grow(at("D1"))]);
    assert_eq!(game.legal(), ["J3", "P3"].map(|from| Regroup(at(from))));
    game.refuses(Regroup(at("D1")), "GR-A4")
        .refuses(Regroup(at("N1")), "GR-A4")
        .refuses(Done, "GR-A4");
    game.play([Regroup(at("J3"))]);
    assert_eq!((game.count(Diana, "D1"), game.count(Diana, "J3")), (9, 0));
    assert_eq!(game.state.turn, seat(1));
}

#[test]
fn gr_a4_with_an_empty_reserve_the_meeple_still_goes_where_one_has_presence() {
    let mut game = players().meeples(Diana, "D1", 9).position("J3:D N2:d");
    game.play([Activate(slot(1))]);
    assert_eq!(places(&game, Grow), ["D1", "J3", "N2"]);
    game.refuses(Grow(at("V1")), "GR-A4");
}

#[test]
fn gr_a4_with_an_empty_reserve_nobody_comes_from_the_same_territory() {
    let mut game = players().meeples(Diana, "D1", 10).temple(Diana, "N2");
    game.play([Activate(slot(1))]);
    assert_eq!(places(&game, Grow), ["N2"]);
    game.refuses(Grow(at("D1")), "GR-A4");
    game.play([Grow(at("N2")), Regroup(at("D1"))]);
    assert_eq!(game.count(Diana, "N2"), 1);
}

#[test]
fn gr_a4_while_there_is_a_reserve_nobody_on_the_map_moves() {
    let mut game = players().meeples(Diana, "D1", 8).meeples(Diana, "J3", 1);
    game.play([Activate(slot(1)), Grow(at("J3"))]);
    assert_eq!((game.count(Diana, "D1"), game.count(Diana, "J3")), (8, 2));
    assert_eq!(game.state.board.reserve(Diana), 0);
}

#[test]
fn gr_a8_a_temple_is_built_instead_of_a_meeple() {
    let mut game = builder();
    game.play([Build(at("D2"))]);
    assert_eq!(game.state.board.temple(at("D2")), Some(Diana));
    assert_eq!(game.state.players[0].temples, 3);
    assert_eq!(game.count(Diana, "D2"), 1, "no meeple comes");
    assert_eq!(game.state.players[0].used[0], [Diana].into_iter().collect());
}

#[test]
fn gr_a8_a_temple_needs_presence_and_no_temple_of_anybody() {
    let mut game = players()
        .position("D1:D D2:Dp D3:P V1:d V2:D J1:D")
        .blessings(0, &[Diana, Venus]);
    game.play([Activate(slot(1))]);
    assert_eq!(places(&game, Build), ["D1", "V2"]);
    for barred in ["D2", "V1", "D3"] {
        game.refuses(Build(at(barred)), "GR-A8");
    }
    game.refuses(Build(at("J1")), "GR-A3");
}

#[test]
fn gr_a8_no_temple_is_built_beside_a_god_piece_by_jupiter_neither() {
    let options = Options {
        powers: true,
        ..Options::default()
    };
    for factions in [[Jupiter, Phoebus, Venus], [Diana, Phoebus, Venus]] {
        let mut game = scene_with(&factions, options)
            .meeples(factions[0], "V1", 2)
            .piece("V1")
            .blessings(0, &[Venus]);
        game.play([Activate(slot(1))]);
        game.refuses(Build(at("V1")), "GR-A8");
        game.state.board.move_piece(Venus, None);
        assert_eq!(places(&game, Build), ["V1"]);
    }
}

#[test]
fn gr_a8_a_player_builds_four_temples_at_most() {
    let mut game = builder();
    game.state.players[0].temples = 0;
    game.refuses(Build(at("D1")), "GR-A8");
    assert!(places(&game, Build).is_empty());
}

#[test]
fn gr_a8_a_temple_may_stand_on_ones_own_colour_and_on_others() {
    for (place, colour) in [("D1", Diana), ("J1", Jupiter), ("V3", Venus)] {
        let mut game = players().meeples(Diana, place, 1).blessings(0, &[colour]);
        game.play([Activate(slot(1)), Build(at(place))]);
        assert_eq!(game.state.board.temple(at(place)), Some(Diana));
    }
}

#[test]
fn gr_a8_a_temple_counts_as_one_meeple() {
    let controls = |game: &Scene, faction: God| game.state.board.controls(faction, at("V1"));
    let game = players().position("V1:DdP");
    assert!(controls(&game, Diana));
    let game = game.meeples(Phoebus, "V1", 1);
    assert!(
        !controls(&game, Diana) && !controls(&game, Phoebus),
        "two against two"
    );
    let game = game.meeples(Phoebus, "V1", 1);
    assert!(controls(&game, Phoebus));
}

#[test]
fn gr_a8_an_open_card_goes_on_a_slot_and_the_display_is_refilled() {
    for (place, number) in [(1, 1), (2, 3), (3, 2), (4, 4)] {
        let mut game = builder();
        let before = game.state.open_cards;
        let deck = game.state.deck;
        game.play([Build(at("D1")), Take(open(place)), Lay(slot(number))]);
        let taken = before[open(place).index()];
        assert_eq!(game.state.players[0].cards[slot(number).index()], taken);
        assert_eq!(game.state.players[0].card_count(), 1);
        let refill = game.state.open_cards[open(place).index()].unwrap();
        assert!(
            deck.iter().any(|card| card == refill),
            "the new card comes from the deck"
        );
        assert_eq!(game.state.deck, deck.without(refill));
        for other in OpenCard::all().filter(|&other| other != open(place)) {
            assert_eq!(game.state.open_cards[other.index()], before[other.index()]);
        }
        assert_eq!(game.state.turn, seat(1));
    }
}

#[test]
fn gr_a8_a_card_is_taken_and_laid_whether_one_likes_it_or_not() {
    let mut game = builder();
    game.play([Build(at("D1"))]).refuses(Done, "GR-A8");
    assert_eq!(game.legal(), [1, 2, 3, 4].map(|place| Take(open(place))));
    game.play([Take(open(2))]).refuses(Done, "GR-A8");
    assert_eq!(game.legal(), [1, 2, 3, 4].map(|number| Lay(slot(number))));
}

#[test]
fn gr_a8_a_slot_with_a_card_takes_no_other() {
    let mut game = builder().card(0, 2, 7).card(0, 4, 11);
    game.play([Build(at("D1")), Take(open(1))]);
    assert_eq!(game.legal(), [1, 3].map(|number| Lay(slot(number))));
    game.refuses(Lay(slot(2)), "GR-A8")
        .refuses(Lay(slot(4)), "GR-A8");
}

#[test]
fn gr_a8_discs_and_blessings_stay_on_a_slot_that_gets_a_card() {
    let mut game = builder();
    game.play([Build(at("D1")), Take(open(1)), Lay(slot(1))]);
    let player = &game.state.players[0];
    assert!(player.active[0]);
    assert_eq!(player.used[0], [Diana].into_iter().collect());
    game.state.turn = seat(0);
    game.refuses(Activate(slot(1)), "GR-A1");
}

#[test]
fn gr_a8_a_card_laid_on_the_slot_being_activated_waits_for_the_next_time() {
    let mut game = builder();
    let card = game.state.open_cards[0].unwrap();
    game.play([Build(at("D1")), Take(open(1)), Lay(slot(1))]);
    game.begins(1);
    game.play([Score; 5]).play([Activate(slot(1))]);
    assert_eq!(game.state.symbols, game.rules.content().card_symbols(card));
}

#[test]
fn gr_a8_with_two_growth_symbols_the_second_is_still_the_old_cards() {
    // Card 1 shows growth twice; the card laid elsewhere adds nothing to it.
    let mut game = players()
        .meeples(Diana, "D1", 1)
        .card(0, 1, 1)
        .blessings(0, &[Diana]);
    game.play([
        Activate(slot(1)),
        Build(at("D1")),
        Take(open(1)),
        Lay(slot(2)),
    ]);
    assert_eq!(game.state.decision, Decision::Activation);
    game.play([Grow(at("D1"))]);
    assert_eq!(game.state.turn, seat(1));
}

#[test]
fn gr_a8_with_an_empty_deck_the_place_stays_empty() {
    let mut game = builder();
    game.state.deck = CardSet::default();
    game.play([Build(at("D1")), Take(open(3)), Lay(slot(1))]);
    assert_eq!(game.state.open_cards[2], None);
    let mut next = players().meeples(Diana, "D1", 1).blessings(0, &[Diana]);
    next.state.open_cards = game.state.open_cards;
    next.state.deck = CardSet::default();
    next.play([Activate(slot(1)), Build(at("D1"))]);
    next.refuses(Take(open(3)), "GR-A8");
    assert_eq!(next.legal(), [1, 2, 4].map(|place| Take(open(place))));
}

#[test]
fn gr_a8_without_any_card_the_temple_is_still_built() {
    let mut game = builder();
    game.state.deck = CardSet::default();
    game.state.open_cards = [None; 4];
    game.play([Build(at("D1"))]);
    assert_eq!(game.state.board.temple(at("D1")), Some(Diana));
    game.begins(1);
    assert_eq!(game.state.players[0].card_count(), 0);
}

#[test]
fn gr_a8_the_refill_may_be_any_card_of_the_deck() {
    let refills: std::collections::BTreeSet<Option<CardId>> = (0..200)
        .map(|number| {
            let mut game = builder().luck(number);
            game.play([Build(at("D1")), Take(open(1)), Lay(slot(1))]);
            game.state.open_cards[0]
        })
        .collect();
    assert_eq!(refills, builder().state.deck.iter().map(Some).collect());
}
