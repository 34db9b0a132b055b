//! A certificate that can be served: with its chain, its key, and the time in which it holds.

use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use rustls::crypto::ring::default_provider;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::sign::CertifiedKey;
use rustls::{Error, InconsistentKeys};
use x509_parser::prelude::{ASN1Time, FromDer as _, Validity, X509Certificate};

use super::error::TlsError;

/// A certificate that can be served.
#[derive(Clone, Debug)]
pub(super) struct Certificate {
    signed: Arc<CertifiedKey>,
    validity: Validity,
}

/// Where a certificate and its key came from, for whoever is told what is wrong with them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin<'a> {
    pub(super) certificate: &'a Path,
    pub(super) key: &'a Path,
}

impl Certificate {
    /// Reads both from PEM. The key must be the certificate's.
    pub(super) fn read(
        certificate: &[u8],
        key: &[u8],
        origin: Origin<'_>,
    ) -> Result<Self, TlsError> {
        let unusable = |path: &Path, why: String| TlsError::Unusable {
            path: path.to_owned(),
            why,
        };
        let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(certificate)
            .collect::<Result<_, _>>()
            .map_err(|why| unusable(origin.certificate, why.to_string()))?;
        let first = chain.first().ok_or_else(|| TlsError::NotThere {
            path: origin.certificate.to_owned(),
            what: "certificate",
        })?;
        let (_, read) = X509Certificate::from_der(first)
            .map_err(|why| unusable(origin.certificate, why.to_string()))?;
        let validity = read.validity().clone();
        let key = PrivateKeyDer::from_pem_slice(key).map_err(|why| match why {
            rustls::pki_types::pem::Error::NoItemsFound => TlsError::NotThere {
                path: origin.key.to_owned(),
                what: "private key",
            },
            why => unusable(origin.key, why.to_string()),
        })?;
        let signed = CertifiedKey::from_der(chain, key, &default_provider());
        let signed = signed.map_err(|why| match why {
            Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => TlsError::OtherKey {
                certificate: origin.certificate.to_owned(),
                key: origin.key.to_owned(),
            },
            Error::InvalidCertificate(_) => unusable(origin.certificate, why.to_string()),
            why => unusable(origin.key, why.to_string()),
        })?;
        Ok(Self {
            signed: Arc::new(signed),
            validity,
        })
    }

    /// The same, if it holds at this time.
    pub(super) fn holding_at(self, now: SystemTime, path: &Path) -> Result<Self, TlsError> {
        let now = seconds(now);
        if now < self.validity.not_before.timestamp() {
            return Err(TlsError::NotYet {
                path: path.to_owned(),
                from: shown(self.validity.not_before),
            });
        }
        if now > self.validity.not_after.timestamp() {
            return Err(TlsError::RanOut {
                path: path.to_owned(),
                until: self.until(),
            });
        }
        Ok(self)
    }

    /// How many seconds it still holds; none when it has run out.
    pub(super) fn seconds_left(&self, now: SystemTime) -> u64 {
        let left = self.validity.not_after.timestamp() - seconds(now);
        u64::try_from(left).unwrap_or(0)
    }

    /// How many seconds it holds in all.
    pub(super) fn lifetime(&self) -> u64 {
        let Validity {
            not_before,
            not_after,
        } = &self.validity;
        let all = not_after.timestamp() - not_before.timestamp();
        u64::try_from(all).unwrap_or(0)
    }

    /// Until when it holds, for people.
    pub(super) fn until(&self) -> String {
        shown(self.validity.not_after)
    }

    /// As a handshake takes it.
    pub(super) fn signed(&self) -> &Arc<CertifiedKey> {
        &self.signed
    }
}

fn shown(time: ASN1Time) -> String {
    time.to_rfc2822().unwrap_or_else(|why| why)
}

/// Seconds since 1970. A clock before that is at its beginning.
fn seconds(time: SystemTime) -> i64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}
