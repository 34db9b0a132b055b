//! Activating a slot: discs, symbols and blessings (GR-A1, GR-A2, GR-A3).

use crate::support::*;
use pantheon_gods_of_rome::{Action, Decision, GodSet, Symbol, Symbols};

/// Cards by their symbols.
const GROWTH_TWICE: u8 = 1;
const GROWTH_TRAVEL: u8 = 3;
const GROWTH_ATTACK: u8 = 5;
const TRAVEL_TWICE: u8 = 7;
const TRAVEL_ATTACK: u8 = 9;
const ATTACK_TWICE: u8 = 11;

/// Diana can grow, travel and attack in D1.
fn players() -> Scene {
    scene(&[Diana, Phoebus, Venus]).position("D1:DDDPP")
}

fn grow() -> [Action; 1] {
    [Grow(at("D1"))]
}

fn travel() -> [Action; 3] {
    let here = at("D1");
    [Travel(here), Move(at("V1")), Done]
}

fn attack() -> [Action; 2] {
    [Attack(at("D1")), push(Phoebus, "N2")]
}

/// Slot 3 brings a meeple from D1 to D2 by Diana's blessing.
fn gather() -> [Action; 4] {
    [Activate(slot(3)), Gather(at("D2")), Summon(at("D1")), Done]
}

/// Which symbols the list of actions offers.
fn offered(game: &Scene) -> Vec<Symbol> {
    let actions = game.legal();
    let any = |wanted: fn(&Action) -> bool| actions.iter().any(wanted);
    let kinds = [
        (
            Symbol::Growth,
            any(|action| matches!(action, Grow(_) | Build(_))),
        ),
        (
            Symbol::Travel,
            any(|action| matches!(action, Travel(_) | Gather(_))),
        ),
        (
            Symbol::Attack,
            any(|action| matches!(action, Attack(_) | Smite(_))),
        ),
    ];
    kinds
        .into_iter()
        .filter_map(|(symbol, is_offered)| is_offered.then_some(symbol))
        .collect()
}

#[test]
fn gr_a1_a_disc_goes_on_the_slot() {
    for number in 1..=4 {
        let mut game = players();
        game.play([Activate(slot(number)), Done]);
        let player = &game.state.players[0];
        assert_eq!((player.discs, player.active_slots()), (10, 1));
        assert!(player.active[slot(number).index()]);
    }
}

#[test]
fn gr_a1_a_slot_with_a_disc_is_not_activated_again() {
    let game = players().active(0, 2);
    game.refuses(Activate(slot(1)), "GR-A1")
        .refuses(Activate(slot(2)), "GR-A1");
    let idle: Vec<Action> = game
        .legal()
        .into_iter()
        .filter(|action| matches!(action, Activate(_)))
        .collect();
    assert_eq!(idle, [3, 4].map(|number| Activate(slot(number))));
}

#[test]
fn gr_a1_scoring_makes_the_slots_free_again() {
    let mut game = players().active(0, 4);
    game.play([Score, Score, Score, Activate(slot(1))]);
    assert_eq!(game.state.decision, Decision::Activation);
}

#[test]
fn gr_a1_an_activation_needs_a_disc_in_reserve() {
    let mut game = players();
    game.state.players[0].discs = 0;
    for number in 1..=4 {
        game.refuses(Activate(slot(number)), "GR-A1");
    }
}

#[test]
fn gr_a1_a_slot_without_a_card_has_its_printed_symbol() {
    let printed = [
        Symbol::Growth,
        Symbol::Growth,
        Symbol::Travel,
        Symbol::Attack,
    ];
    for (number, symbol) in (1..).zip(printed) {
        let mut game = players();
        game.play([Activate(slot(number))]);
        assert_eq!(
            game.state.symbols,
            Symbols::default().with(symbol),
            "slot {number}"
        );
        assert_eq!(offered(&game), [symbol]);
    }
}

