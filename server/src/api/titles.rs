//! The titles that can be played.

use std::sync::OnceLock;

use axum::Json;
use pantheon_games::{Title, titles};
use pantheon_wire::{TitleCard, TitleOption};

/// The titles that can be played, and what a table may choose
#[utoipa::path(get, operation_id = "list_titles", path = "/api/titles", tag = "tables", security(()),
    responses((status = 200, body = Vec<TitleCard>)))]
pub(crate) async fn list() -> Json<&'static [TitleCard]> {
    Json(cards())
}

/// Whether there is such a title.
pub(crate) fn is_known(id: &str) -> bool {
    cards().iter().any(|card| card.id == id)
}

/// The titles never change while the server runs, and take a while to look up.
fn cards() -> &'static [TitleCard] {
    static CARDS: OnceLock<Vec<TitleCard>> = OnceLock::new();
    CARDS.get_or_init(|| titles().iter().map(|title| card(&**title)).collect())
}

fn card(title: &dyn Title) -> TitleCard {
    let info = title.info();
    let option = |spec: pantheon_engine::OptionSpec| TitleOption {
        key: spec.key.to_owned(),
        kind: serde_json::to_value(&spec.kind).expect("an option's kind is plain data"),
        default: spec.default,
    };
    TitleCard {
        id: info.id.to_owned(),
        name: info.name.to_owned(),
        designers: info.designers.to_owned(),
        publisher: info.publisher.to_owned(),
        year: info.year,
        rules_version: info.rules_version,
        min_seats: info.min_seats,
        max_seats: info.max_seats,
        hidden_information: info.hidden_information,
        options: title.options().into_iter().map(option).collect(),
    }
}
