//! What stands before and behind every handler: limits, other sites, time, headers, and problems told as such.

use std::any::Any;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use pantheon_wire::Code;

use crate::address::{Address, is_own_origin};
use crate::app::App;
use crate::error::{Failure, ProblemBody};
use crate::metrics;
use crate::session::{Carrier, carried};
use crate::settings::Settings;

/// What a page of ours may do: nothing but talk to us.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=()",
    ),
];

/// Puts the headers on every answer that keep browsers from doing what we don't want.
pub(crate) async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.settings().is_https() {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Turns every error that isn't told as a problem into one.
pub(crate) async fn problems(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let is_error = status.is_client_error() || status.is_server_error();
    if !is_error || response.extensions().get::<ProblemBody>().is_some() {
        return response;
    }
    let code = match status {
        StatusCode::NOT_FOUND => Code::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Code::WrongMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        _ if status.is_client_error() => Code::Malformed,
        _ => Code::Internal,
    };
    let reason = status.canonical_reason().unwrap_or("refused");
    let mut told = Failure::new(code, reason.to_lowercase())
        .status(status)
        .into_response();
    if let Some(allow) = response.headers().get(header::ALLOW) {
        told.headers_mut().insert(header::ALLOW, allow.clone());
    }
    told
}

/// A handler panicked. What happened is in the server's log, and nowhere else.
#[expect(
    clippy::needless_pass_by_value,
    reason = "the layer that catches panics hands the box over"
)]
pub(crate) fn panicked(why: Box<dyn Any + Send + 'static>) -> Response {
    let text = why
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| why.downcast_ref::<&str>().copied())
        .unwrap_or("a panic without words");
    tracing::error!(text, "http: a handler panicked, answered with status 500");
    ::metrics::counter!("pantheon_panics_total").increment(1);
    Failure::internal().into_response()
}

/// Gives a request up that takes too long.
pub(crate) async fn time_limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let most = Duration::from_secs(u64::from(app.settings().limits.request_seconds));
    tokio::time::timeout(most, next.run(request))
        .await
        .unwrap_or_else(|_| {
            metrics::refused("request-seconds");
            Failure::busy().into_response()
        })
}

/// Refuses an address that asks too much. Files of the web client lie in memory and come many at once when somebody
/// opens it for the first time: they don't use up what a house with several people has to play with.
pub(crate) async fn rate_limit(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path().trim_start_matches('/');
    let limit = if app.site().has(path) {
        &app.limits().files
    } else {
        &app.limits().address
    };
    limit.take(&Address::of(&parts, app.settings()))?;
    Ok(next.run(Request::from_parts(parts, body)).await)
}

/// Refuses a request that changes something if another site made a browser send it.
pub(crate) async fn refuse_foreign_sites(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    let reads = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if !reads && !is_trusted(request.headers(), app.settings()) {
        metrics::refused("foreign-site");
        let message = "the request came from another site, or doesn't say that it came from ours";
        return Err(Failure::new(Code::ForeignSite, message));
    }
    Ok(next.run(request).await)
}

/// Whether no other site can have made a browser send this. Also somebody who isn't signed in is protected: they could
/// be signed in as somebody else without knowing.
pub(crate) fn is_trusted(headers: &HeaderMap, settings: &Settings) -> bool {
    let carrier = carried(headers, settings).map(|(carrier, _)| carrier);
    if carrier == Some(Carrier::Bearer) {
        return true;
    }
    let text = |name: &str| headers.get(name).map(|v| v.to_str().unwrap_or("null"));
    let origin = text("origin").map(|origin| is_own_origin(origin, headers, settings));
    let site = text("sec-fetch-site").map(|site| site == "same-origin");
    match (origin, site) {
        (Some(own), None) | (None, Some(own)) => own,
        (Some(own), Some(same)) => own && same,
        // No browser of these years sends a post without either.
        (None, None) => carrier.is_none(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trusted(list: &[(&'static str, &str)]) -> bool {
        let headers = list
            .iter()
            .chain(&[("host", "here.test")])
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect();
        is_trusted(&headers, &Settings::default())
    }

    #[tokio::test]
    async fn a_panic_is_told_without_its_words() {
        use axum::routing::get;
        use tower::ServiceExt as _;
        async fn panics() -> StatusCode {
            panic!("the secret is {}", 42)
        }
        let router: axum::Router = axum::Router::new()
            .route("/", get(panics))
            .layer(tower_http::catch_panic::CatchPanicLayer::custom(panicked));
        let request = Request::new(axum::body::Body::empty());
        let answer = router.oneshot(request).await.unwrap();
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let body = axum::body::to_bytes(answer.into_body(), 1000)
            .await
            .unwrap();
        let problem: pantheon_wire::Problem = serde_json::from_slice(&body).unwrap();
        assert_eq!(problem.code, Code::Internal);
        assert!(!problem.message.contains("secret"));
    }

    const COOKIE: (&str, &str) = ("cookie", "pantheon=abc");
    const OURS: (&str, &str) = ("origin", "http://here.test");
    const THEIRS: (&str, &str) = ("origin", "http://evil.test");

    #[test]
    fn a_cookie_needs_our_own_origin() {
        assert!(trusted(&[COOKIE, OURS]));
        assert!(trusted(&[COOKIE, ("sec-fetch-site", "same-origin")]));
        assert!(!trusted(&[COOKIE]));
        assert!(!trusted(&[COOKIE, THEIRS]));
        assert!(!trusted(&[COOKIE, ("origin", "null")]));
        for site in ["cross-site", "same-site", "none"] {
            assert!(!trusted(&[COOKIE, ("sec-fetch-site", site)]), "{site}");
            assert!(
                !trusted(&[COOKIE, OURS, ("sec-fetch-site", site)]),
                "{site}"
            );
        }
        assert!(!trusted(&[
            COOKIE,
            THEIRS,
            ("sec-fetch-site", "same-origin")
        ]));
    }

    #[test]
    fn other_sites_cannot_sign_anybody_in() {
        assert!(!trusted(&[THEIRS]));
        assert!(!trusted(&[("sec-fetch-site", "cross-site")]));
    }

    #[test]
    fn programs_need_no_origin() {
        assert!(trusted(&[]));
        assert!(trusted(&[("authorization", "Bearer abc"), THEIRS]));
        assert!(trusted(&[("authorization", "Bearer abc"), COOKIE]));
    }
}
