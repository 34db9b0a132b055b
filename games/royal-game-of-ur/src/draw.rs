//! The table as text: the board with the light player's row above and the dark player's below, then dice and players.

use pantheon_engine::{Game, Ink, Message, Picture, Seat, Words};

use crate::content::{Ground, Motif};
use crate::rules::RoyalGameOfUr;
use crate::square::Square;
use crate::text::side;
use crate::view::View;

/// How many characters wide a square is.
const CELL: usize = 6;

const fn hue(seat: Seat) -> Ink {
    Ink::Hue(seat.number())
}

pub(crate) fn draw(rules: &RoyalGameOfUr, view: &View, words: &dyn Words) -> Picture {
    let [light, dark] = [Seat::FIRST, RoyalGameOfUr::other(Seat::FIRST)];
    let mut picture = Picture::new();
    for (row, owner) in [(0, Some(light)), (1, None), (0, Some(dark))] {
        draw_row(&mut picture, rules, view, words, row, owner);
    }
    draw_dice(&mut picture, view, words);
    for seat in [light, dark] {
        draw_player(&mut picture, view, words, seat);
    }
    picture
}

/// A row of the board: the numbers of its squares, a star at rosettes, and below them who is there.
fn draw_row(
    picture: &mut Picture,
    rules: &RoyalGameOfUr,
    view: &View,
    words: &dyn Words,
    row: u8,
    owner: Option<Seat>,
) {
    let content = rules.content();
    let columns = Square::all().map(|square| content.place(square).column);
    let last = columns.max().unwrap_or(0);
    let squares: Vec<Option<Square>> = (0..=last)
        .map(|column| {
            Square::all().find(|&square| {
                let place = content.place(square);
                (place.row, place.column) == (row, column)
            })
        })
        .collect();
    picture.line();
    for square in &squares {
        let text = square.map_or_else(String::new, |square| {
            let star = match content.place(square).motif {
                Motif::Rosette => "*",
                Motif::Eyes | Motif::Circles | Motif::FiveDots => "",
            };
            format!(" {}{star}", square.number())
        });
        picture.ink(Ink::Faint, format!("{text:CELL$}"));
    }
    picture.line();
    for square in &squares {
        let Some(square) = *square else {
            picture.plain(" ".repeat(CELL));
            continue;
        };
        let shared = content.place(square).ground == Ground::Shared;
        let there = Seat::all(rules.seats())
            .find(|&seat| (shared || owner == Some(seat)) && view.player(seat).on.contains(square));
        picture.ink(Ink::Faint, "[");
        match there {
            Some(seat) => picture.ink(hue(seat), format!(" {} ", letter(words, seat))),
            None => picture.plain("   "),
        };
        picture.ink(Ink::Faint, "] ");
    }
}

/// The one letter that a player's pieces are drawn with.
fn letter(words: &dyn Words, seat: Seat) -> char {
    let key = if seat == Seat::FIRST {
        "ur-letter-light"
    } else {
        "ur-letter-dark"
    };
    words.say(&Message::new(key)).chars().next().unwrap_or('?')
}

fn draw_dice(picture: &mut Picture, view: &View, words: &dyn Words) {
    let label = Message::new("ur-draw-throw").number("threw", view.threw);
    picture.line();
    picture.line().plain(format!("{} ", words.say(&label)));
    for marked in view.dice.dice() {
        picture.ink(Ink::Strong, if marked { " ▲" } else { " △" });
    }
}

fn draw_player(picture: &mut Picture, view: &View, words: &dyn Words, seat: Seat) {
    let player = view.player(seat);
    let turn = view.ending.is_none() && view.turn == seat;
    let line = Message::new("ur-draw-player")
        .seat("who", seat)
        .word("side", side(seat))
        .number("waiting", player.waiting)
        .number("home", player.home);
    picture
        .line()
        .ink(Ink::Strong, if turn { "> " } else { "  " })
        .ink(hue(seat), format!("{} ", letter(words, seat)))
        .plain(words.say(&line));
}
