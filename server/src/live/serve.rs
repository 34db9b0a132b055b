//! Listening, and stopping without losing anything.
//!
//! Connections are served here and not by `axum::serve`, which waits for ever for a request that never ends, lets in
//! as many as come, and doesn't know when sockets have ended.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::task::{JoinError, JoinHandle};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt as _;

use crate::address::{Address, Peer};
use crate::app::{App, router};
use crate::connection_limits::{ConnectionLimits, Most};
use crate::settings::Settings;

/// Serves until told to stop. Then it serves on for as long as the settings say while its sockets leave, and then nobody
/// new is let in, every socket that is left is told that the server stops, and what was begun is finished, within the time
/// that the settings give. Answers whether all of it was.
pub async fn serve<L: Listener<Addr = SocketAddr>>(
    app: App,
    listener: L,
    stop: CancellationToken,
) -> bool {
    let live = Arc::clone(app.live());
    let closing = CancellationToken::new();
    let drained = async {
        stop.cancelled().await;
        live.drain.run().await;
    };
    accept(&app, listener, router(app.clone()), drained, &closing).await;
    drop(app);
    closing.cancel();
    live.stop().await
}

/// Lets in whoever comes, within the limits of connections, and has them answered, until something has ended. A connection
/// ends in peace when it is told that the server closes.
pub(crate) async fn accept<L: Listener<Addr = SocketAddr>>(
    app: &App,
    mut listener: L,
    router: Router,
    until: impl Future<Output = ()>,
    closing: &CancellationToken,
) {
    let limits = &app.settings().limits;
    let most = Most {
        all: limits.connections,
        per_address: per_address(app.settings()),
        per_account: usize::MAX,
    };
    let connections = ConnectionLimits::new(most, None);
    let head = Duration::from_secs(limits.head_seconds.max(1).into());
    let mut until = std::pin::pin!(until);
    loop {
        let (io, address) = tokio::select! {
            biased;
            () = until.as_mut() => break,
            accepted = listener.accept() => accepted,
        };
        let Ok(permit) = connections.admit(Address::from(address.ip()), None) else {
            crate::metrics::refused("connections");
            continue;
        };
        let served = connection(io, address, router.clone(), head, closing.clone());
        app.live().tasks().spawn("connection", async move {
            served.await;
            drop(permit);
        });
    }
}

/// Where a proxy stands before the server, all come from one address.
const fn per_address(settings: &Settings) -> usize {
    if settings.proxies == 0 {
        settings.limits.connections_each
    } else {
        usize::MAX
    }
}

/// Serves the requests of one connection, until it is closed or becomes a socket.
async fn connection<I>(
    io: I,
    address: SocketAddr,
    router: Router,
    head: Duration,
    closing: CancellationToken,
) where
    I: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static,
{
    let service = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(Peer(address)));
        request.map(Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .serve_connection(TokioIo::new(io), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        biased;
        ended = connection.as_mut() => ended,
        () = closing.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "http: connection broke");
    }
}

/// A server that runs in a task of its own.
#[derive(Debug)]
pub struct Running {
    task: JoinHandle<bool>,
    stop: CancellationToken,
}

impl Running {
    /// Starts to serve.
    pub fn start<L: Listener<Addr = SocketAddr>>(app: App, listener: L) -> Self {
        let stop = CancellationToken::new();
        Self {
            task: tokio::spawn(serve(app, listener, stop.clone())),
            stop,
        }
    }

    /// Stops. Answers whether all that was begun was finished in time.
    pub async fn stop(self) -> Result<bool, JoinError> {
        self.stop.cancel();
        self.task.await
    }
}
