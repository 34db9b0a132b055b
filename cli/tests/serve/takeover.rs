//! What a process had in hand goes on at another when it is killed.

use std::time::{Duration, UNIX_EPOCH};

use pantheon_client::Socket;
use pantheon_games::TITLES;
use pantheon_wire::{
    Ask, CommandId, Happened, NewTable, News, Reply, SeatPlan, ServerFrame, TableCommand, TableId,
    TableUpdate, TimeControl, WallMillis,
};

use crate::nodes::Two;
use crate::player::perform;

/// As long as something may take that must not hang.
const NEVER: Duration = Duration::from_mins(1);
/// When a bot that was asked is asked again by whoever finds its table due, in milliseconds. What is done sooner is done
/// because the process is missed. How soon that is, `cargo xtask load --nodes` measures.
const LEASE: u64 = 15_000;

fn now() -> WallMillis {
    let since = UNIX_EPOCH.elapsed().unwrap();
    since.as_millis().try_into().unwrap()
}

fn plan(seats: &[SeatPlan], pace: TimeControl) -> NewTable {
    serde_json::from_value(serde_json::json!({
        "title": TITLES[0].id,
        "seats": seats,
        "pace": pace,
    }))
    .unwrap()
}

/// Somebody who looks at a table at a process.
struct Looker {
    socket: Socket,
    table: TableId,
    asked: u32,
}

impl Looker {
    async fn watch(server: &pantheon_client::Server, table: &TableId) -> Self {
        let mut socket = server.socket().await.unwrap();
        let watch = Ask::Watch {
            table: table.clone(),
            key: None,
            since: None,
        };
        socket.ask(&CommandId::from("watch"), watch).await.unwrap();
        Self {
            socket,
            table: table.clone(),
            asked: 0,
        }
    }

    /// The next news of the table.
    async fn next(&mut self) -> TableUpdate {
        let heard = async {
            loop {
                match self.socket.receive().await.unwrap() {
                    ServerFrame::Table(update) => return *update,
                    ServerFrame::Answer(answer) => {
                        assert!(
                            matches!(answer.reply, Reply::Ok {} | Reply::Done(_)),
                            "{answer:?}"
                        );
                    }
                    _ => {}
                }
            }
        };
        let heard = tokio::time::timeout(NEVER, heard).await;
        heard.expect("nothing is told")
    }

    /// The first news that were made after a time.
    async fn news_after(&mut self, at: WallMillis) -> News {
        loop {
            let update = self.next().await;
            if let Some(news) = update.news.into_iter().find(|news| news.at > at) {
                return news;
            }
        }
    }

    /// Acts for the first seat until the bots are to act.
    async fn until_the_bots_turn(&mut self) {
        let mut acted = None;
        loop {
            let update = self.next().await;
            let Some(position) = update.position else {
                continue;
            };
            let mut sights = position.sights.iter();
            let legal = sights
                .find(|sight| sight.seat == Some(0))
                .map(|sight| &sight.legal);
            match legal.and_then(|legal| legal.first()) {
                Some(_) if acted == Some(position.step) => {}
                Some(first) => {
                    acted = Some(position.step);
                    self.asked += 1;
                    let command = TableCommand::Act {
                        seat: 0,
                        action: first.action.clone(),
                    };
                    let act = Ask::Do {
                        table: self.table.clone(),
                        command,
                        seen: Some(update.seq),
                        key: None,
                    };
                    let id = CommandId(format!("act-{}", self.asked));
                    self.socket.ask(&id, act).await.unwrap();
                }
                None if acted.is_some() => return,
                None => {}
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_that_thought_at_a_process_that_is_killed_are_asked_at_another() {
    let Some(two) = Two::start().await else {
        return;
    };
    let (ana, _) = two.one.server().guest("Ana").await.unwrap();
    let strong = SeatPlan::Bot { level: 8 };
    let seats = [SeatPlan::Me, strong.clone(), strong.clone(), strong];
    let table = ana
        .make_table(&plan(&seats, TimeControl::Untimed))
        .await
        .unwrap()
        .id;
    let mut there = Looker::watch(&ana.moved(two.other.address()).unwrap(), &table).await;
    let mut here = Looker::watch(&ana, &table).await;
    perform(&ana, &table, "start", TableCommand::Start).await;
    here.until_the_bots_turn().await;
    two.one.signal("KILL");
    let killed = now();
    let news = there.news_after(killed).await;
    let after = news.at - killed;
    println!("{after} ms after the kill: {:?}", news.what);
    assert!(after < LEASE, "{after} ms");
    two.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_was_watched_by_a_process_that_is_killed_runs_out_at_another() {
    /// In seconds.
    const BANK: u32 = 10;
    let Some(two) = Two::start().await else {
        return;
    };
    let (ana, _) = two.one.server().guest("Ana").await.unwrap();
    let (rui, _) = two.one.server().guest("Rui").await.unwrap();
    let clock = TimeControl::Clock {
        bank: BANK,
        increment: 0,
    };
    let seats = [SeatPlan::Me, SeatPlan::Open];
    let table = ana.make_table(&plan(&seats, clock)).await.unwrap().id;
    let mut there = Looker::watch(&ana.moved(two.other.address()).unwrap(), &table).await;
    perform(&rui, &table, "join", TableCommand::Join { seat: None }).await;
    let ready = TableCommand::Ready {
        ready: true,
        entropy: None,
    };
    perform(&rui, &table, "ready", ready).await;
    perform(&ana, &table, "start", TableCommand::Start).await;
    let began = loop {
        let update = there.next().await;
        let mut news = update.news.iter();
        if let Some(began) = news.find(|news| news.what == Happened::Began) {
            break began.at;
        }
    };
    let deadline = began + u64::from(BANK) * 1_000;
    two.one.signal("KILL");
    let news = there.news_after(deadline - 1).await;
    let late = news.at - deadline;
    println!("{late} ms after time was up: {:?}", news.what);
    assert!(late < LEASE, "{late} ms");
    two.end().await;
}
