//! The table as text: the islands on the left, players on the right, the rest of the board below.

use pantheon_engine::{Game, Ink, Message, Picture, Seat, Span, Words};

use crate::content::HIGHEST;
use crate::piece::{Deed, God, Ground, Kind, Material, Sex};
use crate::region::{Path, Region};
use crate::rules::BoraBora;
use crate::state::{Decision, Phase};
use crate::task::TaskId;
use crate::view::{PlayerView, View};

/// How wide a picture may be, a region, the gap between regions, and the islands.
const WIDTH: usize = 100;
const CELL: usize = 8;
const GAP: usize = 3;
const MAP: usize = 44;

type Line = Vec<Span>;

/// Where the regions lie: rows of columns.
const ROWS: [[Option<&str>; 4]; 4] = [
    [None, Some("NB"), Some("NM"), None],
    [Some("WP"), Some("CF"), Some("CP"), Some("EF")],
    [Some("WM"), Some("CB"), Some("CM"), Some("EB")],
    [None, Some("SF"), Some("SP"), None],
];

fn span(ink: Ink, text: impl Into<String>) -> Span {
    Span {
        text: text.into(),
        ink,
    }
}

fn width(line: &[Span]) -> usize {
    line.iter().map(|span| span.text.chars().count()).sum()
}

fn pad(line: &mut Line, to: usize) {
    let have = width(line);
    if have < to {
        line.push(span(Ink::Plain, " ".repeat(to - have)));
    }
}

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
    let map = easel.map();
    let people: Vec<Line> = Seat::all(rules.seats())
        .zip(&view.players)
        .flat_map(|(seat, player)| easel.player(seat, player))
        .collect();
    let mut lines = Vec::new();
    for row in 0..map.len().max(people.len()) {
        let mut line = map.get(row).cloned().unwrap_or_default();
        pad(&mut line, MAP);
        line.extend(people.get(row).cloned().unwrap_or_default());
        lines.push(line);
    }
    lines.extend(easel.actions());
    lines.push(easel.board());
    lines.extend(Sex::ALL.map(|sex| easel.display(sex)));
    lines.extend(easel.jewels());
    lines.extend(easel.tasks());
    lines.extend(easel.choices());
    Picture { lines }
}

