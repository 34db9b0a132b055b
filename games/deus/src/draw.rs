//! The table as text: the map, everybody's columns and supplies, and what one's own cards would do.

use std::fmt::Write as _;

use pantheon_engine::lines::{Line, pad, span, width};
use pantheon_engine::{Game, Ink, Message, Picture, Seat, Words};

use crate::kind::{Colour, Kind, Resource, Terrain};
use crate::names;
use crate::region::{Region, RegionSet};
use crate::rules::Deus;
use crate::state::Decision;
use crate::view::{CardView, PlayerView, View};

/// The widest a line may be.
const WIDTH: usize = 100;
/// How wide the map may be so that players still fit beside it.
const BESIDE: usize = 50;

/// The text cut to so many characters.
fn cut(text: &str, to: usize) -> String {
    if text.chars().count() <= to {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(to.saturating_sub(1)).collect();
    short.push('…');
    short
}

/// The text broken between words into lines of so many characters, those after the first indented.
fn wrap(text: &str, to: usize, indent: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let Some(line) = lines.last_mut() else {
            break;
        };
        let (have, more) = (line.chars().count(), word.chars().count());
        if line.trim().is_empty() {
            line.push_str(&cut(word, to.saturating_sub(have)));
        } else if have + 1 + more <= to {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(format!("{}{}", " ".repeat(indent), cut(word, to - indent)));
        }
    }
    lines
}

/// The map with everybody's possessions and the viewer's own columns beside it, so that what is looked at most stays
/// on one screen; below it the supply, the viewer's hand, the others' columns and a legend.
pub(crate) fn draw(rules: &Deus, view: &View, words: &dyn Words) -> Picture {
    let map = map_lines(rules, view, words);
    let map_width = map.iter().map(|line| width(line)).max().unwrap_or(0) + 2;
    let beside = map_width <= BESIDE;
    let room = if beside { WIDTH - map_width } else { WIDTH };
    let own = view.viewer.seat().unwrap_or(view.turn);
    let mut people = people_lines(rules, view, words, room);
    people.extend(column_lines(rules, view, words, own, room));
    let mut lines = Vec::new();
    if beside {
        for row in 0..map.len().max(people.len()) {
            let mut line = map.get(row).cloned().unwrap_or_default();
            if let Some(person) = people.get(row) {
                pad(&mut line, map_width);
                line.extend(person.iter().cloned());
            }
            lines.push(line);
        }
    } else {
        lines.extend(map);
        lines.extend(people);
    }
    lines.push(supply_line(view, words));
    lines.extend(hand_lines(rules, view, words));
    for other in Seat::all(rules.seats()).filter(|&seat| seat != own) {
        lines.extend(column_lines(rules, view, words, other, WIDTH));
    }
    lines.extend(legend_lines(words));
    Picture { lines }
}

/// Every region at its place: number and terrain above, owner and buildings below.
fn map_lines(rules: &Deus, view: &View, words: &dyn Words) -> Vec<Line> {
    let layout = rules.layout();
    let column = |region: Region| {
        let hex = layout.hex(region);
        i32::from(hex.q) * 2 + i32::from(hex.r)
    };
    let regions: Vec<Region> = layout.regions().iter().collect();
    let (Some(left), Some(right)) = (
        regions.iter().map(|&region| column(region)).min(),
        regions.iter().map(|&region| column(region)).max(),
    ) else {
        return Vec::new();
    };
    let columns = right.abs_diff(left) as usize + 2;
    let half = if columns * 3 <= BESIDE { 3 } else { 2 };
    let mut lines = Vec::new();
    for row in regions.chunk_by(|&a, &b| layout.hex(a).r == layout.hex(b).r) {
        let (mut above, mut below) = (Line::new(), Line::new());
        for &region in row {
            let start = column(region).abs_diff(left) as usize * half;
            pad(&mut above, start);
            pad(&mut below, start);
            above.extend(name_spans(view, words, region));
            below.extend(piece_spans(view, words, region, half * 2));
        }
        lines.extend([above, below]);
    }
    lines
}

/// `12F`: region 12, a field; `7V5`: a village with 5 points.
fn name_spans(view: &View, words: &dyn Words, region: Region) -> Line {
    let Some(terrain) = view.terrain_at(region) else {
        return Line::new();
    };
    let letter = letter(words, terrain.name());
    let mut line = vec![span(Ink::Faint, region.number().to_string())];
    if terrain == Terrain::Village {
        let rank = view.terrain[terrain.index()].rank(region);
        let points = match view.villages[rank] {
            0 => "x".to_owned(),
            points => points.to_string(),
        };
        line.push(span(Ink::Strong, format!("{letter}{points}")));
    } else {
        line.push(span(Ink::Plain, letter));
    }
    line
}

/// The letter of a terrain or colour, by its name.
fn letter(words: &dyn Words, name: &str) -> String {
    let letter = words.say(&Message::new(format!("de-letter-{name}")));
    cut(&letter, 1)
}

/// `1PC`: the first seat's production and civil building; `1x4` where four letters don't fit.
fn piece_spans(view: &View, words: &dyn Words, region: Region, room: usize) -> Line {
    let Some(seat) = view.owner(region) else {
        return Line::new();
    };
    let has = |set: &RegionSet| set.contains(region);
    let pieces = &view.players[seat.index()].pieces;
    let mut letters: Vec<String> = Kind::ALL
        .into_iter()
        .filter(|kind| has(&pieces[kind.index()]))
        .map(|kind| letter(words, kind.name()))
        .collect();
    if has(&view.temples) {
        letters.push(letter(words, Colour::Temple.name()));
    }
    let owner = seat.number() + 1;
    let text = if letters.len() < room {
        format!("{owner}{}", letters.concat())
    } else {
        format!("{owner}x{}", letters.len())
    };
    vec![span(Ink::Hue(seat.number()), text)]
}

