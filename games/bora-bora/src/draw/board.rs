//! The board beside the islands: action tiles, temple, cards, people, jewels, tasks, and what each die could do.

use pantheon_engine::{Game, Ink, Message, Seat};

use super::{Easel, Line, WIDTH, clip, code_key, seat_ink, span, wrap};
use crate::piece::{Deed, God, Sex};
use crate::state::{Decision, Phase};
use crate::task::TaskId;

impl Easel<'_> {
    /// The action tiles with their dice, one entry for each row of dice.
    pub(super) fn actions(&self, most: usize) -> Vec<Line> {
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
        wrap(&self.say("bb-draw-actions"), &items, most)
    }

    /// Round, temple and god cards.
    pub(super) fn board(&self) -> Line {
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
            let word = self.words.say(&god.word());
            line.push(span(
                Ink::Plain,
                format!("{word} {}, ", view.row[god.index()]),
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

    /// `3 builder (Bu 2)`: the position, what they do, their letters and their symbols.
    pub(super) fn display(&self, sex: Sex) -> Vec<Line> {
        let label = match sex {
            Sex::Man => "bb-draw-men",
            Sex::Woman => "bb-draw-women",
        };
        let items: Vec<String> = (1..)
            .zip(self.view.display[sex.index()].shown)
            .filter_map(|(position, shown)| {
                let kind = shown?;
                let word = self.words.say(&kind.word());
                let symbols = self.rules.content().person(kind).symbols;
                let code = self.say(code_key(kind));
                Some(format!("{position} {word} ({code} {symbols})"))
            })
            .collect();
        wrap(&self.say(label), &items, WIDTH)
    }

    /// The jewels of the round, then everybody's by kind, as tasks ask for them.
    pub(super) fn jewels(&self) -> Vec<Line> {
        let round = usize::from(self.view.round.clamp(1, 6)) - 1;
        let items: Vec<String> = self.view.jewels[round]
            .iter()
            .flatten()
            .map(|&jewel| self.words.say(&self.rules.jewel_text(jewel)))
            .collect();
        let mut lines = wrap(&self.say("bb-draw-jewels"), &items, WIDTH);
        for (seat, player) in Seat::all(self.rules.seats()).zip(&self.view.players) {
            if player.jewels.is_empty() {
                continue;
            }
            let content = self.rules.content();
            let own: Vec<String> = player
                .jewels
                .iter()
                .map(|jewel| self.words.say(&content.jewel(jewel).kind.word()))
                .collect();
            let label = Message::new("bb-draw-own-jewels").number("who", seat.number() + 1);
            lines.extend(wrap(&self.words.say(&label), &own, WIDTH));
        }
        lines
    }

    /// The tasks on the board, then everybody's.
    pub(super) fn tasks(&self) -> Vec<Line> {
        let text = |task: TaskId| self.words.say(&self.rules.task_text(task));
        let shown: Vec<String> = self
            .view
            .tasks
            .iter()
            .flatten()
            .map(|&it| text(it))
            .collect();
        let mut lines = wrap(&self.say("bb-draw-tasks"), &shown, WIDTH);
        for (seat, player) in Seat::all(self.rules.seats()).zip(&self.view.players) {
            let own: Vec<String> = player.tasks.iter().map(text).collect();
            lines.extend(wrap(&format!("{}:", seat.number() + 1), &own, WIDTH));
        }
        lines
    }

    /// What each die of whoever decides could do without a god.
    pub(super) fn choices(&self, most: usize) -> Vec<Line> {
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
                wrap(&label, &could(face), most)
            })
            .collect()
    }
}
