//! The table as text: the islands on the left, players on the right, the rest of the board below.
//!
//! Beside many players there is room under the islands. The action tiles and what each die could do go there if they
//! fit, so that whoever places a die sees them without scrolling.

mod board;
mod islands;
mod players;

use pantheon_engine::lines::{Line, beside, pad, span, width};
use pantheon_engine::{Game, Ink, Message, Picture, Seat, Words};

use crate::piece::{Kind, Sex};
use crate::rules::BoraBora;
use crate::view::View;

/// How wide a picture may be, and the islands in it.
const WIDTH: usize = 100;
const MAP: usize = 44;

fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

/// What is drawn, and for whom.
struct Easel<'a> {
    rules: &'a BoraBora,
    view: &'a View,
    words: &'a dyn Words,
}

pub(crate) fn draw(rules: &BoraBora, view: &View, words: &dyn Words) -> Picture {
    let easel = Easel { rules, view, words };
    let mut left = easel.map();
    let people: Vec<Line> = Seat::all(rules.seats())
        .zip(&view.players)
        .flat_map(|(seat, player)| easel.player(seat, player))
        .collect();
    let mut below = Vec::new();
    for block in [Easel::actions, Easel::choices] {
        let narrow = block(&easel, MAP);
        if left.len() + narrow.len() <= people.len() {
            left.extend(narrow);
        } else {
            below.extend(block(&easel, WIDTH));
        }
    }
    let mut lines = beside(&left, MAP, &people);
    lines.extend(below);
    lines.push(easel.board());
    lines.extend(Sex::ALL.into_iter().flat_map(|sex| easel.display(sex)));
    lines.extend(easel.jewels());
    lines.extend(easel.tasks());
    Picture { lines }
}

impl Easel<'_> {
    fn say(&self, key: &'static str) -> String {
        self.words.say(&Message::new(key))
    }
}

/// A label and items on as many lines of a width as they need.
fn wrap(label: &str, items: &[String], most: usize) -> Vec<Line> {
    let mut lines = vec![vec![span(Ink::Faint, label)]];
    for (number, item) in items.iter().enumerate() {
        let end = if number + 1 < items.len() { " ·" } else { "" };
        let text = cut(&format!(" {item}{end}"), most - 3);
        if lines.last().map_or(0, |line| width(line)) + text.chars().count() > most {
            lines.push(vec![span(Ink::Plain, "   ")]);
        }
        if let Some(line) = lines.last_mut() {
            line.push(span(Ink::Plain, text));
        }
    }
    lines
}

/// Cuts a line to a width.
fn clip(line: &mut Line, most: usize) {
    let mut left = most;
    for span in line.iter_mut() {
        span.text = cut(&span.text, left);
        left -= span.text.chars().count();
    }
}

const fn seat_ink(seat: Seat) -> Ink {
    Ink::Hue(seat.number())
}

const fn code_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Land => "bb-code-land",
        Kind::Water => "bb-code-water",
        Kind::Woman => "bb-code-woman",
        Kind::Man => "bb-code-man",
        Kind::Build => "bb-code-build",
        Kind::Material => "bb-code-material",
        Kind::Hut => "bb-code-hut",
        Kind::Points => "bb-code-points",
        Kind::Card => "bb-code-card",
        Kind::Offering => "bb-code-offering",
        Kind::Status => "bb-code-status",
        Kind::Shell => "bb-code-shell",
    }
}
