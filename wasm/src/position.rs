//! Where a game stands that is no table's.

use pantheon_engine::{RecordedSeat, Seat, SeatSet, Viewer};
use pantheon_games::{AnyMatch, Happening};
use pantheon_wire::{Asked, Code, Legal, Position, Problem, SeatInfo, Sight, TableInfo, ToldEvent};

/// Where it stands, as a viewer may know it who can do this.
pub(crate) fn position(game: &dyn AnyMatch, viewer: Viewer, legal: Vec<Legal>) -> Position {
    let asked = |seat: Seat| Asked {
        seat: seat.number(),
        text: game.ask(viewer, seat),
    };
    let seen = game.see(viewer, SeatSet::EMPTY, false);
    let outcome = game.outcome();
    Position {
        step: game.steps(),
        to_act: game.to_act().iter().map(Seat::number).collect(),
        asked: game.to_act().iter().map(asked).collect(),
        sights: vec![Sight {
            seat: viewer.seat().map(Seat::number),
            hash: seen.digest.to_string(),
            view: game.view(viewer),
            score: game.score(viewer),
            legal,
            may_undo: false,
            resigning_ends: false,
        }],
        clocks: Vec::new(),
        deadline: None,
        time: game.time(),
        offers: Vec::new(),
        result: outcome
            .as_ref()
            .and_then(|outcome| outcome.result(&game.info())),
        outcome,
    }
}

/// The record of a game so far, played by whoever sits at a table.
pub(crate) fn record_of(game: &dyn AnyMatch, table: &TableInfo) -> Result<String, Problem> {
    let seat = |seat: &SeatInfo| RecordedSeat {
        name: seat.name.clone().unwrap_or_default(),
        kind: crate::replay::HUMAN.to_owned(),
    };
    let record = game.record(table.seats.iter().map(seat).collect());
    let record = record.map(|record| record.to_text());
    record.ok_or_else(|| Problem::new(Code::NotFound, "how the game began isn't remembered"))
}

/// What a viewer hears of what was told.
pub(crate) fn heard(told: &[Happening], viewer: Viewer) -> Vec<ToldEvent> {
    let heard = told.iter().filter(|told| told.to.includes(viewer));
    heard
        .map(|told| ToldEvent {
            event: told.value(),
            text: told.text.clone(),
            seats: Vec::new(),
        })
        .collect()
}
