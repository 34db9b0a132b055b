//! `pantheon puzzles`: the same puzzles whatever the threads and however often it was stopped.

use std::fs;
use std::path::Path;

use crate::support::{Ran, TITLE, run};

/// Looks through games as cheaply as can be.
fn mine(file: &Path, more: &[&str]) -> Ran {
    let file = file.to_str().expect("the file's name is text");
    let cheap = "--players greedy:noise=1 --scout 40 --worlds 40 --margin 1 --easy 1 --most 1";
    let few = ["puzzles", "mine", TITLE, "--out", file, "--seats", "2"];
    let cheap: Vec<&str> = cheap.split(' ').collect();
    run(&[&few[..], &cheap, more].concat())
}

/// The lines of a file, in any order: threads end when they will.
fn lines(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.sort();
    lines
}

#[test]
fn threads_and_stops_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, stopped] = ["whole", "stopped"].map(|name| folder.path().join(name));
    let ran = mine(&whole, &["--games", "6", "--threads", "2"]);
    assert_eq!(ran.code, 0, "{ran:?}");
    assert!(ran.out.contains("in 6 games"), "{}", ran.out);
    assert_eq!(mine(&stopped, &["--games", "2"]).code, 0);
    let text = fs::read_to_string(&stopped).unwrap();
    fs::write(&stopped, &text[..text.len() - 9]).unwrap();
    // Time is up before anything is done.
    let none = mine(&stopped, &["--games", "6", "--time", "1ms"]);
    assert_eq!(none.code, 0, "{none:?}");
    assert!(none.out.contains("in 1 game."), "{}", none.out);
    assert_eq!(mine(&stopped, &["--games", "6", "--threads", "1"]).code, 0);
    assert_eq!(lines(&whole), lines(&stopped));

    let other = mine(&whole, &["--games", "6", "--seed", "2"]);
    assert_eq!(other.code, 2, "{other:?}");
    assert!(other.err.contains("holds another run"), "{}", other.err);
}

#[test]
fn puzzles_are_chosen_and_counted() {
    let folder = tempfile::tempdir().unwrap();
    let [found, chosen] = ["found", "chosen"].map(|name| folder.path().join(name));
    assert_eq!(mine(&found, &["--games", "6"]).code, 0);
    let [from, to] = [&found, &chosen].map(|path| path.to_str().unwrap());
    let choose = run(&[
        "puzzles", "choose", TITLE, from, "--count", "3", "--out", to,
    ]);
    assert_eq!(choose.code, 0, "{choose:?}");
    let counts = run(&["puzzles", "show", to, "--json"]).json();
    let sum = |of: &str| -> u64 {
        let counts = counts[of].as_object().expect("counts by name");
        counts.values().filter_map(serde_json::Value::as_u64).sum()
    };
    let puzzles = counts["puzzles"].as_u64().unwrap();
    assert!((1..=3).contains(&puzzles), "{counts}");
    for of in ["grades", "themes", "phases", "seats"] {
        assert_eq!(sum(of), puzzles, "{of}: {counts}");
    }
    assert_eq!(run(&["puzzles", "show", to]).code, 0);

    let strange = run(&["puzzles", "show", from]);
    assert_eq!(strange.code, 3, "{strange:?}");
    let nothing = run(&[
        "puzzles",
        "mine",
        TITLE,
        "--out",
        to,
        "--players",
        "cmd:true",
    ]);
    assert_eq!(nothing.code, 2, "{nothing:?}");
}
