//! The page that the server has of its own: how to talk to it.

use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};

/// The OpenAPI document, to be read by people.
pub(crate) async fn docs() -> Html<&'static str> {
    Html(include_str!("../static/docs.html"))
}

/// Where the page was in earlier releases.
pub(crate) async fn moved() -> Redirect {
    Redirect::permanent("/api")
}

/// What shows the document.
pub(crate) async fn script() -> Response {
    let kind = "text/javascript; charset=utf-8";
    (
        [(header::CONTENT_TYPE, kind)],
        include_str!("../static/docs.js"),
    )
        .into_response()
}

/// What pages look like that are no part of the web client.
pub(crate) async fn style() -> Response {
    let kind = "text/css; charset=utf-8";
    (
        [(header::CONTENT_TYPE, kind)],
        include_str!("../static/plain.css"),
    )
        .into_response()
}
