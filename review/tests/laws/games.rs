//! Games between bots, and their reviews.

use pantheon_bots::arena::{Entrant, GameId, GameRequest};
use pantheon_bots::roster;
use pantheon_engine::Record;
use pantheon_games::title;
use pantheon_review::{AnyReview, Plan, begin};
use pantheon_wire::Review;
use serde_json::json;

/// As little work as a review can be made of.
pub(crate) const LITTLE: Plan = Plan {
    iterations: 12,
    glance: 1,
    worlds: 3,
    luck: 8,
    games: 1,
    reasons: 2,
};

/// A game between these bots, one a seat. The same number is the same game.
pub(crate) fn game(id: &str, bots: &[&str], number: u32) -> Record {
    let entrants: Vec<Entrant> = bots
        .iter()
        .map(|bot| Entrant {
            name: (*bot).to_owned(),
            spec: bot.parse().expect("a bot"),
        })
        .collect();
    let request = GameRequest {
        options: &json!({}),
        seating: entrants.iter().collect(),
        seed: 17,
        game: GameId {
            deal: number,
            group: 0,
            rotation: 0,
        },
    };
    let roster = roster(title(id).expect("it is on the shelf").as_ref()).expect("it has bots");
    roster.arena_game(&request).expect("the game ends").record
}

pub(crate) fn opened(record: &Record, plan: Plan) -> Box<dyn AnyReview> {
    let title = title(&record.header.title).expect("it is on the shelf");
    begin(title.as_ref(), record, plan).expect("the record is true")
}

/// A whole review, made by as many threads as there are.
pub(crate) fn reviewed(record: &Record, plan: Plan) -> Review {
    let mut review = opened(record, plan);
    while review.stride() {}
    review.report()
}
