//! What each command does, depending on what lies in front.

use pantheon_engine::Message;
use pantheon_locales::Language;

use super::App;
use crate::play::command::{Command, Effect, Topic};
use crate::play::find::{Finder, Go};
use crate::play::overlay::{Overlay, Pane};

impl App {
    /// Does what a person wants.
    pub(crate) fn update(&mut self, command: Command) -> Option<Effect> {
        if !matches!(command, Command::Go(_) | Command::Rules) {
            self.notice = None;
        }
        match command {
            Command::Quit if matches!(self.overlay, Some(Overlay::Leave)) => {
                return Some(Effect::Quit);
            }
            Command::Quit => self.overlay = Some(Overlay::Leave),
            Command::NextLanguage => self.speak(next_language(self.locale.language())),
            Command::ToggleForced => self.toggle_forced(),
            Command::Undo => self.undo(),
            Command::Rules => self.open_rules(),
            Command::Open(Topic::Hint) => self.ask_advice(),
            Command::Open(topic) => self.overlay = Some(Overlay::Page { topic, top: 0 }),
            Command::Save => self.ask_where_to_save(),
            Command::Go(go @ (Go::Left | Go::Right)) => self.shift(go),
            other if self.overlay.is_some() => return self.update_overlay(other),
            other if self.curtain.is_some() => self.update_curtain(other),
            other => self.update_table(other),
        }
        None
    }

    fn update_overlay(&mut self, command: Command) -> Option<Effect> {
        let page = self.page;
        let finder = match self.overlay.as_mut()? {
            Overlay::Leave if command == Command::Enter => return Some(Effect::Quit),
            Overlay::Save(finder) if command == Command::Enter => {
                let name = finder.query().trim().to_owned();
                return (!name.is_empty()).then(|| Effect::Save(name.into()));
            }
            Overlay::Page { top, .. } => {
                match command {
                    Command::Go(go) => *top = go.from(*top, usize::MAX, page),
                    Command::Escape | Command::Enter => self.overlay = None,
                    _ => {}
                }
                return None;
            }
            Overlay::Leave => {
                if command == Command::Escape {
                    self.overlay = None;
                }
                return None;
            }
            Overlay::Rules(book) => {
                match command {
                    Command::Go(go) => book.go(go, page),
                    _ => book.top = 0,
                }
                &mut book.finder
            }
            Overlay::Save(finder) => finder,
        };
        match command {
            Command::Type(letter) => finder.push(letter),
            Command::Erase => finder.pop(),
            Command::Escape if finder.query().is_empty() => self.overlay = None,
            Command::Escape => finder.clear(),
            Command::Enter => self.overlay = None,
            _ => {}
        }
        None
    }

    fn update_curtain(&mut self, command: Command) {
        if command == Command::Enter {
            self.reader = self.curtain.take();
            self.refresh();
        }
    }

    fn update_table(&mut self, command: Command) {
        match command {
            Command::Escape | Command::Type('/') => self.finder.clear(),
            Command::Type(letter) if !self.texts.is_empty() => {
                self.pane = Pane::Choices;
                self.finder.push(letter);
            }
            Command::Erase if self.finder.query().is_empty() => self.undo(),
            Command::Erase => self.finder.pop(),
            Command::NextPane => self.pane = self.pane.next(),
            Command::Go(go) => self.scroll(go),
            Command::Enter => self.choose_marked(),
            _ => {}
        }
    }

    fn scroll(&mut self, go: Go) {
        const PAGE: usize = 5;
        match self.pane {
            Pane::Choices => self.finder.go(go, &self.texts, self.page),
            Pane::Board => self.board_top = go.from(self.board_top, usize::MAX, PAGE),
            // The log hangs from its end, so it is scrolled the other way round.
            Pane::Log => self.log_back = go.back().from(self.log_back, usize::MAX, PAGE),
        }
    }

    /// Shifts the board, which may be wider than the screen.
    fn shift(&mut self, go: Go) {
        const COLUMNS: usize = 10;
        match go {
            Go::Left => self.board_left = self.board_left.saturating_sub(COLUMNS),
            Go::Right => self.board_left = self.board_left.saturating_add(COLUMNS),
            _ => {}
        }
    }

    fn choose_marked(&mut self) {
        let hits = self.finder.hits(&self.texts);
        match self.finder.marked(&hits) {
            Some(place) => self.choose(hits[place]),
            None if self.session.decision().is_some() => {
                let query = self.finder.query().to_owned();
                self.notice = Some(
                    Message::new("cli-play-no-such-choice")
                        .text("query", query)
                        .into(),
                );
                self.finder.clear();
            }
            None => {}
        }
    }

    fn ask_where_to_save(&mut self) {
        let mut finder = Finder::default();
        self.record_name()
            .chars()
            .for_each(|letter| finder.push(letter));
        self.overlay = Some(Overlay::Save(finder));
    }
}

fn next_language(language: Language) -> Language {
    let place = Language::ALL
        .iter()
        .position(|&known| known == language)
        .unwrap_or(0);
    Language::ALL[(place + 1) % Language::ALL.len()]
}
