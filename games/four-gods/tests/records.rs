//! Finished games of earlier releases replay for ever, clocks and all, to the same states and the same outcome.
//!
//! The files under `tests/records/` are written once and never again. New ones may join them.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use pantheon_engine::{Content as _, Game, Record, verify};
use pantheon_four_gods::{Content, FourGods};

fn records() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let paths = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    paths
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            let record = Record::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
            (name, record)
        })
        .collect()
}

#[test]
fn fg_n3_kept_records_replay_and_verify() {
    for (name, record) in records() {
        let game = verify::<FourGods>(&record, Arc::new(Content::built_in()))
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(game.rules().is_over(game.state()), "{name} isn't finished");
        assert!(record.footer.outcome.is_some(), "{name} has no outcome");
    }
}

#[test]
fn records_of_rules_version_1_are_kept_for_every_number_of_seats() {
    let seats: BTreeSet<usize> = records()
        .iter()
        .filter(|(_, record)| record.header.rules == 1)
        .map(|(_, record)| record.header.seats.len())
        .collect();
    assert_eq!(seats, BTreeSet::from([2, 3, 4]));
}
