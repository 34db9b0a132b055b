//! The way back to a moment with PostgreSQL that docs/backup.md describes, gone from its first line to its last.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use pantheon_client::Server;
use pantheon_wire::{Happened, NewsPage};
use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Executor as _};

use crate::cluster::{Cluster, Workshop};
use crate::process::{Place, Process};
use crate::speaker::Speaker;

/// What a server is told that keeps what it writes, as the page says. The folder of what is kept is to be there.
fn archives(kept: &Path) -> [String; 2] {
    let kept = kept.display();
    [
        "archive_mode=on".to_owned(),
        format!("archive_command=test ! -f {kept}/%f && cp %p {kept}/%f"),
    ]
}

async fn ask(cluster: &Cluster, sql: &'static str) -> String {
    let mut line = PgConnection::connect(&cluster.url).await.unwrap();
    let answer: String = sqlx::query_scalar(sql).fetch_one(&mut line).await.unwrap();
    line.close().await.unwrap();
    answer
}

/// What was said at a table.
async fn said(server: &Server, speaker: &Speaker) -> Vec<String> {
    let path = format!("/api/tables/{}/news?limit=100", speaker.table);
    let page: NewsPage = server.get(&path).await.unwrap();
    let news = page.news.into_iter();
    news.filter_map(|news| match news.what {
        Happened::Said { text, .. } => Some(text),
        _ => None,
    })
    .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_goes_back_to_a_moment_between_two_moves() {
    let Some(workshop) = Workshop::open() else {
        return;
    };
    let (data, kept, base) = (
        workshop.at("data"),
        workshop.at("kept"),
        workshop.at("base"),
    );
    workshop.init(&data);
    std::fs::create_dir(&kept).unwrap();
    own_as(&data, &kept);
    let settings = archives(&kept);
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    let cluster = workshop.start(&data, &settings);

    let folder = tempfile::tempdir().unwrap();
    let place = Place::with_database(folder.path(), cluster.url.clone());
    let process = Process::start_with(&place, &[], Stdio::inherit());
    let mut ana = Speaker::sit_down(&process.server()).await;
    ana.say("before the base backup").await.unwrap();
    let target = base.to_str().unwrap();
    workshop.run(
        "pg_basebackup",
        &["-D", target, "-d", &cluster.url, "--checkpoint=fast"],
    );
    ana.say("the last that is wanted").await.unwrap();
    let moment = ask(&cluster, "SELECT clock_timestamp()::text").await;
    ana.say("the mistake").await.unwrap();
    process.kill();

    // What isn't kept yet is kept when the next file is begun.
    let last = ask(&cluster, "SELECT pg_walfile_name(pg_switch_wal())").await;
    for _ in 0..1200 {
        if kept.join(&last).exists() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(kept.join(&last).exists(), "{last} isn't kept");
    cluster.stop();

    let signal = base.join("recovery.signal");
    std::fs::write(&signal, "").unwrap();
    let back = [
        format!("restore_command=cp {}/%f %p", kept.display()),
        format!("recovery_target_time={moment}"),
        "recovery_target_action=promote".to_owned(),
    ];
    own_as(&base, &signal);
    let back: Vec<&str> = back.iter().map(String::as_str).collect();
    let restored = workshop.start(&base, &back);
    wait_until_it_can_be_written(&restored).await;

    let place = Place::with_database(folder.path(), restored.url.clone());
    let process = Process::start(&place);
    let there = ana.server.moved(process.address()).unwrap();
    let wanted = ["before the base backup", "the last that is wanted"];
    assert_eq!(said(&there, &ana).await, wanted);
    // Play goes on from there.
    let table = ana.table.clone();
    let command = serde_json::json!({"id": "on", "command": {"chat": {"text": "on we go"}}});
    let path = format!("/api/tables/{table}/commands");
    let done = there.text("POST", &path, Some(&command.to_string())).await;
    assert!(done.is_ok(), "{done:?}");
    assert_eq!(said(&there, &ana).await.len(), 3);
}

/// Gives a file to whom the folder belongs.
fn own_as(folder: &Path, file: &Path) {
    use std::os::unix::fs::MetadataExt as _;
    let owner = std::fs::metadata(folder).unwrap();
    std::os::unix::fs::chown(file, Some(owner.uid()), Some(owner.gid())).unwrap();
}

/// A server that goes back can be read before it has arrived.
async fn wait_until_it_can_be_written(cluster: &Cluster) {
    for _ in 0..1200 {
        let mut line = PgConnection::connect(&cluster.url).await.unwrap();
        let back: bool = sqlx::query_scalar("SELECT pg_is_in_recovery()")
            .fetch_one(&mut line)
            .await
            .unwrap();
        if !back {
            line.execute("CREATE TABLE arrived (x int); DROP TABLE arrived")
                .await
                .unwrap();
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it doesn't arrive");
}
