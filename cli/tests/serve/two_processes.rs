//! Two server processes on one PostgreSQL database: nobody owns a table, and there is one history.

use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use pantheon_client::{Server, Socket};
use pantheon_wire::{Ask, CommandId, Reply, Seq, ServerFrame, TableCommand, TableId};
use tokio::sync::Mutex;
use tokio::task::JoinSet;

use crate::database::Database;
use crate::player::{Clients, Dice, check_all, seed, sit_down};
use crate::process::{Place, Process};

const TABLES: usize = 4;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_of_two_processes_play_at_the_same_tables() {
    let Some(database) = Database::make().await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let place = Place::with_database(folder.path(), database.url());
    let (one, other) = (Process::start(&place), Process::start(&place));
    let mut dice = Dice(seed());
    let mut clients = Clients::new();
    for _ in 0..TABLES {
        let two = sit_down(&one.server(), &other.server(), dice.below(1 << 40)).await;
        clients.extend(two.into_iter().map(|one| Arc::new(Mutex::new(one))));
    }
    let mut tasks = JoinSet::new();
    for client in clients.iter().cloned() {
        tasks.spawn(async move { client.lock_owned().await.until_the_end().await });
    }
    // Nobody could go on without hearing what was done in the other process.
    let broken = tokio::time::timeout(Duration::from_secs(12), tasks.join_next()).await;
    assert!(broken.is_err(), "somebody stopped playing: {broken:?}");
    tasks.shutdown().await;

    both_at_once(&clients, &one, &other).await;
    let (done, refused) = check_all(&clients).await;
    println!("{done} commands took effect, each once; {refused} were refused");
    let at_each = u64::try_from(TABLES).unwrap() * 10;
    assert!(done > at_each, "too little was going on: {done} commands");
    drop((one, other));
    database.drop().await;
}

/// The same person says the same thing in both processes at the same moment: it is said once.
async fn both_at_once(clients: &Clients, one: &Process, other: &Process) {
    for round in 0..10 {
        for client in clients {
            let (server, table) = {
                let client = client.lock().await;
                (client.server.clone(), client.table.clone())
            };
            let (here, there) = tokio::join!(
                say(server.moved(one.address()).unwrap(), &table, round),
                say(server.moved(other.address()).unwrap(), &table, round),
            );
            assert_eq!(here, there, "the same command has two places");
        }
    }
}

pub(crate) async fn say(who: Server, table: &TableId, round: u32) -> Seq {
    let mut socket = who.socket().await.unwrap();
    let id = CommandId(format!("both-{round}"));
    let ask = Ask::Do {
        table: table.clone(),
        command: TableCommand::Chat {
            text: format!("round {round}"),
        },
        seen: None,
        key: None,
    };
    socket.ask(&id, ask.clone()).await.unwrap();
    loop {
        if let ServerFrame::Answer(answer) = socket.receive().await.unwrap() {
            match answer.reply {
                Reply::Done(done) => return done.seq,
                // Under the same name it is said once.
                Reply::Error(problem) if problem.code.passes() => {
                    socket.ask(&id, ask.clone()).await.unwrap();
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

/// What is done in one process is told to the other by the database: nobody asks it here within the time of a test.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_database_tells_one_process_of_the_other() {
    let Some(database) = Database::make().await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let place = Place::with_database(folder.path(), database.url());
    let start = || Process::start_with(&place, &["work.poll_millis=3600000"], Stdio::inherit());
    let (one, other) = (start(), start());
    let clients = sit_down(&one.server(), &other.server(), seed()).await;
    let (here, there) = (&clients[0], &clients[1]);
    let mut socket = there.server.socket().await.unwrap();
    let watch = Ask::Watch {
        table: there.table.clone(),
        key: None,
        since: None,
    };
    socket.ask(&CommandId::from("watch"), watch).await.unwrap();
    let at_start = news(&mut socket).await;
    for round in 0..3 {
        let said = say(
            here.server.moved(one.address()).unwrap(),
            &here.table,
            round,
        )
        .await;
        assert!(said > at_start);
        while news(&mut socket).await < said {}
    }
    drop((one, other));
    database.drop().await;
}

/// How far the next news of a table go.
pub(crate) async fn news(socket: &mut Socket) -> Seq {
    let heard = async {
        loop {
            if let ServerFrame::Table(update) = socket.receive().await.unwrap() {
                return update.seq;
            }
        }
    };
    let heard = tokio::time::timeout(Duration::from_mins(1), heard).await;
    heard.expect("nothing is told")
}
