//! The game as a person meets it: what is asked, what can be done, what is open in front of it.
//!
//! Full screen and plain lines are two faces of this one state machine. It has no clock, no files and no terminal:
//! time comes in with [`App::at`], and what must be done outside goes out as an [`Effect`].

use std::io;
use std::path::{Path, PathBuf};

use pantheon_engine::{
    Message, Millis, Outcome, Picture, Seat, TitleInfo, UndoError, Viewer, Words,
};
use pantheon_games::ShelfError;
use pantheon_locales::rules::{self, Rule};
use pantheon_locales::{Language, Locale};
use serde_json::Value;

use super::find::{Finder, Go};
use super::pages;
use super::seats;
use super::session::{PlayError, Session};

/// Something to look at instead of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// The keys.
    Help,
    /// The score so far, explained.
    Score,
    /// Everything that happened.
    Log,
    /// The table alone.
    Board,
}

/// What lies in front of the table.
#[derive(Debug)]
pub(crate) enum Overlay {
    /// A text to scroll.
    Page {
        /// Which.
        topic: Topic,
        /// How many lines are above the screen.
        top: usize,
    },
    /// The rules.
    Rules(RuleBook),
    /// The question where to save the record.
    Save(Finder),
    /// The question whether to leave.
    Leave,
}

/// The rules, to search and read.
#[derive(Debug)]
pub(crate) struct RuleBook {
    /// All rules.
    pub(crate) rules: Vec<Rule>,
    /// How each is listed and found.
    pub(crate) texts: Vec<String>,
    /// What is searched for.
    pub(crate) finder: Finder,
}

impl RuleBook {
    /// The rule that is marked.
    pub(crate) fn marked(&self) -> Option<&Rule> {
        let hits = self.finder.hits(&self.texts);
        let place = self.finder.marked(&hits)?;
        self.rules.get(hits[place])
    }
}

/// A part of the table's screen that scrolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pane {
    /// What can be chosen.
    Choices,
    /// What happened.
    Log,
    /// The table.
    Board,
}

impl Pane {
    const fn next(self) -> Self {
        match self {
            Self::Choices => Self::Log,
            Self::Log => Self::Board,
            Self::Board => Self::Choices,
        }
    }
}

/// Something a person wants, whatever key or word said so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Type a letter.
    Type(char),
    /// Take a letter back; with none left, a step.
    Erase,
    /// Accept what is marked or asked.
    Enter,
    /// Forget what was typed, or close what is open.
    Escape,
    /// Move the mark, or scroll.
    Go(Go),
    /// Move to the next part of the screen.
    NextPane,
    /// Take the last step back.
    Undo,
    /// Play choices without an alternative by themselves, or don't.
    ToggleForced,
    /// Speak the next language.
    NextLanguage,
    /// Look at something.
    Open(Topic),
    /// Look up rules.
    Rules,
    /// Save the record.
    Save,
    /// Leave.
    Quit,
}

/// What has to be done outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Write the record to this file.
    Save(PathBuf),
    /// End the program.
    Quit,
}

/// One sentence for the person, and the rule behind it if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    /// The sentence.
    pub(crate) text: Message,
    /// The rule.
    pub(crate) rule: Option<String>,
}

impl From<Message> for Notice {
    fn from(text: Message) -> Self {
        Self { text, rule: None }
    }
}

/// The game as a person meets it.
pub(crate) struct App {
    session: Session,
    locale: Locale,
    now: Millis,
    texts: Vec<String>,
    finder: Finder,
    /// Who looks at the screen, where that matters.
    reader: Option<Seat>,
    curtain: Option<Seat>,
    overlay: Option<Overlay>,
    notice: Option<Notice>,
    /// Which part of the screen scrolls.
    pub(crate) pane: Pane,
    /// How many lines of the board are above its pane.
    pub(crate) board_top: usize,
    /// How many lines of the log are below its pane.
    pub(crate) log_back: usize,
    /// How many lines the open list or page shows; the screen says so when it draws.
    pub(crate) page: usize,
}

