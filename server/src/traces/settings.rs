//! Where traces are sent, and how many.

use axum::http::Uri;
use serde::{Deserialize, Serialize};

/// Where traces go that are asked for by an address alone.
const PATH: &str = "/v1/traces";

/// What is traced, and where it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TraceSettings {
    /// The collector's address for OTLP by HTTP: `http://127.0.0.1:4318`. Without it nothing is traced.
    pub otlp: Option<String>,
    /// Of so many traces one is kept, but for those that a proxy keeps.
    pub one_in: u32,
    /// How many spans may wait to be sent. What is more is dropped.
    pub queue: usize,
    /// What the server is called in traces.
    pub service: String,
}

impl Default for TraceSettings {
    fn default() -> Self {
        Self {
            otlp: None,
            one_in: 100,
            queue: 2048,
            service: "pantheon".to_owned(),
        }
    }
}

/// Why nothing can be traced.
#[derive(Debug, thiserror::Error)]
pub enum TracesError {
    /// The collector's address isn't one that can be used.
    #[error("tracing.otlp: {0:?} is no address by plain HTTP, such as http://127.0.0.1:4318")]
    Address(String),
    /// The exporter refuses.
    #[error("tracing: {0}")]
    Exporter(String),
}

impl TraceSettings {
    /// Whether traces can be sent, if they are to be.
    pub fn check(&self) -> Result<(), TracesError> {
        self.address().map(|_| ())
    }

    /// Where spans are sent, if they are.
    pub(super) fn address(&self) -> Result<Option<String>, TracesError> {
        let Some(given) = self.otlp.as_deref().filter(|given| !given.is_empty()) else {
            return Ok(None);
        };
        let wrong = || TracesError::Address(given.to_owned());
        let uri: Uri = given.parse().map_err(|_| wrong())?;
        if uri.scheme_str() != Some("http") || uri.host().is_none_or(str::is_empty) {
            return Err(wrong());
        }
        let whole = given.trim_end_matches('/');
        Ok(Some(match uri.path() {
            "" | "/" => format!("{whole}{PATH}"),
            _ => given.to_owned(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where it leads, nothing for nowhere; `None` where it is refused.
    fn address(otlp: &str) -> Option<String> {
        let settings = TraceSettings {
            otlp: Some(otlp.to_owned()),
            ..TraceSettings::default()
        };
        Some(settings.address().ok()?.unwrap_or_default())
    }

    #[test]
    fn an_address_alone_is_enough_and_what_cannot_be_used_is_refused() {
        let collector = |text: &str| Some(text.to_owned());
        assert!(matches!(TraceSettings::default().address(), Ok(None)));
        assert_eq!(address(""), collector(""));
        for given in ["http://127.0.0.1:4318", "http://127.0.0.1:4318/"] {
            assert_eq!(address(given), collector("http://127.0.0.1:4318/v1/traces"));
        }
        assert_eq!(address("http://c/x/y"), collector("http://c/x/y"));
        for wrong in ["https://c:4318", "c:4318", "localhost", "http://", "a b"] {
            assert_eq!(address(wrong), None, "{wrong}");
        }
    }
}
