//! The certificate that is in use now, and the answers that an authority is waiting for.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::SystemTime;

use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;

use super::certificate::Certificate;
use crate::metrics::Metrics;

/// What an authority speaks that wants to see an answer (RFC 8737).
pub(super) const CHALLENGE: &[u8] = b"acme-tls/1";

/// The certificate that is in use now. Each handshake asks.
#[derive(Debug, Default)]
pub(super) struct InUse {
    certificate: RwLock<Option<Certificate>>,
    /// By name.
    answers: RwLock<BTreeMap<String, Arc<CertifiedKey>>>,
}

impl InUse {
    /// From now on this one.
    pub(super) fn put(&self, certificate: Certificate) {
        let mut in_use = self
            .certificate
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        *in_use = Some(certificate);
    }

    /// The one that is in use, if there is one.
    pub(super) fn get(&self) -> Option<Certificate> {
        let certificate = self
            .certificate
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        certificate.clone()
    }

    /// From now on an authority that asks for this name is answered so.
    pub(super) fn answer(&self, name: &str, answer: CertifiedKey) {
        let mut answers = self.answers.write().unwrap_or_else(PoisonError::into_inner);
        answers.insert(name.to_owned(), Arc::new(answer));
    }

    /// No authority waits for an answer any more.
    pub(super) fn forget_challenges(&self) {
        let mut answers = self.answers.write().unwrap_or_else(PoisonError::into_inner);
        answers.clear();
    }

    /// Tells how long the certificate still holds whenever the counts are read.
    pub(super) fn tell(self: &Arc<Self>, metrics: &Metrics) {
        let in_use = Arc::clone(self);
        metrics.look(move || {
            let certificate = in_use.get();
            let left = certificate.map_or(0, |it| it.seconds_left(SystemTime::now()));
            // Nobody needs to the second what is years away.
            let left = u32::try_from(left).unwrap_or(u32::MAX);
            metrics::gauge!("pantheon_tls_seconds_left").set(left);
        });
    }
}

impl ResolvesServerCert for InUse {
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let is_challenge = hello
            .alpn()
            .is_some_and(|mut spoken| spoken.any(|protocol| protocol == CHALLENGE));
        if is_challenge {
            let answers = self.answers.read().unwrap_or_else(PoisonError::into_inner);
            return answers.get(hello.server_name()?).cloned();
        }
        self.get().map(|it| Arc::clone(it.signed()))
    }
}
