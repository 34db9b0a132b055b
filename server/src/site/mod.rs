//! The web client: its files, and the one page that every address of it answers with.

mod accept;
mod files;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use crate::app::App;
use crate::error::Failure;
use accept::Encoding;
pub(crate) use files::Files;
pub use files::has_pages;
use files::{File, INDEX};

/// Where everything lies that has a digest of its content in its name, and so never changes.
const HASHED: &str = "assets/";

/// A file of the client, or, for an address that is a place in it, its page.
pub(crate) async fn serve(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let files = app.site();
    if let Some(file) = files.get(path) {
        let keep = if path.starts_with(HASHED) {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        return answer(file, keep, request.headers());
    }
    if is_no_page(path) {
        return Failure::not_found().into_response();
    }
    match files.get(INDEX) {
        Some(page) => answer(page, "no-cache", request.headers()),
        None if path.is_empty() => Html(include_str!("../static/home.html")).into_response(),
        None => Failure::not_found().into_response(),
    }
}

/// Whether an address is none that people open: an unknown request, or a file that isn't there.
fn is_no_page(path: &str) -> bool {
    let mut steps = path.split('/');
    matches!(steps.next(), Some("api" | "assets" | "metrics"))
        || path
            .rsplit('/')
            .next()
            .is_some_and(|last| last.contains('.'))
}

fn answer(file: &File, keep: &'static str, asked: &HeaderMap) -> Response {
    let (encoding, body) = file.body(asked);
    let tag = match encoding {
        Encoding::Plain => format!("\"{}\"", file.digest),
        other => format!("\"{}-{}\"", file.digest, other.name()),
    };
    let known = asked
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|one| one.trim().trim_start_matches("W/") == tag);
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = body.into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, file.kind.clone());
        if encoding != Encoding::Plain {
            let name = HeaderValue::from_static(encoding.name());
            headers.insert(header::CONTENT_ENCODING, name);
        }
        response
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}
