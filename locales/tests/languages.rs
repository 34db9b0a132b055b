//! Both languages say the same things.

mod entries;

use std::collections::{BTreeMap, BTreeSet};

use entries::entries;
use pantheon_engine::TitleInfo;
use pantheon_games::TITLES;
use pantheon_locales::{Language, Source, rules, sources};

fn pairs() -> impl Iterator<Item = (&'static Source, &'static Source)> {
    sources(Language::En).iter().zip(sources(Language::PtBr))
}

#[test]
fn both_languages_have_the_same_keys_and_facts_in_every_file() {
    for (english, portuguese) in pairs() {
        assert_eq!(english.name, portuguese.name);
        let [english_entries, portuguese_entries] = [english, portuguese].map(entries);
        let [english_keys, portuguese_keys] = [&english_entries, &portuguese_entries]
            .map(|entries| entries.keys().copied().collect::<BTreeSet<_>>());
        let only_one: Vec<_> = english_keys
            .symmetric_difference(&portuguese_keys)
            .collect();
        assert!(
            only_one.is_empty(),
            "{}: in one language only: {only_one:?}",
            english.name
        );
        for (key, facts) in &english_entries {
            assert_eq!(
                facts, &portuguese_entries[key],
                "{}: facts of {key}",
                english.name
            );
        }
    }
}

#[test]
fn keys_are_lower_case_words_and_begin_as_their_file_says() {
    let ours = [
        ("engine.ftl", "engine-"),
        ("coach.ftl", "coach-"),
        ("cli.ftl", "cli-"),
        ("cli-arena.ftl", "cli-arena-"),
        ("cli-doctor.ftl", "cli-doctor-"),
        ("cli-error.ftl", "cli-error-"),
        ("cli-help.ftl", "cli-help-"),
        ("cli-play.ftl", "cli-play-"),
        ("cli-puzzles.ftl", "cli-puzzles-"),
        ("cli-review.ftl", "cli-review-"),
        ("cli-tune.ftl", "cli-tune-"),
        ("cli-usage.ftl", "cli-usage-"),
        ("web.ftl", "web-"),
        ("web-daily.ftl", "web-daily-"),
        ("web-analysis.ftl", "web-analysis-"),
        ("web-puzzles.ftl", "web-puzzles-"),
        ("web-retry.ftl", "web-retry-"),
        ("web-review.ftl", "web-review-"),
        ("web-site.ftl", "web-"),
        ("web-table.ftl", "web-table-"),
    ];
    let ours = ours.map(|(name, prefix)| (name.to_owned(), prefix.to_owned()));
    let titles = TITLES.iter().flat_map(|info| {
        let (id, prefix) = (info.id, info.text_prefix());
        [
            (format!("{id}.ftl"), format!("{prefix}-")),
            (format!("web-{id}.ftl"), format!("{prefix}-web-")),
            (format!("site-{id}.ftl"), "web-".to_owned()),
            (format!("lessons-{id}.ftl"), format!("{prefix}-lesson-")),
        ]
    });
    let prefixes: BTreeMap<String, String> = titles.chain(ours).collect();
    for source in Language::ALL.into_iter().flat_map(sources) {
        let prefix = prefixes
            .get(source.name)
            .unwrap_or_else(|| panic!("{} has no prefix", source.name));
        for key in entries(source).keys() {
            let plain = key
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            assert!(plain && key.starts_with(prefix), "{}: {key}", source.name);
        }
    }
}

#[test]
fn every_title_has_words_in_every_language() {
    for language in Language::ALL {
        for info in TITLES {
            let name = format!("{}.ftl", info.id);
            let file = sources(language).iter().find(|file| file.name == name);
            let file = file.unwrap_or_else(|| panic!("{language} has no {name}"));
            assert!(!entries(file).is_empty(), "{language}: {name}");
        }
    }
}

/// The rule ids of a title's catalogue.
fn catalogue(title: &str) -> BTreeSet<String> {
    let file = format!("{}/../games/{title}/rules.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).expect("every title lists its rules");
    text.split_whitespace().map(str::to_owned).collect()
}

fn page_of(title: &str, language: Language) -> Vec<rules::Rule> {
    rules::all(title, language).unwrap_or_else(|| panic!("{title} has no rules in {language}"))
}

#[test]
fn every_rule_is_explained_once_in_every_language() {
    for (info, language) in everywhere() {
        let rules = page_of(info.id, language);
        let ids: BTreeSet<String> = rules.iter().map(|rule| rule.id.clone()).collect();
        assert_eq!(
            ids.len(),
            rules.len(),
            "{language}: a rule of {} is explained twice",
            info.id
        );
        assert_eq!(ids, catalogue(info.id), "{language}");
        for rule in &rules {
            let parts = [&rule.section, &rule.heading, &rule.text];
            assert!(
                parts.iter().all(|part| !part.is_empty()),
                "{language}: {}",
                rule.id
            );
        }
    }
}

#[test]
fn both_languages_explain_the_rules_in_the_same_order_and_number_of_paragraphs() {
    for info in TITLES {
        let [english, portuguese] = Language::ALL.map(|language| page_of(info.id, language));
        for (ours, theirs) in english.iter().zip(&portuguese) {
            assert_eq!(ours.id, theirs.id);
            let paragraphs = |text: &str| text.split("\n\n").count();
            assert_eq!(
                paragraphs(&ours.text),
                paragraphs(&theirs.text),
                "{}",
                ours.id
            );
        }
    }
}

#[test]
fn every_rule_heading_is_read() {
    for (info, language) in everywhere() {
        let page = rules::page(info.id, language).unwrap();
        let headings = page.lines().filter(|line| line.starts_with("### ")).count();
        assert_eq!(
            headings,
            page_of(info.id, language).len(),
            "{language} {}",
            info.id
        );
    }
}

#[test]
fn a_rule_mentioned_in_a_rule_exists() {
    for (info, language) in everywhere() {
        let known = catalogue(info.id);
        let start = format!("{}-", info.prefix);
        for rule in page_of(info.id, language) {
            for mention in rule
                .text
                .split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
            {
                let exists = !mention.starts_with(&start) || known.contains(mention);
                assert!(exists, "{language}: {} mentions {mention}", rule.id);
            }
        }
    }
}

/// Every title in every language.
fn everywhere() -> impl Iterator<Item = (&'static TitleInfo, Language)> {
    TITLES
        .iter()
        .flat_map(|info| Language::ALL.map(|language| (info, language)))
}
