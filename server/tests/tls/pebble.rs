//! Pebble, the ACME server that Let's Encrypt tests clients with: it checks signatures, refuses some good nonces on
//! purpose, and really looks at the names, whose addresses `pebble-challtestsrv` tells it. `cargo xtask test` installs both.

use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustls::RootCertStore;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use serde_json::json;

use crate::authority::{Authority, Files};
use crate::client::{ask, connect};

/// How long anything may take before a test gives up. It is no measure of anything.
const PATIENCE: Duration = Duration::from_mins(2);

/// An authority that runs. Dropped, it is gone.
pub(crate) struct Pebble {
    children: [Child; 2],
    port: u16,
    management: u16,
    /// Who vouches for the authority's own pages.
    own: Authority,
    folder: tempfile::TempDir,
    _files: Files,
}

impl Pebble {
    /// Starts one that looks for names at a port of this machine, and whose certificates hold for some seconds.
    pub(crate) async fn start(names_at: u16, valid_seconds: u32) -> Self {
        let own = Authority::new();
        let files = Files::with(&own.issue(1));
        let folder = tempfile::tempdir().unwrap();
        let [port, management, names, names_management] = [(); 4].map(|()| free_port());
        let config = json!({ "pebble": {
            "listenAddress": format!("127.0.0.1:{port}"),
            "managementListenAddress": format!("127.0.0.1:{management}"),
            "certificate": files.certificate(),
            "privateKey": files.key(),
            "httpPort": free_port(),
            "tlsPort": names_at,
            "certificateValidityPeriod": valid_seconds,
        }});
        let config_file = folder.path().join("pebble.json");
        std::fs::write(&config_file, config.to_string()).unwrap();
        std::fs::write(folder.path().join("root.pem"), own.root_pem()).unwrap();
        let mut tells_addresses = Command::new("pebble-challtestsrv");
        tells_addresses
            .args([
                "-http01",
                "",
                "-https01",
                "",
                "-tlsalpn01",
                "",
                "-defaultIPv6",
                "",
            ])
            .args(["-dns01", &format!("127.0.0.1:{names}")])
            .args(["-management", &format!("127.0.0.1:{names_management}")]);
        let mut pebble = Command::new("pebble");
        pebble
            .args(["-dnsserver", &format!("127.0.0.1:{names}"), "-config"])
            .arg(&config_file)
            .env("PEBBLE_VA_NOSLEEP", "1")
            .env("PEBBLE_WFE_NONCEREJECT", "20")
            .env("PEBBLE_AUTHZREUSE", "0");
        let pebble = Self {
            children: [start(tells_addresses), start(pebble)],
            port,
            management,
            own,
            folder,
            _files: files,
        };
        let begin = Instant::now();
        while connect(([127, 0, 0, 1], port).into(), pebble.own.roots())
            .await
            .is_err()
        {
            assert!(begin.elapsed() < PATIENCE, "Pebble doesn't start");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        pebble
    }

    /// Where it is asked.
    pub(crate) fn directory(&self) -> String {
        format!("https://localhost:{}/dir", self.port)
    }

    /// The file with the root of its own pages.
    pub(crate) fn root(&self) -> PathBuf {
        self.folder.path().join("root.pem")
    }

    /// What a client trusts who trusts what it issues.
    pub(crate) async fn roots(&self) -> RootCertStore {
        let at = ([127, 0, 0, 1], self.management).into();
        let mut stream = connect(at, self.own.roots()).await.unwrap();
        let (_, pem) = ask(&mut stream, "GET", "/roots/0", "", "").await;
        let mut roots = RootCertStore::empty();
        roots
            .add(CertificateDer::from_pem_slice(pem.as_bytes()).unwrap())
            .unwrap();
        roots
    }

    /// It is gone from one moment to the next.
    pub(crate) fn kill(&mut self) {
        for child in &mut self.children {
            let _gone_already = child.kill();
            let _gone_already = child.wait();
        }
    }
}

impl Drop for Pebble {
    fn drop(&mut self) {
        self.kill();
    }
}

fn start(mut command: Command) -> Child {
    let started = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    started.unwrap_or_else(|why| panic!("{command:?}: {why}; Debian's package pebble has it"))
}

/// A port that nobody listens on now.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.local_addr().unwrap().port()
}
