//! The game as lines of text, for pipes, scripts and screen readers. Every change is said in a sentence.

mod words;

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::time::Duration;

use pantheon_engine::{MAX_SEATS, Message, Millis, Picture, Seat, Viewer, Words};
use pantheon_locales::Language;

use words::{Word, command};

use super::app::App;
use super::command::{Command, Topic};
use super::find::{Pick, pick};
use super::overlay::{Notice, Overlay};
use super::pages;
use super::save::write_new;
use crate::stdio::{Line, Lines};

/// No line that means anything is longer.
const LONGEST_LINE: usize = 4096;
/// The width that long sentences are broken at.
const WIDTH: usize = 100;
/// How much the rest of a broken line of a list is indented.
const HANG: usize = 2;

/// A game told in lines.
struct Teller<'a, W> {
    app: &'a mut App,
    out: W,
    /// How much of the story each seat, and lastly a spectator, was told.
    told: [usize; MAX_SEATS + 1],
    /// Whose board was printed last.
    shown: Option<Seat>,
    told_end: bool,
}

/// Plays until the input ends or somebody leaves. `prompt` says whether somebody is typing.
pub(crate) fn run(
    app: &mut App,
    input: impl BufRead,
    out: impl Write,
    clock: &dyn Fn() -> Millis,
    prompt: bool,
) -> io::Result<()> {
    let mut teller = Teller {
        app,
        out,
        told: [0; MAX_SEATS + 1],
        shown: None,
        told_end: false,
    };
    let mut lines = Lines::new(input, LONGEST_LINE);
    teller.greet()?;
    teller.tell()?;
    loop {
        teller.wait_for_time(clock)?;
        if prompt {
            write!(teller.out, "> ")?;
        }
        teller.out.flush()?;
        let heard = lines.read()?;
        teller.app.at(clock());
        let line = match heard {
            Line::Text(line) => line,
            Line::TooLong | Line::NotText => {
                teller.line("cli-play-bad-line")?;
                continue;
            }
            Line::End => {
                if teller.app.outcome().is_none() {
                    teller.line("cli-play-input-ended")?;
                }
                return teller.out.flush();
            }
        };
        if !teller.hear(line.trim())? {
            teller.line("cli-play-goodbye")?;
            return teller.out.flush();
        }
    }
}

