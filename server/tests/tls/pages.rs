//! What people and programs get over TLS is what they get without, and safer.

use std::fmt::Write as _;
use std::time::Duration;

use futures_util::StreamExt as _;
use pantheon_server::{LimitSettings, NotReady, Settings, probe};
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::authority::{Authority, Files};
use crate::client::{ask, connect};
use crate::server::{Server, with_files};

#[tokio::test]
async fn a_page_comes_over_tls_with_the_order_to_stay_there() {
    let authority = Authority::new();
    let files = Files::with(&authority.issue(1));
    let server = Server::start(with_files(&files)).await.unwrap();
    let mut stream = connect(server.address, authority.roots()).await.unwrap();
    let (head, body) = ask(&mut stream, "GET", "/api/health", "", "").await;
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    assert!(
        head.contains("strict-transport-security: max-age=31536000"),
        "{head}"
    );
    assert!(body.contains("\"ok\":true"), "{body}");
    assert!(server.stop().await);
}

#[tokio::test]
async fn a_session_of_a_browser_is_one_that_no_plain_line_sees() {
    let authority = Authority::new();
    let files = Files::with(&authority.issue(1));
    let server = Server::start(with_files(&files)).await.unwrap();
    let mut stream = connect(server.address, authority.roots()).await.unwrap();
    let ours = "Origin: https://localhost\r\n";
    let guest = r#"{"name":"Ana"}"#;
    let (head, body) = ask(&mut stream, "POST", "/api/guests", ours, guest).await;
    assert!(head.starts_with("HTTP/1.1 201 "), "{head}{body}");
    assert!(head.contains("set-cookie: __Host-pantheon="), "{head}");
    assert!(head.contains("; Secure"), "{head}");
    let plain = "Origin: http://localhost\r\n";
    let (head, body) = ask(&mut stream, "POST", "/api/guests", plain, guest).await;
    assert!(head.starts_with("HTTP/1.1 403 "), "{head}");
    assert!(body.contains("foreign-site"), "{body}");
    assert!(server.stop().await);
}

#[tokio::test]
async fn a_socket_opens_over_tls_and_is_told_when_the_server_stops() {
    let authority = Authority::new();
    let files = Files::with(&authority.issue(1));
    let server = Server::start(with_files(&files)).await.unwrap();
    let mut stream = connect(server.address, authority.roots()).await.unwrap();
    let guest = r#"{"name":"Ana","token":true}"#;
    let (_, body) = ask(&mut stream, "POST", "/api/guests", "", guest).await;
    let body: serde_json::Value = serde_json::from_str(&body).unwrap();
    let mut request = "wss://localhost/api/socket".into_client_request().unwrap();
    let token = format!("Bearer {}", body["token"].as_str().unwrap());
    let headers = request.headers_mut();
    headers.insert("authorization", token.parse().unwrap());
    let stream = connect(server.address, authority.roots()).await.unwrap();
    let (mut socket, _) = client_async(request, stream).await.unwrap();
    let hello = socket.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(hello.contains("\"hello\""), "{hello}");
    assert_eq!(server.app.live().sockets(), 1);
    assert!(server.stop().await);
    let mut told = String::new();
    while let Some(Ok(message)) = socket.next().await {
        write!(told, "{message:?}").unwrap();
    }
    assert!(told.contains("restart"), "{told}");
}

#[tokio::test]
async fn plain_http_is_answered_with_the_way_to_https_and_nothing_else() {
    let authority = Authority::new();
    let files = Files::with(&authority.issue(1));
    let server = Server::start(with_files(&files)).await.unwrap();
    let mut stream = TcpStream::connect(server.plain).await.unwrap();
    let (head, body) = ask(&mut stream, "GET", "/api/health?x=1", "", "").await;
    assert!(head.starts_with("HTTP/1.1 308 "), "{head}");
    let port = server.address.port();
    let way = format!("location: https://localhost:{port}/api/health?x=1");
    assert!(head.contains(&way), "{head}");
    assert_eq!(body, "");
    assert!(server.stop().await);
}

#[tokio::test]
async fn a_server_with_a_certificate_for_another_name_is_found_ready_on_its_own_machine() {
    let authority = Authority::new();
    let files = Files::with(&authority.issue(1));
    let server = Server::start(with_files(&files)).await.unwrap();
    let address = server.address.to_string();
    probe(&address, true).await.unwrap();
    let refused = probe(&address, false).await.unwrap_err();
    assert!(matches!(refused, NotReady::Unreachable { .. }), "{refused}");
    assert!(server.stop().await);
}

#[tokio::test]
async fn who_speaks_no_tls_gets_no_answer() {
    let authority = Authority::new();
    let files = Files::with(&authority.issue(1));
    let settings = Settings {
        tls: with_files(&files),
        limits: LimitSettings {
            head_seconds: 1,
            ..LimitSettings::default()
        },
        ..Settings::default()
    };
    let server = Server::start_with(settings).await.unwrap();
    let mut plain = TcpStream::connect(server.address).await.unwrap();
    tokio::io::AsyncWriteExt::write_all(&mut plain, b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        .await
        .unwrap();
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    for stream in [&mut plain, &mut silent] {
        let mut heard = Vec::new();
        let ended = tokio::time::timeout(Duration::from_mins(1), stream.read_to_end(&mut heard));
        // Closed or reset; what comes before it is an alert of TLS, and no answer.
        let _closed_or_reset = ended.await.expect("the line is closed");
        assert!(!heard.starts_with(b"HTTP"), "{heard:?}");
    }
    let mut stream = connect(server.address, authority.roots()).await.unwrap();
    let (head, _) = ask(&mut stream, "GET", "/api/health/live", "", "").await;
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    assert!(server.stop().await);
}
