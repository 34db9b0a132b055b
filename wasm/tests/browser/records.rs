//! Records that were kept, and what is said of them.

use std::path::Path;

use pantheon_engine::Record;
use pantheon_games::title;
use pantheon_wire::{Check, Checked, Verdict, VerifyReport};

/// The records that were kept of the rules as they are, of all titles. Those of earlier rules are in folders below.
pub(crate) fn kept() -> Vec<(String, String)> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut found = Vec::new();
    for game in std::fs::read_dir(games).unwrap() {
        let folder = game.unwrap().path().join("tests/records");
        for file in std::fs::read_dir(folder).into_iter().flatten() {
            let path = file.unwrap().path();
            if path.is_dir() {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            found.push((path.display().to_string(), text));
        }
    }
    assert!(found.len() >= 12, "records are missing");
    found
}

fn report(text: &str) -> VerifyReport {
    serde_json::from_str(&pantheon_wasm::verify(text)).unwrap()
}

/// Whether a record is what it claims to be.
pub(crate) fn verified(text: &str) -> bool {
    let report = report(text);
    let all = report.checks.iter();
    let passed = all.clone().all(|check| check.result == Checked::Passed);
    assert_eq!(all.count(), Check::ALL.len());
    assert_eq!(passed, report.verdict == Verdict::True);
    passed
}

#[test]
fn kept_records_are_true() {
    for (name, text) in kept() {
        assert!(verified(&text), "{name}");
        let said = report(&text).record.unwrap();
        let record = Record::parse(&text).unwrap();
        let game = title(&said.title).unwrap().verify(&record).unwrap();
        assert_eq!(said.draws.map(u64::from), Some(game.draws()), "{name}");
        assert_eq!(said.outcome, record.footer.outcome, "{name}");
    }
}

/// What fails, with a word for why, its line and its entry.
fn failure(text: &str) -> (Check, String, Option<u32>, Option<u32>) {
    let report = report(text);
    let failed: Vec<_> = report
        .checks
        .iter()
        .filter(|check| check.result == Checked::Failed)
        .collect();
    let [failed] = failed.as_slice() else {
        panic!("one check fails: {:?}", report.checks)
    };
    let after = |check: &&pantheon_wire::VerifyCheck| check.check > failed.check;
    let later = report.checks.iter().filter(after);
    assert!(
        later
            .into_iter()
            .all(|check| check.result == Checked::Skipped)
    );
    let Verdict::Wrong(wrong) = report.verdict else {
        panic!("it isn't wrong")
    };
    (failed.check, wrong.code, wrong.line, wrong.entry)
}

#[test]
fn whatever_is_changed_in_a_record_is_found_and_named() {
    let (_, text) = kept()
        .into_iter()
        .find(|(n, _)| n.contains("solo"))
        .unwrap();
    let record = Record::parse(&text).unwrap();
    let broken = text.replacen("\"seq\":3", "\"seq\":4", 1);
    let chain = (Check::Chain, "broken-chain".to_owned(), Some(4), None);
    assert_eq!(failure(&broken), chain);

    let mut other = record.clone();
    other.header.rules += 1;
    let (check, code, ..) = failure(&other.to_text());
    assert_eq!(
        (check, code.as_str()),
        (Check::Edition, "other-rules-version")
    );

    let mut other = record.clone();
    other.header.title = "chess".to_owned();
    assert_eq!(failure(&other.to_text()).0, Check::Edition);

    let mut other = record.clone();
    other.header.options = serde_json::json!({ "dance": true });
    assert_eq!(failure(&other.to_text()).0, Check::SetUp);

    let mut other = record.clone();
    other.footer.seed = "0".repeat(64);
    assert_eq!(failure(&other.to_text()).0, Check::Seed);

    let mut other = record.clone();
    other.entries[6].state = other.entries[5].state;
    let (check, code, _, entry) = failure(&other.to_text());
    assert_eq!(
        (check, code.as_str(), entry),
        (Check::Entries, "diverged", Some(7))
    );

    let mut other = record;
    other.footer.outcome = None;
    assert_eq!(failure(&other.to_text()).0, Check::Outcome);
}
