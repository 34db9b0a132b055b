//! `pantheon record`, `replay` and `verify`: what is written can be read, and no lie passes.

use std::path::{Path, PathBuf};

use crate::support::{Ran, TITLE, finish, pantheon, run};
use pantheon_engine::Record;
use tempfile::TempDir;

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn record(&self, name: &str, more: &[&str]) -> (PathBuf, Ran) {
        let path = self.path(name);
        let mut args = vec![
            "record",
            TITLE,
            "--seed",
            "a test",
            "--out",
            path.to_str().unwrap(),
        ];
        args.extend(more);
        let ran = run(&args);
        (path, ran)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, text).unwrap();
        path
    }
}

fn on(command: &str, path: &Path, more: &[&str]) -> Ran {
    finish(pantheon().arg(command).arg(path).args(more))
}

#[test]
fn a_random_game_of_every_seat_count_is_true() {
    let folder = Folder::new();
    for seats in ["1", "2", "3", "4"] {
        let (path, ran) = folder.record(seats, &["--seats", seats, "--options", "powers=true"]);
        assert_eq!(ran.code, 0, "{ran:?}");
        let verdict = on("verify", &path, &["--json"]);
        assert_eq!(verdict.code, 0, "{verdict:?}");
        let verdict = verdict.json();
        assert_eq!(verdict["verified"], true);
        assert_eq!(
            verdict["seats"].as_array().unwrap().len().to_string(),
            seats
        );
        assert!(verdict["draws"].as_u64().unwrap() > 0);
        assert!(verdict["outcome"].is_object());
    }
}

#[test]
fn verify_says_what_was_checked() {
    let folder = Folder::new();
    let (path, _) = folder.record("game", &[]);
    let ran = on("verify", &path, &[]);
    for word in [
        "chain",
        "content",
        "commitment",
        "entries",
        "luck",
        "outcome",
        "true",
    ] {
        assert!(ran.out.contains(word), "{word}: {}", ran.out);
    }
    let text = std::fs::read_to_string(&path).unwrap();
    let piped = finish(pantheon().args(["verify", "-"]).write_stdin(text));
    assert_eq!(piped.out, ran.out);
}

#[test]
fn the_same_seed_is_the_same_game_and_files_are_not_overwritten() {
    let folder = Folder::new();
    let (one, _) = folder.record("one", &[]);
    let (two, _) = folder.record("two", &[]);
    let read = |path: &Path| std::fs::read_to_string(path).unwrap();
    assert_eq!(read(&one), read(&two));
    std::fs::write(&one, "mine").unwrap();
    let (_, refused) = folder.record("one", &[]);
    assert_eq!(refused.code, 4);
    assert!(refused.err.contains("--force"), "{refused:?}");
    assert_eq!(read(&one), "mine");
    let (_, forced) = folder.record("one", &["--force"]);
    assert_eq!(forced.code, 0);
    assert_eq!(read(&one), read(&two));
}

#[test]
fn a_changed_letter_breaks_the_chain() {
    let folder = Folder::new();
    let (path, _) = folder.record("game", &[]);
    let text = std::fs::read_to_string(&path).unwrap();
    let middle = text.lines().nth(5).unwrap();
    let changed = middle.replacen("\"at\":0", "\"at\":1", 1);
    let forged = folder.write("forged", &text.replacen(middle, &changed, 1));
    let verdict = on("verify", &forged, &["--json"]);
    assert_eq!(verdict.code, 1);
    let verdict = verdict.json();
    assert_eq!(verdict["code"], "broken-chain");
    assert_eq!(verdict["line"], 6);
    let cut = folder.write("cut", &text[..text.len() / 2]);
    assert_eq!(on("verify", &cut, &["--json"]).json()["verified"], false);
    assert_eq!(on("verify", &cut, &[]).code, 1);
    assert_eq!(on("replay", &forged, &[]).code, 3);
}

