//! Why a server can't speak TLS as it was told to.

use std::path::PathBuf;

/// Why a server can't speak TLS as it was told to.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// There is nothing to speak it with.
    #[error("TLS is on, and {0} isn't set, nor tls.acme.domains")]
    Missing(&'static str),
    /// Something is set that nothing would use.
    #[error("{0} is set, and TLS is off: --tls turns it on")]
    Off(&'static str),
    /// A certificate can't come from two places.
    #[error(
        "tls.certificate and tls.acme.domains are both set; a certificate comes from files or from an authority"
    )]
    Twice,
    /// What an authority issues can't be kept.
    #[error("there is no folder to keep what the authority issues in; set data")]
    NoFolder,
    /// A file can't be read or written.
    #[error("{}: {why}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        why: std::io::Error,
    },
    /// A file isn't what it should be.
    #[error("{}: there is no {what} in PEM in it", path.display())]
    NotThere {
        /// The file.
        path: PathBuf,
        /// What should be in it.
        what: &'static str,
    },
    /// A certificate or a key can't be understood.
    #[error("{}: {why}", path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// A key is another certificate's.
    #[error("{} isn't the key of the certificate in {}", key.display(), certificate.display())]
    OtherKey {
        /// The file with the certificate.
        certificate: PathBuf,
        /// The file with the key.
        key: PathBuf,
    },
    /// A certificate doesn't hold any more.
    #[error("{}: the certificate ran out on {until}", path.display())]
    RanOut {
        /// The file.
        path: PathBuf,
        /// Until when it held.
        until: String,
    },
    /// A certificate doesn't hold yet.
    #[error("{}: the certificate doesn't hold before {from}", path.display())]
    NotYet {
        /// The file.
        path: PathBuf,
        /// From when it holds.
        from: String,
    },
    /// What is compiled in can't do it.
    #[error("TLS can't be set up: {0}")]
    Provider(rustls::Error),
}