impl Easel<'_> {
    fn say(&self, key: &'static str) -> String {
        self.words.say(&Message::new(key))
    }

    fn region(at: Option<&str>) -> Option<Region> {
        at.and_then(Region::named)
    }

    /// The value of the path between two regions, with a sign for land or water.
    fn link(&self, one: Option<Region>, other: Option<Region>) -> Option<(Path, u8)> {
        let (one, other) = (one?, other?);
        let joins = |between: [Region; 2]| between == [one, other] || between == [other, one];
        let links = self.rules.content().links();
        let found = links.iter().find(|link| joins(link.between))?;
        Some((found.path, found.value))
    }

    fn map(&self) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        for (number, row) in ROWS.iter().enumerate() {
            let places = row.map(Self::region);
            if number > 0 {
                lines.push(self.crossings(ROWS[number - 1].map(Self::region), places));
            }
            let (mut above, mut below) = (Line::new(), Line::new());
            for (column, &place) in places.iter().enumerate() {
                let left = column * (CELL + GAP);
                pad(&mut above, left);
                pad(&mut below, left);
                if let Some(region) = place {
                    above.extend(self.region_head(region));
                    below.extend(self.region_huts(region));
                }
                let next = places.get(column + 1).copied().flatten();
                if let Some((path, value)) = self.link(place, next) {
                    pad(&mut above, left + CELL);
                    let sign = if path == Path::Land { '-' } else { '~' };
                    above.push(span(Ink::Faint, format!("{sign}{value}{sign}")));
                }
            }
            lines.extend([above, below]);
        }
        lines
    }

    /// The paths between two rows: straight down, and across the corners.
    fn crossings(&self, upper: [Option<Region>; 4], lower: [Option<Region>; 4]) -> Line {
        let mut line = Line::new();
        for column in 0..4 {
            let left = column * (CELL + GAP);
            if let Some((path, value)) = self.link(upper[column], lower[column]) {
                pad(&mut line, left + 3);
                let sign = if path == Path::Land { '|' } else { '~' };
                line.push(span(Ink::Faint, format!("{sign}{value}")));
            }
            let Some(right) = upper.get(column + 1).copied() else {
                continue;
            };
            let rising = self.link(right, lower[column]).map(|link| (link.1, '/'));
            let falling = self
                .link(upper[column], lower[column + 1])
                .map(|link| (link.1, '\\'));
            if let Some((value, sign)) = rising.or(falling) {
                pad(&mut line, left + CELL);
                line.push(span(Ink::Faint, format!("{sign}{value}")));
            }
        }
        line
    }

    /// `CF  y3`: the region, and its fish with a value.
    fn region_head(&self, region: Region) -> Line {
        let content = self.rules.content();
        let fish = content.fish(self.view.fish[region.index()]);
        let terrain = content.terrain(region).index() as u8;
        let letter = cut(&self.words.say(&fish.kind.word()), 2);
        vec![
            span(Ink::Field(terrain), format!(" {} ", region.name())),
            span(Ink::Plain, format!(" {letter}{}", fish.value)),
        ]
    }

    /// `2*13`: seat 2 holds the building space; 1 and 3 are beside it.
    fn region_huts(&self, region: Region) -> Line {
        let holder = self.view.holders[region.index()];
        let mut line = vec![span(Ink::Plain, " ")];
        if let Some(seat) = holder {
            line.push(span(seat_ink(seat), format!("{}*", seat.number() + 1)));
        }
        for seat in Seat::all(self.rules.seats()).filter(|&seat| holder != Some(seat)) {
            if self.view.players[seat.index()].regions.contains(region) {
                line.push(span(seat_ink(seat), (seat.number() + 1).to_string()));
            }
        }
        if holder.is_none() {
            line.push(span(Ink::Faint, "."));
        }
        line
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> Vec<Line> {
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
        lines.iter_mut().for_each(|line| clip(line, WIDTH - MAP));
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
            line.push(span(
                Ink::Plain,
                format!(
                    "{}{} ",
                    cut(&self.words.say(&god.word()), 4),
                    cards[god.index()]
                ),
            ));
        }
        if player.hand.is_none() && player.unknown > 0 {
            line.push(span(Ink::Faint, format!("?{} ", player.unknown)));
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
        if beside > 0 {
            text.push_str(&format!(" +{beside}"));
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

    /// The action tiles with their dice, one entry for each row of dice.
    fn actions(&self) -> Vec<Line> {
        let content = self.rules.content();
        let mut items = Vec::new();
        let mut seen = Vec::new();
        for deed in Deed::ALL {
            let row = content.row(self.rules.seats(), deed);
            if seen.contains(&row) {
                continue;
            }
            seen.push(row);
            let deeds: Vec<String> = Deed::ALL
                .into_iter()
                .filter(|&other| content.row(self.rules.seats(), other) == row)
                .map(|other| self.words.say(&other.word()))
                .collect();
            let mut dice: Vec<u8> = self
                .view
                .players
                .iter()
                .flat_map(|player| player.dice)
                .filter(|die| {
                    die.on
                        .is_some_and(|on| content.row(self.rules.seats(), on) == row)
                })
                .map(|die| die.face)
                .collect();
            dice.sort_unstable_by(|a, b| b.cmp(a));
            let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
            items.push(format!("{} [{}]", deeds.join("/"), faces.join(" ")));
        }
        wrap(&self.say("bb-draw-actions"), &items)
    }

    /// Round, temple and god cards.
    fn board(&self) -> Line {
        let view = self.view;
        let mut line = vec![span(
            Ink::Strong,
            self.words
                .say(&Message::new("bb-draw-round").number("round", view.round)),
        )];
        line.push(span(
            Ink::Faint,
            format!("  {} ", self.say("bb-draw-temple")),
        ));
        for (space, priest) in self.rules.content().temple().into_iter().zip(view.temple) {
            match priest {
                Some(seat) => line.push(span(
                    seat_ink(seat),
                    format!("{space}:{} ", seat.number() + 1),
                )),
                None => line.push(span(Ink::Faint, format!("{space}:- "))),
            }
        }
        line.push(span(
            Ink::Faint,
            format!("({})  {} ", view.temple_tiles, self.say("bb-draw-row")),
        ));
        for god in God::ALL.into_iter().filter(|god| view.row[god.index()] > 0) {
            line.push(span(
                Ink::Plain,
                format!(
                    "{}{} ",
                    cut(&self.words.say(&god.word()), 4),
                    view.row[god.index()]
                ),
            ));
        }
        line.push(span(
            Ink::Faint,
            self.words
                .say(&Message::new("bb-draw-pile").number("cards", view.pile)),
        ));
        clip(&mut line, WIDTH);
        line
    }

    fn display(&self, sex: Sex) -> Line {
        let mut line = vec![span(
            Ink::Faint,
            format!(
                "{} ",
                self.say(if sex == Sex::Man {
                    "bb-draw-men"
                } else {
                    "bb-draw-women"
                })
            ),
        )];
        for (position, shown) in (1..).zip(self.view.display[sex.index()].shown) {
            match shown {
                Some(kind) => line.push(span(
                    Ink::Hue(4 + sex.index() as u8),
                    format!(
                        "{position} {} ({}, {})  ",
                        cut(&self.words.say(&kind.word()), 7),
                        self.say(code_key(kind)),
                        self.rules.content().person(kind).symbols
                    ),
                )),
                None => line.push(span(Ink::Faint, format!("{position} -  "))),
            }
        }
        clip(&mut line, WIDTH);
        line
    }

    fn jewels(&self) -> Vec<Line> {
        let round = usize::from(self.view.round.clamp(1, 6)) - 1;
        let items: Vec<String> = self.view.jewels[round]
            .iter()
            .flatten()
            .map(|&jewel| self.words.say(&self.rules.jewel_text(jewel)))
            .collect();
        wrap(&self.say("bb-draw-jewels"), &items)
    }

    /// The tasks on the board, then everybody's.
    fn tasks(&self) -> Vec<Line> {
        let text = |task: TaskId| self.words.say(&self.rules.task_text(task));
        let shown: Vec<String> = self
            .view
            .tasks
            .iter()
            .flatten()
            .map(|&it| text(it))
            .collect();
        let mut lines = wrap(&self.say("bb-draw-tasks"), &shown);
        for (seat, player) in Seat::all(self.rules.seats()).zip(&self.view.players) {
            let own: Vec<String> = player.tasks.iter().map(text).collect();
            lines.extend(wrap(&format!("{}:", seat.number() + 1), &own));
        }
        lines
    }

    /// What each die of whoever decides could do without a god.
    fn choices(&self) -> Vec<Line> {
        if self.view.phase != Phase::Dice || self.view.decision != Decision::Die {
            return Vec::new();
        }
        let mut faces: Vec<u8> = self.view.players[self.view.turn.index()]
            .dice
            .iter()
            .filter(|die| die.on.is_none())
            .map(|die| die.face)
            .collect();
        faces.sort_unstable();
        faces.dedup();
        let could = |face: u8| {
            Deed::ALL
                .into_iter()
                .filter(move |deed| {
                    self.view.lowest[deed.index()] > face && self.view.least[deed.index()] <= face
                })
                .map(|deed| self.words.say(&deed.word()))
                .collect::<Vec<_>>()
        };
        faces
            .into_iter()
            .flat_map(|face| {
                let label = self
                    .words
                    .say(&Message::new("bb-draw-die").number("face", face));
                wrap(&label, &could(face))
            })
            .collect()
    }
}

/// A label and items on as many lines as they need.
fn wrap(label: &str, items: &[String]) -> Vec<Line> {
    let mut lines = vec![vec![span(Ink::Faint, format!("{label} "))]];
    for (number, item) in items.iter().enumerate() {
        let gap = if number + 1 < items.len() { " · " } else { "" };
        let text = cut(&format!("{item}{gap}"), WIDTH - 4);
        if lines.last().map_or(0, |line| width(line)) + text.chars().count() > WIDTH {
            lines.push(vec![span(Ink::Plain, "    ")]);
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

const fn letter_key(material: Material) -> &'static str {
    match material {
        Material::Sand => "bb-letter-sand",
        Material::Wood => "bb-letter-wood",
        Material::Stone => "bb-letter-stone",
    }
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