impl App {
    /// The game in a language.
    pub(crate) fn new(session: Session, language: Language) -> Self {
        let locale = seats::locale(language, session.players());
        let mut app = Self {
            session,
            locale,
            now: 0,
            texts: Vec::new(),
            finder: Finder::default(),
            reader: None,
            curtain: None,
            overlay: None,
            notice: None,
            pane: Pane::Choices,
            board_top: 0,
            log_back: 0,
            page: 10,
        };
        app.refresh();
        app
    }

    /// Says what time it is. Whatever was due happens.
    pub(crate) fn at(&mut self, now: Millis) {
        self.now = self.now.max(now);
        let before = self.session.table().steps();
        let result = self.session.pass_time(self.now);
        if result.is_err() || self.session.table().steps() != before {
            self.after(result);
        }
    }

    /// When the next moment matters by itself.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        self.session.table().deadline()
    }

    /// The game.
    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    /// The title.
    pub(crate) fn info(&self) -> TitleInfo {
        self.session.table().info()
    }

    /// The language and the names.
    pub(crate) fn locale(&self) -> &Locale {
        &self.locale
    }

    /// A text of the interface.
    pub(crate) fn say(&self, key: &'static str) -> String {
        self.locale.say(&Message::new(key))
    }

    /// Whose eyes the screen is for.
    pub(crate) fn viewer(&self) -> Viewer {
        if self.curtain.is_some() {
            return Viewer::Spectator;
        }
        let asked = self.session.decision().map(|decision| decision.seat);
        asked
            .or(self.only_human())
            .map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn only_human(&self) -> Option<Seat> {
        let mut humans = self.session.humans();
        humans.next().filter(|_| humans.next().is_none())
    }

    /// Who should take the screen before anything is shown.
    pub(crate) fn curtain(&self) -> Option<Seat> {
        self.curtain
    }

    /// What lies in front of the table.
    pub(crate) fn overlay(&self) -> Option<&Overlay> {
        self.overlay.as_ref()
    }

    /// Scrolls the open page no further than its text goes.
    pub(crate) fn clamp_page(&mut self, most: usize) {
        if let Some(Overlay::Page { top, .. }) = &mut self.overlay {
            *top = (*top).min(most);
        }
    }

    /// Whether what is typed is free text, so that no letter is a command.
    pub(crate) fn types_freely(&self) -> bool {
        matches!(self.overlay, Some(Overlay::Save(_)))
    }

    /// The last sentence for the person.
    pub(crate) fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// The last sentence for the person, who won't be told again.
    pub(crate) fn take_notice(&mut self) -> Option<Notice> {
        self.notice.take()
    }

    /// The choices in words, in the order of the decision.
    pub(crate) fn texts(&self) -> &[String] {
        &self.texts
    }

    /// What is typed and marked among the choices.
    pub(crate) fn finder(&self) -> &Finder {
        &self.finder
    }

    /// How the game ended, once it has.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.session.table().outcome()
    }

    /// The table as text.
    pub(crate) fn board(&self) -> Picture {
        self.session.table().draw(self.viewer(), &self.locale)
    }

    /// Whose decision it is and what is asked.
    pub(crate) fn sentence(&self) -> String {
        match self.session.decision() {
            Some(decision) => {
                let ask = self.session.table().ask(self.viewer(), decision.seat);
                self.locale.say(
                    &Message::new("cli-play-sentence")
                        .seat("player", decision.seat)
                        .word("ask", ask),
                )
            }
            None if self.outcome().is_some() => self.say("cli-play-over"),
            None => self.say("cli-play-waiting"),
        }
    }

    /// A page as it reads now.
    pub(crate) fn page(&self, topic: Topic) -> Picture {
        match topic {
            Topic::Help => pages::text(&self.say("cli-play-help-keys")),
            Topic::Score => self.score_page(),
            Topic::Log => pages::log(&self.session, self.viewer(), 0, &self.locale),
            Topic::Board => self.board(),
        }
    }

    fn score_page(&self) -> Picture {
        match self.outcome() {
            Some(outcome) => pages::outcome(&outcome, &self.info(), &self.locale),
            None => pages::score(
                &self.session.table().score(self.viewer()),
                &self.info(),
                &self.locale,
            ),
        }
    }

    /// A file name for the record that tells games apart.
    pub(crate) fn record_name(&self) -> String {
        let commitment = self.session.table().commitment().to_string();
        let short: String = commitment.chars().take(8).collect();
        format!("{}-{short}.pantheon", self.info().id)
    }

    /// Tells that the record was written.
    pub(crate) fn saved(&mut self, path: &Path) {
        self.overlay = None;
        self.notice = Some(
            Message::new("cli-play-saved")
                .text("file", path.display().to_string())
                .into(),
        );
    }

    /// Tells why the record wasn't written.
    pub(crate) fn not_saved(&mut self, path: &Path, why: &io::Error) {
        let exists = why.kind() == io::ErrorKind::AlreadyExists;
        let key = if exists {
            "cli-play-save-exists"
        } else {
            "cli-play-save-failed"
        };
        let text = Message::new(key)
            .text("file", path.display().to_string())
            .text("why", why.to_string());
        self.notice = Some(text.into());
    }

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
            Command::Open(topic) => self.overlay = Some(Overlay::Page { topic, top: 0 }),
            Command::Save => self.ask_where_to_save(),
            other if self.overlay.is_some() => return self.update_overlay(other),
            other if self.curtain.is_some() => self.update_curtain(&other),
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
                if let Command::Go(go) = command {
                    book.finder.go(go, &book.texts, page);
                }
                &mut book.finder
            }
            Overlay::Save(finder) => finder,
        };
        match command {
            Command::Type(letter) => finder.push(letter),
            Command::Erase => drop(finder.pop()),
            Command::Escape if finder.query().is_empty() => self.overlay = None,
            Command::Escape => finder.clear(),
            Command::Enter => self.overlay = None,
            _ => {}
        }
        None
    }

    fn update_curtain(&mut self, command: &Command) {
        if *command == Command::Enter {
            self.reader = self.curtain.take();
            self.refresh();
        }
    }

    fn update_table(&mut self, command: Command) {
        match command {
            Command::Type('/') => self.finder.clear(),
            Command::Type(letter) => {
                self.pane = Pane::Choices;
                self.finder.push(letter);
            }
            Command::Erase => {
                if !self.finder.pop() {
                    self.undo();
                }
            }
            Command::Escape => self.finder.clear(),
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
            Pane::Log => {
                let back = match go {
                    Go::Up => Go::Down,
                    Go::Down => Go::Up,
                    Go::PageUp => Go::PageDown,
                    Go::PageDown => Go::PageUp,
                    Go::First => Go::Last,
                    Go::Last => Go::First,
                };
                self.log_back = back.from(self.log_back, usize::MAX, PAGE);
            }
        }
    }

    fn choose_marked(&mut self) {
        let hits = self.finder.hits(&self.texts);
        match self.finder.marked(&hits) {
            Some(place) => self.choose(hits[place]),
            None if self.session.decision().is_some() => {
                let text = Message::new("cli-play-no-such-choice")
                    .text("query", self.finder.query().to_owned());
                self.notice = Some(text.into());
            }
            None => {}
        }
    }

    /// Chooses for the person who is asked.
    pub(crate) fn choose(&mut self, index: usize) {
        let result = self.session.choose(index, self.now);
        self.after(result);
    }

    /// Performs an action as the title writes it.
    pub(crate) fn act(&mut self, action: &Value) {
        let result = self.session.act(action, self.now);
        self.after(result);
    }

    /// Takes the last choice back.
    pub(crate) fn undo(&mut self) {
        self.overlay = None;
        self.notice = Some(match self.session.undo(self.now) {
            Ok(seat) => Message::new("cli-play-took-back")
                .seat("player", seat)
                .into(),
            Err(UndoError::Nothing) => Message::new("engine-undo-nothing").into(),
            Err(UndoError::NotYours) => Message::new("engine-undo-not-yours").into(),
            Err(UndoError::Barrier) => Message::new("engine-undo-barrier").into(),
            Err(UndoError::Ahead { to, now }) => Message::new("engine-undo-ahead")
                .number("to", to)
                .number("now", now)
                .into(),
        });
        self.refresh();
    }

    /// Plays choices without an alternative by themselves, or stops doing so.
    pub(crate) fn toggle_forced(&mut self) {
        let on = !self.session.plays_forced();
        let result = self.session.set_plays_forced(on, self.now);
        self.after(result);
        let key = if on {
            "cli-play-forced-on"
        } else {
            "cli-play-forced-off"
        };
        self.notice.get_or_insert(Message::new(key).into());
    }

    /// Speaks another language from now on.
    pub(crate) fn speak(&mut self, language: Language) {
        self.locale = seats::locale(language, self.session.players());
        if matches!(self.overlay, Some(Overlay::Rules(_))) {
            self.open_rules();
        }
        self.say_choices();
    }

    /// Opens the rules, at the one behind the last sentence if there is one.
    fn open_rules(&mut self) {
        let rules = self.rules();
        let texts = rules
            .iter()
            .map(|rule| format!("{}  {}", rule.id, rule.heading))
            .collect();
        let mut book = RuleBook {
            rules,
            texts,
            finder: Finder::default(),
        };
        let wanted = match &self.overlay {
            Some(Overlay::Rules(open)) => open.marked().map(|rule| rule.id.clone()),
            _ => self.notice.as_ref().and_then(|notice| notice.rule.clone()),
        };
        if let Some(place) = wanted.and_then(|id| book.rules.iter().position(|rule| rule.id == id))
        {
            book.finder.point_at(place);
        }
        self.overlay = Some(Overlay::Rules(book));
    }

    /// The title's rules in the language.
    pub(crate) fn rules(&self) -> Vec<Rule> {
        rules::all(self.info().id, self.locale.language()).unwrap_or_default()
    }

    fn ask_where_to_save(&mut self) {
        let mut finder = Finder::default();
        self.record_name()
            .chars()
            .for_each(|letter| finder.push(letter));
        self.overlay = Some(Overlay::Save(finder));
    }

    fn after(&mut self, result: Result<(), PlayError>) {
        self.notice = match result {
            Ok(()) => {
                let forced = |choice: &Message| {
                    Message::new("cli-play-forced").word("choice", choice.clone())
                };
                self.session.played_for().map(forced).map(Notice::from)
            }
            Err(PlayError::Table(ShelfError::Refused(refusal))) => Some(Notice {
                text: refusal.message,
                rule: Some(refusal.rule),
            }),
            Err(error) => Some(
                Message::new("cli-play-failed")
                    .text("why", error.to_string())
                    .into(),
            ),
        };
        self.refresh();
    }

    /// Brings everything that depends on the game up to date with it. When it ends, how it ended lies in front.
    fn refresh(&mut self) {
        if self.outcome().is_some() {
            self.overlay = Some(Overlay::Page {
                topic: Topic::Score,
                top: 0,
            });
        }
        self.finder.clear();
        self.pane = Pane::Choices;
        self.log_back = 0;
        let asked = self.session.decision().map(|decision| decision.seat);
        let secret = self.info().hidden_information && self.session.humans().count() > 1;
        self.curtain = asked.filter(|_| secret && self.reader != asked);
        self.say_choices();
    }

    fn say_choices(&mut self) {
        let say = |decision: &super::session::Decision| {
            decision
                .choices
                .iter()
                .map(|choice| self.locale.say(&choice.text))
                .collect()
        };
        self.texts = self
            .session
            .decision()
            .filter(|_| self.curtain.is_none())
            .map_or(Vec::new(), say);
    }
}

fn next_language(language: Language) -> Language {
    let place = Language::ALL
        .iter()
        .position(|&known| known == language)
        .unwrap_or(0);
    Language::ALL[(place + 1) % Language::ALL.len()]
}
