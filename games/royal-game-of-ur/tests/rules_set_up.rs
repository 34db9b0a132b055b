//! Board, pieces and dice (UR-S), and what a data file may say of them.

use std::sync::Arc;

use crate::support::*;
use pantheon_engine::conformance::{changed_files, refuses_content};
use pantheon_engine::{Content as _, Game as _, Match, Provenance, Seed, SetupError};
use pantheon_royal_game_of_ur::{
    Content, Ground, Length, Motif, Options, RoyalGameOfUr, Square, SquareSet,
};

#[test]
fn ur_s1_two_play_with_seven_pieces_or_fewer() {
    let pieces = Length::ALL.map(|length| rules(length).pieces());
    assert_eq!(pieces, [7, 5, 3]);
    let content = Arc::new(Content::built_in());
    for seats in [0, 1, 3] {
        let refused = RoyalGameOfUr::new(content.clone(), Options::default(), seats).unwrap_err();
        assert!(matches!(refused, SetupError::Seats { asked, .. } if asked == seats));
    }
}

#[test]
fn ur_s1_all_pieces_wait_at_first() {
    for length in Length::ALL {
        let rules = Arc::new(rules(length));
        let game = Match::new(rules.clone(), Seed::from_phrase("set up"));
        for player in game.state().players {
            assert_eq!((player.waiting, player.home), (rules.pieces(), 0));
            assert_eq!(player.on, SquareSet::EMPTY);
        }
    }
}

/// Twenty squares: six of each player's own, eight in the middle that both use.
#[test]
fn ur_s2_the_way_is_four_own_squares_eight_shared_and_two_own() {
    let content = Content::built_in();
    let shared: Vec<u8> = content.shared().iter().map(Square::number).collect();
    assert_eq!(shared, [5, 6, 7, 8, 9, 10, 11, 12]);
    let own = Square::all().filter(|&it| content.place(it).ground == Ground::Own);
    assert_eq!(2 * own.count() + shared.len(), 20);
}

/// Each square of the way touches the one before it.
#[test]
fn ur_s2_the_way_leads_from_square_to_square_without_a_jump() {
    let content = Content::built_in();
    let places: Vec<_> = Square::all().map(|it| content.place(it)).collect();
    for pair in places.windows(2) {
        let far = pair[0].column.abs_diff(pair[1].column) + pair[0].row.abs_diff(pair[1].row);
        assert_eq!(far, 1, "{pair:?}");
    }
}

#[test]
fn ur_s3_five_rosettes_and_five_of_each_other_picture() {
    let content = Content::built_in();
    let rosettes: Vec<u8> = content.rosettes().iter().map(Square::number).collect();
    assert_eq!(rosettes, [4, 8, 14]);
    for motif in [Motif::Rosette, Motif::Eyes, Motif::Circles, Motif::FiveDots] {
        let count: u32 = Square::all()
            .map(|square| content.place(square))
            .filter(|place| place.motif == motif)
            .map(|place| if place.ground == Ground::Own { 2 } else { 1 })
            .sum();
        assert_eq!(count, 5, "{motif:?}");
    }
}

#[test]
fn ur_s4_either_player_begins_and_has_thrown() {
    let rules = Arc::new(rules(Length::Full));
    let games: Vec<_> = (0..64)
        .map(|number| Match::new(rules.clone(), Seed::from_phrase(&format!("first {number}"))))
        .collect();
    for seat in [LIGHT, dark()] {
        let begins = games.iter().filter(|game| game.state().first == seat);
        assert!(begins.count() > 16, "seat {seat} begins too seldom");
    }
    for game in &games {
        assert_eq!(game.state().turn, game.state().first);
        assert_eq!(game.state().throws, 1);
    }
}

#[test]
fn ur_s2_boards_that_make_no_game_are_refused() {
    refuses_content::<Content>(
        r#"
        board.toml | count = 4 | count = 5 | 4 dice are thrown, not 5
        board.toml | quick = 3 | quick = 0 | a player has 1 to 14 pieces
        board.toml | full = 7 | full = 15 | a player has 1 to 14 pieces
        board.toml | column = 3\nrow = 0 | column = 2\nrow = 0 | two squares are in one place
        board.toml | row = 0 | row = 2 | a way leads over two rows
        board.toml | ground = "own" | ground = "shared" | the middle row is shared
        board.toml | ground = "shared" | ground = "own" | the middle row is shared
        board.toml | [[square]] | [[square]]\n[[square]] | board.toml
        "#,
    );
}

/// A house may make every rosette safe, as some do.
#[test]
fn ur_m4_a_data_file_says_which_squares_are_safe() {
    let files = changed_files::<Content>("board.toml", "safe = true", "safe = false");
    let content = Content::load(&files).unwrap();
    assert!(content.safe().is_empty());
    assert_ne!(content.digest(), Content::built_in().digest());
}

#[test]
fn ur_s1_seven_pieces_are_found_and_the_way_is_reconstructed() {
    let names = Content::names();
    let document = pantheon_engine::Document::read(&names, &Content::built_in_files()).unwrap();
    let known = |path: &str| {
        let value = document.values().iter().find(|value| value.path == path);
        value.unwrap().provenance
    };
    assert_eq!(known("pieces.full"), Provenance::Found);
    assert_eq!(known("dice.count"), Provenance::Found);
    assert_eq!(known("square[7].safe"), Provenance::Reconstructed);
    assert_eq!(known("square[0].column"), Provenance::Reconstructed);
}
