//! The lobby, live.

use pantheon_games::samples;
use pantheon_wire::{
    Ask, LobbyUpdate, NewTable, Reply, SeatPlan, Spectators, Status, TableCommand,
};

use crate::client::Client;
use crate::server::{Server, plan, roomy};

#[tokio::test]
async fn the_lobby_tells_what_there_is_and_then_what_changes() {
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let plan = plan(samples::in_turns(), &[SeatPlan::Me, SeatPlan::Open]);
    let first = server.table(&host, &plan).await.id;
    let mut ana = Client::connect(server.address, &host).await;
    let mut eva = server.visitor("Eva").await;
    assert_eq!(eva.ask(&Ask::Lobby).await, Reply::Ok {});
    let mut shown = match eva.lobby().await {
        LobbyUpdate::All(tables) => tables,
        other => panic!("all comes first, not {other:?}"),
    };
    // A table that was made just before may come with all or as a change.
    while !shown.iter().any(|table| table.id == first) {
        match eva.lobby().await {
            LobbyUpdate::Changed(table) => shown.push(*table),
            LobbyUpdate::All(tables) => shown = tables,
            LobbyUpdate::Beyond(_) => {}
            LobbyUpdate::Gone(table) | LobbyUpdate::OffPage(table) => {
                panic!("{table} was never here")
            }
        }
    }
    eva.perform(&first, TableCommand::Join { seat: None })
        .await
        .unwrap();
    let seen = loop {
        match eva.lobby().await {
            LobbyUpdate::Changed(table) if table.seats[1].name.is_some() => break table,
            _ => {}
        }
    };
    assert_eq!((seen.status, seen.key), (Status::Gathering, None));
    ana.perform(&first, TableCommand::Close).await.unwrap();
    while eva.lobby().await != LobbyUpdate::Gone(first.clone()) {}
    assert_eq!(eva.ask(&Ask::LeaveLobby).await, Reply::Ok {});
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_is_as_far_behind_a_game_as_its_spectators() {
    const DELAY: u32 = 3;
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let seats = [SeatPlan::Me, SeatPlan::Bot { level: 1 }];
    let plan = NewTable {
        spectators: Spectators::Welcome { delay: DELAY },
        ..plan(samples::in_turns(), &seats)
    };
    let table = server.table(&host, &plan).await.id;
    let mut ana = Client::connect(server.address, &host).await;
    let mut eva = server.visitor("Eva").await;
    eva.ask(&Ask::Lobby).await;
    ana.watch(&table, None, None).await.unwrap();
    let start = ana.perform(&table, TableCommand::Start).await.unwrap();
    let update = ana.update_to(start.seq).await;
    let began = update.news.iter().find(|news| news.seq == start.seq);
    let began = began.expect("who plays is told at once").at;
    let seen = loop {
        match eva.lobby().await {
            LobbyUpdate::Changed(seen) if seen.status == Status::Playing => break seen,
            _ => {}
        }
    };
    // It must not come before its time, whenever it comes; it tells nothing of what came later.
    let now = server.app.clock().now();
    assert!(now >= began + u64::from(DELAY) * 1_000);
    assert!(seen.changed + u64::from(DELAY) * 1_000 <= now);
    ana.perform(&table, TableCommand::Resign { seat: 0 })
        .await
        .unwrap();
    while eva.lobby().await != LobbyUpdate::Gone(table.clone()) {}
    server.stop().await;
}