#[test]
fn gr_a1_a_card_replaces_the_printed_symbol() {
    let growth = Symbol::Growth;
    let (travel, attack) = (Symbol::Travel, Symbol::Attack);
    let cards = [
        (GROWTH_TWICE, [growth, growth]),
        (GROWTH_TRAVEL, [growth, travel]),
        (GROWTH_ATTACK, [growth, attack]),
        (TRAVEL_TWICE, [travel, travel]),
        (TRAVEL_ATTACK, [travel, attack]),
        (ATTACK_TWICE, [attack, attack]),
    ];
    for number in 1..=4 {
        for (card, symbols) in cards {
            let mut game = players().card(0, number, card);
            game.play([Activate(slot(number))]);
            let expected: Symbols = symbols.into_iter().collect();
            assert_eq!(game.state.symbols, expected, "card {card} on slot {number}");
            let mut kinds = symbols.to_vec();
            kinds.dedup();
            assert_eq!(offered(&game), kinds);
        }
    }
}

#[test]
fn gr_a1_another_players_card_is_not_ones_own() {
    let mut game = players().card(1, 1, ATTACK_TWICE);
    game.play([Activate(slot(1))]);
    assert_eq!(offered(&game), [Symbol::Growth]);
}

#[test]
fn gr_a1_a_slot_gives_no_other_symbol() {
    let cases = [
        (
            1,
            vec![
                Travel(at("D1")),
                Gather(at("D1")),
                Attack(at("D1")),
                Smite(at("D1")),
            ],
        ),
        (
            3,
            vec![
                Grow(at("D1")),
                Build(at("D1")),
                Attack(at("D1")),
                Smite(at("D1")),
            ],
        ),
        (
            4,
            vec![
                Grow(at("D1")),
                Build(at("D1")),
                Travel(at("D1")),
                Gather(at("D1")),
            ],
        ),
    ];
    for (number, missing) in cases {
        let mut game = players().blessings(0, &[Diana]);
        game.play([Activate(slot(number))]);
        for action in missing {
            game.refuses(action, "GR-A1");
        }
    }
}

#[test]
fn gr_a2_two_symbols_are_used_in_any_order() {
    let mut growth_first = players().card(0, 2, GROWTH_TRAVEL);
    growth_first
        .play([Activate(slot(2))])
        .play(grow())
        .play(travel());
    let mut travel_first = players().card(0, 2, GROWTH_TRAVEL);
    travel_first
        .play([Activate(slot(2))])
        .play(travel())
        .play(grow());
    for game in [growth_first, travel_first] {
        assert_eq!((game.count(Diana, "D1"), game.count(Diana, "V1")), (3, 1));
        assert_eq!(game.state.turn, seat(1));
    }
}

#[test]
fn gr_a2_each_symbol_is_used_once() {
    let mut game = players().card(0, 1, GROWTH_TRAVEL);
    game.play([Activate(slot(1))]).play(grow());
    assert_eq!(offered(&game), [Symbol::Travel]);
    game.refuses(Grow(at("D1")), "GR-A1");
}

#[test]
fn gr_a2_two_equal_symbols_are_used_twice() {
    let mut game = players().card(0, 1, GROWTH_TWICE);
    game.play([Activate(slot(1))]).play(grow()).play(grow());
    assert_eq!(game.count(Diana, "D1"), 5);
    assert_eq!(game.state.turn, seat(1));
    let mut game = players().card(0, 1, ATTACK_TWICE);
    game.play([Activate(slot(1))]).play(attack()).play(attack());
    assert_eq!((game.count(Phoebus, "N2"), game.state.turn), (2, seat(1)));
    let mut game = players().card(0, 1, TRAVEL_TWICE);
    game.play([Activate(slot(1))]).play(travel()).play(travel());
    assert_eq!((game.count(Diana, "V1"), game.state.turn), (2, seat(1)));
}

#[test]
fn gr_a2_either_symbol_or_both_may_be_skipped() {
    for used in [vec![], grow().to_vec(), travel().to_vec()] {
        let mut game = players().card(0, 1, GROWTH_TRAVEL);
        game.play([Activate(slot(1))]).play(used).play([Done]);
        game.begins(1);
        assert!(game.state.symbols.is_empty(), "what was skipped is gone");
    }
}

