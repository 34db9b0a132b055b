//! A certificate from an authority by ACME (RFC 8555), renewed in time.
//!
//! The authority is shown that the names are ours by a handshake at the server's own listener (tls-alpn-01, RFC 8737), so
//! no other port is needed. Account and certificate are kept in the data folder. What fails is tried again after longer
//! and longer pauses, and the old certificate stays in use meanwhile.

mod authority;
mod error;
mod http;
mod kept;

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tokio_util::sync::CancellationToken;

use self::error::AcmeError;
use self::kept::Kept;
use super::certificate::Certificate;
use super::error::TlsError;
use super::in_use::InUse;
use super::settings::AcmeSettings;

/// With less than this part of a certificate's time left it is renewed: 30 days of 90.
const RENEW_AT: u64 = 3;
/// How often it is looked at the clock, which may be set.
const LOOK_EVERY: Duration = Duration::from_hours(1);
/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_hours(6);

/// A certificate that is got and renewed.
pub(super) struct Acme {
    settings: AcmeSettings,
    domains: Vec<String>,
    kept: Kept,
}

impl Acme {
    /// What the settings ask for, kept in this folder.
    pub(super) fn new(
        settings: &AcmeSettings,
        domains: Vec<String>,
        data: &Path,
    ) -> Result<Self, TlsError> {
        Ok(Self {
            settings: settings.clone(),
            domains,
            kept: Kept::in_folder(data.join("acme"))?,
        })
    }

    /// The certificate that is kept, if it is of our names and holds now.
    pub(super) fn kept(&self) -> Result<Option<Certificate>, TlsError> {
        self.kept.certificate(&self.domains)
    }

    /// Gets a certificate whenever there is none or the one in use is to be renewed.
    pub(super) async fn keep(self, in_use: &InUse, stop: &CancellationToken) {
        let first_pause = Duration::from_secs(self.settings.retry_seconds.max(1).into());
        let mut pause = first_pause;
        loop {
            let wait = if let Some(wait) = until_due(in_use.get().as_ref()) {
                wait
            } else {
                let got = tokio::select! {
                    biased;
                    () = stop.cancelled() => return,
                    got = self.get(in_use) => got,
                };
                match got {
                    // Also what is due again at once isn't asked for at once.
                    Ok(()) => {
                        pause = first_pause;
                        first_pause
                    }
                    Err(error) => {
                        let wait = pause;
                        let seconds = wait.as_secs();
                        let serving = in_use.get().is_some();
                        metrics::counter!("pantheon_acme_failures_total").increment(1);
                        tracing::warn!(%error, serving, "acme: getting a certificate failed, retry in {seconds}s");
                        pause = LONGEST_PAUSE.min(pause * 2);
                        wait
                    }
                }
            };
            tokio::select! {
                biased;
                () = stop.cancelled() => return,
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    async fn get(&self, in_use: &InUse) -> Result<(), AcmeError> {
        let names = self.domains.join(", ");
        tracing::info!(names, "acme: asking for a certificate");
        let issued = authority::order(&self.settings, &self.domains, &self.kept, in_use).await?;
        let certificate = self.kept.understand(&issued)?;
        self.kept.keep(&issued).await?;
        let until = certificate.until();
        tracing::info!(
            names,
            until,
            "acme: new connections get the new certificate"
        );
        in_use.put(certificate);
        Ok(())
    }
}

/// How long a certificate needn't be renewed yet; nothing when it is due.
fn until_due(certificate: Option<&Certificate>) -> Option<Duration> {
    let certificate = certificate?;
    let left = certificate.seconds_left(SystemTime::now());
    let spare = left.checked_sub(certificate.lifetime() / RENEW_AT)?;
    (spare > 0).then(|| LOOK_EVERY.min(Duration::from_secs(spare)))
}

/// The names in a setting.
pub(super) fn domains(settings: &AcmeSettings) -> Vec<String> {
    let text = settings.domains.as_deref().unwrap_or_default();
    text.split([',', ' '])
        .filter(|name| !name.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// A file in the data folder couldn't be read or written.
fn of_file(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> TlsError {
    let path = path.into();
    move |why| TlsError::Read { path, why }
}
