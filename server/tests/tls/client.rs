//! A client that speaks TLS, as a browser would.

use std::net::SocketAddr;
use std::sync::Arc;

use rustls::client::WantsClientCert;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::ring::default_provider;
use rustls::crypto::{CryptoProvider, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{
    ClientConfig, ConfigBuilder, DigitallySignedStruct, Error, ProtocolVersion, RootCertStore,
    SignatureScheme, WantsVerifier,
};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

/// Connects to `localhost` at an address and shakes hands.
pub(crate) async fn connect(
    address: SocketAddr,
    roots: RootCertStore,
) -> std::io::Result<TlsStream<TcpStream>> {
    shake(address, builder().with_root_certificates(roots)).await
}

/// The same without looking whose certificate it is and whether it holds.
pub(crate) async fn connect_to_anybody(
    address: SocketAddr,
) -> std::io::Result<TlsStream<TcpStream>> {
    let anybody = builder().dangerous();
    let anybody = anybody.with_custom_certificate_verifier(Arc::new(Anybody(default_provider())));
    shake(address, anybody).await
}

fn builder() -> ConfigBuilder<ClientConfig, WantsVerifier> {
    ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
}

async fn shake(
    address: SocketAddr,
    config: ConfigBuilder<ClientConfig, WantsClientCert>,
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut config = config.with_no_client_auth();
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    let stream = TcpStream::connect(address).await?;
    let name = ServerName::try_from("localhost").unwrap();
    let connector = TlsConnector::from(Arc::new(config));
    connector.connect(name, stream).await
}

/// Takes any certificate whose key signs.
#[derive(Debug)]
struct Anybody(CryptoProvider);

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.0.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.0.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

/// The number of the certificate that the server showed.
pub(crate) fn number(stream: &TlsStream<TcpStream>) -> Vec<u8> {
    let (_, session) = stream.get_ref();
    assert_eq!(session.protocol_version(), Some(ProtocolVersion::TLSv1_3));
    assert_eq!(session.alpn_protocol(), Some(&b"http/1.1"[..]));
    let shown = &session.peer_certificates().unwrap()[0];
    let (_, read) = x509_parser::parse_x509_certificate(shown).unwrap();
    read.raw_serial().to_vec()
}

/// Asks for a path over a connection that stays open, and answers with the head and the body.
pub(crate) async fn ask(
    stream: &mut (impl AsyncRead + AsyncWrite + Unpin),
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> (String, String) {
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\
         Content-Type: application/json\r\n{headers}\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut came = Vec::new();
    let head = loop {
        if let Some(end) = came.windows(4).position(|four| four == b"\r\n\r\n") {
            break end + 4;
        }
        assert!(stream.read_buf(&mut came).await.unwrap() > 0, "it answers");
    };
    let text = String::from_utf8(came[..head].to_vec()).unwrap();
    let length = text
        .lines()
        .find_map(|line| {
            line.to_lowercase()
                .strip_prefix("content-length: ")?
                .parse()
                .ok()
        })
        .unwrap_or(0);
    while came.len() < head + length {
        assert!(stream.read_buf(&mut came).await.unwrap() > 0, "it answers");
    }
    (text, String::from_utf8(came[head..].to_vec()).unwrap())
}
