//! The example of a bot that plays online, against the server's bots and against itself; and `pantheon verify` on what
//! it brings home: the luck of a game online can be checked by anybody.

use std::io::{BufRead, BufReader, Read as _};
use std::path::Path;
use std::process::{Command, Stdio};

use pantheon_games::samples;

use crate::process::{Place, Process, pantheon};

fn online_bot(process: &Process, args: &[&str]) -> Command {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/online_bot.py");
    let mut command = Command::new("python3");
    command.arg(script).arg(process.address()).args(args);
    command.stdout(Stdio::piped());
    command
}

fn verify(record: &Path) {
    let output = pantheon().arg("verify").arg(record).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("outcome: as recorded"), "{said}");
}

#[test]
fn a_bot_plays_a_whole_game_against_the_bots_of_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&Place::folder(folder.path()));
    for title in [samples::in_turns(), samples::with_secrets()] {
        let record = folder.path().join(format!("{title}.pantheon"));
        let path = record.to_str().unwrap();
        let args = ["--title", title, "--seed", "1", "--record", path];
        let output = online_bot(&process, &args).output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{said}");
        assert!(said.contains("finished") && said.contains("1. "), "{said}");
        verify(&record);
    }
}

#[test]
fn two_bots_play_each_other_and_bring_the_same_record_home() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&Place::folder(folder.path()));
    let (one, other) = (folder.path().join("one"), folder.path().join("other"));
    let args = ["--seats", "me,open", "--record", one.to_str().unwrap()];
    let mut host = online_bot(&process, &args).spawn().unwrap();
    let mut said = BufReader::new(host.stdout.take().unwrap());
    let mut first = String::new();
    said.read_line(&mut first).unwrap();
    let table = first
        .trim()
        .strip_prefix("table ")
        .expect("it made a table");

    let args = [
        "--table",
        table,
        "--name",
        "Cassandra",
        "--record",
        other.to_str().unwrap(),
    ];
    let guest = online_bot(&process, &args).output().unwrap();
    let mut rest = String::new();
    said.read_to_string(&mut rest).unwrap();
    assert!(host.wait().unwrap().success(), "{rest}");
    assert!(guest.status.success());

    verify(&one);
    assert_eq!(std::fs::read(&one).unwrap(), std::fs::read(&other).unwrap());
    // Any change is found.
    let text = std::fs::read_to_string(&one).unwrap();
    std::fs::write(&one, text.replacen("\"seat\":0", "\"seat\":1", 1)).unwrap();
    let output = pantheon().arg("verify").arg(&one).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
}
