//! `pantheon sim`: covers everything, and says the same whatever the number of threads.

use crate::support::{TITLE, run};
use serde_json::Value;

fn sim(more: &[&str]) -> Value {
    let mut args = vec!["sim", TITLE, "--json"];
    args.extend(more);
    let ran = run(&args);
    assert_eq!(ran.code, 0, "{ran:?}");
    ran.json()
}

fn without_speed(mut report: Value) -> Value {
    report.as_object_mut().unwrap().remove("speed");
    report
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let report = |threads| without_speed(sim(&["--games", "300", "--threads", threads]));
    let one = report("1");
    assert_eq!(one, report("2"));
    assert_eq!(one, report("7"));
    assert_ne!(one, without_speed(sim(&["--games", "300", "--seed", "2"])));
}

#[test]
fn every_seat_count_and_combination_gets_its_games() {
    let report = sim(&["--games", "100"]);
    let combinations = report["combinations"].as_array().unwrap();
    let games: u64 = combinations
        .iter()
        .map(|way| way["games"].as_u64().unwrap())
        .sum();
    assert_eq!(games, 100);
    for seats in 1..=4 {
        let ways = combinations
            .iter()
            .filter(|way| way["seats"] == seats)
            .count();
        assert_eq!(ways, 8, "{seats} seats");
    }
    let wins = &report["by_seats"][1]["wins"];
    assert_eq!(wins.as_array().unwrap().len(), 2);
}

#[test]
fn one_game_is_the_same_alone_and_among_others() {
    let way = ["--seats", "3", "--options", "powers=true"];
    let only = |first: &str, games: &str| {
        let report = sim(&[&way[..], &["--first", first, "--games", games]].concat());
        report["by_seats"][0]["actions"].as_u64().unwrap()
    };
    assert_eq!(
        only("5", "3"),
        only("5", "1") + only("6", "1") + only("7", "1")
    );
}

#[test]
fn people_get_figures_in_words() {
    let ran = run(&["sim", TITLE, "--games", "20", "--seats", "2"]);
    for word in [
        "games/s",
        "actions/s",
        "mean",
        "Player 1 won",
        "every law held",
    ] {
        assert!(ran.out.contains(word), "{word}: {}", ran.out);
    }
    let quick = run(&["sim", TITLE, "--games", "20", "--no-audit"]);
    assert!(quick.out.contains("without checking the laws"), "{quick:?}");
}

#[test]
fn what_cannot_be_played_is_a_usage_error() {
    for more in [
        &["--games", "1", "--seats", "9"][..],
        &["--games", "0"],
        &["--games", "many"],
        &[],
    ] {
        let mut args = vec!["sim", TITLE];
        args.extend(more);
        assert_eq!(run(&args).code, 2, "{more:?}");
    }
}
