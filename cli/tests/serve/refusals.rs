//! A command that was refused stays refused when it is sent again: after the server was killed and started again, and
//! at another process.

use pantheon_client::Server;
use pantheon_games::TITLES;
use pantheon_wire::{
    Access, Ask, Code, CommandId, NewTable, Reply, SeatPlan, ServerFrame, Spectators, TableCommand,
    TableId, TimeControl,
};

use crate::database::Database;
use crate::process::{Place, Process};

const READY: TableCommand = TableCommand::Ready {
    ready: true,
    entropy: None,
};

async fn ask(who: &Server, table: &TableId, id: &str, command: TableCommand) -> Reply {
    let mut socket = who.socket().await.unwrap();
    let ask = Ask::Do {
        table: table.clone(),
        command,
        seen: None,
        key: None,
    };
    socket.ask(&CommandId::from(id), ask).await.unwrap();
    loop {
        if let ServerFrame::Answer(answer) = socket.receive().await.unwrap() {
            return answer.reply;
        }
    }
}

/// Ann starts too early, and is refused; then it would be time, and she sends the same again.
async fn stays_refused(place: &Place, next: impl FnOnce(Process) -> Process) {
    let process = Process::start(place);
    let (ann, _) = process.server().guest("Ann").await.unwrap();
    let (bob, _) = process.server().guest("Bob").await.unwrap();
    let plan = NewTable {
        title: TITLES[0].id.to_owned(),
        options: serde_json::json!({}),
        seats: vec![SeatPlan::Me, SeatPlan::Open],
        access: Access::Public,
        pace: TimeControl::Untimed,
        hints: false,
        take_over: 1,
        spectators: Spectators::default(),
    };
    let table = ann.make_table(&plan).await.unwrap().id;
    let refused = ask(&ann, &table, "early", TableCommand::Start).await;
    assert!(
        matches!(&refused, Reply::Error(why) if why.code == Code::WrongTime),
        "{refused:?}"
    );
    let join = TableCommand::Join { seat: None };
    let joined = ask(&bob, &table, "1", join).await;
    let ready = ask(&bob, &table, "2", READY).await;
    for done in [joined, ready] {
        assert!(matches!(done, Reply::Done(_)), "{done:?}");
    }
    let process = next(process);
    let ann = ann.moved(process.address()).unwrap();
    for _ in 0..2 {
        let again = ask(&ann, &table, "early", TableCommand::Start).await;
        assert_eq!(again, refused);
    }
    let anew = ask(&ann, &table, "now", TableCommand::Start).await;
    assert!(matches!(anew, Reply::Done(_)), "{anew:?}");
}

fn killed_and_started(place: &Place) -> impl FnOnce(Process) -> Process {
    let place = place.clone();
    move |process| {
        process.kill();
        Process::start(&place)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_command_stays_refused_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::folder(folder.path());
    stays_refused(&place, killed_and_started(&place)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_command_stays_refused_after_a_restart_and_at_another_process_on_postgres() {
    let Some(database) = Database::make().await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let place = Place::with_database(folder.path(), database.url());
    stays_refused(&place, killed_and_started(&place)).await;
    let other = Process::start(&place);
    // The first goes on.
    let mut first = None;
    stays_refused(&place, |process| {
        first = Some(process);
        other
    })
    .await;
    drop(first);
    database.drop().await;
}
