//! Whole games over a pipe, by the real binary.

use pantheon_games::{TITLES, samples};

use std::path::Path;

use assert_cmd::Command;

fn pantheon() -> Command {
    Command::new(assert_cmd::cargo::cargo_bin!("pantheon"))
}

/// More answers than a game has questions. A number that no choice has changes nothing, and the next one is read.
fn answers() -> String {
    let number = |turn: u32| 1 + turn.wrapping_mul(2_654_435_761).rotate_left(7) % 9;
    let lines: Vec<String> = (0..6000).map(|turn| number(turn).to_string()).collect();
    lines.join("\n")
}

fn played(seats: &str, lang: &str, record: &Path) -> String {
    let output = pantheon()
        .args(["play", TITLES[0].id, "--plain", "--seed", "pipe"])
        .args(["--seats", seats, "--lang", lang, "--record"])
        .arg(record)
        .write_stdin(answers())
        .assert()
        .success();
    String::from_utf8(output.get_output().stdout.clone()).unwrap()
}

fn verify(record: &Path) {
    pantheon().arg("verify").arg(record).assert().success();
}

#[test]
fn a_solo_game_is_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("solo.pantheon");
    let said = played("human", "en", &record);
    assert!(said.contains("The game is over."), "{said}");
    assert!(
        said.contains(" wins with ") || said.contains(" share the victory "),
        "{said}"
    );
    assert!(
        said.contains("Player 1, ") && said.contains("The Patronus, "),
        "{said}"
    );
    verify(&record);
    let text = std::fs::read_to_string(record).unwrap();
    assert!(
        !text.contains("\"outcome\":null"),
        "the record knows how the game ended"
    );
}

#[test]
fn three_people_share_a_keyboard_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("three.pantheon");
    let said = played("human,human,human", "pt-BR", &record);
    assert!(said.contains("A partida acabou."), "{said}");
    for name in ["Jogador 1", "Jogador 2", "Jogador 3"] {
        assert!(
            said.contains(&format!("\n{name}: ")),
            "{name} is never asked"
        );
        assert!(
            said.contains(&format!(". {name}, ")),
            "{name} has no place at the end"
        );
    }
    verify(&record);
}

#[test]
fn input_that_ends_early_leaves_a_true_record() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("short.pantheon");
    let output = pantheon()
        .args([
            "play",
            TITLES[0].id,
            "--seats",
            "human,human",
            "--lang",
            "en",
            "--record",
        ])
        .arg(&record)
        .write_stdin("1\n:undo\n2\n:score\n:rules GR-V1\n")
        .assert()
        .success();
    let said = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    for part in [
        "took a step back",
        "GR-V1",
        "The input has ended",
        "The record is saved in",
    ] {
        assert!(said.contains(part), "{part:?} isn't in {said}");
    }
    verify(&record);
}

#[test]
fn a_file_that_is_there_is_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("old.pantheon");
    std::fs::write(&record, "precious").unwrap();
    pantheon()
        .args(["play", TITLES[0].id, "--plain", "--record"])
        .arg(&record)
        .write_stdin("1\n")
        .assert()
        .code(4);
    assert_eq!(std::fs::read_to_string(record).unwrap(), "precious");
}

#[test]
fn saving_by_command_refuses_a_file_that_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let output = pantheon()
        .current_dir(&folder)
        .args(["play", TITLES[0].id, "--lang", "en"])
        .write_stdin(":save a.pantheon\n1\n:save a.pantheon\n:quit\n")
        .assert()
        .success();
    let said = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    assert!(
        said.contains("The record is saved in a.pantheon."),
        "{said}"
    );
    assert!(said.contains("a.pantheon is there already."), "{said}");
    verify(&folder.path().join("a.pantheon"));
}

#[test]
fn bots_of_all_kinds_play_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("bots.pantheon");
    let said = played("random@Eva,greedy,level:2,search:20", "en", &record);
    assert!(said.contains("The game is over."), "{said}");
    assert!(
        said.contains("Eva") && said.contains("Level 2 (3)"),
        "{said}"
    );
    verify(&record);
    let text = std::fs::read_to_string(record).unwrap();
    for kind in ["random", "greedy", "level:2", "search:20"] {
        assert!(text.contains(&format!("\"kind\":\"{kind}\"")), "{kind}");
    }
}

#[test]
fn pantheon_itself_is_a_program_that_plays() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("program.pantheon");
    let program = assert_cmd::cargo::cargo_bin!("pantheon");
    let seats = format!("cmd:'{}' stdio @Rui,random", program.display());
    let said = played(&seats, "en", &record);
    assert!(
        said.contains("The game is over.") && said.contains("Rui"),
        "{said}"
    );
    assert!(!said.contains("in trouble"), "{said}");
    verify(&record);
    let text = std::fs::read_to_string(record).unwrap();
    assert!(
        text.contains("\"kind\":\"cmd\"") && !text.contains("stdio"),
        "{text}"
    );
}

#[test]
fn a_program_that_breaks_down_is_told_of_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("broken.pantheon");
    let said = played("cmd:exit 3,random", "en", &record);
    assert!(said.contains("is in trouble: it has ended"), "{said}");
    assert!(said.contains("The game is over."), "{said}");
    verify(&record);
}

#[test]
fn a_deal_of_a_day_is_played_to_its_end_and_proven() {
    let folder = tempfile::tempdir().unwrap();
    let prove = |record: &Path| {
        let mut verify = pantheon();
        verify.args(["daily", "--json", "--verify"]).arg(record);
        verify.assert()
    };
    for title in [samples::in_turns(), samples::at_once()] {
        let record = folder.path().join(format!("{title}.pantheon"));
        let said = pantheon()
            .args(["daily", title, "--date", "2026-11-18", "--plain"])
            .args(["--lang", "en", "--record"])
            .arg(&record)
            .write_stdin(answers())
            .assert()
            .success();
        let said = String::from_utf8_lossy(&said.get_output().stdout).into_owned();
        assert!(said.contains("The game is over."), "{title}: {said}");
        let proven = prove(&record).success();
        let proven: serde_json::Value =
            serde_json::from_slice(&proven.get_output().stdout).unwrap();
        assert_eq!(proven["proven"], true);
        assert_eq!(proven["day"], "2026-11-18");
        assert_eq!(proven["title"], title);
        verify(&record);

        let text = std::fs::read_to_string(&record).unwrap();
        std::fs::write(&record, text.replacen("\"seq\":1,", "\"seq\":2,", 1)).unwrap();
        let forged = prove(&record).code(1);
        let forged = String::from_utf8_lossy(&forged.get_output().stdout).into_owned();
        assert!(forged.contains("bad-record"), "{forged}");
    }
}
