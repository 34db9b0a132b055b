//! `pantheon content` and `--content`: what is printed on the cards can be seen, changed and used.

use std::path::Path;

use crate::support::{TITLE, run};

fn export(folder: &Path) {
    let ran = run(&["content", "export", TITLE, folder.to_str().unwrap()]);
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(!ran.out.is_empty());
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
}

#[test]
fn every_value_is_shown_with_its_provenance() {
    let json = run(&["content", "show", TITLE, "--json"]).json();
    let values = json["values"].as_array().unwrap();
    let count = |word: &str| {
        values
            .iter()
            .filter(|value| value["provenance"] == word)
            .count()
    };
    for word in ["found", "derived", "reconstructed"] {
        assert_eq!(json["census"][word], count(word), "{word}");
    }
    let plain = run(&["content", "show", TITLE]).out;
    assert!(plain.lines().count() > values.len(), "{plain}");
}

#[test]
fn exported_content_is_the_built_in_content() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join(TITLE);
    export(&own);
    let check = run(&["content", "check", TITLE, own.to_str().unwrap(), "--json"]).json();
    assert_eq!(
        (&check["valid"], &check["built_in"]),
        (&true.into(), &true.into())
    );
    assert_eq!(run(&["content", "check", TITLE, "--json"]).json(), check);
    for place in [folder.path(), &own] {
        let games = run(&["games", "--json", "--content", place.to_str().unwrap()]).json();
        assert_eq!(games[0]["content"]["source"], "files");
        assert_eq!(games[0]["content"]["hash"], check["hash"]);
    }
    let again = run(&["content", "export", TITLE, own.to_str().unwrap()]);
    assert_eq!(again.code, 4, "{again:?}");
    assert_eq!(
        run(&["content", "export", TITLE, own.to_str().unwrap(), "--force"]).code,
        0
    );
}

#[test]
fn broken_content_is_named_and_nothing_is_played_with_it() {
    let folder = tempfile::tempdir().unwrap();
    export(folder.path());
    let place = folder.path().to_str().unwrap();
    let file = &files(folder.path())[0];
    std::fs::write(file, "provenance = \"rumour\"\nx = 1\n").unwrap();
    let check = run(&["content", "check", TITLE, place]);
    assert_eq!(check.code, 1, "{check:?}");
    assert!(
        check
            .out
            .contains(file.file_name().unwrap().to_str().unwrap()),
        "{check:?}"
    );
    assert_eq!(
        run(&["content", "check", TITLE, place, "--json"]).json()["valid"],
        false
    );
    assert_eq!(
        run(&["sim", TITLE, "--games", "1", "--content", place]).code,
        3
    );
    std::fs::remove_file(file).unwrap();
    assert_eq!(
        run(&["sim", TITLE, "--games", "1", "--content", place]).code,
        3
    );
    let empty = tempfile::tempdir().unwrap();
    assert_eq!(
        run(&["games", "--content", empty.path().to_str().unwrap()]).code,
        3
    );
}
