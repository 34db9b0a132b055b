//! Requests to an authority: one a connection, by HTTPS only.

use std::io::{Error, ErrorKind};
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::client::conn::http1::handshake;
use hyper::header::{CONNECTION, HOST, HeaderValue};
use hyper::{Request, Response, Uri};
use hyper_util::rt::TokioIo;
use instant_acme::{BodyWrapper, BytesResponse, HttpClient};
use rustls::crypto::ring::default_provider;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use crate::tls::error::TlsError;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long an answer may be: a chain of certificates is a few KiB.
const LONGEST: usize = 1 << 20;
const PORT: u16 = 443;

type Failed = Box<dyn std::error::Error + Send + Sync>;

/// Asks an authority.
pub(super) struct Http {
    tls: TlsConnector,
}

impl Http {
    /// One that trusts the authorities that browsers trust, and those in a file.
    pub(super) fn new(root: Option<&Path>) -> Result<Self, TlsError> {
        let mut roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        if let Some(path) = root {
            let unusable = |why: String| TlsError::Unusable {
                path: path.to_owned(),
                why,
            };
            let more =
                CertificateDer::pem_file_iter(path).map_err(|why| unusable(why.to_string()))?;
            for certificate in more {
                let certificate = certificate.map_err(|why| unusable(why.to_string()))?;
                roots
                    .add(certificate)
                    .map_err(|why| unusable(why.to_string()))?;
            }
        }
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(TlsError::Provider)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self {
            tls: Arc::new(config).into(),
        })
    }
}

impl HttpClient for Http {
    fn request(
        &self,
        request: Request<BodyWrapper<Bytes>>,
    ) -> Pin<Box<dyn Future<Output = Result<BytesResponse, instant_acme::Error>> + Send>> {
        let tls = self.tls.clone();
        Box::pin(async move {
            let asked = tokio::time::timeout(PATIENCE, ask(&tls, request));
            let answer = asked.await;
            let answer = answer.unwrap_or_else(|_| Err(Error::from(ErrorKind::TimedOut).into()));
            match answer {
                Ok(answer) => Ok(BytesResponse::from(answer)),
                Err(why) => Err(instant_acme::Error::Other(why)),
            }
        })
    }
}

async fn ask(
    tls: &TlsConnector,
    mut request: Request<BodyWrapper<Bytes>>,
) -> Result<Response<Full<Bytes>>, Failed> {
    let uri = request.uri().clone();
    let (host, port) = place(&uri)?;
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    *request.uri_mut() = path.parse()?;
    let authority = uri.authority().map_or(host, |authority| authority.as_str());
    let headers = request.headers_mut();
    headers.insert(HOST, HeaderValue::from_str(authority)?);
    headers.insert(CONNECTION, HeaderValue::from_static("close"));
    let stream = TcpStream::connect((host, port)).await?;
    let name = ServerName::try_from(host.to_owned())?;
    let stream = tls.connect(name, stream).await?;
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await?;
    let answer = async move {
        let (head, body) = sender.send_request(request).await?.into_parts();
        let body = Limited::new(body, LONGEST).collect().await?.to_bytes();
        Ok::<_, Failed>(Response::from_parts(head, Full::new(body)))
    };
    // The connection does the work, and ends by itself after the answer.
    let (answer, _closed) = tokio::join!(answer, connection);
    answer
}

/// Where an address leads.
fn place(uri: &Uri) -> Result<(&str, u16), Failed> {
    if uri.scheme_str() != Some("https") {
        return Err(Error::other(format!("{uri} isn't an address by HTTPS")).into());
    }
    let host = uri.host().ok_or_else(|| Error::other("no host"))?;
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    Ok((bare, uri.port_u16().unwrap_or(PORT)))
}
