//! A session: at most one game, and a reply to every line.

use pantheon_bots::Opponent;
use pantheon_engine::{
    MAX_SEATS, Millis, Outcome, Record, RecordedSeat, ScoreSheet, Seat, Viewer, Words,
};
use pantheon_games::{AnyMatch, Happening, Setup, ShelfError, Title};
use pantheon_locales::rules;
use pantheon_locales::{Language, Locale};
use serde_json::{Value, json};

use super::reply::{Code, Failure, Reply};
use super::request::{COMMANDS, Command, MAX_DEPTH, NewGame, Request};
use super::{MAX_LINE, PROTOCOL};
use crate::commands::rules as rulebook;
use crate::options;
use crate::shelf::{self, Opened};
use crate::suggest::{closest, printable, quotable};

/// The longest name or entropy of a player, in bytes: a record's header must stay short enough to be read.
const MAX_TEXT: usize = 1024;

/// At most one game, and a reply to every line. A failed request changes nothing.
pub struct Session {
    shelf: Vec<Opened>,
    pub(super) language: Language,
    game: Option<Seated>,
    /// The bot that plays for somebody else's table.
    pub(super) bot: Option<Box<dyn Opponent>>,
}

struct Seated {
    table: Box<dyn AnyMatch>,
    players: Vec<RecordedSeat>,
}

pub(super) type Answer = Result<Value, Failure>;

impl Session {
    /// A session with these titles, whose errors are said in this language.
    pub const fn new(shelf: Vec<Opened>, language: Language) -> Self {
        Self {
            shelf,
            language,
            game: None,
            bot: None,
        }
    }

    /// Answers one line.
    pub fn handle(&mut self, line: &str) -> Reply {
        let Request { id, command } = Request::parse(line);
        match command {
            Ok(Command::Quit) => Reply::last(id),
            Ok(command) => Reply::new(id, self.answer(command)),
            Err(failure) => Reply::new(id, Err(failure)),
        }
    }

    fn answer(&mut self, command: Command) -> Answer {
        match command {
            Command::Hello { protocol } => self.hello(protocol),
            Command::New(game) => self.begin(game),
            Command::Load { record, at } => self.load(&record, at),
            Command::State => {
                let table = self.table()?;
                Ok(
                    json!({ "state": table.state(), "digest": table.digest(), "step": table.steps() }),
                )
            }
            Command::View { viewer } => {
                self.check_viewer(viewer)?;
                let mut view = status(self.table()?);
                view["view"] = self.table()?.view(viewer);
                Ok(view)
            }
            Command::Legal { seat, lang } => self.legal(seat, lang),
            Command::Apply {
                seat,
                action,
                at,
                lang,
            } => self.apply(seat, &action, at, lang),
            Command::Tick { at, lang } => self.tick(at, lang),
            Command::Undo { seat, at } => self.undo(seat, at),
            Command::Outcome { lang } => self.outcome(lang),
            Command::Score { viewer, lang } => self.score(viewer, lang),
            Command::Record => {
                let game = self.game()?;
                let record = game.table.record(game.players.clone());
                let record = record.expect("a table of this session forgets nothing");
                Ok(json!({ "record": record.to_text() }))
            }
            Command::Rules { title, id, lang } => self.rules(title, id.as_deref(), lang),
            Command::Text { viewer, lang } => {
                self.check_viewer(viewer)?;
                let words = self.words(Some(lang.unwrap_or(self.language)));
                let words = words.unwrap_or_else(|| Locale::new(self.language));
                Ok(json!({ "text": self.table()?.draw(viewer, &words).to_string() }))
            }
            Command::Describe { viewer, lang } => self.describe(viewer, lang),
            Command::Captions => Ok(json!({ "captions": self.table()?.captions() })),
            Command::Hint {
                seat,
                count,
                iterations,
                lang,
            } => self.hint(seat, count, iterations, lang),
            Command::Weigh { seat, action, lang } => self.weigh(seat, &action, lang),
            Command::DryRun { seat, action, lang } => self.dry_run(seat, &action, lang),
            Command::Begin(seat) => self.take_seat(seat),
            Command::Choose(choose) => self.choose(&choose),
            Command::Over => {
                self.bot = None;
                Ok(json!({}))
            }
            Command::Quit => Ok(json!({ "bye": true })),
        }
    }

