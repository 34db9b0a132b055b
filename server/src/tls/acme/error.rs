//! Why there is no certificate.

use crate::tls::error::TlsError;

/// Why there is no certificate.
#[derive(Debug, thiserror::Error)]
pub(super) enum AcmeError {
    /// The authority can't be reached, or says no.
    #[error("the authority: {0}")]
    Authority(#[from] instant_acme::Error),
    /// The authority can't be shown that a name is ours in the way that we can.
    #[error("the authority doesn't offer tls-alpn-01 for {0}")]
    NoChallenge(String),
    /// The authority didn't find that the names are ours.
    #[error("the authority didn't reach this server by all of the names: the order is {0}")]
    NotOurs(String),
    /// A key or an answer to a challenge can't be made.
    #[error("a key can't be made: {0}")]
    Key(#[from] rcgen::Error),
    /// What was issued can't be used or kept.
    #[error(transparent)]
    Unusable(#[from] TlsError),
}
