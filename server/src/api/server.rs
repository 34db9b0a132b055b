//! The server itself: whether it is there, what it counts, what it answers to.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use pantheon_wire::{Code, Problem};
use serde::Serialize;
use subtle::ConstantTimeEq;
use utoipa::ToSchema;

use crate::app::App;
use crate::error::Failure;

/// The server is there.
#[derive(Serialize, ToSchema)]
pub(crate) struct Alive {
    /// Always true.
    ok: bool,
    /// The server's version.
    version: &'static str,
}

/// The server is ready.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    /// Always true.
    ok: bool,
    /// The server's version.
    version: &'static str,
    /// What isn't as it should be. Its log tells more.
    warnings: Vec<Warning>,
}

/// What isn't as it should be with a server that is ready.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Warning {
    /// The disk is nearly full.
    LowSpace,
    /// Something damaged was found.
    Damaged,
    /// The last backup that the server tried to make by itself failed.
    BackupFailed,
}

/// Whether the server is ready: it can read and write what it keeps
#[utoipa::path(get, path = "/api/health", tag = "server", security(()), responses(
    (status = 200, body = Health),
    (status = 503, description = "The server stops, or the database can't be read or written; the message says why", body = pantheon_wire::Problem),
))]
pub(crate) async fn health(State(app): State<App>) -> Result<Json<Health>, Failure> {
    if app.live().drain.is_begun() {
        let stops = Problem {
            retry_after: Some(1),
            ..Problem::new(Code::Unavailable, "the server stops")
        };
        return Err(stops.into());
    }
    let standing = app.readiness().ask(|| app.tables().check_store()).await;
    let standing = standing.map_err(|unready| Failure::from(Problem::from(unready)))?;
    let warnings = [
        (standing.low_space, Warning::LowSpace),
        (standing.damaged, Warning::Damaged),
        (app.backups().has_failed(), Warning::BackupFailed),
    ];
    let warnings = warnings
        .into_iter()
        .filter_map(|(so, what)| so.then_some(what));
    Ok(Json(Health {
        ok: true,
        version: env!("CARGO_PKG_VERSION"),
        warnings: warnings.collect(),
    }))
}

/// Whether the server is there, whatever it can do
#[utoipa::path(get, path = "/api/health/live", tag = "server", security(()), responses((status = 200, body = Alive)))]
pub(crate) async fn live() -> Json<Alive> {
    Json(Alive {
        ok: true,
        version: env!("CARGO_PKG_VERSION"),
    })
}

/// What the records that the server gives out are signed with.
#[derive(Serialize, ToSchema)]
pub(crate) struct SigningKey {
    /// The public key, as minisign writes it.
    key: String,
    /// Its number, as minisign shows it.
    id: String,
}

/// The public key that the signatures of records are checked with
///
/// It stays the same for as long as the server keeps its database.
#[utoipa::path(get, operation_id = "show_signing_key", path = "/api/signing-key", tag = "server", security(()), responses((status = 200, body = SigningKey)))]
pub(crate) async fn signing_key(State(app): State<App>) -> Json<SigningKey> {
    let key = app.signer().public_key();
    Json(SigningKey {
        key: key.to_string(),
        id: key.id(),
    })
}

/// What the server counts, as Prometheus reads it
///
/// Whoever runs the server may have set a token that opens it.
#[utoipa::path(get, operation_id = "show_metrics", path = "/metrics", tag = "server", security((), ("metrics" = [])), responses(
    (status = 200, body = String, content_type = "text/plain; version=0.0.4; charset=utf-8"),
    (status = 401, description = "The token is missing or wrong", body = pantheon_wire::Problem),
))]
pub(crate) async fn counts(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    if let Some(token) = &app.settings().metrics_token {
        let sent = headers
            .get(header::AUTHORIZATION)
            .map(HeaderValue::as_bytes)
            .and_then(|value| value.strip_prefix(b"Bearer "))
            .unwrap_or_default();
        if !bool::from(sent.ct_eq(token.as_bytes())) {
            return Err(Failure::not_signed_in());
        }
    }
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], app.metrics().render()).into_response())
}

/// This document
#[utoipa::path(get, operation_id = "show_document", path = "/api/openapi.json", tag = "server", security(()), responses(
    (status = 200, body = Object, content_type = "application/json"),
))]
pub(crate) async fn document(State(app): State<App>) -> Response {
    let kind = "application/json";
    ([(header::CONTENT_TYPE, kind)], app.openapi().to_owned()).into_response()
}