    fn hello(&self, protocol: Option<u64>) -> Answer {
        if let Some(asked) = protocol.filter(|&asked| asked != u64::from(PROTOCOL)) {
            let message = format!("this is protocol {PROTOCOL}, not {asked}");
            return Err(Failure::new(Code::UnsupportedProtocol, message).at("protocol"));
        }
        let titles = self.shelf.iter().map(|Opened { title, .. }| {
            let mut description = json!(title.info());
            description["options"] = json!(title.options());
            description["content"] = json!(title.content_digest());
            description
        });
        Ok(json!({
            "protocol": PROTOCOL,
            "name": "pantheon",
            "version": env!("CARGO_PKG_VERSION"),
            "titles": titles.collect::<Vec<_>>(),
            "commands": COMMANDS,
            "languages": Language::ALL.map(Language::code),
            "limits": { "line": MAX_LINE, "depth": MAX_DEPTH, "text": MAX_TEXT },
        }))
    }

    fn begin(&mut self, game: NewGame) -> Answer {
        let NewGame {
            title,
            seats,
            options,
            seed,
            entropy,
            names,
        } = game;
        let options = options.unwrap_or_else(|| json!({}));
        let title = self.title(&title)?;
        options::check(title, &options)?;
        let seats = seats.unwrap_or_else(|| shelf::usual_seats(title));
        bounded("entropy", &entropy)?;
        bounded("names", &names)?;
        if !names.is_empty() && names.len() != usize::from(seats) {
            let message = format!(
                "names are one for each of {seats} seats, not {}",
                names.len()
            );
            return Err(Failure::new(Code::OutOfBounds, message).at("names"));
        }
        let seed = shelf::seed(seed.as_deref())
            .map_err(|why| Failure::new(Code::NoEntropy, why.to_string()))?;
        let setup = Setup {
            seats,
            options,
            seed,
            entropy,
        };
        let table = title.set_up(&setup).map_err(|why| self.failure(&why))?;
        let players = Seat::all(seats).map(|seat| RecordedSeat {
            name: names
                .get(seat.index())
                .cloned()
                .unwrap_or_else(|| format!("Player {}", seat.number() + 1)),
            kind: "stdio".to_owned(),
        });
        let players = players.collect();
        Ok(self.sit_down(Seated { table, players }))
    }

    fn load(&mut self, text: &str, at: Option<u32>) -> Answer {
        let record = Record::parse(text).map_err(|why| self.failure(&why.into()))?;
        let entries = record.footer.entries;
        if let Some(at) = at.filter(|&at| at > entries) {
            let message = format!("the record has only {entries} entries, not {at}");
            return Err(Failure::new(Code::OutOfBounds, message).at("at"));
        }
        let title = self.title(&record.header.title)?;
        let table = match at {
            Some(at) => title.replay(&record, Some(at as usize)),
            None => title.verify(&record),
        };
        let table = table.map_err(|why| self.failure(&why))?;
        Ok(self.sit_down(Seated {
            table,
            players: record.header.seats,
        }))
    }

    /// Takes a new game in the place of the old one and describes it.
    fn sit_down(&mut self, game: Seated) -> Value {
        let table = game.table.as_ref();
        let mut answer = status(table);
        answer["title"] = json!(table.info().id);
        answer["seats"] = json!(table.seats());
        answer["options"] = table.options();
        answer["commitment"] = json!(table.commitment());
        answer["players"] = json!(game.players);
        answer["events"] = happenings(&table.opening(), None);
        self.game = Some(game);
        answer
    }

    fn legal(&self, seat: Seat, lang: Option<Language>) -> Answer {
        self.check_viewer(Viewer::Seat(seat))?;
        let table = self.table()?;
        let choices = table.legal(seat);
        let mut answer = status(table);
        answer["seat"] = json!(seat);
        answer["actions"] = choices.iter().map(|choice| choice.action.clone()).collect();
        if let Some(words) = self.words(lang) {
            answer["texts"] = choices
                .iter()
                .map(|choice| words.say(&choice.text))
                .collect();
            answer["ask"] = json!(words.say(&table.ask(Viewer::Seat(seat), seat)));
        }
        Ok(answer)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Value,
        at: Option<Millis>,
        lang: Option<Language>,
    ) -> Answer {
        let words = self.words(lang);
        let table = self.table_mut()?;
        let at = at.unwrap_or_else(|| table.time());
        match table.act(seat, action, at) {
            Ok(told) => Ok(with_events(status(table), &told, words.as_ref())),
            Err(why) => Err(self.failure_in(&why, words)),
        }
    }

