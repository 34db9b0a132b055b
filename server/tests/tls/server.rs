//! A server on a real listener, with TLS.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use pantheon_server::{
    App, Settings, Signer, SigningSecret, SteadyClock, Tls, TlsError, TlsSettings, World, build,
};
use pantheon_store::{Options, Store};
use pantheon_tables::memory::SeededEntropy;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::authority::Files;

/// A server that runs. Dropped, it is told to stop.
pub(crate) struct Server {
    pub(crate) app: App,
    pub(crate) address: SocketAddr,
    /// Where plain HTTP is answered.
    pub(crate) plain: SocketAddr,
    stop: CancellationToken,
    task: JoinHandle<bool>,
    _folder: Arc<tempfile::TempDir>,
}

/// Settings with a certificate from files, which are looked at all the time.
pub(crate) fn with_files(files: &Files) -> TlsSettings {
    TlsSettings {
        on: true,
        certificate: Some(files.certificate()),
        key: Some(files.key()),
        look_seconds: 1,
        ..TlsSettings::default()
    }
}

impl Server {
    /// Starts one.
    pub(crate) async fn start(tls: TlsSettings) -> Result<Self, TlsError> {
        Self::start_with(Settings {
            tls,
            ..Settings::default()
        })
        .await
    }

    pub(crate) async fn start_with(settings: Settings) -> Result<Self, TlsError> {
        Self::start_at(0, Arc::new(tempfile::tempdir().unwrap()), settings).await
    }

    /// Starts one at a port, which keeps what it keeps in a folder.
    pub(crate) async fn start_at(
        port: u16,
        folder: Arc<tempfile::TempDir>,
        settings: Settings,
    ) -> Result<Self, TlsError> {
        let tls = Tls::open(&settings.tls, || Some(folder.path().to_owned()))?.expect("TLS is on");
        let url = format!("sqlite:{}", folder.path().join("pantheon.db").display());
        // No test depends on how fast the machine is.
        let options = Options {
            patience: Duration::from_mins(1),
            ..Options::default()
        };
        let store = Store::open(&url, &options).await.unwrap();
        let app = build(World {
            store: Arc::new(store.clone()),
            dailies: Arc::new(store.clone()),
            people: Arc::new(store),
            clock: Arc::new(SteadyClock::start()),
            uptime: None,
            channel: None,
            entropy: Arc::new(SeededEntropy::new(7)),
            signer: Signer::new(&SigningSecret::new(&SeededEntropy::new(5))),
            settings,
            life: pantheon_tables::Settings::default(),
        });
        let listen = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        let (listener, from_http) = (listen(port).await.unwrap(), listen(0).await.unwrap());
        let address = listener.local_addr().unwrap();
        let plain = from_http.local_addr().unwrap();
        let stop = CancellationToken::new();
        let task = tokio::spawn(tls.serve(app.clone(), listener, Some(from_http), stop.clone()));
        Ok(Self {
            app,
            address,
            plain,
            stop,
            task,
            _folder: folder,
        })
    }

    /// Stops it. Answers whether all that was begun ended in time.
    pub(crate) async fn stop(self) -> bool {
        self.stop.cancel();
        self.task.await.unwrap()
    }
}
