//! What a Fluent file holds, read without a parser: keys, and the facts their texts use.

use std::collections::{BTreeMap, BTreeSet};

use pantheon_locales::Source;

/// The keys of a Fluent file, each with the facts its text uses.
pub(crate) fn entries(source: &Source) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
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
