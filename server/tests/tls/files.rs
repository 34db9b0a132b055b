//! Certificates from files: refused where they are wrong, changed while connections go on.

use std::fs;
use std::time::{Duration, Instant, SystemTime};

use pantheon_server::{AcmeSettings, Tls, TlsError, TlsSettings};

use crate::authority::{Authority, DAY, Files};
use crate::client::{ask, connect, number};
use crate::server::{Server, with_files};

/// How long anything may take before a test gives up. It is no measure of anything.
const PATIENCE: Duration = Duration::from_mins(2);

/// What these settings ask for. Nothing is kept where certificates come from files.
fn open(settings: &TlsSettings) -> Result<Option<Tls>, TlsError> {
    Tls::open(settings, || None)
}

/// Why these settings can't be used.
fn refused(settings: &TlsSettings) -> String {
    match open(settings) {
        Err(why) => why.to_string(),
        Ok(found) => panic!("it is refused; TLS is on: {}", found.is_some()),
    }
}

#[test]
fn tls_is_off_unless_it_is_turned_on_and_then_nothing_is_missing() {
    assert!(open(&TlsSettings::default()).unwrap().is_none());
    let files = Files::with(&Authority::new().issue(1));
    let settings = with_files(&files);
    assert!(open(&settings).unwrap().is_some());
    let off = TlsSettings {
        on: false,
        ..settings.clone()
    };
    assert_eq!(
        refused(&off),
        "tls.certificate is set, and TLS is off: --tls turns it on"
    );
    let only = TlsSettings {
        redirect: Some("[::]:80".to_owned()),
        ..TlsSettings::default()
    };
    assert!(refused(&only).starts_with("tls.redirect is set"));
    for (missing, settings) in [
        (
            "tls.certificate",
            TlsSettings {
                certificate: None,
                ..settings.clone()
            },
        ),
        (
            "tls.key",
            TlsSettings {
                key: None,
                ..settings.clone()
            },
        ),
    ] {
        let why = format!("TLS is on, and {missing} isn't set, nor tls.acme.domains");
        assert_eq!(refused(&settings), why);
    }
    let acme = AcmeSettings {
        domains: Some("play.test".to_owned()),
        ..AcmeSettings::default()
    };
    let both = TlsSettings {
        acme: acme.clone(),
        ..settings
    };
    assert!(refused(&both).contains("are both set"));
    let acme = TlsSettings {
        on: true,
        acme,
        ..TlsSettings::default()
    };
    assert!(refused(&acme).contains("no folder to keep"));
}

#[test]
fn files_that_are_no_certificate_and_key_are_refused_by_name() {
    let authority = Authority::new();
    let (one, other) = (authority.issue(1), authority.issue(2));
    let files = Files::with(&one);
    let settings = with_files(&files);
    let (certificate, key) = (files.certificate(), files.key());
    fs::write(&key, &other.key).unwrap();
    let other_key = format!(
        "{} isn't the key of the certificate in {}",
        key.display(),
        certificate.display()
    );
    assert_eq!(refused(&settings), other_key);
    fs::write(&key, &one.certificate).unwrap();
    let no_key = format!("{}: there is no private key in PEM in it", key.display());
    assert_eq!(refused(&settings), no_key);
    fs::write(&key, &one.key).unwrap();
    fs::write(&certificate, &one.key).unwrap();
    let none = format!(
        "{}: there is no certificate in PEM in it",
        certificate.display()
    );
    assert_eq!(refused(&settings), none);
    let nonsense = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
    fs::write(&certificate, nonsense).unwrap();
    assert!(refused(&settings).starts_with(&format!("{}: ", certificate.display())));
    fs::remove_file(&certificate).unwrap();
    assert!(refused(&settings).starts_with(&format!("{}: ", certificate.display())));
}

#[test]
fn a_certificate_that_has_run_out_or_does_not_hold_yet_is_refused() {
    let authority = Authority::new();
    let now = SystemTime::now();
    let files = Files::with(&authority.issue_for(1, now - 2 * DAY, now - DAY));
    let why = refused(&with_files(&files));
    assert!(why.contains("the certificate ran out on "), "{why}");
    files.put(&authority.issue_for(1, now + DAY, now + 2 * DAY));
    let why = refused(&with_files(&files));
    assert!(
        why.contains("the certificate doesn't hold before "),
        "{why}"
    );
}

#[tokio::test]
async fn a_client_that_does_not_know_the_authority_turns_away() {
    let authority = Authority::new();
    let files = Files::with(&authority.issue(1));
    let server = Server::start(with_files(&files)).await.unwrap();
    let stranger = connect(server.address, Authority::new().roots()).await;
    let why = stranger.unwrap_err().to_string();
    assert!(why.contains("invalid peer certificate"), "{why}");
    assert!(server.stop().await);
}

/// Connects again and again until the server shows the certificate with this number.
async fn until_shown(server: &Server, authority: &Authority, wanted: u8) {
    let begin = Instant::now();
    loop {
        let stream = connect(server.address, authority.roots()).await.unwrap();
        if number(&stream) == [wanted] {
            return;
        }
        assert!(
            begin.elapsed() < PATIENCE,
            "certificate {wanted} isn't shown"
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_new_certificate_is_taken_up_and_no_connection_is_dropped_for_it() {
    let authority = Authority::new();
    let files = Files::with(&authority.issue(1));
    let server = Server::start(with_files(&files)).await.unwrap();
    let mut old = connect(server.address, authority.roots()).await.unwrap();
    assert_eq!(number(&old), [1]);
    ask(&mut old, "GET", "/api/health/live", "", "").await;

    files.put(&authority.issue(2));
    until_shown(&server, &authority, 2).await;

    // What can't be used changes nothing; what is good after it does.
    fs::write(files.key(), authority.issue(3).key).unwrap();
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    let stream = connect(server.address, authority.roots()).await.unwrap();
    assert_eq!(number(&stream), [2]);
    files.put(&authority.issue(4));
    until_shown(&server, &authority, 4).await;

    let (head, _) = ask(&mut old, "GET", "/api/health/live", "", "").await;
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    let left = server.app.metrics().render();
    let left = left
        .lines()
        .find(|line| line.starts_with("pantheon_tls_seconds_left "));
    let left: f64 = left.unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    assert!(left > 89.0 * 86_400.0 && left < 91.0 * 86_400.0, "{left}");
    drop(old);
    assert!(server.stop().await);
}
