//! A server in simulated time, with connections within the process.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::serve::Listener;
use pantheon_server::{App, Settings, Signer, SigningSecret, World, build, serve};
use pantheon_store::{MemoryDailies, MemoryPeople};
use pantheon_tables::memory::SeededEntropy;
use tokio::io::DuplexStream;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::client::{Client, request};
use crate::slow::{SlowStore, SteadyClock};

/// How much a line holds that nobody has read yet, in bytes.
const LINE: usize = 64 * 1024;

/// Connections within the process, as axum wants a listener.
struct Lines(mpsc::Receiver<DuplexStream>);

impl Listener for Lines {
    type Io = DuplexStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (DuplexStream, SocketAddr) {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 1));
        match self.0.recv().await {
            Some(stream) => (stream, address),
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        Ok(SocketAddr::from((Ipv4Addr::LOCALHOST, 1)))
    }
}

/// A server in simulated time.
pub(crate) struct House {
    pub(crate) app: App,
    pub(crate) store: Arc<SlowStore>,
    lines: mpsc::Sender<DuplexStream>,
    stop: CancellationToken,
    served: JoinHandle<bool>,
}

impl House {
    /// A server over an empty store.
    pub(crate) fn start(settings: Settings) -> Self {
        let store = Arc::new(SlowStore::default());
        let app = build(World {
            store: Arc::clone(&store) as _,
            people: Arc::new(MemoryPeople::default()),
            dailies: Arc::new(MemoryDailies::default()),
            clock: Arc::new(SteadyClock::default()),
            uptime: None,
            channel: None,
            entropy: Arc::new(SeededEntropy::new(7)),
            signer: Signer::new(&SigningSecret::new(&SeededEntropy::new(5))),
            settings,
            life: pantheon_tables::Settings {
                tables_each: 10_000,
                ..pantheon_tables::Settings::default()
            },
        });
        let (lines, accepted) = mpsc::channel(1);
        let stop = CancellationToken::new();
        let served = tokio::spawn(serve(app.clone(), Lines(accepted), stop.clone()));
        Self {
            app,
            store,
            lines,
            stop,
            served,
        }
    }

    /// Opens a socket.
    pub(crate) async fn connect(&self, token: &str) -> Client<DuplexStream> {
        let (ours, theirs) = tokio::io::duplex(LINE);
        self.lines.send(theirs).await.expect("the server listens");
        let bearer = format!("Bearer {token}");
        let request = request("localhost", &[("authorization", &bearer)]);
        Client::over(ours, request).await.expect("the socket opens")
    }

    /// Stops, and answers whether all that was begun was finished.
    pub(crate) async fn stop(self) -> bool {
        self.stop.cancel();
        self.served.await.unwrap()
    }
}
