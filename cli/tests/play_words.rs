//! The terminal game says nothing that isn't written, and nothing is written that it doesn't say.

use std::collections::BTreeSet;
use std::path::Path;

use pantheon_locales::{Language, Locale, sources};

/// The keys written out in the sources of the game.
fn keys_in(folder: &Path) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            keys.extend(keys_in(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = std::fs::read_to_string(path).unwrap();
            let quoted = source.split('"').skip(1).step_by(2);
            let keyed = quoted.filter(|text| text.starts_with("cli-play-") && !text.contains('{'));
            keys.extend(keyed.map(str::to_owned));
        }
    }
    keys
}

#[test]
fn every_word_of_the_game_is_written_and_said() {
    let said = keys_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/play"));
    for language in Language::ALL {
        let locale = Locale::new(language);
        let missing: Vec<_> = said
            .iter()
            .filter(|key| locale.text(key).is_none())
            .collect();
        assert!(missing.is_empty(), "{language}: no text for {missing:?}");
        let file = sources(language)
            .iter()
            .find(|source| source.name == "cli-play.ftl")
            .unwrap();
        let keys = file
            .text
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key);
        let unsaid: Vec<_> = keys
            .filter(|key| key.starts_with("cli-play-") && !said.contains(*key))
            .collect();
        assert!(unsaid.is_empty(), "{language}: nobody says {unsaid:?}");
    }
}
