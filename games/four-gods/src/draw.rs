//! The table as text: the World on the left, players with their rows on the right, Kingdoms below.

use pantheon_engine::lines::{Line, beside, span};
use pantheon_engine::{Game, Ink, Message, Picture, Seat, Span, Words};

use crate::cell::Cell;
use crate::face::{Corner, Face};
use crate::rules::FourGods;
use crate::state::Phase;
use crate::terrain::{Colour, Terrain};
use crate::tile::Slot;
use crate::view::{HeldView, View};
use crate::world::Seen;

/// How many columns a cell takes, and the whole World.
const CELL: usize = 4;
const MARGIN: usize = 3;
const WORLD: usize = MARGIN + 9 * CELL + 2;
/// How many tiles of a row are drawn on a line: that many codes fit beside the World.
const ON_A_LINE: u8 = 10;

fn field(terrain: Terrain) -> Ink {
    Ink::Field(terrain.index() as u8)
}

fn hue(colour: Colour) -> Ink {
    Ink::Hue(colour.index() as u8)
}

pub(crate) fn draw(rules: &FourGods, view: &View, words: &dyn Words) -> Picture {
    let world = world_lines(view);
    let mut people = people_lines(rules, view, words);
    people.push(Vec::new());
    people.extend(legend_lines(words));
    let mut lines = beside(&world, WORLD, &people);
    lines.push(kingdom_line(view, words));
    lines.push(table_line(view, words));
    Picture { lines }
}

/// Every cell on two lines: its corners at its corners, between them a prophet's colour above its corner's number.
/// A stroke behind it shows which of alternating corners are joined.
fn world_lines(view: &View) -> Vec<Line> {
    let mut head = vec![span(Ink::Plain, " ".repeat(MARGIN))];
    for column in 0..view.frame {
        let letter = char::from(b'A' + column);
        head.push(span(Ink::Faint, format!(" {letter}  ")));
    }
    let mut lines = vec![head];
    for row in 0..view.frame {
        let mut above = vec![span(Ink::Faint, format!("{:>2} ", row + 1))];
        let mut below = vec![span(Ink::Plain, " ".repeat(MARGIN))];
        for cell in (0..view.frame).filter_map(|column| Cell::new(row, column)) {
            let [one, two] = cell_spans(view.cell(cell));
            above.extend(one);
            below.extend(two);
        }
        lines.extend([above, below]);
    }
    lines
}

fn cell_spans(seen: Option<Seen>) -> [Line; 2] {
    match seen {
        None => [
            vec![span(Ink::Faint, " .  ")],
            vec![span(Ink::Plain, "    ")],
        ],
        Some(Seen::City { colour }) => [
            vec![span(hue(colour), format!("({}) ", colour.letter()))],
            vec![span(hue(colour), "(C) ")],
        ],
        Some(Seen::Tile { face, prophet, .. }) => {
            let mark = prophet.map_or([" ".to_owned(), " ".to_owned()], |prophet| {
                let number = prophet.area.index() + 1;
                [prophet.colour.letter().to_string(), number.to_string()]
            });
            let ink = prophet.map_or(Ink::Plain, |prophet| hue(prophet.colour));
            let [above, below] = mark;
            // Where two terrains alternate, the corners don't tell which are joined.
            let joined = match face.twins().map(|[apart, _]| apart.index()) {
                Some(0) => "/",
                Some(_) => "\\",
                None => " ",
            };
            [
                tile_line(face, [0, 1], span(ink, above), joined),
                tile_line(face, [3, 2], span(ink, below), " "),
            ]
        }
    }
}

fn tile_line(face: Face, [left, right]: [u8; 2], middle: Span, end: &str) -> Line {
    let letter = |corner| {
        let terrain = face.terrain(Corner::at(corner));
        span(field(terrain), terrain.letter().to_string())
    };
    vec![letter(left), middle, letter(right), span(Ink::Faint, end)]
}

fn people_lines(rules: &FourGods, view: &View, words: &dyn Words) -> Vec<Line> {
    let mut lines = Vec::new();
    for seat in Seat::all(rules.seats()) {
        lines.extend(player_lines(view, words, seat));
    }
    lines
}

