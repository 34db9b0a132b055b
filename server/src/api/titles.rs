//! The titles that can be played.

use axum::Json;
use pantheon_tables::title_cards;
use pantheon_wire::TitleCard;

/// The titles that can be played, and what a table may choose
#[utoipa::path(get, operation_id = "list_titles", path = "/api/titles", tag = "tables", security(()),
    responses((status = 200, body = Vec<TitleCard>)))]
pub(crate) async fn list() -> Json<&'static [TitleCard]> {
    Json(title_cards())
}

/// Whether there is such a title.
pub(crate) fn is_known(id: &str) -> bool {
    title_cards().iter().any(|card| card.id == id)
}
