//! Throws, passing, and whose turn it is (UR-T).

use std::sync::Arc;

use crate::support::*;
use pantheon_engine::{Game as _, Match, Seed};
use pantheon_royal_game_of_ur::{Action, Event, Length, RoyalGameOfUr, Throw, Violation};

/// Of 16 equal chances 1, 4, 6, 4, 1 give 0, 1, 2, 3, 4.
#[test]
fn ur_t1_a_throw_counts_the_marked_corners_of_four_fair_dice() {
    let rules = Arc::new(rules(Length::Quick));
    let mut counts = [0_u32; 5];
    let mut marked = [0_u32; 4];
    let games = 1_600;
    for number in 0..games {
        let game = Match::new(rules.clone(), Seed::from_phrase(&format!("throw {number}")));
        let throw = game.state().throw;
        counts[usize::from(throw.count())] += 1;
        for (sum, die) in marked.iter_mut().zip(throw.dice()) {
            *sum += u32::from(die);
        }
        let dice = throw.dice().iter().filter(|&&die| die).count();
        assert_eq!(dice, usize::from(throw.count()));
        assert_eq!(Throw::from(throw.dice()), throw);
    }
    for (count, chances) in counts.iter().zip([1, 4, 6, 4, 1]) {
        let expected = games * chances / 16;
        let far = count.abs_diff(expected);
        assert!(far * far < 16 * expected, "{counts:?}");
    }
    assert!(
        marked.iter().all(|&sum| sum.abs_diff(games / 2) < 80),
        "{marked:?}"
    );
}

#[test]
fn ur_t1_the_other_player_throws_next_and_only_they_may_move() {
    let mut game = scene(&[1], &[], 2);
    let told = game.act(move_from(1));
    assert_eq!(game.state.turn, dark());
    assert!(matches!(told.last(), Some(Event::Threw { seat, .. }) if *seat == dark()));
    assert_eq!(game.legal_for(LIGHT.number()), []);
    let refused = game.refusal_for(LIGHT.number(), Action::Enter);
    assert_eq!(refused, Violation::NotYourTurn { turn: dark() });
}

#[test]
fn ur_t1_a_move_makes_the_dice_be_thrown_so_it_stands() {
    let rules = Arc::new(rules(Length::Full));
    let mut game = Match::new(rules, Seed::from_phrase("no way back"));
    let seat = game.state().turn;
    let action = if game.state().throw.count() == 0 {
        Action::Pass
    } else {
        Action::Enter
    };
    game.act(seat, action, 0).unwrap();
    assert!(game.undo(seat, 1).is_err());
    for action in [Action::Enter, move_from(3), Action::Pass] {
        assert!(!RoyalGameOfUr::may_be_taken_back(action));
    }
}

#[test]
fn ur_t2_whoever_can_move_has_to() {
    let game = scene(&[], &[], 3);
    assert_eq!(game.legal(), [Action::Enter]);
    assert_eq!(game.refused(Action::Pass), (Violation::MustMove, "UR-T2"));
}

/// Nobody waits, and every piece is in the way of the next or too near the end.
#[test]
fn ur_t2_whoever_can_move_nothing_passes_and_the_other_throws() {
    let mut game = scene(&[12, 14], &[], 2).home(5);
    assert_eq!(game.legal(), [Action::Pass]);
    let told = game.act(Action::Pass);
    assert_eq!(told[0], Event::Passed { seat: LIGHT });
    assert_eq!(game.state.turn, dark());
    assert_eq!(game.on(LIGHT), [12, 14]);
}

#[test]
fn ur_t3_a_throw_of_nothing_moves_nothing() {
    let mut game = scene(&[4, 8], &[], 0);
    assert_eq!(game.legal(), [Action::Pass]);
    for action in [Action::Enter, move_from(4), move_from(5)] {
        assert_eq!(game.refused(action), (Violation::ThrewNothing, "UR-T3"));
    }
    game.act(Action::Pass);
    assert_eq!(game.state.turn, dark());
}
