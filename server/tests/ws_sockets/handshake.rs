//! Who may open a socket.

use pantheon_wire::Bye;
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Client, request};
use crate::server::{Server, roomy};

/// The status that opening a socket is answered with.
async fn status(server: &Server, headers: &[(&str, &str)]) -> u16 {
    match Client::open(
        server.address,
        request(&server.address.to_string(), headers),
    )
    .await
    {
        Ok(_) => 101,
        Err(Error::Http(response)) => {
            let body = response.body().as_deref().unwrap_or_default();
            let problem: Result<pantheon_wire::Problem, _> = serde_json::from_slice(body);
            problem.expect("a refusal is told as a problem");
            response.status().as_u16()
        }
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test]
async fn a_cookie_opens_a_socket_only_from_our_own_site() {
    let server = Server::start(roomy()).await;
    let token = server.guest("Ana").await;
    let cookie = format!("pantheon={token}");
    let own = format!("http://{}", server.address);
    let cookie = ("cookie", cookie.as_str());
    assert_eq!(status(&server, &[cookie, ("origin", &own)]).await, 101);
    assert_eq!(status(&server, &[cookie]).await, 403, "no origin");
    for foreign in [
        "http://evil.example",
        "null",
        "https://127.0.0.1",
        "http://127.0.0.1:1",
        "http://127.0.0.1.evil.example",
    ] {
        assert_eq!(
            status(&server, &[cookie, ("origin", foreign)]).await,
            403,
            "{foreign}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_token_opens_a_socket_without_an_origin_and_nothing_else_does() {
    let server = Server::start(roomy()).await;
    let bearer = format!("Bearer {}", server.guest("Ana").await);
    assert_eq!(status(&server, &[("authorization", &bearer)]).await, 101);
    assert_eq!(status(&server, &[]).await, 401);
    let unknown = format!("Bearer {}", "A".repeat(43));
    for wrong in ["Bearer x", "Bearer ", "Basic abc", &unknown] {
        assert_eq!(
            status(&server, &[("authorization", wrong)]).await,
            401,
            "{wrong}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn an_account_has_so_many_sockets_and_room_again_when_one_closes() {
    let mut settings = roomy();
    settings.socket.each = 2;
    let server = Server::start(settings).await;
    let token = server.guest("Ana").await;
    let bearer = format!("Bearer {token}");
    let one = Client::connect(server.address, &token).await;
    let _two = Client::connect(server.address, &token).await;
    assert_eq!(status(&server, &[("authorization", &bearer)]).await, 429);
    let _other = server.visitor("Rui").await;
    drop(one);
    while status(&server, &[("authorization", &bearer)]).await != 101 {
        tokio::task::yield_now().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn there_is_room_for_so_many_in_all_and_from_one_address() {
    let mut settings = roomy();
    settings.socket.at_once = 3;
    settings.socket.per_address = 2;
    let server = Server::start(settings).await;
    let _one = server.visitor("Ana").await;
    let _two = server.visitor("Rui").await;
    let bearer = format!("Bearer {}", server.guest("Eva").await);
    assert_eq!(status(&server, &[("authorization", &bearer)]).await, 429);
    server.stop().await;

    let mut settings = roomy();
    settings.socket.at_once = 1;
    let server = Server::start(settings).await;
    let _one = server.visitor("Ana").await;
    let bearer = format!("Bearer {}", server.guest("Eva").await);
    assert_eq!(status(&server, &[("authorization", &bearer)]).await, 503);
    server.stop().await;
}

#[tokio::test]
async fn frames_are_never_compressed_and_nobody_can_make_the_server_inflate_one() {
    use futures_util::SinkExt as _;
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

    let server = Server::start(roomy()).await;
    let bearer = format!("Bearer {}", server.guest("Ana").await);
    let offer = ("sec-websocket-extensions", "permessage-deflate");
    let request = request(
        &server.address.to_string(),
        &[("authorization", &bearer), offer],
    );
    let stream = tokio::net::TcpStream::connect(server.address)
        .await
        .unwrap();
    let (socket, answer) = tokio_tungstenite::client_async(request, stream)
        .await
        .unwrap();
    assert!(answer.headers().get("sec-websocket-extensions").is_none());
    drop(socket);

    let mut client = server.visitor("Rui").await;
    let mut bomb = Frame::message(vec![0x1a; 100], OpCode::Data(Data::Text), true);
    bomb.header_mut().rsv1 = true;
    client.socket.send(Message::Frame(bomb)).await.unwrap();
    assert_eq!(client.end().await.0, Some(Bye::Broken));
    server.stop().await;
}

#[tokio::test]
async fn the_greeting_says_who_one_is_and_how_often_to_say_something() {
    let server = Server::start(roomy()).await;
    let client = server.visitor("Ana").await;
    assert_eq!(client.hello.you.name, "Ana");
    assert_eq!(client.hello.protocol, 1);
    assert!(client.hello.heartbeat > 0 && client.hello.now > 0);
    server.stop().await;
}
