//! The table as text: the map on the left, players on the right, temples, cards and objectives below.

use pantheon_engine::lines::{Line, beside, pad, span};
use pantheon_engine::{Game, Ink, Message, Picture, Seat, Span, Words};

use crate::card::{Slot, Symbol};
use crate::god::God;
use crate::rules::GodsOfRome;
use crate::state::{Decision, Tally};
use crate::territory::Territory;
use crate::view::{PlayerView, View};

/// How many columns a territory takes, and the whole map.
const CELL: usize = 15;
const MAP: usize = 61;

fn hue(god: God) -> Ink {
    Ink::Hue(god.index() as u8)
}

pub(crate) fn draw(rules: &GodsOfRome, view: &View, words: &dyn Words) -> Picture {
    let map = map_lines(rules, view);
    let people = people_lines(rules, view, words);
    let mut lines = beside(&map, MAP, &people);
    lines.push(temple_line(rules, view, words));
    lines.push(card_line(rules, view, words));
    lines.push(objective_line(view, words));
    Picture { lines }
}

/// Every territory at its place on the board: name, harvest tile and god piece above, who is there below.
fn map_lines(rules: &GodsOfRome, view: &View) -> Vec<Line> {
    let content = rules.content();
    let mut cells: Vec<(u16, u16, Option<Territory>)> = Territory::all()
        .map(|at| (content.place(at).1, content.place(at).0, Some(at)))
        .collect();
    cells.extend(content.lava().iter().map(|&(x, y)| (y, x, None)));
    cells.sort_unstable();
    let mut lines: Vec<Line> = Vec::new();
    for row in cells.chunk_by(|a, b| a.0 == b.0) {
        let (mut above, mut below) = (Line::new(), Line::new());
        for &(_, x, territory) in row {
            let column = usize::from(x.saturating_sub(150)) * 3 * CELL / 700;
            pad(&mut above, column);
            pad(&mut below, column);
            match territory {
                Some(at) => {
                    above.extend(name_spans(view, at));
                    below.extend(people_spans(view, at));
                }
                None => above.push(span(Ink::Faint, "~ lava ~")),
            }
        }
        if !lines.is_empty() {
            lines.push(Line::new());
        }
        lines.extend([above, below]);
    }
    lines
}

fn name_spans(view: &View, at: Territory) -> Line {
    let mut line = vec![span(
        Ink::Field(at.god().index() as u8),
        format!(" {} ", at.name()),
    )];
    match view.territories[at.index()].harvest {
        0 => {}
        tile => line.push(span(Ink::Plain, format!(" {tile:+}"))),
    }
    if view.is_guarded(at) {
        line.push(span(Ink::Strong, " *"));
    }
    line
}

/// `N3 P1^`: three of Neptune's, one of Phoebus', and Phoebus' temple.
fn people_spans(view: &View, at: Territory) -> Line {
    let territory = &view.territories[at.index()];
    let mut line = Line::new();
    for god in God::ALL {
        let meeples = territory.meeples[god.index()];
        let temple = territory.temple == Some(god);
        if meeples > 0 || temple {
            let count = if meeples > 0 {
                meeples.to_string()
            } else {
                String::new()
            };
            let roof = if temple { "^" } else { "" };
            let gap = if line.is_empty() { "" } else { " " };
            line.push(span(
                hue(god),
                format!("{gap}{}{count}{roof}", god.letter()),
            ));
        }
    }
    if line.is_empty() {
        line.push(span(Ink::Faint, "-"));
    }
    line
}

fn people_lines(rules: &GodsOfRome, view: &View, words: &dyn Words) -> Vec<Line> {
    let mut lines = Vec::new();
    for (seat, player) in Seat::all(rules.seats()).zip(&view.players) {
        lines.extend(player_lines(rules, view, words, seat, player));
    }
    if let (Some(patronus), Some(god)) = (&view.patronus, view.removed) {
        lines.push(vec![
            span(
                hue(god),
                format!(
                    "    {} {}",
                    god.letter(),
                    words.say(&Message::new("gr-patronus"))
                ),
            ),
            progress(words, patronus),
        ]);
        lines.push(Line::new());
    }
    lines.push(checkpoint_line(view, words));
    lines.push(vec![span(
        Ink::Faint,
        format!("  {}", words.say(&Message::new("gr-draw-legend"))),
    )]);
    lines
}

fn progress(words: &dyn Words, tally: &Tally) -> Span {
    let text = Message::new("gr-draw-progress")
        .number("favour", tally.favour)
        .number("points", tally.points());
    span(Ink::Strong, format!("  {}", words.say(&text)))
}

