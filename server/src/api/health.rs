//! Whether the server is there.

use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

/// The server is there.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    /// Always true.
    ok: bool,
    /// The server's version.
    version: &'static str,
}

/// Whether the server is there
#[utoipa::path(get, path = "/api/health", tag = "server", security(()), responses((status = 200, body = Health)))]
pub(crate) async fn health() -> Json<Health> {
    Json(Health {
        ok: true,
        version: env!("CARGO_PKG_VERSION"),
    })
}
