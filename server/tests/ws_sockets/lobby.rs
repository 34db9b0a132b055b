//! The lobby, live.

use pantheon_wire::{Ask, LobbyUpdate, Reply, SeatPlan, Status, TableCommand};

use crate::client::Client;
use crate::server::{Server, plan, roomy};

#[tokio::test]
async fn the_lobby_tells_what_there_is_and_then_what_changes() {
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let plan = plan("gods-of-rome", &[SeatPlan::Me, SeatPlan::Open]);
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
            LobbyUpdate::Gone(table) => panic!("{table} was never here"),
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
