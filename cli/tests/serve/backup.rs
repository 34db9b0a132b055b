//! `pantheon backup` of a running server, those it makes by itself, and the way back that docs/backup.md describes.

use std::fs::File;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use pantheon_client::Server;
use pantheon_games::samples;
use pantheon_store::{Options, Store};
use pantheon_wire::{Done, Me, NewTable, SeatPlan, Status, TableCommand, TableId, TableInfo};
use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;

use crate::process::{Place, Process, pantheon};
use crate::small_disk::SmallDisk;
use crate::speaker::ask;

#[tokio::test]
async fn what_was_backed_up_while_it_ran_is_there_after_the_loss_of_everything() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("copy.db"));
    let place = Place::folder(&data);
    let process = Process::start(&place);
    let (me, _) = process.server().guest("Ana").await.unwrap();
    let plan: NewTable = serde_json::from_value(serde_json::json!({
        "title": samples::with_secrets(),
        "seats": [SeatPlan::Me, SeatPlan::Open],
    }))
    .unwrap();
    let before = me.make_table(&plan).await.unwrap();

    let backup = || {
        let mut command = pantheon();
        command.arg("backup").arg(&file).arg("--data").arg(&data);
        command.output().unwrap()
    };
    let output = backup();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(backup().status.code(), Some(4), "a file is never replaced");
    let after = me.make_table(&plan).await.unwrap();
    process.kill();
    std::fs::remove_dir_all(&data).unwrap();

    // The page says: make the data folder, and put the copy there as pantheon.db.
    std::fs::create_dir(&data).unwrap();
    std::fs::copy(&file, data.join("pantheon.db")).unwrap();
    let process = Process::start(&place);
    let me = me.moved(process.address()).unwrap();
    let who: Me = me.get("/api/me").await.unwrap();
    assert_eq!(who.person.name, "Ana");
    let table: TableInfo = me.get(&format!("/api/tables/{}", before.id)).await.unwrap();
    assert_eq!(table.seq, before.seq);
    let lost = me
        .get::<TableInfo>(&format!("/api/tables/{}", after.id))
        .await;
    assert!(lost.unwrap_err().problem().is_some());
}

#[test]
fn nothing_is_copied_or_made_where_no_database_is() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("typo"), folder.path().join("copy.db"));
    let mut command = pantheon();
    command.arg("backup").arg(&file).arg("--data").arg(&data);
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(!data.exists() && !file.exists());
}

#[test]
fn there_is_no_copy_of_a_database_that_has_its_own_way_to_make_one() {
    let folder = tempfile::tempdir().unwrap();
    let output = pantheon()
        .arg("backup")
        .arg(folder.path().join("copy"))
        .args(["--database", "postgres://nobody@127.0.0.1:1/none"])
        .output()
        .unwrap();
    assert_ne!(output.status.code(), Some(0));
    assert!(!folder.path().join("copy").exists());
}

const SECRET: &str = "AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX";
const PUBLIC: &str = "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj";

/// Runs the command, and gives its exit code and all it said.
fn run(args: &[&str]) -> (i32, String) {
    let output = pantheon().args(args).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (
        output.status.code().unwrap(),
        String::from_utf8(said).unwrap(),
    )
}

