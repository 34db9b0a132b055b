//! The players: points, goods, cards, ceremony spaces and people.

use pantheon_engine::{Game, Ink, Message, Seat};

use super::{Easel, Line, MAP, WIDTH, clip, code_key, cut, seat_ink, span};
use crate::content::HIGHEST;
use crate::piece::{God, Ground, Kind, Material, Sex};
use crate::state::Decision;
use crate::view::PlayerView;

impl Easel<'_> {
    pub(super) fn player(&self, seat: Seat, player: &PlayerView) -> Vec<Line> {
        let acts = self.view.turn == seat && self.view.decision != Decision::Over;
        let name = cut(
            &self
                .words
                .say(&Message::new("bb-draw-seat").seat("who", seat)),
            12,
        );
        let standing = Message::new("bb-draw-standing")
            .number("points", player.total)
            .number("steps", self.view.status[seat.index()])
            .number("place", place_in(&self.view.order, seat))
            .number("next", place_in(&self.next_order(), seat));
        let head = vec![
            span(Ink::Strong, if acts { "> " } else { "  " }),
            span(seat_ink(seat), format!("{} {name}", seat.number() + 1)),
            span(Ink::Strong, format!("  {}", self.words.say(&standing))),
            span(Ink::Plain, dice_left(player)),
        ];
        let goods = Message::new("bb-draw-goods")
            .number("offerings", player.offerings)
            .number("shells", player.shells)
            .number("tiles", player.god_tiles)
            .number("priests", player.priests)
            .number("huts", player.huts)
            .number("twelfth", player.twelfth_huts);
        let mut lines = vec![
            head,
            vec![span(Ink::Plain, format!("    {}", self.words.say(&goods)))],
            self.hand(player),
            self.ceremony(player),
            self.folk(player),
        ];
        for line in &mut lines {
            clip(line, WIDTH - MAP);
        }
        lines
    }

    /// The turn order if the status track were scored now (BB-C1).
    fn next_order(&self) -> Vec<Seat> {
        let mut order = self.view.stack.clone();
        order.sort_by_key(|seat| std::cmp::Reverse(self.view.status[seat.index()]));
        order
    }

    /// The god cards that are known by colour, and how many more there are.
    fn hand(&self, player: &PlayerView) -> Line {
        let mut line = vec![span(
            Ink::Faint,
            format!("    {} ", self.say("bb-draw-cards")),
        )];
        let cards = player.hand.unwrap_or(player.known);
        for god in God::ALL.into_iter().filter(|god| cards[god.index()] > 0) {
            let word = self.words.say(&god.word());
            line.push(span(Ink::Plain, format!("{word} {}, ", cards[god.index()])));
        }
        if player.hand.is_none() && player.unknown > 0 {
            line.push(span(Ink::Faint, format!("? {}, ", player.unknown)));
        }
        let done = Message::new("bb-draw-done")
            .number("tasks", player.fulfilled)
            .number("jewels", player.jewels.len());
        line.push(span(Ink::Faint, self.words.say(&done)));
        line
    }

    /// The ceremony spaces: a small letter is free, a capital has material, `#` is built over. Behind `+` is what lies
    /// beside the board.
    fn ceremony(&self, player: &PlayerView) -> Line {
        let mut text = String::from("    ");
        for ground in Ground::all() {
            if ground.number() > 0 && ground.number().is_multiple_of(4) {
                text.push('/');
            }
            let material = self.rules.content().ceremony(ground);
            let letter = cut(&self.say(letter_key(material)), 1);
            if player.built.contains(ground) {
                text.push('#');
            } else if player.filled.contains(ground) {
                text.push_str(&letter.to_uppercase());
            } else {
                text.push_str(&letter.to_lowercase());
            }
        }
        let beside: String = Material::ALL
            .into_iter()
            .map(|material| {
                let letter = cut(&self.say(letter_key(material)), 1).to_uppercase();
                letter.repeat(usize::from(player.beside[material.index()]))
            })
            .collect();
        if !beside.is_empty() {
            text.push_str(" +");
            text.push_str(&beside);
        }
        let left: Vec<String> = (1..=HIGHEST)
            .filter(|tile| player.buildings >> tile & 1 == 0)
            .map(|tile| tile.to_string())
            .collect();
        vec![
            span(Ink::Plain, text),
            span(
                Ink::Faint,
                format!("  {} {}", self.say("bb-draw-to-build"), left.join(" ")),
            ),
        ]
    }

    /// `ld2'`: two of a kind, one for each mark moved down. Men stand before the stroke, women behind it.
    fn folk(&self, player: &PlayerView) -> Line {
        let mut line = vec![span(Ink::Plain, "    ")];
        for sex in Sex::ALL {
            if sex == Sex::Woman {
                line.push(span(Ink::Faint, "| "));
            }
            let folk = &player.folk[sex.index()];
            for kind in Kind::ALL
                .into_iter()
                .filter(|kind| folk.all[kind.index()] > 0)
            {
                let count = match folk.all[kind.index()] {
                    1 => String::new(),
                    count => count.to_string(),
                };
                let down = "'".repeat(usize::from(folk.down[kind.index()]));
                line.push(span(
                    Ink::Hue(4 + sex.index() as u8),
                    format!("{}{count}{down} ", self.say(code_key(kind))),
                ));
            }
        }
        line
    }
}

/// The place of a seat in an order, from 1.
fn place_in(order: &[Seat], seat: Seat) -> u8 {
    let place = order.iter().position(|&other| other == seat);
    place.map_or(0, |place| place as u8 + 1)
}

/// `  [3 2 4]`: the dice that are still to be placed; action tiles show theirs in the same way.
fn dice_left(player: &PlayerView) -> String {
    let left: Vec<String> = player
        .dice
        .iter()
        .filter(|die| die.on.is_none() && die.face > 0)
        .map(|die| die.face.to_string())
        .collect();
    if left.is_empty() {
        String::new()
    } else {
        format!("  [{}]", left.join(" "))
    }
}

const fn letter_key(material: Material) -> &'static str {
    match material {
        Material::Sand => "bb-letter-sand",
        Material::Wood => "bb-letter-wood",
        Material::Stone => "bb-letter-stone",
    }
}
