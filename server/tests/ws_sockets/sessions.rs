//! Sockets end with their sessions.

use pantheon_wire::{Ask, Bye, Reply};

use crate::client::{Client, request};
use crate::server::{Server, call, roomy};

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
