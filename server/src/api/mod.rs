//! The routes, each with what it says of itself in the OpenAPI document.

mod health;

use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// All routes.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(health::health))
}

/// The OpenAPI document.
pub fn document() -> OpenApi {
    routes().split_for_parts().1
}
