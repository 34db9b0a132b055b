//! `pantheon review`: what it prints for people and for programs, in both languages.

use std::path::PathBuf;

use crate::support::{Ran, TITLE, finish, pantheon, run};
use tempfile::TempDir;

fn record(folder: &TempDir, seed: &str) -> PathBuf {
    let path = folder.path().join(format!("{seed}.jsonl"));
    let out = path.to_str().unwrap();
    let ran = run(&[
        "record", TITLE, "--seed", seed, "--seats", "2", "--out", out,
    ]);
    assert_eq!(ran.code, 0, "{ran:?}");
    path
}

fn review(files: &[&PathBuf], more: &[&str]) -> Ran {
    let mut command = pantheon();
    command
        .arg("review")
        .args(files)
        .args(["--iterations", "20"]);
    finish(command.args(more))
}

#[test]
fn a_game_is_reviewed_for_people_and_for_programs() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(&folder, "one");
    let told = review(&[&file], &[]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    for part in [
        "Chances to win",
        "Decisions",
        "Luck",
        "What cost most",
        "better: ",
        "Random 1",
    ] {
        assert!(told.out.contains(part), "{part}\n{}", told.out);
    }
    let told = review(&[&file], &["--lang", "pt-BR"]);
    assert_eq!(told.code, 0, "{told:?}");
    for part in [
        "Chances de vencer",
        "Decisões",
        "Sorte",
        "O que custou mais",
        "melhor: ",
    ] {
        assert!(told.out.contains(part), "{part}\n{}", told.out);
    }
    // No text is missing in either language.
    assert!(!told.out.contains("cli-review") && !told.out.contains("-score-"));

    let json = review(&[&file], &["--json", "--threads", "1"]);
    let value = json.json();
    assert_eq!(value["over"], true);
    assert_eq!(value["done"], value["pieces"]);
    assert_eq!(value["players"].as_array().unwrap().len(), 2);
    assert_eq!(
        review(&[&file], &["--json", "--threads", "2"]).out,
        json.out
    );
}

#[test]
fn many_games_are_told_together() {
    let folder = tempfile::tempdir().unwrap();
    let files = ["one", "two"].map(|seed| record(&folder, seed));
    let files: Vec<&PathBuf> = files.iter().collect();
    let told = review(&files, &[]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    assert!(
        told.out.contains("2 games: how well everybody decided"),
        "{}",
        told.out
    );
    let value = review(&files, &["--json"]).json();
    assert_eq!(value["all"]["games"], 4, "everybody's games count");
    assert_eq!(value["players"].as_array().unwrap().len(), 2);
    assert!(value["all"]["turns"].as_u64().unwrap() > 10);
}

#[test]
fn what_is_no_record_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(&folder, "one");
    let text = std::fs::read_to_string(&file).unwrap();
    let other = folder.path().join("other.jsonl");
    std::fs::write(&other, text.replacen("\"seat\":0", "\"seat\":1", 1)).unwrap();
    let refused = review(&[&other], &[]);
    assert_eq!((refused.code, refused.out.as_str()), (3, ""));
    let missing = folder.path().join("missing.jsonl");
    assert_eq!(review(&[&missing], &[]).code, 3);
    assert_eq!(review(&[&file], &["--iterations", "1"]).code, 2);
    assert_eq!(review(&[], &[]).code, 2);
}
