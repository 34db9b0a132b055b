//! A turn is exactly one of three things (GR-T).

use crate::support::*;
use pantheon_gods_of_rome::{Action, God, OpenCard, Slot};

fn three_players() -> Scene {
    scene(&[Diana, Phoebus, Venus]).position("D1:DDDP")
}

/// The three turns, each with all its decisions.
fn whole_turns() -> [(&'static str, Vec<Action>); 3] {
    [
        ("visit", vec![Visit(Jupiter), Place(at("J1"))]),
        ("activation", vec![Activate(slot(1)), Grow(at("D1"))]),
        ("scoring", vec![Score]),
    ]
}

#[test]
fn gr_t1_a_turn_offers_visits_slots_and_scoring_and_nothing_else() {
    let mut expected: Vec<Action> = God::ALL.map(Visit).into();
    expected.extend(Slot::all().map(Activate));
    expected.push(Score);
    assert_eq!(three_players().legal(), expected);
}

#[test]
fn gr_t1_passing_and_anything_out_of_place_is_refused() {
    let game = three_players();
    let here = at("D1");
    game.refuses_each(
        [
            Place(here),
            Grow(here),
            Regroup(here),
            Build(here),
            Take(OpenCard::FIRST),
            Lay(slot(1)),
            Travel(here),
            Move(at("V1")),
            Gather(here),
            Summon(here),
            Attack(here),
            Smite(here),
            push(Phoebus, "V1"),
            Done,
        ],
        "GR-T1",
    );
}

#[test]
fn gr_t1_after_a_visit_the_next_player_goes_on() {
    let mut game = three_players();
    game.play([Visit(Jupiter)]);
    game.refuses_each([Visit(Venus), Activate(slot(1)), Score], "GR-V4");
    game.play([Place(at("J1"))]);
    game.begins(1);
}

#[test]
fn gr_t2_after_an_activation_the_next_player_goes_on() {
    let mut game = three_players();
    game.play([Activate(slot(1))]);
    game.refuses_each([Visit(Venus), Activate(slot(2)), Score], "GR-A2");
    game.play([Done]);
    game.begins(1);
}

#[test]
fn gr_t3_after_a_scoring_the_next_player_goes_on() {
    let mut game = three_players();
    game.play([Score]);
    game.begins(1);
}

#[test]
fn gr_t3_scoring_is_always_possible_even_with_nothing_to_gain() {
    let mut game = scene(&[Diana, Phoebus, Venus]);
    game.play([Score]);
    assert_eq!(game.favour_of(0), 0);
}

#[test]
fn gr_t1_one_turn_is_all_a_player_gets() {
    use pantheon_engine::Violation as _;
    for (name, turn) in whole_turns() {
        let mut game = three_players();
        game.play(turn);
        for again in [Visit(Venus), Activate(slot(2)), Score] {
            let why = game.refusal_for(0, again);
            assert_eq!(why.rule().0, "GR-F1", "{again:?} after a {name}");
        }
    }
}

#[test]
fn gr_t2_turns_go_round_the_table() {
    let mut game = three_players();
    for expected in [0, 1, 2, 0, 1, 2, 0] {
        assert_eq!(game.state.turn, seat(expected));
        let idle = game
            .legal()
            .into_iter()
            .find(|action| matches!(action, Activate(_)))
            .unwrap();
        game.play([idle, Done]);
    }
}
