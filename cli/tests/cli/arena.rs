//! `pantheon arena`: bots are rated, runs are taken up again, records are true.

use std::path::Path;

use crate::support::{Ran, TITLE, run};
use serde_json::Value;

fn arena(more: &[&str]) -> Ran {
    let mut args = vec!["arena", TITLE, "--bots", "random,greedy"];
    args.extend(more);
    run(&args)
}

fn into_folder(folder: &Path, more: &[&str]) -> Ran {
    let mut args = vec!["--out", folder.to_str().unwrap()];
    args.extend(more);
    arena(&args)
}

/// The report without the time that bots took, which no run shares with another.
fn timeless(ran: &Ran) -> Value {
    assert_eq!(ran.code, 0, "{ran:?}");
    let mut report = ran.json();
    for bot in report["report"]["bots"].as_array_mut().unwrap() {
        let thinking = bot["thinking"].as_object_mut().unwrap();
        assert!(thinking.remove("mean_ms").unwrap().is_number());
        assert!(thinking.remove("longest_ms").unwrap().is_number());
    }
    report
}

#[test]
fn people_get_tables_in_both_languages() {
    let ran = arena(&["--games", "5"]);
    assert_eq!(ran.code, 0, "{ran:?}");
    for word in [
        "2 seats · 2 bots · 6 games on 3 deals",
        "5 games a group became 6",
        "Elo",
        "Head to head",
        "against",
        "decisions",
        "Player 1",
    ] {
        assert!(ran.out.contains(word), "{word}: {}", ran.out);
    }
    let portuguese = arena(&["--games", "4", "--lang", "pt-BR"]);
    assert!(
        portuguese.out.contains("Confrontos diretos"),
        "{}",
        portuguese.out
    );
    let three = arena(&["--games", "3", "--seats", "3"]);
    assert!(three.out.contains("3rd"), "{}", three.out);
}

#[test]
fn programs_get_everything_and_threads_change_nothing() {
    let report = |threads| timeless(&arena(&["--games", "8", "--json", "--threads", threads]));
    let one = report("1");
    assert_eq!(one, report("2"));
    assert_eq!(one["arena"]["title"], TITLE);
    assert_eq!(one["games_of_group"], 8);
    let bots = one["report"]["bots"].as_array().unwrap();
    let won: f64 = bots
        .iter()
        .map(|bot| bot["wins"]["won"].as_f64().unwrap())
        .sum();
    assert!((won - 8.0).abs() < 1e-9, "{bots:?}");
    for bot in bots {
        let elo = |end: &str| bot["elo"][end].as_f64().unwrap();
        assert!(
            elo("low") < elo("value") && elo("value") < elo("high"),
            "{bot}"
        );
    }
    let meeting = &one["report"]["meetings"][0]["ahead"];
    assert_eq!(meeting["games"], 8);
}

#[test]
fn a_run_is_taken_up_where_it_ended() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, broken) = (folder.path().join("whole"), folder.path().join("broken"));
    let uninterrupted = timeless(&into_folder(&whole, &["--games", "10", "--json"]));
    into_folder(&broken, &["--games", "4"]);
    let lines = broken.join("games.jsonl");
    let first = std::fs::read_to_string(&lines).unwrap();
    assert_eq!(first.lines().count(), 4);
    let resumed = into_folder(&broken, &["--games", "10", "--json"]);
    assert_eq!(timeless(&resumed), uninterrupted);
    let after = std::fs::read_to_string(&lines).unwrap();
    assert!(after.starts_with(&first) && after.lines().count() == 10);
    let again = into_folder(&broken, &["--games", "10", "--json"]);
    assert_eq!(again.json(), resumed.json());
    assert_eq!(std::fs::read_to_string(&lines).unwrap(), after);
}

#[test]
fn other_arguments_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    into_folder(folder.path(), &["--games", "2"]);
    for (more, what) in [
        (&["--seed", "2"][..], "seed"),
        (&["--bots", "level:1"], "bots"),
        (&["--options", "powers=true"], "options"),
        (&["--seats", "3"], "seats"),
    ] {
        let refused = into_folder(folder.path(), &[&["--games", "2"], more].concat());
        assert_eq!(refused.code, 2, "{refused:?}");
        let named = format!("holds another arena: its {what} is");
        assert!(refused.err.contains(&named), "{refused:?}");
    }
    let lines = std::fs::read_to_string(folder.path().join("games.jsonl")).unwrap();
    assert_eq!(lines.lines().count(), 2);
}

#[test]
fn every_record_is_true() {
    let folder = tempfile::tempdir().unwrap();
    into_folder(folder.path(), &["--games", "4"]);
    let records: Vec<_> = std::fs::read_dir(folder.path().join("records"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    assert_eq!(records.len(), 4);
    for record in records {
        let verdict = run(&["verify", record.to_str().unwrap(), "--json"]);
        assert_eq!(verdict.code, 0, "{verdict:?}");
        let mut names: Vec<_> = verdict.json()["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| seat["name"].as_str().unwrap().to_owned())
            .collect();
        names.sort();
        assert_eq!(names, ["greedy", "random"]);
    }
}

#[test]
fn on_a_ladder_neighbours_meet() {
    let bots = "greedy:noise=2,greedy:noise=1,greedy";
    let ran = run(&[
        "arena", TITLE, "--bots", bots, "--ladder", "--games", "4", "--json",
    ]);
    let report = ran.json();
    let meetings = report["report"]["meetings"].as_array().unwrap();
    let pairs: Vec<_> = meetings
        .iter()
        .map(|meeting| (meeting["one"].clone(), meeting["other"].clone()))
        .collect();
    let pair = |one: &str, other: &str| (Value::from(one), Value::from(other));
    let expected = [
        pair("greedy:noise=1", "greedy:noise=2"),
        pair("greedy", "greedy:noise=1"),
    ];
    assert_eq!(pairs, expected);
}

#[test]
fn what_cannot_be_played_is_a_usage_error() {
    for more in [
        &["--games", "0"][..],
        &["--seats", "9"],
        &["--seats", "1"],
        &["--ladder", "--seats", "3"],
        &["--bots", "gredy"],
        &["--options", "powrs=true"],
    ] {
        assert_eq!(arena(more).code, 2, "{more:?}");
    }
    assert_eq!(run(&["arena", TITLE, "--bots", "greedy"]).code, 2);
    assert_eq!(run(&["arena", TITLE]).code, 2);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "mine").unwrap();
    assert_eq!(into_folder(&file, &["--games", "2"]).code, 4);
}

#[test]
fn a_program_that_is_late_is_told_of_and_its_limits_are_those_that_were_said() {
    let greet = r#"read a; echo '{"id":1,"ok":{}}'; read a; echo '{"id":2,"ok":{}}'"#;
    let late = format!("cmd:{greet}; sleep 600");
    let ran = run(&[
        "arena",
        TITLE,
        "--bots",
        &late,
        "--bots",
        "random",
        "--games",
        "2",
        "--bot-time",
        "20ms",
        "--json",
    ]);
    assert_eq!(ran.code, 0, "{ran:?}");
    let bots = ran.json()["report"]["bots"].clone();
    let troubles = |bot: &Value| bot["troubles"]["count"].as_u64();
    let all: Vec<_> = bots.as_array().unwrap().iter().map(troubles).collect();
    assert!(all.contains(&Some(8)) && all.contains(&Some(0)), "{bots}");
}