/// What the letters mean: terrains, colours, and the marks of players and cells.
fn legend_lines(words: &dyn Words) -> Vec<Line> {
    let letters = |letters: [(Ink, char, Message); 4]| -> Line {
        let explained = letters.map(|(ink, letter, name)| {
            let name = words.say(&name);
            span(ink, format!("  {letter} {name}"))
        });
        explained.to_vec()
    };
    let terrains = Terrain::ALL.map(|terrain| {
        let name = terrain.word();
        (field(terrain), terrain.letter(), name)
    });
    let colours = Colour::ALL.map(|colour| {
        let name = colour.word();
        (hue(colour), colour.letter(), name)
    });
    let notes = [
        "fg-draw-legend-player",
        "fg-draw-legend-prophet",
        "fg-draw-legend-city",
        "fg-draw-legend-joined",
    ];
    let note = |key| {
        let text = words.say(&Message::new(key));
        vec![span(Ink::Faint, format!("  {text}"))]
    };
    let mut lines = vec![letters(terrains), letters(colours)];
    lines.extend(notes.map(note));
    lines
}

fn player_lines(view: &View, words: &dyn Words, seat: Seat) -> Vec<Line> {
    let acts = view.phase == Phase::Playing && view.modes.timed && view.turn == seat;
    let name: String = words
        .say(&Message::by("fg-draw-seat", seat))
        .chars()
        .take(16)
        .collect();
    let mut head = vec![
        span(Ink::Strong, if acts { "> " } else { "  " }),
        span(Ink::Strong, name),
    ];
    for colour in view.colours_of(seat) {
        let god = colour
            .god
            .map_or_else(|| "?".to_owned(), |god| god.terrain().letter().to_string());
        head.push(span(
            hue(colour.colour),
            format!(
                " {}{god} {}+{}",
                colour.colour.letter(),
                colour.reserve,
                colour.cities + colour.razed
            ),
        ));
    }
    head.push(span(Ink::Plain, "  "));
    for held in view.hands[seat.index()] {
        head.push(span(Ink::Plain, hand_text(held)));
    }
    let sign = if view.left.contains(seat) {
        "x"
    } else if view.passed.contains(seat) {
        "-"
    } else {
        ""
    };
    head.push(span(Ink::Faint, sign));
    let mut lines = vec![head];
    let mut place = 0;
    while place < view.row_places {
        let end = (place + ON_A_LINE).min(view.row_places);
        let mut line = vec![span(Ink::Plain, "  ")];
        for place in place..end {
            let slot = Slot { row: seat, place };
            line.extend(row_spans(view.in_row(slot)));
        }
        lines.push(line);
        place = end;
    }
    lines
}

/// `[SSFP|PPMM]` for one's own, `[SSFP|?]` for a taken tile, `[?]` for another, `[]` for an empty hand.
fn hand_text(held: Option<HeldView>) -> String {
    match held {
        None => "[]".to_owned(),
        Some(HeldView {
            sides: Some([a, b]),
            ..
        }) => format!("[{}|{}]", a.code(), b.code()),
        Some(HeldView {
            shown: Some(face), ..
        }) => format!("[{}|?]", face.code()),
        Some(_) => "[?]".to_owned(),
    }
}

fn row_spans(face: Option<Face>) -> Line {
    let Some(face) = face else {
        return vec![span(Ink::Faint, ".... ")];
    };
    let mut line: Line = Corner::ALL
        .iter()
        .map(|&corner| {
            let terrain = face.terrain(corner);
            span(field(terrain), terrain.letter().to_string())
        })
        .collect();
    let mark: String = face.code().chars().skip(5).collect();
    line.push(span(Ink::Plain, format!("{mark:<1}").to_lowercase()));
    line
}

/// `Kingdoms: S 3 (9)`: three of the sea, the largest of nine tiles.
fn kingdom_line(view: &View, words: &dyn Words) -> Line {
    let mut line = vec![span(
        Ink::Faint,
        format!("{} ", words.say(&Message::new("fg-draw-kingdoms"))),
    )];
    for terrain in &view.terrains {
        line.push(span(
            field(terrain.terrain),
            format!(
                "{} {} ({})",
                terrain.terrain.letter(),
                terrain.count,
                terrain.largest
            ),
        ));
        line.push(span(Ink::Plain, "  "));
    }
    line
}

fn table_line(view: &View, words: &dyn Words) -> Line {
    let mut parts = vec![
        words.say(
            &Message::new("fg-draw-table")
                .number("bag", view.bag)
                .number("tokens", view.tokens),
        ),
    ];
    let table = [
        (view.clock.turn, "fg-draw-turn-ends"),
        (view.clock.period, "fg-draw-period-ends"),
    ];
    for (alarm, key) in table {
        if let Some(time) = alarm.time() {
            let seconds = i64::try_from(time / 1000).unwrap_or(i64::MAX);
            parts.push(words.say(&Message::new(key).number("seconds", seconds)));
        }
    }
    vec![span(Ink::Faint, parts.join("  "))]
}
