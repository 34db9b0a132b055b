//! `pantheon tune`: the same weights whatever the threads and however often it was stopped.

use std::fs;
use std::path::Path;

use crate::support::{Ran, TITLE, run};

const FILES: [&str; 6] = [
    "tune.json",
    "games.jsonl",
    "fitted.jsonl",
    "rounds.jsonl",
    "trial-3.jsonl",
    "report.json",
];

fn tune(folder: &Path, more: &[&str]) -> Ran {
    let folder = folder.to_str().expect("the folder's name is text");
    let few = ["tune", TITLE, "--games", "12", "--trial", "4", "--out"];
    run(&[&few[..], &[folder], more].concat())
}

/// The weights, under whichever name: so few games prove nothing.
fn weights(folder: &Path) -> String {
    let read = |name| fs::read_to_string(folder.join(name)).ok();
    read("weights.toml")
        .or_else(|| read("refused.toml"))
        .expect("a run leaves weights")
}

#[test]
fn threads_and_stops_change_nothing() {
    let [whole, stopped] = [0, 1].map(|_| tempfile::tempdir().unwrap());
    let [whole, stopped] = [whole.path(), stopped.path()];
    let ran = tune(whole, &["--rounds", "3", "--threads", "2"]);
    assert_eq!(ran.code, 0, "{ran:?}");

    assert_eq!(tune(stopped, &["--rounds", "1", "--threads", "1"]).code, 0);
    let games = stopped.join("games.jsonl");
    let text = fs::read_to_string(&games).unwrap();
    fs::write(&games, &text[..text.len() / 2]).unwrap();
    let went_on = tune(stopped, &["--rounds", "3", "--threads", "1"]);
    assert_eq!(went_on.code, 0, "{went_on:?}");

    assert_eq!(weights(whole), weights(stopped));
    for name in FILES {
        let [one, other] = [whole, stopped].map(|folder| fs::read(folder.join(name)).unwrap());
        assert!(one == other, "{name} differs");
    }
    let made_by = format!("made_by = \"pantheon tune {TITLE} --seats 2 --games 12 ");
    assert!(weights(whole).contains(&made_by), "{}", weights(whole));
}

#[test]
fn the_result_is_a_player_and_another_run_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let ran = tune(folder, &["--rounds", "0", "--json"]);
    let report = ran.json();
    assert_eq!(report["games"], 10);
    assert_eq!(report["held_out"], 2);
    assert_eq!(report["trial"]["games"], 4);
    assert_eq!(report["weights"], weights(folder));

    for (more, why) in [
        (&["--seed", "2"][..], "another seed"),
        (&["--players", "random"], "another choice of players"),
        (&["--seats", "3"], "another number of seats"),
    ] {
        let ran = tune(folder, more);
        assert_eq!(ran.code, 2, "{ran:?}");
        assert!(ran.err.contains(why), "{why}: {ran:?}");
    }
}

#[test]
fn what_cannot_be_tuned_leaves_no_folder() {
    let folder = tempfile::tempdir().unwrap();
    let fresh = folder.path().join("fresh");
    for more in [
        &["--seats", "1"][..],
        &["--seats", "9"],
        &["--rivals", "search:1s"],
        &["--players", "level:3"],
        &["--players", "nobody"],
        &["--options", "powrs=true"],
    ] {
        let ran = tune(&fresh, more);
        assert_eq!(ran.code, 2, "{more:?}: {ran:?}");
        assert!(!fresh.exists(), "{more:?}");
    }
}

#[test]
fn people_get_words_and_weights() {
    let ran = run(&[
        "--lang", "pt-BR", "tune", TITLE, "--games", "10", "--rounds", "1", "--trial", "2",
    ]);
    assert_eq!(ran.code, 0, "{ran:?}");
    for words in [
        "pesos ajustados",
        "Após 1 rodada",
        &format!("title = {TITLE:?}"),
    ] {
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
}
