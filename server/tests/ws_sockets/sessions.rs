//! Sockets end with their sessions.

use pantheon_games::samples;
use pantheon_server::Settings;
use pantheon_wire::{Ask, Bye, Reply, SeatPlan, TableCommand};
use serde_json::json;

use crate::client::{Client, act, request};
use crate::server::{Server, call, plan, roomy};

#[tokio::test]
async fn signing_out_closes_the_sockets_of_that_session_and_no_others() {
    let server = Server::start(roomy()).await;
    let token = server.guest("Ana").await;
    let mut one = Client::connect(server.address, &token).await;
    let mut two = Client::connect(server.address, &token).await;
    let mut other = server.visitor("Rui").await;
    let (status, text) = call(&server.app, "DELETE", "/api/sessions", Some(&token), "").await;
    assert!(status.is_success(), "{status} {text}");
    assert_eq!(one.end().await.0, Some(Bye::SignedOut));
    assert_eq!(two.end().await.0, Some(Bye::SignedOut));
    assert_eq!(other.ask(&Ask::Ping).await, Reply::Ok {});

    let bearer = format!("Bearer {token}");
    let again = request(&server.address.to_string(), &[("authorization", &bearer)]);
    assert!(
        Client::open(server.address, again).await.is_err(),
        "the token is dead"
    );
    server.stop().await;
}

#[tokio::test]
async fn sockets_of_a_guest_who_makes_an_account_are_told_to_come_back_with_the_new_token() {
    let server = Server::start(roomy()).await;
    let token = server.guest("Ana").await;
    let mut socket = Client::connect(server.address, &token).await;
    let wish = json!({"login": "ana", "password": "correct horse"}).to_string();
    let (status, text) = call(&server.app, "POST", "/api/me/account", Some(&token), &wish).await;
    assert!(status.is_success(), "{status} {text}");
    assert_eq!(socket.end().await.0, Some(Bye::Renewed));
    let made: pantheon_wire::SignedIn = serde_json::from_str(&text).unwrap();
    let mut again = Client::connect(server.address, &made.token.unwrap()).await;
    assert_eq!(again.ask(&Ask::Ping).await, Reply::Ok {});
    let bearer = format!("Bearer {token}");
    let old = request(&server.address.to_string(), &[("authorization", &bearer)]);
    assert!(Client::open(server.address, old).await.is_err());
    server.stop().await;
}

#[tokio::test]
async fn a_session_that_another_process_ended_is_noticed() {
    let mut settings = roomy();
    settings.socket.heartbeat_seconds = 1;
    let server = Server::start(settings).await;
    let mut client = server.visitor("Ana").await;
    let user = client.hello.you.id.clone();
    server.kept.people.remove_sessions(&user).await.unwrap();
    assert_eq!(client.end().await.0, Some(Bye::SignedOut));
    server.stop().await;
}

/// Settings under which no heartbeat comes in a test's time.
fn without_heartbeats() -> Settings {
    let mut settings = roomy();
    settings.socket.heartbeat_seconds = 3_600;
    settings
}

/// What ends sessions, as it is asked for.
const ENDS: [&str; 2] = ["/api/sessions", "/api/me"];

#[tokio::test]
async fn signing_out_or_leaving_at_one_process_closes_the_sockets_at_another() {
    let mut settings = without_heartbeats();
    settings.work.poll_millis = 20;
    let one = Server::start(settings.clone()).await;
    let two = Server::over(one.kept.clone(), settings).await;
    for path in ENDS {
        let token = one.guest("Ana").await;
        let mut here = Client::connect(one.address, &token).await;
        let mut there = Client::connect(two.address, &token).await;
        let mut other = two.visitor("Rui").await;
        let (status, text) = call(&one.app, "DELETE", path, Some(&token), "").await;
        assert!(status.is_success(), "{path}: {status} {text}");
        assert_eq!(here.end().await.0, Some(Bye::SignedOut), "{path}");
        assert_eq!(there.end().await.0, Some(Bye::SignedOut), "{path}");
        assert_eq!(other.ask(&Ask::Ping).await, Reply::Ok {});
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn nothing_is_done_or_shown_for_a_session_that_ended_at_another_process() {
    // The processes don't tell each other anything.
    let one = Server::start(without_heartbeats()).await;
    let two = Server::over(one.kept.clone(), without_heartbeats()).await;
    let host = one.guest("Eva").await;
    let seats = [SeatPlan::Me, SeatPlan::Open];
    let table = one
        .table(&host, &plan(samples::in_turns(), &seats))
        .await
        .id;
    let mut eva = Client::connect(one.address, &host).await;
    let chat = || TableCommand::Chat {
        text: "still here".to_owned(),
    };
    let asks = [
        act(&table, chat(), None),
        act(&table, TableCommand::Join { seat: None }, None),
        Ask::Watch {
            table: table.clone(),
            key: None,
            since: None,
        },
        Ask::Try {
            table: table.clone(),
            seat: 0,
            action: json!(null),
        },
        Ask::Hint {
            table: table.clone(),
            seat: 0,
        },
        Ask::Describe {
            table: table.clone(),
            seat: Some(0),
        },
        Ask::Captions {
            table: table.clone(),
        },
        Ask::Lobby,
    ];
    let before = eva.perform(&table, chat()).await.unwrap().seq;
    for path in ENDS {
        for ask in &asks {
            let token = one.guest("Ana").await;
            let mut there = Client::connect(two.address, &token).await;
            assert_eq!(there.ask(&Ask::Ping).await, Reply::Ok {});
            let (status, text) = call(&one.app, "DELETE", path, Some(&token), "").await;
            assert!(status.is_success(), "{path}: {status} {text}");
            there
                .send(json!({"id": "late", "ask": ask}).to_string())
                .await;
            let (frames, bye) = all_told(&mut there).await;
            assert_eq!((frames, bye), (0, Some(Bye::SignedOut)), "{path} {ask:?}");
        }
    }
    let after = eva.perform(&table, chat()).await.unwrap().seq;
    assert_eq!(after, before + 1, "nothing else happened");
    one.stop().await;
    two.stop().await;
}

/// How many frames are told before the end, and the last.
async fn all_told(client: &mut Client) -> (usize, Option<Bye>) {
    let mut frames = 0;
    while let Some(frame) = client.hear().await {
        match frame {
            pantheon_wire::ServerFrame::Bye(bye) => return (frames, Some(bye)),
            _ => frames += 1,
        }
    }
    (frames, None)
}
