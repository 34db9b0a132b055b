//! Moves (UR-M).

use crate::support::*;
use pantheon_engine::{Game as _, Viewer};
use pantheon_royal_game_of_ur::{Action, Event, MoveView, Violation};

#[test]
fn ur_m1_a_waiting_piece_enters_as_far_as_the_throw_says() {
    for threw in 1..=3 {
        let mut game = scene(&[], &[], threw);
        let told = game.act(Action::Enter);
        assert_eq!(game.on(LIGHT), [threw]);
        assert_eq!(game.state.player(LIGHT).waiting, 6);
        let to = square(threw);
        assert_eq!(told[0], Event::Entered { seat: LIGHT, to });
    }
}

#[test]
fn ur_m1_a_piece_moves_on_as_far_as_the_throw_says() {
    let mut game = scene(&[2, 9], &[], 3);
    assert_eq!(game.legal(), [Action::Enter, move_from(2), move_from(9)]);
    let told = game.act(move_from(9));
    assert_eq!(game.on(LIGHT), [2, 12]);
    let (from, to) = (square(9), square(12));
    assert_eq!(
        told[0],
        Event::Moved {
            seat: LIGHT,
            from,
            to
        }
    );
}

#[test]
fn ur_m1_only_pieces_that_are_there_can_move() {
    let game = scene(&[2], &[6], 1);
    for number in [1, 6] {
        let square = square(number);
        assert_eq!(
            game.refused(Action::Move(square)),
            (Violation::NotThere { square }, "UR-M1")
        );
    }
    let game = scene(&[1, 2, 3, 5, 6, 7, 8], &[], 4);
    assert_eq!(
        game.refused(Action::Enter),
        (Violation::NoneWaiting, "UR-M1")
    );
}

#[test]
fn ur_m2_no_square_takes_two_pieces_of_a_player() {
    let game = scene(&[2, 4], &[], 2);
    let own = |number| {
        (
            Violation::OwnPiece {
                square: square(number),
            },
            "UR-M2",
        )
    };
    assert_eq!(game.refused(Action::Enter), own(2));
    assert_eq!(game.refused(move_from(2)), own(4));
    assert_eq!(game.legal(), [move_from(4)]);
}

#[test]
fn ur_m3_a_piece_in_the_middle_is_sent_home_by_one_that_lands_on_it() {
    let mut game = scene(&[3], &[6, 9], 3);
    let told = game.act(move_from(3));
    assert_eq!(game.on(LIGHT), [6]);
    assert_eq!(game.on(dark()), [9]);
    assert_eq!(game.state.player(dark()).waiting, 6);
    let home = Event::SentBack {
        seat: dark(),
        square: square(6),
    };
    assert!(told.contains(&home), "{told:?}");
}

/// Both ways have a square 2 and a square 13, but those are two squares.
#[test]
fn ur_m3_nobody_is_sent_home_from_their_own_squares() {
    let mut game = scene(&[], &[2], 2);
    game.act(Action::Enter);
    assert_eq!((game.on(LIGHT), game.on(dark())), (vec![2], vec![2]));
    let mut game = scene(&[12], &[13], 1);
    game.act(move_from(12));
    assert_eq!((game.on(LIGHT), game.on(dark())), (vec![13], vec![13]));
}

#[test]
fn ur_m4_a_piece_on_the_middle_rosette_is_safe() {
    let game = scene(&[6], &[8], 2);
    let square = square(8);
    assert_eq!(
        game.refused(move_from(6)),
        (Violation::SafePiece { square }, "UR-M4")
    );
    assert_eq!(game.legal(), [Action::Enter]);
}

#[test]
fn ur_m5_a_rosette_gives_another_throw() {
    let cases = [
        (Action::Enter, 4, 4),
        (move_from(7), 1, 8),
        (move_from(12), 2, 14),
    ];
    for (action, threw, reached) in cases {
        let mut game = scene(&[7, 12], &[], threw);
        let told = game.act(action);
        let square = square(reached);
        assert!(told.contains(&Event::ThrowsAgain {
            seat: LIGHT,
            square
        }));
        assert!(matches!(told.last(), Some(Event::Threw { seat, .. }) if *seat == LIGHT));
        assert_eq!((game.state.turn, game.state.throws), (LIGHT, 2));
    }
}

#[test]
fn ur_m5_leaving_a_rosette_gives_nothing() {
    let mut game = scene(&[8], &[], 1);
    game.act(move_from(8));
    assert_eq!(game.state.turn, dark());
}

#[test]
fn ur_m6_a_piece_is_borne_off_by_the_exact_throw() {
    for (from, threw) in [(14, 1), (13, 2), (12, 3), (11, 4)] {
        let mut game = scene(&[from], &[], threw);
        let told = game.act(move_from(from));
        assert!(game.on(LIGHT).is_empty());
        assert_eq!(game.state.player(LIGHT).home, 1);
        assert_eq!(game.state.turn, dark());
        let from = square(from);
        assert_eq!(
            told[0],
            Event::BorneOff {
                seat: LIGHT,
                from,
                home: 1
            }
        );
    }
}

#[test]
fn ur_m6_no_more_than_the_exact_throw_will_do() {
    for (from, threw) in [(14, 2), (13, 3), (12, 4), (14, 4)] {
        let need = 15 - from;
        assert_eq!(
            scene(&[from], &[], threw).refused(move_from(from)),
            (Violation::NotExact { need, threw }, "UR-M6")
        );
    }
}

/// Readers needn't know the rules to see what a throw is good for.
#[test]
fn ur_m1_ur_m3_ur_m5_ur_m6_a_view_tells_what_each_move_comes_to() {
    let game = scene(&[4, 6, 11], &[10], 4).home(1);
    let view = game.rules.view(&game.state, Viewer::Spectator);
    let expected = [
        (None, Some(4), false, true),
        (Some(4), Some(8), false, true),
        (Some(6), Some(10), true, false),
        (Some(11), None, false, false),
    ];
    let expected = expected.map(
        |(from, to, sends_back, throws_again): (Option<u8>, Option<u8>, bool, bool)| MoveView {
            from: from.map(square),
            to: to.map(square),
            sends_back,
            throws_again,
        },
    );
    // Square 4 has a piece of one's own, so nobody enters there.
    assert_eq!(view.moves, expected[1..]);
    assert_eq!(view.player(LIGHT).progress, 4 + 6 + 11 + 15);
}
