//! A title is said in its own folders and once on the shelf: no foreign source names one, and none on the shelf lacks
//! what every title has.

use std::fs;
use std::path::{Path, PathBuf};

use pantheon_games::{TITLES, title};

/// What may name titles though it is no title's, and why.
const ALLOWED: [(&str, &str); 6] = [
    ("Cargo.toml", "a crate is a member of the workspace"),
    ("games/Cargo.toml", "the shelf depends on what is on it"),
    ("games/src/lib.rs", "the shelf"),
    (
        "bots/src/titles/mod.rs",
        "a folder of Rust must be named once",
    ),
    (
        "examples",
        "programs to copy from, which play something that can be seen",
    ),
    ("web/src/gen/titles.ts", "written from the shelf"),
];

/// What is a source. Pages, texts, records and other kept games aren't.
const SOURCES: [&str; 12] = [
    "css", "html", "js", "json", "mjs", "py", "rs", "sh", "svelte", "toml", "ts", "yml",
];

/// Folders that have nothing of ours in them.
const SKIPPED: [&str; 6] = [".git", "dist", "node_modules", "shots", "target", "wasm"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the project")
}

/// All sources under a folder, by their path from the root.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("a folder can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // The crate `wasm` is ours, what is built of it in `web` isn't.
        let skipped =
            SKIPPED.contains(&&*name) && !(name == "wasm" && path.parent() == Some(root()));
        if path.is_dir() && !skipped {
            sources(&path, found);
        } else if path
            .extension()
            .is_some_and(|kind| SOURCES.iter().any(|source| kind == *source))
        {
            let path = path.strip_prefix(root()).expect("it is in the project");
            found.push(path.to_owned());
        }
    }
}

/// What a title is called in sources: its id, the same in Rust, and the type of its rules.
fn names(id: &str) -> [String; 3] {
    let camel = id.split('-').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_ascii_uppercase() + rest
    });
    [id.to_owned(), id.replace('-', "_"), camel.collect()]
}

/// Whether a file is the title's own: it, or a folder that it is in, is named after the title.
fn is_own(path: &Path, names: &[String]) -> bool {
    path.iter().any(|part| {
        let part = part.to_string_lossy();
        let stem = part.split('.').next().unwrap_or(&part);
        names.iter().any(|name| name == stem)
    })
}

/// Whether a text has this word, between letters of no word.
fn says(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

#[test]
fn a_word_is_found_whole() {
    assert!(says("[\"chess\"]", "chess") && says("web-chess.ftl chess_tests", "chess"));
    assert!(!says("chessboard and prechess", "chess"));
    let names = ["chess".to_owned()];
    assert!(is_own(Path::new("web/src/boards/chess/keys.ts"), &names));
    assert!(is_own(Path::new("locales/en/chess.ftl"), &names));
    assert!(!is_own(Path::new("web/src/chessboard.ts"), &names));
}

#[test]
fn no_foreign_source_names_a_title() {
    let mut files = Vec::new();
    sources(root(), &mut files);
    assert!(files.len() > 500, "{} sources were found", files.len());
    let own = Path::new("xtask/tests/titles.rs");
    let allowed = |path: &Path| ALLOWED.iter().any(|(start, _)| path.starts_with(start));
    let mut found = Vec::new();
    for path in files.iter().filter(|path| *path != own && !allowed(path)) {
        let text = fs::read_to_string(root().join(path)).expect("a source is text");
        for info in TITLES {
            let names = names(info.id);
            if !is_own(path, &names) && names.iter().any(|name| says(&text, name)) {
                found.push(format!("{} names {}", path.display(), info.id));
            }
        }
    }
    found.sort();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn what_is_allowed_to_name_titles_does() {
    let mut files = Vec::new();
    sources(root(), &mut files);
    for (start, _) in ALLOWED {
        let names: Vec<String> = TITLES.iter().flat_map(|info| names(info.id)).collect();
        let needs = files
            .iter()
            .filter(|path| path.starts_with(start))
            .any(|path| {
                let text = fs::read_to_string(root().join(path)).expect("a source is text");
                names.iter().any(|name| says(&text, name))
            });
        assert!(needs, "{start} needs no leave to name a title");
    }
}

/// What every title has, with its id for ID and the same in Rust for NAME.
const HAS: [&str; 21] = [
    "bots/src/titles/NAME/levels.toml",
    "bots/src/titles/NAME/mod.rs",
    "bots/src/titles/NAME/weights.toml",
    "content/ID/past/editions.jsonl",
    "docs/rules/ID/en.md",
    "docs/rules/ID/pt-BR.md",
    "games/ID/lessons.json",
    "games/ID/perft.txt",
    "games/ID/puzzles.jsonl",
    "games/ID/rules.txt",
    "games/ID/tests/records",
    "locales/en/ID.ftl",
    "locales/en/lessons-ID.ftl",
    "locales/en/site-ID.ftl",
    "locales/en/web-ID.ftl",
    "locales/pt-BR/ID.ftl",
    "locales/pt-BR/lessons-ID.ftl",
    "locales/pt-BR/site-ID.ftl",
    "locales/pt-BR/web-ID.ftl",
    "web/src/boards/ID/index.ts",
    "web/src/boards/ID/types.ts",
];

#[test]
fn every_title_has_all_its_parts() {
    for info in TITLES {
        for part in HAS {
            let part = part
                .replace("ID", info.id)
                .replace("NAME", &info.id.replace('-', "_"));
            assert!(root().join(&part).exists(), "{} lacks {part}", info.id);
        }
        let title = title(info.id).expect("it is on the shelf");
        let kept = title.past().find(title.content_digest());
        let edition = kept.expect("the kept editions can be read");
        assert!(edition.is_some(), "{}: the content isn't kept", info.id);
    }
}

/// The tests that every title passes because they walk the shelf, with how they do.
const WALKS: [(&str, &str, &str); 11] = [
    (
        "nothing hidden is told",
        "tables/tests/secrecy/main.rs",
        "for_each_title!(test_each)",
    ),
    (
        "bots are honest",
        "bots/tests/honest.rs",
        "for_each_title!(bots_of_each)",
    ),
    (
        "hints are honest",
        "bots/tests/hints.rs",
        "for_each_title!(hints_of_each)",
    ),
    (
        "a coach says what it measured",
        "bots/src/coach/tests.rs",
        "for_each_title!(coach_of_each)",
    ),
    (
        "a coach has words",
        "cli/tests/cli/coach.rs",
        "for_each_title!(said_of_each)",
    ),
    (
        "programs can play",
        "bots/tests/external.rs",
        "for_each_title!(programs_of_each)",
    ),
    (
        "weights and levels fit",
        "bots/tests/data.rs",
        "for_each_title!(data_of_each)",
    ),
    (
        "a simulated world plays it",
        "tables/tests/sim/main.rs",
        "titles()",
    ),
    (
        "a browser plays it",
        "wasm/tests/browser/games.rs",
        "titles().zip(",
    ),
    (
        "its rules are explained",
        "locales/tests/languages.rs",
        "TITLES",
    ),
    ("it speaks", "locales/tests/titles.rs", "titles()"),
];

#[test]
fn every_title_is_in_the_tests_that_are_for_all() {
    for (what, file, walk) in WALKS {
        let text = fs::read_to_string(root().join(file))
            .unwrap_or_else(|why| panic!("{what}: {file}: {why}"));
        assert!(
            text.contains(walk),
            "{what}: {file} doesn't walk the shelf by {walk}"
        );
    }
}
