//! Every text reads well, as far as a program can see: contractions, agreement of counted words, one word for one
//! thing in a title's rules and page, no word of another language.

mod entries;
mod proofread;

use std::collections::{BTreeMap, BTreeSet};

use entries::entries;
use pantheon_engine::{Message, Words};
use pantheon_games::{TITLES, titles};
use pantheon_locales::{Language, Locale, Source, rules, sources};

/// How keys begin whose counted words are always more than one, with the reason.
const NEVER_ONE: [(&str, &str); 9] = [
    (
        "bb-demand-",
        "a task asks for two or more where its text has no singular (BB-K4)",
    ),
    ("bb-brief-", "the same tasks in short"),
    ("cli-arena-heading", "a mean of the steps of many games"),
    (
        "cli-sim-speed",
        "figures a second, with a unit instead of a word",
    ),
    ("cli-tune-fitted", "a trial has two games or more"),
    ("cli-tune-result", "a trial has two games or more"),
    (
        "cli-verify-chain",
        "a record has a header and a footer (docs/record.md)",
    ),
    ("fg-web-land", "a Kingdom has two tiles or more (FG-X2)"),
    ("fg-why-largest", "a Kingdom has two tiles or more (FG-X2)"),
];

/// Texts in columns or pictures, where spaces are the layout and words are cut short.
const COLUMNS: [&str; 5] = [
    "bb-draw-goods",
    "cli-play-help-keys",
    "cli-play-help-lines",
    "fg-draw-table",
    "gr-draw-legend",
];

/// Where a language may say a fact more often than the other, with the reason.
const SAID_OTHERWISE: [(&str, &str); 1] = [(
    "de-name",
    "a card's name comes in both languages, and each says its own",
)];

/// Numbers by which no text chooses a plural yet.
const NUMBERS: [&str; 8] = [
    "cells", "free", "lines", "lost", "mark", "percent", "prophets", "tiles",
];

/// What a fact is while texts are proofread.
const SOMEBODY: &str = "Ana";

fn prefix(key: &str) -> &str {
    key.split('-').next().unwrap_or(key)
}

/// The facts that choose a plural somewhere, in any language: their names are those of numbers everywhere.
fn numbers() -> BTreeSet<&'static str> {
    let mut numbers = BTreeSet::from(NUMBERS);
    for source in Language::ALL.into_iter().flat_map(sources) {
        let mut chosen = None;
        for line in source.text.lines() {
            if let Some((before, _)) = line.split_once(" ->") {
                chosen = before.rsplit_once('$').map(|(_, fact)| fact);
            }
            let plural = line.trim_start().starts_with("[one]");
            numbers.extend(chosen.filter(|_| plural));
        }
    }
    numbers
}

/// The words that a fact may be, where a title has a family of them: `de-column-maritime` is a `$column` of DEUS.
fn families(language: Language) -> BTreeMap<(&'static str, &'static str), Vec<String>> {
    let locale = Locale::new(language);
    let mut families: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for source in sources(language) {
        for (key, _) in entries(source)
            .into_iter()
            .filter(|(_, facts)| facts.is_empty())
        {
            let mut parts = key.splitn(3, '-');
            if let (Some(title), Some(family), Some(_)) = (parts.next(), parts.next(), parts.next())
            {
                families
                    .entry((title, family))
                    .or_default()
                    .extend(locale.text(key));
            }
        }
    }
    families
}