/// Makes a table with a game that was given up, and one that goes on.
async fn two_games(server: &Server) -> (TableId, TableId) {
    let (ana, _) = server.guest("Ana").await.unwrap();
    let plan: NewTable = serde_json::from_value(serde_json::json!({
        "title": samples::with_secrets(),
        "seats": [SeatPlan::Me, SeatPlan::Bot { level: 1 }],
    }))
    .unwrap();
    let mut made = Vec::new();
    for over in [true, false] {
        let table = ana.make_table(&plan).await.unwrap().id;
        let mut commands = vec![TableCommand::Start];
        if over {
            commands.push(TableCommand::Resign { seat: 0 });
        }
        for command in commands {
            let request = serde_json::json!({
                "id": serde_json::to_string(&command).unwrap().len().to_string(),
                "command": command,
            });
            let path = format!("/api/tables/{table}/commands");
            let _done: Done = ana.post(&path, &request).await.unwrap();
        }
        made.push(table);
    }
    let going = made.pop().unwrap();
    (made.pop().unwrap(), going)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_encrypted_verified_by_living_it_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (data, key) = (at("data"), at("key"));
    std::fs::write(&key, format!("# mine\n{SECRET}\n")).unwrap();
    let process = Process::start(&Place::folder(folder.path().join("data").as_path()));
    let (over, _) = two_games(&process.server()).await;
    let file = at("copy.db.age");
    let (code, said) = run(&["backup", &file, "--data", &data, "--recipients", PUBLIC]);
    assert_eq!(code, 0, "{said}");

    let (code, said) = run(&["backup", "--verify", &file]);
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("encrypted"), "{said}");
    let (code, said) = run(&["backup", "--verify", &file, "--identity", &key]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("2 tables restored"), "{said}");
    assert!(
        said.contains("the record of 1 finished game verified"),
        "{said}"
    );
    let left = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(
        left, 3,
        "nothing is left but the data, the key and the backup"
    );

    process.kill();
    let elsewhere = at("elsewhere");
    let restore = |more: &[&str]| {
        let args = ["restore", &file, "--data", &elsewhere];
        run(&[&args, more].concat())
    };
    assert_eq!(restore(&[]).0, 3);
    let (code, said) = restore(&["--identity", &key]);
    assert_eq!(code, 0, "{said}");
    assert_eq!(restore(&["--identity", &key]).0, 4, "nothing is replaced");
    let process = Process::start(&Place::folder(Path::new(&elsewhere)));
    let (rui, _) = process.server().guest("Rui").await.unwrap();
    let table: TableInfo = rui.get(&format!("/api/tables/{over}")).await.unwrap();
    assert_eq!(table.status, Status::Over);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_in_which_anything_is_untrue_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let data = at("data");
    let process = Process::start(&Place::folder(Path::new(&data)));
    let (over, going) = two_games(&process.server()).await;
    let untrue = [
        (&going, "DELETE FROM log WHERE fact = '\"began\"'"),
        (
            &over,
            "UPDATE log SET fact = '\"began\"' WHERE fact LIKE '{\"resigned\"%'",
        ),
        (
            &over,
            "UPDATE tables SET status = 'playing' WHERE status = 'over'",
        ),
        (&going, "UPDATE tables SET seq = seq + 1"),
    ];
    for (number, (table, sql)) in untrue.into_iter().enumerate() {
        let file = at(&format!("{number}.db"));
        assert_eq!(run(&["backup", &file, "--data", &data]).0, 0);
        assert_eq!(run(&["backup", &file, "--verify"]).0, 0);
        let mut line = SqliteConnection::connect(&format!("sqlite:{file}"))
            .await
            .unwrap();
        let changed = sqlx::query(sql).execute(&mut line).await.unwrap();
        assert!(changed.rows_affected() > 0, "{sql}");
        line.close().await.unwrap();
        let (code, said) = run(&["backup", &file, "--verify"]);
        assert_eq!(code, 1, "{sql}: {said}");
        assert!(said.contains(table.as_str()), "{sql}: {said}");
    }
}