impl<W: Write> Teller<'_, W> {
    fn say(&mut self, message: &Message) -> io::Result<()> {
        let text = pages::text(&self.app.locale().say(message));
        write!(self.out, "{}", pages::wrap(&text, WIDTH, 0))
    }

    fn line(&mut self, key: &'static str) -> io::Result<()> {
        self.say(&Message::new(key))
    }

    fn greet(&mut self) -> io::Result<()> {
        let seats = self.app.session().players().len() as u8;
        let name = |seat| Message::new("cli-play-name").seat("player", seat);
        let players = Seat::all(seats).map(name).collect();
        let title = self.app.info().name;
        self.say(
            &Message::new("cli-play-greeting")
                .text("title", title)
                .list("players", players),
        )
    }

    /// While only time can pass, lets it pass.
    fn wait_for_time(&mut self, clock: &dyn Fn() -> Millis) -> io::Result<()> {
        while self.app.session().decision().is_none() && self.app.outcome().is_none() {
            let Some(due) = self.app.deadline() else {
                return Ok(());
            };
            std::thread::sleep(Duration::from_millis(due.saturating_sub(clock())));
            self.app.at(clock());
            self.tell()?;
        }
        Ok(())
    }

    /// Tells what is new, and what is asked.
    fn tell(&mut self) -> io::Result<()> {
        if let Some(seat) = self.app.curtain() {
            return self.say(&Message::new("cli-play-curtain").seat("player", seat));
        }
        let others_acted = self.tell_story()?;
        self.tell_notice()?;
        if let Some(outcome) = self.app.outcome() {
            if !std::mem::replace(&mut self.told_end, true) {
                write!(self.out, "{}", self.app.board())?;
                self.line("cli-play-over")?;
                let page = pages::outcome(&outcome, &self.app.info(), self.app.locale());
                write!(self.out, "{}", pages::wrap(&page, WIDTH, HANG))?;
            }
            return self.line("cli-play-plain-end");
        }
        self.told_end = false;
        let asked = self.app.session().decision().map(|decision| decision.seat);
        if others_acted || self.shown != asked {
            self.shown = asked;
            write!(self.out, "{}", self.app.board())?;
        }
        self.tell_choices()
    }

    /// Tells what the reader hasn't heard. Returns whether somebody else did any of it.
    fn tell_story(&mut self) -> io::Result<bool> {
        let viewer = self.app.viewer();
        // Without secrets everybody at the screen hears the same story once.
        let reader = if self.app.info().hidden_information {
            viewer
        } else {
            Viewer::Spectator
        };
        let slot = reader.seat().map_or(MAX_SEATS, Seat::index);
        let session = self.app.session();
        let from = self.told[slot].min(session.story_len());
        let others_acted = session
            .story(viewer, from)
            .any(|(line, _)| line.by != viewer.seat());
        let page = pages::log(session.story(viewer, from), self.app.locale());
        self.told[slot] = session.story_len();
        write!(self.out, "{}", pages::wrap(&page, WIDTH, HANG))?;
        Ok(others_acted)
    }

    fn tell_notice(&mut self) -> io::Result<()> {
        let Some(Notice { text, rule }) = self.app.take_notice() else {
            return Ok(());
        };
        self.say(&text)?;
        match rule {
            Some(rule) => self.say(&Message::new("cli-play-see-rule-plain").text("rule", rule)),
            None => Ok(()),
        }
    }

    fn tell_choices(&mut self) -> io::Result<()> {
        writeln!(self.out, "{}", self.app.sentence())?;
        for (text, number) in self.app.texts().iter().zip(1..) {
            writeln!(self.out, "{number:>3}. {text}")?;
        }
        Ok(())
    }

    /// Does what a line says. Returns whether the game goes on.
    fn hear(&mut self, line: &str) -> io::Result<bool> {
        if let Some(said) = line.strip_prefix(':') {
            let (word, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
            return match command(word) {
                Some(Word::Quit) => Ok(false),
                Some(word) => self.obey(word, rest.trim()).map(|()| true),
                None => self
                    .say(&Message::new("cli-play-unknown-command").text("word", word.to_owned()))
                    .map(|()| true),
            };
        }
        if self.app.curtain().is_some() {
            self.app.update(Command::Enter);
            self.tell()?;
        } else if line.is_empty() {
            self.tell_choices()?;
        } else {
            self.choose(line)?;
        }
        Ok(true)
    }

    fn choose(&mut self, line: &str) -> io::Result<()> {
        match pick(self.app.texts(), line) {
            Pick::One(index) => {
                self.app.choose(index);
                let warned = matches!(
                    self.app.overlay(),
                    Some(Overlay::Page {
                        topic: Topic::Warning,
                        ..
                    })
                );
                if warned {
                    self.page(Topic::Warning)?;
                    self.app.update(Command::Escape);
                    return Ok(());
                }
                self.tell()
            }
            Pick::Several(indices) => {
                self.line("cli-play-several")?;
                for index in indices {
                    writeln!(self.out, "{:>3}. {}", index + 1, self.app.texts()[index])?;
                }
                Ok(())
            }
            Pick::Nothing if self.app.outcome().is_some() => self.line("cli-play-plain-end"),
            Pick::Nothing => {
                self.say(&Message::new("cli-play-no-such-choice").text("query", line.to_owned()))
            }
        }
    }

    fn obey(&mut self, word: Word, rest: &str) -> io::Result<()> {
        match word {
            Word::Undo => {
                self.app.undo();
                // The notice says it; the story needn't say it again.
                self.told = self.told.map(|_| self.app.session().story_len());
                self.tell()
            }
            Word::Forced => {
                self.app.toggle_forced();
                self.tell()
            }
            Word::Act => match serde_json::from_str(rest) {
                Ok(action) => {
                    self.app.act(&action);
                    self.tell()
                }
                Err(why) => self.say(&Message::new("cli-play-failed").text("why", why.to_string())),
            },
            Word::Lang => match Language::parse(rest) {
                Some(language) => {
                    self.app.speak(language);
                    self.tell_choices()
                }
                None => {
                    self.say(&Message::new("cli-play-no-language").text("asked", rest.to_owned()))
                }
            },
            Word::Rules => self.rules(rest),
            Word::Score => self.page(Topic::Score),
            Word::Log => self.page(Topic::Log),
            Word::Board => self.page(Topic::Board),
            Word::Tell => self.page(Topic::Sentences),
            Word::Hint => self.hint(),
            Word::What => match pick(self.app.texts(), rest) {
                Pick::One(index) => self.show(&self.app.dry_run(index)),
                _ => self
                    .say(&Message::new("cli-play-no-such-choice").text("query", rest.to_owned())),
            },
            Word::Help => self.line("cli-play-help-lines"),
            Word::Save => self.save(rest),
            Word::Quit => Ok(()),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        self.app.ask_advice();
        self.tell_notice()?;
        if self.app.overlay().is_none() {
            return Ok(());
        }
        self.page(Topic::Hint)?;
        self.app.update(Command::Escape);
        Ok(())
    }

    fn page(&mut self, topic: Topic) -> io::Result<()> {
        let page = self.app.page(topic);
        let page = if topic == Topic::Board {
            page
        } else {
            pages::wrap(&page, WIDTH, HANG)
        };
        write!(self.out, "{page}")
    }

    fn show(&mut self, page: &Picture) -> io::Result<()> {
        write!(self.out, "{}", pages::wrap(page, WIDTH, HANG))
    }

    fn rules(&mut self, query: &str) -> io::Result<()> {
        let rules = self.app.rules();
        let texts: Vec<String> = rules
            .iter()
            .map(|rule| format!("{} {}", rule.id, rule.heading))
            .collect();
        let named = rules
            .iter()
            .position(|rule| rule.id.eq_ignore_ascii_case(query));
        match named.map_or_else(|| pick(&texts, query), Pick::One) {
            Pick::One(index) => write!(
                self.out,
                "{}",
                pages::wrap(&pages::rule(&rules[index]), WIDTH, 0)
            ),
            Pick::Several(indices) => indices
                .iter()
                .try_for_each(|&index| writeln!(self.out, "{}", texts[index])),
            Pick::Nothing => self.line("cli-play-no-rule"),
        }
    }

    fn save(&mut self, name: &str) -> io::Result<()> {
        let name = if name.is_empty() {
            self.app.record_name()
        } else {
            name.to_owned()
        };
        let path = Path::new(&name);
        match write_new(path, &self.app.session().record().to_text()) {
            Ok(()) => self.app.saved(path),
            Err(why) => self.app.not_saved(path, &why),
        }
        self.tell_notice()
    }
}

#[cfg(test)]
mod tests {
    use pantheon_engine::Rng;

    use super::*;
    use crate::play::bench::Bench;
    use crate::play::seats;
    use crate::play::session::Session;
    use crate::play::toy::{self, BOT_TIMING, Heap};

    fn told<const HIDDEN: bool>(seats: &[&str], stones: u8, lines: &str) -> String {
        told_by::<HIDDEN>(seats, stones, lines, |bench| bench)
    }

    fn told_warning<const HIDDEN: bool>(seats: &[&str], stones: u8, lines: &str) -> String {
        told_by::<HIDDEN>(seats, stones, lines, |bench| {
            bench.warned_by(toy::weigher())
        })
    }

    fn told_by<const HIDDEN: bool>(
        seats: &[&str],
        stones: u8,
        lines: &str,
        change: impl FnOnce(Bench) -> Bench,
    ) -> String {
        let words: Vec<String> = seats.iter().map(|&word| word.to_owned()).collect();
        let players = seats::read(&words, &toy::INFO).unwrap();
        let table = toy::table::<HIDDEN>(
            players.len() as u8,
            Heap {
                stones,
                clock: false,
                ..Heap::default()
            },
        );
        let bench = change(toy::bench(&players));
        let mut app = App::new(
            Session::new(table, players, bench, Rng::new(7), BOT_TIMING).unwrap(),
            Language::En,
        );
        let mut out = Vec::new();
        run(&mut app, lines.as_bytes(), &mut out, &|| 0, false).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_game_is_played_by_number_beginning_and_words() {
        let said = told::<false>(&["human", "human"], 4, "1\ntake a\npair\none\n");
        for line in [
            "seat 0 took 1",
            "seat 1 took 2",
            "seat 0 took 1",
            "The game is over.",
            "1. Player 1, 2 points",
        ] {
            assert!(said.contains(line), "{line:?} isn't in {said}");
        }
    }

    #[test]
    fn an_unclear_line_lists_what_fits_and_does_nothing() {
        let said = told::<false>(&["human"], 9, "take\n");
        assert!(said.contains("Several choices fit"), "{said}");
        assert!(!said.contains("took"), "{said}");
    }

    #[test]
    fn input_that_ends_early_is_said_so() {
        assert!(
            told::<false>(&["human"], 9, "1\n")
                .ends_with("The input has ended, so the game stops here.\n")
        );
    }

    #[test]
    fn steps_are_taken_back_or_it_is_said_why_not() {
        let said = told::<false>(&["human", "human"], 9, ":undo\n1\n:u\n");
        assert!(
            said.contains("There is nothing to take back yet."),
            "{said}"
        );
        assert_eq!(
            said.matches("Player 1 took a step back.").count(),
            1,
            "{said}"
        );
    }

    #[test]
    fn a_refused_action_tells_its_rule() {
        let said = told::<false>(&["human"], 2, ":act {\"Take\":3}\n:act {\n");
        assert!(
            said.contains("Type :rules ST-T1 to read the rule."),
            "{said}"
        );
        assert!(said.contains("That can't be done: EOF"), "{said}");
    }

    #[test]
    fn the_table_is_told_in_sentences() {
        let said = told::<false>(&["human", "human"], 9, "1\n:tell\n");
        assert!(said.contains("8 stones are left"), "{said}");
    }

    #[test]
    fn a_hint_names_a_choice_its_chance_and_its_points_as_estimates() {
        let said = told::<false>(&["human", "human"], 9, ":hint\n:hint\n:hint\n:hint\n");
        let steps: Vec<_> = said.split("An estimate").collect();
        assert_eq!(steps.len(), 5, "{said}");
        assert!(!steps[2].contains("63%") && !steps[3].contains("coach-own-more"));
        assert!(steps[1].contains("points for “") && steps[4].contains("4 more points"));
        for part in [
            "An estimate",
            "63% to win",
            "About 3 points still to come:",
            "+3  ",
        ] {
            assert!(said.contains(part), "{part:?} isn't in {said}");
        }
        let over = told::<false>(&["human"], 1, "1\n:hint\n");
        assert!(over.contains("there is no hint"), "{over}");
    }

    #[test]
    fn who_wants_it_is_warned_once_of_a_grave_mistake() {
        let lines = "1\n2\n3\n1\n2\n";
        let quiet = told::<false>(&["human", "human"], 9, lines);
        assert!(!quiet.contains("Choose it again"), "{quiet}");
        let warned = told_warning::<false>(&["human", "human"], 9, lines);
        let (before, after) = warned
            .split_once("Choose it again")
            .expect("it is a mistake");
        assert!(before.contains("20%") && before.contains("70%"), "{warned}");
        assert!(before.contains("4 more points"), "{warned}");
        // Another choice was made instead, and the next to choose the same is warned for themselves.
        assert!(
            after.contains("seat 1 took 3") && after.contains("Choose it again"),
            "{warned}"
        );
        let meant = told_warning::<false>(&["human", "human"], 9, "2\n2\n");
        assert!(meant.contains("seat 0 took 2"), "{meant}");
    }

    #[test]
    fn what_a_choice_would_bring_is_told_before_it_is_made() {
        let said = told::<false>(&["human", "human"], 9, ":what 1\n1\n");
        let (before, after) = said.split_once("seat 0 took 1").expect("it is foreseen");
        assert!(
            before.contains("This choice") && after.contains("seat 0 took 1"),
            "{said}"
        );
        assert!(told::<false>(&["human"], 9, ":what 77\n").contains("77"));
    }

    #[test]
    fn a_secret_is_told_only_after_the_curtain_and_only_to_its_owner() {
        let said = told::<true>(&["human", "human"], 9, "\n3\n1\n\n");
        let (before, after) = said.split_once("Pass the screen to Player 2.").unwrap();
        assert!(before.contains("seat 0 took 3"), "{said}");
        assert!(
            !after.contains("seat 0 rolled 1") && after.contains("seat 0 rolled secretly"),
            "{said}"
        );
        assert!(
            !(1..=6).any(|die| after.contains(&format!("rolled {die}"))),
            "{said}"
        );
    }

    #[test]
    fn a_line_without_end_is_refused_and_the_next_one_read() {
        let long = "9".repeat(10_000);
        let said = told::<false>(&["human"], 9, &format!("{long}\n1\n"));
        assert!(
            said.contains("That line is too long, or not text."),
            "{said}"
        );
        assert!(said.contains("seat 0 took 1"), "{said}");
    }
}
