//! Refusing boards and numbers of pieces that make no game.

use pantheon_engine::ContentError;

use super::Gods;
use super::files::{BOARDS, BoardsFile, TILES};
use crate::piece::God;

/// More than any printed set has, and little enough for small counters.
const MOST_CARDS_PER_COLOUR: u8 = 40;
const MOST_GOD_TILES: u8 = 40;
const MOST_OFFERINGS: u8 = 40;

/// Refuses a file unless this holds.
pub(super) fn check(file: &str, holds: bool, why: impl Into<String>) -> Result<(), ContentError> {
    ContentError::unless(file, holds, || why.into())
}

/// There are cards for all, and not too many of anything.
pub(super) fn check_gods(gods: &Gods, boards: &BoardsFile) -> Result<(), ContentError> {
    let cards = u32::from(gods.cards_per_colour) * God::COUNT as u32;
    let dealt = 4 * u32::from(boards.start.cards) + u32::from(gods.open_cards);
    check(
        TILES,
        gods.cards_per_colour <= MOST_CARDS_PER_COLOUR && dealt <= cards,
        format!("there are cards for all, and at most {MOST_CARDS_PER_COLOUR} of a colour"),
    )?;
    check(
        TILES,
        gods.temple_tiles <= MOST_GOD_TILES && boards.start.god_tiles <= MOST_GOD_TILES,
        format!("at most {MOST_GOD_TILES} god tiles in a place"),
    )?;
    check(
        BOARDS,
        boards.start.offerings <= MOST_OFFERINGS,
        format!("at most {MOST_OFFERINGS} offerings to begin with"),
    )
}

/// What the rules take for granted about the boards.
pub(super) fn check_boards(boards: &BoardsFile) -> Result<(), ContentError> {
    let start = &boards.start;
    check(
        BOARDS,
        start.huts == 12 && (1..=12).contains(&start.twelfth_huts),
        "twelve huts, some of them on the twelfth space",
    )?;
    check(
        BOARDS,
        start.dice == 3 && start.cards <= 5 && start.priests >= 1 && start.priests <= 6,
        "three dice, at most five cards, one to six priests",
    )?;
    let status = &boards.status.points;
    check(
        BOARDS,
        (2..=60).contains(&status.len()) && status.is_sorted(),
        "the status track rises in 2 to 60 steps",
    )?;
    let mut spaces = boards.temple.spaces;
    spaces.sort_unstable();
    check(
        BOARDS,
        spaces == [1, 2, 3, 4, 5, 6],
        "the temple has one space for each face of a die",
    )?;
    let helper = &boards.helper;
    let prices = [
        helper.slide,
        helper.point,
        helper.offering,
        helper.card,
        helper.material,
        helper.hut,
    ];
    check(
        BOARDS,
        prices.iter().all(|&price| price > 0),
        "the helper gives nothing for free",
    )?;
    let tasks = &boards.tasks;
    check(
        BOARDS,
        tasks.open == 3 && tasks.dark_at_start == 2 && tasks.shown_more_than_players == 2,
        "three open tasks, two of them dark; two more are shown than there are players",
    )
}
