//! What stops a server from speaking TLS.

use std::path::Path;

use pantheon_engine::Message;
use pantheon_server::TlsError;

use super::{of_file, plain};

/// Why TLS can't be spoken.
pub fn of_tls(why: &TlsError) -> Message {
    let setting =
        |key: &'static str, name: &str| Message::new(key).text("setting", name.to_owned());
    let at =
        |key: &'static str, file: &Path| Message::new(key).text("file", file.display().to_string());
    match why {
        TlsError::Missing(name) => setting("cli-error-tls-missing", name),
        TlsError::Off(name) => setting("cli-error-tls-off", name),
        TlsError::Twice => Message::new("cli-error-tls-twice"),
        TlsError::NoFolder => Message::new("cli-error-tls-no-folder"),
        TlsError::Read { path, why } => at("cli-error-tls-file", path).word("why", of_file(why)),
        TlsError::NotThere { path, what } => {
            at("cli-error-tls-not-there", path).text("what", (*what).to_owned())
        }
        TlsError::Unusable { path, why } => at("cli-error-tls-file", path).word("why", plain(why)),
        TlsError::OtherKey { certificate, key } => {
            at("cli-error-tls-other-key", certificate).text("key", key.display().to_string())
        }
        TlsError::RanOut { path, until } => {
            at("cli-error-tls-ran-out", path).text("date", until.clone())
        }
        TlsError::NotYet { path, from } => {
            at("cli-error-tls-not-yet", path).text("date", from.clone())
        }
        TlsError::Provider(why) => Message::new("cli-error-tls-provider").word("why", plain(why)),
    }
}