    fn tick(&mut self, at: Millis, lang: Option<Language>) -> Answer {
        let words = self.words(lang);
        let table = self.table_mut()?;
        match table.tick(at) {
            Ok(told) => Ok(with_events(status(table), &told, words.as_ref())),
            Err(why) => Err(self.failure_in(&why, words)),
        }
    }

    fn undo(&mut self, seat: Seat, at: Option<Millis>) -> Answer {
        self.check_viewer(Viewer::Seat(seat))?;
        let table = self.table_mut()?;
        let at = at.unwrap_or_else(|| table.time());
        if at < table.time() {
            let why = ShelfError::TimeRunsBackwards {
                at,
                last: table.time(),
            };
            return Err(self.failure(&why));
        }
        match table.undo(seat, at) {
            Ok(()) => Ok(status(table)),
            Err(why) => Err(self.failure(&why.into())),
        }
    }

    fn outcome(&self, lang: Option<Language>) -> Answer {
        let table = self.table()?;
        let mut answer = status(table);
        let outcome = table.outcome();
        if let (Some(outcome), Some(words)) = (&outcome, self.words(lang)) {
            answer["texts"] = outcome_texts(outcome, &words);
        }
        answer["outcome"] = json!(outcome);
        Ok(answer)
    }

    fn score(&self, viewer: Viewer, lang: Option<Language>) -> Answer {
        self.check_viewer(viewer)?;
        let table = self.table()?;
        let sheet = table.score(viewer);
        let totals = Seat::all(table.seats())
            .map(|seat| sheet.total(pantheon_engine::Party::Seat(seat)))
            .collect::<Vec<_>>();
        let mut answer = status(table);
        answer["totals"] = json!(totals);
        if let Some(words) = self.words(lang) {
            answer["texts"] = sheet_texts(&sheet, &words);
        }
        answer["lines"] = json!(sheet.lines);
        Ok(answer)
    }

    fn describe(&self, viewer: Viewer, lang: Option<Language>) -> Answer {
        self.check_viewer(viewer)?;
        let table = self.table()?;
        let sentences = table.describe(viewer);
        let mut answer = status(table);
        if let Some(words) = self.words(lang) {
            let texts = sentences.iter().map(|sentence| words.say(sentence));
            answer["texts"] = json!(texts.collect::<Vec<_>>());
        }
        answer["sentences"] = json!(sentences);
        Ok(answer)
    }

    /// What an action would bring, as far as its player can know.
    fn dry_run(&self, seat: Seat, action: &Value, lang: Option<Language>) -> Answer {
        self.check_viewer(Viewer::Seat(seat))?;
        let table = self.table()?;
        let tried = table.dry_run(seat, action, table.time());
        let tried = tried.map_err(|why| self.failure_in(&why, self.words(lang)))?;
        let mut answer = status(table);
        answer["seat"] = json!(seat);
        answer["told"] = json!(tried.told);
        let points = tried.points.iter().map(
            |line| json!({ "party": line.party, "category": line.category, "points": line.points }),
        );
        answer["points"] = points.collect();
        answer["luck"] = json!(tried.luck);
        answer["hidden"] = json!(tried.hidden);
        if let Some(words) = self.words(lang) {
            let texts = tried.told.iter().map(|told| json!(words.say(told)));
            answer["texts"] = texts.collect();
        }
        Ok(answer)
    }

    fn rules(&self, title: Option<String>, id: Option<&str>, lang: Option<Language>) -> Answer {
        let title = match title {
            Some(title) => self.title(&title)?.info().id,
            None => self.table()?.info().id,
        };
        let language = lang.unwrap_or(self.language);
        let Some(id) = id else {
            let all = rules::all(title, language).unwrap_or_default();
            let list = all.iter().map(rulebook::describe).collect::<Vec<_>>();
            return Ok(json!({ "title": title, "rules": list }));
        };
        let unknown = || {
            let message = format!("there is no rule {:?}", quotable(id));
            let suggestion = rulebook::suggestion(title, id, language);
            Failure::new(Code::UnknownRule, message)
                .at("rule")
                .suggesting(suggestion)
        };
        let rule = rules::rule(title, id, language).ok_or_else(unknown)?;
        Ok(json!({ "title": title, "rule": rulebook::describe(&rule) }))
    }

