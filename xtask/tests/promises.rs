//! What `docs/promises.md` says is tested, is.

use std::collections::BTreeSet;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the project")
}

/// The names of all functions in the tests of these rooms.
fn functions(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a folder can be read").path();
        if path.is_dir() {
            functions(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source is text");
            let names = text
                .split("fn ")
                .skip(1)
                .filter_map(|rest| rest.split(['(', '<', ' ', '\n']).next());
            found.extend(names.map(str::to_owned));
        }
    }
}

#[test]
fn every_promise_and_every_attack_has_the_tests_that_its_page_names() {
    let mut found = BTreeSet::new();
    functions(&root().join("games"), &mut found);
    for room in ["cli", "engine", "server", "store", "tables", "wasm"] {
        for part in ["src", "tests"] {
            functions(&root().join(room).join(part), &mut found);
        }
    }
    let page = std::fs::read_to_string(root().join("docs/promises.md")).expect("the page is there");
    let rows = page
        .lines()
        .filter(|line| line.starts_with("| ") && line.ends_with(" |"));
    let mut named = 0;
    for row in rows.filter(|row| !row.starts_with("| promise") && !row.starts_with("| attack")) {
        let cell = row.trim_end_matches(" |").rsplit(" | ").next();
        let tests = cell
            .into_iter()
            .flat_map(|cell| cell.split('`').skip(1).step_by(2));
        let before = named;
        for test in tests {
            assert!(found.contains(test), "no test is called {test}");
            named += 1;
        }
        assert!(named > before, "no test stands behind {row}");
    }
    assert!(named > 50, "the page names only {named} tests");
}