fn player_lines(
    rules: &GodsOfRome,
    view: &View,
    words: &dyn Words,
    seat: Seat,
    own: &PlayerView,
) -> Vec<Line> {
    let player = &own.player;
    let acts = view.turn == seat && !matches!(view.decision, Decision::Over(_));
    let name: String = words
        .say(&Message::by("gr-draw-seat", seat))
        .chars()
        .take(14)
        .collect();
    let (ink, letter) = player
        .faction
        .map_or((Ink::Plain, '?'), |god| (hue(god), god.letter()));
    let head = vec![
        span(Ink::Strong, if acts { "> " } else { "  " }),
        span(ink, format!("{} {letter} {name}", seat.number() + 1)),
        progress(words, &player.tally),
    ];
    let mut slots = vec![span(Ink::Plain, "    ")];
    for slot in Slot::all() {
        slots.extend(slot_spans(rules, words, own, slot));
    }
    let pieces = Message::new("gr-draw-pieces")
        .number("discs", player.discs)
        .number("temples", player.temples);
    slots.push(span(Ink::Faint, words.say(&pieces)));
    let mut faith = vec![span(Ink::Plain, "    ")];
    for god in God::ALL {
        if player.blessings.contains(god) {
            faith.push(span(hue(god), format!("{}+ ", god.letter())));
        } else if player.used_blessings().contains(god) {
            faith.push(span(Ink::Faint, format!("{}- ", god.letter())));
        }
    }
    if player.faction.is_some() {
        let scoring = Message::new("gr-draw-scoring")
            .number("gain", own.gain)
            .number("cost", own.cost);
        faith.push(span(Ink::Faint, words.say(&scoring)));
    }
    vec![head, slots, faith]
}

/// `G`, or `[GT]` with a card; a disc is an `o` behind it.
fn slot_spans(rules: &GodsOfRome, words: &dyn Words, own: &PlayerView, slot: Slot) -> Line {
    let letters = match own.player.cards[slot.index()] {
        Some(card) => format!("[{}]", symbol_letters(rules.content().card(card), words)),
        None => symbol_letters(&[rules.content().slot(slot)], words),
    };
    let active = own.player.active[slot.index()];
    let ink = if active { Ink::Faint } else { Ink::Plain };
    vec![span(
        ink,
        format!("{letters}{} ", if active { "o" } else { "" }),
    )]
}

fn symbol_letters(symbols: &[Symbol], words: &dyn Words) -> String {
    symbols
        .iter()
        .map(|symbol| {
            words.say(&Message::new(match symbol {
                Symbol::Growth => "gr-letter-growth",
                Symbol::Travel => "gr-letter-travel",
                Symbol::Attack => "gr-letter-attack",
            }))
        })
        .collect()
}

fn checkpoint_line(view: &View, words: &dyn Words) -> Line {
    let mut line = vec![span(
        Ink::Faint,
        format!("  {} ", words.say(&Message::new("gr-draw-checkpoints"))),
    )];
    for (track, mark) in (0..).zip(view.marks) {
        let passed = track < view.claimed;
        line.push(span(
            if passed { Ink::Faint } else { Ink::Strong },
            format!("{mark}{} ", if passed { "x" } else { "" }),
        ));
    }
    line
}

/// `J 7 (1.)`: seven in reserve, seat 1 visiting, one space free.
fn temple_line(rules: &GodsOfRome, view: &View, words: &dyn Words) -> Line {
    let mut line = vec![span(
        Ink::Faint,
        format!("{} ", words.say(&Message::new("gr-draw-temples"))),
    )];
    for temple in &view.temples {
        let spaces = usize::from(rules.content().pieces.temple_spaces);
        let mut discs: String = temple
            .visitors
            .iter()
            .map(|seat| (seat.number() + 1).to_string())
            .collect();
        discs.push_str(&".".repeat(usize::from(temple.free)));
        while discs.chars().count() < spaces {
            discs.push('x');
        }
        let at_home = temple.piece.is_none() && view.removed != Some(temple.god);
        let piece = if at_home { "*" } else { "" };
        line.push(span(
            hue(temple.god),
            format!(
                "{}{piece} {} ({discs})   ",
                temple.god.letter(),
                temple.reserve
            ),
        ));
    }
    line
}

fn card_line(rules: &GodsOfRome, view: &View, words: &dyn Words) -> Line {
    let mut line = vec![span(
        Ink::Faint,
        format!("{} ", words.say(&Message::new("gr-draw-cards"))),
    )];
    for (place, card) in (1..).zip(view.open_cards) {
        let letters = card.map_or_else(
            || "--".to_owned(),
            |card| symbol_letters(rules.content().card(card), words),
        );
        line.push(span(Ink::Plain, format!("{place} [{letters}]  ")));
    }
    line.push(span(
        Ink::Faint,
        words.say(&Message::new("gr-draw-deck").number("cards", view.deck.len())),
    ));
    line
}

fn objective_line(view: &View, words: &dyn Words) -> Line {
    let open: Vec<String> = view
        .objectives
        .iter()
        .map(|objective| words.say(&objective.word()))
        .collect();
    vec![
        span(
            Ink::Faint,
            format!("{} ", words.say(&Message::new("gr-draw-objectives"))),
        ),
        span(Ink::Plain, open.join(" · ")),
        span(
            Ink::Faint,
            words.say(&Message::new("gr-draw-hidden").number("count", view.hidden_objectives)),
        ),
    ]
}