#[test]
fn a_forger_who_mends_the_chain_is_caught_too() {
    let folder = Folder::new();
    let (path, _) = folder.record("game", &[]);
    let record = Record::parse(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let forge = |name: &str, change: &dyn Fn(&mut Record)| {
        let mut forged = record.clone();
        change(&mut forged);
        let path = folder.write(name, &forged.to_text());
        let verdict = on("verify", &path, &["--json"]);
        assert_eq!(verdict.code, 1, "{name}: {verdict:?}");
        verdict.json()["code"].as_str().unwrap().to_owned()
    };
    let seed = forge("seed", &|record| record.footer.seed = "0".repeat(64));
    assert_eq!(seed, "other-seed");
    let state = forge("state", &|record| {
        record.entries[3].state = record.entries[4].state;
    });
    assert_eq!(state, "diverged");
    let outcome = forge("outcome", &|record| {
        record.footer.outcome.as_mut().unwrap().standings[0].points += 1;
    });
    assert_eq!(outcome, "other-outcome");
    let rules = forge("rules", &|record| record.header.rules += 1);
    assert_eq!(rules, "other-rules-version");
    let content = forge("content", &|record| {
        record.header.content = record.header.commitment;
    });
    assert_eq!(content, "other-content");
    let last = forge("last", &|record| {
        let again = record.entries.last().unwrap().clone();
        record.entries.push(pantheon_engine::RecordEntry {
            seq: again.seq + 1,
            ..again
        });
        record.footer.entries += 1;
    });
    assert_eq!(last, "bad-entry");
}

#[test]
fn replay_stops_where_it_is_told() {
    let folder = Folder::new();
    let (path, _) = folder.record("game", &[]);
    let at = |n: &str| on("replay", &path, &["--at", n, "--json"]).json();
    let (start, later) = (at("0"), at("10"));
    assert_eq!((&start["step"], &later["step"]), (&0.into(), &10.into()));
    assert!(start["outcome"].is_null());
    assert_ne!(start["digest"], later["digest"]);
    let whole = on("replay", &path, &["--json"]).json();
    assert_eq!(whole["at"], whole["entries"]);
    assert!(whole["outcome"].is_object());
    let plain = on("replay", &path, &["--at", "10"]);
    assert_eq!(plain.code, 0);
    assert!(plain.out.contains("Random 1"), "{}", plain.out);
    let beyond = on("replay", &path, &["--at", "1000000"]);
    assert_eq!(beyond.code, 2, "{beyond:?}");
    assert_eq!(on("replay", &path, &["--viewer", "1", "--json"]).code, 0);
    assert_eq!(on("replay", &path, &["--viewer", "5"]).code, 2);
}

#[test]
fn what_cannot_be_read_is_an_input_error() {
    let folder = Folder::new();
    for command in ["replay", "verify"] {
        let missing = on(command, &folder.path("missing"), &[]);
        assert_eq!(missing.code, 3, "{missing:?}");
        assert!(missing.err.contains("missing"), "{missing:?}");
    }
    let binary = folder.path("binary");
    std::fs::write(&binary, [0xff, 0xfe]).unwrap();
    assert_eq!(on("verify", &binary, &[]).code, 3);
    let words = folder.write("words", "once upon a time\n");
    assert_eq!(on("replay", &words, &[]).code, 3);
    assert_eq!(on("verify", &words, &[]).code, 1);
    let (_, nowhere) = folder.record("no/such/folder", &[]);
    assert_eq!(nowhere.code, 4);
}

#[test]
fn names_in_a_record_cannot_steer_a_terminal() {
    let folder = Folder::new();
    let (path, _) = folder.record("game", &[]);
    let mut record = Record::parse(&std::fs::read_to_string(&path).unwrap()).unwrap();
    record.header.seats[0].name = "\u{1b}[2Jevil".to_owned();
    let path = folder.write("evil", &record.to_text());
    for command in ["replay", "verify"] {
        let ran = on(command, &path, &[]);
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(
            ran.out.contains("evil") && !ran.out.contains('\u{1b}'),
            "{}",
            ran.out
        );
    }
}
