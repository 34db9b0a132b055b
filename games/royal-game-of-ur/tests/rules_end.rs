//! How the game ends (UR-E).

use crate::support::*;
use pantheon_engine::{Game as _, Party};
use pantheon_royal_game_of_ur::{Action, Ending, Event, RoyalGameOfUr, Violation};

/// Light has five home and two on the board, and the last throw of the guard is theirs.
fn last_throw(light: &[u8], dark: &[u8]) -> Scene {
    let mut game = scene(light, dark, 0);
    game.state.throws = RoyalGameOfUr::INFO.max_steps as u16;
    game
}

#[test]
fn ur_e1_whoever_bears_off_all_pieces_wins_at_once() {
    let mut game = scene(&[13], &[14], 2).home(6);
    let told = game.act(move_from(13));
    let ending = Ending::AllHome;
    assert_eq!(told.last(), Some(&Event::Ended { ending }));
    assert!(game.rules.to_act(&game.state).is_empty());
    let outcome = game.rules.outcome(&game.state).unwrap();
    let winners: Vec<Party> = outcome.winners().collect();
    assert_eq!(winners, [Party::Seat(LIGHT)]);
    assert_eq!(outcome.points(LIGHT), Some(7));
    assert_eq!(outcome.rank(dark()), Some(2));
    assert_eq!(
        game.refused(Action::Pass),
        (Violation::GameOver { ending }, "UR-E1")
    );
}

#[test]
fn ur_e1_with_one_piece_to_go_the_game_goes_on() {
    let mut game = scene(&[2, 13], &[], 2).home(5);
    game.act(move_from(13));
    assert!(!game.rules.is_over(&game.state));
    assert!(game.rules.outcome(&game.state).is_none());
}

#[test]
fn ur_e2_after_a_thousand_throws_more_pieces_home_win() {
    let mut game = last_throw(&[2], &[14]).home(1);
    let told = game.act(Action::Pass);
    let ending = Ending::ThrowLimit;
    assert_eq!(told.last(), Some(&Event::Ended { ending }));
    let outcome = game.rules.outcome(&game.state).unwrap();
    assert_eq!(
        (outcome.rank(LIGHT), outcome.rank(dark())),
        (Some(1), Some(2))
    );
    assert!(outcome.standings.iter().all(|it| it.tie_break.is_none()));
    assert_eq!(
        game.refused(Action::Enter),
        (Violation::GameOver { ending }, "UR-E2")
    );
}

#[test]
fn ur_e2_equal_pieces_home_are_told_apart_by_how_far_the_others_are() {
    let mut game = last_throw(&[3, 5], &[9]);
    game.act(Action::Pass);
    let outcome = game.rules.outcome(&game.state).unwrap();
    assert_eq!(
        (outcome.rank(dark()), outcome.rank(LIGHT)),
        (Some(1), Some(2))
    );
    assert!(outcome.standings[1].tie_break.is_some());
}

#[test]
fn ur_e2_who_is_as_far_shares_the_win() {
    let mut game = last_throw(&[3, 6], &[9]);
    game.act(Action::Pass);
    let outcome = game.rules.outcome(&game.state).unwrap();
    assert_eq!(outcome.winners().count(), 2);
}

#[test]
fn ur_e2_a_throw_before_the_last_leads_to_another() {
    let mut game = last_throw(&[3], &[9]);
    game.state.throws -= 1;
    game.act(Action::Pass);
    assert!(!game.rules.is_over(&game.state));
}
