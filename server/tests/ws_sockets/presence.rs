//! Who is away is seen to be away.

use pantheon_games::samples;
use pantheon_wire::{NewTable, SeatPlan, Spectators, TableCommand, TableId};

use crate::client::Client;
use crate::server::{Server, plan, roomy, two_at_a_table};

async fn watching(server: &Server, name: &str, table: &TableId) -> Client {
    let mut client = server.visitor(name).await;
    client.watch(table, None, None).await.unwrap();
    client
}

#[tokio::test]
async fn whoever_watches_is_told_who_is_away_who_comes_and_who_goes() {
    let server = Server::start(roomy()).await;
    let (mut ana, mut rui, table) = two_at_a_table(&server).await;
    ana.watch(&table, None, None).await.unwrap();
    assert_eq!(ana.away().await, [1], "he plays, and doesn't look");
    rui.watch(&table, None, None).await.unwrap();
    assert_eq!(ana.away().await, [0_u8; 0], "he is back");
    drop(rui);
    assert_eq!(ana.away().await, [1], "his line is gone, for long enough");
    let mut eva = watching(&server, "Eva", &table).await;
    assert_eq!(eva.away().await, [1], "who comes later is told as well");
    ana.perform(&table, TableCommand::Resign { seat: 0 })
        .await
        .unwrap();
    assert!(server.stop().await);
}

#[tokio::test]
async fn who_is_kept_behind_is_not_told_who_is_there_now() {
    let server = Server::start(roomy()).await;
    let host = server.guest("Ana").await;
    let delayed = NewTable {
        spectators: Spectators::Welcome { delay: 60 },
        ..plan(samples::in_turns(), &[SeatPlan::Me, SeatPlan::Open])
    };
    let table = server.table(&host, &delayed).await.id;
    let mut eva = watching(&server, "Eva", &table).await;
    // The host is away: who may see what is now is told, and by then she would have been.
    let mut rui = server.visitor("Rui").await;
    let join = TableCommand::Join { seat: None };
    rui.perform(&table, join).await.unwrap();
    rui.watch(&table, None, None).await.unwrap();
    assert_eq!(rui.away().await, [0]);
    eva.ask(&pantheon_wire::Ask::Ping).await;
    assert!(eva.never_told_of_absence());
}
