//! The game as a person meets it: what is asked, what can be done, what is open in front of it.
//!
//! Full screen and plain lines are two faces of this one state machine. It has no clock, no files and no terminal:
//! time comes in with [`App::at`], and what must be done outside goes out as an
//! [`Effect`](super::command::Effect).

#[cfg(test)]
mod tests;
mod update;

use std::io;
use std::path::Path;

use pantheon_bots::coach::Grave;
use pantheon_engine::{Message, Millis, Outcome, Picture, Seat, TitleInfo, Viewer, Words};
use pantheon_games::ShelfError;
use pantheon_locales::rules::{self, Rule};
use pantheon_locales::{Language, Locale};
use serde_json::Value;

use super::command::Topic;
use super::find::Finder;
use super::overlay::{Notice, Overlay, Pane, RuleBook};
use super::pages::{self, HintStep};
use super::seats;
use super::session::{PlayError, Session};
use crate::reason::undo_message;

/// A choice that was warned of.
struct Warned {
    step: u32,
    index: usize,
    grave: Grave,
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
    /// How far advice goes.
    hint: HintStep,
    /// The choice that was warned of last.
    warned: Option<Warned>,
    /// Which part of the screen scrolls.
    pub(crate) pane: Pane,
    /// How many lines of the board are above its pane.
    pub(crate) board_top: usize,
    /// How many columns of the board are left of the screen.
    pub(crate) board_left: usize,
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
            hint: HintStep::default(),
            warned: None,
            pane: Pane::Choices,
            board_top: 0,
            board_left: 0,
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
        self.session.deadline()
    }

    /// How many seconds are left on the table's clock, if one runs.
    pub(crate) fn seconds_left(&self) -> Option<Millis> {
        let table = self.session.table();
        let now = if self.session.time_runs() {
            self.now
        } else {
            table.time()
        };
        Some(table.deadline()?.saturating_sub(now).div_ceil(1000))
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

    /// Scrolls the marked rule no further than its text goes.
    pub(crate) fn clamp_rule(&mut self, most: usize) {
        if let Some(Overlay::Rules(book)) = &mut self.overlay {
            book.top = book.top.min(most);
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

    /// Who won, once the game has ended.
    fn result(&self) -> Option<Message> {
        self.outcome()?.result(&self.info())
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
            None if self.outcome().is_some() => self.result().map_or_else(
                || self.say("cli-play-over"),
                |result| self.locale.say(&result),
            ),
            None => match self.thinking() {
                Some(thinking) => self.locale.say(&thinking),
                None => self.say("cli-play-waiting"),
            },
        }
    }

    /// Whether something is thought about beside the game, so that its end should be looked for.
    pub(crate) fn is_busy(&self) -> bool {
        !self.session.thinking().is_empty() || self.session.is_advising()
    }

    /// Who is thinking, if anybody is.
    fn thinking(&self) -> Option<Message> {
        let thinking = self.session.thinking();
        let name = |seat| Message::new("cli-play-name").seat("player", seat);
        (!thinking.is_empty()).then(|| {
            Message::new("cli-play-thinking")
                .list("players", thinking.iter().map(name).collect())
                .number("count", thinking.len() as i64)
        })
    }

    /// A page as it reads now.
    pub(crate) fn page(&self, topic: Topic) -> Picture {
        match topic {
            Topic::Help => pages::text(&self.say("cli-play-help-keys")),
            Topic::Score => self.score_page(),
            Topic::Log => pages::log(self.session.story(self.viewer(), 0), &self.locale),
            Topic::Board => self.board(),
            Topic::Sentences => self.sentences(),
            Topic::Hint => self.hint_page(),
            Topic::DryRun => self.marked_page(),
            Topic::Warning => match &self.warned {
                Some(warned) => pages::warning(&warned.grave, &self.info(), &self.locale),
                None => Picture::new(),
            },
        }
    }

    fn sentences(&self) -> Picture {
        let mut page = Picture::new();
        for sentence in self.session.table().describe(self.viewer()) {
            page.line().plain(self.locale.say(&sentence));
        }
        page
    }

    fn hint_page(&self) -> Picture {
        match self.session.advised().map(|advised| &advised.advice) {
            None => pages::text(&self.say("cli-play-hint-thinking")),
            Some(Err(why)) => {
                let failed = Message::new("cli-play-failed").text("why", why.clone());
                pages::text(&self.locale.say(&failed))
            }
            Some(Ok(advice)) => {
                pages::hints(advice, self.hint, &self.info(), &self.locale, |action| {
                    let decision = self.session.decision()?;
                    let choice = decision
                        .choices
                        .iter()
                        .position(|choice| choice.action == *action)?;
                    Some((choice + 1, self.texts.get(choice)?.as_str()))
                })
            }
        }
    }

    /// What the marked choice would bring.
    fn marked_page(&self) -> Picture {
        let hits = self.finder.hits(&self.texts);
        let marked = self.finder.marked(&hits).filter(|_| self.curtain.is_none());
        match marked.and_then(|place| hits.get(place)) {
            Some(&index) => self.dry_run(index),
            None => pages::text(&self.say("cli-play-hint-nobody")),
        }
    }

    /// What a choice would bring, as far as the person who is asked can know.
    pub(crate) fn dry_run(&self, index: usize) -> Picture {
        let nobody = || pages::text(&self.say("cli-play-hint-nobody"));
        let Some(decision) = self.session.decision() else {
            return nobody();
        };
        let Some(choice) = decision.choices.get(index) else {
            return nobody();
        };
        let table = self.session.table();
        match table.dry_run(decision.seat, &choice.action, table.time()) {
            Ok(tried) => pages::dry_run(&choice.text, &tried, &self.info(), &self.locale),
            Err(why) => {
                let failed = Message::new("cli-play-failed").text("why", why.to_string());
                pages::text(&self.locale.say(&failed))
            }
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

    /// Chooses for the person who is asked, or warns of it once: who chooses the same again means it.
    pub(crate) fn choose(&mut self, index: usize) {
        let step = self.session.table().steps();
        let before = self.warned.take();
        let meant = before.is_some_and(|warned| (warned.step, warned.index) == (step, index));
        if !meant && let Ok(Some(grave)) = self.session.warning(index) {
            self.warned = Some(Warned { step, index, grave });
            self.overlay = Some(Overlay::Page {
                topic: Topic::Warning,
                top: 0,
            });
            return;
        }
        let result = self.session.choose(index, self.now);
        self.after(result);
    }

    /// Performs an action as the title writes it.
    pub(crate) fn act(&mut self, action: &Value) {
        let result = self.session.act(action, self.now);
        self.after(result);
    }

    /// Opens advice for the person who is asked, or goes a step further with the advice that is there.
    pub(crate) fn ask_advice(&mut self) {
        if self.curtain.is_some() || self.session.decision().is_none() {
            self.notice = Some(Message::new("cli-play-hint-nobody").into());
            return;
        }
        if !self.session.time_runs() {
            self.notice = Some(Message::new("cli-play-hint-daily").into());
            return;
        }
        if self.session.advised().is_some() {
            self.hint = self.hint.next();
        } else {
            self.hint = HintStep::default();
        }
        match self.session.ask_advice() {
            Ok(()) => {
                self.overlay = Some(Overlay::Page {
                    topic: Topic::Hint,
                    top: 0,
                });
            }
            error => self.after(error),
        }
    }

    /// Takes the last choice back.
    pub(crate) fn undo(&mut self) {
        self.overlay = None;
        self.notice = Some(match self.session.undo(self.now) {
            Ok(seat) => Message::new("cli-play-took-back")
                .seat("player", seat)
                .into(),
            Err(why) => undo_message(why).into(),
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

    /// Opens the rules, at the one that was open or lies behind the last sentence.
    fn open_rules(&mut self) {
        let wanted = match &self.overlay {
            Some(Overlay::Rules(open)) => open.marked().map(|rule| rule.id.clone()),
            _ => self.notice.as_ref().and_then(|notice| notice.rule.clone()),
        };
        self.overlay = Some(Overlay::Rules(RuleBook::new(
            self.rules(),
            wanted.as_deref(),
        )));
    }

    /// The title's rules in the language.
    pub(crate) fn rules(&self) -> Vec<Rule> {
        rules::all(self.info().id, self.locale.language()).unwrap_or_default()
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
        let advice = matches!(
            self.overlay,
            Some(Overlay::Page {
                topic: Topic::Hint,
                ..
            })
        );
        if advice && self.session.advised().is_none() && !self.session.is_advising() {
            self.overlay = None;
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