/// A text with every fact given: numbers this one, words each of their family in turn.
fn readings(
    language: Language,
    source: &'static Source,
    mut read: impl FnMut(&'static str, String),
) {
    let (locale, numbers, families) = (Locale::new(language), numbers(), families(language));
    for (key, facts) in entries(source) {
        let family = |fact: &'static str| families.get(&(prefix(key), fact));
        let most = facts
            .iter()
            .filter_map(|fact| family(fact))
            .map(Vec::len)
            .max();
        for number in [0, 1, 2, 5] {
            for word in 0..most.unwrap_or(1) {
                let message = facts.iter().fold(Message::new(key), |message, &fact| {
                    if numbers.contains(fact) {
                        return message.number(fact, number);
                    }
                    let said = family(fact).map_or(SOMEBODY, |words| &words[word % words.len()]);
                    message.text(fact, said.to_owned())
                });
                read(key, locale.say(&message));
            }
        }
    }
}

fn report(findings: &BTreeSet<String>) {
    let all: Vec<_> = findings.iter().map(String::as_str).collect();
    assert!(
        all.is_empty(),
        "{} findings:\n{}",
        all.len(),
        all.join("\n")
    );
}

#[test]
fn every_text_reads_well_whatever_the_numbers() {
    let mut findings = BTreeSet::new();
    let mut excused = BTreeSet::new();
    for language in Language::ALL {
        for source in sources(language) {
            readings(language, source, |key, text| {
                if COLUMNS.iter().any(|start| key.starts_with(start)) {
                    return;
                }
                for finding in proofread::findings(language, &text) {
                    let excuse = NEVER_ONE.iter().find(|(start, _)| key.starts_with(start));
                    if let Some((start, _)) = excuse.filter(|_| finding.starts_with("1 ")) {
                        excused.insert(*start);
                    } else {
                        findings.insert(format!("{language} {key}: {finding} in {text:?}"));
                    }
                }
            });
        }
    }
    let stale = NEVER_ONE
        .iter()
        .filter(|(start, _)| !excused.contains(start));
    findings.extend(stale.map(|(start, _)| format!("{start} needs no excuse")));
    report(&findings);
}

#[test]
fn every_page_of_rules_reads_well() {
    let mut findings = BTreeSet::new();
    for title in titles() {
        for language in Language::ALL {
            let page = rules::page(title.info().id, language).expect("every title has a page");
            let outside_pictures = page.split("```").step_by(2).flat_map(str::lines);
            for line in outside_pictures {
                for finding in proofread::findings(language, line) {
                    findings.insert(format!(
                        "{language} {}: {finding} in {line:?}",
                        title.info().id
                    ));
                }
            }
        }
    }
    report(&findings);
}

#[test]
fn both_languages_say_each_fact_equally_often() {
    let numbers = numbers();
    let mut findings = BTreeSet::new();
    for source in sources(Language::En) {
        for (key, facts) in entries(source) {
            let facts: Vec<_> = facts.into_iter().collect();
            let mark = |index: usize| 7001 + i64::try_from(index).expect("few facts");
            let message =
                facts
                    .iter()
                    .enumerate()
                    .fold(Message::new(key), |message, (index, &fact)| {
                        if numbers.contains(fact) {
                            message.number(fact, mark(index))
                        } else {
                            message.text(fact, mark(index).to_string())
                        }
                    });
            let said = Language::ALL.map(|language| Locale::new(language).say(&message));
            for (index, fact) in facts.iter().enumerate() {
                let [english, portuguese] =
                    [&said[0], &said[1]].map(|text| text.matches(&mark(index).to_string()).count());
                let excused = SAID_OTHERWISE.iter().any(|(other, _)| *other == key);
                if english != portuguese && !excused {
                    findings.insert(format!(
                        "{key}: ${fact} {english} times in English, {portuguese} in Portuguese"
                    ));
                }
            }
        }
    }
    report(&findings);
}

/// What isn't said in Portuguese, and what is said instead: of a title, or in every text. A title without such words has
/// no file.
fn terms(of: &str) -> Vec<(String, String)> {
    let file = format!("{}/pt-BR/terms/{of}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let pairs = lines.map(|line| {
        line.split_once(" = ")
            .expect("a word and what is said instead")
    });
    pairs
        .map(|(wrong, right)| (wrong.to_owned(), right.to_owned()))
        .collect()
}

