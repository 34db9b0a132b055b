//! How a file may be sent.

use axum::http::{HeaderMap, header};

/// How a file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    /// As it is.
    Plain,
    /// By gzip.
    Gzip,
    /// By Brotli, which packs best.
    Brotli,
}

impl Encoding {
    /// What it is called in headers.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Plain => "identity",
            Self::Gzip => "gzip",
            Self::Brotli => "br",
        }
    }

    /// Whether whoever asks can read it.
    pub(super) fn is_welcome(self, asked: &HeaderMap) -> bool {
        asked
            .get_all(header::ACCEPT_ENCODING)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .any(|one| {
                let mut parts = one.split(';').map(str::trim);
                let named = parts.next() == Some(self.name());
                let refused = parts
                    .filter_map(|part| part.strip_prefix("q="))
                    .any(|weight| weight.parse() == Ok(0.0));
                named && !refused
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn welcome(encoding: Encoding, accepted: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, accepted.parse().unwrap());
        encoding.is_welcome(&headers)
    }

    #[test]
    fn only_what_is_named_and_not_refused_is_welcome() {
        for accepted in ["br", "gzip, deflate, br", "gzip;q=0.8 , br;q=1"] {
            assert!(welcome(Encoding::Brotli, accepted), "{accepted}");
        }
        for refused in ["", "gzip", "br;q=0", "gzip, br; q=0.0", "brotli"] {
            assert!(!welcome(Encoding::Brotli, refused), "{refused}");
        }
        assert!(!Encoding::Gzip.is_welcome(&HeaderMap::new()));
    }
}
