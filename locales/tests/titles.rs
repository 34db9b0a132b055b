//! Every title can be played in every language: whatever a game says, there are words for it.

mod proofread;

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::path::Path;

use pantheon_engine::{
    Message, OptionKind, Outcome, Random, Rng, ScoreSheet, Seat, Seed, TitleInfo, Viewer, Words,
};
use pantheon_games::{AnyMatch, Setup, Title, titles};
use pantheon_locales::{Hole, Language, Locale, rules, sources};

const GAMES: u64 = 3;
const STEPS_BETWEEN_PICTURES: u32 = 25;
const COLUMNS: usize = 100;

/// A picture keeps its width whatever people are called.
const LONG_NAMES: [&str; 4] = [
    "Maximiliana de Albuquerque e Castro",
    "Bartholomew of the Seven Hills",
    "Ana",
    "Rui",
];

/// Every language at once. It remembers what any of them couldn't say.
struct Listener {
    locales: Vec<Locale>,
    holes: RefCell<BTreeSet<String>>,
    /// Whether sentences are proofread too: it takes as long as saying them.
    closely: Cell<bool>,
}

impl Listener {
    fn new() -> Self {
        Self {
            locales: Language::ALL
                .map(|language| {
                    Locale::new(language).with_seats(LONG_NAMES.map(str::to_owned).to_vec())
                })
                .to_vec(),
            holes: RefCell::default(),
            closely: Cell::new(true),
        }
    }

    fn hear(&self, message: &Message) {
        for locale in &self.locales {
            for hole in locale.holes(message) {
                let what = match hole {
                    Hole::Text { key } => format!("{}: no text {key}", locale.language()),
                    Hole::Fact { key, why } => format!("{}: {key}: {why}", locale.language()),
                };
                self.holes.borrow_mut().insert(what);
            }
            self.proofread(locale, message);
        }
    }

    /// Words inside a sentence may not fit it, so whole sentences are read too. Pictures are cut short on purpose.
    fn proofread(&self, locale: &Locale, message: &Message) {
        if !self.closely.get() || message.key.contains("-draw-") {
            return;
        }
        let text = locale.say(message);
        for finding in proofread::findings(locale.language(), &text) {
            let what = format!("{}: {}: {finding}: {text}", locale.language(), message.key);
            self.holes.borrow_mut().insert(what);
        }
    }

    fn hear_key(&self, key: String) {
        self.hear(&Message::new(key));
    }

    fn hear_sheet(&self, prefix: &str, sheet: &ScoreSheet) {
        for line in &sheet.lines {
            self.hear_key(format!("{prefix}-score-{}", line.category));
            self.hear(&line.why);
        }
    }

    fn hear_outcome(&self, title: &TitleInfo, prefix: &str, outcome: &Outcome) {
        self.hear(&outcome.end);
        self.hear(&outcome.result(title).expect("somebody has a place"));
        self.hear_sheet(prefix, &outcome.sheet);
        let tie_breaks = outcome
            .standings
            .iter()
            .filter_map(|standing| standing.tie_break.as_ref());
        tie_breaks.for_each(|tie_break| self.hear(tie_break));
    }

    fn assert_complete(&self) {
        let holes: Vec<String> = self.holes.take().into_iter().collect();
        assert!(holes.is_empty(), "{}", holes.join("\n"));
    }
}

/// Draws in one language, and hears every word that the picture asks for.
struct Painter<'a> {
    listener: &'a Listener,
    locale: &'a Locale,
}

impl Words for Painter<'_> {
    fn say(&self, message: &Message) -> String {
        self.listener.hear(message);
        self.locale.say(message)
    }
}

fn prefix(title: &dyn Title) -> String {
    title.info().text_prefix()
}

fn listen_to_position(table: &dyn AnyMatch, prefix: &str, listener: &Listener) {
    for viewer in Viewer::all(table.seats()) {
        for seat in Seat::all(table.seats()) {
            listener.hear(&table.ask(viewer, seat));
        }
    }
    if table.steps().is_multiple_of(STEPS_BETWEEN_PICTURES) || table.outcome().is_some() {
        for locale in &listener.locales {
            let width = table
                .draw(Viewer::Spectator, &Painter { listener, locale })
                .width();
            assert!(width <= COLUMNS, "{}: {width} columns", locale.language());
        }
        for viewer in Viewer::all(table.seats()) {
            for sentence in table.describe(viewer) {
                listener.hear(&sentence);
            }
        }
        listener.hear_sheet(prefix, &table.score(Viewer::Spectator));
    }
}

fn listen_to_game(table: &mut dyn AnyMatch, prefix: &str, rng: &mut Rng, listener: &Listener) {
    for happening in table.opening() {
        listener.hear(&happening.text);
    }
    loop {
        listen_to_position(table, prefix, listener);
        if let Some(outcome) = table.outcome() {
            return listener.hear_outcome(&table.info(), prefix, &outcome);
        }
        let at = table.time() + u64::from(rng.below(2_000));
        let overdue = table.deadline().filter(|&deadline| deadline <= at);
        let happenings = if let Some(deadline) = overdue {
            table.tick(deadline).expect("time runs forwards")
        } else {
            let seat = table.to_act().pick(rng).expect("somebody is to act");
            let choices = table.legal(seat);
            for choice in &choices {
                listener.hear(&choice.text);
            }
            let chosen = &choices[rng.below(choices.len() as u32) as usize];
            table
                .act(seat, &chosen.action, at)
                .expect("a listed action is legal")
        };
        for happening in &happenings {
            listener.hear(&happening.text);
        }
    }
}

