//! Requests to a collector: one a connection, by plain HTTP.

use std::io::{Error, ErrorKind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use axum::body::Bytes;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::client::conn::http1::handshake;
use hyper::header::{CONNECTION, HOST, HeaderValue};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use opentelemetry_http::{HttpClient, HttpError};
use tokio::net::TcpStream;
use tokio::runtime::Handle;

/// How long a collector may take. What isn't sent then is lost.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long an answer may be.
const LONGEST: usize = 64 << 10;
const PORT: u16 = 80;

/// Sends to a collector.
#[derive(Debug)]
pub(super) struct Collector {
    runtime: Handle,
    /// Whether the last time failed.
    gone: AtomicBool,
}

impl Collector {
    pub(super) const fn new(runtime: Handle) -> Self {
        Self {
            runtime,
            gone: AtomicBool::new(false),
        }
    }

    /// Says once that nothing arrives, and once that it does again.
    fn note(&self, sent: Result<&Response<Bytes>, &HttpError>) {
        let failed = match sent {
            Ok(answer) if answer.status().is_success() => None,
            Ok(answer) => Some(answer.status().to_string()),
            Err(why) => Some(why.to_string()),
        };
        let was_gone = self.gone.swap(failed.is_some(), Ordering::Relaxed);
        match failed {
            Some(why) => {
                metrics::counter!("pantheon_trace_failures_total").increment(1);
                if !was_gone {
                    tracing::warn!(%why, "traces: the collector takes nothing, spans are dropped until it does");
                }
            }
            None if was_gone => tracing::info!("traces: the collector takes spans again"),
            None => {}
        }
    }
}

#[async_trait]
impl HttpClient for Collector {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        // Whoever asks is a thread of its own that knows no runtime, nor its timer.
        let sent = async { tokio::time::timeout(PATIENCE, send(request)).await };
        let sent = self.runtime.spawn(sent);
        let late = |_| HttpError::from(Error::from(ErrorKind::TimedOut));
        let sent = match sent.await {
            Ok(sent) => sent.map_err(late).flatten(),
            Err(why) => Err(why.into()),
        };
        self.note(sent.as_ref());
        sent
    }
}

async fn send(request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
    let mut request = request.map(Full::new);
    let uri = std::mem::take(request.uri_mut());
    let authority = uri.authority().ok_or_else(|| Error::other("no host"))?;
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    *request.uri_mut() = path.parse()?;
    let headers = request.headers_mut();
    headers.insert(HOST, HeaderValue::from_str(authority.as_str())?);
    headers.insert(CONNECTION, HeaderValue::from_static("close"));
    let host = authority
        .host()
        .trim_start_matches('[')
        .trim_end_matches(']');
    let port = authority.port_u16().unwrap_or(PORT);
    let stream = TcpStream::connect((host, port)).await?;
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await?;
    let answer = async move {
        let (head, body) = sender.send_request(request).await?.into_parts();
        let body = Limited::new(body, LONGEST).collect().await?.to_bytes();
        Ok::<_, HttpError>(Response::from_parts(head, body))
    };
    // The connection does the work, and ends by itself after the answer.
    let (answer, _closed) = tokio::join!(answer, connection);
    answer
}
