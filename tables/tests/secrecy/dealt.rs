//! Tables that are dealt anew.

use pantheon_engine::{Content as _, Digest, Match, Seat, Seed, Speak, state_digest};
use pantheon_tables::{Fact, Life, LifeSnapshot, Settings};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;

use crate::played::Played;

/// A snapshot's game with this state: as the engine writes it, without what could be taken back.
#[derive(Serialize)]
struct Body<'a, S> {
    base: u32,
    state: &'a S,
    steps: [(); 0],
    leads_to: Digest,
    time: u64,
    draws: u64,
}

/// The table's snapshot with another state in it.
pub(crate) fn with_state<G: Speak>(game: &Match<G>, life: &Life, state: &G::State) -> LifeSnapshot {
    let snapshot = life.snapshot();
    let mut kept: Value = serde_json::from_str(&snapshot.life).unwrap();
    let body = Body {
        base: game.steps(),
        state,
        steps: [],
        leads_to: state_digest(state),
        time: game.time(),
        draws: game.draws(),
    };
    let rules = game.rules();
    let table = (
        G::INFO.id,
        G::INFO.rules_version,
        rules.content().digest(),
        rules.options(),
        rules.seats(),
        game.seed().commitment(),
        game.entropy(),
    );
    let text = serde_json::to_vec(&(table, &body)).unwrap();
    let seal = Digest::of(&[b"pantheon snapshot", &text]);
    let body = serde_json::to_value(&body).unwrap();
    let place = kept.pointer_mut("/phase/Playing/game");
    *place.expect("it is played") = json!({ "body": body, "seal": seal });
    let snapshot = LifeSnapshot {
        life: serde_json::to_string(&kept).unwrap(),
        ..snapshot
    };
    let (table, setup) = (life.id().clone(), life.setup().clone());
    let again = Life::resume(table, setup, &Settings::default(), &snapshot);
    let again = again.expect("else the true log would be lived instead");
    let kept: Value = serde_json::from_str(&again.snapshot().life).unwrap();
    let there = kept.pointer("/phase/Playing/game/body/leads_to");
    assert_eq!(there, Some(&json!(state_digest(state))));
    snapshot
}

/// The game by itself, from the table's log.
pub(crate) fn game_of<G: Speak>(rules: &Arc<G>, played: &Played) -> Match<G> {
    let seed = Seed::from_hex(&played.life.setup().seed).unwrap();
    let mut game = Match::new(Arc::clone(rules), seed);
    let mut began = 0;
    for row in &played.rows {
        match &row.fact {
            Fact::Began => began = row.at,
            Fact::Acted { seat, action, .. } => {
                let (seat, action) = (Seat::new(*seat).unwrap(), action.clone());
                let action = serde_json::from_value(action).unwrap();
                assert!(game.act(seat, action, row.at - began).is_ok());
            }
            Fact::Ticked { .. } => assert!(game.tick(row.at - began).is_ok()),
            _ => {}
        }
    }
    game
}