#[test]
fn every_word_of_random_games_is_there_for_all_seats_and_options() {
    let listener = Listener::new();
    for title in titles() {
        let info = title.info();
        for seats in info.min_seats..=info.max_seats {
            for options in title.every_option(seats) {
                for game in 0..GAMES {
                    listener.closely.set(game == 0);
                    let setup = Setup {
                        seats,
                        options: options.clone(),
                        seed: Seed::from_phrase(&format!("words {seats} {game}")),
                        ..Setup::default()
                    };
                    let mut table = title
                        .set_up(&setup)
                        .expect("the options are the title's own");
                    let mut rng = Rng::new(game);
                    listen_to_game(table.as_mut(), &prefix(title.as_ref()), &mut rng, &listener);
                }
            }
        }
    }
    listener.assert_complete();
}

#[test]
fn every_caption_of_every_table_has_words() {
    let listener = Listener::new();
    for title in titles() {
        let info = title.info();
        for seats in info.min_seats..=info.max_seats {
            for options in title.every_option(seats) {
                let captions = title.captions(&options, seats);
                let captions = captions.expect("the options are the title's own");
                for caption in Message::all_in(&captions) {
                    listener.hear(&caption);
                }
            }
        }
    }
    listener.assert_complete();
}

#[test]
fn every_refusal_has_words_and_its_rule_is_explained() {
    let listener = Listener::new();
    for title in titles() {
        let refusals = title.refusals();
        assert!(!refusals.is_empty());
        for refusal in refusals {
            listener.hear(&refusal.message);
            for language in Language::ALL {
                let explained = rules::rule(title.info().id, &refusal.rule, language);
                assert!(
                    explained.is_some(),
                    "{language}: {} is not explained",
                    refusal.rule
                );
            }
        }
    }
    listener.assert_complete();
}

#[test]
fn every_option_and_its_choices_have_words() {
    let listener = Listener::new();
    for title in titles() {
        let prefix = prefix(title.as_ref());
        for option in title.options() {
            listener.hear_key(format!("{prefix}-option-{}", option.key));
            if let OptionKind::Choice(values) = option.kind {
                for value in values {
                    listener.hear_key(format!("{prefix}-option-{}-{value}", option.key));
                }
            }
        }
    }
    listener.assert_complete();
}

/// Before what the keys of kinds begin with.
const WORDED: &str = " worded \"";

/// The keys of kinds that have words (`kinds!`): what they say all of them begin with, and the name of each.
fn keys_of_kinds(source: &str) -> impl Iterator<Item = Vec<String>> {
    source.split(WORDED).skip(1).filter_map(|kinds| {
        let (start, rest) = kinds.split_once('"')?;
        let (variants, _) = rest.split_once('{')?.1.split_once('}')?;
        let names = variants.lines().map(str::trim);
        let names = names.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
        let key = |name: &str| {
            let mut key = start.to_owned();
            for letter in name.trim_end_matches(',').chars() {
                if letter.is_ascii_uppercase() {
                    key.push('-');
                }
                key.push(letter.to_ascii_lowercase());
            }
            key
        };
        Some(names.map(key).collect())
    })
}

/// The keys written out in a title's source: they include what random play never reaches. Of those that are put together
/// there, with a name at their end, only the beginning, up to a hyphen.
fn keys_in_source(folder: &Path, prefix: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for entry in std::fs::read_dir(folder)
        .expect("the title's source is there")
        .flatten()
    {
        let path = entry.path();
        if path.is_dir() {
            keys.extend(keys_in_source(&path, prefix));
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("source is text");
        let (first, others) = source.split_once(WORDED).unwrap_or((&source, ""));
        let others = others
            .split(WORDED)
            .filter_map(|kinds| kinds.split_once('"'));
        let quoted = first.split('"');
        let quoted = quoted.chain(others.flat_map(|(_, rest)| rest.split('"')));
        let is_key = |text: &&str| {
            text.strip_prefix(prefix)
                .is_some_and(|rest| rest.starts_with('-'))
                && text.chars().all(|letter| {
                    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
                })
        };
        let written = quoted.map(|text| text.split_once('{').map_or(text, |(start, _)| start));
        keys.extend(written.filter(is_key).map(str::to_owned));
        keys.extend(keys_of_kinds(&source).flatten());
    }
    keys
}

#[test]
fn every_key_in_a_titles_source_has_words_and_no_words_are_left_over() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    for title in titles() {
        let (id, prefix) = (title.info().id, prefix(title.as_ref()));
        let (beginnings, keys): (BTreeSet<String>, BTreeSet<String>) =
            keys_in_source(&games.join(id).join("src"), &prefix)
                .into_iter()
                .partition(|key| key.ends_with('-'));
        assert!(!keys.is_empty(), "{id} writes no key out");
        for language in Language::ALL {
            let locale = Locale::new(language);
            let missing: Vec<_> = keys
                .iter()
                .filter(|key| locale.text(key).is_none())
                .collect();
            assert!(missing.is_empty(), "{language}: no text for {missing:?}");
            let made = ["option-", "score-", "automa", "theme-", "stage"]
                .map(|made| format!("{prefix}-{made}"));
            let made = made.iter().chain(&beginnings);
            let left_over: Vec<_> = keys_of_file(language, &format!("{id}.ftl"))
                .filter(|key| {
                    !keys.contains(*key)
                        && !made.clone().any(|start| key.starts_with(start.as_str()))
                })
                .collect();
            assert!(
                left_over.is_empty(),
                "{language}: nobody says {left_over:?}"
            );
        }
    }
}

fn keys_of_file(language: Language, name: &str) -> impl Iterator<Item = &'static str> {
    let source = sources(language)
        .iter()
        .find(|source| source.name == name)
        .expect("every title has a file");
    let entries = source
        .text
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    entries
        .filter_map(|line| line.split_once('='))
        .map(|(key, _)| key.trim())
}