/// Every list of such words, by whose it is.
struct Terms(BTreeMap<&'static str, Vec<(String, String)>>);

impl Terms {
    fn new() -> Self {
        let titles = TITLES.iter().map(|info| info.id);
        Self(
            titles
                .chain([EVERY_TITLE])
                .map(|of| (of, terms(of)))
                .collect(),
        )
    }

    fn wrong(&self, title: &str, text: &str) -> Vec<String> {
        let lists = [title, EVERY_TITLE].map(|of| self.0.get(of));
        let terms = lists.into_iter().flatten().flatten();
        let wrong = terms.filter(|(wrong, _)| has(text, wrong));
        wrong
            .map(|(wrong, right)| format!("{wrong:?} is {right:?}"))
            .collect()
    }
}

/// The list for every text.
const EVERY_TITLE: &str = "every-title";

/// Which title a key speaks of; those of the site name it after their own beginning.
fn title_of(key: &str) -> &'static str {
    let site = ["web-option-", "web-title-", "web-reconstructed-"];
    let own = site
        .iter()
        .find_map(|start| key.strip_prefix(start))
        .unwrap_or(key);
    let title = TITLES.iter().find(|info| {
        own == info.id
            || own
                .split_once('-')
                .is_some_and(|(first, _)| first == info.text_prefix())
    });
    title.map_or("", |info| info.id)
}

/// Whether a text has these words in a row. A star stands for any ending.
fn has(text: &str, wanted: &str) -> bool {
    let words: Vec<String> = text
        .split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let wanted: Vec<&str> = wanted.split(' ').collect();
    words.windows(wanted.len()).any(|row| {
        row.iter()
            .zip(&wanted)
            .all(|(word, wanted)| match wanted.strip_suffix('*') {
                Some(start) => word.starts_with(start),
                None => word == wanted,
            })
    })
}

#[test]
fn one_word_for_one_thing_in_a_titles_rules_and_page() {
    let terms = Terms::new();
    assert!(!terms.0[EVERY_TITLE].is_empty(), "the list is there");
    let mut findings = BTreeSet::new();
    for source in sources(Language::PtBr) {
        readings(Language::PtBr, source, |key, text| {
            let wrong = terms.wrong(title_of(key), &text);
            findings.extend(
                wrong
                    .into_iter()
                    .map(|term| format!("{key}: {term} in {text:?}")),
            );
        });
    }
    for title in titles() {
        let id = title.info().id;
        let page = rules::page(id, Language::PtBr).expect("every title has a page");
        for line in page.lines() {
            let wrong = terms.wrong(id, line);
            findings.extend(
                wrong
                    .into_iter()
                    .map(|term| format!("{id}: {term} in {line:?}")),
            );
        }
    }
    report(&findings);
}

/// English words that no Portuguese sentence has. Those that are also Portuguese, such as a, do or no, can't be told.
const ENGLISH: [&str; 35] = [
    "the", "and", "of", "with", "your", "you", "card", "cards", "game", "games", "player",
    "players", "tile", "tiles", "turn", "turns", "board", "choose", "draw", "discard", "points",
    "scores", "wins", "is", "are", "has", "have", "this", "that", "from", "into", "not", "can",
    "none", "undo",
];

/// What stays as it is besides the names of titles: another name, and what is typed.
const NAMES: [&str; 3] = ["SIL Open Font License", "at, tile, side e turn", "“tiles”"];

#[test]
fn no_english_is_left_in_portuguese() {
    let mut findings = BTreeSet::new();
    let mut look = |place: &str, text: &str| {
        if place.contains("-code-") || place.contains("-letter-") {
            return;
        }
        let titles = TITLES.iter().map(|info| info.name);
        let names = titles.chain(NAMES);
        let own = names.fold(text.to_owned(), |text, name| text.replace(name, ""));
        let said = own.split('`').step_by(2).collect::<String>();
        let commands = said
            .split_whitespace()
            .filter(|word| !word.starts_with(':'));
        let said = commands.collect::<Vec<_>>().join(" ");
        let left = ENGLISH.iter().filter(|word| has(&said, word));
        findings.extend(left.map(|word| format!("{place}: {word} in {text:?}")));
    };
    for source in sources(Language::PtBr) {
        readings(Language::PtBr, source, |key, text| look(key, &text));
    }
    for title in titles() {
        let id = title.info().id;
        let page = rules::page(id, Language::PtBr).expect("every title has a page");
        // Marks are read by programs.
        let read = page.lines().filter(|line| !line.starts_with("<!--"));
        read.for_each(|line| look(id, line));
    }
    report(&findings);
}
