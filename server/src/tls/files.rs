//! A certificate from files, which others may replace at any time.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use tokio_util::sync::CancellationToken;

use super::certificate::{Certificate, Origin};
use super::error::TlsError;
use super::in_use::InUse;
use super::settings::TlsSettings;

/// With fewer seconds left a certificate is complained of.
const SOON: u64 = 14 * 24 * 60 * 60;
/// How often that is done.
const COMPLAIN_EVERY: Duration = Duration::from_hours(24);

/// A certificate's file and its key's.
#[derive(Clone, Debug)]
pub(super) struct Files {
    certificate: PathBuf,
    key: PathBuf,
    look_every: Duration,
}

/// What is in them.
#[derive(PartialEq, Eq)]
pub(super) struct Contents {
    certificate: Vec<u8>,
    key: Vec<u8>,
}

impl Files {
    /// Those that the settings name.
    pub(super) fn named(settings: &TlsSettings) -> Result<Self, TlsError> {
        match (&settings.certificate, &settings.key) {
            (Some(certificate), Some(key)) => Ok(Self {
                certificate: certificate.clone(),
                key: key.clone(),
                look_every: Duration::from_secs(settings.look_seconds.max(1).into()),
            }),
            (None, _) => Err(TlsError::Missing("tls.certificate")),
            (_, None) => Err(TlsError::Missing("tls.key")),
        }
    }

    /// Reads them.
    pub(super) fn read(&self) -> Result<Contents, TlsError> {
        Ok(Contents {
            certificate: read(&self.certificate)?,
            key: read(&self.key)?,
        })
    }

    /// The certificate that was read. It must fit its key, and hold now.
    pub(super) fn understand(&self, contents: &Contents) -> Result<Certificate, TlsError> {
        let origin = Origin {
            certificate: &self.certificate,
            key: &self.key,
        };
        Certificate::read(&contents.certificate, &contents.key, origin)?
            .holding_at(SystemTime::now(), &self.certificate)
    }

    /// Looks now and then whether they are still what was read first, and uses them if they have changed and are good. If
    /// they aren't, what is in use stays.
    pub(super) async fn watch(self, first: Contents, in_use: &InUse, stop: &CancellationToken) {
        let mut seen = Some(first);
        let mut complained: Option<Instant> = None;
        loop {
            tokio::select! {
                biased;
                () = stop.cancelled() => return,
                () = tokio::time::sleep(self.look_every) => {}
            }
            let found = self.look().await;
            if found.as_ref().ok() != seen.as_ref() {
                self.take_up(found.as_ref(), in_use);
                seen = found.ok();
            }
            let left = in_use
                .get()
                .map_or(0, |it| it.seconds_left(SystemTime::now()));
            if left < SOON && complained.is_none_or(|at| at.elapsed() > COMPLAIN_EVERY) {
                let (days, file) = (left / (24 * 60 * 60), self.certificate.display());
                tracing::warn!(days, %file, "tls: the certificate runs out, put a new one in its place");
                complained = Some(Instant::now());
            }
        }
    }

    fn take_up(&self, found: Result<&Contents, &TlsError>, in_use: &InUse) {
        let told = |error: &TlsError| {
            tracing::warn!(%error, "tls: the files changed and can't be used, new connections get the old certificate");
        };
        match found.map(|contents| self.understand(contents)) {
            Ok(Ok(certificate)) => {
                let until = certificate.until();
                tracing::info!(
                    until,
                    "tls: the files changed, new connections get the new certificate"
                );
                in_use.put(certificate);
            }
            Ok(Err(error)) => told(&error),
            Err(error) => told(error),
        }
    }

    /// Reads them where waiting for a disk keeps nobody else waiting.
    async fn look(&self) -> Result<Contents, TlsError> {
        let files = self.clone();
        let read = tokio::task::spawn_blocking(move || files.read());
        read.await.unwrap_or_else(|why| {
            let why = std::io::Error::other(why);
            let path = self.certificate.clone();
            Err(TlsError::Read { path, why })
        })
    }
}

fn read(path: &Path) -> Result<Vec<u8>, TlsError> {
    std::fs::read(path).map_err(|why| TlsError::Read {
        path: path.to_owned(),
        why,
    })
}
