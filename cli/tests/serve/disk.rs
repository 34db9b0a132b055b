//! A disk that is full, can only be read, or is damaged.

use std::fs::File;
use std::path::Path;
use std::process::{Output, Stdio};

use pantheon_wire::Code;
use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;

use crate::process::{Place, Process, pantheon};
use crate::small_disk::SmallDisk;
use crate::speaker::{Speaker, ask, is_unavailable, told};

/// A health that isn't remembered, on a disk that is never too small.
const LOOKS: &[&str] = &["work.health_millis=0", "database_low_space_mib=0"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_goes_on_without_a_restart_when_a_full_disk_has_room_again() {
    let Some(disk) = SmallDisk::mount(12) else {
        return;
    };
    let process = Process::start_with(&Place::folder(disk.path()), LOOKS, Stdio::inherit());
    let server = process.server();
    let mut ana = Speaker::sit_down(&server).await;
    ana.say("before").await.unwrap();
    for round in 0..3 {
        let well = ask(&server, "/api/health").await.unwrap();
        assert_eq!(well["warnings"], serde_json::json!([]));
        let filler = disk.fill();
        // A little may still fit into what was taken before.
        let mut refused = None;
        for number in 0..200 {
            let text = format!("{round} {number}");
            if let Err(problem) = ana.say(&text).await {
                assert_eq!(problem.code, Code::Unavailable, "{problem:?}");
                refused = Some(text);
                break;
            }
        }
        let refused = refused.expect("the disk is full");
        let mut health = ask(&server, "/api/health").await;
        for _ in 0..200 {
            if health.is_err() {
                break;
            }
            health = ask(&server, "/api/health").await;
        }
        assert_eq!(is_unavailable(health).message, "the disk is full");
        let mut guests = 0;
        is_unavailable(loop {
            guests += 1;
            let came = told(server.guest("Rui").await.map(drop));
            if came.is_err() || guests > 200 {
                break came;
            }
        });
        // It is there, and what it has can be read.
        assert_eq!(ask(&server, "/api/health/live").await.unwrap()["ok"], true);
        let table = format!("/api/tables/{}", ana.table);
        assert!(ask(&ana.server, &table).await.is_ok());
        drop(filler);
        ana.say(&refused).await.unwrap();
        told(server.guest("Rui").await.map(drop)).unwrap();
        ana.all_is_there().await;
    }
    process.kill();
    let process = Process::start(&Place::folder(disk.path()));
    ana.server = ana.server.moved(process.address()).unwrap();
    ana.all_is_there().await;
}

/// Starts a server that is to end at once.
fn start_in_vain(data: &Path) -> Output {
    let ended = pantheon()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(!ended.status.success(), "{ended:?}");
    ended
}

#[test]
fn what_keeps_a_server_from_starting_is_said_with_what_to_do() {
    let Some(disk) = SmallDisk::mount(12) else {
        return;
    };
    let says = |words: &str| {
        let ended = start_in_vain(disk.path());
        let text = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert!(text.contains(words), "{text}");
    };
    disk.read_only(true);
    says("make it writable");
    disk.read_only(false);
    let filler = disk.fill();
    says("make room");
    drop(filler);
    Process::start(&Place::folder(disk.path())).kill();
    std::fs::write(disk.path().join("pantheon.db"), b"").unwrap();
    says("pantheon.db.made");
    std::fs::write(
        disk.path().join("pantheon.db"),
        b"not a database".repeat(1000),
    )
    .unwrap();
    // Everything is in the log of the process that was killed: with it the file would be whole again.
    std::fs::remove_file(disk.path().join("pantheon.db-wal")).unwrap();
    says("restore a backup");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_nearly_full_disk_is_said_at_the_start_and_in_health() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    // More than any disk has.
    let settings = ["database_low_space_mib=1000000000"];
    let written = Stdio::from(File::create(&log).unwrap());
    let process = Process::start_with(&Place::folder(folder.path()), &settings, written);
    let health = ask(&process.server(), "/api/health").await.unwrap();
    assert_eq!(health["warnings"], serde_json::json!(["low-space"]));
    let log = std::fs::read_to_string(&log).unwrap();
    assert!(log.contains("the disk is nearly full"), "{log}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_whose_last_row_is_missing_is_named_to_all_whom_it_concerns() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::folder(folder.path());
    let process = Process::start(&place);
    let mut ana = Speaker::sit_down(&process.server()).await;
    ana.say("the last").await.unwrap();
    let other = Speaker::sit_down(&process.server()).await;
    process.kill();

    let url = format!("sqlite:{}", folder.path().join("pantheon.db").display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let gone = sqlx::query(
        "DELETE FROM log WHERE table_id = $1 AND seq = (SELECT max(seq) FROM log WHERE table_id = $1)",
    );
    let gone = gone.bind(ana.table.as_str()).execute(&mut file).await;
    assert_eq!(gone.unwrap().rows_affected(), 1);
    file.close().await.unwrap();

    let log = folder.path().join("log");
    let process = Process::start_with(&place, LOOKS, Stdio::from(File::create(&log).unwrap()));
    let server = process.server();
    let ana_there = ana.server.moved(process.address()).unwrap();
    let table = format!("/api/tables/{}", ana.table);
    for _ in 0..2 {
        let damaged = ask(&ana_there, &table).await.unwrap_err();
        assert_eq!(damaged.code, Code::Damaged, "{damaged:?}");
    }
    // Others play on, and whoever runs the server knows.
    let other_there = other.server.moved(process.address()).unwrap();
    let table = format!("/api/tables/{}", other.table);
    assert!(ask(&other_there, &table).await.is_ok());
    let health = ask(&server, "/api/health").await.unwrap();
    assert_eq!(health["warnings"], serde_json::json!(["damaged"]));
    let metrics = server.text("GET", "/metrics", None).await.unwrap();
    assert!(metrics.contains("pantheon_store_damaged 1"), "{metrics}");
    let log = std::fs::read_to_string(&log).unwrap();
    let named: Vec<&str> = log
        .lines()
        .filter(|line| line.contains(ana.table.as_str()))
        .collect();
    assert_eq!(named.len(), 1, "once: {log}");
    assert!(named[0].contains("ends at row"), "{log}");
}
