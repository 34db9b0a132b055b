//! A database that is gone for a while: whoever asks is told soon, and play goes on when it is back.

use std::process::Stdio;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Executor as _};

use crate::database::Database;
use crate::process::{Place, Process};
use crate::proxy::{Line, Proxy};
use crate::speaker::{Speaker, ask, is_unavailable, told};

const IMPATIENT: &[&str] = &[
    "database_millis=1000",
    "work.health_millis=0",
    "work.health_wait_millis=3000",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_and_sockets_are_told_that_postgres_is_gone_and_go_on_when_it_is_back() {
    let Some(database) = Database::make().await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    if let Some((proxy, url)) = Proxy::before(&database.url()) {
        let place = Place::with_database(folder.path(), url);
        let process = Process::start_with(&place, IMPATIENT, Stdio::null());
        let server = process.server();
        let mut ana = Speaker::sit_down(&server).await;
        ana.insist("before").await;
        for gone in [Line::Cut, Line::Hole] {
            proxy.set(gone);
            let text = format!("while it is {gone:?}");
            is_unavailable(ana.say(&text).await);
            is_unavailable(ask(&ana.server, "/api/me").await);
            is_unavailable(told(server.guest("Rui").await.map(drop)));
            let health = is_unavailable(ask(&server, "/api/health").await);
            assert_eq!(health.message, "the database can't be reached");
            assert_eq!(ask(&server, "/api/health/live").await.unwrap()["ok"], true);
            proxy.set(Line::Whole);
            ana.insist(&text).await;
            while ask(&server, "/api/health").await.is_err() {}
            while ask(&ana.server, "/api/me").await.is_err() {}
        }
        ana.all_is_there().await;
    }
    database.drop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_and_sockets_are_told_that_a_file_is_locked_and_go_on_when_it_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::folder(folder.path());
    let process = Process::start_with(&place, IMPATIENT, Stdio::null());
    let server = process.server();
    let mut ana = Speaker::sit_down(&server).await;
    ana.insist("before").await;
    let url = format!("sqlite:{}", folder.path().join("pantheon.db").display());
    let mut other = SqliteConnection::connect(&url).await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    is_unavailable(ana.say("while it is locked").await);
    is_unavailable(told(server.guest("Rui").await.map(drop)));
    is_unavailable(ask(&server, "/api/health").await);
    // What is there can be read.
    ana.all_is_there().await;
    other.execute("ROLLBACK").await.unwrap();
    ana.insist("while it is locked").await;
    while ask(&server, "/api/health").await.is_err() {}
    ana.all_is_there().await;
}