#[test]
fn gr_a2_a_single_symbol_may_be_skipped_and_the_disc_stays() {
    for number in 1..=4 {
        let mut game = players();
        game.play([Activate(slot(number)), Done]);
        assert_eq!(game.state.turn, seat(1));
        assert_eq!(game.state.players[0].active_slots(), 1);
    }
}

#[test]
fn gr_a2_a_slot_can_be_activated_though_nothing_can_be_done() {
    let mut game = scene(&[Diana, Phoebus, Venus]);
    for number in 1..=4 {
        game.state.turn = seat(0);
        game.play([Activate(slot(number))]);
        assert_eq!(game.legal(), [Done], "slot {number}");
        game.play([Done]);
    }
}

#[test]
fn gr_a2_where_the_second_action_is_possible_is_asked_after_the_first() {
    let mut game = players().card(0, 1, GROWTH_TRAVEL);
    game.play([Activate(slot(1))]);
    game.refuses(Grow(at("V1")), "GR-A4");
    game.play(travel()).play([Grow(at("V1"))]);
    assert_eq!(game.count(Diana, "V1"), 2);
}

#[test]
fn gr_a3_an_improved_action_needs_the_blessing_of_its_territorys_colour() {
    let cases = [
        (1, Build(at("D1"))),
        (3, Gather(at("D2"))),
        (4, Smite(at("D1"))),
    ];
    for (number, action) in cases {
        let mut without = players().blessings(0, &[Jupiter, Phoebus, Neptune, Venus]);
        without
            .play([Activate(slot(number))])
            .refuses(action, "GR-A3");
        let mut with = players().blessings(0, &[Diana]);
        with.play([Activate(slot(number)), action]);
        assert_eq!(with.state.players[0].blessings, GodSet::EMPTY);
    }
}

#[test]
fn gr_a3_a_basic_action_uses_no_blessing() {
    for (number, actions) in [
        (1, grow().to_vec()),
        (3, travel().to_vec()),
        (4, attack().to_vec()),
    ] {
        let mut game = players().blessings(0, &[Diana]);
        game.play([Activate(slot(number))]).play(actions);
        let player = &game.state.players[0];
        assert!(player.blessings.contains(Diana) && player.used_blessings().is_empty());
    }
}

#[test]
fn gr_a3_an_improved_action_takes_the_place_of_the_basic_one() {
    let mut game = players().blessings(0, &[Diana]);
    game.play(gather());
    assert_eq!(game.state.turn, seat(1), "the slot's only symbol is used");
}

#[test]
fn gr_a3_two_actions_are_improved_by_two_different_blessings() {
    let mut game = players()
        .meeples(Diana, "N2", 1)
        .card(0, 3, TRAVEL_ATTACK)
        .blessings(0, &[Diana, Neptune]);
    game.play(gather());
    game.refuses(Smite(at("D1")), "GR-A3");
    game.play([Smite(at("N2"))]);
    let player = &game.state.players[0];
    assert_eq!(
        player.used[slot(3).index()],
        [Diana, Neptune].into_iter().collect()
    );
    assert!(player.blessings.is_empty());
}

#[test]
fn gr_a3_a_used_blessing_lies_on_its_slot_until_scoring() {
    let mut game = players().blessings(0, &[Diana, Venus]);
    game.play([Activate(slot(4)), Smite(at("D1"))]);
    game.play([push(Phoebus, "V1"); 2]);
    let used = |game: &Scene| game.state.players[0].used.map(|used| used.contains(Diana));
    assert_eq!(used(&game), [false, false, false, true]);
    game.play([Score, Score, Activate(slot(3))]);
    game.refuses(Gather(at("D2")), "GR-A3");
    game.play([Done, Score, Score, Score]);
    assert_eq!(used(&game), [false; 4]);
    assert_eq!(
        game.state.players[0].blessings,
        [Venus].into_iter().collect(),
        "the used one went to its temple, the unused one stays"
    );
}