fn people_lines(rules: &Deus, view: &View, words: &dyn Words, room: usize) -> Vec<Line> {
    Seat::all(rules.seats())
        .zip(&view.players)
        .flat_map(|(seat, player)| player_lines(rules, view, words, seat, player, room))
        .collect()
}

fn player_lines(
    rules: &Deus,
    view: &View,
    words: &dyn Words,
    seat: Seat,
    player: &PlayerView,
    room: usize,
) -> Vec<Line> {
    let acts = match view.decision {
        Decision::Over(_) => false,
        Decision::Draft => player.drafted < rules.options().drafts()[seat.index()],
        _ => seat == view.turn,
    };
    let name = words.say(&Message::new("de-draw-seat").seat("who", seat));
    let points = player
        .points
        .map_or_else(|| "?".to_owned(), |points| points.to_string());
    let status = words.say(
        &Message::new("de-draw-status")
            .text("points", points)
            .number("gold", player.gold)
            .number("hand", player.hand_size),
    );
    let mut lines = vec![vec![
        span(Ink::Strong, if acts { "> " } else { "  " }),
        span(
            Ink::Hue(seat.number()),
            format!("{} {}", seat.number() + 1, cut(&name, 14)),
        ),
        span(
            Ink::Strong,
            cut(&format!("  {status}"), room.saturating_sub(20)),
        ),
    ]];
    let mut things = String::from("   ");
    for resource in Resource::ALL {
        let count = player.resources[resource.index()];
        let _ = write!(things, " {} {count}", words.say(&resource.word()));
    }
    lines.push(vec![span(Ink::Plain, cut(&things, room))]);
    if let Some(stock) = player.stock {
        let mut pieces = format!("    {}", words.say(&Message::new("de-draw-pieces")));
        for kind in Kind::ALL {
            let _ = write!(
                pieces,
                " {}{}/{}",
                letter(words, kind.name()),
                stock.board[kind.index()],
                stock.supply[kind.index()]
            );
        }
        lines.push(vec![span(Ink::Faint, cut(&pieces, room))]);
    }
    lines
}

/// A player's cards by colour, from the bottom up, in the player's hue.
fn column_lines(
    rules: &Deus,
    view: &View,
    words: &dyn Words,
    seat: Seat,
    room: usize,
) -> Vec<Line> {
    let mut lines = Vec::new();
    for (colour, cards) in Colour::ALL
        .into_iter()
        .zip(&view.players[seat.index()].columns)
    {
        if cards.is_empty() {
            continue;
        }
        let names: Vec<String> = cards
            .iter()
            .map(|card| match *card {
                CardView::Open(design) => words.say(&rules.card_name(design)),
                CardView::Own(design) => format!("({})", words.say(&rules.card_name(design))),
                CardView::Hidden => "(?)".to_owned(),
            })
            .collect();
        let owner = seat.number() + 1;
        let text = format!(
            "{owner}{}: {}",
            letter(words, colour.name()),
            names.join(" · ")
        );
        let wrapped = wrap(&text, room, 4).into_iter();
        lines.extend(wrapped.map(|line| vec![span(Ink::Hue(seat.number()), line)]));
    }
    lines
}

fn supply_line(view: &View, words: &dyn Words) -> Line {
    let [wood, clay, stone, wheat] = view.supply;
    let message = Message::new("de-draw-supply")
        .number("wood", wood)
        .number("clay", clay)
        .number("stone", stone)
        .number("wheat", wheat)
        .number("temples", view.temple_supply)
        .number("deck", view.deck_size)
        .number("discard", view.discard_size)
        .number("round", view.round);
    vec![span(Ink::Faint, cut(&words.say(&message), WIDTH))]
}

/// One's own cards, each with its cost and what it does.
fn hand_lines(rules: &Deus, view: &View, words: &dyn Words) -> Vec<Line> {
    let card = |design| {
        let colour = rules
            .content()
            .find(design)
            .map_or(Colour::Temple, |face| face.colour);
        let text = words.say(&rules.card_in_full(design));
        let mut heads =
            std::iter::once(letter(words, colour.name())).chain(std::iter::repeat(" ".into()));
        let line = |text| {
            let head = heads.next().unwrap_or_default();
            vec![
                span(Ink::Strong, format!("{head} ")),
                span(Ink::Plain, text),
            ]
        };
        let lines: Vec<Line> = wrap(&text, WIDTH - 2, 2).into_iter().map(line).collect();
        lines
    };
    view.hand.iter().flat_map(|&design| card(design)).collect()
}

/// What the letters on the map stand for.
fn legend_lines(words: &dyn Words) -> Vec<Line> {
    let line = |entries: Vec<String>| {
        let wrapped = wrap(&entries.join(" · "), WIDTH, 0).into_iter();
        wrapped.map(|text| vec![span(Ink::Faint, text)])
    };
    let terrains = Terrain::ALL.map(|terrain| {
        let name = words.say(&terrain.word());
        format!("{} {name}", letter(words, terrain.name()))
    });
    let pieces = Colour::ALL.map(|colour| {
        let name = words.say(&names::piece(colour));
        format!("{} {name}", letter(words, colour.name()))
    });
    line(terrains.into()).chain(line(pieces.into())).collect()
}
