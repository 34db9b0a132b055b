//! Whatever the puzzles that ship are about can be said in every language.

use std::collections::BTreeSet;
use std::path::Path;

use pantheon_games::TITLES;
use pantheon_locales::{Language, Locale};
use serde_json::Value;

/// The keys of all that the puzzles of a title say of themselves.
fn keys(id: &str, prefix: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{id}/puzzles.jsonl"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{id}: {why}"));
    let mut keys = BTreeSet::new();
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).expect("a line is JSON");
        if let Some(theme) = line["theme"].as_str() {
            keys.insert(format!("{prefix}-theme-{theme}"));
        }
        for points in line["points"].as_array().into_iter().flatten() {
            let category = points[0].as_str().expect("a category has a name");
            keys.insert(format!("{prefix}-score-{category}"));
        }
    }
    keys
}

#[test]
fn themes_and_points_have_words_in_every_language() {
    for info in TITLES {
        let keys = keys(info.id, &info.text_prefix());
        assert!(keys.len() >= 3, "{}: {keys:?}", info.id);
        for language in Language::ALL {
            let locale = Locale::new(language);
            for key in &keys {
                assert!(locale.text(key).is_some(), "{language}: no text {key}");
            }
        }
    }
}
