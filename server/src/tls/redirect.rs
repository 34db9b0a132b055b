//! Plain HTTP, answered with the way to HTTPS.

use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use pantheon_wire::Code;

use crate::address::origin_of;
use crate::error::Failure;
use crate::settings::Settings;

/// The port that an address without one means.
const HTTPS: u16 = 443;

/// Answers everything with the same path at the public address, or at the host that was asked, at this port.
pub(super) fn router(settings: &Settings, port: u16) -> Router {
    let public = settings.public_url.as_deref();
    let public = public.filter(|url| url.starts_with("https://"));
    let public: Option<Arc<str>> = public.map(|url| origin_of(url).into());
    Router::new().fallback(move |headers: HeaderMap, uri: Uri| {
        let origin = match &public {
            Some(origin) => Some(origin.to_string()),
            None => asked(&headers).map(|host| at_port(host, port)),
        };
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        let location = origin.and_then(|origin| HeaderValue::try_from(origin + path).ok());
        std::future::ready(location.map_or_else(no_host, there))
    })
}

fn there(location: HeaderValue) -> Response {
    (
        StatusCode::PERMANENT_REDIRECT,
        [(header::LOCATION, location)],
    )
        .into_response()
}

fn no_host() -> Response {
    let message = "the request doesn't say which host it is for; ask by HTTPS";
    Failure::new(Code::Malformed, message).into_response()
}

/// The host that a request is for, without its port. What isn't the name of a host is none.
fn asked(headers: &HeaderMap) -> Option<&str> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let name = match host.rsplit_once(':') {
        // An address of IPv6 has colons of its own, in brackets.
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-._[]:".contains(&byte);
    (!name.is_empty() && name.bytes().all(fits)).then_some(name)
}

fn at_port(host: &str, port: u16) -> String {
    if port == HTTPS {
        format!("https://{host}")
    } else {
        format!("https://{host}:{port}")
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::Request;
    use tower::ServiceExt as _;

    use super::*;

    async fn location(public: Option<&str>, port: u16, host: &str, path: &str) -> String {
        let settings = Settings {
            public_url: public.map(str::to_owned),
            ..Settings::default()
        };
        let request = Request::post(path).header("host", host);
        let request = request.body(Body::empty()).unwrap();
        let answer = router(&settings, port).oneshot(request).await.unwrap();
        match answer.status() {
            StatusCode::PERMANENT_REDIRECT => {
                let location = &answer.headers()[header::LOCATION];
                location.to_str().unwrap().to_owned()
            }
            status => status.to_string(),
        }
    }

    #[tokio::test]
    async fn the_way_is_the_same_path_at_the_host_that_was_asked() {
        let at = |port, host, path| location(None, port, host, path);
        assert_eq!(at(443, "a.test", "/").await, "https://a.test/");
        assert_eq!(at(443, "a.test:80", "/t?x=1").await, "https://a.test/t?x=1");
        assert_eq!(at(8443, "a.test:8080", "/t").await, "https://a.test:8443/t");
        assert_eq!(at(8443, "[::1]:80", "/").await, "https://[::1]:8443/");
        assert_eq!(at(443, "[::1]", "/").await, "https://[::1]/");
        for strange in ["", ":80", "a.test/..", "a@b.test", "a b"] {
            assert_eq!(
                at(443, strange, "/").await,
                "400 Bad Request",
                "{strange:?}"
            );
        }
    }

    #[tokio::test]
    async fn a_public_address_is_the_only_way_that_is_told() {
        let told = location(Some("https://play.test/"), 8443, "evil.test", "/t").await;
        assert_eq!(told, "https://play.test/t");
        let plain = location(Some("http://play.test"), 443, "a.test", "/t").await;
        assert_eq!(plain, "https://a.test/t");
    }
}
