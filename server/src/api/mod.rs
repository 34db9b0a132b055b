//! The routes, each with what it says of itself in the OpenAPI document.

mod advice;
mod bots;
mod daily;
mod daily_told;
mod guests;
mod me;
mod openapi;
mod pages;
mod server;
mod tables;
mod titles;

use axum::routing::get;
use serde_json::Value;
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::settings::LimitSettings;
use crate::socket;

/// All routes.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::Document::openapi())
        .routes(routes!(guests::guest))
        .routes(routes!(guests::sign_in, guests::sign_out))
        .routes(routes!(me::me, me::change, me::leave))
        .routes(routes!(me::account))
        .routes(routes!(me::export))
        .routes(routes!(guests::sessions))
        .routes(routes!(bots::list, bots::make))
        .routes(routes!(bots::end))
        .routes(routes!(titles::list))
        .routes(routes!(daily::list))
        .routes(routes!(daily::show))
        .routes(routes!(daily::begin))
        .routes(routes!(daily::result))
        .routes(routes!(daily::best))
        .routes(routes!(tables::list, tables::make))
        .routes(routes!(tables::info))
        .routes(routes!(tables::command))
        .routes(routes!(tables::news))
        .routes(routes!(tables::past))
        .routes(routes!(tables::position))
        .routes(routes!(tables::record))
        .routes(routes!(tables::record_signature))
        .routes(routes!(tables::content))
        .routes(routes!(tables::try_action))
        .routes(routes!(advice::hints))
        .routes(routes!(advice::dry_run))
        .routes(routes!(advice::weigh))
        .routes(routes!(server::health))
        .routes(routes!(server::live))
        .routes(routes!(server::signing_key))
        .routes(routes!(server::counts))
        .routes(routes!(server::document))
        .route("/api/socket", get(socket::open))
        .route("/api", get(pages::docs))
        .route("/api/docs", get(pages::moved))
        .route("/assets/docs.js", get(pages::script))
        .route("/assets/plain.css", get(pages::style))
}

/// The OpenAPI document of a server with these limits.
pub fn document(limits: &LimitSettings) -> Value {
    openapi::complete(routes().split_for_parts().1, limits)
}
