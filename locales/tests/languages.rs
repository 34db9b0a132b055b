//! Both languages say the same things.

use std::collections::{BTreeMap, BTreeSet};

use pantheon_locales::{Language, Source, rules, sources};

/// The keys of a Fluent file, each with the facts its text uses.
fn entries(source: &Source) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut entries: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    let mut current = None;
    for line in source.text.lines().filter(|line| !line.starts_with('#')) {
        let begins_entry = line.starts_with(|first: char| first.is_ascii_alphabetic());
        if let Some((key, _)) = line.split_once('=').filter(|_| begins_entry) {
            current = Some(entries.entry(key.trim()).or_default());
        }
        let Some(facts) = current.as_mut() else {
            continue;
        };
        let names = line.split('$').skip(1).map(|after| {
            let end = after
                .find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
                .unwrap_or(after.len());
            &after[..end]
        });
        facts.extend(names);
    }
    entries
}

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
    let prefixes = [
        ("engine.ftl", "engine-"),
        ("cli.ftl", "cli-"),
        ("cli-arena.ftl", "cli-arena-"),
        ("cli-play.ftl", "cli-play-"),
        ("cli-tune.ftl", "cli-tune-"),
        ("four-gods.ftl", "fg-"),
        ("deus.ftl", "de-"),
        ("gods-of-rome.ftl", "gr-"),
        ("bora-bora.ftl", "bb-"),
        ("web.ftl", "web-"),
        ("web-site.ftl", "web-"),
        ("web-table.ftl", "web-table-"),
        ("web-four-gods.ftl", "fg-web-"),
        ("web-deus.ftl", "de-web-"),
        ("web-gods-of-rome.ftl", "gr-web-"),
        ("web-bora-bora.ftl", "bb-web-"),
    ];
    for source in Language::ALL.into_iter().flat_map(sources) {
        let (_, prefix) = prefixes
            .iter()
            .find(|(name, _)| *name == source.name)
            .unwrap_or_else(|| panic!("{} has no prefix", source.name));
        for key in entries(source).keys() {
            let plain = key
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            assert!(plain && key.starts_with(prefix), "{}: {key}", source.name);
        }
    }
}

/// The rule ids of the catalogue, family by family.
fn catalogue() -> BTreeSet<String> {
    let families = [
        ("S", 7),
        ("F", 2),
        ("T", 3),
        ("V", 4),
        ("A", 11),
        ("C", 7),
        ("O", 8),
        ("K", 7),
        ("P", 5),
        ("R", 3),
        ("L", 6),
    ];
    families
        .into_iter()
        .flat_map(|(family, count)| (1..=count).map(move |number| format!("GR-{family}{number}")))
        .chain(["GR-L3a".to_owned()])
        .collect()
}

#[test]
fn every_rule_is_explained_once_in_every_language() {
    for language in Language::ALL {
        let rules = rules::all("gods-of-rome", language).expect("the page is compiled in");
        let ids: BTreeSet<String> = rules.iter().map(|rule| rule.id.clone()).collect();
        assert_eq!(
            ids.len(),
            rules.len(),
            "{language}: a rule is explained twice"
        );
        assert_eq!(ids, catalogue(), "{language}");
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
    let [english, portuguese] =
        Language::ALL.map(|language| rules::all("gods-of-rome", language).unwrap());
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

#[test]
fn every_rule_heading_is_read() {
    for language in Language::ALL {
        let page = rules::page("gods-of-rome", language).unwrap();
        let headings = page.lines().filter(|line| line.starts_with("### ")).count();
        assert_eq!(
            headings,
            rules::all("gods-of-rome", language).unwrap().len(),
            "{language}"
        );
    }
}

#[test]
fn a_rule_mentioned_in_a_rule_exists() {
    let known = catalogue();
    for language in Language::ALL {
        for rule in rules::all("gods-of-rome", language).unwrap() {
            for mention in rule
                .text
                .split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
            {
                let exists = !mention.starts_with("GR-") || known.contains(mention);
                assert!(exists, "{language}: {} mentions {mention}", rule.id);
            }
        }
    }
}
