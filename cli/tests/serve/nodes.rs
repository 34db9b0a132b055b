//! Server processes on one PostgreSQL database that talk by NATS, while it is there.

use std::process::Stdio;
use std::time::Duration;

use pantheon_client::{Server, Socket};
use pantheon_wire::{Ask, CommandId, Seq};

use crate::broker::Broker;
use crate::database::Database;
use crate::player::{Client, seed, sit_down};
use crate::process::{Place, Process};
use crate::two_processes::{news, say};

/// Nobody asks the database within the time of a test what others changed, nor which sessions have ended.
const NEVER_POLL: &str = "work.poll_millis=3600000";
/// As long as something may take that must not hang.
const NEVER: Duration = Duration::from_mins(1);

/// Two processes, and the broker by which they talk.
pub(crate) struct Two {
    pub(crate) one: Process,
    pub(crate) other: Process,
    pub(crate) broker: Broker,
    database: Database,
    folder: tempfile::TempDir,
}

impl Two {
    pub(crate) async fn start() -> Option<Self> {
        Self::start_with(&[]).await
    }

    /// The same with other settings.
    pub(crate) async fn start_with(settings: &[&str]) -> Option<Self> {
        let broker = Broker::start()?;
        let database = Database::make().await?;
        let folder = tempfile::tempdir().unwrap();
        let place = Place::with_database(folder.path(), database.url());
        let nats = format!("nats={}", broker.url());
        let settings = [&[NEVER_POLL, nats.as_str()], settings].concat();
        let start = || Process::start_with(&place, &settings, Stdio::inherit());
        let two = Self {
            one: start(),
            other: start(),
            broker,
            database,
            folder,
        };
        two.both("pantheon_nodes", "2").await;
        two.both(NATS, "1").await;
        Some(two)
    }

    /// Waits until both processes measure something so.
    pub(crate) async fn both(&self, name: &str, wanted: &str) {
        for process in [&self.one, &self.other] {
            measured(&process.server(), name, wanted).await;
        }
    }

    pub(crate) async fn end(self) {
        drop((self.one, self.other));
        self.database.drop().await;
    }
}

/// Whether a process hears others by NATS.
pub(crate) const NATS: &str = r#"pantheon_nodes_line{line="nats"}"#;

/// What a process measures, if it does.
async fn measure(server: &Server, name: &str) -> Option<String> {
    let metrics = server.text("GET", "/metrics", None).await.unwrap();
    let mut lines = metrics.lines();
    let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.map(ToOwned::to_owned)
}

/// Waits until a process measures something so.
pub(crate) async fn measured(server: &Server, name: &str, wanted: &str) {
    let measured = async {
        while measure(server, name).await.as_deref() != Some(wanted) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let measured = tokio::time::timeout(NEVER, measured).await;
    assert!(measured.is_ok(), "{name} never was {wanted}");
}

/// Watches a table at a process, and says how far its log is.
pub(crate) async fn watch(who: &Client, at: &Process) -> (Socket, Seq) {
    let server = who.server.moved(at.address()).unwrap();
    let mut socket = server.socket().await.unwrap();
    let watch = Ask::Watch {
        table: who.table.clone(),
        key: None,
        since: None,
    };
    socket.ask(&CommandId::from("watch"), watch).await.unwrap();
    let at_start = news(&mut socket).await;
    (socket, at_start)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_nats_one_process_hears_of_the_other_at_once_and_does_without_it_until_it_is_back() {
    let Some(mut two) = Two::start().await else {
        return;
    };
    let clients = sit_down(&two.one.server(), &two.other.server(), seed()).await;
    let here = clients[0].server.moved(two.one.address()).unwrap();
    let (mut socket, _) = watch(&clients[1], &two.other).await;
    let mut round = 0;
    let mut is_heard = async || {
        round += 1;
        let said = say(here.clone(), &clients[0].table, round).await;
        while news(&mut socket).await < said {}
    };
    is_heard().await;

    // What isn't one of ours, or only half, does no harm.
    let strange = [
        "hello".as_bytes(),
        b"{}",
        b"\xff\xfe\x00",
        br#"{"by":1,"grown":{"no-such-table":7},"says":[{"alive":3},{"fly":{}},"leaving"]}"#,
        br#"{"by":1,"number":18446744073709551615,"grown":{"":4294967295}}"#,
    ];
    for garbage in strange {
        two.broker.say("pantheon", garbage);
    }
    is_heard().await;

    two.broker.kill();
    two.both(NATS, "0").await;
    is_heard().await;

    two.broker.start_again();
    two.both(NATS, "1").await;
    is_heard().await;
    two.both("pantheon_nodes", "2").await;
    two.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_broker_processes_start_and_talk_by_the_database_until_it_is_there() {
    let Some(mut two) = Two::start().await else {
        return;
    };
    two.broker.kill();
    let place = Place::with_database(two.folder.path(), two.database.url());
    let nats = format!("nats={}", two.broker.url());
    let third = Process::start_with(&place, &[NEVER_POLL, &nats], Stdio::inherit());
    measured(&third.server(), "pantheon_nodes", "3").await;
    let clients = sit_down(&two.one.server(), &third.server(), seed()).await;
    let (mut socket, _) = watch(&clients[1], &third).await;
    let here = clients[0].server.moved(two.one.address()).unwrap();
    let said = say(here.clone(), &clients[0].table, 1).await;
    while news(&mut socket).await < said {}
    two.broker.start_again();
    measured(&third.server(), NATS, "1").await;
    let said = say(here, &clients[0].table, 2).await;
    while news(&mut socket).await < said {}
    drop(third);
    two.end().await;
}
