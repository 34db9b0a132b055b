//! Certificates from an authority: got, kept, renewed, and done without for a while.

use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use pantheon_server::{AcmeSettings, Settings, TlsSettings};
use rustls::RootCertStore;
use tempfile::TempDir;

use crate::client::{ask, connect, connect_to_anybody, number};
use crate::pebble::{Pebble, free_port};
use crate::server::Server;

/// How long anything may take before a test gives up. It is no measure of anything.
const PATIENCE: Duration = Duration::from_mins(3);
const LONG: u32 = 90 * 86_400;

fn settings(pebble: &Pebble) -> Settings {
    let acme = AcmeSettings {
        domains: Some("localhost, play.test".to_owned()),
        contact: Some("house@play.test".to_owned()),
        directory: pebble.directory(),
        root: Some(pebble.root()),
        retry_seconds: 1,
    };
    Settings {
        tls: TlsSettings {
            on: true,
            acme,
            ..TlsSettings::default()
        },
        ..Settings::default()
    }
}

async fn start(folder: &Arc<TempDir>, settings: &Settings, port: u16) -> Server {
    let started = Server::start_at(port, Arc::clone(folder), settings.clone());
    started.await.unwrap()
}

/// The number of the certificate that is shown, once one is.
async fn until_shown(address: SocketAddr, roots: &RootCertStore) -> Vec<u8> {
    let begin = Instant::now();
    loop {
        if let Ok(stream) = connect(address, roots.clone()).await {
            return number(&stream);
        }
        assert!(begin.elapsed() < PATIENCE, "no certificate is shown");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// How often getting a certificate failed in this process, which is one test's.
fn failures(server: &Server) -> f64 {
    let told = server.app.metrics().render();
    let line = told
        .lines()
        .find(|line| line.starts_with("pantheon_acme_failures_total "));
    line.map_or(0.0, |line| line.split(' ').nth(1).unwrap().parse().unwrap())
}

async fn until_failed(server: &Server, times: f64) {
    let begin = Instant::now();
    while failures(server) < times {
        assert!(begin.elapsed() < PATIENCE, "it doesn't fail");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_certificate_is_got_from_an_authority_and_kept_for_the_next_start() {
    let port = free_port();
    let mut pebble = Pebble::start(port, LONG).await;
    let (folder, settings) = (Arc::new(tempfile::tempdir().unwrap()), settings(&pebble));
    let server = start(&folder, &settings, port).await;
    let roots = pebble.roots().await;
    let first = until_shown(server.address, &roots).await;
    assert!(server.stop().await);

    for name in ["account.json", "certificate.json"] {
        let kept = std::fs::metadata(folder.path().join("acme").join(name)).unwrap();
        assert_eq!(kept.permissions().mode() & 0o777, 0o600, "{name}");
    }
    pebble.kill();
    let server = start(&folder, &settings, port).await;
    let stream = connect(server.address, roots).await.unwrap();
    assert_eq!(number(&stream), first);
    assert!(server.stop().await);
}

#[tokio::test]
async fn a_certificate_is_renewed_in_time_and_no_connection_is_dropped_for_it() {
    let port = free_port();
    // Renewed after two thirds of it, with time enough for a machine that is busy with other tests.
    let pebble = Pebble::start(port, 36).await;
    let (folder, settings) = (Arc::new(tempfile::tempdir().unwrap()), settings(&pebble));
    let server = start(&folder, &settings, port).await;
    let roots = pebble.roots().await;
    let first = until_shown(server.address, &roots).await;
    let mut open = connect(server.address, roots.clone()).await.unwrap();
    // A line on which nothing is asked would be closed in the meantime.
    let begin = Instant::now();
    let mut renewed = false;
    while !renewed {
        assert!(begin.elapsed() < PATIENCE, "no other certificate is shown");
        tokio::time::sleep(Duration::from_millis(500)).await;
        let new = connect(server.address, roots.clone()).await.unwrap();
        renewed = number(&new) != first;
        let (head, _) = ask(&mut open, "GET", "/api/health/live", "", "").await;
        assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    }
    drop(open);
    assert!(server.stop().await);
}

#[tokio::test]
async fn an_authority_that_is_gone_leaves_the_old_certificate_in_use() {
    let port = free_port();
    let mut pebble = Pebble::start(port, 12).await;
    let (folder, settings) = (Arc::new(tempfile::tempdir().unwrap()), settings(&pebble));
    let server = start(&folder, &settings, port).await;
    until_shown(server.address, &pebble.roots().await).await;
    pebble.kill();
    let last = number(&connect_to_anybody(server.address).await.unwrap());
    until_failed(&server, failures(&server) + 2.0).await;
    let stream = connect_to_anybody(server.address).await.unwrap();
    assert_eq!(number(&stream), last);
    assert!(server.stop().await);
}

#[tokio::test]
async fn names_that_lead_elsewhere_get_no_certificate() {
    let pebble = Pebble::start(free_port(), LONG).await;
    let (folder, settings) = (Arc::new(tempfile::tempdir().unwrap()), settings(&pebble));
    let server = start(&folder, &settings, free_port()).await;
    until_failed(&server, 1.0).await;
    assert!(connect_to_anybody(server.address).await.is_err());
    assert!(!folder.path().join("acme/certificate.json").exists());
    assert!(server.stop().await);
}
