//! What is watched is what is counted: the dashboard, the alert rules and the list in `docs/operate.md` name metrics of
//! the code, and the list names them all.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const ALERTS: &str = "deploy/prometheus/alerts.yml";
const DASHBOARD: &str = "deploy/grafana/pantheon.json";

/// Where metrics are counted.
const ROOMS: [&str; 2] = ["server/src", "cli/src"];

/// How names of a histogram's parts end.
const PARTS: [&str; 3] = ["_bucket", "_sum", "_count"];

/// Names that look like metrics and are none: a gauge of a test.
const NONE: [&str; 1] = ["pantheon_test_gauge"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the project")
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|why| panic!("{file}: {why}"))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a room is a folder") {
        let path = entry.expect("a folder can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
}

/// Every word that could be a metric.
fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_lowercase() && c != '_')
        .filter(|word| word.starts_with("pantheon_"))
        .collect()
}

/// The metrics of the code: texts that are a name and nothing else.
fn counted() -> BTreeSet<String> {
    let mut files = Vec::new();
    for room in ROOMS {
        sources(&root().join(room), &mut files);
    }
    let mut found = BTreeSet::new();
    for file in files {
        let source = fs::read_to_string(&file).expect("a source is text");
        for text in source.split('"') {
            let name = words(text).first().is_some_and(|word| *word == text);
            if name && !NONE.contains(&text) && !is_crate(text) {
                found.insert(text.to_owned());
            }
        }
    }
    found
}

/// Names of crates are in filters of logs.
fn is_crate(name: &str) -> bool {
    let room = name.trim_start_matches("pantheon_");
    root().join(room).join("Cargo.toml").is_file()
}

/// The metrics of the table in `docs/operate.md`.
fn documented() -> BTreeSet<String> {
    let page = read("docs/operate.md");
    let rows = page.lines().filter(|line| line.starts_with("| `pantheon_"));
    let names = rows.filter_map(|row| row.split('|').nth(1));
    names.flat_map(words).map(str::to_owned).collect()
}

/// A name without what a histogram adds to it.
fn whole(name: &str) -> &str {
    PARTS
        .iter()
        .find_map(|part| name.strip_suffix(part))
        .unwrap_or(name)
}

#[test]
fn the_page_lists_what_is_counted() {
    let (counted, documented) = (counted(), documented());
    assert!(counted.len() > 25, "{counted:?}");
    let wrong: Vec<_> = counted.symmetric_difference(&documented).collect();
    assert!(
        wrong.is_empty(),
        "only in the code or only on the page: {wrong:?}"
    );
}

#[test]
fn what_is_watched_is_counted() {
    let counted = counted();
    for file in [ALERTS, DASHBOARD] {
        let text = read(file);
        let named = words(&text);
        assert!(named.len() > 10, "{file}");
        let unknown: Vec<_> = named
            .iter()
            .filter(|name| !counted.contains(**name) && !counted.contains(whole(name)))
            .collect();
        assert!(
            unknown.is_empty(),
            "{file} names no metrics of ours: {unknown:?}"
        );
    }
}

#[test]
fn the_dashboard_shows_every_metric() {
    let text = read(DASHBOARD);
    let shown: BTreeSet<&str> = words(&text).into_iter().map(whole).collect();
    let counted = counted();
    let missing: Vec<_> = counted
        .iter()
        .filter(|name| !shown.contains(whole(name)) && !shown.contains(name.as_str()))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
    let dashboard: serde_json::Value = serde_json::from_str(&text).unwrap();
    let mut ids = BTreeSet::new();
    for panel in dashboard["panels"].as_array().unwrap() {
        assert!(ids.insert(panel["id"].as_u64().unwrap()), "{panel}");
        if panel["type"] != "row" {
            let targets = panel["targets"].as_array().unwrap();
            assert!(!targets.is_empty(), "{panel}");
            for target in targets {
                let expression = target["expr"].as_str().unwrap();
                assert!(expression.contains("pantheon_"), "{target}");
            }
        }
    }
}

#[test]
fn every_alert_is_explained_and_no_other() {
    let rules = read(ALERTS);
    let alerts: BTreeSet<&str> = rules
        .lines()
        .filter_map(|line| line.trim().strip_prefix("- alert: "))
        .collect();
    assert!(alerts.len() > 10);
    let page = read("docs/monitoring.md");
    let explained: BTreeSet<&str> = page
        .lines()
        .filter(|line| line.starts_with("| `Pantheon"))
        .filter_map(|line| line.split('|').nth(1))
        .flat_map(|cell| cell.split('`'))
        .filter(|word| word.starts_with("Pantheon"))
        .collect();
    assert_eq!(alerts, explained);
}

/// Runs promtool in the folder of the rules, and gives what it said; nothing where there is none.
fn promtool(args: &[&str]) -> Option<String> {
    let program = std::env::var("PANTHEON_TEST_PROMTOOL").unwrap_or_default();
    if program.is_empty() || program == "none" {
        println!("Not run: PANTHEON_TEST_PROMTOOL names no promtool. `cargo xtask test` does.");
        return None;
    }
    let folder = root().join(ALERTS);
    let mut command = Command::new(program);
    command
        .args(args)
        .current_dir(folder.parent().expect("it lies in a folder"));
    let output = command.output().expect("promtool can be started");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success(),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    Some(said)
}

#[test]
fn promtool_accepts_the_rules() {
    let Some(said) = promtool(&["check", "rules", "alerts.yml"]) else {
        return;
    };
    let rules = read(ALERTS).matches("- alert: ").count();
    assert!(said.contains(&format!("{rules} rules found")), "{said}");
}

#[test]
fn every_alert_fires_on_what_it_is_for_and_none_when_all_is_well() {
    let tests = read("deploy/prometheus/alerts_test.yml");
    let rules = read(ALERTS).matches("- alert: ").count();
    assert!(
        tests.contains(&format!("value: {rules}\n")),
        "each has to be tested"
    );
    promtool(&["test", "rules", "alerts_test.yml"]);
}
