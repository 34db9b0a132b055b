//! The titles as people choose from them.

use std::sync::LazyLock;

use pantheon_games::{Title, titles};
use pantheon_wire::{TitleCard, TitleOption};

/// The titles never change while a program runs, and take a while to look up.
static CARDS: LazyLock<Vec<TitleCard>> =
    LazyLock::new(|| titles().iter().map(|title| card(&**title)).collect());

/// The titles that can be played, and what a table may choose.
pub fn title_cards() -> &'static [TitleCard] {
    &CARDS
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
        content: title.content_digest().to_string(),
        min_seats: info.min_seats,
        max_seats: info.max_seats,
        hidden_information: info.hidden_information,
        options: title.options().into_iter().map(option).collect(),
    }
}
