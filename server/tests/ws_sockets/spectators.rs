//! Who may look on, and what they see.

use pantheon_games::samples;
use pantheon_wire::{
    Access, Code, Happened, LobbyUpdate, NewTable, SeatPlan, Spectators, TableCommand,
};

use crate::client::{Client, code};
use crate::server::{Server, plan, roomy};

fn with_spectators(spectators: Spectators) -> NewTable {
    NewTable {
        spectators,
        ..plan(
            samples::in_turns(),
            &[SeatPlan::Me, SeatPlan::Bot { level: 1 }],
        )
    }
}

fn chat(text: &str) -> TableCommand {
    TableCommand::Chat {
        text: text.to_owned(),
    }
}

#[tokio::test]
async fn a_spectator_sees_what_happens_and_nothing_that_is_a_seats() {
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let table = server
        .table(&host, &with_spectators(Spectators::default()))
        .await;
    let mut ana = Client::connect(server.address, &host).await;
    let mut eva = server.visitor("Eva").await;
    eva.watch(&table.id, None, None).await.unwrap();
    assert_eq!(
        eva.update().await.info.key,
        None,
        "what opens a table is for its members"
    );
    let done = ana.perform(&table.id, TableCommand::Start).await.unwrap();
    let update = eva.update_to(done.seq).await;
    let sights = update.position.unwrap().sights;
    assert_eq!(sights.len(), 1);
    assert!(sights[0].seat.is_none() && sights[0].legal.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn a_delayed_spectator_is_told_later_and_a_player_at_once() {
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let delayed = with_spectators(Spectators::Welcome { delay: 3 });
    let table = server.table(&host, &delayed).await;
    let mut ana = Client::connect(server.address, &host).await;
    ana.perform(&table.id, TableCommand::Start).await.unwrap();
    let mut eva = server.visitor("Eva").await;
    eva.watch(&table.id, None, None).await.ok();
    let said = ana.perform(&table.id, chat("hello")).await.unwrap();
    assert_eq!(said.seq, 0, "its place would tell how far the game is");
    // It must not come before its time, whenever it comes.
    let hello = |what: &Happened| matches!(what, Happened::Said { text, .. } if text == "hello");
    let (now, at) = loop {
        let update = eva.update().await;
        if let Some(news) = update.news.iter().find(|news| hello(&news.what)) {
            break (update.now, news.at);
        }
    };
    assert!(now >= at + 3_000, "{now} {at}");
    server.stop().await;
}

#[tokio::test]
async fn where_nobody_may_look_on_only_members_see_the_game() {
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let table = server
        .table(&host, &with_spectators(Spectators::Nobody))
        .await;
    let mut ana = Client::connect(server.address, &host).await;
    ana.perform(&table.id, TableCommand::Start).await.unwrap();
    let mut eva = server.visitor("Eva").await;
    let refused = eva.watch(&table.id, None, None).await;
    assert!(matches!(
        code(refused),
        Code::NotAllowed | Code::NotFound | Code::NotYours
    ));
    ana.watch(&table.id, None, None).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_private_table_needs_its_key_and_is_not_in_the_lobby() {
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let private = NewTable {
        access: Access::Private,
        ..plan(samples::in_turns(), &[SeatPlan::Me, SeatPlan::Open])
    };
    let table = server.table(&host, &private).await;
    let key = table.key.expect("the host is told the key");
    let mut eva = server.visitor("Eva").await;
    assert_eq!(code(eva.watch(&table.id, None, None).await), Code::NotFound);
    assert_eq!(
        code(eva.watch(&table.id, Some("no"), None).await),
        Code::NotFound
    );
    let join = TableCommand::Join { seat: None };
    assert_eq!(
        code(eva.perform(&table.id, join.clone()).await),
        Code::NotFound
    );
    eva.watch(&table.id, Some(&key), None).await.unwrap();
    eva.perform(&table.id, join)
        .await
        .expect("the key of what one watches opens it");

    eva.ask(&pantheon_wire::Ask::Lobby).await;
    let LobbyUpdate::All(tables) = eva.lobby().await else {
        panic!("all comes first");
    };
    assert!(tables.is_empty(), "{tables:?}");
    server.stop().await;
}
