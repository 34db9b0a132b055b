//! Stopping: who is connected is told, and nothing that was acknowledged is lost.

use pantheon_games::TITLES;
use pantheon_wire::{
    Ask, Bye, CommandId, NewTable, Reply, SeatPlan, ServerFrame, TableCommand, TableInfo,
};

use crate::process::{Place, Process};

fn plan() -> NewTable {
    serde_json::from_value(serde_json::json!({
        "title": TITLES[0].id,
        "seats": [SeatPlan::Me, SeatPlan::Bot { level: 1 }],
    }))
    .unwrap()
}

#[tokio::test]
async fn a_signal_ends_it_in_peace_and_the_next_process_goes_on() {
    for signal in ["TERM", "INT"] {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::folder(folder.path());
        let process = Process::start(&place);
        let (me, _) = process.server().guest("Ana").await.unwrap();
        let table = me.make_table(&plan()).await.unwrap();
        let mut socket = me.socket().await.unwrap();
        let chat = Ask::Do {
            table: table.id.clone(),
            command: TableCommand::Chat {
                text: "until later".to_owned(),
            },
            seen: None,
            key: None,
        };
        let id = CommandId::from("1");
        socket.ask(&id, chat).await.unwrap();
        let done = loop {
            if let ServerFrame::Answer(answer) = socket.receive().await.unwrap() {
                break answer.reply;
            }
        };
        let Reply::Done(done) = done else {
            panic!("{done:?}");
        };

        process.signal(signal);
        let bye = loop {
            if let ServerFrame::Bye(bye) = socket.receive().await.unwrap() {
                break bye;
            }
        };
        assert_eq!(bye, Bye::Restart);
        drop(socket);
        assert_eq!(process.wait().code(), Some(0));

        let process = Process::start(&place);
        let me = me.moved(process.address()).unwrap();
        let again: TableInfo = me.get(&format!("/api/tables/{}", table.id)).await.unwrap();
        assert_eq!(again.seq, done.seq);
    }
}

#[tokio::test]
async fn a_log_that_nobody_reads_costs_lines_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::folder(folder.path());
    let (reader, log) = std::io::pipe().unwrap();
    drop(reader);
    let process = Process::start_with(&place, &["log.level=info"], log.into());
    for _ in 0..3 {
        let (me, _) = process.server().guest("Ana").await.unwrap();
        me.make_table(&plan()).await.unwrap();
    }
    process.signal("TERM");
    assert_eq!(process.wait().code(), Some(0));
}
