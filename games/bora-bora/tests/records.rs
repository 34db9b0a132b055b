//! Finished games of earlier releases replay for ever, to the same states and the same outcome.
//!
//! The files under `tests/records/` are written once and never again. New ones may join them.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use pantheon_bora_bora::{BoraBora, Content};
use pantheon_engine::{Content as _, Game, Record, verify};

fn records() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "pantheon")
        })
        .collect();
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, std::fs::read_to_string(path).unwrap())
    };
    files.iter().map(read).collect()
}

#[test]
fn kept_records_replay_and_verify() {
    for (name, text) in records() {
        let record = Record::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        let game = verify::<BoraBora>(&record, Arc::new(Content::built_in()))
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(game.rules().is_over(game.state()), "{name} isn't finished");
        assert!(record.footer.outcome.is_some(), "{name} has no outcome");
    }
}

#[test]
fn records_of_rules_version_1_are_kept_for_every_number_of_seats() {
    let seats: BTreeSet<usize> = records()
        .iter()
        .map(|(_, text)| Record::parse(text).unwrap().header)
        .filter(|header| header.rules == 1)
        .map(|header| header.seats.len())
        .collect();
    assert_eq!(seats, BTreeSet::from([2, 3, 4]));
}
