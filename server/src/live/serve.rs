//! Listening, and stopping without losing anything.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::Listener;
use tokio::task::{JoinError, JoinHandle};
use tokio_util::sync::CancellationToken;

use crate::address::{Entrance, Peer};
use crate::app::{App, router};

/// Serves until told to stop. Then nobody new is let in, every socket is told that the server stops, and what was
/// begun is finished, within the time that the settings give. Answers whether all of it was.
pub async fn serve<L: Listener<Addr = SocketAddr>>(
    app: App,
    listener: L,
    stop: CancellationToken,
) -> bool {
    let live = Arc::clone(app.live());
    let service = router(app).into_make_service_with_connect_info::<Peer>();
    let told = stop.clone();
    let mut http = axum::serve(Entrance(listener), service)
        .with_graceful_shutdown(async move { told.cancelled().await })
        .into_future();
    let finished = tokio::select! {
        finished = &mut http => Some(finished),
        () = stop.cancelled() => None,
    };
    // axum waits for requests but not for sockets: those are ours to end.
    match finished {
        Some(finished) => live.stop().await && finished.is_ok(),
        None => {
            let requests = tokio::time::timeout(live.patience(), http);
            let (requests, ended) = tokio::join!(requests, live.stop());
            requests.is_ok() && ended
        }
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
