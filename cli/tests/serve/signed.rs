//! Records are given out with a signature, which `pantheon verify` and minisign check with the server's key.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use pantheon_client::Server;
use pantheon_games::samples;
use pantheon_wire::{CommandId, CommandRequest, Done, NewTable, TableCommand};
use serde_json::{Value, json};

use crate::database::Database;
use crate::process::{Place, Process, pantheon};

/// The public key that a server tells.
async fn key(server: &Server) -> String {
    let told: Value = server.get("/api/signing-key").await.unwrap();
    told["key"].as_str().unwrap().to_owned()
}

/// Plays a short game, and puts its record and the signature of that in a folder.
async fn record(server: &Server, folder: &Path) -> PathBuf {
    let (guest, _) = server.guest("Ana").await.unwrap();
    let plan = json!({"title": samples::in_turns(), "seats": ["me", {"bot": {"level": 1}}]});
    let plan: NewTable = serde_json::from_value(plan).unwrap();
    let table = guest.make_table(&plan).await.unwrap().id;
    for (id, command) in [
        ("start", TableCommand::Start),
        (
            "resign",
            serde_json::from_value(json!({"resign": {"seat": 0}})).unwrap(),
        ),
    ] {
        let request = CommandRequest {
            id: CommandId::from(id),
            command,
            seen: None,
            key: None,
        };
        let path = format!("/api/tables/{table}/commands");
        let _: Done = guest.post(&path, &request).await.unwrap();
    }
    let text = guest.record(&table).await.unwrap();
    let path = format!("/api/tables/{table}/record/signature");
    let signature = guest.text("GET", &path, None).await.unwrap();
    let file = folder.join(format!("{table}.pantheon"));
    std::fs::write(&file, text).unwrap();
    std::fs::write(beside(&file), signature).unwrap();
    file
}

fn beside(file: &Path) -> PathBuf {
    file.with_extension("pantheon.minisig")
}

fn verify(file: &Path, key: &str) -> Output {
    let mut command = pantheon();
    command.args(["verify", "--json", "--key", key]).arg(file);
    command.output().unwrap()
}

/// What `verify` says of a record that isn't what it should be.
fn refusal(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["verified"], false);
    told["code"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_record_is_known_to_come_from_the_server_that_gave_it_out() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::folder(&folder.path().join("one"));
    let process = Process::start(&place);
    let ours = key(&process.server()).await;
    let file = record(&process.server(), folder.path()).await;
    let output = verify(&file, &ours);
    assert!(output.status.success(), "{output:?}");
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    let name = file.file_name().unwrap().to_str().unwrap();
    assert_eq!(told["signed"]["comment"], format!("file:{name}"));
    // Without a key nobody asks for a signature, as before there were any.
    let plain = pantheon().arg("verify").arg(&file).output().unwrap();
    assert!(plain.status.success(), "{plain:?}");

    // It is the same key after a restart, and another one at another server.
    process.signal("TERM");
    assert!(process.wait().success());
    let again = Process::start(&place);
    assert_eq!(key(&again.server()).await, ours);
    let other = Process::start(&Place::folder(&folder.path().join("other")));
    let theirs = key(&other.server()).await;
    assert_eq!(refusal(&verify(&file, &theirs)), "other-key");

    // Whoever makes a record that is true in itself has no signature for it.
    let forged = folder.path().join("forged.pantheon");
    let mut make = pantheon();
    make.args(["record", samples::in_turns(), "--seed", "lucky", "--out"]);
    assert!(make.arg(&forged).output().unwrap().status.success());
    std::fs::copy(beside(&file), beside(&forged)).unwrap();
    assert_eq!(refusal(&verify(&forged, &ours)), "bad-signature");
    std::fs::write(beside(&forged), "signed, me").unwrap();
    assert_eq!(refusal(&verify(&forged, &ours)), "malformed-signature");
    std::fs::remove_file(beside(&forged)).unwrap();
    assert_eq!(verify(&forged, &ours).status.code(), Some(3));
    assert_eq!(verify(&file, "RWnonsense").status.code(), Some(2));
}

#[tokio::test]
async fn minisign_takes_what_a_server_signs() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&Place::folder(folder.path()));
    let key = key(&process.server()).await;
    let file = record(&process.server(), folder.path()).await;
    let minisign = |file: &Path| {
        let mut command = Command::new("minisign");
        command.args(["-V", "-P", &key, "-m"]).arg(file).output()
    };
    let Ok(output) = minisign(&file) else {
        println!("Not run: minisign isn't installed.");
        return;
    };
    assert!(output.status.success(), "{output:?}");
    let mut text = std::fs::read(&file).unwrap();
    text[0] ^= 1;
    std::fs::write(&file, text).unwrap();
    assert!(!minisign(&file).unwrap().status.success());
}

#[tokio::test]
async fn processes_on_one_database_sign_with_one_key() {
    let Some(database) = Database::make().await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let place = Place::with_database(folder.path(), database.url());
    let start = || {
        let place = place.clone();
        tokio::task::spawn_blocking(move || Process::start(&place))
    };
    // Both find none, and one of them keeps its own.
    let (one, other) = tokio::join!(start(), start());
    let (one, other) = (one.unwrap(), other.unwrap());
    assert_eq!(key(&one.server()).await, key(&other.server()).await);
    drop((one, other));
    database.drop().await;
}