    fn title(&self, id: &str) -> Result<&dyn Title, Failure> {
        self.opened(id).map(|opened| opened.title.as_ref())
    }

    /// A title with its files.
    pub(super) fn opened(&self, id: &str) -> Result<&Opened, Failure> {
        let known = || self.shelf.iter().map(|opened| opened.title.info().id);
        let unknown = || {
            let message = format!("there is no title {:?}", quotable(id));
            Failure::new(Code::UnknownTitle, message)
                .at("title")
                .suggesting(closest(id, known()))
        };
        let found = self
            .shelf
            .iter()
            .find(|opened| opened.title.info().id == id);
        found.ok_or_else(unknown)
    }

    fn game(&self) -> Result<&Seated, Failure> {
        self.game.as_ref().ok_or_else(no_table)
    }

    pub(super) fn table(&self) -> Result<&dyn AnyMatch, Failure> {
        self.game().map(|game| game.table.as_ref())
    }

    fn table_mut(&mut self) -> Result<&mut dyn AnyMatch, Failure> {
        match &mut self.game {
            Some(game) => Ok(game.table.as_mut()),
            None => Err(no_table()),
        }
    }

    /// Refuses the eyes of a seat that isn't at the table.
    pub(super) fn check_viewer(&self, viewer: Viewer) -> Result<(), Failure> {
        let seats = self.table()?.seats();
        match viewer {
            Viewer::Seat(seat) if seat.number() >= seats => {
                Err(self.failure(&ShelfError::NoSuchSeat { seat, seats }))
            }
            _ => Ok(()),
        }
    }

    /// A language's words with the players' names, if a language is asked for.
    pub(super) fn words(&self, lang: Option<Language>) -> Option<Locale> {
        let names = self
            .game
            .iter()
            .flat_map(|game| &game.players)
            .map(|seat| printable(&seat.name));
        lang.map(|lang| Locale::new(lang).with_seats(names.collect()))
    }

    pub(super) fn failure(&self, error: &ShelfError) -> Failure {
        self.failure_in(error, None)
    }

    fn failure_in(&self, error: &ShelfError, words: Option<Locale>) -> Failure {
        let own = || self.words(Some(self.language));
        let words = words
            .or_else(own)
            .unwrap_or_else(|| Locale::new(self.language));
        Failure::of(error, &words)
    }
}

fn no_table() -> Failure {
    Failure::new(
        Code::NoTable,
        "there is no game yet: begin one with new or load",
    )
}

fn bounded(field: &'static str, texts: &[String]) -> Result<(), Failure> {
    // JSON writes a control character as six, and a terminal obeys it.
    let fits = |text: &String| text.len() <= MAX_TEXT && !text.contains(char::is_control);
    if texts.len() <= MAX_SEATS && texts.iter().all(fits) {
        return Ok(());
    }
    let message = format!(
        "{field} are at most {MAX_SEATS} texts of at most {MAX_TEXT} bytes, without control characters"
    );
    Err(Failure::new(Code::OutOfBounds, message).at(field))
}

/// What every answer about a game says: how far it is and who may act.
pub(super) fn status(table: &dyn AnyMatch) -> Value {
    let mut status = json!({
        "step": table.steps(),
        "to_act": table.to_act(),
        "over": table.outcome().is_some(),
    });
    if let Some(deadline) = table.deadline() {
        status["deadline"] = json!(deadline);
    }
    status
}

fn with_events(mut answer: Value, told: &[Happening], words: Option<&Locale>) -> Value {
    answer["events"] = happenings(told, words);
    answer
}

fn happenings(told: &[Happening], words: Option<&Locale>) -> Value {
    told.iter()
        .map(|happening| {
            let mut event = json!({ "to": happening.to, "event": happening.event });
            if let Some(words) = words {
                event["text"] = json!(words.say(&happening.text));
            }
            event
        })
        .collect()
}

fn outcome_texts(outcome: &Outcome, words: &Locale) -> Value {
    json!({
        "end": words.say(&outcome.end),
        "sheet": sheet_texts(&outcome.sheet, words),
    })
}

fn sheet_texts(sheet: &ScoreSheet, words: &Locale) -> Value {
    sheet
        .lines
        .iter()
        .map(|line| words.say(&line.why))
        .collect()
}