#[tokio::test]
async fn a_backup_that_is_killed_leaves_no_half_under_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("pantheon.db");
    let url = format!("sqlite:{}", database.display());
    Store::open(&url, &Options::default())
        .await
        .unwrap()
        .close()
        .await;
    let mut line = SqliteConnection::connect(&url).await.unwrap();
    let much = "INSERT INTO presence (table_id, user_id, seen) \
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) \
        SELECT 'table ' || i, hex(randomblob(60)), i FROM n";
    sqlx::query(much).execute(&mut line).await.unwrap();
    line.close().await.unwrap();
    let mut interrupted = 0;
    for number in 0..40 {
        let file = folder.path().join(format!("{number}.db"));
        let part = folder.path().join(format!("{number}.db.part"));
        let mut command = pantheon();
        command.arg("backup").arg(&file).args(["--database", &url]);
        let mut child = command.stdout(Stdio::null()).spawn().unwrap();
        while !part.exists() && !file.exists() && child.try_wait().unwrap().is_none() {
            std::thread::yield_now();
        }
        // Once at once, once a little later, and so on.
        std::thread::sleep(Duration::from_millis(number % 8));
        child.kill().unwrap();
        child.wait().unwrap();
        if file.exists() {
            let (code, said) = run(&["backup", "--verify", file.to_str().unwrap()]);
            assert_eq!(code, 0, "what has its name is whole: {said}");
            std::fs::remove_file(&file).unwrap();
        } else if part.exists() {
            interrupted += 1;
        }
        if interrupted >= 3 {
            let again = [file.to_str().unwrap(), "--database", &url];
            let (code, said) = run(&[&["backup"], &again[..]].concat());
            assert_eq!(code, 0, "{said}");
            assert!(!part.exists());
            return;
        }
    }
    panic!("it was interrupted only {interrupted} times");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_makes_backups_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let secret = folder.path().join("passphrase");
    std::fs::write(&secret, "correct horse\n").unwrap();
    let passphrase = format!("backup.passphrase_file={}", secret.display());
    let settings = ["backup.every_hours=24", &passphrase];
    let process = Process::start_with(&Place::folder(&data), &settings, Stdio::inherit());
    let server = process.server();
    let done = "pantheon_backups_total{outcome=\"done\"} 1";
    let metrics = wait_for(&server, done).await;
    assert!(
        metrics.contains("pantheon_backup_last_timestamp_seconds"),
        "{metrics}"
    );
    let made: Vec<_> = std::fs::read_dir(data.join("backups")).unwrap().collect();
    assert_eq!(made.len(), 1, "{made:?}");
    let file = made[0].as_ref().unwrap().path();
    assert!(file.to_str().unwrap().ends_with("Z.db.age"), "{file:?}");
    let file = file.to_str().unwrap();
    let (code, said) = run(&["backup", "--verify", file, "--set", &passphrase]);
    assert_eq!(code, 0, "{said}");
    let health = ask(&server, "/api/health").await.unwrap();
    assert_eq!(health["warnings"], serde_json::json!([]));
    process.signal("TERM");
    assert!(process.wait().success());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_for_which_there_is_no_room_is_told_by_log_health_and_metric() {
    let Some(disk) = SmallDisk::mount(1) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let _filler = disk.fill();
    let log = folder.path().join("log");
    let target = format!("backup.folder={}", disk.path().display());
    let settings = [
        "backup.every_hours=24",
        &target,
        "log.level=info",
        "work.health_millis=0",
    ];
    let place = Place::folder(&folder.path().join("data"));
    let process = Process::start_with(&place, &settings, File::create(&log).unwrap().into());
    let server = process.server();
    wait_for(&server, "pantheon_backups_total{outcome=\"no-space\"} 1").await;
    let health = ask(&server, "/api/health").await.unwrap();
    assert_eq!(health["ok"], true);
    assert_eq!(health["warnings"], serde_json::json!(["backup-failed"]));
    let log = std::fs::read_to_string(&log).unwrap();
    assert!(log.contains("backup: the disk is full"), "{log}");
    let left: Vec<_> = std::fs::read_dir(disk.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "only the filler: {left:?}");
}

/// Waits until a line is among what the server counts.
async fn wait_for(server: &Server, line: &str) -> String {
    let there = async {
        loop {
            let metrics = server.text("GET", "/metrics", None).await.unwrap();
            if metrics.contains(line) {
                break metrics;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let never = Duration::from_mins(2);
    let waited = tokio::time::timeout(never, there).await;
    waited.unwrap_or_else(|_| panic!("never: {line}"))
}
