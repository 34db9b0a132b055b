//! What whoever runs the server may choose of TLS.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// Whether the server speaks TLS, and with what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TlsSettings {
    /// Whether it does.
    pub on: bool,
    /// A PEM file with the certificate, and those between it and its authority after it.
    pub certificate: Option<PathBuf>,
    /// A PEM file with the certificate's key.
    pub key: Option<PathBuf>,
    /// How often it is looked whether they have changed, in seconds.
    pub look_seconds: u32,
    /// An address where plain HTTP is answered with the way to HTTPS.
    pub redirect: Option<String>,
    /// How a certificate is got from an authority.
    pub acme: AcmeSettings,
}

/// How a certificate is got from an authority, by ACME.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AcmeSettings {
    /// The names that it is to be for, with commas between them. Without any, it comes from files.
    pub domains: Option<String>,
    /// The address where the authority hears of what is wrong with certificates.
    pub contact: Option<String>,
    /// The authority. To ask it is to agree to its terms.
    pub directory: String,
    /// A PEM file with the authority's own root, where browsers don't know it.
    pub root: Option<PathBuf>,
    /// After how many seconds it is asked again when it failed, at first; each time after twice as long.
    pub retry_seconds: u32,
}

impl Default for AcmeSettings {
    fn default() -> Self {
        Self {
            domains: None,
            contact: None,
            directory: instant_acme::LetsEncrypt::Production.url().to_owned(),
            root: None,
            retry_seconds: 300,
        }
    }
}

impl Default for TlsSettings {
    fn default() -> Self {
        Self {
            on: false,
            certificate: None,
            key: None,
            look_seconds: 30,
            redirect: None,
            acme: AcmeSettings::default(),
        }
    }
}

impl TlsSettings {
    /// A setting that is set and that nothing uses while TLS is off.
    pub(super) fn unused(&self) -> Option<&'static str> {
        let set = [
            (self.certificate.is_some(), "tls.certificate"),
            (self.key.is_some(), "tls.key"),
            (self.redirect.is_some(), "tls.redirect"),
            (self.acme.domains.is_some(), "tls.acme.domains"),
        ];
        set.into_iter().find(|(set, _)| *set).map(|(_, key)| key)
    }
}
