//! Asking a server on this machine whether it is ready: for containers and others that have no program to ask with.

use std::io::{Error, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use http_body_util::{BodyExt as _, Empty, Limited};
use hyper::Request;
use hyper::client::conn::http1::handshake;
use hyper::header::{CONNECTION, HOST};
use hyper_util::rt::TokioIo;
use pantheon_wire::Problem;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::ring::default_provider;
use rustls::crypto::{CryptoProvider, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, SignatureScheme};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

/// How long the answer may take: longer than a server takes to find out that its database is gone.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it may be.
const LONGEST: usize = 64 << 10;

/// Why a server doesn't count as ready.
#[derive(Debug, thiserror::Error)]
pub enum NotReady {
    /// Nobody answers, or not as a server of ours does.
    #[error("no answer from {address}: {why}")]
    Unreachable {
        /// Where it was asked.
        address: String,
        /// What went wrong.
        why: String,
    },
    /// It says so itself.
    #[error("{0}")]
    Says(String),
}

type Failed = Box<dyn std::error::Error + Send + Sync>;

/// Asks the server that listens at an address, by HTTPS if it speaks that.
pub async fn probe(listen: &str, tls: bool) -> Result<(), NotReady> {
    let asked = tokio::time::timeout(PATIENCE, ask(listen, tls)).await;
    let late = || Err(Error::from(ErrorKind::TimedOut).into());
    let (status, body) = asked
        .unwrap_or_else(|_| late())
        .map_err(|why| NotReady::Unreachable {
            address: listen.to_owned(),
            why: why.to_string(),
        })?;
    if status == 200 {
        return Ok(());
    }
    let problem: Result<Problem, _> = serde_json::from_slice(&body);
    let says = problem.map_or_else(|_| status.to_string(), |problem| problem.message);
    Err(NotReady::Says(says))
}

async fn ask(listen: &str, tls: bool) -> Result<(u16, Bytes), Failed> {
    let address = tokio::net::lookup_host(listen).await?.next();
    let address = address.ok_or_else(|| Error::from(ErrorKind::AddrNotAvailable))?;
    let address = SocketAddr::new(here(address.ip()), address.port());
    let stream = TcpStream::connect(address).await?;
    if !tls {
        return ask_on(stream, listen).await;
    }
    let provider = Arc::new(default_provider());
    let config = ClientConfig::builder_with_provider(Arc::clone(&provider))
        .with_safe_default_protocol_versions()?
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Whoever(provider)))
        .with_no_client_auth();
    let name = ServerName::from(address.ip());
    let stream = TlsConnector::from(Arc::new(config)).connect(name, stream);
    ask_on(stream.await?, listen).await
}

/// Where a server can be reached that listens at all addresses of this machine.
fn here(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    }
}

async fn ask_on<S>(stream: S, host: &str) -> Result<(u16, Bytes), Failed>
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let request = Request::get("/api/health")
        .header(HOST, host)
        .header(CONNECTION, "close")
        .body(Empty::<Bytes>::new())?;
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await?;
    let answer = async move {
        let answer = sender.send_request(request).await?;
        let status = answer.status().as_u16();
        let body = Limited::new(answer.into_body(), LONGEST).collect().await?;
        Ok((status, body.to_bytes()))
    };
    // The connection does the work, and ends by itself after the answer.
    let (answer, _closed) = tokio::join!(answer, connection);
    answer
}

/// Takes any certificate: it is for the name that people type, and nothing but "is it well" is said on the line.
#[derive(Debug)]
struct Whoever(Arc<CryptoProvider>);

impl ServerCertVerifier for Whoever {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let algorithms = &self.0.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signature, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let algorithms = &self.0.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signature, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_listens_everywhere_is_reached_here() {
        let at = |text: &str| here(text.parse().unwrap()).to_string();
        assert_eq!(at("0.0.0.0"), "127.0.0.1");
        assert_eq!(at("::"), "::1");
        assert_eq!(at("192.0.2.7"), "192.0.2.7");
    }

    #[tokio::test]
    async fn where_nobody_listens_nobody_is_ready() {
        let free = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = free.local_addr().unwrap().to_string();
        drop(free);
        let refused = probe(&address, false).await.unwrap_err();
        assert!(matches!(refused, NotReady::Unreachable { .. }), "{refused}");
    }
}
