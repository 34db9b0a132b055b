//! What an idle socket costs. Linux tells.

#![cfg(target_os = "linux")]

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::server::{Server, roomy};

/// The memory of this process that is in use, in KiB.
fn resident() -> u32 {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: u32 = statm.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4
}

/// Tells the process that it is to measure itself.
const ALONE: &str = "PANTHEON_TEST_ALONE";

/// The memory of a whole process is measured, so the test starts itself once more, alone in a process of its own.
#[test]
fn an_idle_socket_costs_less_than_40_kib() {
    if std::env::var_os(ALONE).is_some() {
        return measure();
    }
    let measured = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "idle::an_idle_socket_costs_less_than_40_kib"])
        .arg("--nocapture")
        .env(ALONE, "1")
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&measured.stdout);
    print!("{told}{}", String::from_utf8_lossy(&measured.stderr));
    assert!(measured.status.success());
    assert!(told.contains("idle sockets"), "nothing was measured");
}

#[tokio::main(flavor = "current_thread")]
async fn measure() {
    const SOCKETS: u32 = 400;
    let server = Server::start(roomy()).await;
    let token = server.guest("Ana").await;
    let mut open = Vec::new();
    let mut before = 0;
    // The first few warm up what all share.
    for n in 0..SOCKETS + 50 {
        if n == 50 {
            before = resident();
        }
        let mut socket = TcpStream::connect(server.address).await.unwrap();
        let request = format!(
            "GET /api/socket HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            server.address
        );
        socket.write_all(request.as_bytes()).await.unwrap();
        let mut heard = Vec::new();
        // Until the greeting has come.
        while !heard.windows(7).any(|some| some == b"\"hello\"") {
            let mut some = [0; 1_024];
            let read = socket.read(&mut some).await.unwrap();
            assert!(read > 0, "{}", String::from_utf8_lossy(&heard));
            heard.extend_from_slice(&some[..read]);
        }
        open.push(socket);
    }
    assert_eq!(server.app.live().sockets(), SOCKETS as usize + 50);
    let each = f64::from(resident() - before) / f64::from(SOCKETS);
    println!("{each:.1} KiB for each of {SOCKETS} idle sockets, client and server together");
    assert!(each < 40.0, "{each}");
    drop(open);
    server.stop().await;
}
