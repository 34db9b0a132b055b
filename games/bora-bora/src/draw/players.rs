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
            14,
        );
        let standing = Message::new("bb-draw-standing")
            .number("points", player.total)
            .number("steps", self.view.status[seat.index()])
            .number("place", self.place_of(seat));
        let head = vec![
            span(Ink::Strong, if acts { "> " } else { "  " }),
            span(seat_ink(seat), format!("{} {name}", seat.number() + 1)),
            span(Ink::Strong, format!("  {}", self.words.say(&standing))),
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

    fn place_of(&self, seat: Seat) -> u8 {
        let place = self.view.order.iter().position(|&other| other == seat);
        place.map_or(0, |place| place as u8 + 1)
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

    /// The ceremony spaces: a small letter is free, a capital has material, `#` is built over.
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
        let beside: u8 = player.beside.iter().sum();
        let beside = if beside > 0 {
            format!(" +{beside}")
        } else {
            String::new()
        };
        let left: Vec<String> = (1..=HIGHEST)
            .filter(|tile| player.buildings >> tile & 1 == 0)
            .map(|tile| tile.to_string())
            .collect();
        vec![
            span(Ink::Plain, text + &beside),
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

const fn letter_key(material: Material) -> &'static str {
    match material {
        Material::Sand => "bb-letter-sand",
        Material::Wood => "bb-letter-wood",
        Material::Stone => "bb-letter-stone",
    }
}
